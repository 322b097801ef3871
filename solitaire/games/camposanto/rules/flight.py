"""Retreats and escapes carried out hex by hex [6.4, 6.5, 7.3]. Marshals: commanders.py."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from solitaire.games.camposanto.core.events import (
    Abandoned,
    CutOff,
    FledThrough,
    FlightBegan,
    FlightEnded,
    MarshalPassed,
    RoadTaken,
)
from solitaire.games.camposanto.core.plies import BACK, BY, TO, Ply
from solitaire.games.camposanto.core.procedures import (
    BEGUN,
    ESCAPE,
    FLIGHT_OVER,
    NO_ONE,
    PUSH,
    RETREAT,
    STOPPED,
    UNDER_WAY,
    Flight,
)
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    CARRY_ON,
    DISTANCE_CHOICE,
    FACING_CHOICE,
    ROAD_CHOICE,
    WAY_CHOICE,
)
from solitaire.games.camposanto.rules import losses, ways
from solitaire.games.camposanto.rules.question import Question
from solitaire.games.camposanto.rules.ways import AT_BORDER, LOST, Fugitive
from solitaire.games.camposanto.terms import ARTILLERY, NO_UNIT
from solitaire.protocol import Event


def begin_escape(state: State, place: i64, log: list[Event] | None) -> None:
    """A losing body must flee; its gun stays behind and is lost [7.3, 9.2]."""
    lead = state.lead(place)
    leave_gun(state, place, log)
    if state.is_empty(place):
        return
    flight = Flight(ESCAPE, i64(state.board.side[lead]), NO_ONE, place)
    flight.distance = state.board.charts.escape
    state.flight = flight
    if log is not None:
        log.append(FlightBegan(state.lead(place), place, flight.distance, True))


def begin_retreat(state: State, place: i64, distance: i64, log: list[Event] | None) -> None:
    """A body falls back by choice; distance 0: its owner is still to be asked [6.4, 7.1]."""
    side = state.holder(place)
    leave_gun(state, place, log)
    if state.is_empty(place):
        return
    flight = Flight(RETREAT, side, NO_ONE, place)
    state.flight = flight
    if distance:
        set_distance(state, flight, distance, log)


def set_distance(state: State, flight: Flight, distance: i64, log: list[Event] | None) -> None:
    flight.distance = distance
    if log is not None:
        log.append(FlightBegan(state.lead(flight.way[0]), flight.way[0], distance, False))


def leave_gun(state: State, place: i64, log: list[Event] | None) -> None:
    """Artillery neither retreats nor escapes: it is lost [9.2, ruling R6]."""
    unit = i64(state.supports[place])
    if unit != NO_UNIT and state.board.arm[unit] == ARTILLERY:
        if log is not None:
            log.append(Abandoned(unit, place))
        losses.eliminate(state, unit, log)


def fugitive(flight: Flight) -> Fugitive:
    return Fugitive(flight.kind, flight.side, flight.distance, flight.road, flight.way[0])


def carry_on(state: State, flight: Flight, log: list[Event] | None) -> None:
    """The flight of a body goes on until its owner is asked or it is over."""
    if flight.stage == BEGUN:
        if flight.distance == 0:
            ask_distance(state, flight, log)
        else:
            ask_road(state, flight, log)
    elif flight.stage == UNDER_WAY:
        run(state, flight, log)
    elif flight.stage == STOPPED:
        flight.stage = FLIGHT_OVER
        state.facer = state.lead(flight.here())
        state.step = FACING_CHOICE
    else:
        state.flight = None


def ask_distance(state: State, flight: Flight, log: list[Event] | None) -> None:
    """How far a withdrawing body goes; it stays if its way was taken meanwhile [ruling R8]."""
    start = flight.way[0]
    distances = ways.retreat_distances(state, flight.side, start)
    if not distances:
        stop(state, flight, start, False, log)
    elif len(distances) == 1 or not _distance_matters(state, flight, distances):
        set_distance(state, flight, distances[-1], log)
    else:
        state.step = DISTANCE_CHOICE


def _distance_matters(state: State, flight: Flight, distances: list[int]) -> bool:
    """Whether different distances can lead to different ends."""
    start = flight.way[0]
    results: list[set[tuple[int, int, int]]] = []
    for distance in distances:
        found: set[tuple[int, int, int]] = set()
        for road in ways.roads(state.board, flight.side, start):
            who = Fugitive(flight.kind, flight.side, distance, road, start)
            found |= {ending.key() for ending in ways.endings(state, who)}
        results.append(found)
    return any(found != results[0] for found in results)


def ask_road(state: State, flight: Flight, log: list[Event] | None) -> None:
    """By the edge or by the bridge, once before the first step [6.5]."""
    found = open_roads(state, flight)
    if not found:
        stop(state, flight, flight.way[0], False, log)
    elif len(found) == 1:
        flight.road = found[0]
        flight.stage = UNDER_WAY
    else:
        state.step = ROAD_CHOICE


def open_roads(state: State, flight: Flight) -> list[int]:
    if flight.kind == RETREAT:
        return ways.retreat_roads(state, flight.side, flight.way[0], flight.distance)
    return ways.roads(state.board, flight.side, flight.way[0])


def choices(state: State, flight: Flight) -> list[int]:
    """The hexes among which the flight may go on from here; none if it can go no further."""
    best = ways.best_ways(state, flight.side, flight.road, flight.here())
    found = [int(best[place]) for place in range(len(best))]
    if flight.kind != RETREAT or len(found) < 2:
        return found
    who = fugitive(flight)
    way = [int(flight.way[place]) for place in range(len(flight.way))]
    return [there for there in found if ways.leads_away(state, who, [*way, there])]


def run(state: State, flight: Flight, log: list[Event] | None) -> None:
    """Step by step until somebody must choose or the body stops."""
    who = fugitive(flight)
    here = flight.here()
    if ways.may_stop(state, who, here, len(flight.way) - 1):
        stop(state, flight, here, False, log)
        return
    found = choices(state, flight)
    if not found:
        end_of_way(state, flight, log)
    elif len(found) == 1:
        go(state, flight, found[0], log)
    else:
        state.step = WAY_CHOICE


def go(state: State, flight: Flight, there: i64, log: list[Event] | None) -> None:
    """One hex; a hit if it is an enemy front without a friend in it [6.4, 7.3]."""
    start = flight.way[0]
    flight.way = append(flight.way, there)
    is_hit = ways.is_under_front(state, flight.side, there)
    if log is not None:
        log.append(FledThrough(state.lead(start), there, is_hit))
    if is_hit:
        losses.hit_body(state, start, log)
        if state.is_empty(start):
            flight.stage = FLIGHT_OVER


def end_of_way(state: State, flight: Flight, log: list[Event] | None) -> None:
    """No open way: border, or no escape [7.3]."""
    way = [int(flight.way[place]) for place in range(len(flight.way))]
    ending = ways.dead_end(state, fugitive(flight), way, 0)
    if ending.how == LOST:
        cut_off(state, flight, log)
    else:
        stop(state, flight, ending.place, ending.how == AT_BORDER, log)


def cut_off(state: State, flight: Flight, log: list[Event] | None) -> None:
    start = flight.way[0]
    flight.stage = FLIGHT_OVER
    if log is not None:
        log.append(CutOff(state.lead(start), start))
    losses.eliminate_body(state, start, log)


def stop(state: State, flight: Flight, end: i64, at_border: bool, log: list[Event] | None) -> None:
    """The body stands where it has got to; at the border an escape costs one more hit."""
    start = flight.way[0]
    flight.stage = STOPPED
    if log is not None:
        log.append(FlightEnded(state.lead(start), start, end, at_border))
    if end != start:
        move_body(state, start, end)
    flight.way = append(flight.way, end)
    if flight.kind == ESCAPE and at_border:
        suffer_border(state, flight, end, log)
    if state.is_empty(end):
        flight.stage = FLIGHT_OVER
    else:
        state.to_push |= state.marshals_beside(1 - flight.side, end)


def suffer_border(state: State, flight: Flight, end: i64, log: list[Event] | None) -> None:
    """One hit more, whatever was left to go [7.3]; with border=lost the zone kills [ruling R5]."""
    if state.options.border_lost and state.in_zone_of(1 - flight.side, end):
        if log is not None:
            log.append(CutOff(state.lead(end), end))
        losses.eliminate_body(state, end, log)
        return
    for _ in range(state.board.charts.border_hits):
        losses.hit_body(state, end, log)


def move_body(state: State, start: i64, end: i64) -> None:
    regiment, support = i64(state.regiments[start]), i64(state.supports[start])
    if regiment != NO_UNIT:
        state.move(regiment, end)
    if support != NO_UNIT:
        state.move(support, end)


def innermost(state: State) -> Flight:
    """A Marshal's flight comes before the body's that pushed him."""
    flight = state.push
    if flight is None:
        flight = state.flight
    assert flight is not None, "nobody flees"
    return flight


class DistanceChoice(Question):
    """A withdrawing body: 1 or 2 hexes [7.1]."""

    def seat(self, state: State) -> i64:
        return innermost(state).side

    def actions(self, state: State) -> list[Ply]:
        flight = innermost(state)
        found = ways.retreat_distances(state, flight.side, flight.way[0])
        return [Ply(BACK, distance) for distance in found]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        set_distance(state, innermost(state), ply.first, log)
        state.step = CARRY_ON


class RoadChoice(Question):
    """By the edge or by the bridge [6.5]."""

    def seat(self, state: State) -> i64:
        return innermost(state).side

    def actions(self, state: State) -> list[Ply]:
        return [Ply(BY, road) for road in open_roads(state, innermost(state))]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flight = innermost(state)
        flight.road = ply.first
        flight.stage = UNDER_WAY
        if log is not None:
            log.append(RoadTaken(flight.side, ply.first))
        state.step = CARRY_ON


class WayChoice(Question):
    """Which of several equal hexes the flight goes by [6.5]."""

    def seat(self, state: State) -> i64:
        return innermost(state).side

    def actions(self, state: State) -> list[Ply]:
        return [Ply(TO, there) for there in choices(state, innermost(state))]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flight = innermost(state)
        if flight.kind == PUSH:
            flight.way = append(flight.way, ply.first)
            if log is not None:
                log.append(MarshalPassed(flight.marshal, ply.first))
        else:
            go(state, flight, ply.first, log)
        state.step = CARRY_ON
