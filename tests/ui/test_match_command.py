"""`campagna match`: what it reports, how it is interrupted and goes on, what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.ai.arena_tables import without_clock
from tests.ui.command_process import environment
from ui.main import main

SKIRMISH = ("--game", "tests.toys.skirmish:RULES")
KUHN = ("--game", "tests.toys.kuhn:RULES")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPAGNA_HOME", str(tmp_path / "home"))


def match(*words: str) -> list[str]:
    """In one process unless a test asks for more: each takes a third of a second to begin."""
    return ["match", "--quiet", "--jobs", "1", *words]


def report_of(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(match(*words, "--json")) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


# -- the report -----------------------------------------------------------------------------------


def test_report_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = report_of(capsys, "search:1", "random", *SKIRMISH, "--games", "20")
    assert found["games"] == 20 == found["wins"] + found["draws"] + found["losses"]
    assert found["pairs"] == 10 == sum(found["pairs_by_score"].values())
    low, high = found["score_interval"]
    assert low < found["score"] < high
    red, blue = found["sides"]["red"], found["sides"]["blue"]
    assert red["score"] + blue["score"] == pytest.approx(1.0)
    assert (red["wins"], red["losses"]) == (blue["losses"], blue["wins"])
    there = found["first_player_as"]
    assert there["red"]["wins"] + there["blue"]["wins"] == found["wins"]
    searching, guessing = found["thinking"]
    assert searching["cpu_seconds_per_game"] > guessing["cpu_seconds_per_game"]
    assert found["test"] is None
    assert found["faults"] == found["broken"] == []


@pytest.mark.long
def test_number_of_processes_changes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    reports = []
    for jobs in ("1", "2"):
        file = str(tmp_path / f"{jobs}.jsonl")
        words = ("search:1", "random", *SKIRMISH, "--games", "16", "--jobs", jobs, "--out", file)
        reports.append(without_clock(report_of(capsys, *words)))
    assert reports[0] == reports[1]


def test_words_tell_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("random", "random", *SKIRMISH, "--games", "10", "--option", "turns=2")
    found = report_of(capsys, *words)
    assert main(match(*words)) == 0
    said = capsys.readouterr().out
    assert f"random (1) won {found['wins']}, drew {found['draws']}, lost {found['losses']}" in said
    assert f"{100 * found['score']:.1f} %" in said
    assert "turns 2" in said
    assert "red: won" in said


def test_option_and_seed_shape_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("random", "random", *SKIRMISH, "--games", "10")
    usual = report_of(capsys, *words)
    longer = report_of(capsys, *words, "--option", "turns=8")
    assert longer["plies_per_game"] > usual["plies_per_game"]
    assert longer["match"]["options"] == {"turns": "8", "scouting": "on"}
    other = report_of(capsys, *words, "--seed", "2")
    assert other["plies_per_game"] != usual["plies_per_game"]


def test_more_games_go_on_where_fewer_ended(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("random", "random", *KUHN)
    few = report_of(capsys, *words, "--games", "6")
    lines = Path(few["file"]).read_text().splitlines()
    many = report_of(capsys, *words, "--games", "20")
    assert many["file"] == few["file"]
    assert Path(many["file"]).read_text().splitlines()[: len(lines)] == lines
    assert many["games"] == 20
    assert without_clock(report_of(capsys, *words, "--games", "6")) == without_clock(few)


@pytest.mark.parametrize(
    ("bounds", "exit_code", "verdict"),
    [
        pytest.param(("200", "400"), 1, "not better", marks=pytest.mark.long),
        (("-400", "-200"), 0, "better"),
    ],
)
def test_sequential_test_stops_at_the_same_pair_for_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    bounds: tuple[str, str],
    exit_code: int,
    verdict: str,
) -> None:
    reports = []
    for jobs in ("1", "2"):
        words = ("random", "random", *KUHN, "--games", "2000", "--jobs", jobs, "--sprt", *bounds)
        assert main(match(*words, "--json", "--out", str(tmp_path / jobs))) == exit_code
        reports.append(json.loads(capsys.readouterr().out))
    assert without_clock(reports[0]) == without_clock(reports[1])
    assert reports[0]["test"]["verdict"] == verdict
    assert reports[0]["games"] < 500


def test_failing_engine_loses_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("random", f"engine:{sys.executable} -c pass", *KUHN, "--games", "2")
    found = report_of(capsys, *words)
    assert (found["wins"], found["losses"]) == (2, 0)
    assert [fault["player"] for fault in found["faults"]] == [1, 1]
    assert {fault["kind"] for fault in found["faults"]} == {"raised"}
    assert main(match(*words)) == 0
    assert "lost pair 0 game 1 (raised): EngineFailed" in capsys.readouterr().out


@pytest.mark.long
def test_our_engine_plays_as_our_player_does(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The same seed behind the process border gives the same games."""
    command = f"engine:{sys.executable} -m ui engine {' '.join(KUHN)}"
    reports = [
        report_of(capsys, player, "random", *KUHN, "--games", "4", "--level", "2")
        for player in ("search", command)
    ]
    assert reports[1]["match"]["players"][0].startswith("engine:level=2:")
    assert not reports[1]["faults"]
    games = [
        [
            json.loads(line)["digest"]
            for line in sorted(Path(r["file"]).read_text().split("\n")[1:5])
        ]
        for r in reports
    ]
    assert games[0] == games[1]


def test_broken_rules_are_not_counted_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    crashing = ("--game", "tests.ui.faulty_games:CRASHING")
    assert main(match("random", "random", *crashing, "--games", "20")) == 1
    said = capsys.readouterr().out
    assert "not counted: pair" in said
    assert "ZeroDivisionError: no such luck" in said


# -- effort ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("search", "random", "--level", "1"), ["search:1", "random"]),
        (("search:2", "search", "--nodes", "8"), ["search:2", "search:nodes=8"]),
    ],
)
def test_effort_goes_to_players_that_take_it_and_have_none(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], names: list[str]
) -> None:
    assert report_of(capsys, *words, *KUHN, "--games", "2")["match"]["players"] == names


# -- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["random"], "needs two players"),
        (["random", "deep-thought"], "no computer player called 'deep-thought'"),
        (["random", "random", "--games", "7"], "both sides"),
        (["random", "random", "--option", "turns=3"], "It can be: 4, 2, 8"),
        (["random", "random", "--visibility", "fog"], "no option 'visibility'"),
        (["random", "random", "--level", "3"], "Neither player takes '3'"),
        (["search", "random", "--level", "3", "--nodes", "5"], "Give one of"),
        (["random", "random", "--sprt", "20", "0"], "smaller rating first"),
        (["random", "engine:no-such-command-here"], "no command 'no-such-command-here'"),
        (["random", "--rate", "x.jsonl"], "takes no players"),
    ],
)
def test_wrong_usage_is_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    words = words if "--rate" in words else [*words, *SKIRMISH]
    assert main(["match", *words]) == 2
    output = capsys.readouterr()
    assert complaint in output.err
    assert output.out == ""
    assert "Traceback" not in output.err


def test_file_of_another_match_is_refused_and_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    words = ("random", "random", *KUHN, "--games", "2", "--out", str(file))
    report_of(capsys, *words)
    before = file.read_bytes()
    assert main(match(*words, "--seed", "9")) == 2
    assert "holds another match (seed 1 there, 9 here)" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_other_files_are_not_overwritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Josephine,\n")
    assert main(match("random", "random", *KUHN, "--out", str(letter))) == 65
    assert "no file of match results: line 1" in capsys.readouterr().err
    assert letter.read_text() == "Dear Josephine,\n"
    assert main(match("random", "random", *KUHN, "--out", str(tmp_path))) == 73


def test_missing_dask_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    words = match("random", "random", *KUHN, "--scheduler", "tcp://127.0.0.1:1")
    assert main(words) == 69
    assert "pip install 'campagna[cluster]'" in capsys.readouterr().err


# -- interruption ---------------------------------------------------------------------------------

LONG = ("search:1", "random", *SKIRMISH, "--games", "24", "--jobs", "2")


def started(file: Path, *words: str, talk: int = subprocess.PIPE) -> subprocess.Popen[str]:
    """Heads a group of its own, as a process started from a shell does."""
    return subprocess.Popen(
        [sys.executable, "-m", "ui", "match", *LONG, "--json", "--out", str(file), *words],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=talk,
        text=True,
        start_new_session=True,
    )


def wait_for_lines(process: subprocess.Popen[str], file: Path, count: int) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="sends Unix signals")
def test_interrupted_and_killed_match_ends_like_an_undisturbed_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    first = started(file)
    wait_for_lines(first, file, 4)
    os.killpg(first.pid, signal.SIGINT)
    output, talk = first.communicate(timeout=60)
    assert first.returncode == 130
    assert output == ""
    assert f"are kept in {file}; the same command goes on from there." in talk
    assert "Traceback" not in talk

    second = started(file)
    wait_for_lines(second, file, 10)
    second.kill()
    second.communicate()
    with file.open("ab") as torn:
        torn.write(b'{"pair": 11, "leg"')

    resumed = report_of(capsys, *LONG, "--out", str(file))
    undisturbed = report_of(capsys, *LONG)
    assert without_clock(resumed) == without_clock(undisturbed)
    fixtures = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert len({(game["pair"], game["leg"]) for game in fixtures}) == 24 == len(fixtures)


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked otherwise there")
def test_file_in_use_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    process = started(file, "--games", "100000")
    try:
        wait_for_lines(process, file, 1)
        assert main(match(*LONG, "--out", str(file))) == 73
        assert "another Campagna" in capsys.readouterr().err
    finally:
        process.terminate()
        process.communicate()


# -- progress -------------------------------------------------------------------------------------


def test_progress_is_a_few_plain_lines_without_a_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["match", "random", "random", *KUHN, "--games", "40"]
    assert main(words) == 0
    heading, *lines = capsys.readouterr().err.splitlines()
    assert heading.startswith("campagna: 0 of 40 games are played; results are kept in ")
    assert len(lines) == 10
    assert lines[-1].startswith("40 of 40 games: ")
    assert "Elo" in lines[-1]
    assert main([*words, "--quiet", "--games", "80"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_progress_is_a_bar_on_a_terminal(tmp_path: Path) -> None:
    import pty

    terminal, side = pty.openpty()
    process = started(tmp_path / "results.jsonl", "--games", "6", talk=side)
    os.close(side)
    drawn = b""
    try:
        while chunk := os.read(terminal, 1000):
            drawn += chunk
    except OSError:
        pass  # Linux's way to say that the other side is closed
    os.close(terminal)
    process.communicate(timeout=60)
    assert process.returncode == 0
    assert b"search:1 - random [" in drawn
    assert b"6/6" in drawn
    assert b"left" in drawn


# -- ratings --------------------------------------------------------------------------------------


def test_ratings_over_several_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [str(tmp_path / "a.jsonl"), str(tmp_path / "b.jsonl")]
    for players, file in zip(
        (("search:1", "random"), ("search:2", "search:1")), files, strict=True
    ):
        report_of(capsys, *players, *KUHN, "--games", "10", "--out", file)
    assert main(["match", "--rate", *files, "--json"]) == 0
    found = {rating["player"]: rating for rating in json.loads(capsys.readouterr().out)}
    assert found.keys() == {"search:1", "search:2", "random"}
    assert found["random"]["elo"] == 0.0
    assert found["search:1"]["games"] == 20
    assert main(["match", "--rate", *files, "--anchor", "search:2"]) == 0
    table = capsys.readouterr().out.splitlines()
    assert next(line for line in table if "search:2" in line).split()[1] == "+0"


def test_files_that_cannot_be_rated_together(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [str(tmp_path / "kuhn.jsonl"), str(tmp_path / "skirmish.jsonl")]
    for game, file in zip((KUHN, SKIRMISH), files, strict=True):
        report_of(capsys, "search:1", "random", *game, "--games", "2", "--out", file)
    assert main(["match", "--rate", *files]) == 2
    assert "another game or other options" in capsys.readouterr().err
    assert main(["match", "--rate", files[0], "--anchor", "staff"]) == 2
    assert "no match leads from staff" in capsys.readouterr().err
    assert main(["match", "--rate", str(tmp_path / "none.jsonl")]) == 66
