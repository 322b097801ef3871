"""Who could strike whom: regiments that can come beside an enemy in their next movement [6, 7].

Attackers win most assaults, so what counts beyond losses is who can still strike in this phase.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.terms import (
    AGGRESSIVE,
    ALL_WINGS,
    CAUTIOUS,
    IMPETUOUS,
    NIGHT,
    UNITS,
    WINGS,
)

_BY_STATUS: Final = {IMPETUOUS: 1.4, AGGRESSIVE: 1.0, CAUTIOUS: 0.7}
"""What a strike counts by the status of the wing; a Titubant wing strikes nobody [5.4]."""


@final
class Blows:
    """By wing: regiments that can reach an enemy, and those of them that can reach a flank."""

    def __init__(self, state: State) -> None:
        self.anywhere: vec[i64] = vec[i64]([0] * ALL_WINGS)
        self.at_flank: vec[i64] = vec[i64]([0] * ALL_WINGS)
        board = state.board
        status = statuses_to_come(state)
        leads = state.alive & board.line_units
        for unit in range(UNITS):
            if not (leads >> unit) & 1:
                continue
            wing = i64(board.wing[unit])
            points: i64 = board.charts.movement[i64(board.arm[unit])]
            if state.turn == NIGHT:
                points -= board.charts.night_movement
            if status[wing] == IMPETUOUS:
                points += board.charts.impetuous_movement
            found = strike(state, unit, points)
            if found > 0:
                self.anywhere[wing] = self.anywhere[wing] + 1
            if found > 1:
                self.at_flank[wing] = self.at_flank[wing] + 1

    def now(self, state: State, counts: vec[i64]) -> float:
        """In the rest of this phase, by wings that are still to act; what the Allies have more."""
        status = statuses_to_come(state)
        total = 0.0
        for wing in range(ALL_WINGS):
            if status[wing] == 0 or status[wing] > CAUTIOUS:
                continue
            count = counts[wing]
            if status[wing] == CAUTIOUS:
                count = min(count, state.board.charts.activation_limit)
            worth = _BY_STATUS[status[wing]] * float(count)
            total += worth if wing < WINGS else -worth
        return total

    def ever(self, counts: vec[i64]) -> float:
        """By all wings; what the Allies have more."""
        total: i64 = 0
        for wing in range(ALL_WINGS):
            total += counts[wing] if wing < WINGS else -counts[wing]
        return float(total)


def statuses_to_come(state: State) -> vec[i64]:
    """By wing: its status if it acts now or later in this phase, else 0."""
    found = vec[i64]([0] * ALL_WINGS)
    if state.activation > 0:
        for place in range(state.activation, ALL_WINGS + 1):
            wing = state.wing_at(place)
            found[wing] = state.printed_status(wing)
    return found


def strike(state: State, unit: i64, points: i64) -> i64:
    """0 if no enemy is near enough as the crow flies, 2 if an open flank is, else 1."""
    board = state.board
    here = state.unit_hex[unit]
    enemies = board.side_units[1 - i64(board.side[unit])] & state.alive
    found: i64 = 0
    for other in range(UNITS):
        if not (enemies >> other) & 1:
            continue
        there = state.unit_hex[other]
        if board.distance(here, there) > points + 1 or state.lead(there) != other:
            continue
        found = 1
        for direction in range(6):
            near = board.neighbours[there * 6 + direction]
            if near < 0 or not board.passable[near] or not state.is_empty(near):
                continue
            if board.distance(here, near) <= points and not state.faces(other, near):
                return 2
    return found
