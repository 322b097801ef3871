"""Vedettes of the script ride towards the enemy and look at flags not counted lately."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.bits import size
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import vedettes
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.terms import FAR, IN_QUARTERS, NO_FLAG, NOWHERE, SIDE_FLAGS

STALE: Final = 3
"""Turns after which a count is made again."""


def post(strengths: Strengths, offered: list[Ply]) -> Ply | None:
    """A place for one more vedette, the nearest to the enemy; None if enough are out."""
    state = strengths.state
    side = strengths.side
    own = size(vedettes.of_side(state, side))
    if state.status[side] == IN_QUARTERS or own >= strengths.habits.vedettes:
        return None
    target = _target(strengths)
    if target == NOWHERE:
        return None
    ways = distances(state, side, state.place[target], FAR - 1, True, False)
    best: Ply | None = None
    least: i64 = strengths.habits.march + 1
    for ply in offered:
        if ply.verb == verbs.VEDETTE_AT and ways[ply.second] < least:
            best = ply
            least = ways[ply.second]
    return best


def ride(strengths: Strengths, offered: list[Ply]) -> Ply:
    """Look at the strongest flag that may be scouted, else ride towards one; else stay."""
    state = strengths.state
    best = offered[0]
    most: i64 = 0
    for ply in offered:
        if ply.verb == verbs.SCOUT:
            flag = (1 - strengths.side) * 32 + ply.first
            if is_stale(strengths, flag) and strengths.steps[flag] > most:
                best = ply
                most = strengths.steps[flag]
    if most or (state.scouted >> state.mover) & 1:
        return best
    target = _target(strengths)
    return offered[0] if target == NOWHERE else _approach(strengths, offered, target)


def _approach(strengths: Strengths, offered: list[Ply], target: i64) -> Ply:
    """To the nearest place beside the target that is not its own."""
    state = strengths.state
    there = state.place[target]
    ways = distances(state, strengths.side, there, FAR - 1, True, False)
    best = offered[0]
    least = ways[state.place[state.mover]]
    for ply in offered:
        if ply.verb != verbs.TO or ply.first == there or ways[ply.first] >= least:
            continue
        if not state.has_enemy(strengths.side, ply.first):
            best = ply
            least = ways[ply.first]
    return best


def _target(strengths: Strengths) -> i64:
    """The nearest enemy flag to the main force that was not counted lately."""
    state = strengths.state
    side = strengths.side
    main = strengths.largest()
    if main == NOWHERE:
        return NOWHERE
    ways = distances(state, side, state.place[main], FAR - 1, True, False)
    best: i64 = NOWHERE
    least: i64 = strengths.habits.march + 1
    for flag in range((1 - side) * 32, (1 - side) * 32 + SIDE_FLAGS):
        place = state.place[flag]
        if place == NOWHERE or not strengths.steps[flag] or ways[place] >= least:
            continue
        if is_stale(strengths, flag) and not state.board.fort[place]:
            best = flag
            least = ways[place]
    return best


def is_stale(strengths: Strengths, flag: i64) -> bool:
    """Not counted lately, or what it has was mixed with that of another flag since."""
    state = strengths.state
    noted = state.note_turn[flag]
    if noted == 0 and _is_mixed(state, flag):
        return True
    seen = state.seen_turn[flag]
    return (noted if noted > seen else seen) + STALE <= state.turn


def _is_mixed(state: State, flag: i64) -> bool:
    """Nobody outside knows what is with which of several flags [5]."""
    first = flag & 32
    for other in range(first, first + SIDE_FLAGS):
        if other == flag or state.kind[other] == NO_FLAG or (state.shy >> other) & 1:
            continue
        if state.label[other] == state.label[flag]:
            return True
    return False
