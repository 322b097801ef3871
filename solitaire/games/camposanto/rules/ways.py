"""The line of retreat [6.5]: where a body or a Marshal may flee to, step by step, and how it ends.

Nothing here changes the state. A body is looked at as if it had left its first hex; its way never
comes back there, for each step leads nearer to the edge or the bridge.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from solitaire.games.camposanto.core.board import FAR, Board
from solitaire.games.camposanto.core.plies import BRIDGE_ROAD, EDGE_ROAD
from solitaire.games.camposanto.core.procedures import ESCAPE, NO_ONE, PUSH, RETREAT
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.terms import (
    ALLIED,
    MARSHALS,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    SPANISH,
    UNITS,
)

# How a flight ends
STANDS: Final = 0
AT_BORDER: Final = 1
LOST: Final = 2


@final
class Fugitive:
    """Who flees, how, and from where: what does not change on the way."""

    def __init__(self, kind: i64, side: i64, distance: i64, road: i64, start: i64) -> None:
        self.kind: i64 = kind
        self.side: i64 = side
        self.distance: i64 = distance
        self.road: i64 = road
        self.start: i64 = start


@final
class Ending:
    """One way a flight can end."""

    def __init__(self, place: i64, hits: i64, how: i64) -> None:
        self.place: i64 = place
        self.hits: i64 = hits
        """Hexes in enemy fronts on the way; the border's hit is not among them."""
        self.how: i64 = how

    def key(self) -> tuple[int, int, int]:
        return self.place, self.hits, self.how


def roads(board: Board, side: i64, start: i64) -> list[int]:
    """The Spanish north of the river may make for the bridge instead of their edge [6.5]."""
    if side == SPANISH and board.north_bank[start] and board.to_bridge[start] < FAR:
        return [EDGE_ROAD, BRIDGE_ROAD]
    return [EDGE_ROAD]


def backward(board: Board, side: i64, road: i64, here: i64) -> vec[i64]:
    """The hexes one step along the line of retreat, as far as they are on the map [6.5]."""
    found = vec[i64]()
    if side == SPANISH and here == board.bridge:
        return found  # the last hex for them [6.3]
    for direction in range(6):
        there = board.neighbours[here * 6 + direction]
        if there >= 0 and _is_backward(board, side, road, here, there, direction):
            found = append(found, there)
    return found


def _is_backward(board: Board, side: i64, road: i64, here: i64, there: i64, direction: i64) -> bool:
    if road == BRIDGE_ROAD:
        return board.to_bridge[there] == board.to_bridge[here] - 1
    if side == ALLIED:
        return direction == NORTH_WEST or direction == NORTH_EAST
    return direction == SOUTH_WEST or direction == SOUTH_EAST


def meets_border(board: Board, side: i64, road: i64, here: i64) -> bool:
    """Whether a step back would lead into the river or off the own edge [6.3, 6.5, 7.3]."""
    if side == SPANISH and here == board.bridge:
        return True
    if road == BRIDGE_ROAD:
        return False
    if board.r[here] == board.border_row(side):
        return True
    ways = backward(board, side, road, here)
    return any(board.is_river[ways[place]] for place in range(len(ways)))


def open_ways(state: State, side: i64, road: i64, here: i64) -> vec[i64]:
    """Backward hexes that can be entered; friends do not close a way."""
    found = vec[i64]()
    ways = backward(state.board, side, road, here)
    for place in range(len(ways)):
        there = ways[place]
        if state.board.passable[there] and state.holder(there) != 1 - side:
            found = append(found, there)
    return found


def best_ways(state: State, side: i64, road: i64, here: i64) -> vec[i64]:
    """Of the open ways those that keep farthest from the nearest enemy [6.5, ruling R3]."""
    ways = open_ways(state, side, road, here)
    if len(ways) < 2:
        return ways
    farthest: i64 = -1
    found = vec[i64]()
    for place in range(len(ways)):
        room = nearest_enemy(state, side, ways[place])
        if room > farthest:
            farthest = room
            found = vec[i64]()
        if room == farthest:
            found = append(found, ways[place])
    return found


def nearest_enemy(state: State, side: i64, place: i64) -> i64:
    """Hexes to the nearest enemy combat unit; FAR if there is none."""
    nearest: i64 = FAR
    enemies = state.board.side_units[1 - side] & state.alive
    for unit in range(UNITS):
        if (enemies >> unit) & 1:
            distance = state.board.distance(place, state.unit_hex[unit])
            if distance < nearest:
                nearest = distance
    return nearest


def is_free(state: State, start: i64, place: i64) -> bool:
    """Whether a fleeing body finds no friend in a hex; its own first hex is free for it."""
    return place == start or state.is_empty(place)


def may_stop(state: State, who: Fugitive, place: i64, steps: i64) -> bool:
    """Whether the flight is over here after so many steps [6.4, 7.3, 8.2]."""
    if steps < who.distance:
        return False
    if who.kind == PUSH:
        return is_safe(state, who.side, place, who.start)
    if not is_free(state, who.start, place):
        return False
    return who.kind == RETREAT or not state.in_zone_of(1 - who.side, place)


def is_safe(state: State, side: i64, place: i64, start: i64) -> bool:
    """Whether a Marshal may stay: no enemy adjacent or in the hex, no other Marshal in it [8.2]."""
    if state.in_zone_of(1 - side, place) or state.holder(place) == 1 - side:
        return False
    if place == start:
        return True
    return all(state.marshal_hex[marshal] != place for marshal in range(MARSHALS))


def is_under_front(state: State, side: i64, place: i64) -> bool:
    """Whether entering costs a hit: an enemy front, and no friend there [6.4, 7.3]."""
    return state.is_empty(place) and state.in_front_of(1 - side, place)


def endings(state: State, who: Fugitive) -> list[Ending]:
    """Every way the flight can end, each once."""
    found: list[Ending] = []
    _follow(state, who, [int(who.start)], 0, found)
    return found


def _follow(state: State, who: Fugitive, way: list[int], hits: i64, found: list[Ending]) -> None:
    here: i64 = way[-1]
    steps: i64 = len(way) - 1
    if steps >= who.distance and may_stop(state, who, here, steps):
        _note(found, Ending(here, hits, STANDS))
        return
    ways = best_ways(state, who.side, who.road, here)
    if not len(ways):
        _note(found, dead_end(state, who, way, hits))
        return
    for place in range(len(ways)):
        there = ways[place]
        cost: i64 = 0
        if who.kind != PUSH and is_under_front(state, who.side, there):
            cost = 1
        _follow(state, who, [*way, there], hits + cost, found)


def _note(found: list[Ending], ending: Ending) -> None:
    for other in found:
        if other.key() == ending.key():
            return
    found.append(ending)


def dead_end(state: State, who: Fugitive, way: list[int], hits: i64) -> Ending:
    """Where a flight ends that can go no further."""
    here: i64 = way[-1]
    at_border = meets_border(state.board, who.side, who.road, here)
    if who.kind == PUSH:
        how = STANDS if is_safe(state, who.side, here, who.start) else LOST
        return Ending(here, hits, how)
    if who.kind == ESCAPE and not at_border:
        return Ending(here, hits, LOST)
    place = len(way) - 1
    while not is_free(state, who.start, way[place]):
        place -= 1
    return Ending(way[place], hits, AT_BORDER if at_border else STANDS)


def leads_away(state: State, who: Fugitive, way: list[int]) -> bool:
    """Whether a retreat that has come so far can end outside its first hex [ruling R8]."""
    found: list[Ending] = []
    _follow(state, who, way, 0, found)
    return any(ending.place != who.start for ending in found)


def can_retreat(state: State, side: i64, start: i64, distance: i64, road: i64) -> bool:
    who = Fugitive(RETREAT, side, distance, road, start)
    return leads_away(state, who, [int(start)])


def retreat_distances(state: State, side: i64, start: i64) -> list[int]:
    """How far the body in a hex may retreat; none if it would stay where it is [ruling R8]."""
    charts = state.board.charts
    return [
        distance
        for distance in range(charts.shortest_retreat, charts.longest_retreat + 1)
        if retreat_roads(state, side, start, distance)
    ]


def retreat_roads(state: State, side: i64, start: i64, distance: i64) -> list[int]:
    return [
        road
        for road in roads(state.board, side, start)
        if can_retreat(state, side, start, distance, road)
    ]


def body_is_gun(state: State, place: i64) -> bool:
    """A lone battery, which cannot retreat [9.2]."""
    unit = state.lead(place)
    return unit != NO_ONE and (state.board.gun_units >> unit) & 1 == 1
