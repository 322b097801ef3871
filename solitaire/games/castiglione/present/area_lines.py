"""An area in sentences: its ground, who holds it, its roads, and what the staff notes there."""

from __future__ import annotations

from collections.abc import Iterator

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.staff.notes import area_notes
from solitaire.games.castiglione.terms import NOWHERE
from solitaire.games.castiglione.text.titles import SIDE_TITLES, area_text
from solitaire.presenting.board import PlaceId
from solitaire.text import Text, joined, text

_KINDS = {"clear": text("Clear"), "mountain": text("Mountain"), "city": text("City")}


def place_lines(view: View, place: PlaceId) -> tuple[Text, ...]:
    """Boxes beside the map have nothing of the kind."""
    if place not in RULES.board.area_by_name:
        return ()
    area = RULES.board.area_by_name[place]
    return (*area_facts(RULES.board, view, area), *area_notes(RULES.board, view, area))


def area_facts(board: Board, view: View, area: int) -> Iterator[Text]:
    data = board.data.areas[area]
    yield text(
        "{kind}, {cost} to enter [8.2]", kind=_KINDS[data.kind], cost=int(board.entry_cost[area])
    )
    for side in range(len(SIDE_TITLES)):
        if board.sources[side] >> area & 1:
            yield text("Supply area of the {side} side [2.2.2]", side=SIDE_TITLES[side])
    if area == board.mantua:
        yield _siege(view)
    elif data.kind == "city":
        holder = SIDE_TITLES[view.clock.austrian_cities >> area & 1]
        yield text("Held by the {side} side [5.1]", side=holder)
    yield text("Roads: {areas}", areas=joined(_roads(board, view, area)))


def _siege(view: View) -> Text:
    if view.clock.besieged:
        return text("Besieged since the last supply phase: a city of the French [5.6]")
    return text("Liberated since the last supply phase: clear terrain [5.6]")


def _roads(board: Board, view: View, area: int) -> Iterator[Text]:
    for neighbour in members(board.neighbours[area]):
        bridge, there = board.bridge_between(area, neighbour), area_text(board, neighbour)
        if bridge == NOWHERE:
            yield there
        elif view.clock.broken >> bridge & 1:
            yield text("{area} (bridge destroyed)", area=there)
        else:
            yield text("{area} (bridge)", area=there)
