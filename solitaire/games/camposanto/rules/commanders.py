"""Commanders [8]: the General once a game, the Marshals on the field and out of the enemy's way."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from solitaire.games.camposanto.core.events import (
    GeneralUsed,
    MarshalMoved,
    MarshalPassed,
    MarshalPushed,
)
from solitaire.games.camposanto.core.plies import BACK, GENERAL, MARSHAL, SPARE, STAY, Ply
from solitaire.games.camposanto.core.procedures import (
    BEGUN,
    NO_ONE,
    PUSH,
    UNDER_WAY,
    Flight,
)
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    CARRY_ON,
    GENERAL_CHOICE,
    MARSHAL_CHOICE,
    PUSH_CHOICE,
    ROAD_CHOICE,
    WAY_CHOICE,
)
from solitaire.games.camposanto.rules import flight as flights
from solitaire.games.camposanto.rules import losses, ways
from solitaire.games.camposanto.rules.question import Question
from solitaire.games.camposanto.rules.ways import LOST, Fugitive
from solitaire.games.camposanto.terms import (
    BATTERY_STAGE,
    CAUTIOUS,
    LIGHT_STAGE,
    MARSHALS,
    NIGHT,
)
from solitaire.protocol import Event

# -- the General [8.1] ----------------------------------------------------------------------------


def begin_general(state: State) -> None:
    """He is asked for at the beginning of a Cautious wing's activation, once a game."""
    unused = not state.generals_used >> state.active_side() & 1
    state.stage = BATTERY_STAGE
    if unused and state.printed_status(state.active_wing()) == CAUTIOUS:
        state.step = GENERAL_CHOICE


class GeneralChoice(Question):
    def actions(self, state: State) -> list[Ply]:
        return [Ply(GENERAL), Ply(SPARE)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = CARRY_ON
        if ply.verb == GENERAL:
            side = state.active_side()
            state.generals_used |= 1 << side
            state.raised = True
            if log is not None:
                log.append(GeneralUsed(side, state.active_wing()))


# -- a Marshal moves [8.2] ------------------------------------------------------------------------


def marshal_reach(state: State, marshal: i64) -> vec[i64]:
    """Where the Marshal may go: into no enemy zone, nor where another Marshal stands."""
    board = state.board
    enemy: i64 = 1 if marshal < 3 else 0
    points = board.charts.marshal_movement
    if state.turn == NIGHT:
        points -= board.charts.night_movement
    queue = vec[i64]([state.marshal_hex[marshal]])
    seen = {int(queue[0])}
    ends = vec[i64]()
    first: i64 = 0
    for _ in range(points):
        last: i64 = len(queue)
        while first < last:
            here = queue[first]
            first += 1
            for direction in range(6):
                there = board.neighbours[here * 6 + direction]
                if there < 0 or there in seen or not _may_enter(state, enemy, there):
                    continue
                seen.add(there)
                queue = append(queue, there)
                if state.marshal_at(there) == NO_ONE:
                    ends = append(ends, there)
    return ends


def _may_enter(state: State, enemy: i64, place: i64) -> bool:
    if not state.board.passable[place] or state.in_zone_of(enemy, place):
        return False
    if state.holder(place) == enemy:
        return False
    other = state.marshal_at(place)
    return other == NO_ONE or (other < 3) != (enemy == 0)


def begin_marshal(state: State) -> None:
    marshal = state.active_wing()
    state.stage = LIGHT_STAGE
    if state.marshal_hex[marshal] >= 0 and len(marshal_reach(state, marshal)):
        state.step = MARSHAL_CHOICE


class MarshalChoice(Question):
    """The Marshal of the wing moves, whatever its status [8.2]."""

    def actions(self, state: State) -> list[Ply]:
        ends = marshal_reach(state, state.active_wing())
        return [Ply(STAY), *[Ply(MARSHAL, ends[place]) for place in range(len(ends))]]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = CARRY_ON
        if ply.verb == STAY:
            return
        marshal = state.active_wing()
        start = state.marshal_hex[marshal]
        state.marshal_hex[marshal] = ply.first
        if log is not None:
            log.append(MarshalMoved(marshal, start, ply.first))


# -- a Marshal gives way [8.2, ruling C2] ---------------------------------------------------------


def carry_on_push(state: State, log: list[Event] | None) -> None:
    """Marshals beside whom an enemy has come, in the order of wings."""
    push = state.push
    if push is None:
        begin_push(state, log)
    elif push.distance == 0:
        state.step = PUSH_CHOICE
    elif push.stage == BEGUN:
        found = flights.open_roads(state, push)
        if len(found) == 1:
            push.road = found[0]
            push.stage = UNDER_WAY
        else:
            state.step = ROAD_CHOICE
    else:
        run(state, push, log)


def begin_push(state: State, log: list[Event] | None) -> None:
    marshal: i64 = 0
    while not state.to_push >> marshal & 1:
        marshal += 1
    assert marshal < MARSHALS
    place = state.marshal_hex[marshal]
    side: i64 = 0 if marshal < 3 else 1
    push = Flight(PUSH, side, marshal, place)
    state.push = push
    if not _has_way(state, side, place):
        finish(state, push, place, True, log)
    elif not _distance_matters(state, side, place):
        set_distance(push, state.board.charts.shortest_retreat, log)


def _has_way(state: State, side: i64, place: i64) -> bool:
    for road in ways.roads(state.board, side, place):
        if len(ways.open_ways(state, side, road, place)):
            return True
    return False


def _distance_matters(state: State, side: i64, place: i64) -> bool:
    charts = state.board.charts
    for road in ways.roads(state.board, side, place):
        near = Fugitive(PUSH, side, charts.shortest_retreat, road, place)
        far = Fugitive(PUSH, side, charts.longest_retreat, road, place)
        ends = {ending.key() for ending in ways.endings(state, near)}
        if ends != {ending.key() for ending in ways.endings(state, far)}:
            return True
    return False


def set_distance(push: Flight, distance: i64, log: list[Event] | None) -> None:
    push.distance = distance
    if log is not None:
        log.append(MarshalPushed(push.marshal, push.way[0], distance))


class PushChoice(Question):
    """1 or 2 hexes, and farther until he is safe [8.2]."""

    def seat(self, state: State) -> i64:
        return flights.innermost(state).side

    def actions(self, state: State) -> list[Ply]:
        charts = state.board.charts
        return [
            Ply(BACK, distance)
            for distance in range(charts.shortest_retreat, charts.longest_retreat + 1)
        ]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        set_distance(flights.innermost(state), ply.first, log)
        state.step = CARRY_ON


def run(state: State, push: Flight, log: list[Event] | None) -> None:
    """Hex by hex; friends, enemy zones and fronts do not hurt him."""
    who = flights.fugitive(push)
    here = push.here()
    if ways.may_stop(state, who, here, len(push.way) - 1):
        finish(state, push, here, False, log)
        return
    found = flights.choices(state, push)
    if not found:
        way = [int(push.way[place]) for place in range(len(push.way))]
        ending = ways.dead_end(state, who, way, 0)
        finish(state, push, here, ending.how == LOST, log)
    elif len(found) == 1:
        push.way = append(push.way, found[0])
        if log is not None:
            log.append(MarshalPassed(push.marshal, found[0]))
    else:
        state.step = WAY_CHOICE


def finish(state: State, push: Flight, end: i64, is_lost: bool, log: list[Event] | None) -> None:
    """He is safe, or he is taken where his way ends."""
    start = push.way[0]
    state.push = None
    state.to_push &= ~(1 << push.marshal)
    if is_lost:
        losses.lose_marshal(state, push.marshal, "no way to retreat", log)
        return
    state.marshal_hex[push.marshal] = end
    if log is not None:
        log.append(MarshalMoved(push.marshal, start, end))
