"""Lines, zones and owners counted again in another way, for fuzzing: once a turn, as it is slow."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.rules import roads, zones
from solitaire.games.quadrilateral.terms import (
    CITADEL,
    FAR,
    NOWHERE,
    PLACE_LIMIT,
    SIDES,
    STEPS_PER_SP,
    TRACK,
)


def differences(state: State) -> list[str]:
    found: list[str] = []
    for side in range(2):
        if line_length(state, side) != roads.line_length(state, side):
            found.append(f"the {SIDES[side]} line of communication has another length")
        _compare_zones(state, side, found)
    _check_owners(state, found)
    return found


# -- the line of communication [7.2] -------------------------------------------------------------


def line_length(state: State, side: i64) -> i64:
    """Every link is tried over and over until no way becomes shorter."""
    board = state.board
    if state.source[side] == NOWHERE or state.center[side] == NOWHERE:
        return FAR
    best = numbers(PLACE_LIMIT, FAR)
    if not _bars(state, side, state.source[side]):
        best[state.source[side]] = 0
    is_shorter = True
    while is_shorter:
        is_shorter = False
        for here in range(board.places):
            for index in range(board.first[here], board.first[here + 1]):
                there = board.to[index]
                total = best[here] + board.cost[index]
                if total < best[there] and _carries(state, side, index, there):
                    best[there] = total
                    is_shorter = True
    return best[state.center[side]]


def _carries(state: State, side: i64, index: i64, there: i64) -> bool:
    if state.board.road[index] == TRACK or not roads.is_passable(state, index):
        return False
    return not _bars(state, side, there)


def _bars(state: State, side: i64, place: i64) -> bool:
    """Asked of every flag and garrison instead of the place."""
    enemy = 1 - side
    is_held = False
    for flag in range(enemy * 32, enemy * 32 + 32):
        if state.place[flag] == place:
            is_held = True
    for number in range(enemy * 3, enemy * 3 + 3):
        if state.garrison_place[number] == place:
            is_held = True
    if not is_held or not state.is_invested(place):
        return is_held
    for flag in range(side * 32, side * 32 + 32):
        if state.place[flag] == place and not (state.inside >> flag) & 1:
            return False
    return True


# -- zones [8.5] ---------------------------------------------------------------------------------


def _compare_zones(state: State, side: i64, found: list[str]) -> None:
    """From each enemy force outwards; the rules look from the place inwards."""
    board = state.board
    covered = numbers(PLACE_LIMIT)
    enemies = state.forces(1 - side)
    while enemies:
        flag = lowest(enemies)
        enemies &= enemies - 1
        if state.total(flag) < STEPS_PER_SP:
            continue
        at = state.place[flag]
        covered[at] |= 1 << flag
        if state.is_invested(at) or (board.fort[at] == CITADEL and state.besieged):
            continue
        for index in range(board.first[at], board.first[at + 1]):
            if board.near[index] and roads.is_passable(state, index):
                covered[board.to[index]] |= 1 << flag
    for place in range(board.places):
        if covered[place] != zones.zones_on(state, side, place):
            found.append(f"zones of the enemies of the {SIDES[side]} side at {place} differ")


# -- owners of fortified places [15.1] -------------------------------------------------------------


def _check_owners(state: State, found: list[str]) -> None:
    for place in state.board.forts:
        french = _holds(state, 0, place)
        austrian = _holds(state, 1, place)
        if french != austrian and state.owner(place) != (1 if austrian else 0):
            found.append(f"the fort at {place} belongs to a side that is not there")

    for side in range(2):
        for place in (state.source[side], state.center[side]):
            if place == NOWHERE or state.is_invested(place):
                continue
            if state.forces_at(1 - side, place) and not _holds(state, side, place):
                found.append(f"the enemy stands on the {SIDES[side]} Source or Center at {place}")


def _holds(state: State, side: i64, place: i64) -> bool:
    return state.forces_at(side, place) != 0 or state.garrison_at(side, place) != NOWHERE
