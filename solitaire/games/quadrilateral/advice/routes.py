"""The next place on a force's way, whether it may go there, and where the Center is safe."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import operations, relief, storming
from solitaire.games.quadrilateral.advice.habits import is_for_mantova
from solitaire.games.quadrilateral.advice.strengths import Strengths, ways_for
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules.roads import distances, is_passable
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    AUSTRIAN,
    CITADEL,
    FAR,
    NOWHERE,
    STEPS_PER_SP,
    TRACK,
)


def next_place(strengths: Strengths, flag: i64, goal: i64) -> i64:
    """The nearest place to the goal that is one link away and may be entered, or NOWHERE."""
    state = strengths.state
    board = state.board
    here = state.place[flag]
    ways = _ways(strengths, flag, goal)
    best: i64 = NOWHERE
    least = ways[here]
    for index in range(board.first[here], board.first[here + 1]):
        there = board.to[index]
        if ways[there] >= least or not is_passable(state, index):
            continue
        if board.road[index] == TRACK and state.steps[flag * 3 + ARTILLERY]:
            continue
        if not is_stopped(strengths, here, there) and may_enter(strengths, flag, there):
            best = there
            least = ways[there]
    return best


def is_stopped(strengths: Strengths, here: i64, there: i64) -> bool:
    """Both places lie in the zone of what is expected to be an enemy force [8.5]."""
    state = strengths.state
    board = state.board
    enemy = 1 - strengths.side
    if not relief.is_called(strengths) or state.flags_at(enemy, there):
        return False
    for index in range(board.first[here], board.first[here + 1]):
        place = board.to[index]
        if not board.near[index] or not is_passable(state, index):
            continue
        if _is_near(state, place, there) and strengths.at(enemy, place) >= STEPS_PER_SP:
            return True
    return False


def _is_near(state: State, place: i64, there: i64) -> bool:
    """Whether a zone reaches from one place to the other."""
    index = state.board.link(place, there)
    return index >= 0 and state.board.near[index] == 1 and is_passable(state, index)


def _ways(strengths: Strengths, flag: i64, goal: i64) -> vec[i64]:
    if relief.is_called(strengths):
        return relief.ways_past(strengths, flag, goal)
    state = strengths.state
    if is_for_mantova(state, flag >> 5, strengths.habits) and state.board.siege[goal]:
        around = distances(state, flag >> 5, goal, FAR - 1, False, True)
        if around[state.place[flag]] < FAR:
            return around  # the straight way from line to line leads through Mantova
    return ways_for(state, flag, goal)


def may_enter(strengths: Strengths, flag: i64, place: i64) -> bool:
    """The first attacker has a part of what is needed himself; others may follow him."""
    side = strengths.side
    habits = strengths.habits
    if relief.is_called(strengths):
        return relief.may_enter(strengths, flag, place)
    if strengths.state.board.fort[place] == CITADEL and storming.is_called(strengths):
        return True  # who was sent there is strong enough
    if strengths.at(1 - side, place) == 0:
        if strengths.state.board.fort[place] == CITADEL:
            return True  # nobody falls upon those within its walls
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
    if relief.is_called(strengths):
        return state.left < way < FAR and state.aps[AUSTRIAN] >= strengths.habits.relief.hurry
    if way >= FAR or state.aps[strengths.side] <= strengths.habits.spare[strengths.side] + 2:
        return False
    return state.left < way <= state.left + state.board.charts.extended
