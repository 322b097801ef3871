"""An area in sentences: its ground, who holds it, its roads, and what the staff notes there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import spoken
from solitaire.games.castiglione.staff.notes import area_notes
from solitaire.games.castiglione.terms import NOWHERE, SIDES
from solitaire.text import Text

_MANTUA: Final = (
    "liberated since the last supply phase: clear terrain [5.6]",
    "besieged since the last supply phase: a city of the French [5.6]",
)


def place_lines(view: View, place: str) -> tuple[Text, ...]:
    """With names as people say them; boxes beside the map have nothing of the kind."""
    if place not in RULES.board.area_by_name:
        return ()
    area = RULES.board.area_by_name[place]
    lines = (*area_facts(RULES.board, view, area), *area_notes(RULES.board, view, area))
    return tuple(spoken(line) for line in lines)


def area_facts(board: Board, view: View, area: int) -> Iterator[str]:
    """In the words of the notation."""
    data = board.data.areas[area]
    yield f"{data.kind}, {board.entry_cost[area]} to enter [8.2]"
    if data.supply:
        yield f"supply area of the {data.supply} side [2.2.2]"
    if area == board.mantua:
        yield _MANTUA[view.clock.besieged]
    elif data.kind == "city":
        holder = SIDES[view.clock.austrian_cities >> area & 1]
        yield f"held by the {holder} side [5.1]"
    yield f"roads: {', '.join(_roads(board, view, area))}"


def _roads(board: Board, view: View, area: int) -> Iterator[str]:
    for neighbour in members(board.neighbours[area]):
        bridge = board.bridge[area * 64 + neighbour]
        note = ""
        if bridge != NOWHERE:
            note = " (bridge destroyed)" if view.clock.broken >> bridge & 1 else " (bridge)"
        yield board.area_names[neighbour] + note
