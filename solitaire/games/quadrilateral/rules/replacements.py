"""Chapter 13: replacements of a Fortnight, the pool, and the months of replacement leaders."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.events import (
    LEADER_DUE,
    LEADER_NEVER,
    REPLACEMENTS_CAME,
    tell,
)
from solitaire.games.quadrilateral.core.plies import TWO_D6, Ply
from solitaire.games.quadrilateral.core.question import DICE, Question, Roll
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    NEXT_IN_SEQUENCE,
    NEXT_IN_SET_UP,
    REPLACEMENT_ROLL,
)
from solitaire.games.quadrilateral.terms import STEPS_PER_SP
from solitaire.protocol import Event


def begin_replacements(state: State) -> None:
    """I.a4: the first turn of each Fortnight from X, not on the turn of the start [E30]."""
    state.step = REPLACEMENT_ROLL if is_due(state) else NEXT_IN_SEQUENCE


def is_due(state: State) -> bool:
    if state.turn == first_turn(state):
        return False
    return state.board.data.calendar[state.turn - 1].has_replacements


def first_turn(state: State) -> i64:
    turn: i64 = state.board.start_number(state.options.start, "turn")
    return turn


def modifier(state: State) -> i64:
    """Vienna Morale adds, Fortnights without a critical battle take away [E31, E32, E43]."""
    charts = state.board.charts
    if state.without >= 3:
        if state.without == 3 and 1 <= state.retaken <= 4:
            return 0
        index = state.without - 3
        return charts.without_battle[index if index < 2 else 2]
    return charts.replacement_bonus[-state.vienna] if state.vienna < 0 else 0


class ReplacementRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.active
        got = [amount(state, side, arm, ply.first + modifier(state)) for arm in range(3)]
        for arm in range(3):
            add_to_pool(state, side, arm, got[arm])
        steps = (got[0], got[1], got[2])
        tell(log, REPLACEMENTS_CAME, side, amount=ply.first, steps=steps)
        state.step = NEXT_IN_SEQUENCE


def amount(state: State, side: i64, arm: i64, modified: i64) -> int:
    """SP of an arm by modified die [13.1]."""
    row = modified if modified > 0 else 0
    return state.board.charts.replacements[side * 3 + arm][row if row < 8 else 8]


def add_to_pool(state: State, side: i64, arm: i64, points: i64) -> None:
    """Beyond the limits of E33 it is lost."""
    room = state.board.charts.pool_limits[arm] - state.pool[side * 3 + arm]
    kept = points if points < room else room
    state.pool[side * 3 + arm] += kept
    state.raised[side] += kept * STEPS_PER_SP


def count_fortnight(state: State) -> None:
    """After the last turn of a Fortnight of which at least four turns were played [13.1, Q17]."""
    if state.played >= 4:
        state.without = 0 if state.critical else state.without + 1
        if state.retaken:
            state.retaken += 1
    state.played = 0
    state.critical = 0


# -- replacement leaders [13.4] ------------------------------------------------------------------


class MonthRoll(Question):
    """Two dice for each replacement leader fix the month in which one comes [E35]."""

    def seat(self, state: State) -> i64:
        return DICE

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        return TWO_D6

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = state.active
        state.rolls -= 1
        month = state.board.charts.months[ply.first - 2]
        index = month - 8 if month >= 8 else 5
        if index < month_index(state):
            tell(log, LEADER_NEVER, side, amount=1)
        else:
            state.due[side * 6 + index] += 1
            tell(log, LEADER_DUE, side, amount=month, other=1)
        state.step = NEXT_IN_SET_UP


def month_index(state: State) -> i64:
    """August is 0, January 5, July -1."""
    month: i64 = state.board.data.calendar[state.turn - 1].month
    return month - 8 if month >= 7 else 5


def turn_available(state: State) -> None:
    """Leaders whose month has come may enter from now on [13.5, E36]."""
    now = month_index(state)
    for side in range(2):
        for month in range(6):
            if month <= now:
                state.available[side] += state.due[side * 6 + month]
                state.due[side * 6 + month] = 0
