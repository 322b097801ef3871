"""The score of a phase, victory points and the end of the game [12]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.camposanto.core.events import PhaseScored
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.terms import ALLIED, NOBODY, SPANISH
from solitaire.protocol import Event


def score_phase(state: State, log: list[Event] | None) -> None:
    """The side with more hits gets a point; then both counts begin anew [12.2]."""
    hits = (int(state.hits(ALLIED)), int(state.hits(SPANISH)))
    winner: i64 = NOBODY
    if hits[0] != hits[1]:
        winner = ALLIED if hits[0] > hits[1] else SPANISH
        state.score[winner * 4 + 1] += 1
        if state.points(winner) >= state.board.charts.victory_points:
            state.victor = winner
    state.score[0] = 0
    state.score[4] = 0
    if log is not None:
        points = (int(state.points(ALLIED)), int(state.points(SPANISH)))
        log.append(PhaseScored(hits, points, winner))


def winner(state: State) -> i64:
    """Of a game that is over; NOBODY for a draw [12.2, ruling V4]."""
    if state.victor != NOBODY:
        return state.victor
    more = compare(state.points(ALLIED), state.points(SPANISH))
    if more != NOBODY:
        return more
    allied, spanish = losses(state)
    return compare(spanish, allied)


def losses(state: State) -> tuple[i64, i64]:
    """What a tie is decided by: regiments, or steps by an option [12.2, ruling V4]."""
    if state.options.tie_by_steps:
        return state.steps_lost(ALLIED), state.steps_lost(SPANISH)
    return state.regiments_lost(ALLIED), state.regiments_lost(SPANISH)


def compare(allied: i64, spanish: i64) -> i64:
    """The side with more."""
    if allied == spanish:
        return NOBODY
    return ALLIED if allied > spanish else SPANISH


def has_lost_wing(state: State, side: i64) -> bool:
    """Whether one of the side's wings is gone [12.1]."""
    alive = state.alive & (state.board.line_units if state.options.line_only else -1)
    return any(not state.board.wing_units[wing] & alive for wing in range(side * 3, side * 3 + 3))
