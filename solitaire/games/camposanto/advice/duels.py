"""Assaults [7]: which to make, when to fight on and when a Marshal tries again, by exact duels with
what this assault is about."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.camposanto.advice.clash import target_worth
from solitaire.games.camposanto.advice.oracle import Duel, Stakes
from solitaire.games.camposanto.core.plies import DONE, REROLL, WITHDRAW, Ply
from solitaire.games.camposanto.core.procedures import ESCAPE, RETREAT, Assault
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import assault as assaults
from solitaire.games.camposanto.rules import plan, ways
from solitaire.games.camposanto.rules.modifiers import modifiers
from solitaire.games.camposanto.rules.ways import AT_BORDER, LOST, Fugitive
from solitaire.games.camposanto.terms import NO_UNIT

LEAST_ASSAULT: Final = 0.12
"""Steps that an assault must promise before it is made."""
LOST_BODY: Final = 3.0
"""Steps that go with a body that cannot flee."""


def stakes_of(state: State, attackers: list[int], defenders: list[int]) -> Stakes:
    """What this assault is about: hits, flights by night and at the border included."""
    found = Stakes()
    side = state.active_side()
    found.victory = 0.5 + _loss(state, 1 - side, defenders)
    found.defeat = 0.5 + _loss(state, side, attackers)
    return found


def _loss(state: State, side: i64, places: list[int]) -> float:
    """Steps that a beaten side may expect to lose."""
    total = 0.0
    lightest = 99.0
    alone = assaults.isolated(state, places) if state.turn else i64(0)
    for number, place in enumerate(places):
        cost = target_worth(state, place)
        if (alone >> number) & 1:
            cost += 1.0
        lightest = min(lightest, cost)
        if not ways.body_is_gun(state, place):
            total += flight_cost(state, ESCAPE, side, place)
    return lightest + total


def flight_cost(state: State, kind: i64, side: i64, place: i64) -> float:
    """Hits of the best flight from a hex."""
    charts = state.board.charts
    distance = charts.escape if kind == ESCAPE else charts.longest_retreat
    best = LOST_BODY
    for road in ways.roads(state.board, side, place):
        who = Fugitive(kind, side, distance, road, place)
        for ending in ways.endings(state, who):
            cost = float(ending.hits)
            if ending.how == LOST:
                cost = LOST_BODY
            elif ending.how == AT_BORDER and kind == ESCAPE:
                cost += float(charts.border_hits)
            best = min(best, cost)
    return best


def may_withdraw(state: State, side: i64, places: list[int]) -> bool:
    bodies = [place for place in places if not ways.body_is_gun(state, place)]
    if not bodies:
        return False
    return all(ways.retreat_distances(state, side, place) for place in bodies)


def _marshals(state: State, side: i64, places: list[int]) -> i64:
    found: i64 = 0
    for place in places:
        found |= state.marshals_beside(side, place)
    count: i64 = 0
    while found:
        found &= found - 1
        count += 1
    return min(count, 2)


def duel_of(state: State, attackers: list[int], defenders: list[int]) -> Duel:
    counted = modifiers(state, attackers, defenders)
    duel = Duel(counted.attack(), counted.defence(), stakes_of(state, attackers, defenders))
    side = state.active_side()
    duel.attacker_may_withdraw = may_withdraw(state, side, attackers)
    duel.defender_may_withdraw = may_withdraw(state, 1 - side, defenders)
    return duel


def assault_worth(state: State, ply: Ply) -> float:
    """Of one assault of a plan, in steps."""
    attackers = plan.attackers_of(state.board, ply)
    defenders = plan.defenders_of(state.board, ply)
    duel = duel_of(state, attackers, defenders)
    side = state.active_side()
    ours = _marshals(state, side, attackers)
    theirs = _marshals(state, 1 - side, defenders)
    return duel.rolled(state.board.charts.threshold, True, ours, theirs)


def assault_worths(state: State, actions: list[Ply]) -> list[float]:
    """For every answer to the plan of assaults; the end of the plan is worth LEAST_ASSAULT."""
    found: list[float] = []
    for ply in actions:
        if ply.verb == DONE:
            found.append(LEAST_ASSAULT)
        else:
            # More bodies in one assault leave fewer for others: each must bring something.
            count = float(len(plan.attackers_of(state.board, ply)))
            found.append(assault_worth(state, ply) - 0.05 * (count - 1.0))
    return found


def plan_assault(state: State, actions: list[Ply]) -> i64:
    worths = assault_worths(state, actions)
    best: i64 = 0
    for place in range(len(worths)):
        if worths[place] > worths[best]:
            best = place
    return best


def _places(hexes: vec[i64]) -> list[int]:
    return [int(hexes[number]) for number in range(len(hexes))]


def open_duel(state: State, one: Assault) -> Duel:
    """The duel under way, those who are gone left out."""
    side = state.active_side()
    attackers = [place for place in _places(one.attackers) if state.holder(place) == side]
    defenders = [place for place in _places(one.defenders) if state.holder(place) == 1 - side]
    duel = Duel(one.attack, one.defence, stakes_of(state, attackers, defenders))
    duel.attacker_may_withdraw = may_withdraw(state, side, attackers)
    duel.defender_may_withdraw = may_withdraw(state, 1 - side, defenders)
    duel.stakes.ground = 0.5 + _withdrawal_cost(state, 1 - side, defenders)
    duel.stakes.repulse = 0.35 + _withdrawal_cost(state, side, attackers)
    return duel


def _withdrawal_cost(state: State, side: i64, places: list[int]) -> float:
    """Hits on the way, and guns that are left behind."""
    total = 0.0
    for place in places:
        if (
            state.supports[place] != NO_UNIT
            and (state.board.gun_units >> i64(state.supports[place])) & 1
        ):
            total += 0.4
        if not ways.body_is_gun(state, place):
            total += min(flight_cost(state, RETREAT, side, place), 1.0)
    return total


def fight_on(state: State, one: Assault, actions: list[Ply]) -> i64:
    duel = open_duel(state, one)
    is_attacker = one.roller == state.active_side()
    ours, theirs = _helpers(state, one)
    fight = duel.rolled(one.threshold, is_attacker, ours, theirs)
    gone = -duel.stakes.repulse if is_attacker else duel.stakes.ground
    leaves = gone > fight if is_attacker else gone < fight
    for place, ply in enumerate(actions):
        if (ply.verb == WITHDRAW) == leaves:
            return place
    return 0


def roll_again(state: State, one: Assault, actions: list[Ply]) -> i64:
    duel = open_duel(state, one)
    is_attacker = one.roller == state.active_side()
    ours, theirs = _helpers(state, one)
    again = duel.again(one.threshold, is_attacker, ours, theirs)
    left = duel.decided(one.threshold - 1, not is_attacker, ours, theirs)
    wanted = again > left if is_attacker else again < left
    for place, ply in enumerate(actions):
        if (ply.verb == REROLL) == wanted:
            return place
    return 0


def _helpers(state: State, one: Assault) -> tuple[int, int]:
    side = state.active_side()
    return (
        int(_marshals(state, side, _places(one.attackers))),
        int(_marshals(state, 1 - side, _places(one.defenders))),
    )
