"""From degrees to the plane of the drawn map. No Qt.

Equirectangular: east-west distances shrink by the cosine of the middle latitude, which is exact
enough for a map 150 km wide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

UNITS_PER_KM: Final = 10.0
KM_PER_DEGREE: Final = 111.2

XY = tuple[float, float]
"""Eastward and southward on the map, from the frame's north-western corner."""


Point = tuple[float, float]
"""Latitude and longitude in degrees."""


class Projection:
    def __init__(self, *, south: float, north: float, west: float, east: float) -> None:
        """Of the part of the world between these degrees."""
        self._north = north
        self._west = west
        self._down = UNITS_PER_KM * KM_PER_DEGREE
        self._right = self._down * math.cos(math.radians((south + north) / 2))
        self.width = (east - west) * self._right
        self.height = (north - south) * self._down

    def place(self, latitude: float, longitude: float) -> XY:
        return (longitude - self._west) * self._right, (self._north - latitude) * self._down

    def places(self, points: Sequence[Point]) -> list[XY]:
        return [self.place(*point) for point in points]


def sampled(line: Sequence[XY], spacing: float) -> list[XY]:
    """Points along a line, no farther apart than `spacing`, its corners included."""
    points: list[XY] = list(line[:1])
    for (x0, y0), (x1, y1) in pairwise(line):
        parts = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / spacing))
        points += [
            (x0 + (x1 - x0) * part / parts, y0 + (y1 - y0) * part / parts)
            for part in range(1, parts + 1)
        ]
    return points
