"""How far it is, in movement points: ways of a march that keeps clear of the enemy [8.2, 8.6.1]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.rules.marching import road_cost
from solitaire.games.castiglione.state import State
from solitaire.games.castiglione.vectors import area_nowheres

FARTHEST: Final = 40
"""Points beyond which nobody looks: the map is crossed with fewer."""


def points_from(state: State, start: i64, barred: i64, limit: i64) -> vec[u8]:
    """Points to every area up to the limit; barred areas can be entered, not passed."""
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
            here = i64(points[area])
            if here != cost:
                if here > cost:
                    following |= 1 << area
                continue
            if (barred >> area) & 1 and area != start:
                continue
            near = state.board.neighbours[area]
            while near:
                neighbour = lowest(near)
                near &= near - 1
                total = here + road_cost(state, area, neighbour)
                if total <= limit and total < i64(points[neighbour]):
                    points[neighbour] = u8(total)
                    following |= 1 << neighbour
        edge = following
        cost += 1
    return points


def points_to(state: State, goal: i64, barred: i64) -> vec[u8]:
    """Points from every area to the goal, the goal itself may be barred."""
    points = area_nowheres()
    points[goal] = u8(0)
    edge: i64 = 1 << goal
    cost: i64 = 0
    while edge and cost < FARTHEST:
        following: i64 = 0
        rest = edge
        while rest:
            area = lowest(rest)
            rest &= rest - 1
            here = i64(points[area])
            if here != cost:
                if here > cost:
                    following |= 1 << area
                continue
            near = state.board.neighbours[area]
            while near:
                neighbour = lowest(near)
                near &= near - 1
                if (barred >> neighbour) & 1:
                    continue
                total = here + road_cost(state, neighbour, area)
                if total < i64(points[neighbour]):
                    points[neighbour] = u8(total)
                    following |= 1 << neighbour
        edge = following
        cost += 1
    return points
