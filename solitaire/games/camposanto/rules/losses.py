"""Hits and eliminations [7.4], the score of the phase [12.2], and a wing that is gone [12.1]."""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.games.camposanto.core.events import MarshalLost, StepLost, WingLost
from solitaire.games.camposanto.core.procedures import NO_ONE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.terms import NOBODY, OFF_MAP
from solitaire.protocol import Event


def hit_body(state: State, place: i64, log: list[Event] | None) -> None:
    """One hit on the body in a hex: it falls on the counter on top [9.2, 10.1]."""
    unit = state.top(place)
    if unit != NO_ONE:
        lose_step(state, unit, log)


def lose_step(state: State, unit: i64, log: list[Event] | None) -> None:
    """One step goes; steps of regiments are hits for the enemy [12.2]."""
    place = state.unit_hex[unit]
    left = i64(state.steps[unit]) - 1
    state.steps[unit] = u8(left)
    if log is not None:
        log.append(StepLost(unit, place, left))
    side = i64(state.board.side[unit])
    if state.board.is_line[unit]:
        state.score[(1 - side) * 4] += 1
        state.score[side * 4 + 3] += 1
        if left == 0:
            state.score[side * 4 + 2] += 1
    if left == 0:
        state.take(unit)
        state.facing[unit] = u8(0)
        check_wing(state, i64(state.board.wing[unit]), log)


def eliminate(state: State, unit: i64, log: list[Event] | None) -> None:
    """A unit goes with all its steps [7.3]."""
    while state.steps[unit]:
        lose_step(state, unit, log)


def eliminate_body(state: State, place: i64, log: list[Event] | None) -> None:
    unit = state.top(place)
    while unit != NO_ONE:
        eliminate(state, unit, log)
        unit = state.top(place)


def check_wing(state: State, wing: i64, log: list[Event] | None) -> None:
    """A side without units in one of its wings has lost at once [12.1]."""
    left = state.board.wing_units[wing] & state.alive
    if state.options.line_only:
        left &= state.board.line_units  # ruling V1
    if not left and state.victor == NOBODY:
        state.victor = 1 if wing < 3 else 0
        if log is not None:
            log.append(WingLost(wing))


def lose_marshal(state: State, marshal: i64, cause: str, log: list[Event] | None) -> None:
    """A Marshal is gone; he counts for nothing in the score [8.2, 12.2]."""
    place = state.marshal_hex[marshal]
    state.marshal_hex[marshal] = OFF_MAP
    if log is not None:
        log.append(MarshalLost(marshal, place, cause))
