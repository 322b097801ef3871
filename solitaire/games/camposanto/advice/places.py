"""How good a place and facing are for a unit that moves, by features with fitted weights."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.camposanto.advice.clash import join_worth, shot_worth
from solitaire.games.camposanto.advice.sight import ENOUGH_ROOM, Sight, rooms
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.data.advice_names import PLACE_FEATURES
from solitaire.games.camposanto.data.advice_weights import place_weights, staff_weights
from solitaire.games.camposanto.data.model import load_data
from solitaire.games.camposanto.terms import ARTILLERY, INFANTRY, LIGHT, NIGHT, NO_UNIT

COUNT: Final = len(PLACE_FEATURES)
EXPECTED: Final = place_weights()
"""The weights of the habits the searcher expects of both sides."""
SCRIPTED: Final = staff_weights()
"""The weights of the scripted commander."""
ROOMS: Final = rooms(Board(load_data()))
NEAR: Final = 3
"""Hexes from the nearest enemy at which a unit that does not attack has come too near."""
MOST_FRIENDS: Final = 3


@final
class Judge:
    """Judges places for one unit, as if it had left where it stands now."""

    def __init__(self, state: State, unit: i64, sight: Sight, weights: list[vec[float]]) -> None:
        board = state.board
        self.state = state
        self.unit: i64 = unit
        self.side: i64 = i64(board.side[unit])
        self.arm: i64 = i64(board.arm[unit])
        self.start: i64 = state.unit_hex[unit]
        self.sight = sight
        self.weights: vec[float] = weights[self.side * 4 + self.arm]
        self.goal: i64 = -1
        """The hex that counts as the nearest enemy; -1 for whoever is nearest."""
        self.distance: i64 = self._distance(self.start)
        self.may_assault: bool = True
        self.faced: i64 = 0
        """These four as of the place that was settled last."""
        self.friends: i64 = 0
        self.touching: i64 = 0
        self._standing: float = 0.0

    def _distance(self, place: i64) -> i64:
        if self.goal >= 0:
            return self.state.board.distance(place, self.goal)
        return self.sight.nearest(self.state.board, place)

    def aim(self, goal: i64) -> None:
        """Measure the approach by this hex."""
        self.goal = goal
        self.distance = self._distance(self.start)

    def settle(self, place: i64) -> None:
        """Look at a place: what counts there whatever the facing."""
        state, weights = self.state, self.weights
        self._look_around(place)
        distance = self._distance(place)
        total = weights[3] * float(self.faced)
        total += weights[5] * float(min(self.friends, MOST_FRIENDS))
        if state.turn == NIGHT and not self.friends:
            total += weights[6]
        total += weights[8] * float(self.distance - distance)
        if not self.touching and distance <= NEAR:
            total += weights[9]
        if place == self.start:
            total += weights[10]
        self._standing = total + self._ground(place)

    def _look_around(self, place: i64) -> None:
        state, board = self.state, self.state.board
        self.friends = 0
        self.faced = 0
        self.touching = 0
        for direction in range(6):
            near = board.neighbours[place * 6 + direction]
            if near < 0:
                continue
            holder = state.holder(near)
            if holder == 1 - self.side:
                self.touching += 1
                lead = state.lead(near)
                if state.faces(lead, place) and not (board.gun_units >> lead) & 1:
                    self.faced += 1
            elif holder == self.side and (near != self.start or self._is_held_by_others(near)):
                self.friends += 1

    def _ground(self, place: i64) -> float:
        """Farmhouses, room to flee, and infantry to lie on."""
        state, weights = self.state, self.weights
        total = weights[11] * float(ENOUGH_ROOM - ROOMS[self.side][place]) / 3.0
        if state.houses.assault[place] < 0:
            total += weights[7]
        elif state.houses.assault[self.start] < 0:
            total += weights[14]
        if (self.arm == ARTILLERY or self.arm == LIGHT) and self._is_on_infantry(place):
            total += weights[13]
        return total

    def score(self, place: i64, facing: i64) -> float:
        """Of the settled place with this facing."""
        state, weights = self.state, self.weights
        total = self._standing
        if self.touching:
            shown: i64 = 0
            for direction in range(2, 6):
                near = state.board.neighbours[place * 6 + (facing + direction - 1) % 6]
                if near >= 0 and state.holder(near) == 1 - self.side:
                    shown += 1
            total += weights[2] * float(shown)
            if self.may_assault and self.arm != ARTILLERY:
                found = join_worth(state, self.unit, place, facing)
                total += weights[0] * found.worth
                total += weights[1] * float(found.partners)
        total += weights[4] * self.sight.exposure(state.board, place, facing)
        if weights[12] != 0.0 and (self.arm == ARTILLERY or self.arm == LIGHT):
            total += weights[12] * shot_worth(state, self.unit, place, facing)
        return total

    def _is_held_by_others(self, place: i64) -> bool:
        state = self.state
        regiment, support = i64(state.regiments[place]), i64(state.supports[place])
        other = support if regiment == self.unit else regiment
        return other != NO_UNIT

    def _is_on_infantry(self, place: i64) -> bool:
        regiment = i64(self.state.regiments[place])
        return regiment != NO_UNIT and self.state.board.arm[regiment] == INFANTRY


@final
class Choice:
    """A place, a facing and how good they are."""

    def __init__(self, place: i64, facing: i64, score: float) -> None:
        self.place: i64 = place
        self.facing: i64 = facing
        self.score: float = score


def best_here(judge: Judge, place: i64) -> Choice:
    """The best facing in one place; away from the enemy only the plain one is looked at."""
    judge.settle(place)
    board = judge.state.board
    if not judge.touching and judge.arm != ARTILLERY:
        facing = judge.sight.best_facing(board, place)
        return Choice(place, facing, judge.score(place, facing))
    best = Choice(place, 0, judge.score(place, 0))
    for facing in range(1, 6):
        score = judge.score(place, facing)
        if score > best.score:
            best = Choice(place, facing, score)
    return best
