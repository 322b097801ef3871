"""What is to be expected under face-down counters.

A counter may be any of its suspects, but not with equal chances: whoever lies face down somewhere
is under one counter and no other, so the chances of all counters to be him are made to add up to
one. In six searched games that is 0.45 points a stack off the mean of imagined worlds (root mean
square); with equal chances it was 1.61, and stacks seemed 0.88 points weaker than they were.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.vectors import area_floats, words_of
from solitaire.games.castiglione.terms import CAVALRY, LEADER


@final
class FaceDown:
    """All of a side; add() each counter, then reckon()."""

    def __init__(self, board: Board, side: i64) -> None:
        self._board = board
        self._side = side
        self._sets: vec[i64] = words_of(0)
        """Whom counters may be; a set that is said of several stands here once."""
        self._counters: vec[i64] = words_of(0)
        """Of each counter its area, and above that the place of its set."""
        self._sums: vec[float] = area_floats()
        """By suspect, the sum of all counters' chances to be him, were they equal."""
        self.areas: i64 = 0
        self.points: vec[float] = area_floats()
        """By area, expected strength, its variance, that of cavalry, and Tactical Rating."""
        self.variance: vec[float] = area_floats()
        self.horse: vec[float] = area_floats()
        self.rating: vec[float] = area_floats()

    def add(self, suspects: i64, area: i64) -> None:
        self._counters = append(self._counters, self._place_of(suspects) << 8 | area)
        self.areas |= 1 << area

    def _place_of(self, suspects: i64) -> i64:
        for place in range(len(self._sets)):
            if self._sets[place] == suspects:
                return place
        self._sets = append(self._sets, suspects)
        return len(self._sets) - 1

    def reckon(self) -> None:
        self._add_up_chances()
        means = [self._mean(suspects) for suspects in self._sets]
        for counter in self._counters:
            area = counter & 255
            points, variance, horse, rating = means[counter >> 8]
            self.points[area] += points
            self.variance[area] += variance
            self.horse[area] += horse
            self.rating[area] += rating

    def _add_up_chances(self) -> None:
        many = words_of(len(self._sets))
        for counter in self._counters:
            many[counter >> 8] += 1
        for place in range(len(self._sets)):
            suspects = self._sets[place]
            share = float(many[place]) / float(size(suspects))
            while suspects:
                self._sums[lowest(suspects)] += share
                suspects &= suspects - 1

    def _mean(self, suspects: i64) -> tuple[float, float, float, float]:
        """Under one counter: strength and its variance, that of cavalry, Tactical Rating."""
        board = self._board
        many = float(size(suspects))
        points = 0.0
        squares = 0.0
        horse = 0.0
        rating = 0.0
        while suspects:
            local = lowest(suspects)
            suspects &= suspects - 1
            counter = self._side * 64 + local
            chance = 1.0 / (self._sums[local] * many)
            strength = float(board.strength[counter])
            points += strength * chance
            squares += strength * strength * chance
            kind = board.counter_kind[counter]
            if kind == CAVALRY:
                horse += strength * chance
            elif kind == LEADER:
                rating += float(board.tactical[counter]) * chance
        return points, max(squares - points * points, 0.0), horse, rating
