"""The cheapest way of a force to a place, as far as its owner can know [8.3, 8.4]."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules.marches import allowance, is_snowed_up, may_be_ferried
from solitaire.games.quadrilateral.rules.roads import is_passable, link_cost
from solitaire.games.quadrilateral.terms import ARTILLERY, FERRY, NOWHERE, TRACK

_BOARD: Final = RULES.board


@dataclass(frozen=True, slots=True)
class Leg:
    place: int
    cost: int
    """Half-MPs."""
    by_ferry: bool = False


@dataclass(frozen=True, slots=True)
class Arrival:
    """The cheapest way to a place: its last leg, where that began, and the cost of all of it."""

    leg: Leg
    before: int
    cost: int


def reach(
    world: State,
    flag: int,
    limit: int,
    has_guns: bool | None = None,
    ends: Collection[int] = (),
) -> dict[int, Arrival]:
    """Every place within so many half-MPs, past no enemy flag and none of the `ends` [8.3, 8.4].
    What an enemy has is not to be asked of a world, so it is said whether he has guns, and ferries
    and snow are taken to let him pass."""
    is_known = has_guns is None
    if has_guns is None:
        has_guns = world.steps[flag * 3 + ARTILLERY] > 0
    side, start = flag >> 5, int(world.place[flag])
    best, found = {start: 0}, dict[int, Arrival]()
    todo = [start]
    while todo:
        here = min(todo, key=lambda one: best[one])
        todo.remove(here)
        if here != start and (here in ends or world.has_enemy(side, here)):
            continue
        for leg in legs(world, side, here, has_guns, flag if is_known else NOWHERE):
            cost = limit if leg.by_ferry else best[here] + leg.cost
            is_allowed = here == start if leg.by_ferry else cost <= limit
            if is_allowed and cost < best.get(leg.place, limit + 1):
                best[leg.place], found[leg.place] = cost, Arrival(leg, here, cost)
                todo.append(leg.place)
    return found


def way(world: State, flag: int, goal: int, limit: int, ends: Collection[int] = ()) -> list[Leg]:
    """The legs to a place; empty if there is no way within so many half-MPs."""
    start, found = int(world.place[flag]), reach(world, flag, limit, ends=ends)
    legs_back: list[Leg] = []
    here = goal
    while here != start:
        if here not in found:
            return []
        legs_back.append(found[here].leg)
        here = found[here].before
    return legs_back[::-1]


def legs(world: State, side: int, here: int, has_guns: bool, flag: int = NOWHERE) -> Iterator[Leg]:
    """The roads that a force may take from a place; a ferry is the whole march [8.4]. With the flag
    of an own force, those that are not closed to so many steps."""
    no_tracks = has_guns or (flag != NOWHERE and is_snowed_up(world, flag))
    for index in range(_BOARD.first[here], _BOARD.first[here + 1]):
        if no_tracks and _BOARD.road[index] == TRACK:
            continue
        there, cost = int(_BOARD.to[index]), int(link_cost(world, index))
        if is_passable(world, index):
            yield Leg(there, cost)
        elif is_room_on_ferry(world, flag, index) and not world.has_enemy(side, there):
            yield Leg(there, cost, by_ferry=True)


def walked_back(world: State, lengths: Sequence[int], goal: int) -> list[int]:
    """The places of a shortest way over high roads and roads, from where its length is 0."""
    found = [goal]
    while lengths[found[-1]]:
        here = found[-1]
        found.append(
            next(
                int(_BOARD.to[index])
                for index in range(_BOARD.first[here], _BOARD.first[here + 1])
                if lengths[int(_BOARD.to[index])] + int(_BOARD.cost[index]) == lengths[here]
                and _BOARD.road[index] != TRACK
                and is_passable(world, index)
            )
        )
    return found[::-1]


def ferry(here: int, there: int) -> int:
    """The link between two places that is one, or NOWHERE."""
    links = range(_BOARD.first[here], _BOARD.first[here + 1])
    found = (index for index in links if _BOARD.to[index] == there and _is_ferry(index))
    return next(found, NOWHERE)


def is_room_on_ferry(world: State, flag: int, index: int) -> bool:
    """For a force of which it is known how large it is; NOWHERE is any other."""
    if not _is_ferry(index):
        return False
    return flag == NOWHERE or bool(may_be_ferried(world, flag, _BOARD.crossing[index]))


def _is_ferry(index: int) -> bool:
    crossing = int(_BOARD.crossing[index])
    return crossing != NOWHERE and _BOARD.crossing_kind[crossing] == FERRY


def points(world: State, flag: int) -> int:
    """Half-MPs that a force has, or has left if it is on the march."""
    return int(world.left) if world.mover == flag else int(allowance(world, flag))
