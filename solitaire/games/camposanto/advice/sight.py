"""What one side looks at while it moves: where the enemy stands and which of them may still act."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.plies import EDGE_ROAD
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import ways
from solitaire.games.camposanto.terms import ALL_WINGS, COLUMNS, HEXES, NO_UNIT, ROWS, UNITS

REACH: Final = 4
"""Hexes within which an enemy is reckoned with."""
WAITING: Final = 0.4
"""How much an enemy whose wing has acted in this phase counts against one whose wing has not."""
ENOUGH_ROOM: Final = 3
"""Steps of an escape [7.3]."""

_FRONT_Q: Final = vec[float]([1.0, 2.0, 1.0, -1.0, -2.0, -1.0])
_FRONT_R: Final = vec[float]([-2.0, -1.0, 1.0, 2.0, 1.0, -1.0])
"""Axial vectors of the six facings: the sum of the two front directions."""
_DOWN: Final = sqrt(0.75)
_MOST_Q: Final = COLUMNS + ROWS // 2
_MOST_R: Final = ROWS
_SPAN_R: Final = 2 * _MOST_R + 1
_MIDDLE: Final = _MOST_Q * _SPAN_R + _MOST_R
"""The place of no offset in the tables below."""


def to_act(state: State) -> i64:
    """Units of wings that act later in this phase, both sides."""
    found: i64 = 0
    for place in range(state.activation + 1, ALL_WINGS + 1):
        found |= state.board.wing_units[state.wing_at(place)]
    return found


def _units(q: i64, r: i64) -> tuple[float, float]:
    """East and south of an axial offset, one hex long; nought for no offset."""
    x, y = float(q) + float(r) / 2.0, float(r) * _DOWN
    length = sqrt(x * x + y * y)
    return (x / length, y / length) if length > 0.0 else (0.0, 0.0)


def _offsets() -> list[tuple[int, int]]:
    return [(q, r) for q in range(-_MOST_Q, _MOST_Q + 1) for r in range(-_MOST_R, _MOST_R + 1)]


_EAST: Final = vec[float]([_units(q, r)[0] for q, r in _offsets()])
_SOUTH: Final = vec[float]([_units(q, r)[1] for q, r in _offsets()])
_HEXES_AWAY: Final = vec[i64]([(abs(q) + abs(r) + abs(q + r)) // 2 for q, r in _offsets()])
_FRONT_EAST: Final = vec[float]([(_FRONT_Q[f] + _FRONT_R[f] / 2.0) / sqrt(3.0) for f in range(6)])
_FRONT_SOUTH: Final = vec[float]([_FRONT_R[f] * _DOWN / sqrt(3.0) for f in range(6)])
"""Directions and distances by offset and by facing, looked up: nothing is asked as often."""


def ahead(facing: i64, offset: i64) -> float:
    """Cosine between a facing and an offset of the tables."""
    return _EAST[offset] * _FRONT_EAST[facing] + _SOUTH[offset] * _FRONT_SOUTH[facing]


def _number(board: Board, place: i64) -> i64:
    """The offset from one hex to another is the difference of their numbers, from the middle."""
    return board.q[place] * _SPAN_R + board.r[place]


@final
class Sight:
    """The enemies of one side as they stand now, one entry a body."""

    def __init__(self, state: State, side: i64) -> None:
        self.side: i64 = side
        self.places: vec[i64] = vec[i64]()
        self._numbers: vec[i64] = vec[i64]()
        self.weights: vec[float] = vec[float]()
        """Nought for a lone battery, which attacks nobody."""
        self.marshals: i64 = 0
        """Own Marshals who can come beside anybody near them, as bits."""
        board = state.board
        later = to_act(state)
        enemies = board.side_units[1 - side] & state.alive
        for unit in range(UNITS):
            if not (enemies >> unit) & 1:
                continue
            place = state.unit_hex[unit]
            if state.lead(place) != unit:
                continue
            weight = 1.0 if (later >> unit) & 1 else WAITING
            if (board.gun_units >> unit) & 1:
                weight = 0.0
            self.places = append(self.places, place)
            self._numbers = append(self._numbers, _number(board, place) + _MIDDLE)
            self.weights = append(self.weights, weight)

    def nearest(self, board: Board, place: i64) -> i64:
        """Hexes to the nearest enemy body."""
        best: i64 = 99
        here = _number(board, place)
        for number in range(len(self._numbers)):
            distance = _HEXES_AWAY[self._numbers[number] - here]
            if distance < best:
                best = distance
        return best

    def exposure(self, board: Board, place: i64, facing: i64) -> float:
        """Enemies within reach, but not adjacent, to whom a flank is shown."""
        total = 0.0
        here = _number(board, place)
        for number in range(len(self._numbers)):
            offset = self._numbers[number] - here
            distance = _HEXES_AWAY[offset]
            if distance < 2 or distance > REACH or self.weights[number] == 0.0:
                continue
            if ahead(facing, offset) < 0.4:
                total += self.weights[number] / float(distance - 1)
        return total

    def best_facing(self, board: Board, place: i64) -> i64:
        """Toward most of the enemies, the nearer the more."""
        east = 0.0
        south = 0.0
        here = _number(board, place)
        for number in range(len(self._numbers)):
            offset = self._numbers[number] - here
            distance = _HEXES_AWAY[offset]
            if distance > 0:
                pull = 1.0 / float(distance * distance)
                east += pull * _EAST[offset]
                south += pull * _SOUTH[offset]
        best: i64 = 0
        most = -1.0e9
        for facing in range(6):
            total = east * _FRONT_EAST[facing] + south * _FRONT_SOUTH[facing]
            if total > most:
                most = total
                best = facing
        return best


def adjacent_bodies(state: State, side: i64, place: i64) -> i64:
    """Bodies of a side beside a hex."""
    found: i64 = 0
    for direction in range(6):
        near = state.board.neighbours[place * 6 + direction]
        if near >= 0 and state.holder(near) == side:
            found += 1
    return found


def body_steps(state: State, place: i64) -> i64:
    """Steps of everything in a hex."""
    total: i64 = 0
    regiment = i64(state.regiments[place])
    if regiment != NO_UNIT:
        total += i64(state.steps[regiment])
    support = i64(state.supports[place])
    if support != NO_UNIT:
        total += i64(state.steps[support])
    return total


def rooms(board: Board) -> list[vec[i64]]:
    """By side and hex: the steps back that an empty field allows before the border, at most 3."""
    found: list[vec[i64]] = []
    for side in range(2):
        room = vec[i64]([0] * HEXES)
        rows = range(HEXES) if side == 0 else range(HEXES - 1, -1, -1)
        for place in rows:
            room[place] = _room(board, side, room, place)
        found.append(room)
    return found


def _room(board: Board, side: i64, room: vec[i64], place: i64) -> i64:
    best: i64 = 0
    behind = ways.backward(board, side, EDGE_ROAD, place)
    for number in range(len(behind)):
        there = behind[number]
        if board.passable[there] and room[there] + 1 > best:
            best = room[there] + 1
    return min(best, ENOUGH_ROOM)
