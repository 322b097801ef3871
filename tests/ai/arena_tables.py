"""Tables for arena tests: players that misbehave, and functions that other processes play by."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from ai.arena.arena import (
    Contestant,
    Fixture,
    GameResult,
    Match,
    Thinking,
    play_game,
)
from ai.arena.processes import CannotPlay
from ai.players import RandomPlayer
from solitaire.protocol import Event
from tests.toys import duel, kuhn, skirmish

MATCH = Match("skirmish", {}, ("random", "random"), 1, "1", "test")


class Raising(RandomPlayer):
    def choose(self, view: Any, offered: Sequence[Any], rng: Random) -> Any:
        raise ZeroDivisionError("no plan")


class RaisingAtFirst(RandomPlayer):
    def begin(self, options: Mapping[str, str], seat: int, seed: int) -> None:
        raise KeyError("table")


class Illegal(RandomPlayer):
    def choose(self, view: Any, offered: Sequence[Any], rng: Random) -> Any:
        return "castle"


class Robbing(RandomPlayer):
    """Throws away the choices it was shown."""

    def choose(self, view: Any, offered: Sequence[Any], rng: Random) -> Any:
        assert isinstance(offered, list)
        offered.clear()
        return "castle"


class Recording(RandomPlayer):
    """Keeps all it is given."""

    def __init__(self) -> None:
        self.seat = -1
        self.seeds: list[int] = []
        self.views: list[Any] = []
        self.events: list[Event] = []

    def begin(self, options: Mapping[str, str], seat: int, seed: int) -> None:
        self.seat = seat
        self.seeds.append(seed)

    def happened(self, events: Sequence[Event]) -> None:
        self.events += events

    def choose(self, view: Any, offered: Sequence[Any], rng: Random) -> Any:
        self.views.append(view)
        return super().choose(view, offered, rng)


class Fencer(RandomPlayer):
    """Always the first stance: with the dice the whole duel is decided."""

    def choose(self, view: Any, offered: Sequence[Any], rng: Random) -> Any:
        return offered[0]


def met(
    rules: Any,
    fixture: Fixture,
    first: Contestant | None = None,
    second: Contestant | None = None,
    match: Match = MATCH,
) -> GameResult:
    return play_game(rules, match, fixture, (first or RandomPlayer(), second or RandomPlayer()))


def without_times(game: GameResult) -> GameResult:
    """What must be the same wherever and whenever the game is played."""
    one, other = (
        {question: Thinking(spent.decisions) for question, spent in player.items()}
        for player in game.thinking
    )
    return replace(game, thinking=(one, other))


def without_clock(report: dict[str, Any]) -> dict[str, Any]:
    """The report of a match without what differs from run to run: times and the file's name."""
    kept = {name: value for name, value in report.items() if name not in ("file", "thinking")}
    kept["decisions"] = [
        {question: spent["decisions"] for question, spent in player["by_question"].items()}
        for player in report["thinking"]
    ]
    return kept


# -- what other processes play --------------------------------------------------------------------


def play_skirmish(match: Match, fixture: Fixture) -> GameResult:
    return met(skirmish.RULES, fixture, match=match)


def play_kuhn(match: Match, fixture: Fixture) -> GameResult:
    return met(kuhn.RULES, fixture, match=match)


def play_duel(match: Match, fixture: Fixture) -> GameResult:
    return met(duel.RULES, fixture, match=match)


def die_in_pair_one(match: Match, fixture: Fixture) -> GameResult:
    if fixture == Fixture(1, 0):
        os._exit(11)
    return play_kuhn(match, fixture)


def always_die(match: Match, fixture: Fixture) -> GameResult:
    os._exit(11)


def always_fail(match: Match, fixture: Fixture) -> GameResult:
    raise ZeroDivisionError("no board")


def tell_niceness(match: Match, fixture: Fixture) -> GameResult:
    return GameResult(fixture, (0.5, 0.5), plies=os.nice(0))


def wait_for_ever(match: Match, fixture: Fixture) -> GameResult:
    """Leaves its process number in the folder that stands for the game's name."""
    (Path(match.game) / str(os.getpid())).touch()
    while True:
        time.sleep(60.0)


def play_or_wait(match: Match, fixture: Fixture) -> GameResult:
    """The first game is over at once, the second never."""
    return play_kuhn(match, fixture) if fixture.leg == 0 else wait_for_ever(match, fixture)


def tell_process(match: Match, fixture: Fixture) -> GameResult:
    time.sleep(0.05)  # so that one worker cannot have played all before the other begins
    return GameResult(fixture, (0.5, 0.5), plies=os.getpid())


def refuse(match: Match, fixture: Fixture) -> GameResult:
    raise CannotPlay("another program is installed here")
