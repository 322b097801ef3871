"""Sheets for what is described by hand, and for the question that is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from solitaire.games.camposanto.core import steps
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.odds import questions
from solitaire.games.camposanto.odds.duel import (
    Duel,
    at_least,
    choices,
    duel,
    prospect,
    reroll_choices,
)
from solitaire.games.camposanto.odds.questions import prospect_rows
from solitaire.games.camposanto.odds.sheets import Row, Sheet
from solitaire.games.camposanto.rules import assault as assaults
from solitaire.games.camposanto.rules import fire, flight
from solitaire.games.camposanto.terms import ARTILLERY, LIGHT


def described_assault(one: Duel) -> Sheet:
    """An assault from its first roll [7.1, 7.2]."""
    plain = duel(one.attack, one.defence)
    rows = (
        Row("attacker wins if nobody withdraws and no Marshal helps", plain, rule="7.1"),
        *prospect_rows(prospect(one)),
    )
    return Sheet(f"Assault, attacker {one.attack:+d}, defender {one.defence:+d}", rows)


def described_shot(modifier: int, in_farmhouse: bool) -> Sheet:
    """One shot of artillery or light infantry [9.1, 10.2]."""
    needed = 9 - modifier + in_farmhouse
    chance = at_least(needed)
    rows = (Row("hit", chance=chance, rule="9.1, 10.2"), Row("no effect", chance=1 - chance))
    return Sheet(f"Fire, needs {needed}", rows)


# -- the open question ----------------------------------------------------------------------------


def pending(world: State) -> Iterator[Sheet]:
    """What can be counted about the question that is open; nothing for the others."""
    sheets = _SHEETS.get(int(world.step))
    if sheets is not None:
        yield from sheets(world)


def _fire_choice(world: State) -> list[Sheet]:
    arm = ARTILLERY if world.step == steps.BATTERY_CHOICE else LIGHT
    return [questions.fire_sheet(world, fire.shots(world, arm))]


def _fire_roll(world: State) -> list[Sheet]:
    return [questions.shot_sheet(world, int(world.shooter), int(world.target))]


def open_duel(world: State) -> tuple[Duel, int, int]:
    """The duel under way, its threshold, and who rolls: 0 the attacker, 1 the defender."""
    one = assaults.current(world)
    side = world.active_side()
    marshals = [int(assaults.helpers(world, one, who)).bit_count() for who in (side, 1 - side)]
    places = [one.attackers, one.defenders]
    able = [
        questions.may_withdraw(world, int(who), [int(place) for place in places[number]])
        for number, who in enumerate((side, 1 - side))
    ]
    found = Duel(int(one.attack), int(one.defence), (marshals[0], marshals[1]), (able[0], able[1]))
    return found, int(one.threshold), int(one.roller != side)


def _assault_roll(world: State) -> list[Sheet]:
    one, threshold, roller = open_duel(world)
    needed = threshold - (one.attack, one.defence)[roller]
    rows = (
        Row(f"this roll wins, with {needed} or more", chance=at_least(needed), rule="7.1"),
        *prospect_rows(prospect(one, threshold, roller)),
    )
    return [Sheet(f"Assault, threshold {threshold}", rows)]


def _fight_choice(world: State) -> list[Sheet]:
    one, threshold, roller = open_duel(world)
    found = choices(one, threshold, roller)
    return [
        Sheet(f"{name}: threshold {threshold}", tuple(prospect_rows(each)), ply=name)
        for name, each in found.items()
    ]


def _reroll_choice(world: State) -> list[Sheet]:
    one, threshold, roller = open_duel(world)
    return [
        Sheet(name, tuple(prospect_rows(each)))
        for name, each in reroll_choices(one, threshold, roller).items()
    ]


def _flight_choice(world: State) -> list[Sheet]:
    one = flight.innermost(world)
    if one.marshal >= 0:
        return []
    return [questions.escape_sheet(world, int(one.way[0]))]


_SHEETS: Mapping[int, Callable[[State], list[Sheet]]] = {
    steps.BATTERY_CHOICE: _fire_choice,
    steps.LIGHT_CHOICE: _fire_choice,
    steps.BATTERY_ROLL: _fire_roll,
    steps.LIGHT_ROLL: _fire_roll,
    steps.PLAN_CHOICE: questions.plan_sheets,
    steps.ASSAULT_ROLL: _assault_roll,
    steps.AGAIN_ROLL: _assault_roll,
    steps.FIGHT_CHOICE: _fight_choice,
    steps.REROLL_CHOICE: _reroll_choice,
    steps.ROAD_CHOICE: _flight_choice,
}
