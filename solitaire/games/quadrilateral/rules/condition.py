"""Chapter 11: the Army Condition track and its link with Vienna Morale."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.events import (
    BY_REST,
    CONDITION_MOVED,
    REST_SPOILED,
    VIENNA_MOVED,
    tell,
)
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.terms import AUSTRIAN, ON_CAMPAIGN
from solitaire.protocol import Event


def move_marker(state: State, side: i64, log: list[Event] | None) -> None:
    """I.a6: one space right on campaign, one left in Quarters, unless the rest was spoiled."""
    spoiled = state.rest_loss[side] >= state.board.charts.rest_spoiled_by
    state.rest_loss[side] = 0
    if state.status[side] == ON_CAMPAIGN:
        _shift(state, side, 1, log)
    elif spoiled:
        tell(log, REST_SPOILED, side)
    else:
        rest(state, side, log)


def rest(state: State, side: i64, log: list[Event] | None) -> None:
    """One space left; a better modifier heals Vienna Morale while it is negative [E21, E44]."""
    before = state.condition_modifier(side)
    _shift(state, side, -1, log)
    if side != AUSTRIAN or state.condition_modifier(side) >= before or state.vienna >= 0:
        return
    if state.healed < state.board.charts.healing_at_most:
        state.healed += 1
        state.vienna += 1
        tell(log, VIENNA_MOVED, amount=state.vienna, other=BY_REST)


def _shift(state: State, side: i64, spaces: i64, log: list[Event] | None) -> None:
    space = state.condition[side] + spaces
    if space < 1:
        space = 1
    if space > state.board.charts.spaces:
        space = state.board.charts.spaces
    if space != state.condition[side]:
        state.condition[side] = space
        tell(log, CONDITION_MOVED, side, amount=space)


def move_vienna(state: State, points: i64, cause: i64, log: list[Event] | None) -> None:
    """Vienna Morale moves within its limits; a fall worsens Austrian Condition [11.3, 16.1]."""
    limit = state.board.charts.vienna_limit
    level = state.vienna + points
    if level > limit:
        level = limit
    if level < -limit:
        level = -limit
    fallen = state.vienna - level
    if fallen == 0:
        return
    state.vienna = level
    tell(log, VIENNA_MOVED, amount=level, other=cause)
    if fallen > 0:
        _shift(state, AUSTRIAN, fallen * state.board.charts.right_per_loss, log)
