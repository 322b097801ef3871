"""`campagna fuzz`: what it finds, what it keeps, how it ends."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from solitaire.record import load_record, replay
from tests.ui import faulty_games
from ui.common.progress import Progress
from ui.main import main
from ui.terminal.commands.fuzz import FAULT_LIMIT

SKIRMISH = "tests.toys.skirmish:RULES"
UNSOUND = "tests.ui.faulty_games:UNSOUND"
CRASHING = "tests.ui.faulty_games:CRASHING"


def fuzz_facts(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    exit_code = main(["fuzz", "--json", *words])
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    return exit_code, facts


def test_sound_game_passes(capsys: pytest.CaptureFixture[str]) -> None:
    exit_code, facts = fuzz_facts(capsys, "--game", SKIRMISH, "--games", "30", "--seed", "5")
    assert exit_code == 0
    assert facts["faults"] == []
    assert facts["games"] == 30 == sum(facts["wins"].values()) + facts["even"]
    assert facts["plies_per_game"]["least"] <= facts["plies_per_game"]["mean"]
    assert facts["plies"] == pytest.approx(30 * facts["plies_per_game"]["mean"], abs=2)


def test_options_reach_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--game", SKIRMISH, "--games", "10")
    _, short = fuzz_facts(capsys, *words, "--option", "turns=2")
    _, long = fuzz_facts(capsys, *words, "--option", "turns=8")
    _, mixed = fuzz_facts(capsys, *words, "--mix-options")
    assert short["plies"] < mixed["plies"] < long["plies"]


def test_workers_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--game", SKIRMISH, "--games", "20", "--mix-options")
    _, alone = fuzz_facts(capsys, *words)
    _, shared = fuzz_facts(capsys, *words, "--workers", "2")
    for fact in ("games", "plies", "wins", "even", "plies_per_game"):
        assert shared[fact] == alone[fact]


def test_fault_is_kept_as_a_record_that_shows_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ("--game", UNSOUND, "--games", "30", "--out", str(tmp_path))
    exit_code, facts = fuzz_facts(capsys, *words)
    assert exit_code == 1
    fault = facts["faults"][0]
    assert "the strengths of" in fault["message"]
    record = load_record(fault["record"], faulty_games.UNSOUND)
    assert len(record.steps) == fault["ply"]
    assert faulty_games.UNSOUND.faults(replay(record).state) == [fault["message"]]

    _, again = fuzz_facts(capsys, *words, "--seed", str(fault["seed"]), "--games", "1")
    assert again["faults"] == [fault]


def test_crash_is_kept_up_to_the_ply_that_crashed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    exit_code, facts = fuzz_facts(
        capsys, "--game", CRASHING, "--games", "10", "--out", str(tmp_path)
    )
    assert exit_code == 1
    fault = facts["faults"][0]
    assert fault["message"] == "ZeroDivisionError: no such luck"
    text = Path(fault["record"]).read_text()
    plies = [line for line in text.splitlines() if line.startswith("  ")]
    assert len(plies) == fault["ply"]
    assert "regroup" in plies[-1]
    assert f"seed {fault['seed']}, ply {fault['ply']}" in text
    assert "in apply" in Path(fault["record"]).with_suffix(".traceback").read_text()


def test_game_that_cannot_start_is_a_fault_without_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = "tests.ui.faulty_games:UNSTARTABLE"
    exit_code, facts = fuzz_facts(capsys, "--game", game, "--games", "1", "--out", str(tmp_path))
    assert exit_code == 1
    assert facts["faults"][0]["record"] is None
    assert [path.suffix for path in tmp_path.iterdir()] == [".traceback"]


def test_stops_when_faults_only_repeat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["fuzz", "--game", UNSOUND, "--games", "500", "--out", str(tmp_path)])
    said = capsys.readouterr().out
    assert f"{FAULT_LIMIT} faults" in said
    assert f"stopped after {FAULT_LIMIT} faulty games" in said
    assert len(list(tmp_path.glob("*.rec"))) == FAULT_LIMIT


def test_dead_worker_is_told_with_its_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    game = "tests.ui.faulty_games:DYING"
    assert main(["fuzz", "--game", game, "--games", "40", "--workers", "2"]) == 1
    said = capsys.readouterr().err
    assert "a process died while playing the seeds" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("words", "exit_code", "complaint"),
    [
        (["--game", "whist"], 2, "no game called 'whist'"),
        (["--game", "tests.toys.nowhere:RULES"], 2, "cannot be loaded"),
        (["--game", "tests.toys:TOY_GAMES"], 2, "is not a game"),
        (["--game", SKIRMISH, "--option", "turns"], 2, "write NAME=VALUE"),
        (["--game", SKIRMISH, "--option", "turns=3"], 2, "It can be: 4, 2, 8"),
        (["--game", SKIRMISH, "--option", "fog=on"], 2, "no option 'fog'"),
        (["--game", SKIRMISH, "--games", "none"], 2, "not a whole number"),
        (["--game", SKIRMISH, "--workers", "0"], 2, "not a whole number"),
    ],
)
def test_wrong_usage_is_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], exit_code: int, complaint: str
) -> None:
    assert main(["fuzz", *words]) == exit_code
    output = capsys.readouterr()
    assert complaint in output.err
    assert output.out == ""


def test_unwritable_folder_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("keep me")
    words = ["--game", UNSOUND, "--games", "20", "--out", str(in_the_way)]
    assert main(["fuzz", *words]) == 73
    assert "cannot be written" in capsys.readouterr().err
    assert in_the_way.read_text() == "keep me"


def test_says_nothing_on_stderr_without_a_terminal() -> None:
    result = run_fuzz(["--games", "5"], subprocess.PIPE)
    output, talk = result.communicate(timeout=60)
    assert result.returncode == 0
    assert b"skirmish: 5 games from seed 1" in output
    assert talk == b""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupt_gives_the_summary_so_far(workers: str) -> None:
    import pty

    terminal, side = pty.openpty()
    process = run_fuzz(["--games", "1000000", "--json", "--workers", workers], side)
    os.close(side)
    drawn = b""
    while b"/1000000 0 faults" not in drawn:
        drawn += os.read(terminal, 1000)
    threading.Thread(target=read_to_the_end, args=[terminal], daemon=True).start()
    os.killpg(process.pid, signal.SIGINT)
    output, _ = process.communicate(timeout=60)
    facts = json.loads(output)
    assert process.returncode == 130
    assert facts["interrupted"]
    assert 0 < facts["games"] < 1_000_000


def read_to_the_end(terminal: int) -> None:
    """A process that draws its bar on a terminal nobody reads stops when that is full."""
    with suppress(OSError):
        while os.read(terminal, 1000):
            pass
    os.close(terminal)


def run_fuzz(words: list[str], talk: int) -> subprocess.Popen[bytes]:
    """A process of its own, heading its own group as one started from a shell does."""
    return subprocess.Popen(
        [sys.executable, "-m", "ui", "fuzz", "--game", SKIRMISH, *words],
        stdout=subprocess.PIPE,
        stderr=talk,
        env={**os.environ, "TERM": "xterm"},
        start_new_session=True,
    )


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_fills_the_bar_and_clears_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    terminal = _Terminal()
    with Progress("a label", 4, terminal) as progress:
        for _ in range(4):
            progress.advance("0 faults")
    *_, full, cleared = terminal.getvalue().split("\r")
    assert "####] 4/4 0 faults" in full
    assert "." not in full
    assert cleared == "\x1b[K"


def test_progress_never_wraps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "20")
    terminal = _Terminal()
    with Progress("a very long label indeed", 1, terminal) as progress:
        progress.advance("with a long note")
    lines = [line.removeprefix("\x1b[K") for line in terminal.getvalue().split("\r")]
    assert max(map(len, lines)) < 20


def test_progress_is_silent_on_a_dumb_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    terminal = _Terminal()
    with Progress("label", 1, terminal) as progress:
        progress.advance()
    assert terminal.getvalue() == ""
