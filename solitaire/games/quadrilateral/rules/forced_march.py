"""Chapter 8.9: forced marches to a fight, the other side first."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.quadrilateral.core.events import (
    FORCED,
    FORCED_FAILED,
    FORCED_TRIED,
    MARCH_STOPPED,
)
from solitaire.games.quadrilateral.core.parts import FORCED_OTHER
from solitaire.games.quadrilateral.core.plies import FORCE_MARCH, PASS, Ply, say
from solitaire.games.quadrilateral.core.question import Question, SecretRoll
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import (
    FORCED_CHOICE,
    FORCED_ROLL,
    NEXT_IN_SEQUENCE,
)
from solitaire.games.quadrilateral.core.vectors import numbers
from solitaire.games.quadrilateral.rules import fortress, leaders, moves, weather, zones
from solitaire.games.quadrilateral.rules.fights.contests import contested_places
from solitaire.games.quadrilateral.rules.roads import is_passable, link_cost
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    FAR,
    NOWHERE,
    ON_CAMPAIGN,
    PLACE_LIMIT,
    SIDE_FLAGS,
    TRACK,
)
from solitaire.protocol import EVERYONE, Event


def asked_side(state: State) -> i64:
    return 1 - state.active if state.part == FORCED_OTHER else state.active


def begin(state: State) -> None:
    """Asked whenever a flag of any kind may be near enough: so asking tells nothing [5.8]."""
    side = asked_side(state)
    state.step = NEXT_IN_SEQUENCE
    if state.part == FORCED_OTHER:
        state.forced = 0
    if state.status[side] != ON_CAMPAIGN:
        return
    for place in contested_places(state):
        ways = ways_to(state, side, place, True)
        for flag in range(side * 32, side * 32 + SIDE_FLAGS):
            at = state.place[flag]
            if at != NOWHERE and at != place and ways[at] < FAR:
                state.step = FORCED_CHOICE


def ways_to(state: State, side: i64, goal: i64, tracks: bool) -> vec[i64]:
    """Fair-weather distances to a fight over places without enemy flags, at most 5 MPs."""
    board = state.board
    found = numbers(PLACE_LIMIT, FAR)
    found[goal] = 0
    todo: list[int] = [goal]
    at: i64 = 0
    while at < len(todo):
        here: i64 = todo[at]
        at += 1
        for index in range(board.first[here], board.first[here + 1]):
            there = board.to[index]
            total = found[here] + board.cost[index]
            if total >= found[there] or total > board.charts.forced_most:
                continue
            if (board.road[index] == TRACK and not tracks) or not is_passable(state, index):
                continue
            if not state.has_enemy(side, there):
                found[there] = total
                todo.append(there)
    return found


def may_try(state: State, flag: i64) -> bool:
    barred = state.forced | state.replaced | state.inside
    if (barred >> flag) & 1 or state.is_besieged(flag):
        return False
    return not state.has_enemy(flag >> 5, state.place[flag])


class ForcedChoice(Question):
    def seat(self, state: State) -> i64:
        return asked_side(state)

    def actions(self, state: State) -> list[Ply]:
        side = asked_side(state)
        found = [say(PASS)]
        for place in contested_places(state):
            near = [ways_to(state, side, place, False), ways_to(state, side, place, True)]
            forces = state.forces(side)
            while forces:
                flag = lowest(forces)
                forces &= forces - 1
                guns = state.steps[flag * 3 + ARTILLERY] > 0
                if may_try(state, flag) and near[0 if guns else 1][state.place[flag]] < FAR:
                    found.append(Ply(FORCE_MARCH, state.chief(flag), place))
        return found

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == PASS:
            state.step = NEXT_IN_SEQUENCE
            return
        flag = state.leader_at[ply.first]
        side = flag >> 5
        state.forced |= 1 << flag
        state.firm |= 1 << flag
        moves.tell_of(state, log, FORCED_TRIED, flag, ply.second)
        holders = zones.zones_on(state, side, state.place[flag])
        if holders:
            state.firm |= 1 << lowest(holders)
            moves.tell_of(state, log, MARCH_STOPPED, flag, state.place[flag], lowest(holders))
            return
        state.mover = flag
        state.goal = ply.second
        state.step = FORCED_ROLL


class ForcedRoll(SecretRoll):
    def audience(self, state: State) -> i64:
        return EVERYONE if state.options.open else 1 << asked_side(state)

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        flag = state.mover
        goal = state.goal
        points = half_points(state, leaders.initiative(state, flag), ply.first)
        state.mover = NOWHERE
        state.goal = NOWHERE
        state.step = FORCED_CHOICE
        start = state.place[flag]
        if points > 0:
            walk(state, flag, goal, points, log)
        if state.place[flag] == start:
            moves.tell_of(state, log, FORCED_FAILED, flag, goal)
            return
        lost = state.total(flag) // state.board.charts.forced_step_per
        leaders.take_steps(state, flag, lost)
        moves.tell_of(state, log, FORCED, flag, state.place[flag], start)


def half_points(state: State, rating: i64, die: i64) -> i64:
    """Initiative - die + 1 MPs, at most 5, if the die is low enough; in half-MPs."""
    modified = die + weather.on_initiative(state)
    if modified > rating:
        return 0
    points = 2 * (rating - modified + 1)
    most = state.board.charts.forced_most
    return points if points < most else most


def walk(state: State, flag: i64, goal: i64, points: i64, log: list[Event] | None) -> None:
    """Along a shortest way as far as the points go; it may stop on the way."""
    board = state.board
    guns = state.steps[flag * 3 + ARTILLERY] > 0
    ways = ways_to(state, flag >> 5, goal, not guns)
    while state.place[flag] != goal:
        here = state.place[flag]
        best: i64 = -1
        for index in range(board.first[here], board.first[here + 1]):
            there = board.to[index]
            if (
                ways[there] + board.cost[index] == ways[here]
                and is_passable(state, index)
                and not (guns and board.road[index] == TRACK)
            ):
                best = index
                break
        if best < 0 or link_cost(state, best) > points:
            return
        points -= link_cost(state, best)
        state.put(flag, board.to[best])
        state.origin[flag] = here
        fortress.take_hold(state, board.to[best], log)
