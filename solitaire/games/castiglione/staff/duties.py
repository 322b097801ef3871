"""What a side may have forgotten when it is about to end its Movement Phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import END_MOVEMENT, MOVE, Ply
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.staff.supply import CUT_OFF, supply
from solitaire.games.castiglione.staff.threats import threats
from solitaire.games.castiglione.staff.world import (
    own_areas,
    quiet_world,
)
from solitaire.games.castiglione.terms import (
    FRENCH,
    local_of,
)
from solitaire.games.castiglione.text.titles import area_text, areas_text, set_text
from solitaire.presenting.adjutant import Reminder
from solitaire.text import joined, text


def forgotten(board: Board, view: View, offered: Sequence[Ply]) -> list[Reminder]:
    """Nothing unless the phase can be ended now."""
    if not any(one.verb == END_MOVEMENT for one in offered):
        return []
    return [
        *_combats(board, view),
        *_unmoved(board, view, offered),
        *_unsupplied(board, view),
        *_unguarded(board, view),
    ]


def _combats(board: Board, view: View) -> Iterator[Reminder]:
    units = own_areas(board, view, int(board.units[view.seat]))
    found = [area for area in units if view.barred >> area & 1]
    if found:
        names = tuple(board.area_names[area] for area in found)
        where = areas_text(board, found)
        yield Reminder(text("Combat must be fought at {areas} [9.0]", areas=where), names)


def _unmoved(board: Board, view: View, offered: Sequence[Ply]) -> Iterator[Reminder]:
    """Stacks with counters that could still begin a move, those that bar an enemy included."""
    waiting: dict[int, int] = {}
    for one in offered:
        if one.verb == MOVE:
            area = view.own[local_of(one.first)]
            waiting[area] = waiting.get(area, 0) + 1
    if waiting:
        where = joined(
            text("{area} ({many})", area=area_text(board, area), many=many)
            for area, many in waiting.items()
        )
        names = tuple(board.area_names[area] for area in waiting)
        yield Reminder(text("Counters that may still move: {where} [8.2]", where=where), names)


def _unsupplied(board: Board, view: View) -> Iterator[Reminder]:
    for line in supply(board, view).supply_lines:
        if line.status == CUT_OFF:
            words = text(
                "No line of supply for {who} in {area} [5.2]",
                who=set_text(board, view.seat, line.units),
                area=area_text(board, line.area),
            )
            yield Reminder(words, (board.area_names[line.area],))


def _unguarded(board: Board, view: View) -> Iterator[Reminder]:
    """Own cities without a unit that the enemy could reach in his next movement."""
    world = quiet_world(board, view)
    cities = int(board.cities)
    own = cities & ~world.austrian_cities if view.seat == FRENCH else cities & world.austrian_cities
    report = threats(board, view)
    for area in members(own):
        threat = report.of_area(area)
        if threat is not None and not world.units_in(view.seat, area):
            words = text(
                "Nobody guards {area}, which the enemy reaches from {areas} [5.1, 8.2]",
                area=area_text(board, area),
                areas=areas_text(board, threat.origins),
            )
            yield Reminder(words, (board.area_names[area],))
