"""A field of hexes in rows, a corner to the north. Every second row lies half a hex to the east."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class HexRows:
    columns: int
    rows: int
    width: float = 62.0
    """From one upright side of a hex to the other."""

    @property
    def radius(self) -> float:
        """From the middle of a hex to a corner."""
        return self.width / sqrt(3)

    @property
    def size(self) -> Point:
        return (self.columns + 0.5) * self.width, (1.5 * self.rows + 0.5) * self.radius

    def middle(self, column: int, row: int) -> Point:
        """Of the hex with this column and row, counted from 0."""
        return (column + 0.5 + row % 2 / 2) * self.width, (1.5 * row + 1) * self.radius

    def outline(self, column: int, row: int, share: float = 1.0) -> tuple[Point, ...]:
        """The six corners, clockwise from the north; a share of the hex about its middle."""
        middle = self.middle(column, row)
        return tuple(self.corner(middle, number, share) for number in range(6))

    def corner(self, middle: Point, sixth: float, share: float = 1.0) -> Point:
        """At so many sixths of a turn, clockwise from north. Neighbours share corners exactly."""
        turn, reach = sixth * pi / 3, self.radius * share
        x, y = middle[0] + reach * sin(turn), middle[1] - reach * cos(turn)
        return round(x, 3), round(y, 3)
