"""Modifiers of an assault [7.2]: fixed when it begins, the same for every roll."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.terms import CAUTIOUS, CAVALRY, IMPETUOUS, INFANTRY, NO_UNIT


@final
class Modifiers:
    """What counts in an assault, one number a reason; seen from the attacker."""

    def __init__(self) -> None:
        self.impetuous: i64 = 0
        self.steps: i64 = 0
        """More or fewer steps: the defender gets the opposite."""
        self.stars: i64 = 0
        """Best attacker less best defender: the defender gets the opposite."""
        self.defender_house: i64 = 0
        self.attacker_house: i64 = 0
        """On the defender's rolls."""
        self.flank: i64 = 0
        """The defender gets the opposite."""
        self.horse: i64 = 0

    def attack(self) -> i64:
        return (
            self.impetuous + self.steps + self.stars + self.defender_house + self.flank + self.horse
        )

    def defence(self) -> i64:
        return self.attacker_house - self.steps - self.stars - self.flank


def modifiers(state: State, attackers: list[int], defenders: list[int]) -> Modifiers:
    """All that apply between the bodies in these hexes, by the active wing's status."""
    charts = state.board.charts
    status = state.status()
    found = Modifiers()
    if status == IMPETUOUS:
        found.impetuous = charts.impetuous_assault
    more = attacking_steps(state, attackers) - defending_steps(state, defenders)
    if more != 0:
        found.steps = charts.more_steps if more > 0 else -charts.more_steps
    found.stars = best_stars(state, attackers) - best_stars(state, defenders)
    found.defender_house = ground(state, defenders)
    found.attacker_house = ground(state, attackers)
    if status != CAUTIOUS and is_flank(state, attackers, defenders):
        found.flank = charts.flank
    if is_horse_on_foot(state, attackers, defenders):
        found.horse = -charts.horse_on_foot
    return found


def attacking_steps(state: State, places: list[int]) -> i64:
    """A support counter counts in attack only if it is of the active wing [ruling S7]."""
    wing = state.active_wing()
    total: i64 = 0
    for place in places:
        total += _steps(state, i64(state.regiments[place]))
        support = i64(state.supports[place])
        if support != NO_UNIT and i64(state.board.wing[support]) == wing:
            total += i64(state.steps[support])
    return total


def defending_steps(state: State, places: list[int]) -> i64:
    total: i64 = 0
    for place in places:
        total += _steps(state, i64(state.regiments[place]))
        total += _steps(state, i64(state.supports[place]))
    return total


def _steps(state: State, unit: i64) -> i64:
    return 0 if unit == NO_UNIT else i64(state.steps[unit])


def best_stars(state: State, places: list[int]) -> i64:
    """The stars of one unit count [7.2]; reduced units keep theirs [ruling S9]."""
    best: i64 = 0
    for place in places:
        stars = i64(state.board.stars[state.lead(place)])
        if stars > best:
            best = stars
    return best


def ground(state: State, places: list[int]) -> i64:
    """One farmhouse is enough [ruling S5]."""
    worst: i64 = 0
    for place in places:
        if state.houses.assault[place] < worst:
            worst = state.houses.assault[place]
    return worst


def is_flank(state: State, attackers: list[int], defenders: list[int]) -> bool:
    """One attacker in the flank of a single defender; of both where there are two [ruling S4]."""
    if len(defenders) == 1:
        return any(not state.faces(state.lead(defenders[0]), attacker) for attacker in attackers)
    for attacker in attackers:
        for defender in defenders:
            if state.faces(state.lead(defender), attacker):
                return False
    return True


def is_horse_on_foot(state: State, attackers: list[int], defenders: list[int]) -> bool:
    """Cavalry that stands in the front of defending infantry [7.2, ruling S6]."""
    arm = state.board.arm
    for attacker in attackers:
        if arm[state.lead(attacker)] != CAVALRY:
            continue
        for defender in defenders:
            unit = state.lead(defender)
            if arm[unit] == INFANTRY and state.faces(unit, attacker):
                return True
    return False
