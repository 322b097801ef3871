"""What a position is worth: the chance that each side wins, from fitted weights.

Asked for imagined worlds at the cut-off of a playout, so it may look at everything in them.
Each fact counts with a weight that goes from one number at the beginning to another at the end.
A small network adds what single facts cannot say: its even units add, its odd ones subtract the sum
of their weighted facts where that is positive.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.advice.situation import describe_situation
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.vectors import floats_of, words_of
from solitaire.games.castiglione.data.advice_names import FACTS, UNITS
from solitaire.games.castiglione.data.advice_weights import (
    calibration_weights,
    network_facts,
    network_weights,
    value_weights,
)
from solitaire.games.castiglione.rules.mantua import siege_strength
from solitaire.games.castiglione.rules.supply import supplied_areas
from solitaire.games.castiglione.rules.victory import units_in_mantua, zone_is_clear
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    ARTILLERY,
    AUSTRIAN,
    CAVALRY,
    FRENCH,
    GARRISON,
    MANTUA_CITY,
    OUT_OF_COMMAND,
)

COUNT: Final = len(FACTS)
WEIGHTS: Final = value_weights()
NETWORK: Final = network_weights()
"""Fact by fact, the weights of all units."""
CALIBRATION: Final = calibration_weights()
"""Turn by turn, shift and slope."""
INPUTS: Final = len(network_facts())
_NO_FACTS: Final = floats_of(INPUTS)
_NO_SUMS: Final = floats_of(UNITS)
"""Copied, which is faster than building them."""


def french_chance(state: State) -> float:
    """The chance of a French victory, a draw counting half."""
    facts = describe_all(state)
    left = facts[COUNT]
    total = _said(facts)
    for place in range(COUNT):
        end = WEIGHTS[place]
        total += facts[place] * (end + left * (WEIGHTS[COUNT + place] - end))
    return 1.0 / (1.0 + exp(-total))


def _said(facts: vec[float]) -> float:
    """What the network adds to the logarithm of the odds."""
    sums = _NO_SUMS[:]
    for place in range(INPUTS):
        fact = facts[place]
        if fact != 0.0:
            first = place * UNITS
            for unit in range(UNITS):
                sums[unit] += fact * NETWORK[first + unit]
    total = 0.0
    for unit in range(0, UNITS, 2):
        total += max(sums[unit], 0.0) - max(sums[unit + 1], 0.0)
    return total


def borne_out(state: State, score: float) -> float:
    """The chance that results have borne out where searches of this turn found this score."""
    if score <= 0.0 or score >= 1.0:
        return score  # the end of the game, seen
    turn = min(state.turn, len(CALIBRATION) // 2) - 1
    odds = log(score / (1.0 - score)) * CALIBRATION[2 * turn + 1] + CALIBRATION[2 * turn]
    return 1.0 / (1.0 + exp(-odds))


def turns_left(state: State) -> float:
    """The share of the game that is left, 1 at its beginning."""
    last = state.board.charts.last_turn
    return float(last - state.turn + 1) / float(last)


def describe(state: State) -> vec[float]:
    """The facts of a position in the order of FACTS."""
    facts = floats_of(COUNT)
    facts[0] = 1.0
    lost: i64 = size(state.lost(AUSTRIAN)) - size(state.lost(FRENCH))
    facts[1] = float(lost) / 4.0
    _describe_places(state, facts)
    _describe_forces(state, FRENCH, facts)
    _describe_forces(state, AUSTRIAN, facts)
    facts[26] = 1.0 if state.initiative == FRENCH else -1.0
    facts[27] = 1.0 if state.active == FRENCH else -1.0
    _describe_masses(state, facts)
    return facts


def describe_all(state: State) -> vec[float]:
    """The facts of the network: those of describe(), the turns left, and the situation."""
    found = _NO_FACTS[:]
    facts = describe(state)
    for place in range(COUNT):
        found[place] = facts[place]
    found[COUNT] = turns_left(state)
    describe_situation(state, found, COUNT + 1)
    return found


def _describe_places(state: State, facts: vec[float]) -> None:
    """Siege, zone and cities: what earns points at the end [12.1]."""
    board = state.board
    facts[2] = 1.0 if state.besieged else 0.0
    needed = board.charts.siege_strength
    facts[3] = 1.0 if siege_strength(state) >= needed else 0.0
    facts[4] = 1.0 if zone_is_clear(state) else 0.0
    facts[5] = float(_strength_in(state, AUSTRIAN, board.french_zone)) / 20.0
    names = board.area_by_name
    place: i64 = 6
    for name, side in (
        ("trent", FRENCH),
        ("vicenza", FRENCH),
        ("brescia", AUSTRIAN),
        ("cremona", AUSTRIAN),
    ):
        facts[place] = 1.0 if state.controller(names[name]) == side else 0.0
        place += 1
    facts[10] = float(units_in_mantua(state)) / 4.0
    if state.place[board.army_leader[AUSTRIAN]] == MANTUA_CITY:
        facts[10] = facts[10] + 0.5
    facts[21] = _pull(state, AUSTRIAN, board.mantua)
    facts[22] = _pull(state, AUSTRIAN, names["brescia"])
    facts[23] = _pull(state, AUSTRIAN, names["cremona"])
    facts[24] = _pull(state, FRENCH, names["trent"])
    facts[25] = _pull(state, FRENCH, names["vicenza"])


def _strength_in(state: State, side: i64, areas: i64) -> i64:
    total: i64 = 0
    areas &= state.held[side]
    while areas:
        total += state.strength_of(side, state.units_in(side, lowest(areas)))
        areas &= areas - 1
    return total


def _pull(state: State, side: i64, target: i64) -> float:
    """Strength near the target: a tenth of a point, halved with every road between."""
    board = state.board
    total = 0.0
    areas = state.held[side]
    movable = ~state.of_kind(side, GARRISON)
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        roads = i64(board.distance[area * 64 + target])
        if roads > 4:
            continue
        strength = state.strength_of(side, state.units_in(side, area) & movable)
        total += float(strength) / float(i64(10) << roads)
    return total


def _describe_forces(state: State, side: i64, facts: vec[float]) -> None:
    board = state.board
    strength: i64 = 0
    hits: i64 = 0
    worn_out: i64 = 0
    cohesion: i64 = 0
    hungry: i64 = 0
    doomed: i64 = 0
    supplied = supplied_areas(state, side)
    units = board.units[side] & ~state.of_kind(side, GARRISON)
    while units:
        counter = side * 64 + lowest(units)
        units &= units - 1
        area = i64(state.place[counter])
        if area >= AREA_LIMIT:
            continue
        worn = i64(state.hits[counter])
        strength += state.strength(counter)
        hits += worn
        cohesion += state.cohesion(counter, 0)
        if worn >= 3:
            worn_out += 1
        if not (supplied >> area) & 1:
            hungry += worn + 1
            if worn >= 3:
                doomed += 1
    facts[28 + side] = float(cohesion) / 30.0
    facts[30 + side] = float(hungry) / 16.0
    facts[32 + side] = float(doomed) / 3.0
    facts[34 + side] = float(_lost_sight_of(state, side)) / 10.0
    facts[42 + side] = float(_strength_of_kind(state, side, CAVALRY)) / 8.0
    facts[44 + side] = float(_strength_of_kind(state, side, ARTILLERY)) / 5.0
    facts[11 + side] = float(strength) / 30.0
    facts[13 + side] = float(hits) / 10.0
    facts[15 + side] = float(worn_out) / 4.0
    facts[17 + side] = float(_strength_in(state, side, ~supplied)) / 10.0
    facts[19 + side] = _pressed(state, side)


def _pressed(state: State, side: i64) -> float:
    """Strength that stands next to a superior enemy."""
    enemy = enemy_of(side)
    total: i64 = 0
    areas = state.held[side]
    movable = ~state.of_kind(side, GARRISON)
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        units = state.units_in(side, area) & movable
        if not units:
            continue
        near = state.board.neighbours[area]
        own = state.strength_of(side, units)
        theirs = _strength_in(state, enemy, near)
        if theirs > own + _strength_in(state, side, near) // 2:
            total += own
    return float(total) / 10.0


def _lost_sight_of(state: State, side: i64) -> i64:
    """Strength out of command [6.0]."""
    return state.strength_of(side, state.flags[OUT_OF_COMMAND * 2 + side] & state.board.units[side])


def _strength_of_kind(state: State, side: i64, kind: i64) -> i64:
    total: i64 = 0
    units = state.of_kind(side, kind)
    while units:
        counter = side * 64 + lowest(units)
        units &= units - 1
        if i64(state.place[counter]) < AREA_LIMIT:
            total += state.strength(counter)
    return total


def _describe_masses(state: State, facts: vec[float]) -> None:
    """Who is concentrated, where the army leader is, and whom superior numbers can reach."""
    board = state.board
    strength: vec[i64] = words_of(128)
    near: vec[i64] = words_of(128)
    """Strength per side and area, there and next door."""
    for side in range(2):
        movable = ~state.of_kind(side, GARRISON)
        areas = state.held[side]
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            here = state.strength_of(side, state.units_in(side, area) & movable)
            strength[side * 64 + area] = here
            around = board.neighbours[area] | (1 << area)
            while around:
                near[side * 64 + lowest(around)] += here
                around &= around - 1
    for side in range(2):
        _describe_mass(state, side, strength, near, facts)
    facts[46] = float(near[64 + board.mantua] - near[board.mantua]) / 10.0


def _describe_mass(
    state: State, side: i64, strength: vec[i64], near: vec[i64], facts: vec[float]
) -> None:
    """An enemy is prey where half as much again as he and a third of his friends can reach him."""
    mass: i64 = 0
    for area in range(state.board.areas):
        if near[side * 64 + area] > mass:
            mass = near[side * 64 + area]
    facts[36 + side] = float(mass) / 20.0
    place = i64(state.place[state.board.army_leader[side]])
    if place < AREA_LIMIT:
        facts[38 + side] = float(near[side * 64 + place]) / 20.0
    enemy = enemy_of(side)
    prey: i64 = 0
    areas = state.held[enemy]
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        theirs = strength[enemy * 64 + area]
        friends = near[enemy * 64 + area] - theirs
        if near[side * 64 + area] * 2 >= theirs * 3 + friends:
            prey += theirs
    facts[40 + side] = float(prey) / 10.0
