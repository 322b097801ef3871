"""Short lines of the staff on one area or one own counter, for a person who asks about it."""

from __future__ import annotations

from collections.abc import Iterator

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.rules.marching import stacking_limit
from solitaire.games.castiglione.staff.command import command
from solitaire.games.castiglione.staff.supply import supply
from solitaire.games.castiglione.staff.world import field_units, quiet_world
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    LEADER,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import areas_text
from solitaire.text import Text, text


def area_notes(board: Board, view: View, area: int) -> list[Text]:
    """The supply of own units in an area, and how they crowd its roads."""
    report = supply(board, view, 1 << area)
    found = [words for line in report.supply_lines for words in report.line_words(board, line)]
    return found + list(_traffic(board, view, area))


def _traffic(board: Board, view: View, area: int) -> Iterator[Text]:
    world = quiet_world(board, view)
    crowd = world.road_strength(view.seat, area)
    limits = [stacking_limit(world, near, area) for near in members(board.neighbours[area])]
    if 0 < crowd < max(limits):
        yield text(
            "Traffic: {many} of {most} strength points of foot and guns [8.4]",
            many=crowd,
            most=max(limits),
        )
    elif crowd:
        yield text(
            "Traffic: {many} of {most} strength points of foot and guns; entering costs a point "
            "more [8.4]",
            many=crowd,
            most=max(limits),
        )


def counter_notes(board: Board, view: View, counter: int) -> Iterator[Text]:
    """Supply and command of an own unit on the map; the areas a leader reaches."""
    local = local_of(counter)
    if side_of(counter) != view.seat or view.own[local] >= AREA_LIMIT:
        return
    if field_units(board, view.seat) >> local & 1:
        for line in supply(board, view, 1 << view.own[local]).supply_lines:
            yield text("{status} as the map stands [5.2]", status=line.status)
        if command(board, view).out_next >> local & 1:
            yield text("would be out of command next turn if nobody moved [6.0]")
    elif board.counter_kind[counter] == LEADER:
        found = command(board, view).of_leader(counter)
        if found is not None:
            yield text("command reaches {areas} [6.0]", areas=areas_text(board, found.areas))
