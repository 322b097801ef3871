"""A field of hexes in columns: names, middles, outlines and neighbours. Every second column lies
half a hex lower, so that a counter can face north."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""Column from the west and row from the north, from 0."""
DIRECTIONS: Final = 6
"""In sixths of a turn, clockwise from north."""
_STRAIGHT: Final = {0: (0, -1), 3: (0, 1)}
_ASLANT: Final = {1: (1, -1), 2: (1, 0), 4: (-1, 0), 5: (-1, -1)}
"""From a column that lies higher; from one that lies lower the row is one more."""


@dataclass(frozen=True, slots=True)
class HexGrid:
    columns: int
    rows: int
    radius: float = 100.0
    """From the middle of a hex to a corner."""

    def cells(self) -> tuple[Cell, ...]:
        return tuple((column, row) for column in range(self.columns) for row in range(self.rows))

    @property
    def size(self) -> tuple[float, float]:
        return (1.5 * self.columns + 0.5) * self.radius, (self.rows + 0.5) * self._height

    @property
    def _height(self) -> float:
        return sqrt(3) * self.radius

    def middle(self, cell: Cell) -> tuple[float, float]:
        column, row = cell
        return (1.5 * column + 1) * self.radius, (row + 0.5 + column % 2 / 2) * self._height

    def outline(self, cell: Cell) -> tuple[tuple[float, float], ...]:
        """The six corners, clockwise from the north-west. Neighbours share corners exactly."""
        x, y = self.middle(cell)
        corners = [(x + self.radius * cos(a), y + self.radius * sin(a)) for a in _ANGLES]
        return tuple((round(across, 3), round(down, 3)) for across, down in corners)

    def neighbour(self, cell: Cell, direction: int) -> Cell | None:
        """None beyond the edge of the field."""
        column, row = cell
        if direction in _STRAIGHT:
            across, down = _STRAIGHT[direction]
        else:
            across, down = _ASLANT[direction]
            down += column % 2
        found = column + across, row + down
        return found if 0 <= found[0] < self.columns and 0 <= found[1] < self.rows else None

    def direction(self, start: Cell, end: Cell) -> int | None:
        """None if the two are no neighbours."""
        for direction in range(DIRECTIONS):
            if self.neighbour(start, direction) == end:
                return direction
        return None


_ANGLES: Final = tuple(number * pi / 3 - 2 * pi / 3 for number in range(DIRECTIONS))
