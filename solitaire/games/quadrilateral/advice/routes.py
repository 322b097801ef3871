"""The next place on a force's way, whether it may go there, and where the Center is safe."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import operations
from solitaire.games.quadrilateral.advice.strengths import Strengths, ways_for
from solitaire.games.quadrilateral.rules.roads import is_passable
from solitaire.games.quadrilateral.terms import ARTILLERY, FAR, NOWHERE, TRACK


def next_place(strengths: Strengths, flag: i64, goal: i64) -> i64:
    """The nearest place to the goal that is one link away and may be entered, or NOWHERE."""
    state = strengths.state
    board = state.board
    here = state.place[flag]
    ways = ways_for(state, flag, goal)
    best: i64 = NOWHERE
    least = ways[here]
    for index in range(board.first[here], board.first[here + 1]):
        there = board.to[index]
        if ways[there] >= least or not is_passable(state, index):
            continue
        if board.road[index] == TRACK and state.steps[flag * 3 + ARTILLERY]:
            continue
        if may_enter(strengths, flag, there):
            best = there
            least = ways[there]
    return best


def may_enter(strengths: Strengths, flag: i64, place: i64) -> bool:
    """The first attacker has a part of what is needed himself; others may follow him."""
    side = strengths.side
    habits = strengths.habits
    if strengths.at(1 - side, place) == 0:
        own = strengths.near(side, place, habits.support)
        if strengths.state.place[flag] == NOWHERE or not _is_counted(strengths, flag, place):
            own += strengths.steps[flag]
        return not operations.is_dangerous(strengths, place, own)
    own = strengths.at(side, place) + strengths.steps[flag]
    if own * 100 < habits.lead[side] * habits.bold[side] * strengths.defence(place):
        return False
    return operations.may_attack(strengths, flag, place)


def _is_counted(strengths: Strengths, flag: i64, place: i64) -> bool:
    state = strengths.state
    return ways_for(state, flag, place)[state.place[flag]] <= strengths.habits.support


def wants_extension(strengths: Strengths, flag: i64, goal: i64) -> bool:
    """A second point pays when it brings the force to its goal in this turn [8.3]."""
    state = strengths.state
    way = ways_for(state, flag, goal)[state.place[flag]]
    if way >= FAR or state.aps[strengths.side] <= strengths.habits.spare[strengths.side] + 2:
        return False
    return state.left < way <= state.left + state.board.charts.extended


def is_safe_for_center(strengths: Strengths, place: i64) -> bool:
    """Own troops near it outnumber the enemies within a march."""
    side = strengths.side
    habits = strengths.habits
    own = strengths.near(side, place, habits.support)
    return strengths.near(1 - side, place, habits.follow) <= own
