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
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.present.picture import own_stacks, strength_of
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.presenting.board import PlaceId
from solitaire.protocol import Over, Rules, Seat
from solitaire.registry import game_named, game_of
from ui.common.computers import seat_clerk

WORLDS: Final = 24
"""Imagined for one judgement: enough to tell 4 from 8 strength points, in a tenth of a second."""
SEED: Final = 1796
"""Judgements of equal views are equal."""
LOW, HIGH = 0.1, 0.9
"""The share of worlds below the lower and the upper end of an estimate."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a side may guess about a stack it cannot look into: strength points."""

    area: PlaceId
    counters: int
    mean: float
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Judgement:
    seat: Seat
    chance: float
    """To win, by the game's own judgement of positions in worlds that fit the view."""
    estimates: tuple[Estimate, ...]


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


def judged(rules: Rules[Any, Any, Any], view: View) -> Judgement:
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
    return Judgement(view.seat, chance, _estimates(rules, view, worlds, shares))


def _shares(evidence: list[float]) -> list[float]:
    """How likely each world is thought to be: tempered, and none is ruled out."""
    settings = settings_of_level(DEFAULT_LEVEL)
    most = max(evidence)
    weights = [exp(settings.temper * (one - most)) for one in evidence]
    even = settings.floor / len(weights)
    return [(1.0 - settings.floor) * one / sum(weights) + even for one in weights]


def _estimates(
    rules: Rules[Any, Any, Any], view: View, worlds: list[Any], shares: list[float]
) -> tuple[Estimate, ...]:
    enemy = 1 - view.seat
    hidden = {
        stack.place: len(stack.faces)
        for stack in PRESENTER.picture([view]).stacks
        if stack.side == rules.seats[enemy] and any(face.is_back for face in stack.faces)
    }
    strengths: dict[PlaceId, list[tuple[int, float]]] = {area: [] for area in hidden}
    for world, share in zip(worlds, shares, strict=True):
        stacks = own_stacks(rules.view(world, enemy))
        found = {stack.place: strength_of(stack.faces) for stack in stacks}
        for area, seen in strengths.items():
            seen.append((found.get(area, 0), share))
    return tuple(_estimate(area, hidden[area], seen) for area, seen in strengths.items())


def _estimate(area: PlaceId, counters: int, seen: list[tuple[int, float]]) -> Estimate:
    mean = sum(strength * share for strength, share in seen)
    return Estimate(area, counters, mean, _quantile(seen, LOW), _quantile(seen, HIGH))


def _quantile(seen: list[tuple[int, float]], part: float) -> int:
    reached = 0.0
    for strength, share in sorted(seen):
        reached += share
        if reached >= part:
            return strength
    return max(strength for strength, _ in seen)
