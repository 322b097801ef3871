"""What a position is worth: what the French may expect, from fitted weights.

Each fact counts with a weight that goes from one number at the beginning to another at the end of a
campaign; the short campaigns have weights of their own, for they are won by other things [17].
"""

from __future__ import annotations

from math import exp, log2
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import prospects
from solitaire.games.quadrilateral.advice.estimates import is_in_field
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.data.advice_names import FACTS
from solitaire.games.quadrilateral.data.advice_weights import value_weights
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.roads import dispatch_reach, distances, line_length
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    CITADEL,
    FAR,
    FRENCH,
    IN_QUARTERS,
    NOWHERE,
    SIDE_FLAGS,
    STEPS_PER_SP,
)

COUNT: Final = len(FACTS)
WEIGHTS: Final = value_weights()
LONG: Final = 40.0
"""Turns before the end of a campaign from which on it is no longer its beginning."""
SHORT: Final = 8.0
"""The same for a short campaign."""
HEALING: Final = 5
"""Turns in which rest heals a point of Vienna Morale, the way into Quarters included [11.3]."""
NEAR: Final = 12
"""Half-MPs of a march."""
AROUND: Final = 24
"""Half-MPs around Mantova within which a relief is at hand."""
NO_LINE: Final = 80
"""Half-MPs that an army without a line counts as having."""


def french_chance(state: State) -> float:
    """The score that the French may expect."""
    facts = describe(state)
    first = 2 * COUNT if state.options.is_short else 0
    left = turns_left(state)
    total = 0.0
    for place in range(COUNT):
        end = WEIGHTS[first + place]
        total += facts[place] * (end + left * (WEIGHTS[first + COUNT + place] - end))
    return 1.0 / (1.0 + exp(-total))


def turns_left(state: State) -> float:
    """1 at the beginning, 0 at the end."""
    turns = float(victory.last_turn(state) - state.turn)
    return min(max(turns, 0.0) / (SHORT if state.options.is_short else LONG), 1.0)


def describe(state: State) -> vec[float]:
    """The facts of a position in the order of FACTS, all for the French."""
    facts = vec[float]([0.0] * COUNT)
    facts[0] = 1.0
    _describe_score(state, facts)
    _describe_armies(state, facts)
    _describe_siege(state, facts)
    _describe_masses(state, facts)
    if state.options.is_short:
        _describe_prospects(state, facts)
    return facts


def _describe_score(state: State, facts: vec[float]) -> None:
    facts[1] = -0.5 * float(state.vienna)
    facts[2] = -0.5 * float(vienna_at_end(state))
    reached = victory.relief_points(state)
    count = 0.0
    for place in range(3):
        if reached[place]:
            count += 1.0
            facts[4 + place] = -1.0
    facts[3] = 1.0 - count / 1.5
    facts[7] = 1.0 if state.owner(state.board.mantova) == FRENCH else 0.0


def vienna_at_end(state: State) -> i64:
    """Vienna Morale if the Austrians rested for the turns that are left [11.3, 16.5]."""
    charts = state.board.charts
    found = state.vienna
    if state.turn <= charts.october_turn and not state.options.is_short:
        found += 1
    if found < 0 and not state.options.is_short:
        rest = (victory.last_turn(state) - state.turn) // HEALING
        rest = min(rest, charts.healing_at_most - state.healed)
        found += min(max(rest, 0), -found)
    return found


def _describe_armies(state: State, facts: vec[float]) -> None:
    facts[8] = compared(field_total(state, FRENCH), field_total(state, AUSTRIAN))
    facts[9] = compared(state.on_hand(FRENCH), state.on_hand(AUSTRIAN))
    facts[10] = float(state.aps[FRENCH] - state.aps[AUSTRIAN]) / 10.0
    facts[11] = float(state.condition[AUSTRIAN] - state.condition[FRENCH]) / 8.0
    austrian = 1.0 if state.status[AUSTRIAN] == IN_QUARTERS else 0.0
    facts[12] = austrian - (1.0 if state.status[FRENCH] == IN_QUARTERS else 0.0)
    facts[20] = float(_line(state, AUSTRIAN) - _line(state, FRENCH)) / 40.0
    pools: i64 = 0
    for arm in range(3):
        pools += state.pool[arm] - state.pool[3 + arm]
    facts[21] = float(pools) / 10.0


def _line(state: State, side: i64) -> i64:
    return min(line_length(state, side), NO_LINE)


def _describe_siege(state: State, facts: vec[float]) -> None:
    board = state.board
    if state.owner(board.mantova) != AUSTRIAN:
        return
    inside: i64 = 0
    for flag in range(32, 32 + SIDE_FLAGS):
        place = state.place[flag]
        if place != NOWHERE and board.fort[place] == CITADEL:
            inside += state.total(flag)
    facts[14] = -float(inside) / 50.0
    north = state.total_of(state.forces_at(FRENCH, board.favorita))
    south = state.total_of(state.forces_at(FRENCH, board.cerese))
    facts[15] = min(float(min(north, south)) / 25.0, 2.0)
    relief = around(state, AUSTRIAN, board.favorita, AROUND)
    facts[16] = -float(relief) / 100.0
    cover = around(state, FRENCH, board.favorita, AROUND)
    if state.besieged:
        facts[13] = float(state.siege_modifier(state.clock)) / 3.0
        cover += north + south
    facts[17] = compared(cover, relief)


def _describe_masses(state: State, facts: vec[float]) -> None:
    facts[18] = compared(largest_mass(state, FRENCH), largest_mass(state, AUSTRIAN))
    facts[19] = _out_of_dispatch(state, AUSTRIAN) - _out_of_dispatch(state, FRENCH)


def _describe_prospects(state: State, facts: vec[float]) -> None:
    if state.owner(state.board.mantova) != AUSTRIAN:
        facts[22] = facts[23] = 1.0
        return
    ways = prospects.ways_to_mantova(state)
    facts[22] = prospects.way_in(state, ways)
    facts[23] = prospects.way_barred(state, ways)
    line, garrison = prospects.line_and_garrison(state)
    facts[24] = compared(line, garrison)


def compared(own: i64, other: i64) -> float:
    """As a power of two, between a quarter and four times."""
    found = log2(float(own + STEPS_PER_SP) / float(other + STEPS_PER_SP))
    return min(max(found, -2.0), 2.0)


def field_total(state: State, side: i64) -> i64:
    total: i64 = 0
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        if state.place[flag] != NOWHERE and is_in_field(state, flag):
            total += state.total(flag)
    return total


def around(state: State, side: i64, place: i64, within: i64) -> i64:
    """Steps of a side's field forces within so many half-MPs of a place."""
    ways = distances(state, side, place, FAR - 1, True, False)
    total: i64 = 0
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        at = state.place[flag]
        if at != NOWHERE and ways[at] <= within and is_in_field(state, flag):
            total += state.total(flag)
    return total


def largest_mass(state: State, side: i64) -> i64:
    """The most steps that can come together in one march at a force."""
    most: i64 = 0
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        at = state.place[flag]
        if at != NOWHERE and state.total(flag) >= STEPS_PER_SP and is_in_field(state, flag):
            most = max(most, around(state, side, at, NEAR))
    return most


def _out_of_dispatch(state: State, side: i64) -> float:
    """The share of the field army that no command can reach."""
    reach = dispatch_reach(state, side)
    far: i64 = 0
    total: i64 = 0
    for flag in range(side * 32, side * 32 + SIDE_FLAGS):
        at = state.place[flag]
        if at == NOWHERE or not is_in_field(state, flag):
            continue
        total += state.total(flag)
        if reach[at] >= FAR:
            far += state.total(flag)
    return float(far) / float(total + 1)
