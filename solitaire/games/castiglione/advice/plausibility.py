"""How likely an imagined world is, by how sensibly the enemy would have arranged it.

imagine() deals every arrangement that agrees with what was seen alike; commanders do not. The
weights say how much likelier a true arrangement is to show a fact than a dealt one: they are fitted
by telling true worlds of played games from dealt ones (`campagna tune belief`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.bits import lowest, size
from solitaire.games.castiglione.core.board import ARMY
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.vectors import floats_of
from solitaire.games.castiglione.data.advice_names import WORLD_FACTS
from solitaire.games.castiglione.data.advice_weights import belief_weights
from solitaire.games.castiglione.rules.supply import supplied_areas
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CAVALRY,
    DUMMY,
    GARRISON,
    INFANTRY,
    LEADER,
)

WORLD_FACT_COUNT: Final = len(WORLD_FACTS)
WEIGHTS: Final = belief_weights()
"""Per side that is hidden (side * WORLD_FACT_COUNT + fact)."""


def plausibility(state: State, seat: i64) -> float:
    """The logarithm of how much likelier than dealt the enemy's arrangement is."""
    enemy = enemy_of(seat)
    facts = describe_world(state, seat)
    total = 0.0
    for place in range(WORLD_FACT_COUNT):
        total += WEIGHTS[enemy * WORLD_FACT_COUNT + place] * facts[place]
    return total


def describe_world(state: State, seat: i64) -> vec[float]:
    """The facts about the enemy's arrangement, in the order of WORLD_FACTS."""
    facts = floats_of(WORLD_FACT_COUNT)
    enemy = enemy_of(seat)
    board = state.board
    supplied = supplied_areas(state, enemy)
    touch = _touch(state, seat)
    greatest: i64 = 0
    for area in range(board.areas):
        stack = state.stack(enemy, area) & ~state.of_kind(enemy, GARRISON)
        if not stack:
            continue
        in_touch = (touch >> area) & 1 == 1
        _describe_stack(state, enemy, area, stack, in_touch, facts)
        strength = state.strength_of(enemy, stack & board.units[enemy])
        if strength > greatest:
            greatest = strength
        if in_touch:
            facts[8] = facts[8] + float(strength) / 10.0
        if not (supplied >> area) & 1:
            facts[11] = facts[11] + float(strength) / 10.0
        if board.distance[area * 64 + board.mantua] <= 1:
            facts[13] = facts[13] + float(strength) / 10.0
    facts[12] = float(greatest) / 10.0
    return facts


def _touch(state: State, seat: i64) -> i64:
    """Areas next to units of the seat."""
    found: i64 = 0
    areas = state.held[seat]
    while areas:
        found |= state.board.neighbours[lowest(areas)]
        areas &= areas - 1
    return found


def _describe_stack(
    state: State, side: i64, area: i64, stack: i64, in_touch: bool, facts: vec[float]
) -> None:
    units = stack & state.board.units[side]
    leaders = stack & state.of_kind(side, LEADER)
    dummies = size(stack & state.of_kind(side, DUMMY))
    if dummies:
        place: i64 = 2 if units else 1
        facts[place] = facts[place] + float(dummies)
        if in_touch:
            facts[0] = facts[0] + float(dummies)
    if leaders and not units:
        facts[6] = facts[6] + float(size(leaders))
    if in_touch:
        facts[7] = facts[7] + float(size(leaders))
        facts[9] = facts[9] + float(size(stack & state.of_kind(side, CAVALRY)))
        facts[10] = facts[10] + float(size(stack & state.of_kind(side, ARTILLERY)))
    _describe_formations(state, side, units, leaders, facts)


def _describe_formations(
    state: State, side: i64, units: i64, leaders: i64, facts: vec[float]
) -> None:
    """Who stands with his leader and his comrades."""
    board = state.board
    seen: i64 = 0
    infantry = state.of_kind(side, INFANTRY)
    rest = units
    while rest:
        counter = side * 64 + lowest(rest)
        rest &= rest - 1
        formation = i64(board.formation[counter])
        own_leader = board.followers[counter] & leaders
        if own_leader and formation != ARMY:
            facts[3] = facts[3] + 1.0
        if (seen >> formation) & 1:
            facts[4] = facts[4] + 1.0
        seen |= 1 << formation
    if units & infantry and seen & (seen - 1):
        facts[5] = facts[5] + float(size(seen) - 1)
