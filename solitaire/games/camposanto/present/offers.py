"""Offered choices of Camposanto: sentences, places, counters, and the commands that find them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from solitaire.games.camposanto.core import plies, steps
from solitaire.games.camposanto.core.plies import VERBS, Ply
from solitaire.games.camposanto.core.steps import QUESTIONS
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import (
    CORNERS,
    chit_key,
    hex_title,
    hexes_title,
    marshal_key,
    marshal_title,
    place_id,
    unit_key,
    unit_title,
    wing_box,
    wing_title,
)
from solitaire.games.camposanto.rules.plan import attackers_of, defenders_of
from solitaire.games.camposanto.staff.world import active_wing, units_at, world_of
from solitaire.games.camposanto.terms import OFF_MAP, WINGS
from solitaire.games.camposanto.text.wording import listed
from solitaire.presenting.board import CounterId
from solitaire.presenting.offers import Command, Offer, Role
from solitaire.protocol import Decide
from solitaire.text import Text, filled, marked, text, verbatim

TURN_TAG, ASSAULT_TAG = "turn", "assault"
_CLOSING: Final = (plies.HALT, plies.NONE, plies.STAY, plies.DONE)
"""Ctrl+Enter takes the first of them that is offered."""
_ROLES: Final[Mapping[int, Role]] = {
    plies.TURN: Role.BEGIN,
    plies.MARCH: Role.STEP,
    plies.ONWARD: Role.STEP,
    plies.TO: Role.STEP,
    plies.MARSHAL: Role.STEP,
    plies.ADVANCE: Role.STEP,
    plies.ADVANCE_WITH_LIGHT: Role.STEP,
    plies.FACE: Role.FACE,
    plies.FIRE: Role.FIGHT,
    plies.ASSAULT: Role.FIGHT,
    plies.ASSAULT_BOTH: Role.FIGHT,
    plies.LOSES: Role.HIT,
    **dict.fromkeys(_CLOSING, Role.CLOSE),
}
_WEIGHTY: Final = (plies.FIRE, plies.REROLL, plies.GENERAL)
_STARS: Final = (plies.ASSAULT, plies.ASSAULT_BOTH)
_STEPS_THAT_REMIND: Final = (steps.BATTERY_CHOICE, steps.MARCH_CHOICE, steps.PLAN_CHOICE)
"""Whose end is asked about once more if something was perhaps forgotten."""


def offers(view: View, offered: Iterable[Ply]) -> list[Offer]:
    """In the order of the list on the screen: what closes a step last."""
    found = [_offer(view, ply) for ply in offered]
    return sorted(found, key=lambda one: one.is_closing)


def _offer(view: View, ply: Ply) -> Offer:
    verb, _, meaning = VERBS[ply.verb]
    is_closing = ply.verb in _CLOSING
    return Offer(
        ply,
        RULES.ply_text(ply),
        words_of(view, ply),
        rule=verbatim(meaning),
        role=_ROLES.get(ply.verb, Role.CHOOSE),
        tag=_tag(view, ply, verb),
        is_weighty=ply.verb in _WEIGHTY,
        asks_again=ply.verb == plies.DONE and view.clock.step in _STEPS_THAT_REMIND,
        rank=_CLOSING.index(ply.verb) if is_closing else 0,
        **_named(view, ply),
    )


def _tag(view: View, ply: Ply, verb: str) -> str:
    """What ends a step goes by its step, so that a lesson can wait for it."""
    return f"end-{steps.STEP_NAMES[view.clock.step]}" if ply.verb == plies.DONE else verb


def _named(view: View, ply: Ply) -> dict[str, Any]:
    """Counter and places that the choice speaks of."""
    kind = VERBS[ply.verb][1]
    if kind == plies.VALUES:
        return {"parts": _parts(view, ply)}
    if ply.verb in _STARS:
        return _star(view, ply)
    if kind in (plies.UNIT, plies.UNIT_AND_HEX):
        found = _of_unit(view, ply.first)
        return found | ({"goals": (place_id(ply.second),)} if kind == plies.UNIT_AND_HEX else {})
    if ply.verb == plies.FACE:
        return _of_unit(view, view.activation.facer) | {"facing": int(ply.first)}
    if ply.verb == plies.REROLL:
        return _of_marshal(view, ply.first)
    goals = {"goals": (place_id(ply.first),)} if kind == plies.HEX else {}
    return goals | (_of_marshal(view, active_wing(view)) if ply.verb == plies.MARSHAL else {})


def _parts(view: View, ply: Ply) -> tuple[tuple[CounterId, str], ...]:
    values = (int(ply.first), int(ply.second), int(ply.third))
    first = view.seat * WINGS
    return tuple((chit_key(value), wing_box(first + n)) for n, value in enumerate(values))


def _of_unit(view: View, unit: int) -> dict[str, Any]:
    place = view.units[unit].hex
    return {"counter": unit_key(unit), "at": "" if place == OFF_MAP else place_id(place)}


def _of_marshal(view: View, marshal: int) -> dict[str, Any]:
    place = view.marshals[marshal]
    return {"counter": marshal_key(marshal), "at": "" if place == OFF_MAP else place_id(place)}


def _star(view: View, ply: Ply) -> dict[str, Any]:
    """An assault by one body goes by its regiment; one by several by the hexes it is aimed at."""
    attackers = attackers_of(RULES.board, ply)
    goals = tuple(place_id(place) for place in defenders_of(RULES.board, ply))
    if len(attackers) > 1:
        return {"goals": goals}
    lead = units_at(world_of(view), attackers[0])[-1]
    return {"counter": unit_key(lead), "at": place_id(attackers[0]), "goals": goals}


# -- sentences ------------------------------------------------------------------------------------


def words_of(view: View, ply: Ply) -> Text:
    if ply.verb == plies.DONE:
        return _DONE[view.clock.step]
    return filled(_SENTENCES[ply.verb], _values(view, ply))


def _values(view: View, ply: Ply) -> dict[str, object]:
    """What the choice speaks of, by the places of its sentence."""
    kind = VERBS[ply.verb][1]
    if kind == plies.VALUES:
        return {"left": int(ply.first), "centre": int(ply.second), "right": int(ply.third)}
    if ply.verb in _STARS:
        attackers = attackers_of(RULES.board, ply)
        world = world_of(view)
        whose = [unit_title(units_at(world, place)[-1]) for place in attackers]
        return {"who": listed(whose), "place": hexes_title(defenders_of(RULES.board, ply))}
    found: dict[str, object] = {}
    if kind in (plies.UNIT, plies.UNIT_AND_HEX):
        found["who"] = unit_title(ply.first)
    if kind == plies.UNIT_AND_HEX:
        found["place"] = hex_title(ply.second)
    if kind == plies.HEX:
        found["place"] = hex_title(ply.first)
    return found | _other_values(view, ply)


def _other_values(view: View, ply: Ply) -> dict[str, object]:
    if ply.verb == plies.FACE:
        return {"who": unit_title(view.activation.facer), "corner": CORNERS[ply.first]}
    if ply.verb == plies.REROLL:
        return {"who": marshal_title(ply.first)}
    if ply.verb in (plies.MARSHAL, plies.STAY):
        return {"who": marshal_title(active_wing(view))}
    if ply.verb in (plies.GENERAL, plies.SPARE):
        return {"wing": wing_title(active_wing(view))}
    if ply.verb in _NUMBERED:
        place, titles = _NUMBERED[ply.verb]
        return {place: titles[ply.first]}
    return {}


_DISTANCES: Final = (text("nothing"), text("1 hex"), text("2 hexes"))
_ROADS: Final = (text("nowhere"), text("toward the own edge"), text("toward the bridge"))
_FLANKS: Final = (text("nowhere"), text("left"), text("right"))
_NUMBERED: Final = {
    plies.BACK: ("distance", _DISTANCES),
    plies.BY: ("road", _ROADS),
    plies.FROM: ("side", _FLANKS),
}
_SENTENCES: Final = {
    plies.ORDERS: marked("Left {left}, centre {centre}, right {right}"),
    plies.EXCHANGE: marked("Exchange the two series of order points"),
    plies.KEEP: marked("Keep your series of order points"),
    plies.GENERAL: marked("The General leads the {wing}: Aggressive"),
    plies.SPARE: marked("Spare the General"),
    plies.FIRE: marked("{who} fires at {place}"),
    plies.MARCH: marked("{who} moves to {place}"),
    plies.TURN: marked("{who} turns where it stands"),
    plies.ONWARD: marked("Go on to {place}"),
    plies.HALT: marked("Halt here"),
    plies.FACE: marked("{who} faces {corner}"),
    plies.STAND: marked("Stand"),
    plies.BACK: marked("Fall back {distance}"),
    plies.BY: marked("Flee {road}"),
    plies.TO: marked("Flee by {place}"),
    plies.MARSHAL: marked("{who} goes to {place}"),
    plies.STAY: marked("{who} stays"),
    plies.ASSAULT: marked("{who}: assault {place}"),
    plies.ASSAULT_BOTH: marked("{who}: assault {place}"),
    plies.FROM: marked("Resolve the assaults from the {side}"),
    plies.REROLL: marked("{who} has the dice rolled again"),
    plies.ACCEPT: marked("Leave the roll as it is"),
    plies.FIGHT: marked("Fight on"),
    plies.WITHDRAW: marked("Withdraw"),
    plies.LOSES: marked("{who} takes the hit"),
    plies.FIRST: marked("The body in {place} flees first"),
    plies.ADVANCE: marked("{who} advances into {place}"),
    plies.ADVANCE_WITH_LIGHT: marked("{who} advances into {place} with its light infantry"),
    plies.NONE: marked("Nobody else advances"),
}
_DONE: Final = {
    steps.BATTERY_CHOICE: text("No more artillery fire"),
    steps.MARCH_CHOICE: text("End the movement of the wing"),
    steps.LIGHT_CHOICE: text("No more fire of light infantry"),
    steps.PLAN_CHOICE: text("The plan of assaults is complete"),
}

_QUESTIONS: Final = {
    steps.ORDERS_CHOICE: text("lay an order point on each of your wings [4]"),
    steps.EXCHANGE_CHOICE: text("exchange the two series of order points? [4.3]"),
    steps.GENERAL_CHOICE: text("shall the General lead this Cautious wing? [8.1]"),
    steps.BATTERY_CHOICE: text("choose a battery and what it fires at [9.1]"),
    steps.MARCH_CHOICE: text("choose a unit and where it goes [6]"),
    steps.ONWARD_CHOICE: text("the Marshal gave way: go on, or halt? [8.2]"),
    steps.FACING_CHOICE: text("choose the corner it faces [6.1]"),
    steps.REACTION_CHOICE: text("stand, or fall back before the infantry? [6.4]"),
    steps.ROAD_CHOICE: text("flee toward the edge or the bridge? [6.5]"),
    steps.WAY_CHOICE: text("choose the hex by which it flees [6.5]"),
    steps.PUSH_CHOICE: text("how far does the Marshal fall back? [8.2]"),
    steps.MARSHAL_CHOICE: text("choose where the Marshal of the wing goes [8.2]"),
    steps.LIGHT_CHOICE: text("choose a light infantry and what it fires at [10.2]"),
    steps.PLAN_CHOICE: text("choose the assaults of this wing [7]"),
    steps.DIRECTION_CHOICE: text("from which side are the assaults resolved? [7]"),
    steps.REROLL_CHOICE: text("shall a Marshal have the dice rolled again? [8.2]"),
    steps.FIGHT_CHOICE: text("fight on, or withdraw? [7.1]"),
    steps.DISTANCE_CHOICE: text("how far does the body fall back? [7.1]"),
    steps.CASUALTY_CHOICE: text("choose the unit that takes the hit [7.1]"),
    steps.ESCAPE_CHOICE: text("which body flees first? [7.3]"),
    steps.ADVANCE_CHOICE: text("choose who advances [7.1]"),
}


def question(asked: Decide) -> Text:
    return _QUESTIONS[QUESTIONS.index(asked.question)]


COMMANDS: Final = (
    Command(
        "turn",
        (TURN_TAG,),
        text("&Turn where it stands"),
        "T",
        text("No unit can turn now."),
    ),
    Command("fire", ("fire",), text("Fir&e"), "B", text("Nobody can fire now.")),
    Command(
        "assault",
        (ASSAULT_TAG,),
        text("&Assault"),
        "X",
        text("No assault can be planned now."),
        is_of_combat=True,
    ),
    Command("general", ("general",), text("Use the &General"), "N", text("Not now [8.1].")),
    Command(
        "retreat",
        ("withdraw", "back", "by"),
        text("&Withdraw, fall back"),
        "R",
        text("There is nothing to withdraw from now."),
        is_of_combat=True,
    ),
    Command(
        "stand",
        ("fight", "stand", "accept"),
        text("&Fight on, stand"),
        "F",
        text("No one is asked to fight on now."),
        is_of_combat=True,
    ),
)


def companions(view: View, counter: CounterId) -> Sequence[CounterId]:
    """A Marshal brings all units of his wing that may still act; others go alone."""
    board = RULES.board
    marshal = board.marshal_by_name.get(counter)
    if marshal is None or marshal // WINGS != view.seat:
        return (counter,)
    idle = [
        unit_key(unit)
        for unit, seen in enumerate(view.units)
        if board.wing[unit] == marshal
        and seen.hex != OFF_MAP
        and not view.activation.acted >> unit & 1
    ]
    return (counter, *idle)
