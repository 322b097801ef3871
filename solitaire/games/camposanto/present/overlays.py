"""Overlays: reach, zones, front and flank, fire, retreat, isolation, threats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import (
    hex_title,
    marshal_of,
    marshal_title,
    place_id,
    unit_of,
    unit_title,
)
from solitaire.games.camposanto.present.overlays_fire import cone
from solitaire.games.camposanto.present.overlays_flight import retreat
from solitaire.games.camposanto.staff.reach import (
    Goal,
    as_if_active,
    goals_of,
    lead_at,
    marshal_goals,
)
from solitaire.games.camposanto.staff.threats import Threat, threats
from solitaire.games.camposanto.staff.world import (
    bodies,
    front_of,
    neighbours,
    world_of,
)
from solitaire.games.camposanto.terms import NIGHT, OFF_MAP
from solitaire.presenting.overlays import (
    DOUBTFUL,
    LOST,
    SURE,
    Mark,
    Overlay,
    OverlayChoice,
    Question,
    Way,
)
from solitaire.text import Text, joined, text

OVERLAYS: Final = (
    OverlayChoice("reach", text("Reach"), "W", asks_place=True),
    OverlayChoice("zones", text("Enemy zones and fronts"), "S"),
    OverlayChoice("front", text("Front and flank"), "U", asks_place=True),
    OverlayChoice("fire", text("Fire and its chances"), "K", asks_place=True),
    OverlayChoice("retreat", text("Line of retreat"), "L", follows_plans=True, asks_place=True),
    OverlayChoice("isolation", text("Isolated bodies"), "Q"),
    OverlayChoice("threats", text("Who can assault us next"), "V", follows_plans=True),
)


def overlay(name: str, view: View, question: Question) -> Overlay:
    return _DRAWERS[name](view, question)


# -- whom it is about -----------------------------------------------------------------------------


def units_asked(view: View, question: Question) -> list[int]:
    """The selected units, else the body at the place one looks at."""
    selected = [unit for key in question.counters if (unit := unit_of(key)) is not None]
    found = [unit for unit in selected if view.units[unit].hex != OFF_MAP]
    place = RULES.board.hex_by_name.get(question.place)
    if found or place is None:
        return found
    lead = lead_at(world_of(view), place)
    return [lead] if lead >= 0 else []


def world_asked(view: View, question: Question) -> State:
    """With the march that is thought of carried out, if it is one of a single unit."""
    world, plan = world_of(view), question.plan
    if plan is None or len(plan.counters) != 1:
        return world
    unit, goal = unit_of(plan.counters[0]), RULES.board.hex_by_name.get(plan.goal)
    if unit is None or goal is None or view.units[unit].hex == OFF_MAP or not world.is_empty(goal):
        return world
    copy = world.copy()
    copy.move(unit, goal)
    return copy


# -- reach ----------------------------------------------------------------------------------------


def _reach(view: View, question: Question) -> Overlay:
    world, title = world_of(view), text("Reach")
    marshal = next((one for key in question.counters if (one := marshal_of(key)) is not None), None)
    units = units_asked(view, question)
    if not units and marshal is not None:
        return _marshal_reach(world, marshal)
    if not units:
        return Overlay(
            title, lines=(text("Select a unit, or look at one, to see where it can go."),)
        )
    found: dict[int, Goal] = {}
    for unit in units:
        active = as_if_active(world, int(RULES.board.wing[unit]))
        for goal in goals_of(active, unit):
            if goal.place not in found or goal.cost < found[goal.place].cost:
                found[goal.place] = goal
    return Overlay(
        title,
        legend=(
            (SURE, text("can end its move there, at this cost [6]")),
            (DOUBTFUL, text("in an enemy zone of control, where the move ends [6.1]")),
        ),
        marks=tuple(
            Mark(
                place_id(goal.place),
                DOUBTFUL if goal.in_zone else SURE,
                text("{cost}", cost=goal.cost),
            )
            for goal in found.values()
        ),
        lines=tuple(_reach_line(world, unit) for unit in units),
    )


def _reach_line(world: State, unit: int) -> Text:
    active = as_if_active(world, int(RULES.board.wing[unit]))
    goals = goals_of(active, unit)
    contact = [hex_title(goal.place) for goal in goals if goal.in_zone]
    words = text("{who} can end its move in %n hexes", singular="{who} can end its move in %n hex",
                 count=len(goals), who=unit_title(unit))  # fmt: skip
    if not contact:
        return words
    return text("{words}; beside enemies in {hexes}", words=words, hexes=joined(contact))


def _marshal_reach(world: State, marshal: int) -> Overlay:
    goals = marshal_goals(world, marshal)
    return Overlay(
        text("Reach"),
        legend=((SURE, text("the Marshal can go there [8.2]")),),
        marks=tuple(Mark(place_id(place), SURE) for place in goals),
        lines=(text("{who} can go to %n hexes", count=len(goals), who=marshal_title(marshal)),),
    )


# -- zones, front and flank -----------------------------------------------------------------------


def _zones(view: View, question: Question) -> Overlay:
    world, enemy = world_of(view), 1 - view.seat
    fronts, zones = set(), set()
    for place in bodies(world, enemy):
        zones.update(neighbours(world, place))
        fronts.update(front_of(world, place, int(world.facing[world.lead(place)])))
    marks = [Mark(place_id(place), LOST) for place in sorted(fronts)]
    marks += [Mark(place_id(place), DOUBTFUL) for place in sorted(zones - fronts)]
    own = [place for place in bodies(world, view.seat) if place in fronts]
    return Overlay(
        text("Enemy zones and fronts"),
        legend=(
            (LOST, text("before an enemy front: he can assault there [6.1, 7]")),
            (DOUBTFUL, text("beside an enemy: entering ends a move [6.1]")),
        ),
        marks=tuple(marks),
        lines=tuple(text("{hex} stands before an enemy front", hex=hex_title(one)) for one in own),
    )


def _front(view: View, question: Question) -> Overlay:
    world = world_of(view)
    asked = units_asked(view, question)
    places = sorted({int(world.unit_hex[unit]) for unit in asked}) or bodies(world, view.seat)
    is_single = bool(asked)
    marks: dict[int, str] = {}
    for place in places:
        front = front_of(world, place, int(world.facing[world.lead(place)]))
        if is_single:
            marks |= dict.fromkeys(neighbours(world, place), LOST)
        marks |= dict.fromkeys(front, SURE)
    return Overlay(
        text("Front and flank"),
        legend=(
            (SURE, text("front: can assault there, and is met there without loss [6.1, 7]")),
            *(((LOST, text("flank: an enemy there has 1 more [7.2]")),) if is_single else ()),
        ),
        marks=tuple(Mark(place_id(place), look) for place, look in marks.items()),
        lines=tuple(_front_line(world, place) for place in places),
    )


def _front_line(world: State, place: int) -> Text:
    lead = world.lead(place)
    front = front_of(world, place, int(world.facing[lead]))
    return text(
        "{who} in {hex} has {front} in front",
        who=unit_title(int(lead)),
        hex=hex_title(place),
        front=joined([hex_title(one) for one in front]),
    )


# -- isolation ------------------------------------------------------------------------------------


def _isolation(view: View, question: Question) -> Overlay:
    world = world_of(view)
    own = [one for one in bodies(world, view.seat) if not world.in_zone_of(view.seat, one)]
    enemy = 1 - view.seat
    others = [one for one in bodies(world, enemy) if not world.in_zone_of(enemy, one)]
    is_night = view.clock.turn == NIGHT
    danger = text("alone: two hits if beaten [11]")
    chance = text("enemy alone: two hits if beaten [11]")
    if not is_night:
        danger = text("alone: by night it would take two hits if beaten [11]")
        chance = text("enemy alone: by night he would take two hits if beaten [11]")
    return Overlay(
        text("Isolated bodies"),
        legend=((LOST, danger), (SURE, chance)),
        marks=(
            *(Mark(place_id(place), LOST) for place in own),
            *(Mark(place_id(place), SURE) for place in others),
        ),
        lines=tuple(
            text("{who} in {hex} is alone", who=unit_title(lead_at(world, one)), hex=hex_title(one))
            for one in (*own, *others)
        ),
    )


# -- threats --------------------------------------------------------------------------------------


def _threats(view: View, question: Question) -> Overlay:
    world = world_asked(view, question)
    found = threats(world, view, view.seat)
    asked = {int(world.unit_hex[unit]) for unit in units_asked(view, question)}
    ways = [
        Way(
            (place_id(int(world.unit_hex[threat.unit])), place_id(place)),
            LOST if threat.on_flank else DOUBTFUL,
            is_arrow=True,
        )
        for place in sorted(asked & found.keys())
        for threat in found[place]
    ]
    return Overlay(
        text("Who can assault us next"),
        legend=(
            (LOST, text("from the flank too; so many enemy units can come [7.2]")),
            (DOUBTFUL, text("from the front only")),
        ),
        marks=tuple(_threat_mark(place, there) for place, there in sorted(found.items())),
        ways=tuple(ways),
        lines=tuple(_threat_line(world, place, there) for place, there in sorted(found.items())),
    )


def _threat_mark(place: int, there: Sequence[Threat]) -> Mark:
    look = LOST if any(one.on_flank for one in there) else DOUBTFUL
    return Mark(place_id(place), look, text("{number}", number=len(there)))


def _threat_line(world: State, place: int, there: Sequence[Threat]) -> Text:
    names = [
        text("{who} (flank)", who=unit_title(one.unit)) if one.on_flank else unit_title(one.unit)
        for one in there
    ]
    return text(
        "{whom} in {hex}: {names}",
        whom=unit_title(lead_at(world, place)),
        hex=hex_title(place),
        names=joined(names),
    )


_DRAWERS: Final[Mapping[str, Callable[[View, Question], Overlay]]] = {
    "reach": _reach,
    "zones": _zones,
    "front": _front,
    "fire": lambda view, question: cone(view, units_asked(view, question)),
    "retreat": lambda view, question: retreat(
        view, world_asked(view, question), units_asked(view, question)
    ),
    "isolation": _isolation,
    "threats": _threats,
}
