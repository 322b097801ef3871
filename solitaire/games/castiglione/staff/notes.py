"""Short lines of the staff on one area or one own counter, for whoever asks what it is."""

from __future__ import annotations

from collections.abc import Iterator

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.rules.marching import stacking_limit
from solitaire.games.castiglione.staff.command import command
from solitaire.games.castiglione.staff.supply import supply
from solitaire.games.castiglione.staff.world import areas_words, field_units, quiet_world
from solitaire.games.castiglione.terms import AREA_LIMIT, LEADER


def area_notes(board: Board, view: View, area: int) -> list[str]:
    """The supply of own units in an area, and how they crowd its roads."""
    report = supply(board, view, 1 << area)
    found = [words for line in report.supply_lines for words in report.line_words(board, line)]
    return found + list(_traffic(board, view, area))


def _traffic(board: Board, view: View, area: int) -> Iterator[str]:
    world = quiet_world(board, view)
    crowd = world.road_strength(view.seat, area)
    limits = [stacking_limit(world, near, area) for near in members(board.neighbours[area])]
    if crowd:
        full = "" if crowd < max(limits) else ", who enters pays a point more"
        yield f"traffic: {crowd} of {max(limits)} strength points of foot and guns{full} [8.4]"


def counter_notes(board: Board, view: View, counter: int) -> Iterator[str]:
    """Supply and command of an own unit on the map; the areas a leader reaches."""
    local = counter & 63
    if counter >> 6 != view.seat or view.own[local] >= AREA_LIMIT:
        return
    if field_units(board, view.seat) >> local & 1:
        for line in supply(board, view, 1 << view.own[local]).supply_lines:
            yield f"{line.status} as the map stands [5.2]"
        if command(board, view).out_next >> local & 1:
            yield "would be out of command next turn if nobody moved [6.0]"
    elif board.counter_kind[counter] == LEADER:
        found = command(board, view).of_leader(counter)
        if found is not None:
            yield f"command reaches {areas_words(board, found.areas)} [6.0]"
