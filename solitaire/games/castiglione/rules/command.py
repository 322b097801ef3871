"""Command Phase [6.0]: which units a leader reaches."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import COMMAND_LOST, tell
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.rules import paths
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    FRENCH,
    GARRISON,
    LEADER,
    OUT_OF_COMMAND,
)
from solitaire.protocol import Event


def command_area(state: State, leader: i64, start: i64) -> i64:
    """Areas within his Command Range from `start`, by paths free of enemy units [6.0] [R36]."""
    return _areas_in_range(state, leader, start, state.bars[enemy_of(leader >> 6)])


def _areas_in_range(state: State, leader: i64, start: i64, blocked: i64) -> i64:
    board = state.board
    side = leader >> 6
    if start >= AREA_LIMIT:
        return 0
    if side == FRENCH and not state.besieged:
        blocked |= 1 << board.mantua
    reached: i64 = 1 << start
    edge: i64 = reached
    for _ in range(board.command[leader]):
        following: i64 = 0
        while edge:
            following |= board.neighbours[lowest(edge)]
            edge &= edge - 1
        edge = following & ~blocked & ~reached
        reached |= edge
    return reached


def commanded_units(state: State, side: i64) -> i64:
    """Units within reach of their formation's or their army's leader; garrisons always [2.2.3]."""
    board = state.board
    commanded = state.of_kind(side, GARRISON)
    leaders = state.of_kind(side, LEADER)
    while leaders:
        leader = side * 64 + lowest(leaders)
        leaders &= leaders - 1
        areas = command_area(state, leader, i64(state.place[leader])) & state.held[side]
        while areas:
            stack = state.units_in(side, lowest(areas))
            areas &= areas - 1
            commanded |= stack & board.followers[leader]
    return commanded


def check_command(state: State, log: list[Event] | None) -> None:
    """The command status of the whole turn [6.0]; the marker is seen on top of a stack."""
    for side in (AUSTRIAN, FRENCH):
        open_paths(state, side, log)
        lost = units_on_map(state, side) & ~commanded_units(state, side)
        state.flags[OUT_OF_COMMAND * 2 + side] = lost
        while lost:
            counter = side * 64 + lowest(lost)
            bit = lost & -lost
            lost ^= bit
            area = i64(state.place[counter])
            tell(log, COMMAND_LOST, side, bit, area, audience=knowledge.audience_of(state, counter))


def open_paths(state: State, side: i64, log: list[Event] | None) -> None:
    """Paths to units without command that only enemy leaders seem to bar are open [R43]."""
    if not paths.bluffed_areas(state, enemy_of(side)):
        return
    lost = units_on_map(state, side) & ~commanded_units(state, side)
    while lost:
        bit = lost & -lost
        counter = side * 64 + lowest(lost)
        lost ^= bit
        leaders = state.board.followers[counter]
        while leaders:
            leader = side * 64 + lowest(leaders)
            leaders &= leaders - 1
            start, goal = i64(state.place[leader]), i64(state.place[counter])
            open_path(state, leader, start, goal, log)


def open_path(state: State, leader: i64, start: i64, goal: i64, log: list[Event] | None) -> None:
    """If only enemy leaders seem to bar a leader's path to the goal, it is open [R43]."""
    enemy = enemy_of(leader >> 6)
    bluffed = paths.bluffed_areas(state, enemy)
    if not bluffed or (command_area(state, leader, start) >> goal) & 1:
        return
    reached = _areas_in_range(state, leader, start, state.bars[enemy] & ~bluffed)
    if (reached >> goal) & 1:
        paths.call_bluffs(state, enemy, reached, log)


def units_on_map(state: State, side: i64) -> i64:
    found: i64 = 0
    areas = state.held[side]
    while areas:
        found |= state.units_in(side, lowest(areas))
        areas &= areas - 1
    return found
