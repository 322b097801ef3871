"""To fight on or to break off, reckoned over all dice of the round to come [9.3 to 9.5].

The unit of account is a hit. Hits that no unit is left to bear cost a unit each; whoever loses the
field must retreat, is pursued, gives up the city, and is lost where no way is open.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core.plies import FIGHT_ON, Ply
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.rules import combat, retreat
from solitaire.games.castiglione.terms import GARRISON

UNIT: Final = 6.0
"""A unit costs two points [12.1] and its strength: as much as some hits more."""
FIELD: Final = 2.0
"""What the field itself is worth."""
CHASE: Final = 0.3
"""Hits of a pursuit for each strength point of the winner's cavalry [9.5]."""
THROUGH: Final = 3.0
"""Hits of a retreat through an area that the enemy holds [9.4]."""
CITY_POINT: Final = 3.0
"""For each victory point of a city that is fought for."""
MOST_HITS: Final = 3
"""A unit is lost by the hit after this one [3.6]."""
CLEAR: Final = 6.0
"""Hits gained that no look at the rest of the map outweighs: as much as a unit."""
SURE: Final = 0.98
"""However clear the account, some doubt is left to the search."""


def stay_priors(state: State, battle: Battle, actions: list[Ply]) -> list[float]:
    """How likely a sensible commander fights on or breaks off."""
    doubt = 1.0 - SURE
    fight = doubt + (SURE - doubt) / (1.0 + exp(-fight_on_gain(state, battle)))
    return [fight if action.verb == FIGHT_ON else 1.0 - fight for action in actions]


def is_clear_gain(state: State, battle: Battle) -> bool:
    """Whether another round is so clearly right that a search would only add its noise."""
    gain = fight_on_gain(state, battle)
    if gain > CLEAR:
        return True
    side = battle.asked
    enemy = enemy_of(side)
    is_ahead = battle.scored[side] > battle.scored[enemy]
    is_weaker = _strength(state, side, battle.area) < _strength(state, enemy, battle.area)
    return gain > 0.0 and is_ahead and not is_weaker


def fight_on_gain(state: State, battle: Battle) -> float:
    """What the asked side gains, in hits, by another round instead of breaking off now."""
    side = battle.asked
    enemy = enemy_of(side)
    attacker = battle.attacker
    charts = state.board.charts
    ours = _strength(state, attacker, battle.area)
    theirs = _strength(state, enemy_of(attacker), battle.area)
    bonus = combat.attack_modifier(state, battle)
    answer = combat.defence_modifier(state, battle)
    lead = i64(battle.scored[attacker]) - i64(battle.scored[enemy_of(attacker)])
    stake = _stake(state, battle)
    slack = _slack(state, side, battle.area)
    their_slack = _slack(state, enemy, battle.area)
    total = 0.0
    for die in range(1, 7):
        scored = charts.combat_hits(die + bonus, ours)
        for reply in range(1, 7):
            answered = charts.combat_hits(reply + answer, theirs)
            balance = lead + scored - answered
            inflicts = scored if side == attacker else answered
            suffers = answered if side == attacker else scored
            total += _cost(inflicts, their_slack) - _cost(suffers, slack)
            attacker_wins = balance > 0 or (balance == 0 and state.initiative == attacker)
            if attacker_wins == (side == attacker):
                total += stake
    return total / 36.0


def _strength(state: State, side: i64, area: i64) -> i64:
    return state.strength_of(side, state.units_in(side, area))


def _slack(state: State, side: i64, area: i64) -> i64:
    """Hits that the side's units there can bear without a loss."""
    total: i64 = 0
    units = state.units_in(side, area)
    while units:
        total += MOST_HITS - i64(state.hits[side * 64 + lowest(units)])
        units &= units - 1
    return total


def _cost(hits: i64, slack: i64) -> float:
    """Hits are spread over the units; those that none can bear cost a unit each."""
    lost = hits - slack if hits > slack else i64(0)
    return float(hits) + UNIT * float(lost)


def _stake(state: State, battle: Battle) -> float:
    """What lies between winning and losing the field."""
    side = battle.asked
    enemy = enemy_of(side)
    area = battle.area
    horse = state.cavalry_strength(side, area) + state.cavalry_strength(enemy, area)
    worth = FIELD + CHASE * float(horse)
    if ((state.board.prizes[0] | state.board.prizes[1]) >> area) & 1:
        worth += CITY_POINT * float(state.board.prize_points[area])
    return worth + _retreat_cost(state, battle, side) + _retreat_cost(state, battle, enemy)


def _retreat_cost(state: State, battle: Battle, loser: i64) -> float:
    """What losing costs the side beyond the field: it cuts its way through, or is lost [9.4]."""
    trial = battle.copy()
    trial.loser = loser
    ways = retreat.ways(state, trial)
    if ways & ~state.bars[enemy_of(loser)] or retreat.may_enter_mantua(state, trial):
        return 0.0
    if ways:
        return THROUGH
    units = state.units_in(loser, battle.area) & ~state.of_kind(loser, GARRISON)
    return UNIT * float(size(units))
