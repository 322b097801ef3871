"""What can be laid over the map: reach, enemy reach, zones; supply and siege have a module each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import FORCED_CHOICE
from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import rolls
from solitaire.games.quadrilateral.present import overlays_siege, overlays_supply, reading
from solitaire.games.quadrilateral.present.enemy.overlay import enemy as enemy_strengths
from solitaire.games.quadrilateral.present.names import flag_key, place_id, place_title
from solitaire.games.quadrilateral.rules import leaders
from solitaire.games.quadrilateral.rules.marches import allowance
from solitaire.games.quadrilateral.rules.roads import is_passable
from solitaire.games.quadrilateral.staff import forced, holding, ways
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import FAR
from solitaire.games.quadrilateral.text.wording import half
from solitaire.presenting.overlays import (
    DOUBTFUL,
    LOST,
    PLANNED,
    SURE,
    Mark,
    Overlay,
    OverlayChoice,
    Question,
)
from solitaire.text import Text, text, verbatim

_BOARD: Final = RULES.board

OVERLAYS: Final = (
    OverlayChoice("reach", text("Reach of a force"), "W"),
    OverlayChoice("dispatch", text("Dispatch distance"), "L"),
    OverlayChoice("communications", text("Lines of communication"), "S"),
    OverlayChoice("zones", text("Enemy zones"), "T"),
    OverlayChoice("enemy-reach", text("Where the enemy can march"), "U"),
    OverlayChoice("forage", text("Forage and Quarters"), "V"),
    OverlayChoice("intelligence", text("Enemy strengths"), "Q"),
    OverlayChoice("path", text("Path to Mantova"), "O"),
    OverlayChoice("siege", text("Siege ring"), "K"),
)


def overlay(name: str, view: View, question: Question) -> Overlay:
    return _MAKERS[name](view, question)


# -- marches --------------------------------------------------------------------------------------


def _reach(view: View, question: Question) -> Overlay:
    """By a march, by an extended one, and, while they are asked for, by forced marches."""
    title = text("Reach of a force")
    legend = (
        (SURE, text("by a march")),
        (DOUBTFUL, text("by an extended march, for 1 AP")),
        (PLANNED, text("by a forced march to a fight, with its chance")),
    )
    flag = next((one for one in _own_forces(view) if _is_asked(one, view, question)), None)
    if flag is None:
        asking = text("Select a force to see how far it can march.")
        return Overlay(title, legend, lines=(asking,))
    world = some_world(view)
    points, more = int(allowance(world, flag)), int(_BOARD.charts.extended)
    ends = holding.sure(world, view.seat)
    near, far = (
        {place: one.cost for place, one in ways.reach(world, flag, limit, ends=ends).items()}
        for limit in (points, points + more)
    )
    forced = _forced_marks(world, view, flag)
    taken = {mark.place for mark in forced}
    marks = [Mark(place_id(one), SURE, _points(cost)) for one, cost in near.items()]
    marks += [
        Mark(place_id(one), DOUBTFUL, _points(cost)) for one, cost in far.items() if one not in near
    ]
    marks = [*forced, *(mark for mark in marks if mark.place not in taken)]
    lines = (_counted(len(near), len(far) - len(near)), *_forced_lines(world, flag))
    return Overlay(title, legend, tuple(marks), lines=lines)


def _counted(near: int, more: int) -> Text:
    return text("%n places by a march, {more} more by an extended one", count=near, more=more)


def _own_forces(view: View) -> list[int]:
    """Who marches by road; vedettes ride and are led by what is offered."""
    own = reading.flags_of(view, view.seat)
    return [flag for flag in own if reading.is_force(view, flag)]


def _is_asked(flag: int, view: View, question: Question) -> bool:
    if question.counters:
        return flag_key(flag) in question.counters
    return place_id(reading.place_of(view, flag)) == question.place


def _forced_marks(world: State, view: View, flag: int) -> list[Mark]:
    """The fights that this force may march to now, each with the chance to arrive [8.9]."""
    if number(view, "step") != FORCED_CHOICE or not reading.leaders_of(view, flag):
        return []
    chief = reading.chief_of(view, flag)
    goals = [
        ply.second
        for ply in RULES.actions(world)
        if ply.verb == plies.FORCE_MARCH and ply.first == chief
    ]
    chances = {goal: forced.ends(world, flag, goal).get(goal, Fraction(0)) for goal in goals}
    return [Mark(place_id(goal), PLANNED, _percent(one)) for goal, one in chances.items()]


def _forced_lines(world: State, flag: int) -> list[Text]:
    """How far a forced march may lead, from the least that has a chance to the most."""
    rating = int(leaders.initiative(world, flag))
    by_points = rolls.forced(world, rating)
    found = []
    for points in sorted(one for one in by_points if one):
        chance = sum(share for most, share in by_points.items() if most >= points)
        found.append(
            text(
                "{points} MPs or more by a forced march: {chance}",
                points=_points(points),
                chance=_percent(Fraction(chance)),
            )
        )
    return found


def _points(half_points: int) -> Text:
    return verbatim(half(half_points))


def _percent(chance: Fraction) -> Text:
    return text("{percent} %", percent=round(100 * chance))


def _enemy_reach(view: View, question: Question) -> Overlay:
    """As if every flag that is not known for a vedette were a force on foot without guns."""
    world = some_world(view)
    cheapest: dict[int, int] = {}
    for flag in _possible_forces(view):
        found = ways.reach(world, flag, int(_BOARD.charts.foot), has_guns=False)
        for place, one in found.items():
            cheapest[place] = min(one.cost, cheapest.get(place, FAR))
    own = {reading.place_of(view, flag) for flag in reading.flags_of(view, view.seat)}
    marks = tuple(
        Mark(place_id(place), LOST if place in own else DOUBTFUL, _points(cost))
        for place, cost in sorted(cheapest.items())
    )
    lines = [
        text("{place} can be reached by the enemy", place=place_title(place))
        for place in sorted(own & cheapest.keys())
    ]
    legend = ((DOUBTFUL, text("within a march of an enemy flag")), (LOST, text("own forces there")))
    return Overlay(text("Where the enemy can march"), legend, marks, lines=tuple(lines))


def _possible_forces(view: View) -> list[int]:
    enemy = reading.flags_of(view, 1 - view.seat)
    return [one for one in enemy if not reading.has(view, "shy", one)]


# -- zones ----------------------------------------------------------------------------------------


def _zones(view: View, question: Question) -> Overlay:
    """Of flags that are known for forces, and of those that may be [8.5]."""
    world = some_world(view)
    sure: set[int] = set()
    perhaps: set[int] = set()
    for flag in _possible_forces(view):
        is_known = reading.has(view, "firm", flag) or reading.is_force(view, flag)
        (sure if is_known else perhaps).update(_zone(world, reading.place_of(view, flag)))
    marks = [Mark(place_id(place), LOST) for place in sorted(sure)]
    marks += [Mark(place_id(place), DOUBTFUL) for place in sorted(perhaps - sure)]
    legend = (
        (LOST, text("near an enemy force")),
        (DOUBTFUL, text("near a flag that may be a force")),
    )
    lines = (text("%n places lie in or may lie in enemy zones", count=len(marks)),)
    return Overlay(text("Enemy zones"), legend, tuple(marks), lines=lines)


def _zone(world: State, place: int) -> Iterable[int]:
    yield place
    for index in range(_BOARD.first[place], _BOARD.first[place + 1]):
        if _BOARD.near[index] and is_passable(world, index):
            yield int(_BOARD.to[index])


_MAKERS: Final[dict[str, Callable[[View, Question], Overlay]]] = {
    "reach": _reach,
    "dispatch": overlays_supply.dispatch,
    "communications": overlays_supply.communications,
    "zones": _zones,
    "enemy-reach": _enemy_reach,
    "forage": overlays_supply.forage,
    "intelligence": enemy_strengths,
    "path": overlays_siege.path,
    "siege": overlays_siege.ring,
}
