"""What a general would want to know of a position besides its points: lines, leaders, fog, places.

The facts feed the network of evaluation.py, in the order of SITUATION, and the strength in every
area follows them. Asked for imagined worlds only, so it may look at everything in them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.vectors import words_of
from solitaire.games.castiglione.rules.mantua import siege_strength
from solitaire.games.castiglione.rules.supply import areas_with_lines, supplied_areas
from solitaire.games.castiglione.rules.victory import points
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    DUMMY,
    FACE_UP,
    FRENCH,
    GARRISON,
    LEADER,
)


def describe_situation(state: State, facts: vec[float], first: i64) -> None:
    """Fill in the facts from this place on."""
    strength = strengths(state)
    facts[first] = float(points(state, FRENCH) - points(state, AUSTRIAN)) / 10.0
    facts[first + 1] = _siege_to_spare(state)
    facts[first + 2] = _relief(state, strength)
    for side in range(2):
        _describe_side(state, side, strength, facts, first + 3 + 6 * side)
    areas = state.board.areas
    place = first + 15
    for side in range(2):
        for area in range(areas):
            facts[place] = float(strength[side * 64 + area]) / 10.0
            place += 1


def strengths(state: State) -> vec[i64]:
    """By side and area, without garrisons: side * 64 + area."""
    found: vec[i64] = words_of(128)
    for side in range(2):
        movable = ~state.of_kind(side, GARRISON)
        areas = state.held[side]
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            units = state.units_in(side, area) & movable
            found[side * 64 + area] = state.strength_of(side, units)
    return found


def _siege_to_spare(state: State) -> float:
    spare = siege_strength(state) - state.board.charts.siege_strength
    return float(min(max(spare, -5), 5)) / 5.0


def _relief(state: State, strength: vec[i64]) -> float:
    """By how much the Austrians are stronger within two areas of Mantua."""
    board = state.board
    total: i64 = 0
    for area in range(board.areas):
        if board.distance[area * 64 + board.mantua] <= 2:
            total += strength[64 + area] - strength[area]
    return float(total) / 10.0


def _describe_side(
    state: State, side: i64, strength: vec[i64], facts: vec[float], first: i64
) -> None:
    """Threatened lines, troops under their own leaders, what the enemy knows, how split it is."""
    board = state.board
    led: i64 = 0
    seen: i64 = 0
    stacks: i64 = 0
    areas = state.held[side]
    movable = ~state.of_kind(side, GARRISON)
    face_up = state.flags[FACE_UP * 2 + side]
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        units = state.units_in(side, area) & movable
        if units:
            stacks += 1
            led += _led(state, side, units, state.leaders_in(side, area))
            seen += state.strength_of(side, units & face_up)
    facts[first] = float(_on_threatened_lines(state, side, strength)) / 10.0
    facts[first + 1] = float(led) / 20.0
    facts[first + 2] = float(_on_the_map(state, side, board.kind_sets[side * 8 + LEADER])) / 5.0
    facts[first + 3] = float(seen) / 10.0
    facts[first + 4] = float(_on_the_map(state, side, board.kind_sets[side * 8 + DUMMY])) / 8.0
    facts[first + 5] = float(stacks) / 8.0


def _led(state: State, side: i64, units: i64, leaders: i64) -> i64:
    """Strength that stands with a leader of its own."""
    total: i64 = 0
    while units:
        counter = side * 64 + lowest(units)
        units &= units - 1
        if state.board.followers[counter] & leaders:
            total += state.strength(counter)
    return total


def _on_threatened_lines(state: State, side: i64, strength: vec[i64]) -> i64:
    """Strength that would be cut off if the enemy entered every empty area next to him."""
    enemy = enemy_of(side)
    reach: i64 = 0
    areas = state.held[enemy]
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        if strength[enemy * 64 + area]:
            reach |= state.board.neighbours[area]
    safe = areas_with_lines(state, side, state.bars[enemy] | (reach & ~state.held[side]))
    total: i64 = 0
    areas = state.held[side] & supplied_areas(state, side) & ~safe
    while areas:
        total += strength[side * 64 + lowest(areas)]
        areas &= areas - 1
    return total


def _on_the_map(state: State, side: i64, counters: i64) -> i64:
    count: i64 = 0
    while counters:
        if i64(state.place[side * 64 + lowest(counters)]) < AREA_LIMIT:
            count += 1
        counters &= counters - 1
    return count
