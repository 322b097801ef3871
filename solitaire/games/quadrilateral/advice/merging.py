"""Organization as the script does it: forces that share a place and a purpose become one [4.5]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.advice import operations, patrols, relief, routes
from solitaire.games.quadrilateral.advice.estimates import is_in_field, own_field_forces
from solitaire.games.quadrilateral.advice.habits import Habits, is_for_mantova
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import POOL, State
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    FAR,
    IN_QUARTERS,
    INFANTRY,
    NOWHERE,
    STEPS_PER_SP,
)

ROOM_IN_FIELD: Final = 1000
"""Troops in the field come before those in siege lines."""
NEW_FORCE_SP: Final = 4
"""Infantry in the pool from which new forces are raised."""


def organize(strengths: Strengths, offered: list[Ply]) -> Ply:
    """Recall what must be recalled, put forces together, send vedettes, give out replacements."""
    if offered[0].verb == verbs.RECALL:
        return offered[0]
    state = strengths.state
    best = offered[0]
    for ply in offered:
        if ply.verb == verbs.JOIN and _may_join(state, ply):
            return ply
        if ply.verb == verbs.DETACH and relief.wants_detachment(
            strengths, state.leader_at[ply.first]
        ):
            return ply
        if best.verb != verbs.SHIFT and ply.verb == verbs.SHIFT:
            best = ply if _may_shift(state, ply, strengths.habits) else best
    if best.verb == verbs.SHIFT:
        return best
    vedette = patrols.post(strengths, offered)
    return _add(strengths, offered) if vedette is None else vedette


def _may_join(state: State, ply: Ply) -> bool:
    """A leader who has given away his troops, or never had any, joins the better one."""
    own = state.leader_at[ply.first]
    other = state.leader_at[ply.second]
    return state.total(own) == 0 and state.total(other) > 0


def _may_shift(state: State, ply: Ply, habits: Habits) -> bool:
    """All troops go to a leader of more initiative, or of the same and higher rank; for a relief
    also to one who needs them to enter Mantova [E40]."""
    giver = state.leader_at[ply.first]
    taker = state.leader_at[ply.second]
    is_relief = giver >> 5 == AUSTRIAN and is_for_mantova(state, AUSTRIAN, habits)
    if is_relief and relief.may_lend(state, giver, taker):
        return True
    if not is_in_field(state, giver) or not state.total(giver):
        return False
    board = state.board
    better = board.initiative[ply.second] - board.initiative[ply.first]
    if better == 0 or is_relief:
        better = board.seniority[ply.first] - board.seniority[ply.second]
    return better > 0 and _room(state, giver, taker, habits)


def _room(state: State, giver: i64, taker: i64, habits: Habits) -> bool:
    """The leaders of both together command the troops of both [4.3]."""
    total = state.total(giver) + state.total(taker)
    is_relief = giver >> 5 == AUSTRIAN and is_for_mantova(state, AUSTRIAN, habits)
    most = habits.relief.column if is_relief else habits.largest[giver >> 5]
    if is_relief and state.leaders_of(giver) & state.changed:
        return total <= command(state, taker)
    return total <= command(state, giver) + command(state, taker) and total <= most


def command(state: State, flag: i64) -> i64:
    """Steps that the leaders of a force can lead."""
    board = state.board
    span: i64 = 0
    leaders = state.leaders_of(flag)
    while leaders:
        span += board.span[lowest(leaders)]
        leaders &= leaders - 1
    return span * board.charts.steps_per_span


def _add(strengths: Strengths, offered: list[Ply]) -> Ply:
    """To those who can lead most more, for they may not march then: at rest, or with no goal."""
    state = strengths.state
    best = offered[0]
    most: i64 = 0
    for ply in offered:
        if ply.verb != verbs.ADD:
            continue
        flag = state.leader_at[ply.first]
        room = command(state, flag) - state.total(flag)
        if room < STEPS_PER_SP:
            continue
        room += ROOM_IN_FIELD if is_in_field(state, flag) else 0
        if room > most and _is_idle(strengths, flag):
            best = ply
            most = room
    return best


def has_use_for_pool(state: State, side: i64) -> bool:
    """Somebody could lead what waits there, or it is enough for a new force."""
    if state.pool[side * 3 + INFANTRY] >= NEW_FORCE_SP:
        return True
    if not state.pool[side * 3] and not state.pool[side * 3 + 1] and not state.pool[side * 3 + 2]:
        return False
    for flag in own_field_forces(state, side):
        if command(state, flag) - state.total(flag) >= STEPS_PER_SP:
            return True
    return False


def _is_idle(strengths: Strengths, flag: i64) -> bool:
    state = strengths.state
    if state.status[strengths.side] == IN_QUARTERS or not is_in_field(state, flag):
        return True
    goal = operations.goal(strengths, flag)
    if goal == NOWHERE or goal == state.place[flag]:
        return True
    return routes.next_place(strengths, flag, goal) == NOWHERE


def enter(state: State, side: i64, offered: list[Ply]) -> Ply:
    """Leaders come as they may; with a full pool they, or major generals, bring new troops."""
    is_rich = state.pool[side * 3 + INFANTRY] >= NEW_FORCE_SP
    best = offered[0]
    for ply in offered:
        if ply.verb == verbs.ENTER or ply.verb == verbs.RETURN:
            return ply
        if ply.verb == verbs.NEW_FORCE or ply.verb == verbs.RAISE:
            best = ply if is_rich and best.verb != verbs.RAISE else best
        elif ply.verb == verbs.ATTACH and best.verb == verbs.ALONE:
            best = ply
    return best


def amount(state: State, habits: Habits, offered: list[Ply]) -> Ply:
    """All of an arm, one arm after the other; of the pool no more than can be led."""
    if state.met:
        return _detachment(state, habits, offered)
    room: i64 = FAR
    if state.partner == POOL:
        room = command(state, state.mover) - state.total(state.mover)
    best = offered[0]
    for ply in offered:
        if ply.verb == verbs.DONE or ply.first > room:
            continue
        if best.verb == verbs.DONE or (best.verb == ply.verb and ply.first > best.first):
            best = ply
    return best


def _detachment(state: State, habits: Habits, offered: list[Ply]) -> Ply:
    """Infantry enough to hold a town."""
    for ply in offered:
        if ply.verb == verbs.INFANTRY_STEPS and ply.first >= habits.relief.inside:
            return ply
    return offered[0]
