"""How far it is, in movement points: ways of a march that keeps clear of the enemy [8.2, 8.6.1]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.vectors import area_nowheres
from solitaire.games.castiglione.rules.marching import road_cost

FARTHEST: Final = 40
"""Points beyond which nobody looks: the map is crossed with fewer."""


def points_from(state: State, start: i64, barred: i64, limit: i64) -> vec[u8]:
    """Points to every area up to the limit; barred areas can be entered, not passed."""
    return _spread(state, start, barred, limit, False)


def points_to(state: State, goal: i64, barred: i64) -> vec[u8]:
    """Points from every area to the goal, which may itself be barred."""
    return _spread(state, goal, barred, FARTHEST, True)


def _spread(state: State, start: i64, barred: i64, limit: i64, backwards: bool) -> vec[u8]:
    """Cost after cost, each area once it cannot become cheaper."""
    points = area_nowheres()
    points[start] = u8(0)
    edge: i64 = 1 << start
    cost: i64 = 0
    while edge and cost < limit:
        following: i64 = 0
        rest = edge
        while rest:
            area = lowest(rest)
            rest &= rest - 1
            if i64(points[area]) > cost:
                following |= 1 << area
            elif i64(points[area]) == cost and (
                backwards or area == start or not (barred >> area) & 1
            ):
                near = state.board.neighbours[area]
                if backwards:
                    near &= ~barred
                following |= _relax(state, area, near, limit, backwards, points)
        edge = following
        cost += 1
    return points


def _relax(state: State, area: i64, near: i64, limit: i64, backwards: bool, points: vec[u8]) -> i64:
    """The neighbours that are cheaper by way of this area."""
    found: i64 = 0
    while near:
        neighbour = lowest(near)
        bit = near & -near
        near ^= bit
        step = road_cost(state, neighbour, area) if backwards else road_cost(state, area, neighbour)
        total = i64(points[area]) + step
        if total <= limit and total < i64(points[neighbour]):
            points[neighbour] = u8(total)
            found |= bit
    return found
