"""Whether to scout, to commit cavalry and to screen [13.1.2], reckoned over all dice.

What a counter that is shown costs its owner counts in counters. The scouts do not know what lies
face down, so to them all counters are worth the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.plies import DONE, Ply
from solitaire.games.castiglione.core.state import Scout, State, enemy_of
from solitaire.games.castiglione.rules.scouting import (
    cavalry_to_commit,
    hidden_in,
    roll_modifier,
)
from solitaire.games.castiglione.terms import DUMMY

DUMMY_SHOWN: Final = 2.0
"""A dummy that is shown is lost, a unit is only known."""
WORTH_A_RIDE: Final = 0.5
"""Counters that scouts must be expected to see, or nobody is asked to ride."""


def scout(state: State, actions: list[Ply]) -> i64:
    """Where most is to be seen, with cavalry if that pays."""
    best: i64 = 0
    best_worth = WORTH_A_RIDE
    for place in range(len(actions)):
        choice = actions[place]
        if choice.verb == DONE:
            continue
        ride = Scout(state.active, choice.second, choice.first)
        worth = _seen(state, ride, 0)
        riders = cavalry_to_commit(state, ride)
        while riders:
            bit = riders & -riders
            riders ^= bit
            worth = max(worth, _seen(state, ride, bit) - _price(state, ride.side, bit))
        if worth > best_worth:
            best_worth = worth
            best = place
    return best


def commit(state: State, ride: Scout, actions: list[Ply]) -> i64:
    """Cavalry that lets more be seen than it shows of itself."""
    best: i64 = 0
    best_gain = 0.0
    alone = _seen(state, ride, 0)
    for place in range(len(actions)):
        choice = actions[place]
        if choice.verb == DONE:
            continue
        bit: i64 = 1 << (choice.first & 63)
        gain = _seen(state, ride, bit) - alone - _price(state, ride.side, bit)
        if gain > best_gain:
            best_gain = gain
            best = place
    return best


def screen(state: State, ride: Scout, actions: list[Ply]) -> i64:
    """Cavalry that hides more than it shows of itself."""
    side = enemy_of(ride.side)
    best: i64 = 0
    least = _lost(state, ride, 0)
    for place in range(len(actions)):
        choice = actions[place]
        if choice.verb == DONE:
            continue
        bit: i64 = 1 << (choice.first & 63)
        loss = _lost(state, ride, bit) + _price(state, side, bit)
        if loss < least:
            least = loss
            best = place
    return best


def _seen(state: State, ride: Scout, riders: i64) -> float:
    """Counters the scouts may expect to see with these committed as well."""
    hidden = size(hidden_in(state, enemy_of(ride.side), ride.target))
    modifier = roll_modifier(state, ride) + state.strength_of(ride.side, riders)
    total: i64 = 0
    for die in range(1, 7):
        total += _shown(state, hidden, die + modifier)
    return float(total) / 6.0


def _lost(state: State, ride: Scout, riders: i64) -> float:
    """What the scouts may be expected to cost who is scouted, with these in their way as well. He
    shows units first and dummies last."""
    side = enemy_of(ride.side)
    hidden = hidden_in(state, side, ride.target) & ~riders
    units = size(hidden & ~state.of_kind(side, DUMMY))
    modifier = roll_modifier(state, ride) - state.strength_of(side, riders)
    total = 0.0
    for die in range(1, 7):
        shown = _shown(state, size(hidden), die + modifier)
        dummies = max(shown - units, 0)
        total += float(shown - dummies) + DUMMY_SHOWN * float(dummies)
    return total / 6.0


def _shown(state: State, hidden: i64, roll: i64) -> i64:
    table = state.board.data.tables.reconnaissance
    return i64(table.revealed(hidden, table.percent(roll)))


def _price(state: State, side: i64, rider: i64) -> float:
    """Of showing this cavalry: nothing if the enemy sees it anyway."""
    return 0.0 if knowledge.is_visible(state, side * 64 + lowest(rider)) else 1.0
