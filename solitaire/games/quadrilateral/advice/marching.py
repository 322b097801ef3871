"""How forces carry out what they were told: who marches next, and link by link to the goal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import relief, routes
from solitaire.games.quadrilateral.advice.orders import (
    AS_USUAL,
    BY_SCRIPT,
    HURRY,
    PRESS,
    Told,
    goal,
    stamp_of,
    verb_of,
)
from solitaire.games.quadrilateral.advice.strengths import Strengths, ways_for
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core.plies import Ply, say
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules.marches import may_march
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.terms import ARTILLERY, FAR, FORCE, NOWHERE, SIDE_FLAGS

ENOUGH: Final = 7
"""Tenths of the enemy's defence for which an operation lets forces attack; an order of their own
asks for nothing."""
SLOW: Final = 3
"""Initiative up to which a leader gets a command while there are points to spare."""


def bound_flags(strengths: Strengths, told: Told) -> i64:
    """Forces that could march and were told what to do, as bits: they are not the script's."""
    state = strengths.state
    first = strengths.side * 32
    found: i64 = 0
    for flag in range(first, first + SIDE_FLAGS):
        if (
            state.kind[flag] == FORCE
            and strengths.steps[flag] > 0
            and may_march(state, flag)
            and goal(strengths, told, flag) != BY_SCRIPT
        ):
            found |= 1 << flag
    return found


def next_to_march(strengths: Strengths, told: Told, bound: i64, offered: list[Ply]) -> Ply | None:
    """Leave to march for the strongest that has somewhere to go; None if there is nobody."""
    state = strengths.state
    best: i64 = NOWHERE
    most: i64 = 0
    for flag in range(strengths.side * 32, strengths.side * 32 + SIDE_FLAGS):
        if not (bound >> flag) & 1 or strengths.steps[flag] <= most:
            continue
        if _has_way(state, flag, goal(strengths, told, flag)):
            best = flag
            most = strengths.steps[flag]
    return None if best == NOWHERE else _leave(strengths, told, best, offered)


def _has_way(state: State, flag: i64, where: i64) -> bool:
    here = state.place[flag]
    return where != NOWHERE and where != here and ways_for(state, flag, where)[here] < FAR


def _leave(strengths: Strengths, told: Told, flag: i64, offered: list[Ply]) -> Ply | None:
    """By command where one was ordered or the leader is slow, else by initiative."""
    state = strengths.state
    chief = state.chief(flag)
    verb = verb_of(told.order(flag, stamp_of(state)))
    has_spare = strengths.has_spare_points(flag)
    is_slow = state.board.initiative[chief] <= SLOW
    wants_command = verb == PRESS or verb == HURRY or (is_slow and has_spare)
    found: Ply | None = None
    for ply in offered:
        if ply.first != chief:
            continue
        if ply.verb == verbs.COMMAND and wants_command:
            return ply
        if ply.verb == verbs.INITIATIVE:
            found = ply
    return found


def next_step(strengths: Strengths, told: Told, where: i64, offered: list[Ply]) -> Ply:
    """The link that leads nearest to the goal; halt where none may be taken."""
    state = strengths.state
    mover = state.mover
    order = told.order(mover, stamp_of(state))
    here = state.place[mover]
    if where == NOWHERE or where == here:
        return say(verbs.HALT)
    ways = _ways_to(strengths, mover, where)
    best: Ply | None = None
    least = ways[here]
    for ply in offered:
        if ply.verb == verbs.EXTEND and verb_of(order) == HURRY:
            return ply
        if ply.verb != verbs.TO or ways[ply.first] >= least:
            continue
        if routes.is_stopped(strengths, here, ply.first):
            continue
        is_told = verb_of(order) != AS_USUAL and ply.first == where
        if is_told or _may_enter(strengths, mover, ply.first):
            best = ply
            least = ways[ply.first]
    return say(verbs.HALT) if best is None else best


def _ways_to(strengths: Strengths, flag: i64, where: i64) -> vec[i64]:
    """Around enemies where that is possible, else straight on."""
    state = strengths.state
    if relief.is_called(strengths):
        return relief.ways_past(strengths, flag, where)
    tracks = state.steps[flag * 3 + ARTILLERY] == 0
    around = distances(state, flag >> 5, where, FAR - 1, tracks, True)
    if around[state.place[flag]] < FAR:
        return around
    return ways_for(state, flag, where)


def _may_enter(strengths: Strengths, mover: i64, place: i64) -> bool:
    """With those there and those who can follow in this turn it has enough for a fight."""
    side = strengths.side
    if strengths.at(1 - side, place) == 0:
        return True
    state = strengths.state
    ways = distances(state, side, place, FAR - 1, True, False)
    own = strengths.at(side, place) + strengths.steps[mover]
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        at = state.place[flag]
        if flag == mover or at == NOWHERE or at == place or not may_march(state, flag):
            continue
        if ways[at] <= strengths.habits.follow:
            own += strengths.steps[flag]
    return own * 10 >= ENOUGH * strengths.defence(place)
