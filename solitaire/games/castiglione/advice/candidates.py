"""Which orders a group can be given at all; how likely each is, orders.py says."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.advice.groups import (
    FOOT,
    GENERAL,
    GHOST,
    HORSE,
    Group,
    find_groups,
)
from solitaire.games.castiglione.advice.orders import (
    FORCE,
    MARCH,
    THROUGH,
    WORK,
    Planner,
    bridge_of,
    goal_of,
    manner_of,
    order_to,
)
from solitaire.games.castiglione.advice.routes import points_from
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.rules import bridges
from solitaire.games.castiglione.rules.marching import dummy_reach, road_cost
from solitaire.games.castiglione.terms import (
    CLEAR,
    FORAGED,
    FRENCH,
    GARRISON,
    INFANTRY,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
)

OVERRUN_ODDS: Final = 6
"""To one, in clear terrain [8.6.2]."""


def candidates(planner: Planner, group: Group, in_full: bool = False) -> list[int]:
    """Every order worth a thought: to stay, to march as far as the legs carry, or farther.

    In full there are also those that habits do not know: a leader sent against the enemy, who goes
    if troops beside him do, overruns on the way, and roads that others open by an overrun.
    """
    state = planner.state
    board = state.board
    found = [order_to(group.area, MARCH, 0)]
    reach = group.movement
    limit = reach
    forced = group.arm <= HORSE and _may_force(planner.state, group)
    if forced:
        limit += board.charts.most_march_points
    points = points_from(state, group.area, planner.sight.barred, limit)
    shut: i64 = 0
    if group.arm == GHOST:
        shut = planner.sight.occupied | ~dummy_reach(state, group.side)
    elif group.arm == GENERAL and not (in_full and _has_troops(planner, group)):
        shut = planner.sight.occupied
    for area in range(board.areas):
        cost = i64(points[area])
        if cost == NOWHERE or cost == 0 or (shut >> area) & 1:
            continue
        if cost <= reach:
            found.append(order_to(area, MARCH, 0))
        else:
            found.append(order_to(area, FORCE, 0))
    if group.arm == FOOT:
        _add_work(planner, group, found)
    if in_full and group.arm <= HORSE:
        _add_overruns(planner, group, points, found)
        _add_opened(planner, group, points, found)
    return found


def _add_overruns(planner: Planner, group: Group, points: vec[u8], found: list[int]) -> None:
    """Over a weak enemy or a rumour and on: back, into a prize city, or upon the next enemy."""
    state = planner.state
    sight = planner.sight
    worth = (1 << group.area) | planner.prizes | sight.occupied
    near = sight.occupied
    while near:
        victim = lowest(near)
        near &= near - 1
        theirs = sight.theirs[victim]
        if group.strength < theirs * OVERRUN_ODDS or i64(points[victim]) >= group.movement:
            continue
        if theirs and state.area_kind(victim) != CLEAR:
            continue  # dummies and leaders alone give way anywhere [13.2.2, 8.6.2]
        onward = state.board.neighbours[victim] & worth & ~(1 << victim)
        while onward:
            area = lowest(onward)
            onward &= onward - 1
            cost = i64(points[victim]) + road_cost(state, victim, area)
            if cost <= group.movement:
                found.append(order_to(area, THROUGH, victim))


def _add_opened(planner: Planner, group: Group, points: vec[u8], found: list[int]) -> None:
    """Upon an enemy or into a prize city on a road that another group can clear by an overrun."""
    opened = _overrun_by_others(planner, group)
    if not opened:
        return
    sight = planner.sight
    ways = points_from(planner.state, group.area, sight.barred & ~opened, group.movement)
    goals = (planner.prizes | sight.occupied) & ~opened
    while goals:
        area = lowest(goals)
        goals &= goals - 1
        if i64(ways[area]) <= group.movement < i64(points[area]):
            found.append(order_to(area, MARCH, 0))


def _overrun_by_others(planner: Planner, group: Group) -> i64:
    """Clear areas whose enemies another group is strong enough to overrun by itself."""
    opened: i64 = 0
    for other in find_groups(planner.state, group.side):
        mine = other.members & group.members != 0
        if not mine and other.arm <= HORSE:
            opened |= _overrun_by(planner, other)
    return opened


def _overrun_by(planner: Planner, group: Group) -> i64:
    state = planner.state
    sight = planner.sight
    weak: i64 = 0
    near = sight.occupied
    while near:
        victim = lowest(near)
        near &= near - 1
        theirs = sight.theirs[victim]
        if 0 < theirs * OVERRUN_ODDS <= group.strength and state.area_kind(victim) == CLEAR:
            weak |= 1 << victim
    if not weak:
        return 0
    points = points_from(state, group.area, sight.barred, group.movement)
    reached: i64 = 0
    while weak:
        victim = lowest(weak)
        weak &= weak - 1
        if i64(points[victim]) <= group.movement:
            reached |= 1 << victim
    return reached


def _has_troops(planner: Planner, group: Group) -> bool:
    """Units that have not moved yet stand beside the leader."""
    side = group.side
    moved = planner.state.flags[MOVED * 2 + side] | planner.state.of_kind(side, GARRISON)
    return planner.state.units_in(side, group.area) & ~moved != 0


def is_chief(planner: Planner, group: Group, order: i64) -> bool:
    """Whether an order is never left out, however unlikely: to hold, to attack, to besiege or
    relieve Mantua, to work on a bridge before the enemy, to bar his road to a prize city."""
    goal = goal_of(order)
    if manner_of(order) == WORK:
        ends = planner.state.board.bridge_ends[bridge_of(order)]
        return planner.sight.pressure[ends[0]] + planner.sight.pressure[ends[1]] > 0
    if manner_of(order) == THROUGH:
        return True
    if goal == group.area or (planner.sight.occupied >> goal) & 1:
        return True
    if group.arm == FOOT and goal == planner.state.board.mantua:
        return True
    return is_screen(planner, group, order)


def is_screen(planner: Planner, group: Group, order: int) -> bool:
    """Late in the game: troops go and bar the enemy's road to a prize city."""
    if group.arm > HORSE or manner_of(order) != MARCH:
        return False
    return (planner.screens >> goal_of(order)) & 1 != 0


def _may_force(state: State, group: Group) -> bool:
    """Not worn out, not foraging, not surprised [3.6, 5.5, 17.0]."""
    if group.members & state.flags[FORAGED * 2 + group.side]:
        return False
    if state.options.surprise and state.turn == 1 and group.side == FRENCH:
        return False
    return group.hits < 3


def _add_work(planner: Planner, group: Group, found: list[int]) -> None:
    """Bridges the group could break or mend where it stands [8.5]."""
    state = planner.state
    side = group.side
    able = group.members & state.of_kind(side, INFANTRY)
    able &= ~state.flags[OUT_OF_COMMAND * 2 + side] & ~state.flags[FORAGED * 2 + side]
    if not able:
        return
    jobs = bridges.jobs_at(state, side, group.area)
    while jobs:
        bridge = lowest(jobs)
        jobs &= jobs - 1
        left = group.movement - bridges.job_points(state, bridge)
        if left < 0:
            continue
        found.append(order_to(group.area, WORK, bridge))
        onward = state.board.neighbours[group.area] & ~planner.sight.occupied
        onward &= state.held[side] | (1 << state.board.mantua)
        while onward:
            area = lowest(onward)
            onward &= onward - 1
            if road_cost(state, group.area, area) <= left:
                found.append(order_to(area, WORK, bridge))
