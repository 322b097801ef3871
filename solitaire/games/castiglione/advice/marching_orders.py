"""From orders to plies: who moves next, with whom, by which road.

The orders of a side are kept per counter, so that they hold when a group has been split by traffic,
a failed roll or the enemy. Nothing is remembered of how far they got: the state tells.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.advice.groups import Group
from solitaire.games.castiglione.advice.orders import (
    FORCE,
    MARCH,
    THROUGH,
    WORK,
    bridge_of,
    goal_of,
    manner_of,
)
from solitaire.games.castiglione.advice.routes import points_to
from solitaire.games.castiglione.core.plies import (
    DESTROY,
    END_MOVEMENT,
    FORCE_MARCH,
    HALT,
    LED_BY,
    MOVE,
    PLIES,
    REPAIR,
    TO,
    UNLED,
    WITH,
    Ply,
)
from solitaire.games.castiglione.core.state import March, State, enemy_of
from solitaire.games.castiglione.core.vectors import area_bytes, area_nowheres
from solitaire.games.castiglione.rules import bridges, forced_march, marching, movement
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    CAVALRY,
    DUMMY,
    GARRISON,
    INFANTRY,
    LEADER,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
)


@final
class MarchingOrders:
    """One side's orders for one movement phase."""

    def __init__(self, side: i64, stamp: i64) -> None:
        self.side: i64 = side
        self.stamp: i64 = stamp
        """The phase they were given for."""
        self.goals: vec[u8] = area_nowheres()
        """Where each counter is to go; NOWHERE for those who stay."""
        self.manners: vec[u8] = area_bytes()
        self.jobs: vec[u8] = area_bytes()
        """The bridge a counter is to work on, or the area where it is to overrun the enemy."""
        self.forced: i64 = 0
        """Those who are to march by force."""
        self.roads: dict[int, vec[u8]] = {}
        """Points to each goal, as long as the enemy stays where he was."""
        self.drawn: i64 = -1
        """The enemy's places and broken bridges for which the roads were measured."""

    def give(self, state: State, group: Group, order: i64) -> None:
        goal = goal_of(order)
        manner = manner_of(order)
        if manner == WORK:
            worker = _best_worker(state, group)
            if worker != NOWHERE:
                self.goals[worker] = u8(goal)
                self.manners[worker] = u8(WORK)
                self.jobs[worker] = u8(bridge_of(order))
            return
        if goal == group.area and manner != THROUGH:
            return
        members = group.members
        if manner == FORCE:
            self.forced |= members
        while members:
            local = lowest(members)
            members &= members - 1
            self.goals[local] = u8(goal)
            self.manners[local] = u8(manner)
            self.jobs[local] = u8(bridge_of(order))

    def _target(self, state: State, local: i64) -> i64:
        """Where a counter goes next: first over the enemy who is to be overrun, if he is there."""
        if self.manners[local] == THROUGH:
            victim = i64(self.jobs[local])
            if (state.bars[enemy_of(self.side)] >> victim) & 1:
                return victim
        return i64(self.goals[local])

    # -- choosing a mover -----------------------------------------------------------------------

    def next_mover(self, state: State) -> Ply:
        """The next counter with something left to do. Forced marches come first, so that the others
        can be told otherwise if the die stops one; their leaders follow last."""
        side = self.side
        waiting = state.board.counters[side] & ~state.flags[MOVED * 2 + side]
        leaders = state.board.kind_sets[side * 8 + LEADER]
        forced = waiting & self.forced
        for counters in (forced & ~leaders, waiting & ~forced, forced & leaders):
            counter = self._first_to_start(state, counters)
            if counter != NOWHERE:
                return PLIES[MOVE][self._lightest(state, counter)]
        return PLIES[END_MOVEMENT][0]

    def _first_to_start(self, state: State, counters: i64) -> i64:
        """Whoever can arrive goes before the others: he may open their road by an overrun."""
        side = self.side
        late: i64 = NOWHERE
        while counters:
            counter = side * 64 + lowest(counters)
            counters &= counters - 1
            if not self._has_work(state, counter) or not self._can_start(state, counter):
                continue
            if self._can_arrive(state, counter):
                return counter
            if late == NOWHERE:
                late = counter
        return late

    def _can_arrive(self, state: State, counter: i64) -> bool:
        """With its own points, as the enemy stands now; forced marches and work are not asked."""
        local = counter & 63
        if self.manners[local] == FORCE or self.manners[local] == WORK:
            return True
        points = self._roads_to(state, self._target(state, local))
        return i64(points[i64(state.place[counter])]) <= i64(state.board.movement[counter])

    def _lightest(self, state: State, counter: i64) -> i64:
        """Of those who set out from there with the same orders: the last on a crowded road pay
        more [8.4], so the strongest come last."""
        side = self.side
        local = counter & 63
        if self.manners[local] != MARCH or state.has(OUT_OF_COMMAND, counter):
            return counter
        kind = state.board.counter_kind[counter]
        mates = state.stack(side, i64(state.place[counter])) & state.of_kind(side, i64(kind))
        mates &= ~state.flags[MOVED * 2 + side] & ~state.flags[OUT_OF_COMMAND * 2 + side]
        best = counter
        while mates:
            mate = lowest(mates)
            mates &= mates - 1
            if self.goals[mate] != self.goals[local] or self.manners[mate] != MARCH:
                continue
            if state.strength(side * 64 + mate) < state.strength(best):
                best = side * 64 + mate
        return best

    def _has_work(self, state: State, counter: i64) -> bool:
        local = counter & 63
        goal = self.goals[local]
        if goal == NOWHERE or i64(state.place[counter]) >= AREA_LIMIT:
            return False
        if self.manners[local] == WORK:
            return self._may_work(state, counter)
        return self._target(state, local) != i64(state.place[counter])

    def _may_work(self, state: State, counter: i64) -> bool:
        bridge = i64(self.jobs[counter & 63])
        here = i64(state.place[counter])
        if bridges.was_tried(state, bridge) or not bridges.may_work(state, counter):
            return False
        if not (bridges.jobs_at(state, self.side, here) >> bridge) & 1:
            return False
        return bridges.job_points(state, bridge) <= i64(state.board.movement[counter])

    def _can_start(self, state: State, counter: i64) -> bool:
        local = counter & 63
        manner = self.manners[local]
        if manner == WORK:
            return True
        trial = March(self.side, i64(state.place[counter]))
        movement.join(state, trial, counter)
        if self._next_area(state, trial, self._target(state, local)) != NOWHERE:
            return True
        return manner == FORCE and self._may_force(state, trial)

    # -- on the march ---------------------------------------------------------------------------

    def next_order(self, state: State, march: March) -> Ply:
        """Who comes along, the next area, or halt."""
        local = i64(march.order[0])
        goal = self._target(state, local)
        manner = self.manners[local]
        if manner == WORK and not self._is_done(state, march):
            return self._work(state, march)
        if goal == NOWHERE or goal == march.area:
            return _give_up(state, march)
        if not march.under_way:
            if manner == FORCE and self._may_force(state, march):
                return PLIES[FORCE_MARCH][goal]
            mate = self._next_mate(state, march, goal, manner)
            if mate != NOWHERE:
                return PLIES[WITH][mate]
        area = self._next_area(state, march, goal)
        if area != NOWHERE:
            return PLIES[TO][area]
        return _give_up(state, march)

    def _is_done(self, state: State, march: March) -> bool:
        """The work on the bridge was tried, whatever came of it."""
        return march.under_way or bridges.was_tried(state, i64(self.jobs[i64(march.order[0])]))

    def _work(self, state: State, march: March) -> Ply:
        bridge = i64(self.jobs[i64(march.order[0])])
        verb = REPAIR if (state.broken >> bridge) & 1 else DESTROY
        return PLIES[verb][bridge]

    def _may_force(self, state: State, march: March) -> bool:
        """A single unit whose goal is beyond its own points but within a march's [8.3]."""
        if len(march.order) != 1:
            return False
        counter = self.side * 64 + i64(march.order[0])
        kind = state.board.counter_kind[counter]
        if kind == LEADER or kind == DUMMY or not forced_march.is_allowed(state, counter):
            return False
        points = i64(march.left[0])
        limit = points + state.board.charts.most_march_points
        costs = marching.costs_from(state, counter, march.area, limit)
        cost = i64(costs[i64(self.goals[counter & 63])])
        return points < cost <= limit

    def _next_mate(self, state: State, march: March, goal: i64, manner: u8) -> i64:
        """The lightest of those with the same orders who can keep up with the stack."""
        side = self.side
        lost = state.flags[OUT_OF_COMMAND * 2 + side]
        if march.members & lost or (manner == FORCE and not _all_leaders(state, march)):
            return NOWHERE
        mates = state.stack(side, march.area) & ~march.members & ~lost
        mates &= ~state.flags[MOVED * 2 + side] & ~state.of_kind(side, GARRISON)
        best: i64 = NOWHERE
        while mates:
            local = lowest(mates)
            mates &= mates - 1
            if self._target(state, local) != goal or self.manners[local] != manner:
                continue
            mate = side * 64 + local
            if best != NOWHERE and state.strength(mate) >= state.strength(best):
                continue
            if self._keeps_up(state, march, mate, goal):
                best = mate
        return best

    def _keeps_up(self, state: State, march: March, counter: i64, goal: i64) -> bool:
        kind = state.board.counter_kind[counter]
        if manner_is_alone(state, march, kind):
            return False
        trial = march.copy()
        movement.join(state, trial, counter)
        return self._next_area(state, trial, goal) != NOWHERE

    def _next_area(self, state: State, march: March, goal: i64) -> i64:
        """The neighbouring area on the shortest way that the whole stack can enter now."""
        points = self._roads_to(state, goal)
        best: i64 = NOWHERE
        nearest = i64(points[march.area])
        if nearest == NOWHERE:
            return NOWHERE
        barred = state.bars[enemy_of(self.side)] & ~(1 << goal)
        areas = state.board.neighbours[march.area] & ~barred
        closer: i64 = 0
        while areas:
            area = lowest(areas)
            bit = areas & -areas
            areas ^= bit
            if i64(points[area]) < i64(points[march.area]):
                closer |= bit
        if not closer:
            return NOWHERE
        closer &= marching.steps(state, march)
        nearest = NOWHERE
        while closer:
            area = lowest(closer)
            closer &= closer - 1
            way = i64(points[area]) + marching.road_cost(state, march.area, area)
            if way < nearest:
                nearest = way
                best = area
        return best

    def _roads_to(self, state: State, goal: i64) -> vec[u8]:
        mark = state.bars[enemy_of(self.side)] ^ (state.broken << 1)
        if mark != self.drawn:
            self.drawn = mark
            self.roads = {}
        if goal not in self.roads:
            barred = state.bars[enemy_of(self.side)]
            self.roads[goal] = points_to(state, goal, barred)
        return self.roads[goal]

    def next_forced_area(self, state: State, march: March) -> Ply:
        """Which way a forced march takes where several lead on [8.3]: the shortest."""
        points = self._roads_to(state, march.goal)
        areas = forced_march.ways_on(state, march)
        if not areas:
            return PLIES[HALT][0]
        best = lowest(areas)
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            if points[area] < points[best]:
                best = area
        return PLIES[TO][best]


def manner_is_alone(state: State, march: March, kind: u8) -> bool:
    """Horse rides ahead of foot, and dummies keep to themselves."""
    first = state.board.counter_kind[march.side * 64 + i64(march.order[0])]
    if kind == first:
        return False
    if kind == DUMMY or first == DUMMY:
        return True
    if kind == LEADER or first == LEADER:
        return kind == CAVALRY and march.members & state.of_kind(march.side, INFANTRY) != 0
    return kind == CAVALRY or first == CAVALRY


def _all_leaders(state: State, march: March) -> bool:
    return march.members & ~state.of_kind(march.side, LEADER) == 0


def _best_worker(state: State, group: Group) -> i64:
    """The commanded infantry with the best chance to do the work [8.5.1]."""
    best: i64 = NOWHERE
    able = group.members & state.of_kind(group.side, INFANTRY)
    while able:
        local = lowest(able)
        able &= able - 1
        counter = group.side * 64 + local
        if not bridges.may_work(state, counter):
            continue
        if best == NOWHERE or state.cohesion(counter, 0) > state.cohesion(
            group.side * 64 + best, 0
        ):
            best = local
    return best


def _give_up(state: State, march: March) -> Ply:
    """Halt; a stack that has not moved must do something, so it takes the safest step."""
    if march.under_way:
        return PLIES[HALT][0]
    choices = movement.OrderChoice().actions(state)
    barred = state.bars[enemy_of(march.side)]
    for choice in choices:
        if choice.verb == TO and not (barred >> choice.first) & 1:
            return choice
    return choices[0]


def choose_helper(state: State, march: March) -> Ply:
    """The leader with whom the march most likely arrives, and without a hit if that is equal."""
    counter = march.side * 64 + i64(march.order[0])
    limit = i64(march.left[0]) + state.board.charts.most_march_points
    costs = marching.costs_from(state, counter, march.area, limit)
    needed = i64(costs[march.goal]) - i64(march.left[0])
    best = PLIES[UNLED][0]
    best_worth = _march_worth(state, march, 0, needed)
    leaders = forced_march.helpers(state, march)
    while leaders:
        leader = march.side * 64 + lowest(leaders)
        leaders &= leaders - 1
        worth = _march_worth(state, march, i64(state.board.strategic[leader]), needed)
        if worth > best_worth:
            best_worth = worth
            best = PLIES[LED_BY][leader]
    return best


def _march_worth(state: State, march: March, rating: i64, needed: i64) -> i64:
    """Of six dice: four for each that arrives, less one for each that hurts."""
    charts = state.board.charts
    modifier = forced_march.roll_modifier(state, march) + rating
    total: i64 = 0
    for die in range(1, 7):
        result = charts.march_result(die + modifier)
        if i64(charts.march_points[result]) >= needed:
            total += 4
        total -= i64(charts.march_hit[result])
    return total
