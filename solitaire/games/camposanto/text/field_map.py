"""The field as rows of characters, for a terminal of 80 columns or of 120 and more.

A hex is three characters wide, or four: arm and steps of a body, what lies on top of it (only in
four), and an arrow to its corner. Even rows are set half a hex to the right.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.terms import (
    ALLIED,
    BRIDGE,
    CLEAR,
    COLUMNS,
    FARMHOUSE,
    OFF_MAP,
    POND,
    RIVER,
    ROWS,
    VILLAGE,
    WINGS,
)

NARROW: Final = 3
WIDE: Final = 4
_WIDE_FROM: Final = 108
"""Columns of a terminal from which four characters a hex fit."""
_LABEL: Final = 3
_TEXT_WIDTH: Final = 78
_ARMS: Final = "ICGL"
_STACKED: Final = "BT"
"""In three characters: infantry with a battery, infantry with light infantry on top."""
_ARROWS: Final = "↑↗↘↓↙↖"
_GROUND: Final = {CLEAR: ".", FARMHOUSE: "#", VILLAGE: "#", RIVER: "~", POND: "o", BRIDGE: "="}
_LEGEND: Final = (
    "Allied in capitals, Spanish in small letters: I infantry, C cavalry, G guns,",
    "L light, M Marshal; then steps and facing. # farmhouse or village, ~ river,",
    "= bridge, o pond.",
)
_NARROW_LEGEND: Final = "B infantry with a battery on top, T infantry with light infantry on top."
_WIDE_LEGEND: Final = "A letter behind the steps lies on top of the infantry."


def field_map(board: Board, view: View, columns: int) -> list[str]:
    """Lines that fit a terminal of so many columns, at least 80."""
    width = WIDE if columns >= _WIDE_FROM else NARROW
    legend = _WIDE_LEGEND if width == WIDE else _NARROW_LEGEND
    cells = _cells(board, view, width)
    head = "".join(f"{column:02d}".ljust(width) for column in range(1, COLUMNS + 1))
    lines = [" " * _LABEL + head]
    for row in range(ROWS):
        shift = " " * (width // 2) if row % 2 else ""
        here = "".join(cells[row * COLUMNS : (row + 1) * COLUMNS])
        lines.append(f"{row + 1:02d} {shift}{here}".rstrip())
    return [*lines, *_LEGEND, legend, *wrap(board.data.status, _TEXT_WIDTH)]


def _cells(board: Board, view: View, width: int) -> list[str]:
    cells = [_GROUND[int(terrain)].center(width) for terrain in board.terrain]
    for marshal, place in enumerate(view.marshals):
        if place != OFF_MAP:
            cells[place] = ("M" if marshal < WINGS else "m").center(width)
    for place, units in _bodies(board, view).items():
        cells[place] = _body(board, view, units, width)
    return cells


def _bodies(board: Board, view: View) -> dict[int, list[int]]:
    """Units by hex, the regiment before what lies on it."""
    found: dict[int, list[int]] = {}
    for unit, seen in enumerate(view.units):
        if seen.hex != OFF_MAP:
            found.setdefault(seen.hex, []).append(unit)
    for units in found.values():
        units.sort(key=lambda unit: not board.is_line[unit])
    return found


def _body(board: Board, view: View, units: list[int], width: int) -> str:
    lead = units[0]
    letter = _ARMS[board.arm[lead]]
    on_top = _ARMS[board.arm[units[1]]] if len(units) > 1 else ""
    steps, arrow = str(view.units[lead].steps), _ARROWS[view.units[lead].facing]
    if width == NARROW:
        letter = _STACKED["GL".index(on_top)] if on_top else letter
        text = letter + steps + arrow
    else:
        text = letter + steps + (on_top or " ") + arrow
    return text if board.side[lead] == ALLIED else text.lower()
