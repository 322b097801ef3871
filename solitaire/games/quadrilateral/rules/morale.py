"""Chapter 16: critical battles, the path and the leader into Mantova, and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.events import (
    BY_BATTLE,
    BY_LEADER,
    BY_MANTOVA,
    BY_PATH,
    CRITICAL_FOUGHT,
    MANTOVA_TAKEN,
    PATH_CLOSED,
    PATH_OPENED,
    tell,
)
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.question import Roll
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import CRITICAL_ROLL, NEXT_IN_SEQUENCE
from solitaire.games.quadrilateral.rules.condition import move_vienna
from solitaire.games.quadrilateral.rules.roads import BARRED, open_map, spread
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    FAR,
    FRENCH,
    INFANTRY,
    NAMED,
    NOWHERE,
    SECONDARY,
    SIDE_FLAGS,
    STEPS_PER_SP,
)
from solitaire.protocol import Event

MOST_DIFFERENCE: Final = 62
"""In SP; a greater one moves Vienna Morale just as surely."""


# -- critical battles [16.2] ---------------------------------------------------------------------


def note_battle(state: State, held: i64, lost_by_held: i64, lost_by_other: i64) -> None:
    """After a battle: critical if both together lost enough. Whose die it is waits for IV."""
    charts = state.board.charts
    if lost_by_held + lost_by_other < charts.critical_steps:
        return
    state.critical = 1
    difference = (lost_by_other - lost_by_held) // STEPS_PER_SP
    if held == NOWHERE or difference < 0:
        return
    if difference > MOST_DIFFERENCE:
        difference = MOST_DIFFERENCE
    for index in range(8):
        if state.criticals[index] == 0:
            state.criticals[index] = 1 + 64 * held + difference
            return


def begin_morale(state: State) -> None:
    state.step = CRITICAL_ROLL if state.criticals[0] else NEXT_IN_SEQUENCE


class CriticalRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        code = state.criticals[0] - 1
        held = code // 64
        difference = code % 64
        for index in range(7):
            state.criticals[index] = state.criticals[index + 1]
        state.criticals[7] = 0
        tell(log, CRITICAL_FOUGHT, held, amount=difference, other=ply.first)
        if moves_vienna(state, difference, ply.first):
            move_vienna(state, 1 if held == AUSTRIAN else -1, BY_BATTLE, log)
        begin_morale(state)


def moves_vienna(state: State, difference: i64, die: i64) -> bool:
    return die <= difference + state.board.charts.critical_bonus


# -- Mantova changes hands [16.3] ----------------------------------------------------------------


def take_mantova(state: State, side: i64, log: list[Event] | None) -> None:
    """E39; a French Mantova clears the flag of the path [Q19]."""
    state.set_owner(state.board.mantova, side)
    if side == AUSTRIAN:
        state.retaken = 1
    else:
        state.path_open = 0
    state.clock = 0
    state.besieged = 0
    tell(log, MANTOVA_TAKEN, side)
    points = state.board.charts.mantova_lost
    move_vienna(state, points if side == AUSTRIAN else -points, BY_MANTOVA, log)


def leader_enters(state: State, flag: i64, log: list[Event] | None) -> None:
    """E40: a named leader from outside with 4 SP of infantry enters an Austrian Mantova."""
    if flag >> 5 != AUSTRIAN or state.owner(state.board.mantova) != AUSTRIAN:
        return
    if state.steps[flag * 3 + INFANTRY] < state.board.charts.leader_infantry:
        return
    if not state.new_siege:
        return
    named = state.leaders_of(flag) & state.outside & ~state.scored
    rest = named
    while rest:
        leader = lowest(rest)
        rest &= rest - 1
        if state.board.rank[leader] > NAMED:
            named &= ~(1 << leader)
    if named:
        state.scored |= named
        state.new_siege = 0
        state.clock = 0
        move_vienna(state, 1, BY_LEADER, log)


# -- the path of E41 [16.4] ----------------------------------------------------------------------


def test_path(state: State, log: list[Event] | None) -> None:
    if state.owner(state.board.mantova) != AUSTRIAN:
        return
    length = path_length(state, True)
    if not state.path_open:
        is_active = state.center_active[AUSTRIAN] or state.options.from_source
        if is_active and length <= state.board.charts.path_half_mp:
            state.path_open = 1
            tell(log, PATH_OPENED)
            move_vienna(state, 1, BY_PATH, log)
    elif length >= FAR and path_length(state, False) <= state.board.charts.path_half_mp:
        state.path_open = 0
        tell(log, PATH_CLOSED)
        move_vienna(state, -1, BY_PATH, log)


def path_length(state: State, with_french: bool) -> i64:
    """From the Austrian Center (or Source) to Mantova within 28 MPs, else FAR.

    Without French pieces bridges count as whole: would the path be there but for the French?
    """
    board = state.board
    start = state.source[AUSTRIAN] if state.options.from_source else state.center[AUSTRIAN]
    if start == NOWHERE:
        return FAR
    crossings = state.open_crossings()
    marks = open_map()
    if not with_french:
        crossings |= board.dry
    elif _is_blocked(state, start):
        return FAR
    else:
        _mark_blocked(state, marks)
    limit = board.charts.path_half_mp
    return spread(board, start, limit, SECONDARY, crossings, marks)[board.mantova]


def _mark_blocked(state: State, marks: vec[i64]) -> None:
    for flag in range(32 * FRENCH, 32 * FRENCH + SIDE_FLAGS):
        place = state.place[flag]
        if place != NOWHERE and _is_blocked(state, place):
            marks[place] = BARRED
    for number in range(3 * FRENCH, 3 * FRENCH + 3):
        if state.garrison_place[number] != NOWHERE:
            marks[state.garrison_place[number]] = BARRED


def _is_blocked(state: State, place: i64) -> bool:
    """A French force of 1 SP or a garrison; vedettes do not block this path [Q19]."""
    if state.garrison_at(FRENCH, place) != NOWHERE:
        return True
    flags = state.forces_at(FRENCH, place)
    while flags:
        if state.total(lowest(flags)) >= STEPS_PER_SP:
            return True
        flags &= flags - 1
    return False
