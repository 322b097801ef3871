"""Forced marches [8.3]: declaring a goal, the roll, and the way toward it."""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import (
    FORCED_DECLARED,
    FORCED_RESULT,
    HIT,
    LEADER_HELPS,
    tell,
)
from solitaire.games.castiglione.core.plies import (
    DONE,
    FEIGN_HIT,
    FORCE_MARCH,
    FORCE_TO_BRIDGE,
    LED_BY,
    PLIES,
    UNLED,
    Ply,
    ply,
)
from solitaire.games.castiglione.core.state import March, State, enemy_of
from solitaire.games.castiglione.core.steps import (
    FORCED_ROLL,
    FORCED_STEP,
    HIT_BLUFF,
    LEADER_CHOICE,
    NEXT_IN_MARCH,
)
from solitaire.games.castiglione.rules import bridges, command
from solitaire.games.castiglione.rules.cohesion import suffer
from solitaire.games.castiglione.rules.command import command_area
from solitaire.games.castiglione.rules.marching import (
    attempt_audience,
    costs_from,
    costs_to,
    dummy_reach,
    single_cost,
    tell_attempt,
)
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.terms import (
    DUMMY,
    FORAGED,
    FRENCH,
    LEADER,
    NOWHERE,
    OUT_OF_COMMAND,
)
from solitaire.protocol import EVERYONE, Event

# A way of at most 5 points can grow by detours round the enemy; beyond this no march comes nearer.
FARTHEST: i64 = 24


def is_allowed(state: State, counter: i64) -> bool:
    """Not with three hits [3.6], nor after foraging [5.5]; leaders gain nothing by it [2.1.2]."""
    kind = state.board.counter_kind[counter]
    if kind == LEADER or (state.hits[counter] >= 3 and kind != DUMMY):
        return False
    if state.options.surprise and state.turn == 1 and counter >> 6 == FRENCH:
        return False
    return not state.has(FORAGED, counter)


def add_choices(state: State, march: March, choices: list[Ply]) -> None:
    """Goals a unit that moves alone cannot reach with its own points, but may with more [8.3]."""
    if len(march.order) != 1:
        return
    counter = march.side * 64 + i64(march.order[0])
    if not is_allowed(state, counter):
        return
    points = i64(march.left[0])
    limit = points + state.board.charts.most_march_points
    costs = costs_from(state, counter, march.area, limit)
    barred: i64 = 0
    if state.board.counter_kind[counter] == DUMMY:
        barred = ~dummy_reach(state, march.side) | occupied(state, enemy_of(march.side))
    for area in range(state.board.areas):
        if points < i64(costs[area]) <= limit and not (barred >> area) & 1:
            choices.append(PLIES[FORCE_MARCH][area])
    if not bridges.may_work(state, counter):
        return
    # Where the enemy stands the unit would have to stop and could not work [8.6.1].
    held = state.bars[enemy_of(march.side)]
    for area in range(state.board.areas):
        if i64(costs[area]) < limit and not (held >> area) & 1:
            _add_bridges(state, counter, area, i64(costs[area]), points, choices)


def occupied(state: State, side: i64) -> i64:
    """Areas with any counter of the side."""
    found: i64 = 0
    for area in range(state.board.areas):
        if state.stack(side, area):
            found |= 1 << area
    return found


def _add_bridges(
    state: State, counter: i64, area: i64, cost: i64, points: i64, choices: list[Ply]
) -> None:
    limit = points + state.board.charts.most_march_points
    jobs = bridges.jobs_at(state, counter >> 6, area)
    while jobs:
        bridge = lowest(jobs)
        jobs &= jobs - 1
        total = cost + bridges.job_points(state, bridge)
        if points < total <= limit:
            choices.append(ply(FORCE_TO_BRIDGE, area, bridge))


def declare(state: State, march: March, order: Ply, log: list[Event] | None) -> None:
    """The goal is said before the die is rolled."""
    march.goal = order.first
    if order.verb == FORCE_TO_BRIDGE:
        march.bridge = order.second
    knowledge.announce(state, march.side, march.members)
    tell_attempt(state, march, FORCED_DECLARED, log)
    _open_paths(state, march, log)
    if may_feign_hit(state, march):
        state.step = HIT_BLUFF
    else:
        state.step = LEADER_CHOICE if helpers(state, march) else FORCED_ROLL


def _open_paths(state: State, march: March, log: list[Event] | None) -> None:
    """Leaders whose path only enemy leaders seem to bar may help as well [R43]."""
    counter = march.side * 64 + i64(march.order[0])
    if state.has(OUT_OF_COMMAND, counter) or not state.options.fog:
        return
    leaders = state.board.followers[counter]
    while leaders:
        leader = march.side * 64 + lowest(leaders)
        leaders &= leaders - 1
        if state.board.strategic[leader] == 0:
            continue
        command.open_path(state, leader, i64(state.place[leader]), march.area, log)
        if state.options.first_edition:
            command.open_path(state, leader, i64(state.started[leader]), march.area, log)


def may_feign_hit(state: State, march: March) -> bool:
    """Where markers are open a dummy may wear one; decided before the die like a leader's help."""
    counter = march.side * 64 + i64(march.order[0])
    if state.board.counter_kind[counter] != DUMMY or not state.options.open_markers:
        return False
    return state.hits[counter] < 3


def helpers(state: State, march: March) -> i64:
    """Leaders in range whose Strategic Rating may be added; none for units out of command [8.3].

    Edition 1.1 measures at the start of the unit's move, from where the leader is then [R3].
    Edition 1.0 names no moment: where the leader began the phase will do as well.
    """
    side = march.side
    counter = side * 64 + i64(march.order[0])
    if state.has(OUT_OF_COMMAND, counter):
        return 0
    leaders = state.board.followers[counter]
    found: i64 = 0
    while leaders:
        bit = leaders & -leaders
        leader = side * 64 + lowest(leaders)
        leaders ^= bit
        if state.board.strategic[leader] == 0:
            continue
        reached = command_area(state, leader, i64(state.place[leader]))
        if state.options.first_edition:
            reached |= command_area(state, leader, i64(state.started[leader]))
        if (reached >> march.area) & 1:
            found |= bit
    return _seniors(state, side, found)


def _seniors(state: State, side: i64, leaders: i64) -> i64:
    """Of leaders who are stacked together only the most senior lends his rating [2.1.2] [R2]."""
    found: i64 = 0
    rest = leaders
    while rest:
        leader = side * 64 + lowest(rest)
        rest &= rest - 1
        stacked = state.leaders_in(side, i64(state.place[leader])) & leaders
        found |= 1 << (state.best_of(side, stacked, state.board.strategic) & 63)
    return found


class LeaderChoice(Question):
    """A leader's help is not always welcome: a 6 gives one point, a 7 two points and a hit."""

    def seat(self, state: State) -> i64:
        return state.active

    def actions(self, state: State) -> list[Ply]:
        march = state.march
        assert march is not None
        choices = [PLIES[UNLED][0]]
        leaders = helpers(state, march)
        while leaders:
            choices.append(PLIES[LED_BY][march.side * 64 + lowest(leaders)])
            leaders &= leaders - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None
        if ply.verb == LED_BY:
            march.leader = ply.first
            area = i64(state.place[march.leader])
            knowledge.announce(state, march.side, 1 << (march.leader & 63))
            seen = attempt_audience(state, march)
            if seen == EVERYONE:
                # Whoever drives on a marcher in view is himself seen [R49].
                knowledge.turn_up(state, march.side, 1 << (march.leader & 63), log)
            tell(log, LEADER_HELPS, march.side, 1 << (march.leader & 63), area, audience=seen)
        state.step = FORCED_ROLL


def roll_modifier(state: State, march: March) -> i64:
    modifier: i64 = 0
    if march.side == FRENCH:
        modifier += state.board.charts.march_french
    if march.leader != NOWHERE:
        modifier += i64(state.board.strategic[march.leader])
    return modifier


class ForcedRoll(Roll):
    """More points, and perhaps a hit [8.3]. A dummy's check always succeeds [13.2.2]."""

    def audience(self, state: State) -> i64:
        march = state.march
        assert march is not None
        return attempt_audience(state, march)

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None
        charts = state.board.charts
        roll = ply.first + roll_modifier(state, march)
        result = charts.march_result(roll)
        points = i64(charts.march_points[result])
        counter = march.side * 64 + i64(march.order[0])
        hit = charts.march_hit[result] == 1
        dummy = state.board.counter_kind[counter] == DUMMY
        if dummy:
            points = charts.most_march_points
            hit = False
        seen = attempt_audience(state, march)
        tell(log, FORCED_RESULT, march.side, march.members, march.area, roll, points, seen)
        if state.options.fog:
            knowledge.may_have_suffered(state, march.side, state.stack(march.side, march.area))
        if hit:
            suffer(state, counter, log)
            knowledge.announce(state, march.side, march.members)
        march.left[0] = u8(i64(march.left[0]) + points)
        march.under_way = True
        if march.feigned:
            wear_hit(state, counter, log)
        state.step = NEXT_IN_MARCH


def wear_hit(state: State, counter: i64, log: list[Event] | None) -> None:
    """A marker on a dummy, which changes nothing [13.2.2]."""
    side = counter >> 6
    area = i64(state.place[counter])
    hits = i64(state.hits[counter]) + 1
    state.hits[counter] = u8(hits)
    tell(log, HIT, side, 1 << (counter & 63), area, NOWHERE, hits, 1 << side)
    tell(log, HIT, side, 0, area, NOWHERE, hits, 1 << enemy_of(side))


class HitBluff(Question):
    """Where markers are open, a dummy may wear one [13.2.2]."""

    def seat(self, state: State) -> i64:
        return state.active

    def actions(self, state: State) -> list[Ply]:
        return [PLIES[DONE][0], PLIES[FEIGN_HIT][0]]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        march = state.march
        assert march is not None
        march.feigned = ply.verb == FEIGN_HIT
        state.step = FORCED_ROLL


def ways_on(state: State, march: March) -> i64:
    """Neighbouring areas from which the goal is still in reach, or at least nearer [8.3].

    Never an area that the enemy holds on the way: the march would end there [8.6.1].
    """
    if march.area == march.goal:
        return 0
    counter = march.side * 64 + i64(march.order[0])
    most = i64(march.left[0])
    costs = costs_to(state, counter, march.goal, march.area, most, FARTHEST)
    here = i64(costs[march.area])
    left = _points_for_the_way(state, march, here)
    arrives = here <= left
    barred = state.bars[enemy_of(march.side)] & ~(1 << march.goal)
    if state.board.counter_kind[counter] == DUMMY:
        barred |= ~dummy_reach(state, march.side) | occupied(state, enemy_of(march.side))
    near = state.board.neighbours[march.area] & ~barred
    found: i64 = 0
    while near:
        bit = near & -near
        area = lowest(near)
        near ^= bit
        onward = i64(costs[area])
        cost = single_cost(state, counter, march.area, area)
        if onward == NOWHERE or cost > left:
            continue
        if cost + onward <= left if arrives else onward < here:
            found |= bit
    return found


def _points_for_the_way(state: State, march: March, needed: i64) -> i64:
    """Points left, less those for the declared work where there are enough for both [8.5.2]."""
    left = i64(march.left[0])
    if march.bridge != NOWHERE:
        work = bridges.job_points(state, march.bridge)
        if needed + work <= left:
            return left - work
    return left


def next_step(state: State, march: March, log: list[Event] | None) -> i64:
    """The only way on, or NOWHERE after having asked, begun to work, or come to the end."""
    if march.area == march.goal and march.bridge != NOWHERE:
        job = march.bridge
        march.bridge = NOWHERE
        if bridges.job_points(state, job) <= i64(march.left[0]):
            bridges.begin_work(state, march, job, log)
            return NOWHERE
    areas = ways_on(state, march)
    jobs: list[Ply] = []
    add_jobs(state, march, jobs)
    if areas & (areas - 1) or jobs:
        state.step = FORCED_STEP
        return NOWHERE
    return lowest(areas) if areas else NOWHERE


def add_jobs(state: State, march: March, choices: list[Ply]) -> None:
    """Work on bridges here for which points are to spare; work that was declared comes first [R42].

    The march itself must not end farther from its goal for it [8.3].
    """
    if march.bridge != NOWHERE:
        return
    jobs: list[Ply] = []
    bridges.add_jobs(state, march, jobs)
    if not jobs:
        return
    spare = points_to_spare(state, march)
    for job in jobs:
        if bridges.job_points(state, job.first) <= spare:
            choices.append(job)


def points_to_spare(state: State, march: March) -> i64:
    """Points that the way to the goal, or as near to it as they last, does not need."""
    counter = march.side * 64 + i64(march.order[0])
    left = i64(march.left[0])
    onward = costs_to(state, counter, march.goal, march.area, left, FARTHEST)
    costs = costs_from(state, counter, march.area, left)
    barred = state.bars[enemy_of(march.side)] & ~(1 << march.goal)
    nearest = i64(onward[march.area])
    needed: i64 = 0
    for area in range(state.board.areas):
        cost, rest = i64(costs[area]), i64(onward[area])
        if cost > left or (barred >> area) & 1:
            continue
        if rest < nearest or (rest == nearest and cost < needed):
            nearest = rest
            needed = cost
    return left - needed
