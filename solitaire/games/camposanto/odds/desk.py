"""The odds desk of the game: forms to fill in, and the sheet for the question that is open.

The shape is the house's: forms(), ask(form, values), pending(world).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Field:
    """One entry of a form: a whole number within bounds, or yes or no."""

    name: str
    words: str
    low: int
    high: int
    default: int


@dataclass(frozen=True, slots=True)
class Form:
    name: str
    title: str
    fields: tuple[Field, ...]


class BadForm(ValueError):
    """A value that the form does not take; the message says what it takes."""


_DUEL = Form(
    "assault",
    "An assault from its first roll [7.1, 7.2]",
    (
        Field("attack", "what the attacker adds to his rolls", -8, 8, 0),
        Field("defence", "what the defender adds to his rolls", -8, 8, 0),
        Field("attacker-marshals", "Marshals beside the attacker", 0, 2, 0),
        Field("defender-marshals", "Marshals beside the defender", 0, 2, 0),
        Field("attacker-withdraws", "whether the attacker can withdraw", 0, 1, 1),
        Field("defender-withdraws", "whether the defender can withdraw", 0, 1, 1),
    ),
)
_FIRE = Form(
    "fire",
    "One shot of artillery or light infantry [9.1, 10.2]",
    (
        Field("modifier", "the printed modifier for the range", 0, 6, 0),
        Field("farmhouse", "whether the target is in a farmhouse", 0, 1, 0),
    ),
)


def forms() -> Sequence[Form]:
    return (_DUEL, _FIRE)


def ask(form: str, values: Mapping[str, int]) -> Sheet:
    """The sheet for a filled-in form; missing fields take their default."""
    found = next((one for one in forms() if one.name == form), None)
    if found is None:
        known = ", ".join(one.name for one in forms())
        raise BadForm(f"There is no form {form!r}. Forms: {known}.")
    filled = _filled(found, values)
    return _duel_sheet(filled) if found is _DUEL else _fire_sheet(filled)


def _filled(form: Form, values: Mapping[str, int]) -> dict[str, int]:
    names = [one.name for one in form.fields]
    for name in values:
        if name not in names:
            raise BadForm(f"{form.name} has no field {name!r}. It has: {', '.join(names)}.")
    filled = {one.name: values.get(one.name, one.default) for one in form.fields}
    for one in form.fields:
        if not one.low <= filled[one.name] <= one.high:
            raise BadForm(f"{one.name} is a number from {one.low} to {one.high}.")
    return filled


def _duel_sheet(filled: Mapping[str, int]) -> Sheet:
    one = Duel(
        filled["attack"],
        filled["defence"],
        (filled["attacker-marshals"], filled["defender-marshals"]),
        (bool(filled["attacker-withdraws"]), bool(filled["defender-withdraws"])),
    )
    plain = duel(one.attack, one.defence)
    rows = (
        Row("attacker wins if nobody withdraws and no Marshal helps", plain, rule="7.1"),
        *prospect_rows(prospect(one)),
    )
    return Sheet(f"Assault, attacker {one.attack:+d}, defender {one.defence:+d}", rows)


def _fire_sheet(filled: Mapping[str, int]) -> Sheet:
    needed = 9 - filled["modifier"] + filled["farmhouse"]
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


def _open_duel(world: State) -> tuple[Duel, int, int]:
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
    one, threshold, roller = _open_duel(world)
    needed = threshold - (one.attack, one.defence)[roller]
    rows = (
        Row(f"this roll wins, with {needed} or more", chance=at_least(needed), rule="7.1"),
        *prospect_rows(prospect(one, threshold, roller)),
    )
    return [Sheet(f"Assault, threshold {threshold}", rows)]


def _fight_choice(world: State) -> list[Sheet]:
    one, threshold, roller = _open_duel(world)
    found = choices(one, threshold, roller)
    return [
        Sheet(f"{name}: threshold {threshold}", tuple(prospect_rows(each)))
        for name, each in found.items()
    ]


def _reroll_choice(world: State) -> list[Sheet]:
    one, threshold, roller = _open_duel(world)
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
