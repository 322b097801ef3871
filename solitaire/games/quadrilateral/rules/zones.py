"""Zones of forces [8.5]: a place and those joined to it by near links."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules.roads import is_passable
from solitaire.games.quadrilateral.terms import CITADEL, FORCE, STEPS_PER_SP


def zones_on(state: State, side: i64, place: i64) -> i64:
    """Enemy flags whose zone the place lies in, as bits."""
    board = state.board
    found = _strong(state, state.flags_at(1 - side, place))
    for index in range(board.first[place], board.first[place + 1]):
        if not board.near[index]:
            continue
        there = board.to[index]
        flags = state.flags_at(1 - side, there)
        if flags and not _is_shut_in(state, there) and is_passable(state, index):
            found |= _strong(state, flags)
    return found


def _is_shut_in(state: State, place: i64) -> bool:
    """From a besieged or invested place a zone does not reach out."""
    if state.is_invested(place):
        return True
    return state.board.fort[place] == CITADEL and state.besieged == 1


def _strong(state: State, flags: i64) -> i64:
    found: i64 = 0
    while flags:
        flag = lowest(flags)
        flags &= flags - 1
        if state.kind[flag] == FORCE and state.total(flag) >= STEPS_PER_SP:
            found |= 1 << flag
    return found


def is_near_enemy(state: State, side: i64, place: i64) -> bool:
    """Holds an enemy flag of any kind or is near one: closed to forces On Alert [10.4]."""
    if state.has_enemy(side, place):
        return True
    board = state.board
    for index in range(board.first[place], board.first[place + 1]):
        if (
            board.near[index]
            and state.flags_at(1 - side, board.to[index])
            and is_passable(state, index)
        ):
            return True
    return False
