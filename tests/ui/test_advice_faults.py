"""Ctrl-C, closed pipes and full disks while hints, demos, analyses and proofs are made.

One sentence, the right exit code, nothing lost: with real processes.
"""

from __future__ import annotations

import json
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from solitaire.record import load_record, replay
from solitaire.registry import game_named
from tests.ui.command_process import TIME_LIMIT_SECONDS, environment
from tests.ui.test_counsel import record_at
from tests.ui.test_demo_command import ROOT, SKIRMISH, demo
from tests.ui.test_play_script import play

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/dev/full and signals of POSIX")

FULL_AFTER_BYTES = 4000
"""A limit on the size of files stands for a disk that fills up."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game with receipts, the same with players that would think for hours, and one
    that stands before a pursuit."""
    path = tmp_path_factory.mktemp("faults")
    game = ("--game", SKIRMISH, "--seed", "4", "--players", "search:nodes=4")
    assert demo(*game, "--out", str(path / "done.rec")).returncode == 0
    record_at(path / "asked.rec", "pursue_french")
    endless = (path / "done.rec").read_text().replace("search:nodes=4", "search:nodes=9000000")
    (path / "endless.rec").write_text(endless)
    return path


SKIRMISHED = ("--game", SKIRMISH)
SHORT: dict[str, tuple[str, ...]] = {
    "hint": ("hint", "{}/asked.rec", "--nodes", "12", "--json"),
    "demo": ("demo", "--headless", *SKIRMISHED, "--seed", "1", "--players", "random"),
    "swap": ("swap", "{}/done.rec", *SKIRMISHED, "--deals", "20", "--player", "search:nodes=4"),
    "verify": ("verify", "--ai", "{}/done.rec", *SKIRMISHED),
    "analyze": ("analyze", "{}/asked.rec", "--reveal", "--worlds", "1", "--nodes", "2"),
}
LONG: dict[str, tuple[str, ...]] = {
    "hint": ("hint", "{}/asked.rec", "--nodes", "1000000", "--json"),
    "demo": ("demo", "--headless", "--seed", "1", "--players", "staff", "--out", "{}/cut.rec"),
    "swap": ("swap", "{}/done.rec", *SKIRMISHED, "--deals", "100000", "-v"),
    "verify": ("verify", "--ai", "{}/endless.rec", *SKIRMISHED),
    "analyze": ("analyze", "{}/asked.rec", "--reveal", "--worlds", "1000000"),
}


@contextmanager
def running(
    words: tuple[str, ...], folder: Path, output: int | None = subprocess.PIPE, **more: object
) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "ui", *(word.format(folder) for word in words)],
        env=environment({"CAMPAGNA_HOME": str(folder)}),
        cwd=ROOT,
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        **more,  # type: ignore[call-overload]
    )
    try:
        with process:
            yield process
    finally:
        process.kill()


def ended(process: subprocess.Popen[str]) -> str:
    """What it said at the end."""
    _, said = process.communicate(timeout=TIME_LIMIT_SECONDS)
    assert "Traceback" not in said
    return said


@pytest.mark.parametrize("name", SHORT)
def test_a_reader_that_goes_away_ends_it_quietly(name: str, folder: Path) -> None:
    with running(SHORT[name], folder) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read()
        process.wait(timeout=TIME_LIMIT_SECONDS)
    # What fits into the pipe at once is written before anybody can go away.
    assert process.returncode in (0, 141)
    assert "Traceback" not in said
    assert "went wrong" not in said


@pytest.mark.parametrize("name", SHORT)
def test_a_full_disk_behind_the_output_is_one_sentence(name: str, folder: Path) -> None:
    with (
        Path("/dev/full").open("w") as full,
        running(SHORT[name], folder, full.fileno()) as process,
    ):
        said = ended(process)
    assert process.returncode == 73
    assert said.splitlines()[-1].startswith("campagna: The output cannot be written")


@pytest.mark.parametrize(
    "name",
    [
        name if name in ("hint", "demo") else pytest.param(name, marks=pytest.mark.long)
        for name in LONG
    ],
)
def test_control_c_is_one_sentence_and_130(name: str, folder: Path) -> None:
    with running(LONG[name], folder) as process:
        _wait_until_busy(process, name)
        process.send_signal(signal.SIGINT)
        said = ended(process)
    assert process.returncode == 130
    assert len(said.splitlines()) <= 1 + (name == "demo")


def _wait_until_busy(process: subprocess.Popen[str], name: str) -> None:
    assert process.stdout is not None
    lines = {"hint": 1, "demo": 12}.get(name, 0)
    for _ in range(lines):
        assert process.stdout.readline()
    if not lines:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=4)


def test_an_interrupted_demo_has_lost_nothing(folder: Path) -> None:
    path = folder / "kept.rec"
    words = (*LONG["demo"][:-1], str(path))
    with running(words, folder) as process:
        _wait_until_busy(process, "demo")
        process.send_signal(signal.SIGINT)
        said = ended(process)
    assert f"the record is in {path}" in said
    assert replay(load_record(path)).history.plies


def _small_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (FULL_AFTER_BYTES, FULL_AFTER_BYTES))


def test_a_disk_that_fills_up_ends_a_demo_with_the_game_so_far(folder: Path) -> None:
    path = folder / "full.rec"
    words = ("demo", "--headless", *SKIRMISHED, "--seed", "2", "--players", "random")
    with running((*words, "--out", str(path)), folder, preexec_fn=_small_files) as process:
        said = ended(process)
    assert process.returncode == 73
    assert str(path) in said
    assert len(replay(load_record(path, game_named(SKIRMISH).rules())).history.plies) > 3


def test_an_analysis_that_finds_no_room_leaves_the_old_one(folder: Path) -> None:
    kept = folder / "asked.rec.analysis.json"
    kept.write_text("an older analysis\n")
    limit: Callable[[], None] = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))  # noqa: E731
    with running(SHORT["analyze"], folder, preexec_fn=limit) as process:
        said = ended(process)
    assert process.returncode == 73
    assert "cannot be written" in said
    assert kept.read_text() == "an older analysis\n"
    assert sorted(path.name for path in folder.glob("asked.rec.*")) == [kept.name]


def test_an_analysis_is_told_drawn_and_kept_beside_the_record(tmp_path: Path) -> None:
    """A whole short game: the last combat of the campaign, played by the staff."""
    tactic = record_at(tmp_path / "game.rec", "hit_the_fresh")
    played = play(
        tmp_path, f"{tactic.mistake[0]}\n", str(tmp_path / "game.rec"), "--dice", "seed:1"
    )
    assert played.returncode == 0, played.stderr
    words = (
        "analyze",
        "{}/game.rec",
        "--reveal",
        "--worlds",
        "2",
        "--nodes",
        "40",
        "--svg",
        "{}/game.svg",
    )
    with running(words, tmp_path) as process:
        told, said = process.communicate(timeout=TIME_LIMIT_SECONDS)
    assert process.returncode == 0, said
    kept = json.loads((tmp_path / "game.rec.analysis.json").read_text())
    parts = [*kept["decisions"].values(), kept["dice"], kept["fog"], kept["course"]]
    assert sum(parts) == pytest.approx(kept["end"] - kept["start"], abs=1e-6)
    points = {(one["played"], one["better"]) for one in kept["turning points"]}
    assert (tactic.mistake[0], tactic.solution[0]) in points
    assert f"french chose {tactic.mistake[0]}; {tactic.solution[0]} was" in told
    assert (tmp_path / "game.svg").read_text().count("<polygon") == 2


def test_play_tells_a_full_disk_in_one_sentence_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    record_at(path, "pursue_french")
    script = tmp_path / "script"
    script.write_text("pursue\n")
    words = ("play", "--text", str(path), "--dice", "seed:1")
    with (
        Path("/dev/full").open("w") as full,
        script.open() as typed,
        running(words, tmp_path, full.fileno(), stdin=typed) as process,
    ):
        said = ended(process)
    assert process.returncode == 73
    assert said.splitlines()[-1].startswith("campagna: The output cannot be written")
    load_record(path)


def test_play_on_a_disk_that_is_full_loses_no_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    record_at(path, "hit_the_fresh")
    before = path.read_text()
    script = tmp_path / "script"
    script.write_text("hit victor\n")
    words = ("play", "--text", str(path), "--dice", "seed:1")
    with (
        script.open() as typed,
        running(words, tmp_path, stdin=typed, preexec_fn=_tiny_files) as process,
    ):
        said = ended(process)
    assert process.returncode == 73
    assert str(path) in said
    assert path.read_text() == before


def _tiny_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
