"""What always lies on the map: the plan of assaults as arrows with what is still missing, the way
of a flight, bodies that are isolated by night."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from solitaire.games.camposanto.core.plies import Ply, ply_of
from solitaire.games.camposanto.core.steps import DIRECTION_CHOICE, PLAN_CHOICE
from solitaire.games.camposanto.core.views import FlightSeen, View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import hex_title, hexes_title, place_id
from solitaire.games.camposanto.rules.plan import (
    Draft,
    attackers_of,
    contacts,
    defenders_of,
)
from solitaire.games.camposanto.staff.world import bodies, world_of
from solitaire.games.camposanto.terms import HEXES, NIGHT, SIDES
from solitaire.presenting.overlays import (
    DIMMED,
    DOUBTFUL,
    LOST,
    PLANNED,
    PLANNED_LOST,
    SURE,
    Mark,
    Overlay,
    Way,
)
from solitaire.text import Text, text

FAR: Final = 5
"""By night hexes at least this far from every body of either side are dimmed."""


def drawn(view: View) -> Overlay | None:
    found = None
    if view.clock.step in (PLAN_CHOICE, DIRECTION_CHOICE) or view.activation.plan:
        found = _plan(view)
    flight = view.push or view.flight
    if found is None and flight is not None and len(flight.way) > 1:
        found = _flight(flight)
    if view.clock.turn != NIGHT:
        return found
    night = _night(view)
    return night if found is None else replace(found, marks=(*night.marks, *found.marks))


# -- assaults -------------------------------------------------------------------------------------


def _plan(view: View) -> Overlay | None:
    planned = [ply_of(number) for number in view.activation.plan]
    is_open = view.clock.step == PLAN_CHOICE
    draft = Draft(world_of(view), contacts(world_of(view))) if is_open else None
    if not planned and draft is None:
        return None
    ways = [
        Way((place_id(attacker), place_id(defender)), SURE, number, is_arrow=True)
        for number, one in enumerate(planned, start=1)
        for attacker in attackers_of(RULES.board, one)
        for defender in defenders_of(RULES.board, one)
    ]
    marks, lines = [], [_line(one) for one in planned]
    if draft is not None:
        for contact in draft.contacts:
            ways += _possible(draft, int(contact.place), contact.enemies)
        for place, enemy in missing(draft):
            marks.append(Mark(place_id(enemy), LOST))
            lines.append(_missing_words(place, enemy))
    return Overlay(
        text("Plan of assaults"),
        legend=_plan_legend(bool(planned), draft is not None, bool(marks)),
        marks=tuple(marks),
        ways=tuple(ways),
        lines=tuple(lines),
    )


def _plan_legend(is_begun: bool, is_open: bool, is_short: bool) -> tuple[tuple[str, Text], ...]:
    found = [(SURE, text("will be assaulted, in this order"))] if is_begun else []
    if is_open:
        found.append((PLANNED, text("may be assaulted")))
    if is_short:
        found.append((LOST, text("must be assaulted as well")))
    return tuple(found)


def _possible(draft: Draft, place: int, enemies: list[int]) -> Iterator[Way]:
    if place not in draft.used:
        for enemy in enemies:
            if enemy not in draft.taken:
                yield Way((place_id(place), place_id(enemy)), PLANNED, is_arrow=True)


def missing(draft: Draft) -> list[tuple[int, int]]:
    """Who is in the plan, and which enemy before its front nobody assaults yet [7]."""
    return [
        (int(contact.place), enemy)
        for contact in draft.contacts
        if int(contact.place) in draft.used
        for enemy in contact.enemies
        if enemy not in draft.taken
    ]


def _missing_words(place: int, enemy: int) -> Text:
    return text(
        "{who} must also attack {whom}, or another body of the wing must [7]",
        who=hex_title(place),
        whom=hex_title(enemy),
    )


def _line(one: Ply) -> Text:
    return text(
        "Assault: {who} on {whom}",
        who=hexes_title(attackers_of(RULES.board, one)),
        whom=hexes_title(defenders_of(RULES.board, one)),
    )


# -- flights and night ----------------------------------------------------------------------------


def _flight(flight: FlightSeen) -> Overlay:
    # Where a body stops stands twice in its way.
    places = [place for place, _ in groupby(flight.way)]
    way = tuple(place_id(place) for place in places)
    return Overlay(
        text("The way of the flight"),
        legend=((DOUBTFUL, text("the way so far")),),
        ways=(Way(way, DOUBTFUL, is_arrow=True),),
        lines=(text("So far by {hexes}", hexes=hexes_title(places)),),
    )


def _night(view: View) -> Overlay:
    """Isolated bodies are ringed, the empty field far from everybody is dark [11]."""
    world = world_of(view)
    places = [place for side in range(len(SIDES)) for place in bodies(world, side)]
    alone = [one for one in places if not world.in_zone_of(int(world.holder(one)), one)]
    lines = (text("Isolated: {hexes} [11]", hexes=hexes_title(alone)),) if alone else ()
    return Overlay(
        text("Isolated by night"),
        legend=((PLANNED_LOST, text("alone: two hits if beaten [11]")),),
        marks=(
            *(Mark(place_id(place), DIMMED) for place in _far_from(places)),
            *(Mark(place_id(place), PLANNED_LOST) for place in alone),
        ),
        lines=lines,
    )


def _far_from(places: Sequence[int]) -> list[int]:
    board = RULES.board
    return [
        one
        for one in range(HEXES)
        if all(int(board.distance(one, place)) >= FAR for place in places)
    ]
