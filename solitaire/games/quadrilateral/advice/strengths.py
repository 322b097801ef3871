"""What a side may reckon with under every flag: own steps exactly, the enemy's as expected.

Counted once for a question; the script then asks for groups of it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.advice.estimates import expected, is_in_field
from solitaire.games.quadrilateral.advice.habits import Habits, is_for_mantova
from solitaire.games.quadrilateral.core.board import Ways
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.rules import supply, victory, weather
from solitaire.games.quadrilateral.rules.leaders import initiative
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, distances
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    AUSTRIAN,
    CITADEL,
    FAR,
    FLAGS,
    FORCE,
    IN_QUARTERS,
    NO_FLAG,
    NOWHERE,
    PLACE_LIMIT,
    SIDE_FLAGS,
)

NO_REACH: Final = numbers(PLACE_LIMIT, FAR)
"""No command reaches any place."""


@final
class Strengths:
    """Steps by flag and by place as one side may expect them."""

    def __init__(self, state: State, side: i64, habits: Habits) -> None:
        self.state = state
        self.habits = habits
        self.side: i64 = side
        self.steps: vec[i64] = numbers(FLAGS)
        self.has_reach = False
        self.reach: vec[i64] = NO_REACH
        self.kept: dict[int, Ways] = {}
        """Ways that were reckoned with these strengths, as relief.py numbers them."""
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

    def followers(self, place: i64) -> i64:
        """Own steps to be expected that will still march into a place in this turn."""
        state = self.state
        side = self.side
        ways = distances(state, side, place, FAR - 1, True, False)
        done = state.moved | state.tried | state.replaced
        sixths: i64 = 0
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            at = state.place[flag]
            if at == NOWHERE or at == place or (done >> flag) & 1 or not self.steps[flag]:
                continue
            if ways[at] <= self.habits.follow and is_in_field(state, flag):
                sixths += self.steps[flag] * self.chance(flag)
        return sixths // 6

    def chance(self, flag: i64) -> i64:
        """Sixths of a chance that an own force may march: by a command, or by initiative."""
        state = self.state
        if self.has_spare_points(flag) and self.in_dispatch(state.place[flag]):
            return 6
        sixths = initiative(state, flag) - weather.on_initiative(state)
        return sixths if sixths > 0 else 0

    def has_spare_points(self, flag: i64) -> bool:
        """For a command to a force; a relief saves them for its columns. Where only the garrison
        sallies, nobody else has need of them."""
        state = self.state
        points = state.aps[self.side]
        if self.side == AUSTRIAN and is_for_mantova(state, AUSTRIAN, self.habits):
            relief = self.habits.relief
            is_column = self.steps[flag] >= relief.worthy or self.habits.only_sallies
            return points > 0 if is_column else points * 10 > relief.thrift * self.turns_left()
        return points > self.habits.spare[self.side]

    def turns_left(self) -> i64:
        """After this one."""
        return victory.last_turn(self.state) - self.state.turn

    def in_dispatch(self, place: i64) -> bool:
        state = self.state
        if not self.has_reach:
            self.has_reach = True
            if supply.may_command(state, self.side):
                self.reach = dispatch_reach(state, self.side)
        return self.reach[place] < FAR

    def opposition(self, place: i64) -> i64:
        """What an attacker has to beat: the enemy there, and a part of those who may hurry up."""
        enemy = 1 - self.side
        around = self.near(enemy, place, self.habits.hurry) - self.at(enemy, place)
        return self.defence(place) + (around * self.habits.help // 10 if around > 0 else 0)

    def bonus(self, side: i64, place: i64) -> i64:
        """Tenths of the best Bonus of a side in a place; where flags mixed he may be elsewhere."""
        state = self.state
        best: i64 = 0
        flags = state.flags_at(side, place)
        while flags:
            flag = lowest(flags)
            flags &= flags - 1
            leaders, tenths = self._leaders(side, flag)
            while leaders:
                rating = state.board.bonus[lowest(leaders)] * tenths
                leaders &= leaders - 1
                best = rating if rating > best else best
        return best

    def _leaders(self, side: i64, flag: i64) -> tuple[i64, i64]:
        """Those who may be with a flag, and how sure that is."""
        state = self.state
        if side == self.side or state.options.open:
            return state.leaders_of(flag), 10
        label = state.label[flag]
        if label == NOWHERE or (state.shy >> flag) & 1:
            return 0, 0
        count: i64 = 0
        for other in range(side * 32, side * 32 + SIDE_FLAGS):
            if state.label[other] == label and not (state.shy >> other) & 1:
                count += 1
        return state.group_leaders[label], 10 if count <= 1 else 5

    def inside(self) -> i64:
        """Austrian steps in the citadels of Mantova."""
        total: i64 = 0
        for flag in range(32, 32 + SIDE_FLAGS):
            place = self.state.place[flag]
            if place != NOWHERE and self.state.board.fort[place] == CITADEL:
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
        per_cent += self.habits.per_bonus * self.bonus(enemy, place) // 10
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
