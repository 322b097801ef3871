"""Movement [6]: reach, zones of control, stacking, facing. Reactions to it: reaction.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from solitaire.games.camposanto.core.events import Faced, Halted, Marched, TurnBegun
from solitaire.games.camposanto.core.plies import (
    DONE,
    DONE_PLY,
    FACES,
    HALT,
    MARCH,
    ONWARD,
    TURN,
    Ply,
)
from solitaire.games.camposanto.core.procedures import (
    ARRIVED,
    HALTED,
    MOVE_ENDED,
    NO_ONE,
    REACTIONS,
    March,
)
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    CARRY_ON,
    FACING_CHOICE,
    MARCH_CHOICE,
    ONWARD_CHOICE,
)
from solitaire.games.camposanto.rules import reaction
from solitaire.games.camposanto.rules.question import Question
from solitaire.games.camposanto.terms import (
    ARTILLERY,
    CAUTIOUS,
    HEXES,
    IMPETUOUS,
    INFANTRY,
    MARSHAL_STAGE,
    NIGHT,
    NO_UNIT,
    TITUBANT,
    UNITS,
)
from solitaire.protocol import Event

_UNSEEN: Final = 255
_ALL_UNSEEN: Final = vec[u8]([255] * HEXES)


@final
class Reach:
    """The hexes in which a leg of a move may end, and what each costs."""

    def __init__(self, ends: vec[i64], cost: vec[u8]) -> None:
        self.ends = ends
        self.cost = cost


def movement_points(state: State, unit: i64) -> i64:
    """MP of a unit of the active wing [6, 5.1, 11]."""
    points: i64 = state.board.charts.movement[i64(state.board.arm[unit])]
    if state.turn == NIGHT:
        points -= state.board.charts.night_movement
    if state.status() == IMPETUOUS:
        points += state.board.charts.impetuous_movement
    return points


def may_enter_zones(state: State, unit: i64, began_in_zone: bool) -> bool:
    """Whether the unit may come into an enemy zone of control [5.1, 5.4, 6.1, 9.2]."""
    status = state.status()
    if status == TITUBANT or state.board.arm[unit] == ARTILLERY:
        return False
    return status == IMPETUOUS or not began_in_zone


def may_end(state: State, unit: i64, place: i64) -> bool:
    """Whether the unit may stand in a hex without enemies [6.2, 9.2, 10.1, ruling M4]."""
    regiment = i64(state.regiments[place])
    support = state.supports[place]
    if state.board.is_line[unit]:
        if regiment != NO_UNIT:
            return False
        return support == NO_UNIT or state.board.arm[unit] == INFANTRY
    if support != NO_UNIT:
        return False
    return regiment == NO_UNIT or state.board.arm[regiment] == INFANTRY


def reach(state: State, unit: i64, points: i64, began_in_zone: bool) -> Reach:
    """Where a leg of this many points may end.

    A leg runs through hexes in no enemy zone and beside no enemy Marshal, so entering a zone ends
    it [6.1] and so does coming next to a Marshal, who gives way first [8.2].
    """
    board = state.board
    side = i64(board.side[unit])
    enemy = 1 - side
    zone = enemy * HEXES
    may_enter = may_enter_zones(state, unit, began_in_zone)
    start = state.unit_hex[unit]
    marshals = _near_marshals(state, enemy, start, points)
    near_marshals = len(marshals) > 0
    neighbours = board.neighbours
    passable = board.passable
    regiments = state.regiments
    supports = state.supports
    zones = state.zones
    cost = _ALL_UNSEEN[:]
    cost[start] = u8(0)
    queue = vec[i64]([start])
    ends = vec[i64]()
    place: i64 = 0
    while place < len(queue):
        here = queue[place]
        place += 1
        price = i64(cost[here]) + 1
        if price > points:
            break
        for direction in range(6):
            there = neighbours[here * 6 + direction]
            if there < 0 or cost[there] != _UNSEEN or not passable[there]:
                continue
            is_empty = regiments[there] == NO_UNIT and supports[there] == NO_UNIT
            if not is_empty and state.holder(there) == enemy:
                continue
            in_zone = zones[zone + there] != 0
            if in_zone and not may_enter:
                continue
            if is_empty or may_end(state, unit, there):
                ends = append(ends, there)
            elif in_zone:
                continue  # whoever enters must stop, so only where it may [ruling M5]
            cost[there] = u8(price)
            if not in_zone and not (near_marshals and _is_beside(state, marshals, there)):
                queue = append(queue, there)
    return Reach(ends, cost)


def _near_marshals(state: State, side: i64, start: i64, points: i64) -> vec[i64]:
    """Hexes of the Marshals that the move could come next to."""
    found = vec[i64]()
    for marshal in range(side * 3, side * 3 + 3):
        place = state.marshal_hex[marshal]
        if place >= 0 and state.board.distance(place, start) <= points + 1:
            found = append(found, place)
    return found


def _is_beside(state: State, marshals: vec[i64], place: i64) -> bool:
    for number in range(len(marshals)):
        if state.board.distance(marshals[number], place) <= 1:
            return True
    return False


# -- who may act ----------------------------------------------------------------------------------


def may_activate(state: State) -> bool:
    """Whether one more unit may move: a Cautious or Titubant wing has a limit [5.3, 5.4]."""
    status = state.status()
    if status != CAUTIOUS and status != TITUBANT:
        return True
    return state.activated < state.board.charts.activation_limit


def begin(state: State) -> None:
    """Ask for the next unit as long as one may act."""
    idle = state.active_units() & ~state.acted
    if idle and (may_activate(state) or state.options.turning_free):
        state.step = MARCH_CHOICE
    else:
        state.stage = MARSHAL_STAGE


class MarchChoice(Question):
    """One unit after the other moves or turns, each once [5.5, 6]."""

    def actions(self, state: State) -> list[Ply]:
        plies: list[Ply] = []
        side = state.active_side()
        idle = state.active_units() & ~state.acted
        may_march = may_activate(state)
        for unit in range(UNITS):
            if not (idle >> unit) & 1:
                continue
            if may_march:
                in_zone = state.in_zone_of(1 - side, state.unit_hex[unit])
                ends = reach(state, unit, movement_points(state, unit), in_zone).ends
                for place in range(len(ends)):
                    plies.append(Ply(MARCH, unit, ends[place]))
            plies.append(Ply(TURN, unit))
        plies.append(DONE_PLY)
        return plies

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.step = CARRY_ON
        if ply.verb == DONE:
            state.stage = MARSHAL_STAGE
            return
        unit = ply.first
        state.acted |= 1 << unit
        if ply.verb == TURN:
            turn(state, unit, log)
            return
        state.activated += 1
        march = March(unit, movement_points(state, unit))
        march.in_zone = state.in_zone_of(1 - state.active_side(), state.unit_hex[unit])
        state.march = march
        step(state, march, ply.second, log)


def turn(state: State, unit: i64, log: list[Event] | None) -> None:
    """Turning alone is an activation unless the option frees it [ruling A2]."""
    if not state.options.turning_free:
        state.activated += 1
    if log is not None:
        log.append(TurnBegun(unit, state.unit_hex[unit]))
    state.facer = unit
    state.step = FACING_CHOICE


def step(state: State, march: March, end: i64, log: list[Event] | None) -> None:
    """One leg of a move; the mover keeps its facing until it is asked."""
    unit, start = march.unit, state.unit_hex[march.unit]
    march.left -= i64(reach(state, unit, march.left, march.in_zone).cost[end])
    partner = state.lead(end)
    state.move(unit, end)
    if partner != NO_ONE:
        state.facing[unit] = state.facing[partner]  # ruling M7
    if log is not None:
        log.append(Marched(unit, start, end))
    march.stage = ARRIVED
    state.to_push |= state.marshals_beside(1 - state.active_side(), end)
    march.pushed = state.to_push != 0


def carry_on(state: State, march: March, log: list[Event] | None) -> None:
    """After the pushes: reactions, then the way on or the facing."""
    if march.stage == ARRIVED:
        march.to_react = reaction.witnesses(state, march.unit)
        march.stage = REACTIONS
    elif march.stage == REACTIONS:
        if not reaction.ask_next(state, march):
            march.stage = HALTED
            if may_go_on(state, march):
                state.step = ONWARD_CHOICE
    elif march.stage == HALTED:
        march.stage = MOVE_ENDED
        state.facer = march.unit
        state.step = FACING_CHOICE
    else:
        state.march = None


def may_go_on(state: State, march: March) -> bool:
    """After a push, with points left and in no enemy zone [8.2]."""
    if not march.pushed or march.left < 1:
        return False
    if state.in_zone_of(1 - state.active_side(), state.unit_hex[march.unit]):
        return False
    return len(reach(state, march.unit, march.left, march.in_zone).ends) > 0


class OnwardChoice(Question):
    """The mover goes on after a Marshal has given way, or halts [8.2]."""

    def actions(self, state: State) -> list[Ply]:
        march = state.march
        assert march is not None, "nobody moves"
        ends = reach(state, march.unit, march.left, march.in_zone).ends
        plies = [Ply(ONWARD, ends[place]) for place in range(len(ends))]
        plies.append(Ply(HALT))
        return plies

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None, "nobody moves"
        state.step = CARRY_ON
        if ply.verb == ONWARD:
            step(state, march, ply.first, log)
        elif log is not None:
            log.append(Halted(march.unit, state.unit_hex[march.unit]))


class FacingChoice(Question):
    """The six corners of the hex; a stack turns as one [6.1, ruling M7]."""

    def seat(self, state: State) -> i64:
        return i64(state.board.side[state.facer])

    def actions(self, state: State) -> list[Ply]:
        return FACES[:]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        unit = state.facer
        place = state.unit_hex[unit]
        state.turn_body(place, ply.first)
        if log is not None:
            log.append(Faced(unit, place, ply.first))
        state.facer = NO_ONE
        state.step = CARRY_ON
