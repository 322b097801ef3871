"""Exact chances of single rolls: marches, attrition, scouting, the siege. All are Fractions."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import attrition, forced_march, vedettes, weather
from solitaire.games.quadrilateral.rules.fights import strength
from solitaire.odds import Chances

DIE = range(1, 7)
SIXTH = Fraction(1, 6)


def initiative(state: State, rating: int, commanded: bool = False) -> Fraction:
    """To get leave to march; a command in an enemy zone takes 1 off the die [8.2]."""
    added = weather.on_initiative(state) - int(commanded)
    return Fraction(sum(1 for die in DIE if die + added <= rating), 6)


def forced(state: State, rating: int) -> Chances[int]:
    """Half-MPs of a forced march; 0 if it fails [8.9]."""
    chances: Chances[int] = defaultdict(Fraction)
    for die in DIE:
        chances[forced_march.half_points(state, rating, die)] += SIXTH
    return dict(chances)


def attrition_loss(state: State, flag: int, half_mps: int) -> Chances[int]:
    """Steps an own force loses after a march of so many half-MPs [9.2]."""
    world = state.copy()
    world.spent[flag] = half_mps
    return _attrition(world, flag)


def _attrition(state: State, flag: int) -> Chances[int]:
    chances: Chances[int] = defaultdict(Fraction)
    column = attrition.column_for(state, flag)
    for die in DIE:
        row = attrition.row_for(state, flag, die)
        for second in DIE:
            lost = attrition.loss(state, state.total(flag), row, column, second)
            chances[min(lost, state.total(flag))] += SIXTH * SIXTH
    return dict(chances)


def scouting(state: State, own_cavalry: int, enemy_cavalry: int, screen: int) -> Chances[str]:
    """What scouts bring back, if the enemy has so much cavalry [8.7]."""
    names = ("exact", "class", "nothing", "lost")
    added = vedettes.cavalry_modifier(state, own_cavalry, enemy_cavalry)
    added += weather.on_pursuit(state) + screen
    chances: Chances[str] = defaultdict(Fraction)
    for die in DIE:
        chances[names[vedettes.scouting_result(state, die + added)]] += SIXTH
    return dict(chances)


def pursuit(state: State, rating: int, own_cavalry: int, enemy_cavalry: int) -> Chances[int]:
    """Hexes of pursuit [14.6]."""
    added = vedettes.cavalry_modifier(state, own_cavalry, enemy_cavalry)
    added += weather.on_pursuit(state)
    chances: Chances[int] = defaultdict(Fraction)
    for die in DIE:
        chances[strength.hexes(state, rating, die + added)] += SIXTH
    return dict(chances)


def critical(lost_by_loser: int, lost_by_victor: int, needed: int, bonus: int) -> Fraction:
    """That a battle with these losses moves Vienna Morale [16.2]."""
    difference = (lost_by_loser - lost_by_victor) // 5
    if lost_by_loser + lost_by_victor < needed or difference < 0:
        return Fraction(0)
    return Fraction(min(6, max(0, difference + bonus)), 6)


def capitulation(state: State, clock: int) -> Fraction:
    """That Mantova falls at the end of a turn with this clock [15.5]."""
    charts = state.board.charts
    modifier = state.siege_modifier(clock)
    if modifier < charts.capitulation_from:
        return Fraction(0)
    needed = charts.capitulation_dice - (modifier - charts.capitulation_from)
    ways = sum(1 for a in DIE for b in DIE if a + b >= needed)
    return Fraction(ways, 36)


def siege_forecast(state: State, turns: int) -> list[Fraction]:
    """The chance that Mantova has capitulated by dice after each of the next turns of siege.

    Hunger below the least infantry is told by siege_attrition().
    """
    standing = Fraction(1)
    found = []
    for later in range(1, turns + 1):
        standing *= 1 - capitulation(state, state.clock + later)
        found.append(1 - standing)
    return found


def siege_attrition(state: State, flag: int, turns: int) -> Chances[int]:
    """Steps a besieged force has left after so many turns of siege [15.4]."""
    world = state.copy()
    left: Chances[int] = {state.total(flag): Fraction(1)}
    for later in range(turns):
        world.clock = state.clock + later
        following: Chances[int] = defaultdict(Fraction)
        for steps, chance in left.items():
            _set_total(world, flag, steps)
            for lost, share in _attrition(world, flag).items() if steps else ((0, Fraction(1)),):
                following[steps - lost] += chance * share
        left = dict(following)
    return left


def _set_total(state: State, flag: int, steps: int) -> None:
    state.steps[flag * 3] = steps
    state.steps[flag * 3 + 1] = 0
    state.steps[flag * 3 + 2] = 0
