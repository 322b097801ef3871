"""What a step costs: terrain, destroyed bridges and traffic [8.2, 8.4]. Shared by all moves."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import ORDER_TRIED, tell
from solitaire.games.castiglione.core.state import March, State, enemy_of
from solitaire.games.castiglione.core.vectors import bytes_of
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    ARTILLERY,
    DUMMY,
    INFANTRY,
    LEADER,
    NOWHERE,
)
from solitaire.protocol import EVERYONE, Event, audience


def road_cost(state: State, here: i64, there: i64) -> i64:
    """Movement points for the ground and the bridge, without traffic [8.2]."""
    cost = i64(state.board.entry_cost[there])
    if state.broken and state.road_is_broken(here, there):
        cost += state.board.charts.broken_bridge_cost
    return cost


def stacking_limit(state: State, here: i64, there: i64) -> i64:
    """Strength in an area from which on newcomers are slowed down [8.4]."""
    board = state.board
    if state.options.rivoli_roads:
        ends: i64 = (1 << here) | (1 << there)
        if board.rivoli_road & ends == ends:
            return board.charts.rivoli_limit
    return i64(board.charts.stack_limit[state.area_kind(there)])


def meets_traffic(state: State, counter: i64) -> bool:
    """Infantry and artillery count and pay; cavalry and leaders do not [8.4]."""
    kind = state.board.counter_kind[counter]
    return kind == INFANTRY or kind == ARTILLERY


def step_cost(state: State, counter: i64, here: i64, there: i64, ahead: i64) -> i64:
    """Points for one counter, with `ahead` strength of its own stack entering before it.

    Who finds the limit reached pays, not the unit that reaches or passes it: in 20.0 Liptay enters
    Castiglione as the 18th to 21st point without a surcharge [8.4] [R4].
    """
    cost = road_cost(state, here, there)
    if meets_traffic(state, counter):
        crowd = state.road_strength(counter >> 6, there) + ahead
        if crowd >= stacking_limit(state, here, there):
            cost += state.board.charts.jam_cost
    return cost


def column_strength(state: State, march: March) -> i64:
    """The strength of the moving stack that counts on the road."""
    total: i64 = 0
    for local in march.order:
        total += carried(state, march.side * 64 + i64(local))
    return total


def member_cost(state: State, march: March, place: i64, there: i64, ahead: i64) -> i64:
    """Points for the counter at this place of the order of entry.

    Edition 1.1 lets the owner choose the order, which is the order of picking. Edition 1.0 says
    nothing of an order: if those who stand there and the whole column are too many, all pay [8.4].
    """
    counter = march.side * 64 + i64(march.order[place])
    if not state.options.first_edition or len(march.order) == 1:
        return step_cost(state, counter, march.area, there, ahead)
    cost = road_cost(state, march.area, there)
    crowd = state.road_strength(march.side, there) + column_strength(state, march)
    if meets_traffic(state, counter) and crowd > stacking_limit(state, march.area, there):
        cost += state.board.charts.jam_cost
    return cost


def affordable(state: State, march: March, there: i64) -> bool:
    """Whether every counter of the stack can pay the step."""
    ahead: i64 = 0
    for place in range(len(march.order)):
        if member_cost(state, march, place, there, ahead) > i64(march.left[place]):
            return False
        ahead += carried(state, march.side * 64 + i64(march.order[place]))
    return True


def able_to_follow(state: State, march: March, there: i64) -> March:
    """The stack without those who cannot pay the step [R33]."""
    going = march.copy()
    going.members = 0
    going.order = vec[u8]()
    going.left = vec[u8]()
    ahead: i64 = 0
    for place in range(len(march.order)):
        if member_cost(state, march, place, there, ahead) > i64(march.left[place]):
            continue
        going.members |= 1 << i64(march.order[place])
        going.order = append(going.order, march.order[place])
        going.left = append(going.left, march.left[place])
        ahead += carried(state, march.side * 64 + i64(march.order[place]))
    return going


def pay(state: State, march: March, there: i64) -> None:
    march.spent += road_cost(state, march.area, there)
    ahead: i64 = 0
    for place in range(len(march.order)):
        cost = member_cost(state, march, place, there, ahead)
        march.left[place] = u8(i64(march.left[place]) - cost)
        ahead += carried(state, march.side * 64 + i64(march.order[place]))


def carried(state: State, counter: i64) -> i64:
    """The strength with which a counter adds to the traffic."""
    return state.strength(counter) if meets_traffic(state, counter) else 0


def bars_leaders(state: State, side: i64, area: i64) -> bool:
    """Leaders without units go to the enemy only where their own units already are [R24]."""
    return state.stack(enemy_of(side), area) != 0 and not state.units_in(side, area)


def steps(state: State, march: March) -> i64:
    """Neighbouring areas the stack may enter now.

    Stacks with dummies keep out of areas with enemy counters and near real units [13.2.2].
    """
    side = march.side
    if march.overran:
        return _steps_of_some(state, march)
    near = state.board.neighbours[march.area]
    with_units = march.members & state.board.units[side]
    dummies = march.members & state.of_kind(side, DUMMY)
    if dummies and not with_units:
        near &= dummy_reach(state, side)
    found: i64 = 0
    while near:
        area = lowest(near)
        bit = near & -near
        near ^= bit
        if dummies and state.stack(enemy_of(side), area):
            continue
        if not with_units and bars_leaders(state, side, area):
            continue
        if affordable(state, march, area):
            found |= bit
    return found


def _steps_of_some(state: State, march: March) -> i64:
    """After an overrun: areas that some of the stack can enter, without the others [R33]."""
    near = state.board.neighbours[march.area]
    found: i64 = 0
    while near:
        bit = near & -near
        area = lowest(near)
        near ^= bit
        going = able_to_follow(state, march, area)
        with_units = going.members & state.board.units[march.side]
        if not going.members or (not with_units and bars_leaders(state, march.side, area)):
            continue
        found |= bit
    return found


def dummy_reach(state: State, side: i64) -> i64:
    """Areas near enough to a real unit for dummies to move to [13.2.2]."""
    found: i64 = 0
    units = state.held[side]
    while units:
        found |= state.board.circle[lowest(units)]
        units &= units - 1
    return found


def attempt_audience(state: State, march: March) -> i64:
    """Who sees the die of a single counter that marches: under fog, if it is hidden, its owner."""
    if state.options.fog:
        return knowledge.audience_of(state, march.side * 64 + i64(march.order[0]))
    return EVERYONE


def tell_attempt(state: State, march: March, kind: i64, log: list[Event] | None) -> None:
    """Everybody hears that a counter of this area tries something; a hidden one is not named."""
    side = march.side
    seen = attempt_audience(state, march)
    if seen != EVERYONE:
        learn_from_attempt(state, march, kind)
    tell(log, kind, side, march.members, march.area, march.goal, audience=seen)
    if seen != EVERYONE:
        tell(log, kind, side, 0, march.area, audience=audience(enemy_of(side)))


def learn_from_attempt(state: State, march: March, kind: i64) -> None:
    """Where only one counter can have tried, it is no leader; out of command, no dummy either."""
    side = march.side
    hidden = state.stack(side, march.area) & ~knowledge.visible(state, side, march.area)
    hidden &= ~knowledge.seen_to_have_moved(state, side, hidden)
    if hidden & (hidden - 1):
        return
    others = state.of_kind(side, LEADER)
    if kind == ORDER_TRIED:
        others |= state.of_kind(side, DUMMY)
    knowledge.rule_out_kinds(state, side, hidden, others)


def costs_from(state: State, counter: i64, start: i64, limit: i64) -> vec[u8]:
    """Cheapest points from `start` to every area, up to a limit; NOWHERE beyond.

    The way does not lead through enemy units; an area they hold can only be its end [8.6.1].
    """
    costs = bytes_of(AREA_LIMIT, NOWHERE)
    costs[start] = u8(0)
    blocked = state.bars[enemy_of(counter >> 6)] & ~(1 << start)
    if state.board.counter_kind[counter] == DUMMY:
        blocked |= ~dummy_reach(state, counter >> 6)
    for cost in range(limit):
        for area in range(state.board.areas):
            if costs[area] == cost and not (blocked >> area) & 1:
                _relax_from(state, counter, area, limit, costs)
    return costs


def _relax_from(state: State, counter: i64, area: i64, limit: i64, costs: vec[u8]) -> None:
    near = state.board.neighbours[area]
    while near:
        neighbour = lowest(near)
        near &= near - 1
        total = i64(costs[area]) + single_cost(state, counter, area, neighbour)
        if total <= limit and total < i64(costs[neighbour]):
            costs[neighbour] = u8(total)


def costs_to(state: State, counter: i64, goal: i64, start: i64, left: i64, limit: i64) -> vec[u8]:
    """Cheapest points to `goal` by the same rules, from areas no farther than `start` or `left`.

    Farther areas keep too high a figure. Going on to the limit took a third of a random game.
    """
    costs = bytes_of(AREA_LIMIT, NOWHERE)
    costs[goal] = u8(0)
    blocked = state.bars[enemy_of(counter >> 6)] & ~(1 << goal)
    if state.board.counter_kind[counter] == DUMMY:
        blocked |= ~dummy_reach(state, counter >> 6)
    for cost in range(limit):
        if cost >= left and cost >= i64(costs[start]):
            break
        for area in range(state.board.areas):
            if costs[area] == cost and not (blocked >> area) & 1:
                _relax_to(state, counter, area, limit, costs)
    return costs


def _relax_to(state: State, counter: i64, area: i64, limit: i64, costs: vec[u8]) -> None:
    near = state.board.neighbours[area]
    while near:
        neighbour = lowest(near)
        near &= near - 1
        total = i64(costs[area]) + single_cost(state, counter, neighbour, area)
        if total <= limit and total < i64(costs[neighbour]):
            costs[neighbour] = u8(total)


def single_cost(state: State, counter: i64, here: i64, there: i64) -> i64:
    """The step of one counter that moves alone."""
    return step_cost(state, counter, here, there, 0)
