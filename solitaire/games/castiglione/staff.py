"""The staff: what a side may ask about its own situation, answered from its view alone.

Every answer says which part is known and which is estimated. The questions have modules of their
own; here they come together, with short lines for areas and counters.
"""

from __future__ import annotations

from collections.abc import Iterator

from solitaire.games.castiglione.board import Board
from solitaire.games.castiglione.staff_combat import preview as preview
from solitaire.games.castiglione.staff_command import command as command
from solitaire.games.castiglione.staff_command import command_with as command_with
from solitaire.games.castiglione.staff_guns import guns as guns
from solitaire.games.castiglione.staff_reach import reach as reach
from solitaire.games.castiglione.staff_supply import supply as supply
from solitaire.games.castiglione.staff_world import areas_words, field_units
from solitaire.games.castiglione.terms import AREA_LIMIT, LEADER
from solitaire.games.castiglione.views import View


def area_lines(board: Board, view: View, area: int) -> list[str]:
    """The supply of own units in an area."""
    report = supply(board, view)
    line = report.of_area(area)
    return [] if line is None else report.line_words(board, line)


def counter_lines(board: Board, view: View, counter: int) -> Iterator[str]:
    """Supply and command of an own counter on the map; the areas a leader reaches."""
    local = counter & 63
    if counter >> 6 != view.seat or view.own[local] >= AREA_LIMIT:
        return
    if field_units(board, view.seat) >> local & 1:
        yield from _unit_lines(board, view, local)
    elif board.counter_kind[counter] == LEADER:
        found = command(board, view).of_leader(counter)
        if found is not None:
            yield f"command reaches {areas_words(board, found.areas)} [6.0]"


def _unit_lines(board: Board, view: View, local: int) -> Iterator[str]:
    line = supply(board, view).of_area(view.own[local])
    if line is not None:
        yield f"{line.status} as the map stands [5.2]"
    if command(board, view).out_next >> local & 1:
        yield "would be out of command next turn if nobody moved [6.0]"
