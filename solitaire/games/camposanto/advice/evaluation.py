"""What a position is worth: the chance that each side wins, from fitted weights.

Each fact counts with a weight that goes from one number at the beginning to another at the end.
Sealed orders are not looked at.
"""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import size
from solitaire.games.camposanto.advice.blows import Blows
from solitaire.games.camposanto.advice.clash import join_worth
from solitaire.games.camposanto.advice.places import ROOMS
from solitaire.games.camposanto.advice.sight import ENOUGH_ROOM, to_act
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.data.advice_names import FACTS
from solitaire.games.camposanto.data.advice_weights import value_weights
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    ALLIED,
    HIGHEST_ORDER,
    MARSHALS,
    NIGHT,
    PHASES,
    SPANISH,
    UNITS,
    WINGS,
)

COUNT: Final = len(FACTS)
WEIGHTS: Final = value_weights()
SWAY: Final = 2.0
"""How much the lead in hits varies in one activation, as a variance; by staff against staff."""
SAFE_WING: Final = 4
"""Units with which a wing is not in danger of being lost [12.1]."""
HANDS: Final = 11
"""The place of the fact about hands."""


def allied_chance(state: State) -> float:
    """The chance of an Allied victory, a draw counting half."""
    facts = describe(state)
    left = phases_left(state)
    total = 0.0
    for place in range(COUNT):
        end = WEIGHTS[place]
        total += facts[place] * (end + left * (WEIGHTS[COUNT + place] - end))
    return 1.0 / (1.0 + exp(-total))


def hand_weight(state: State) -> float:
    """What the fact about hands counts now, as a chance near an even game."""
    end = WEIGHTS[HANDS]
    return 0.25 * (end + phases_left(state) * (WEIGHTS[COUNT + HANDS] - end))


def phases_left(state: State) -> float:
    """The share of the game that is left, 1 at its beginning."""
    later = float(PHASES - state.phase) + float(to_come(state)) / 6.0
    if state.options.day_only:
        return later / 3.0
    return (float((1 - state.turn) * PHASES) + later) / 6.0


def to_come(state: State) -> i64:
    """Activations of this phase that are not over."""
    return ALL_WINGS + 1 - state.activation if state.activation > 0 else ALL_WINGS


def phase_point(state: State) -> float:
    """The point of this phase as the lead in hits promises it, from -1 to 1 [12.2]."""
    lead = float(state.hits(ALLIED) - state.hits(SPANISH))
    return erf(lead / sqrt(2.0 * SWAY * float(to_come(state)) + 0.1))


def describe(state: State) -> vec[float]:
    """The facts of a position in the order of FACTS, all for the Allied side."""
    facts = vec[float]([0.0] * COUNT)
    facts[0] = 1.0
    facts[1] = float(state.points(ALLIED) - state.points(SPANISH))
    facts[2] = phase_point(state)
    blows = Blows(state)
    facts[3] = blows.now(state, blows.anywhere) / 10.0
    facts[20] = blows.now(state, blows.at_flank) / 10.0
    facts[21] = blows.ever(blows.anywhere) / 10.0
    facts[22] = blows.ever(blows.at_flank) / 10.0
    facts[4] = float(state.steps_lost(SPANISH) - state.steps_lost(ALLIED)) / 10.0
    facts[6] = float(state.regiments_lost(SPANISH) - state.regiments_lost(ALLIED)) / 4.0
    facts[7] = _danger(state, SPANISH) - _danger(state, ALLIED)
    facts[9] = float(_marshals(state, ALLIED) - _marshals(state, SPANISH)) / 2.0
    facts[10] = float((state.generals_used >> SPANISH & 1) - (state.generals_used & 1))
    facts[HANDS] = hands(state)
    facts[12] = _highest(state)
    _describe_units(state, facts)
    return facts


def _danger(state: State, side: i64) -> float:
    """How near the weakest wing of a side is to being lost."""
    least: i64 = SAFE_WING
    for wing in range(side * WINGS, side * WINGS + WINGS):
        left = state.board.wing_units[wing] & state.alive
        if state.options.line_only:
            left &= state.board.line_units
        least = min(least, size(left))
    return float(SAFE_WING - least) / 4.0


def _marshals(state: State, side: i64) -> i64:
    count: i64 = 0
    for marshal in range(MARSHALS):
        if state.marshal_hex[marshal] >= 0 and (marshal < WINGS) == (side == ALLIED):
            count += 1
    return count


def hands(state: State) -> float:
    """How the values that the Allies still hold compare with those that the Spanish hold."""
    return compared(open_hand(state, ALLIED), open_hand(state, SPANISH))


def compared(own: i64, other: i64) -> float:
    """One hand against another: by how much more than half of the enemy's its values beat."""
    if not own or not other:
        return 0.0
    total = 0.0
    for value in range(1, HIGHEST_ORDER + 1):
        if (own >> value) & 1:
            total += beaten_share(other, value) - 0.5
    return total / 3.0


def open_hand(state: State, side: i64) -> i64:
    """What a side holds as far as both know: what it has sealed is still in its hand."""
    hand = state.hand(side)
    if state.sealed >> side & 1:
        for wing in range(side * WINGS, side * WINGS + WINGS):
            hand |= 1 << state.laid(wing)
    return hand


def beaten_share(hand: i64, value: i64) -> float:
    """The share of a hand that lies below a value."""
    return float(size(hand & ((1 << value) - 1))) / float(size(hand))


def _highest(state: State) -> float:
    own, other = open_hand(state, ALLIED), open_hand(state, SPANISH)
    if not own or not other:
        return 0.0
    return 1.0 if own > other else -1.0


def _describe_units(state: State, facts: vec[float]) -> None:
    board = state.board
    later = to_act(state)
    if state.activation > 0:
        later |= board.wing_units[state.active_wing()]
    for unit in range(UNITS):
        if not (state.alive >> unit) & 1:
            continue
        side = i64(board.side[unit])
        sign = 1.0 if side == ALLIED else -1.0
        place = state.unit_hex[unit]
        facts[5] = facts[5] + sign * float(i64(board.stars[unit])) / 4.0
        if not board.is_line[unit]:
            facts[8] = facts[8] + sign / 4.0
        if state.lead(place) != unit:
            continue
        if state.houses.assault[place] < 0:
            facts[17] = facts[17] + sign / 4.0
        if not state.in_zone_of(1 - side, place):
            continue
        _describe_contact(state, facts, unit, place, (later >> unit) & 1 == 1)


def _describe_contact(state: State, facts: vec[float], unit: i64, place: i64, acts: bool) -> None:
    """A body beside enemies: whom it can take in flank, who faces it, how it could flee."""
    board = state.board
    side = i64(board.side[unit])
    sign = 1.0 if side == ALLIED else -1.0
    is_gun = (board.gun_units >> unit) & 1 == 1
    faced = 0.0
    for direction in range(6):
        near = board.neighbours[place * 6 + direction]
        if near < 0 or state.holder(near) != 1 - side:
            continue
        is_seen = state.faces(state.lead(near), place)
        if is_seen:
            faced += 1.0
        if not is_gun and not is_seen and state.faces(unit, near):
            facts[13] = facts[13] + sign * (1.0 if acts else 0.4) / 4.0
    facts[19] = facts[19] - sign * faced / 4.0
    if state.turn == NIGHT and not state.in_zone_of(side, place):
        facts[16] = facts[16] + sign / 4.0
    facts[18] = facts[18] + sign * float(ENOUGH_ROOM - ROOMS[side][place]) / 12.0
    if not is_gun:
        worth = join_worth(state, unit, place, i64(state.facing[unit])).worth
        fact = 14 if acts else 15
        facts[fact] = facts[fact] + sign * worth


def wing_weight(state: State, wing: i64) -> float:
    """How much a wing can do soon: its regiments near the enemy, and a little for the others."""
    board = state.board
    enemies = board.side_units[0 if wing >= WINGS else 1] & state.alive
    total = 0.0
    units = board.wing_units[wing] & state.alive & board.line_units
    for unit in range(UNITS):
        if (units >> unit) & 1:
            total += 1.0 if _is_near(state, enemies, state.unit_hex[unit]) else 0.2
    return total


def _is_near(state: State, enemies: i64, place: i64) -> bool:
    for unit in range(UNITS):
        if (enemies >> unit) & 1 and state.board.distance(place, state.unit_hex[unit]) <= 4:
            return True
    return False


def wing_weights(state: State) -> list[float]:
    return [wing_weight(state, wing) for wing in range(ALL_WINGS)]
