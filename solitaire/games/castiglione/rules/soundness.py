"""The invariants of a state, asked quickly; faults.py says in words what is wrong.

Fuzzing asks after every ply: in words that takes half a millisecond, here 12 microseconds compiled.
"""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import GAME_OVER
from solitaire.games.castiglione.rules.cohesion import hits_borne
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    CALLED,
    COMMAND,
    DUMMY,
    ELIMINATED,
    FACE_UP,
    FLAGS,
    FORAGED,
    GARRISON,
    INITIATIVE,
    KILLED,
    LEADER,
    MANTUA_CITY,
    MOVED,
    POOL,
    RECOVERY,
    SUPPLY,
    WOUNDED,
)


def is_sound(state: State) -> bool:
    """Whether faults.py would find nothing."""
    for side in range(2):
        if not _counters_are_sound(state, side) or not _areas_are_sound(state, side):
            return False
    return _control_is_sound(state) and _meetings_are_sound(state) and _march_is_sound(state)


def _counters_are_sound(state: State, side: i64) -> bool:
    on_map: i64 = 0
    counters = state.board.counters[side]
    while counters:
        bit = counters & -counters
        counter = side * 64 + lowest(counters)
        counters ^= bit
        place = i64(state.place[counter])
        if place < AREA_LIMIT:
            on_map |= bit
            if place >= state.board.areas or not state.stack(side, place) & bit:
                return False
            if not _is_known_soundly(state, counter, bit):
                return False
        elif not _is_boxed_soundly(state, counter, place):
            return False
    return _stacked(state, side) == on_map and _marks_are_sound(state, side, on_map)


def _is_known_soundly(state: State, counter: i64, bit: i64) -> bool:
    """Hits within what a counter can bear and within what the enemy thinks."""
    if not state.suspects[counter] & bit:
        return False
    if state.board.counter_kind[counter] == DUMMY:
        return True
    hits = state.hits[counter]
    if hits and not bit & state.board.units[counter >> 6]:
        return False
    if i64(hits) > hits_borne(state, counter):
        return False
    return state.low[counter] <= hits and hits <= state.high[counter]


def _is_boxed_soundly(state: State, counter: i64, place: i64) -> bool:
    if state.hits[counter] or state.suspects[counter]:
        return False
    kind = state.board.counter_kind[counter]
    if place == POOL:
        return True
    if kind == DUMMY or kind == GARRISON:
        return False
    if place == MANTUA_CITY:
        return counter >> 6 == AUSTRIAN
    if place == ELIMINATED:
        return kind != LEADER
    return kind == LEADER and (place == WOUNDED or place == KILLED)


def _stacked(state: State, side: i64) -> i64:
    """All counters that stand in some stack; none in two, as each was found in its own."""
    found: i64 = 0
    for area in range(state.board.areas):
        stack = state.stack(side, area)
        if stack & found:
            return -1
        found |= stack
    return found


def _marks_are_sound(state: State, side: i64, on_map: i64) -> bool:
    for flag in range(FLAGS):
        if state.flags[flag * 2 + side] & ~on_map:
            return False
    marched = state.flags[MOVED * 2 + side] | state.flags[CALLED * 2 + side]
    marched |= state.flags[FORAGED * 2 + side]
    return not marched & state.of_kind(side, GARRISON)


def _areas_are_sound(state: State, side: i64) -> bool:
    """Held and barred areas agree with the stacks, and garrisons with control."""
    board = state.board
    garrisons = state.of_kind(side, GARRISON)
    dummies = state.of_kind(side, DUMMY)
    for area in range(board.areas):
        stack = state.stack(side, area)
        barring = stack & board.units[side]
        if (barring != 0) != ((state.held[side] >> area) & 1 == 1):
            return False
        if state.options.fog:
            barring |= _hidden_bars(state, side, stack)
        if (barring != 0) != ((state.bars[side] >> area) & 1 == 1):
            return False
        if stack & dummies and state.stack(1 - side, area):
            return False
        if stack & garrisons and not _garrison_is_sound(state, side, area, stack & garrisons):
            return False
    return True


def _hidden_bars(state: State, side: i64, stack: i64) -> i64:
    """Face-down counters that the enemy does not know to be leaders [R43]."""
    leaders = state.of_kind(side, LEADER)
    rest = stack & ~state.flags[FACE_UP * 2 + side]
    found: i64 = 0
    while rest:
        bit = rest & -rest
        if state.suspects[side * 64 + lowest(rest)] & ~leaders:
            found |= bit
        rest ^= bit
    return found


def _garrison_is_sound(state: State, side: i64, area: i64, garrison: i64) -> bool:
    if garrison & (garrison - 1) or area == state.board.mantua:
        return False
    return (state.board.cities >> area) & 1 == 1 and state.controller(area) == side


def _control_is_sound(state: State) -> bool:
    return not state.austrian_cities & ~(state.board.cities & ~(1 << state.board.mantua))


def _meetings_are_sound(state: State) -> bool:
    phase = state.phase
    quiet = phase == SUPPLY or phase == COMMAND or phase == INITIATIVE or phase == RECOVERY
    if quiet and state.held[0] & state.held[1]:
        return False
    if state.march is not None or state.battle is not None or state.step == GAME_OVER:
        return True
    for side in range(2):
        areas = state.held[1 - side] & ~state.held[side]
        while areas:
            if state.stack(side, lowest(areas)):
                return False
            areas &= areas - 1
    return True


def _march_is_sound(state: State) -> bool:
    march = state.march
    if march is None:
        return True
    board = state.board
    for place in range(len(march.order)):
        counter = march.side * 64 + i64(march.order[place])
        most = i64(board.movement[counter]) + board.charts.most_march_points
        if i64(state.place[counter]) != march.area or i64(march.left[place]) > most:
            return False
        if board.counter_kind[counter] == GARRISON:
            return False
    return True
