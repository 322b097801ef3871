"""What a seat believed: an estimate from worlds that it could have been in.

It takes the seat's view, so it cannot peek. Worlds are drawn by imagine() and weighed by what the
game says about their likelihood, tempered as the search does it; the shares are estimates and are
always shown as such.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any, Final

from ai.search.levels import Settings
from solitaire.advising import Advice
from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.present.picture import slot_key
from solitaire.games.castiglione.terms import AREA_LIMIT, DUMMY
from solitaire.protocol import Rules
from solitaire.text import Text, text, verbatim

WORLDS: Final = 96
"""With so many a share is right within about ten points of a hundred."""
AT_A_TIME: Final = 12
"""Worlds imagined between two looks at what the person wants; some hundredths of a second."""
_SEED: Final = 1796


@dataclass(frozen=True, slots=True)
class Guess:
    """One enemy counter and the places where it may stand, the likeliest first."""

    counter: int
    places: tuple[tuple[int, float], ...]
    """Areas with their shares."""

    @property
    def likeliest(self) -> tuple[int, float]:
        return self.places[0]


@dataclass
class Belief:
    """Grows with every world that is imagined."""

    view: View
    worlds: int = 0
    _places: list[tuple[float, list[int]]] = field(default_factory=list)
    """For each world what speaks for it, and where each enemy counter stands."""

    @property
    def is_done(self) -> bool:
        return self.worlds >= WORLDS

    def _weights(self) -> list[float]:
        settings = Settings()
        most = max(evidence for evidence, _ in self._places)
        raw = [exp(settings.temper * (evidence - most)) for evidence, _ in self._places]
        total, even = sum(raw), 1.0 / len(raw)
        trust = 1.0 - settings.floor
        return [trust * one / total + settings.floor * even for one in raw]

    def shares(self) -> dict[int, dict[int, float]]:
        """By enemy counter, the share of worlds in which it stands in each area."""
        found: dict[int, dict[int, float]] = {}
        first = (1 - self.view.seat) * 64
        for weight, (_, places) in zip(self._weights(), self._places, strict=True):
            for local, area in enumerate(places):
                if area < AREA_LIMIT:
                    by_area = found.setdefault(first + local, {})
                    by_area[area] = by_area.get(area, 0.0) + weight
        return found

    def dummies_in(self, area: int, dummies: int) -> list[float]:
        """The share of worlds with at least one dummy there, at least two, and so on."""
        counts: dict[int, float] = {}
        for weight, (_, places) in zip(self._weights(), self._places, strict=True):
            there = sum(1 for local in members(dummies) if places[local] == area)
            for number in range(there):
                counts[number] = counts.get(number, 0.0) + weight
        return [counts[number] for number in sorted(counts)]


class Believer:
    """Imagines worlds for views."""

    def __init__(self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any]) -> None:
        self._rules = rules
        self._advice = advice
        self._rng = Random(_SEED)

    def begin(self, view: View) -> Belief:
        self._rng = Random(_SEED)
        return Belief(view)

    def go_on(self, belief: Belief) -> None:
        """Some worlds more."""
        first = (1 - belief.view.seat) * 64
        for _ in range(min(AT_A_TIME, WORLDS - belief.worlds)):
            world = self._rules.imagine(belief.view, self._rng)
            evidence = self._advice.plausibility(world, belief.view.seat)
            places = [int(world.place[first + local]) for local in range(64)]
            belief._places.append((evidence, places))
            belief.worlds += 1


def hidden_slots(view: View) -> dict[int, list[tuple[int, int]]]:
    """By area, the enemy counters whose name is not known: their number and their suspects."""
    found: dict[int, list[tuple[int, int]]] = {}
    seen: Counter[int] = Counter()
    for area, suspects, *_ in view.slots:
        if suspects & (suspects - 1):
            found.setdefault(area, []).append((seen[area], suspects))
        seen[area] += 1
    return found


def guesses(board: Board, belief: Belief) -> list[Guess]:
    """Of each real enemy counter that is not known; dummies have no name to guess."""
    shares = belief.shares()
    doubtful = 0
    for _, suspects, *_ in belief.view.slots:
        if suspects & (suspects - 1):
            doubtful |= suspects
    first = (1 - belief.view.seat) * 64
    return [
        Guess(first + local, tuple(sorted(places.items(), key=lambda one: -one[1])))
        for local in members(doubtful)
        if board.counter_kind[first + local] != DUMMY
        for places in [shares.get(first + local)]
        if places
    ]


def labels(board: Board, belief: Belief) -> dict[str, Text]:
    """For each face-down counter on the map the likeliest name, by the key of its slot."""
    shares = belief.shares()
    first = (1 - belief.view.seat) * 64
    dummies = int(board.kind_sets[(1 - belief.view.seat) * 8 + DUMMY])
    found: dict[str, Text] = {}
    for area, slots in hidden_slots(belief.view).items():
        there = {
            one: places[area]
            for one, places in shares.items()
            if area in places and not dummies >> (one - first) & 1
        }
        rumours = belief.dummies_in(area, dummies)
        for place, suspects in slots:
            named = {one: part for one, part in there.items() if suspects >> (one - first) & 1}
            best = max(named, key=lambda one: named[one], default=None)
            rumour = rumours[0] if rumours and suspects & dummies else 0.0
            if best is not None and named[best] >= rumour:
                named_so, share, rumoured = short_title(board, best), there.pop(best), 0
            else:
                named_so, share, rumoured = "dummy", rumours.pop(0) if rumours else 0.0, 1
            found[slot_key(area, place)] = text(
                "{name} {share}%",
                name=verbatim(named_so),
                share=round(100 * share),
                rumour=rumoured,
            )
    return found


def short_title(board: Board, counter: int) -> str:
    """Enough of the title for the back of a counter."""
    return board.counter_titles[counter].partition(" (")[0].removesuffix(" the general")
