"""`campagna tune`: what it writes and where, how it goes on after a kill, what it refuses."""

from __future__ import annotations

import hashlib
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import resources
from tests.ai import tuning_toy
from tests.ui.command_process import campagna, environment
from ui.main import main

AMBUSH = ("--game", tuning_toy.GAME, "--pairs", "2", "--rounds", "3", "--games", "145")
SMALL = (*AMBUSH, "--trial-games", "4", "--jobs", "1")
SHIPPED = Path(resources.__path__[0])


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("CAMPAGNA_HOME", str(folder))
    return folder


def tune(*words: str) -> int:
    return main(["tune", "--quiet", *words])


def tables(folder: Path) -> dict[str, list[str]]:
    """The lines without the comments, which hold the day."""
    return {
        path.name: [line for line in path.read_text().splitlines() if not line.startswith("#")]
        for path in sorted(folder.glob("*.csv"))
    }


# -- what it writes -------------------------------------------------------------------------------


def test_tables_have_their_provenance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights"
    assert tune(*SMALL, "--seed", "7", "--out", str(out)) == 0
    assert list(tables(out)) == ["belief.csv", "orders.csv", "value.csv"]
    text = (out / "orders.csv").read_text()
    lines = text.splitlines()
    assert lines[0] == "# Where they go."
    assert "3 rounds of 2 pairs of variants, 16 games a pair" in lines[1]
    origin = next(line for line in lines if "campagna tune" in line)
    assert "--rounds 3 --pairs 2 --games 145 --trial-games 4 --players habits" in origin
    assert "--breadth 0 --seed 7" in origin
    assert time.strftime("%Y-", time.gmtime()) in origin
    assert "program " in origin
    assert tables(out)["orders.csv"][0] == "feature,hider,seeker"
    said = capsys.readouterr().out
    assert "Against the habits it began with: " in said
    assert "Log-loss in games held out: 0.6931 before" in said
    assert f"CAMPAGNA_ADVICE={out}" in said


def test_nothing_but_the_named_folder_and_the_notes_is_written(home: Path, tmp_path: Path) -> None:
    def shipped() -> dict[Path, str]:
        files = [path for path in SHIPPED.rglob("*.csv") if path.is_file()]
        return {path: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}

    before = shipped()
    assert tune("value", *SMALL) == 0
    assert shipped() == before
    (notes,) = (home / "state" / "tuning").iterdir()
    assert list(tables(notes)) == ["belief.csv", "orders.csv", "value.csv"]
    assert {path.name for path in tmp_path.iterdir()} == {"home"}


def test_tables_not_fitted_are_added_but_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "belief.csv").write_text("mine\n")
    assert tune("value", *SMALL, "--out", str(tmp_path)) == 0
    assert (tmp_path / "belief.csv").read_text() == "mine\n"
    assert "# Not fitted here" in (tmp_path / "orders.csv").read_text()
    assert tables(tmp_path)["orders.csv"][1:] == [
        "barn,0.500,0.000",
        "ditch,0.000,0.000",
        "wood,0.000,0.500",
        "swamp,1.000,0.000",
    ]


def test_progress_is_told_where_no_terminal_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "orders", *SMALL]) == 0
    told = capsys.readouterr().err
    assert "orders 1 of 3: mean worth " in told
    assert "orders 3 of 3: " in told
    assert "trial 2 of 2: " in told


# -- interruptions --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGINT])
def test_after_a_kill_the_same_command_goes_on(
    kind: signal.Signals, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words: tuple[str, ...] = ("orders", *AMBUSH[:4], "--rounds", "100", "--trial-games", "4")
    command = [sys.executable, "-m", "ui", "tune", *words, "--jobs", "2"]
    process = subprocess.Popen(
        [*command, "--out", str(tmp_path / "killed")],
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stderr is not None
        told = next(line for line in process.stderr if line.startswith("orders "))
        process.send_signal(kind)
        told += process.stderr.read()
    assert process.returncode == (130 if kind == signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in told
    assert not (tmp_path / "killed").exists()

    words += ("--jobs", "1")
    assert main(["tune", *words, "--resume", "--out", str(tmp_path / "killed")]) == 0
    assert "orders 10 of 100" not in capsys.readouterr().err  # played before the kill
    (notes,) = (home / "state" / "tuning").iterdir()
    notes.rename(tmp_path / "notes")
    assert main(["tune", *words, "--out", str(tmp_path / "undisturbed")]) == 0
    assert tables(tmp_path / "killed") == tables(tmp_path / "undisturbed")


# -- what it refuses ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("--game", "tests.toys.skirmish:RULES"), 69, "has no weights that can be fitted"),
        ((*SMALL, "--players", "wizard"), 2, "no computer player called 'wizard'"),
        ((*SMALL, "--players", "search:seconds=1"), 2, "cannot be repeated"),
        ((*SMALL, "--resume"), 66, "leave out --resume"),
        (("value", *SMALL, "--games", "2"), 2, "give more --games"),
        ((*SMALL, "--out", "/dev/null/weights"), 73, "cannot be written"),
        (("everything",), 2, "invalid choice"),
        (("--rounds", "0"), 2, "whole number from 1 up"),
        (("--trial-games", "3"), 2, "even number"),
    ],
)
def test_refusals(
    words: tuple[str, ...], code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune(*words) == code
    told = capsys.readouterr().err
    assert sentence in told
    assert "Traceback" not in told


# -- points, by which fits and matches measure ----------------------------------------------------


def test_match_tells_the_margin_in_the_games_own_points(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("random", "random", "--game", tuning_toy.GAME, "--games", "20", "--jobs", "1")
    assert main(["match", "--quiet", *words, "--json"]) == 0
    hider = json.loads(capsys.readouterr().out)["sides"]["hider"]
    assert hider["wins"] + hider["losses"] == 20
    assert hider["margin"] == pytest.approx((2 * hider["wins"] - hider["losses"]) / 20)


# -- other weights for the engine -----------------------------------------------------------------


def test_missing_folder_of_weights_is_told() -> None:
    found = campagna(
        "match", "staff", "random", "--games", "2", variables={"CAMPAGNA_ADVICE": "/nowhere"}
    )
    assert found.returncode == 65
    assert "/nowhere: this folder of weights is missing" in found.stderr
    assert "Traceback" not in found.stderr
