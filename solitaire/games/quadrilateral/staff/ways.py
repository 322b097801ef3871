"""The cheapest way of a force to a place, as far as its owner can know [8.3, 8.4]."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules.marches import allowance
from solitaire.games.quadrilateral.rules.roads import is_passable, link_cost
from solitaire.games.quadrilateral.terms import ARTILLERY, FERRY, NOWHERE, TRACK

_BOARD: Final = RULES.board


@dataclass(frozen=True, slots=True)
class Leg:
    place: int
    cost: int
    """Half-MPs."""
    by_ferry: bool = False


def way(world: State, flag: int, goal: int, limit: int) -> list[Leg]:
    """Past no enemy flag; empty if there is none within so many half-MPs."""
    side, start = flag >> 5, int(world.place[flag])
    best, came = {start: 0}, dict[int, Leg]()
    before: dict[int, int] = {}
    todo = [start]
    while todo:
        here = min(todo, key=lambda one: best[one])
        todo.remove(here)
        if here != start and world.has_enemy(side, here):
            continue
        for leg in legs(world, flag, here):
            cost = limit if leg.by_ferry else best[here] + leg.cost
            is_allowed = here == start if leg.by_ferry else cost <= limit
            if is_allowed and cost < best.get(leg.place, limit + 1):
                best[leg.place], came[leg.place], before[leg.place] = cost, leg, here
                todo.append(leg.place)
    if goal not in came:
        return []
    found = [came[goal]]
    while before[found[-1].place] != start:
        found.append(came[before[found[-1].place]])
    return found[::-1]


def legs(world: State, flag: int, here: int) -> Iterator[Leg]:
    """The roads that a force may take from a place; a ferry is the whole march [8.4]."""
    has_guns = world.steps[flag * 3 + ARTILLERY] > 0
    for index in range(_BOARD.first[here], _BOARD.first[here + 1]):
        if has_guns and _BOARD.road[index] == TRACK:
            continue
        there, cost = int(_BOARD.to[index]), int(link_cost(world, index))
        if is_passable(world, index):
            yield Leg(there, cost)
        elif _is_ferry(index) and not world.has_enemy(flag >> 5, there):
            yield Leg(there, cost, by_ferry=True)


def _is_ferry(index: int) -> bool:
    crossing = int(_BOARD.crossing[index])
    return crossing != NOWHERE and _BOARD.crossing_kind[crossing] == FERRY


def points(world: State, flag: int) -> int:
    """Half-MPs that a force has, or has left if it is on the march."""
    return int(world.left) if world.mover == flag else int(allowance(world, flag))
