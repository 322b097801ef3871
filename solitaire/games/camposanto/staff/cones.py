"""Fire before it is ordered [9.1, 10.2]: hexes of the cone, chances, what stops the line."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from solitaire.games.camposanto.core.lines import Shot
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.odds.duel import at_least
from solitaire.games.camposanto.rules import fire
from solitaire.games.camposanto.staff.world import front_of
from solitaire.games.camposanto.terms import ARTILLERY


class Aim(NamedTuple):
    """One hex that could be fired at."""

    place: int
    modifier: int
    needed: int
    chance: Fraction
    is_target: bool
    stopped_by: tuple[int, ...]
    """Hexes that stand in the way; empty if the line is free."""


def aims(state: State, unit: int) -> list[Aim]:
    """Of a battery the cone before its front, of light infantry its two front hexes."""
    if int(state.board.arm[unit]) == ARTILLERY:
        return list(_cone(state, unit))
    start, facing = int(state.unit_hex[unit]), int(state.facing[unit])
    return [_aim(state, unit, place, ()) for place in front_of(state, start, facing)]


def _cone(state: State, unit: int) -> Iterator[Aim]:
    board, start = state.board, state.unit_hex[unit]
    limit = fire.farthest(state)
    for shot in board.cones[int(state.facing[unit])]:
        place = board.at(board.q[start] + shot.q, board.r[start] + shot.r)
        if shot.distance <= limit and place >= 0:
            yield _aim(state, unit, int(place), obstacles(state, int(start), shot))


def _aim(state: State, unit: int, place: int, stopped_by: tuple[int, ...]) -> Aim:
    modifier = int(fire.modifier(state, unit, place))
    needed = int(state.board.charts.fire_hits_at) - modifier
    side = int(state.board.side[unit])
    is_target = fire.is_target(state, side, place)
    return Aim(place, modifier, needed, at_least(needed), is_target, stopped_by)


def obstacles(state: State, start: int, shot: Shot) -> tuple[int, ...]:
    """What stands on the line; along a side both hexes must be closed [9.1, F2]."""
    board = state.board
    q, r = board.q[start], board.r[start]

    def at(near: tuple[int, int]) -> int:
        return int(board.at(q + near[0], r + near[1]))

    found = [at(near) for near in shot.crossed if fire.is_obstacle(state, at(near))]
    for one, other in shot.beside:
        if fire.is_obstacle(state, at(one)) and fire.is_obstacle(state, at(other)):
            found += [at(one), at(other)]
    return tuple(found)
