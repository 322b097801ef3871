"""Sensible answers to single questions: expectations of one step, by exact duels where they apply.

Each gives the place of the habitual answer among those offered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.camposanto.advice.clash import hit_worth, join_worth, target_worth
from solitaire.games.camposanto.advice.duels import LOST_BODY
from solitaire.games.camposanto.advice.evaluation import compared
from solitaire.games.camposanto.advice.oracle import at_least
from solitaire.games.camposanto.advice.places import EXPECTED, Judge, best_here
from solitaire.games.camposanto.advice.sight import Sight, adjacent_bodies
from solitaire.games.camposanto.core.plies import (
    ADVANCE,
    ADVANCE_WITH_LIGHT,
    BACK,
    EXCHANGE,
    FIRE,
    GENERAL,
    STAND,
    STAY,
    Ply,
)
from solitaire.games.camposanto.core.procedures import ESCAPE, PUSH, RETREAT
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import fire, flight, plan, ways
from solitaire.games.camposanto.rules.ways import AT_BORDER, LOST, Fugitive
from solitaire.games.camposanto.terms import ALLIED, NO_UNIT, SPANISH, UNITS

STANDING_LOSS: Final = 0.45
"""What falling back before infantry costs: the ground, in steps."""
MANY: Final = 6
"""Units near the enemy that make the General worth his while."""


def shoot(state: State, actions: list[Ply]) -> i64:
    """The likeliest hit that hurts most; there is no reason not to fire."""
    best: i64 = 0
    most = -1.0
    for place, ply in enumerate(actions):
        if ply.verb == FIRE:
            needed = state.board.charts.fire_hits_at - fire.modifier(state, ply.first, ply.second)
            worth = at_least(needed) * hit_worth(state, ply.second)
            if worth > most:
                most = worth
                best = place
    return best


def exchange(state: State, actions: list[Ply]) -> i64:
    """Take the enemy's series for the night if it compares better with the own one [4.3]."""
    side = SPANISH if state.points(ALLIED) > state.points(SPANISH) else ALLIED
    better = compared(state.series(side), state.series(1 - side)) < 0.0
    for place, ply in enumerate(actions):
        if (ply.verb == EXCHANGE) == better:
            return place
    return 0


def use_general(state: State, actions: list[Ply]) -> i64:
    """When more units are near the enemy than a Cautious wing may move."""
    sight = Sight(state, state.active_side())
    near: i64 = 0
    units = state.active_units() & state.board.line_units
    for unit in range(UNITS):
        if (units >> unit) & 1 and sight.nearest(state.board, state.unit_hex[unit]) <= 4:
            near += 1
    wanted = GENERAL if near >= MANY else -1
    for place, ply in enumerate(actions):
        if (ply.verb == GENERAL) == (wanted == GENERAL):
            return place
    return 0


# -- after an assault ----------------------------------------------------------------------------


def lose(state: State, actions: list[Ply]) -> i64:
    """The counter whose hit costs least: one with support on top, else the strongest."""
    best: i64 = 0
    least = 1.0e9
    for place, ply in enumerate(actions):
        unit = ply.first
        here = state.unit_hex[unit]
        cost = target_worth(state, here)
        if state.steps[unit] == 1 and state.supports[here] == NO_UNIT:
            cost += 0.5
        if state.turn and not state.in_zone_of(i64(state.board.side[unit]), here):
            cost += 1.0
        cost -= 0.02 * float(i64(state.steps[unit]))
        if cost < least:
            least = cost
            best = place
    return best


def advance(state: State, actions: list[Ply]) -> i64:
    """Into the vacant hex if the unit stands better there than where it is."""
    best: i64 = len(actions) - 1
    most = 0.1
    for place, ply in enumerate(actions):
        if ply.verb != ADVANCE and ply.verb != ADVANCE_WITH_LIGHT:
            continue
        side = i64(state.board.side[ply.first])
        judge = Judge(state, ply.first, Sight(state, side), EXPECTED)
        judge.may_assault = False
        gain = best_here(judge, ply.second).score - best_here(judge, judge.start).score
        if ply.verb == ADVANCE_WITH_LIGHT:
            gain += 0.1
        if gain > most:
            most = gain
            best = place
    return best


# -- flights and reactions ------------------------------------------------------------------------


def react(state: State, actions: list[Ply]) -> i64:
    """Stand if the infantry that came would do badly against this front, else fall back."""
    march = state.march
    assert march is not None, "nobody moves"
    here = state.unit_hex[march.reacting]
    mover = march.unit
    facing: i64 = 0
    place = state.unit_hex[mover]
    while not state.board.is_front(place, facing, here):
        facing += 1
    threat = 0.0
    if state.status():
        # A counter that scores nothing is lost for good as well.
        threat = join_worth(state, mover, place, facing).worth / target_worth(state, here)
    threat += 0.25 * float(adjacent_bodies(state, state.active_side(), here) - 1)
    if threat <= STANDING_LOSS:
        return _first_with(actions, STAND)
    return _shortest_safe(state, here, actions)


def _first_with(actions: list[Ply], verb: i64) -> i64:
    for place, ply in enumerate(actions):
        if ply.verb == verb:
            return place
    return 0


def _shortest_safe(state: State, here: i64, actions: list[Ply]) -> i64:
    """Farther if that brings it out of every enemy's reach at no more hits."""
    best: i64 = 0
    least = 1.0e9
    side = state.holder(here)
    for place, ply in enumerate(actions):
        if ply.verb != BACK:
            continue
        cost = _cost_of(state, RETREAT, side, here, ply.first)
        if cost < least:
            least = cost
            best = place
    return best


def _cost_of(state: State, kind: i64, side: i64, here: i64, distance: i64) -> float:
    """Of the best end of a flight: hits, and enemies beside it."""
    best = 1.0e9
    for road in ways.roads(state.board, side, here):
        best = min(best, _road_cost(state, Fugitive(kind, side, distance, road, here)))
    return best


def _road_cost(state: State, who: Fugitive) -> float:
    best = 1.0e9
    for ending in ways.endings(state, who):
        cost = float(ending.hits)
        if ending.how == LOST:
            cost += LOST_BODY
        elif ending.how == AT_BORDER and who.kind == ESCAPE:
            cost += 1.0
        cost += 0.2 * float(adjacent_bodies(state, 1 - who.side, ending.place))
        cost -= 0.05 * float(adjacent_bodies(state, who.side, ending.place))
        best = min(best, cost)
    return best


def by_road(state: State, actions: list[Ply]) -> i64:
    one = flight.innermost(state)
    best: i64 = 0
    least = 1.0e9
    for place, ply in enumerate(actions):
        who = Fugitive(one.kind, one.side, one.distance, ply.first, one.way[0])
        cost = _road_cost(state, who)
        if cost < least:
            least = cost
            best = place
    return best


def by_way(state: State, actions: list[Ply]) -> i64:
    """Around enemy fronts, toward friends."""
    one = flight.innermost(state)
    best: i64 = 0
    least = 1.0e9
    for place, ply in enumerate(actions):
        cost = 0.0
        if one.kind != PUSH and ways.is_under_front(state, one.side, ply.first):
            cost += 1.0
        cost += 0.3 * float(adjacent_bodies(state, 1 - one.side, ply.first))
        cost -= 0.05 * float(adjacent_bodies(state, one.side, ply.first))
        if cost < least:
            least = cost
            best = place
    return best


def by_distance(state: State, actions: list[Ply]) -> i64:
    one = flight.innermost(state)
    return _shortest_safe(state, one.way[0], actions) if one.kind != PUSH else 0


# -- Marshals -------------------------------------------------------------------------------------


def ride(state: State, actions: list[Ply]) -> i64:
    """Beside the units that are going to assault, among friends and out of the enemy's way."""
    marshal = state.active_wing()
    side = state.active_side()
    here = state.marshal_hex[marshal]
    fighting: list[int] = []
    for contact in plan.contacts(state):
        fighting.append(int(contact.place))
    best: i64 = 0
    most = -1.0e9
    sight = Sight(state, side)
    for number, ply in enumerate(actions):
        place = here if ply.verb == STAY else ply.first
        worth = _post_worth(state, side, sight, place, fighting)
        if ply.verb == STAY:
            worth += 0.05
        if worth > most:
            most = worth
            best = number
    return best


def _post_worth(state: State, side: i64, sight: Sight, place: i64, fighting: list[int]) -> float:
    board = state.board
    worth = 0.0
    for other in fighting:
        if board.distance(place, other) <= 1:
            worth += 1.0
    if not fighting:
        worth += 0.15 * float(min(adjacent_bodies(state, side, place), 3))
    if state.is_empty(place):
        worth -= 0.15  # alone he can be shot at [8.2]
    distance = sight.nearest(board, place)
    if distance > 3:
        worth -= 0.05 * float(distance - 3)
    return worth
