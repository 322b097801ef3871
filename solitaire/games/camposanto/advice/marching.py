"""Carrying out orders in the movement of a wing: unit by unit, place and facing [5.5, 6]."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.camposanto.advice.groups import (
    APPROACH,
    ASSAULT,
    FALL_BACK,
    FREELY,
    HOLD,
    Group,
    goal_of,
    order_to,
    verb_of,
)
from solitaire.games.camposanto.advice.places import Choice, Judge, best_here
from solitaire.games.camposanto.advice.sight import Sight
from solitaire.games.camposanto.core.plies import DONE_PLY, HALT, MARCH, ONWARD, TURN, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules.movement import may_activate, movement_points, reach
from solitaire.games.camposanto.terms import CAUTIOUS, TITUBANT, UNITS

WORTH_TURNING: Final = 0.06
"""What a better facing must gain before a unit is activated for it; a limited wing has better to
do with its four units."""
WORTH_MOVING: Final = 0.03
ON_TARGET: Final = 0.8
"""For having the enemy before the front whom the group was told to assault."""
OUT_OF_TOUCH: Final = -0.8
"""For standing beside an enemy although told to approach only, or to fall back."""
PULL: Final = 0.25
"""For each hex nearer to the goal, or farther away when falling back."""
SPREAD: Final = 0.25
"""Difference in score that the temperature is measured by."""


@final
class Orders:
    """What the units of one wing were told, and what they have done about it."""

    def __init__(self, stamp: i64) -> None:
        self.stamp: i64 = stamp
        self.told: vec[i64] = vec[i64]([order_to(FREELY, 0)] * UNITS)
        self.done: i64 = 0
        """Units that were looked at, as bits."""
        self.ranks: list[int] = []
        """Units still to be looked at, the first next; made when first asked."""
        self.is_ranked: bool = False
        self.is_plan: bool = False
        """Whether it was made by somebody who is going to carry it out just so: what is drawn
        among several places would hide what the plan is worth."""
        self.unit: i64 = -1
        """Who is on the move, and how it shall face."""
        self.facing: i64 = 0
        self.goal: i64 = -1

    def give(self, group: Group, order: i64) -> None:
        for unit in group.members:
            self.told[unit] = order


def next_march(
    state: State, orders: Orders, weights: list[vec[float]], temperature: float, rng: Random
) -> Ply:
    """The next unit that does better elsewhere, or the end of the movement."""
    side = state.active_side()
    sight = Sight(state, side)
    if not orders.is_ranked:
        rank(state, orders, sight, weights)
    idle = state.active_units() & ~state.acted
    is_limited = _is_limited(state)
    while orders.ranks:
        unit = orders.ranks.pop(0)
        if not (idle >> unit) & 1 or (orders.done >> unit) & 1:
            continue
        orders.done |= 1 << unit
        judge = Judge(state, unit, sight, weights)
        heat = 0.0 if orders.is_plan else temperature
        chosen = choose_place(state, judge, orders.told[unit], heat, rng)
        facing = i64(state.facing[unit])
        if chosen.place == judge.start:
            if chosen.facing == facing:
                continue
            worth = chosen.score - _score_as_is(judge, facing)
            if worth < (WORTH_TURNING * 3.0 if is_limited else WORTH_TURNING):
                continue
            orders.unit, orders.facing, orders.goal = unit, chosen.facing, chosen.place
            return Ply(TURN, unit)
        orders.unit, orders.facing, orders.goal = unit, chosen.facing, chosen.place
        return Ply(MARCH, unit, chosen.place)
    return DONE_PLY


def _is_limited(state: State) -> bool:
    status = state.status()
    return status == CAUTIOUS or status == TITUBANT


def _score_as_is(judge: Judge, facing: i64) -> float:
    judge.settle(judge.start)
    return judge.score(judge.start, facing)


def rank(state: State, orders: Orders, sight: Sight, weights: list[vec[float]]) -> None:
    """Nearest to the enemy first; in a wing that may move four units, by what each can gain."""
    orders.is_ranked = True
    idle = state.active_units() & ~state.acted
    is_limited = _is_limited(state)
    keyed: list[tuple[float, int]] = []
    for unit in range(UNITS):
        if not (idle >> unit) & 1:
            continue
        if is_limited:
            keyed.append((-_gain(state, orders, unit, sight, weights), unit))
        else:
            distance = float(sight.nearest(state.board, state.unit_hex[unit]))
            late = 50.0 if (state.board.gun_units >> unit) & 1 else 0.0
            keyed.append((distance + late, unit))
    keyed.sort()
    orders.ranks = [unit for _, unit in keyed]


def _gain(
    state: State, orders: Orders, unit: i64, sight: Sight, weights: list[vec[float]]
) -> float:
    judge = Judge(state, unit, sight, weights)
    found = candidates(state, judge, orders.told[unit])
    best = _score_as_is(judge, i64(state.facing[unit]))
    now = best
    for one in found:
        best = max(best, one.score)
    return best - now


def choose_place(state: State, judge: Judge, order: i64, temperature: float, rng: Random) -> Choice:
    """The best place for what the unit was told; at a temperature one of the three best."""
    found = candidates(state, judge, order)
    best = found[0]
    second = best
    third = best
    for number in range(1, len(found)):
        one = found[number]
        if one.score > best.score:
            best, second, third = one, best, second
        elif second is best or one.score > second.score:
            second, third = one, second
        elif third is best or third is second or one.score > third.score:
            third = one
    if temperature <= 0.0 or second is best:
        return best
    heat = temperature * SPREAD
    weight_2 = exp((second.score - best.score) / heat)
    weight_3 = 0.0 if third is best or third is second else exp((third.score - best.score) / heat)
    point = rng.random() * (1.0 + weight_2 + weight_3)
    if point < 1.0:
        return best
    return second if point < 1.0 + weight_2 else third


def candidates(state: State, judge: Judge, order: i64) -> list[Choice]:
    """Where the unit may stand at the end, each place with its best facing; to stay comes first."""
    verb, goal = verb_of(order), goal_of(order)
    if verb == ASSAULT or verb == APPROACH:
        judge.aim(goal)
    start = judge.start
    found = [_bent(judge, best_here(judge, start), verb, goal)]
    if verb == HOLD or not may_activate(state):
        return found
    in_zone = state.in_zone_of(1 - judge.side, start)
    ends = reach(state, judge.unit, movement_points(state, judge.unit), in_zone).ends
    for number in range(len(ends)):
        found.append(_bent(judge, best_here(judge, ends[number]), verb, goal))
    if len(found) > 1:
        found[0].score += WORTH_MOVING
    return found


def _bent(judge: Judge, one: Choice, verb: i64, goal: i64) -> Choice:
    """The score as the order bends it."""
    if verb == FREELY or verb == HOLD:
        return one
    board = judge.state.board
    if verb == ASSAULT:
        if board.is_front(one.place, one.facing, goal):
            one.score += ON_TARGET
        one.score += PULL * float(judge.distance - board.distance(one.place, goal))
        return one
    if judge.touching:
        one.score += OUT_OF_TOUCH
    if verb == APPROACH:
        one.score += PULL * float(judge.distance - board.distance(one.place, goal))
    elif verb == FALL_BACK:
        away = judge.sight.nearest(board, one.place) - judge.sight.nearest(board, judge.start)
        one.score += 2.0 * PULL * float(min(away, 3))
    return one


def next_leg(state: State, orders: Orders, offered: list[Ply]) -> Ply:
    """After a push the mover goes on to where it was told, if that can be reached [8.2]."""
    march = state.march
    if march is not None and march.unit == orders.unit:
        for ply in offered:
            if ply.verb == ONWARD and ply.first == orders.goal:
                return ply
    for ply in offered:
        if ply.verb == HALT:
            return ply
    return offered[0]
