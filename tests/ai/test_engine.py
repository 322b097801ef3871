"""`campagna engine` as a real process: answers, repeatability, stopping, dying."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.engine.client import EnginePlayer, Told
from ai.players import new_player
from solitaire.data.resources import resource_folder
from solitaire.protocol import Chance
from solitaire.workbench.randomplay import random_ply
from tests.ai.engines import (
    LONG,
    WITH_TOYS,
    Talk,
    children_of,
    is_alive,
    packages_on_path,
    play,
    talk,
)
from tests.toys import kuhn, skirmish

__all__ = ["packages_on_path"]

KING = {"seat": 0, "cards": ["king", "?"], "bids": []}
"""A view of Kuhn poker: refused or answered by rehearsing the whole game."""


def first_choice() -> tuple[object, list[str]]:
    """The view of red's first step in a skirmish, and what is offered."""
    rules, rng = skirmish.RULES, Random(1)
    state = rules.start({})
    while isinstance(pending := rules.pending(state), Chance):
        rules.apply(state, random_ply(rules, state, pending, rng))
    return rules.pack_view(rules.view(state, 0)), [*map(rules.ply_text, rules.actions(state))]


RED, RED_CHOICES = first_choice()
"""Too large to be rehearsed: this is searched."""

INFO_LINES_AFTER_STOP = 10
"""Far more than 100 milliseconds' worth of info lines, ten a second."""


@pytest.fixture(scope="module")
def engine() -> Iterator[Talk]:
    with talk() as talking:
        yield talking


def begin(engine: Talk, game: str = "skirmish", **settings: object) -> None:
    defaults = {"level": 1, "nodes": None, "workers": 1, "mode": "play", "seed": 0}
    assert engine.ask("set", **{**defaults, **settings})["tell"] == "done"
    seat = "red" if game == "skirmish" else "elder"
    assert engine.ask("new", game=game, seat=seat, seed=5)["tell"] == "done"


def thinking(engine: Talk) -> int:
    """A search without end that has begun."""
    begin(engine)
    assert engine.ask("view", view=RED)["choices"] == len(RED_CHOICES)
    number = engine.send("go", infinite=True)
    assert engine.next()["tell"] == "info"
    return number


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name != "seconds"}


# -- answers --------------------------------------------------------------------------------------


def test_hello_names_the_games_and_what_can_be_set(engine: Talk) -> None:
    hello = engine.ask("hello")
    games = {game["name"]: game for game in hello["games"]}
    assert {"castiglione", "kuhn", "skirmish"} <= games.keys()
    assert games["skirmish"]["seats"] == ["red", "blue"]
    assert [option["name"] for option in games["skirmish"]["options"]] == ["turns", "scouting"]
    assert [level["level"] for level in hello["levels"]] == list(range(1, 9))
    changed = engine.ask("set", **{**hello["settings"], "seed": 77})
    assert changed["settings"] == {**hello["settings"], "seed": 77}


def test_other_weights_concern_only_the_game_that_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever tries the weights of one game could not even say hello to the engine."""
    weights = resource_folder("castiglione", "advice")
    for name in ("orders.csv", "value.csv"):
        (tmp_path / name).write_bytes(weights.joinpath(name).read_bytes())
    monkeypatch.setenv("CAMPAGNA_ADVICE", str(tmp_path))
    with talk() as engine:
        assert engine.ask("hello")["tell"] == "hello"
        assert engine.ask("new", game="castiglione", seat="french")["tell"] == "done"


@pytest.mark.parametrize("workers", [pytest.param(1, marks=pytest.mark.long), 2])
def test_a_whole_game_is_played_among_the_offered_choices(workers: int) -> None:
    settings = {"nodes": 6, "workers": workers}
    seen: list[Told] = []
    with EnginePlayer(WITH_TOYS, skirmish.RULES, settings=settings, listener=seen.append) as player:
        chosen = play(skirmish.RULES, {0: player}, 3, {"turns": "4"})
        assert player.restarts == 0
    assert len(chosen) > 3


def test_one_worker_plays_as_the_same_search_in_this_process() -> None:
    """Packing, the pipe and the process change nothing."""
    nodes = 12
    with EnginePlayer(WITH_TOYS, skirmish.RULES, settings={"nodes": nodes}) as player:
        by_engine = play(skirmish.RULES, {0: player}, 3, {})
    here = new_player(f"search:nodes={nodes}", skirmish.RULES)
    assert by_engine == play(skirmish.RULES, {0: here}, 3, {})


def test_nodes_are_shared_and_the_sum_is_exactly_repeatable() -> None:
    reports = []
    for _ in range(2):
        with talk() as engine:
            begin(engine, workers=2)
            engine.ask("view", view=RED)
            answers = [engine.ask("go", nodes=301), engine.ask("go", nodes=150)]
            reports.append([without_time(answer["report"]) for answer in answers])
    assert reports[0] == reports[1]
    assert [report["nodes"] for report in reports[0]] == [301, 150]


def test_workers_search_differently_and_are_added_up(engine: Talk) -> None:
    """Two workers with half of the nodes each do not count the same simulations twice."""
    visits = []
    for workers in (1, 2):
        begin(engine, workers=workers)
        engine.ask("view", view=RED)
        report = engine.ask("go", nodes=400)["report"]
        visits.append([candidate["visits"] for candidate in report["candidates"]])
        assert report["nodes"] == 400
    assert visits[0] != visits[1]


def test_a_hint_is_the_best_candidate(engine: Talk) -> None:
    begin(engine, mode="hint")
    engine.ask("view", view=RED)
    report = engine.ask("go", nodes=60)["report"]
    assert report["ply"] == report["candidates"][0]["text"]
    best = report["candidates"][0]
    assert best["interval"][0] <= best["score"] <= best["interval"][1]


def test_a_new_game_forgets_the_last_one(engine: Talk) -> None:
    reports = []
    for _ in range(2):
        begin(engine)
        engine.ask("view", view=RED)
        reports.append(without_time(engine.ask("go", nodes=50)["report"]))
    assert reports[0] == reports[1]


def test_milliseconds_end_a_search(engine: Talk) -> None:
    begin(engine)
    engine.ask("view", view=RED)
    assert engine.ask("go", ms=120)["report"]["nodes"] > 2


# -- stopping -------------------------------------------------------------------------------------


def test_a_stop_is_answered_soon_and_then_acknowledged(engine: Talk) -> None:
    number = thinking(engine)
    stop = engine.send("stop")
    told = [engine.next()]
    while told[-1]["tell"] == "info":
        told.append(engine.next())
    assert len(told) <= INFO_LINES_AFTER_STOP
    assert told[-1]["tell"] == "answer"
    assert told[-1]["id"] == number
    assert told[-1]["ply"] in RED_CHOICES
    assert engine.next() == {"tell": "done", "id": stop}


def test_a_stop_right_after_go_is_answered(engine: Talk) -> None:
    begin(engine)
    engine.ask("view", view=RED)
    for _ in range(3):
        engine.send("go", infinite=True)
        engine.send("stop")
        assert engine.until("answer")["ply"] in RED_CHOICES
        assert engine.next()["tell"] == "done"
    assert engine.ask("go", nodes=4)["ply"] in RED_CHOICES


def test_a_new_game_may_begin_while_the_last_answer_is_still_being_worked_out(engine: Talk) -> None:
    """A stop does not wait for workers that are slow to stop; what follows must not get lost."""
    for _ in range(3):
        begin(engine)
        engine.ask("view", view=RED)
        engine.send("go", infinite=True)
        engine.send("stop")
        engine.until("answer")
        engine.until("done")
        engine.ask("new", game="kuhn", seat="elder", seed=1)
        engine.ask("view", view=KING)
        assert engine.ask("go", nodes=20)["ply"] in ("check", "bet")


def test_a_stop_without_a_search_is_only_acknowledged(engine: Talk) -> None:
    number = engine.send("stop")
    assert engine.next() == {"tell": "done", "id": number}


def test_while_thinking_only_stop_and_ping_are_served(engine: Talk) -> None:
    thinking(engine)
    for do, fields in (
        ("set", {"level": 2}),
        ("new", {"game": "kuhn", "seat": "younger"}),
        ("view", {"view": RED}),
        ("go", {"nodes": 3}),
    ):
        refused = engine.ask(do, **fields)
        assert "search is running" in refused["error"]
    assert engine.ask("ping")["tell"] == "pong"
    assert engine.until("info")["report"]["nodes"] > 0
    engine.send("stop")
    assert engine.until("answer")["ply"] in RED_CHOICES
    engine.until("done")


# -- refusing -------------------------------------------------------------------------------------

QUEEN_OF_THE_OTHER = {"seat": 1, "cards": ["?", "queen"], "bids": ["check"]}


@pytest.mark.parametrize(
    ("view", "complaint"),
    [
        (None, "exactly these parts"),
        ({**KING, "cards": ["ace", "?"]}, "no cards of this game"),
        ({**KING, "cards": ["king", "king"]}, "no sound view of the seat elder"),
        (QUEEN_OF_THE_OTHER, "no sound view of the seat elder"),
    ],
)
def test_a_view_that_cannot_be_is_refused_and_changes_nothing(
    engine: Talk, view: object, complaint: str
) -> None:
    begin(engine, "kuhn")
    engine.ask("view", view=KING)
    refused = engine.ask("view", view=view)
    assert refused["tell"] == "error"
    assert complaint in refused["error"]
    assert engine.ask("go", nodes=4)["ply"] in ("check", "bet")


def test_a_seat_that_is_not_asked_cannot_choose(engine: Talk) -> None:
    begin(engine, "kuhn")
    assert engine.ask("view", view={**KING, "bids": ["bet"]})["choices"] == 0
    assert "not asked for a choice" in engine.ask("go", nodes=2)["error"]


def test_other_choices_than_those_of_the_rules_are_refused(engine: Talk) -> None:
    begin(engine, "kuhn")
    assert engine.ask("view", view=KING, offered=["bet", "check"])["tell"] == "done"
    assert "'fold'" in engine.ask("view", view=KING, offered=["bet", "check", "fold"])["error"]
    assert "'check'" in engine.ask("view", view=KING, offered=["bet"])["error"]


def test_unknown_games_versions_seats_and_options_are_refused(engine: Talk) -> None:
    assert "Games: " in engine.ask("new", game="chess", seat="white")["error"]
    assert "version 1" in engine.ask("new", game="kuhn", version="0", seat="elder")["error"]
    assert "elder, younger" in engine.ask("new", game="kuhn", seat="white")["error"]
    bad = engine.ask("new", game="skirmish", seat="red", options={"turns": "99"})
    assert "turns" in bad["error"]


def test_a_game_must_have_begun() -> None:
    with talk() as engine:
        assert "'new' first" in engine.ask("view", view=KING)["error"]
        assert "'new' first" in engine.ask("go")["error"]
        begin(engine)
        assert "view first" in engine.ask("go")["error"]


# -- the process ----------------------------------------------------------------------------------


def test_whatever_rules_print_stays_out_of_the_protocol(engine: Talk) -> None:
    begin(engine, "chatty")
    assert engine.ask("view", view=KING)["tell"] == "done"
    assert engine.ask("go", nodes=3)["ply"] in ("check", "bet")


def test_rules_that_fail_in_a_search_are_told_and_the_engine_goes_on(engine: Talk) -> None:
    begin(engine, "fragile")
    engine.ask("view", view=KING)
    for _ in range(2):
        assert "the table broke" in engine.ask("go", nodes=3)["error"]
    begin(engine)
    engine.ask("view", view=RED)
    assert engine.ask("go", nodes=3)["ply"] in RED_CHOICES


@pytest.mark.parametrize("ending", ["end of input", "quit", "kill"])
def test_no_worker_outlives_the_engine(ending: str) -> None:
    with talk() as engine:
        thinking(engine)
        process = engine.process.process
        workers = children_of(process.pid)
        assert workers
        if ending == "quit":
            engine.send("quit")
            engine.until("bye")
        elif ending == "kill":
            process.kill()
        else:
            assert process.stdin is not None
            process.stdin.close()
        code = process.wait(LONG)
        assert code == (-signal.SIGKILL if ending == "kill" else 0)
        given_up = time.monotonic() + LONG
        while any(map(is_alive, workers)) and time.monotonic() < given_up:
            time.sleep(0.01)
        assert not any(map(is_alive, workers))


def test_a_killed_worker_is_told_and_replaced() -> None:
    with talk() as engine:
        number = thinking(engine)
        for pid in children_of(engine.process.process.pid):
            os.kill(pid, signal.SIGKILL)
        error = engine.until("error")
        assert error["id"] == number
        assert "ended unexpectedly" in error["error"]
        assert engine.ask("go", nodes=4)["ply"] in RED_CHOICES


def test_kuhn_is_answered_as_its_rules_say() -> None:
    """Folding a king to a bet is never right, and a few hundred nodes see it."""
    answering = {"seat": 1, "cards": ["?", "king"], "bids": ["bet"]}
    assert kuhn.RULES.unpack_view(answering).cards == ("?", "king")
    with talk() as engine:
        engine.ask("new", game="kuhn", seat="younger", seed=1)
        engine.ask("view", view=answering)
        assert engine.ask("go", nodes=300)["ply"] == "call"
