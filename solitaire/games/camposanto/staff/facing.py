"""Which corner a body had better face: enemies beside it in front, else those that are near."""

from __future__ import annotations

from math import atan2, cos, pi
from typing import Final

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.staff.world import bodies, front_of, neighbours
from solitaire.games.camposanto.terms import COLUMNS, FACINGS

FAR: Final = 7
"""Enemies beyond this many hexes do not matter."""
_BESIDE: Final = 10.0
"""A neighbour in front or on the flank outweighs all that is farther away."""
_SAME: Final = 0.05
"""In favour of the facing it has, where nothing speaks for another."""


def best_facing(state: State, side: int, place: int, now: int, aim: int = -1) -> int:
    """For a body of a side in a hex; `aim` is a hex that must be in front if it can be."""
    worth = {facing: _worth(state, side, place, facing) for facing in range(len(FACINGS))}
    worth[now] += _SAME
    if aim >= 0:
        aimed = [one for one in worth if aim in front_of(state, place, one)]
        return max(aimed or worth, key=lambda one: worth[one])
    return max(worth, key=lambda one: worth[one])


def _worth(state: State, side: int, place: int, facing: int) -> float:
    front = front_of(state, place, facing)
    worth = 0.0
    for near in neighbours(state, place):
        if state.holder(near) == 1 - side:
            worth += _BESIDE if near in front else -_BESIDE
    for enemy in bodies(state, 1 - side):
        far = int(state.board.distance(place, enemy))
        if 1 < far <= FAR:
            worth += cos(_bearing(place, enemy) - facing * pi / 3) / far**2
    return worth


def _bearing(place: int, other: int) -> float:
    """In radians, clockwise from north."""
    across = _across(other) - _across(place)
    down = (other // COLUMNS - place // COLUMNS) * 3**0.5 / 2
    return atan2(across, -down)


def _across(place: int) -> float:
    row, column = divmod(place, COLUMNS)
    return column + row % 2 / 2
