"""Habits in battle and supply: what a sensible commander answers when he is asked [5.5 to 9.5].

Each function gives the place of its choice in the list of offered plies. They look at own counters,
at what lies open in the area of a battle, and at the enemy through perception.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.castiglione.advice.perception import Perception
from solitaire.games.castiglione.advice.reckoning import fight_on_gain
from solitaire.games.castiglione.core.plies import (
    BREAK_OFF,
    DONE,
    ENTER_MANTUA,
    FEIGN_MARCH,
    JOIN_MANTUA,
    STAND,
    Ply,
)
from solitaire.games.castiglione.core.state import Battle, State
from solitaire.games.castiglione.rules import combat, guns
from solitaire.games.castiglione.terms import AUSTRIAN, CLEAR, FRENCH, INFANTRY, LEADER

# -- supply [5.0] ----------------------------------------------------------------------------------


def join_mantua(state: State, actions: list[Ply]) -> i64:
    """On the last turn the city is worth a point a unit; one stays if it alone denies the zone."""
    if state.turn < state.board.charts.last_turn:
        return _place_of(actions, DONE)
    zone = state.held[AUSTRIAN] & state.board.french_zone
    mantua: i64 = 1 << state.board.mantua
    units = state.units_in(AUSTRIAN, state.board.mantua)
    last_in_zone = not zone & ~mantua and not units & (units - 1)
    for place in range(len(actions)):
        choice = actions[place]
        if choice.verb != JOIN_MANTUA:
            continue
        is_unit = (state.board.units[AUSTRIAN] >> (choice.first & 63)) & 1
        if not (is_unit and last_in_zone):
            return place
    return _place_of(actions, DONE)


def _place_of(actions: list[Ply], verb: i64) -> i64:
    for place in range(len(actions)):
        if actions[place].verb == verb:
            return place
    return 0


# -- contact [8.6.3] -------------------------------------------------------------------------------


def withdraw(state: State, seat: i64, actions: list[Ply]) -> i64:
    """Cavalry and leaders give way to a stronger enemy, toward their friends."""
    march = state.march
    assert march is not None
    sight = Perception(state, seat)
    if sight.own[march.area] >= sight.theirs[march.area]:
        return _place_of(actions, STAND)
    return safest(state, sight, actions)


def safest(state: State, sight: Perception, actions: list[Ply]) -> i64:
    """The area with the best balance of friends and enemies nearby."""
    best: i64 = 0
    best_worth: i64 = -9999
    for place in range(len(actions)):
        choice = actions[place]
        if choice.verb == STAND or choice.verb == ENTER_MANTUA:
            continue
        worth = _safety(state, sight, choice.first)
        if worth > best_worth:
            best_worth = worth
            best = place
    return best


def _safety(state: State, sight: Perception, area: i64) -> i64:
    worth = sight.own[area] * 2 + sight.support(area) - sight.pressure[area] * 2
    if (sight.supplied >> area) & 1:
        worth += 60
    if state.area_kind(area) != CLEAR:
        worth += 20
    return worth


# -- battles [9.0] ---------------------------------------------------------------------------------


def first_battle(state: State, seat: i64, actions: list[Ply]) -> i64:
    """The one with the greatest superiority: who marches to it is spent for the others."""
    sight = Perception(state, seat)
    best: i64 = 0
    best_worth: i64 = -9999
    for place in range(len(actions)):
        area = actions[place].first
        worth = sight.own[area] - sight.theirs[area]
        if worth > best_worth:
            best_worth = worth
            best = place
    return best


def to_the_guns(state: State, battle: Battle, actions: list[Ply]) -> i64:
    """Call whoever is likely to come, unless the field is lost anyway or the siege needs him."""
    side = battle.defender()
    ours = state.strength_of(side, state.units_in(side, battle.area) | battle.declared)
    theirs = state.strength_of(battle.attacker, state.units_in(battle.attacker, battle.area))
    done = _place_of(actions, DONE)
    hopeless = theirs > 3 * (ours + 3)
    if hopeless or ours > 2 * theirs:
        return done
    best = done
    best_factor: i64 = 2
    for place in range(len(actions)):
        choice = actions[place]
        if choice.verb == DONE or choice.verb == FEIGN_MARCH:
            continue
        if state.strength(choice.first) == 0 or _is_needed_at_siege(state, choice.first):
            continue
        factor = guns.march_factor(state, battle, choice.first)
        if factor > best_factor:
            best_factor = factor
            best = place
    return best


def _is_needed_at_siege(state: State, counter: i64) -> bool:
    """Without this unit fewer than ten points of infantry would be before Mantua [5.6]."""
    mantua = state.board.mantua
    if counter >> 6 != FRENCH or state.place[counter] != mantua:
        return False
    infantry = state.stack(FRENCH, mantua) & state.of_kind(FRENCH, INFANTRY)
    if not (infantry >> (counter & 63)) & 1:
        return False
    strength = state.strength_of(FRENCH, infantry)
    needed = state.board.charts.siege_strength
    return strength >= needed > strength - state.strength(counter)


def leader_to_the_guns(state: State, battle: Battle, actions: list[Ply]) -> i64:
    """A leader who leads better than the one on the field."""
    side = battle.defender()
    best = _place_of(actions, DONE)
    rating = combat.leader_modifier(state, side, battle.area)
    for place in range(len(actions)):
        choice = actions[place]
        if choice.verb == DONE:
            continue
        if i64(state.board.tactical[choice.first]) > rating:
            rating = i64(state.board.tactical[choice.first])
            best = place
    return best


def bombard(state: State, actions: list[Ply]) -> i64:
    """Finish the most worn unit, the stronger of equals [9.2]."""
    best: i64 = 0
    best_worth: i64 = -1
    for place in range(len(actions)):
        target = actions[place].first
        worth = i64(state.hits[target]) * 16 + state.strength(target)
        if worth > best_worth:
            best_worth = worth
            best = place
    return best


def lose(state: State, actions: list[Ply]) -> i64:
    """Spread the hits: on the freshest unit, the weaker of equals [9.3]."""
    best: i64 = 0
    best_worth: i64 = 9999
    for place in range(len(actions)):
        unit = actions[place].first
        worth = i64(state.hits[unit]) * 16 + state.strength(unit)
        if state.board.cohesion[unit] <= state.hits[unit]:
            worth += 8
        if worth < best_worth:
            best_worth = worth
            best = place
    return best


def stay(state: State, battle: Battle, actions: list[Ply]) -> i64:
    """Fight on unless another round is likely to cost more than it brings [9.3]."""
    return _place_of(actions, BREAK_OFF) if fight_on_gain(state, battle) < 0.0 else 0


def retreat(state: State, seat: i64, actions: list[Ply]) -> i64:
    """Toward friends and supply; into Mantua when the campaign is nearly over [5.7, 9.4]."""
    late = state.turn >= state.board.charts.last_turn - 1
    if late and actions[len(actions) - 1].verb == ENTER_MANTUA:
        return len(actions) - 1
    return safest(state, Perception(state, seat), actions)


# -- leaders ---------------------------------------------------------------------------------------


def refuge(state: State, seat: i64, actions: list[Ply]) -> i64:
    """Where a leader goes: to the strongest friends [8.6.2, 14.1]."""
    sight = Perception(state, seat)
    best: i64 = 0
    best_worth: i64 = -9999
    for place in range(len(actions)):
        area = actions[place].first
        worth = sight.own[area] - sight.pressure[area] // 2
        if worth > best_worth:
            best_worth = worth
            best = place
    return best


def reveal(state: State, actions: list[Ply]) -> i64:
    """Show what tells least: leaders, then the weakest units; dummies would be lost [13.1.2]."""
    best: i64 = 0
    best_worth: i64 = 9999
    for place in range(len(actions)):
        counter = actions[place].first
        kind = state.board.counter_kind[counter]
        worth = i64(0) if kind == LEADER else 2 + state.strength(counter)
        if worth < best_worth:
            best_worth = worth
            best = place
    return best
