"""When and where the Center of Operations marches [7.3]: after the main force, and for a relief of
Mantova until its path there is free [16.4]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import relief
from solitaire.games.quadrilateral.advice.estimates import own_field_forces
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.roads import (
    BARRED,
    dispatch_reach,
    distances,
    open_map,
    spread,
)
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    FAR,
    FRENCH,
    NOWHERE,
    SECONDARY,
    SIDE_FLAGS,
    STEPS_PER_SP,
)

NO_PATH: Final = 1000
"""Half-MPs that a place without a path to Mantova counts as farther away: more than any way."""
SET_UP_POINTS: Final = 2
"""From which one is spent to make the Center active: another is left for a command."""


def wants_set_up(strengths: Strengths) -> bool:
    """A point makes it active at once; for a relief where that serves its main column or the
    path to Mantova."""
    state = strengths.state
    if state.aps[strengths.side] < SET_UP_POINTS:
        return False
    if not relief.is_called(strengths):
        return True
    return not _is_out_of_reach(strengths) or paths(strengths)[state.center[strengths.side]] < FAR


def wants_to_move(strengths: Strengths) -> bool:
    state = strengths.state
    side = strengths.side
    if state.center[side] == NOWHERE:
        return False
    if relief.is_called(strengths):
        return _relief_moves(strengths)
    return state.center_active[side] == 1 and _is_left_behind(strengths)


def _relief_moves(strengths: Strengths) -> bool:
    """Its main column is out of dispatch, or about to be while no path to Mantova is free yet. Who
    has moved is not active before the next turn, so it stays in the last one, and while all is
    won."""
    state = strengths.state
    if state.turn >= victory.last_turn(state) or relief.is_won(strengths):
        return False
    if _is_out_of_reach(strengths):
        return True
    is_active = state.center_active[strengths.side] == 1
    is_shut = not state.path_open and paths(strengths)[state.center[strengths.side]] >= FAR
    return is_active and is_shut and _may_keep_up(strengths)


def _may_keep_up(strengths: Strengths) -> bool:
    """The column may march out of dispatch, and a point can make the Center active at once."""
    state = strengths.state
    if state.aps[AUSTRIAN] < SET_UP_POINTS:
        return False
    charts = state.board.charts
    return _way_to_main(strengths) + charts.foot > charts.dispatch[AUSTRIAN]


def _is_out_of_reach(strengths: Strengths) -> bool:
    """The main column of a relief is out of dispatch."""
    return _way_to_main(strengths) >= FAR


def _way_to_main(strengths: Strengths) -> i64:
    """From the Center to the main column of a relief within dispatch, else FAR."""
    main = relief.main(strengths)
    if main == NOWHERE:
        return 0
    return dispatch_reach(strengths.state, AUSTRIAN)[strengths.state.place[main]]


def _is_left_behind(strengths: Strengths) -> bool:
    """More than half of the field army is out of dispatch."""
    state = strengths.state
    reach = dispatch_reach(state, strengths.side)
    near: i64 = 0
    far: i64 = 0
    for flag in own_field_forces(state, strengths.side):
        if reach[state.place[flag]] < FAR:
            near += state.total(flag)
        else:
            far += state.total(flag)
    return far > near


def step(strengths: Strengths, offered: list[Ply]) -> Ply:
    """To the safe place that suits best; halt where none is better than this one."""
    state = strengths.state
    is_relief = relief.is_called(strengths)
    main = relief.main(strengths) if is_relief else strengths.largest()
    if main == NOWHERE:
        return offered[0]
    ways = distances(state, strengths.side, state.place[main], FAR - 1, True, False)
    if is_relief:
        ways = _with_paths(ways, paths(strengths))
    here = state.center[strengths.side]
    best = offered[0]
    least = ways[here]
    for ply in offered:
        if ply.verb != verbs.TO or ways[ply.first] >= least:
            continue
        if is_safe(strengths, here, ply.first):
            best = ply
            least = ways[ply.first]
    return best


def _with_paths(ways: vec[i64], free: vec[i64]) -> vec[i64]:
    found = ways[:]
    for place in range(len(found)):
        if free[place] >= FAR:
            found[place] += NO_PATH
    return found


def paths(strengths: Strengths) -> vec[i64]:
    """From everywhere to Mantova past no French force, as far as that is known; else FAR."""
    state = strengths.state
    marks = open_map()
    for flag in range(32 * FRENCH, 32 * FRENCH + SIDE_FLAGS):
        place = state.place[flag]
        if place != NOWHERE and strengths.at(FRENCH, place) >= STEPS_PER_SP:
            marks[place] = BARRED
    for number in range(3 * FRENCH, 3 * FRENCH + 3):
        if state.garrison_place[number] != NOWHERE:
            marks[state.garrison_place[number]] = BARRED
    board = state.board
    limit = board.charts.path_half_mp
    return spread(board, board.mantova, limit, SECONDARY, state.open_crossings(), marks)


def is_safe(strengths: Strengths, here: i64, place: i64) -> bool:
    """Own troops near it outnumber the enemies within a march; a relief is content if it is no
    worse off there than where it stands."""
    found = _danger(strengths, place)
    if found <= 0:
        return True
    return relief.is_called(strengths) and found <= _danger(strengths, here)


def _danger(strengths: Strengths, place: i64) -> i64:
    """Steps of enemies within a march beyond those of own troops."""
    habits = strengths.habits
    own = strengths.near(strengths.side, place, habits.support)
    return strengths.near(1 - strengths.side, place, habits.follow) - own
