"""Recovery Phase [10.0]."""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import NOT_RECOVERED, RECOVERED, tell
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import NEXT_IN_RECOVERY, NEXT_PHASE, RECOVERY_ROLL
from solitaire.games.castiglione.rules.command import units_on_map
from solitaire.games.castiglione.rules.question import Roll
from solitaire.games.castiglione.rules.supply import (
    check_supply,
    supplied_areas,
)
from solitaire.games.castiglione.terms import (
    AUSTRIAN,
    FRENCH,
    GARRISON,
    NOWHERE,
    UNSUPPLIED,
)
from solitaire.protocol import Event, audience


def begin_recovery(state: State, log: list[Event] | None) -> None:
    """Supply is checked anew, without attrition; the Austrians roll first."""
    check_supply(state, log)
    for side in (AUSTRIAN, FRENCH):
        areas = state.bars[side] & supplied_areas(state, side)
        while areas:
            knowledge.may_have_recovered(state, side, state.stack(side, lowest(areas)))
            areas &= areas - 1
    state.queue_side = AUSTRIAN
    state.queue = patients(state, AUSTRIAN)
    state.step = NEXT_IN_RECOVERY


def patients(state: State, side: i64) -> i64:
    """Supplied units with hits whose modified Cohesion Factor is above zero."""
    units = units_on_map(state, side) & ~state.flags[UNSUPPLIED * 2 + side]
    found: i64 = 0
    while units:
        bit = units & -units
        counter = side * 64 + lowest(units)
        units ^= bit
        if state.hits[counter] and recovery_factor(state, counter) > 0:
            found |= bit
    return found


def recovery_factor(state: State, counter: i64) -> i64:
    """The Cohesion Factor with a stacked commander's Tactical Rating and a city's help."""
    side = counter >> 6
    area = i64(state.place[counter])
    modifier: i64 = 0
    stacked = state.leaders_in(side, area) & commanders(state, counter)
    leader = state.best_of(side, stacked, state.board.tactical)
    if leader != NOWHERE:
        modifier += i64(state.board.tactical[leader])
    if state.is_city_for(side, area):
        modifier += state.board.charts.recovery_city
    return state.cohesion(counter, modifier)


def commanders(state: State, counter: i64) -> i64:
    """Its formation's and its army's leader; a garrison has the latter only [2.1.2] [R38]."""
    if state.board.counter_kind[counter] == GARRISON:
        leader: i64 = state.board.army_leader[counter >> 6]
        return 1 << (leader & 63)
    return state.board.followers[counter]


def carry_on(state: State) -> None:
    """The next unit, then the other side, then the next phase."""
    if state.queue:
        state.step = RECOVERY_ROLL
    elif state.queue_side == AUSTRIAN:
        state.queue_side = FRENCH
        state.queue = patients(state, FRENCH)
    else:
        state.step = NEXT_PHASE


class RecoveryRoll(Roll):
    """Once per unit; success removes one hit [10.0]."""

    def audience(self, state: State) -> i64:
        return knowledge.audience_of(state, knowledge.next_in_queue(state))

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.queue_side
        counter = knowledge.next_in_queue(state)
        bit: i64 = 1 << (counter & 63)
        state.queue ^= bit
        factor = recovery_factor(state, counter)
        recovers = ply.first <= factor
        kind = RECOVERED if recovers else NOT_RECOVERED
        area = i64(state.place[counter])
        knowledge.tell_check(state, kind, counter, factor, ply.first, log)
        if recovers:
            state.hits[counter] = u8(i64(state.hits[counter]) - 1)
            knowledge.hits_changed(state, counter)
            if state.options.open_markers and not knowledge.is_visible(state, counter):
                tell(log, RECOVERED, side, 0, area, audience=audience(enemy_of(side)))
        state.step = NEXT_IN_RECOVERY
