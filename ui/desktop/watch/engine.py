"""What runs in the child processes of a demonstration: a player each, and a judge. No Qt.

A player's process gets the views of its own seat and nothing else. The judge gets one seat's view
at a time and says what that seat may think: its chances, and what it may guess of the enemy.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from ai.counsel.analysis import Analyst
from ai.engine.processes import behave_as_child
from ai.search.levels import DEFAULT_LEVEL, settings_of_level
from solitaire.presenting.guide import Estimate
from solitaire.protocol import Over, Rules, Seat
from solitaire.registry import game_named, game_of
from ui.common.computers import seat_clerk

WORLDS: Final = 24
"""Imagined for one judgement: enough to tell 4 from 8 strength points, in a tenth of a second."""
SEED: Final = 1796
"""Judgements of equal views are equal."""


@dataclass(frozen=True, slots=True)
class Judgement:
    seat: Seat
    chance: float
    """To win, by the game's own judgement of positions in worlds that fit the view."""
    estimates: tuple[Estimate, ...]
    """Of places where something is hidden from the seat."""


def serve_player(
    connection: Connection, game: str, name: str, options: Mapping[str, str], seat: Seat, seed: str
) -> None:
    """Answer each question (number, view, offered, plies) by (number, decision)."""
    behave_as_child(niceness=0)
    clerk = seat_clerk(name, game_named(game).rules(), options, seat, seed)
    while True:
        try:
            number, view, offered, plies = connection.recv()
        except (EOFError, OSError):
            return
        connection.send((number, clerk.decide(view, offered, plies)))


def serve_judge(connection: Connection, game: str) -> None:
    """Answer each question (number, view) by (number, judgement)."""
    behave_as_child(niceness=0)
    rules = game_named(game).rules()
    while True:
        try:
            number, view = connection.recv()
        except (EOFError, OSError):
            return
        connection.send((number, judged(rules, view)))


def judged(rules: Rules[Any, Any, Any], view: Any) -> Judgement:
    """By worlds that fit the view, weighed as a searcher weighs them."""
    advice = game_of(rules).advice()
    analyst = Analyst(rules, advice, WORLDS)
    rng = Random(SEED)
    worlds = [rules.imagine(view, rng) for _ in range(WORLDS)]
    if isinstance(over := rules.pending(worlds[0]), Over):
        return Judgement(view.seat, over.scores[view.seat], ())
    shares = _shares([advice.plausibility(world, view.seat) for world in worlds])
    first = sum(share * analyst.truth(world) for share, world in zip(shares, worlds, strict=True))
    chance = first if view.seat == 0 else 1.0 - first
    found = game_of(rules).guide().estimates(view, worlds, shares)
    return Judgement(view.seat, chance, tuple(one for one in found if one.unknown))


def _shares(evidence: list[float]) -> list[float]:
    """How likely each world is thought to be: tempered, and none is ruled out."""
    settings = settings_of_level(DEFAULT_LEVEL)
    most = max(evidence)
    weights = [exp(settings.temper * (one - most)) for one in evidence]
    even = settings.floor / len(weights)
    return [(1.0 - settings.floor) * one / sum(weights) + even for one in weights]
