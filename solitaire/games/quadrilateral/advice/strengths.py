"""What a side may reckon with under every flag: own steps exactly, the enemy's as expected.

Counted once for a question; the script then asks for groups of it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.advice.estimates import expected, is_in_field
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    FAR,
    FLAGS,
    FORCE,
    IN_QUARTERS,
    NO_FLAG,
    NOWHERE,
    SIDE_FLAGS,
)


@final
class Strengths:
    """Steps by flag and by place as one side may expect them."""

    def __init__(self, state: State, side: i64, habits: Habits) -> None:
        self.state = state
        self.habits = habits
        self.side: i64 = side
        self.steps: vec[i64] = numbers(FLAGS)
        for flag in range(FLAGS):
            if state.kind[flag] != NO_FLAG:
                self.steps[flag] = expected(state, side, flag)

    def at(self, side: i64, place: i64) -> i64:
        """All of a side in a place, its garrison too."""
        total: i64 = 0
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            if self.state.place[flag] == place:
                total += self.steps[flag]
        garrison = self.state.garrison_at(side, place)
        return total if garrison == NOWHERE else total + self.state.garrison_steps[garrison]

    def near(self, side: i64, place: i64, within: i64) -> i64:
        """Field forces of a side within so many half-MPs of a place."""
        state = self.state
        ways = distances(state, side, place, FAR - 1, True, False)
        total: i64 = 0
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            at = state.place[flag]
            if at != NOWHERE and ways[at] <= within and is_in_field(state, flag):
                total += self.steps[flag]
        return total

    def field(self, side: i64) -> i64:
        total: i64 = 0
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            if self.state.place[flag] != NOWHERE and is_in_field(self.state, flag):
                total += self.steps[flag]
        return total

    def defence(self, place: i64) -> i64:
        """The enemy in a place as an attacker feels him: ground, walls, billets."""
        state = self.state
        board = state.board
        enemy = 1 - self.side
        total = self.at(enemy, place)
        if board.fort[place]:
            return total * 3
        per_cent: i64 = 100
        shift = -board.charts.terrain_shift[board.terrain[place]] + board.defile[place]
        per_cent += 20 * shift
        if board.siege[place] and enemy == 0:
            per_cent += 20
        if state.status[enemy] == IN_QUARTERS and not board.siege[place]:
            per_cent = per_cent * 7 // 10  # halved in the first round [E12]
        return total * per_cent // 100

    def largest(self) -> i64:
        """The own field force with most steps, or NOWHERE."""
        best: i64 = NOWHERE
        most: i64 = 0
        for flag in range(self.side * 32, self.side * 32 + SIDE_FLAGS):
            if (
                self.state.kind[flag] == FORCE
                and self.steps[flag] > most
                and is_in_field(self.state, flag)
            ):
                most = self.steps[flag]
                best = flag
        return best


def ways_for(state: State, flag: i64, goal: i64) -> vec[i64]:
    """How far places are from the goal for this force: guns do not use tracks."""
    tracks = state.steps[flag * 3 + ARTILLERY] == 0
    return distances(state, flag >> 5, goal, FAR - 1, tracks, False)
