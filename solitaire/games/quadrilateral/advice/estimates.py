"""What a side may reckon with: own strength exactly, the enemy's as open facts let it expect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.rules.vedettes import NOTE_EXACT, NOTE_VEDETTE
from solitaire.games.quadrilateral.terms import (
    CITADEL,
    FAR,
    FORCE,
    NO_FLAG,
    NOWHERE,
    SIDE_FLAGS,
)

RECENT: Final = 2
"""Turns for which what the scouts saw counts more than what is reckoned."""


def expected(state: State, viewer: i64, flag: i64) -> i64:
    """Steps the viewer expects under a flag; its part of a group that mixed."""
    if flag >> 5 == viewer or state.options.open:
        return state.total(flag)
    if (state.shy >> flag) & 1:
        return 0
    if state.note_turn[flag] and state.note_turn[flag] + RECENT >= state.turn:
        if state.note_kind[flag] == NOTE_VEDETTE:
            return 0
        if state.note_kind[flag] == NOTE_EXACT:
            return noted(state, flag)
    label = state.label[flag]
    count: i64 = 0
    for other in range(label & 32, (label & 32) + SIDE_FLAGS):
        if state.label[other] == label and not (state.shy >> other) & 1:
            count += 1
    if count == 0:
        return 0
    hundredths: i64 = 0
    for arm in range(3):
        hundredths += state.group_steps[label * 3 + arm]
    return hundredths // (100 * count)


def noted(state: State, flag: i64) -> i64:
    """Steps the scouts counted."""
    return (
        state.note_steps[flag * 3] + state.note_steps[flag * 3 + 1] + state.note_steps[flag * 3 + 2]
    )


def expected_at(state: State, viewer: i64, side: i64, place: i64) -> i64:
    total: i64 = 0
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        if state.place[flag] == place and state.kind[flag] != NO_FLAG:
            total += expected(state, viewer, flag)
    garrison = state.garrison_at(side, place)
    return total if garrison == NOWHERE else total + state.garrison_steps[garrison]


def expected_near(state: State, viewer: i64, side: i64, place: i64, within: i64) -> i64:
    """Of a side's field forces within so many half-MPs of a place."""
    ways = distances(state, side, place, FAR - 1, True, False)
    total: i64 = 0
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        at = state.place[flag]
        if at != NOWHERE and ways[at] <= within and is_in_field(state, flag):
            total += expected(state, viewer, flag)
    return total


def field_steps(state: State, viewer: i64, side: i64) -> i64:
    total: i64 = 0
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        if state.place[flag] != NOWHERE and is_in_field(state, flag):
            total += expected(state, viewer, flag)
    return total


def is_in_field(state: State, flag: i64) -> bool:
    """Neither in the citadels nor in the lines before a besieged Mantova, by its open place."""
    place = state.place[flag]
    if state.board.fort[place] == CITADEL:
        return False
    return not (state.board.siege[place] and state.besieged)


def own_field_forces(state: State, side: i64) -> list[int]:
    return [
        flag
        for flag in range(side * 32, side * 32 + SIDE_FLAGS)
        if state.kind[flag] == FORCE and state.total(flag) > 0 and is_in_field(state, flag)
    ]
