"""Which worlds the seat may be in: a pool of imagined ones, weighed by evidence.

What the game says about their likelihood is tempered and mixed with a uniform floor, so that no
world that fits the view is ever ruled out by opinion.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from solitaire.advising import Advice
from solitaire.protocol import Decide, Rules, Seat

FIRST_WORLDS: Final = 16
MOST_WORLDS: Final = 4096
REUSE: Final = 16
"""How often a world is used on the average before more are imagined."""


class Belief:
    """Worlds of one view, dealt out so that each gets its share as evenly as can be."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        advice: Advice[Any, Any],
        view: object,
        rng: Random,
        *,
        worlds: int,
        temper: float,
        floor: float,
    ) -> None:
        self.worlds: list[Any] = []
        self._rules = rules
        self._advice = advice
        self._view = view
        self._rng = rng
        self._wanted = worlds
        self._temper = temper
        self._floor = floor
        self._evidence: list[float] = []
        self._is_even = True
        self._round: list[int] = []
        self._next = 0
        self._dealt = 0
        self.seat = self._asked_seat()
        self._imagine(min(FIRST_WORLDS, worlds))
        self._begin_round()

    def draw(self) -> Any:
        """A copy of the next world, to be played on."""
        return self._rules.copy(self.worlds[self.draw_index()])

    def draw_index(self) -> int:
        if self._next == len(self._round):
            self._grow()
            self._begin_round()
        index = self._round[self._next]
        self._next += 1
        self._dealt += 1
        return index

    def copy(self, index: int) -> Any:
        return self._rules.copy(self.worlds[index])

    def shares(self) -> list[float]:
        """How likely each world is thought to be; they add up to 1."""
        even = 1.0 / len(self.worlds)
        if self._is_even:
            return [even] * len(self.worlds)
        most = max(self._evidence)
        weights = [exp(self._temper * (evidence - most)) for evidence in self._evidence]
        total = sum(weights)
        trust = 1.0 - self._floor
        return [trust * weight / total + self._floor * even for weight in weights]

    def _asked_seat(self) -> Seat:
        asked = self._rules.pending(self._rules.imagine(self._view, self._rng))
        assert isinstance(asked, Decide), "only a seat that is asked has something to think about"
        return asked.seat

    def _grow(self) -> None:
        size = len(self.worlds)
        if size < self._wanted:
            self._imagine(min(size, self._wanted - size))
        elif self._dealt >= REUSE * size and size < MOST_WORLDS:
            self._imagine(size)

    def _imagine(self, count: int) -> None:
        for _ in range(count):
            world = self._rules.imagine(self._view, self._rng)
            evidence = self._advice.plausibility(world, self.seat)
            self.worlds.append(world)
            self._evidence.append(evidence)
            if evidence != self._evidence[0]:
                self._is_even = False

    def _begin_round(self) -> None:
        self._next = 0
        if self._is_even:
            self._round = list(range(len(self.worlds)))
        else:
            self._round = self._resampled()

    def _resampled(self) -> list[int]:
        """As many draws as worlds, systematic: each comes up its share of times, give or take 1."""
        size = len(self.worlds)
        shares = self.shares()
        drawn: list[int] = []
        reached = 0.0
        threshold = self._rng.random()
        for index in range(size):
            reached += shares[index] * size
            while threshold < reached and len(drawn) < size:
                drawn.append(index)
                threshold += 1.0
        self._rng.shuffle(drawn)
        return drawn
