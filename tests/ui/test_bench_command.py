"""`campagna bench`: that its figures belong together. How fast anything is, no test judges."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from solitaire.workbench import bench_builds
from solitaire.workbench.bench import Report, best_of, measure
from solitaire.workbench.compilation import compiled_modules
from solitaire.workbench.randomplay import play_game
from tests.toys.skirmish import RULES
from ui.main import main

SKIRMISH = "tests.toys.skirmish:RULES"
SECONDS = "0.02"

interpreted_only = pytest.mark.skipif(bool(compiled_modules()), reason="the package is compiled")


@interpreted_only
def test_interpreted_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", SKIRMISH, "--seconds", SECONDS, "--json"]) == 0
    output = capsys.readouterr()
    facts = json.loads(output.out)
    figures = facts["interpreted"]
    games = [play_game(RULES, {}, Random(seed), 10_000) for seed in (1, 2, 3, 4)]
    assert figures["plies_per_game"] == sum(len(game.plies) for game in games) / 4
    assert set(figures["microseconds"]) == {"copy", "actions", "apply", "view", "imagine", "game"}
    assert all(time > 0 for time in figures["microseconds"].values())
    assert "ratio" not in facts
    assert "nothing is compiled here" in output.err


@interpreted_only
def test_quiet_gives_the_table_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-q", "bench", "--game", SKIRMISH, "--seconds", SECONDS]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    for label in ("copy a state", "list the actions", "random game", "plies per second"):
        assert label in output.out


def test_process_of_its_own_plays_alike() -> None:
    own = measure(SKIRMISH, 0.01)
    other = bench_builds.measure_this_build(SKIRMISH, 0.01)
    assert other.play_hash == own.play_hash
    assert other.plies_per_game == own.plies_per_game


def report(game_time: float, play_hash: str = "5d20a1") -> Report:
    times = dict.fromkeys(("copy", "actions", "apply", "view", "imagine"), game_time / 100)
    return Report("skirmish", True, 3, play_hash, 25.0, {**times, "game": game_time})


def two_builds(monkeypatch: pytest.MonkeyPatch, compiled: Report, interpreted: Report) -> None:
    monkeypatch.setattr(
        "solitaire.workbench.compilation.compiled_modules", lambda: ("solitaire.protocol",)
    )
    monkeypatch.setattr(
        bench_builds, "compare_with_interpreted", lambda *_: (compiled, interpreted)
    )


def test_ratio_of_two_builds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    two_builds(monkeypatch, report(50.0), replace(report(600.0), compiled_module_count=0))
    assert main(["bench", "--game", SKIRMISH, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["ratio"]["game"] == 12.0
    assert facts["compiled"]["plies_per_second"] == 25 * 20_000
    assert main(["bench", "--game", SKIRMISH]) == 0
    assert "12.0" in capsys.readouterr().out


def test_builds_that_play_otherwise_are_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    two_builds(monkeypatch, report(50.0), report(600.0, play_hash="000000"))
    assert main(["bench", "--game", SKIRMISH]) == 1
    assert "do not play alike" in capsys.readouterr().err


def test_best_of_takes_the_shortest_times() -> None:
    assert best_of([report(70.0), report(50.0), report(90.0)]).microseconds["game"] == 50.0


def test_game_that_does_not_run_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    game = "tests.ui.faulty_games:UNSTARTABLE"
    assert main(["bench", "--game", game, "--seconds", SECONDS]) == 69
    said = capsys.readouterr().err
    assert "could not be measured" in said
    assert "KeyError" in said
    assert "Traceback" not in said


def test_no_game_to_measure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ui.common.chosen_game.game_names", lambda: ())
    assert main(["bench"]) == 69
    assert "No game is registered" in capsys.readouterr().err


@interpreted_only
def test_games_with_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    order = ["bench", "--game", SKIRMISH, "--seconds", SECONDS, "--option", "turns=8", "--json"]
    assert main(order) == 0
    figures = json.loads(capsys.readouterr().out)["interpreted"]
    games = [play_game(RULES, {"turns": "8"}, Random(seed), 10_000) for seed in (1, 2, 3, 4)]
    assert figures["plies_per_game"] == sum(len(game.plies) for game in games) / 4
