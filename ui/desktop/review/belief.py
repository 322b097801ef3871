"""What a seat believed: an estimate from worlds that it could have been in.

It takes the seat's view, so it cannot peek. Worlds are drawn by imagine() and weighed by what the
game says about their likelihood, tempered as the search does it; the shares are estimates and are
always shown as such.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any, Final

from ai.search.levels import Settings
from solitaire.advising import Advice
from solitaire.presenting.presenter import Beliefs, Presenter
from solitaire.protocol import Rules, Seat

WORLDS: Final = 96
"""With so many a share is right within about ten points of a hundred."""
AT_A_TIME: Final = 12
"""Worlds imagined between two looks at what the person wants; some hundredths of a second."""
_SEED: Final = 1796


@dataclass
class Belief:
    """Grows with every world that is imagined."""

    view: Any
    seat: Seat
    notes: list[Hashable] = field(default_factory=list)
    """What the game keeps of each world."""
    evidence: list[float] = field(default_factory=list)
    """What speaks for each world."""

    @property
    def worlds(self) -> int:
        return len(self.notes)

    @property
    def is_done(self) -> bool:
        return self.worlds >= WORLDS

    def shares(self) -> list[float]:
        """How likely each world is thought to be."""
        settings = Settings()
        most = max(self.evidence)
        raw = [exp(settings.temper * (one - most)) for one in self.evidence]
        total, even = sum(raw), 1.0 / len(raw)
        trust = 1.0 - settings.floor
        return [trust * one / total + settings.floor * even for one in raw]


class Believer:
    """Imagines worlds for views."""

    def __init__(
        self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any], presenter: Presenter
    ) -> None:
        self._rules = rules
        self._advice = advice
        self._presenter = presenter
        self._rng = Random(_SEED)

    def begin(self, view: Any, seat: Seat) -> Belief:
        self._rng = Random(_SEED)
        return Belief(view, seat)

    def go_on(self, belief: Belief) -> None:
        """Some worlds more."""
        for _ in range(min(AT_A_TIME, WORLDS - belief.worlds)):
            world = self._rules.imagine(belief.view, self._rng)
            belief.evidence.append(self._advice.plausibility(world, belief.seat))
            belief.notes.append(self._presenter.noted(world))

    def found(self, belief: Belief) -> Beliefs:
        return self._presenter.beliefs(belief.view, belief.notes, belief.shares())
