"""Organization as the script does it: forces that share a place and a purpose become one [4.5]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice.estimates import is_in_field
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.terms import IN_QUARTERS


def organize(state: State, side: i64, offered: list[Ply], habits: Habits) -> Ply:
    """Recall what must be recalled, put forces together, then give out replacements."""
    if offered[0].verb == verbs.RECALL:
        return offered[0]
    best = offered[0]
    for ply in offered:
        if ply.verb == verbs.JOIN and _may_join(state, ply):
            return ply
        if ply.verb == verbs.SHIFT and best.verb != verbs.SHIFT and _may_shift(state, ply, habits):
            best = ply
    if best.verb == verbs.SHIFT:
        return best
    return _add(state, side, offered)


def _may_join(state: State, ply: Ply) -> bool:
    """A leader who has given away his troops, or never had any, joins the better one."""
    own = state.leader_at[ply.first]
    other = state.leader_at[ply.second]
    return state.total(own) == 0 and state.total(other) > 0


def _may_shift(state: State, ply: Ply, habits: Habits) -> bool:
    """All troops go to a leader of more initiative, or of the same and higher rank."""
    giver = state.leader_at[ply.first]
    taker = state.leader_at[ply.second]
    if not is_in_field(state, giver) or not state.total(giver):
        return False
    board = state.board
    better = board.initiative[ply.second] - board.initiative[ply.first]
    if better == 0:
        better = board.seniority[ply.first] - board.seniority[ply.second]
    return better > 0 and _room(state, giver, taker, habits)


def _room(state: State, giver: i64, taker: i64, habits: Habits) -> bool:
    """The leaders of both together command the troops of both [4.3]."""
    board = state.board
    span: i64 = 0
    for leader in range(board.leaders):
        at = state.leader_at[leader]
        if at == giver or at == taker:
            span += board.span[leader]
    total = state.total(giver) + state.total(taker)
    return total <= span * board.charts.steps_per_span and total <= habits.largest[giver >> 5]


def _add(state: State, side: i64, offered: list[Ply]) -> Ply:
    """To the largest force, for it may not march in this turn: in Quarters, or to siege lines."""
    best = offered[0]
    most: i64 = 0
    for ply in offered:
        if ply.verb != verbs.ADD:
            continue
        flag = state.leader_at[ply.first]
        is_idle = state.status[side] == IN_QUARTERS or not is_in_field(state, flag)
        size = state.total(flag) + (1000 if is_in_field(state, flag) else 0)
        if is_idle and size > most:
            best = ply
            most = size
    return best


def amount(offered: list[Ply]) -> Ply:
    """All of an arm, one arm after the other."""
    best = offered[0]
    for ply in offered:
        is_more = best.verb == verbs.DONE or (best.verb == ply.verb and ply.first > best.first)
        if ply.verb != verbs.DONE and is_more:
            best = ply
    return best
