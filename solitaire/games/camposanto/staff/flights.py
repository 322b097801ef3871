"""Where a beaten or withdrawing body would flee, hex by hex, and what it would cost [6.4-7.3]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from solitaire.games.camposanto.core.procedures import ESCAPE, RETREAT
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import ways
from solitaire.games.camposanto.rules.ways import AT_BORDER, LOST, STANDS, Fugitive


class FlightWay(NamedTuple):
    """One way a flight can take."""

    road: int
    hexes: tuple[int, ...]
    end: int
    """The hex where it stops, which may lie before the last of the way."""
    hits: int
    """Of enemy fronts on the way and of the border."""
    how: int
    """STANDS, AT_BORDER or LOST."""

    @property
    def is_lost(self) -> bool:
        return self.how == LOST


def escapes(state: State, place: int) -> list[FlightWay]:
    """Every way the body in a hex could take if it were beaten there now."""
    side = int(state.holder(place))
    found: list[FlightWay] = []
    for road in ways.roads(state.board, side, place):
        who = Fugitive(ESCAPE, side, state.board.charts.escape, road, place)
        found += _follow(state, who, [place], 0)
    return found


def retreats(state: State, place: int) -> list[FlightWay]:
    """Every way the body in a hex could take if it withdrew, without those that lead nowhere."""
    side = int(state.holder(place))
    if side < 0:
        return []
    found: list[FlightWay] = []
    for distance in ways.retreat_distances(state, side, place):
        for road in ways.retreat_roads(state, side, place, distance):
            who = Fugitive(RETREAT, side, distance, road, place)
            found += [one for one in _follow(state, who, [place], 0) if one.end != place]
    return found


def _follow(state: State, who: Fugitive, way: list[int], hits: int) -> Iterator[FlightWay]:
    here, steps = way[-1], len(way) - 1
    if steps >= who.distance and ways.may_stop(state, who, here, steps):
        yield FlightWay(int(who.road), tuple(way), here, hits, STANDS)
        return
    onward = [int(one) for one in ways.best_ways(state, who.side, who.road, here)]
    if not onward:
        yield _ended(state, who, way, hits)
    for there in onward:
        cost = int(ways.is_under_front(state, who.side, there))
        yield from _follow(state, who, [*way, there], hits + cost)


def _ended(state: State, who: Fugitive, way: list[int], hits: int) -> FlightWay:
    ending = ways.dead_end(state, who, way, hits)
    is_costly = ending.how == AT_BORDER and who.kind == ESCAPE
    border = int(state.board.charts.border_hits) if is_costly else 0
    return FlightWay(int(who.road), tuple(way), int(ending.place), hits + border, int(ending.how))


def best_escape(state: State, place: int) -> FlightWay | None:
    """The one that costs least."""
    found = escapes(state, place)
    return min(found, key=lambda one: (one.is_lost, one.hits), default=None)
