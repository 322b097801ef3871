"""Hachures: short strokes down the slopes, as engravers drew mountains. No Qt.

No heights are stored. Ground is taken to rise away from valleys, which are where rivers, lakes,
roads and the foot of the mountains are; the watershed between two valleys stays bare.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from solitaire.geography.projection import XY

SPACING: Final = 8.0
"""Between strokes, in units of the map."""
VALLEY_FLOOR: Final = 15.0
STEEPEST: Final = 42.0
"""Distance from the valley at which slopes are steepest."""

FOLD: Final = 105.0
"""Between the wild valleys that are made up where nothing is known."""

Points = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Stroke:
    top: XY
    bottom: XY
    weight: float
    """0 for the gentlest slope to 1 for the steepest."""


def strokes(outline: Sequence[XY], valleys: Sequence[XY], seed: str) -> list[Stroke]:
    """The hachures of one range; the same seed gives the same drawing."""
    random = Random(seed)
    points = np.array([p for p in _scattered(outline, random) if is_inside(outline, p)])
    if not len(points):
        return []
    low = np.array(_near(outline, valleys))
    low = np.concatenate([low, _side_valleys(outline, low)])
    nearest, distance = _nearest(points, low)
    found = []
    for point, valley, away in zip(points, nearest, distance, strict=True):
        if away > VALLEY_FLOOR + random.uniform(0, 8):
            found.append(_stroke(point, valley, float(away), random))
    return found


def _near(outline: Sequence[XY], valleys: Sequence[XY]) -> list[XY]:
    """Valleys in or about the range."""
    left, right = min(x for x, _ in outline) - 60, max(x for x, _ in outline) + 60
    top, bottom = min(y for _, y in outline) - 60, max(y for _, y in outline) + 60
    return [(x, y) for x, y in valleys if left < x < right and top < y < bottom]


def _side_valleys(outline: Sequence[XY], valleys: Points) -> Points:
    """Wild valleys that no river or road of the map follows, so that no range is without folds."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    lines = [
        (start + 34 * math.sin(y / 61 + start) + 16 * math.sin(y / 23 + 2 * start), y)
        for start in np.arange(left, right, FOLD)
        for y in np.arange(top, bottom, 18.0)
    ]
    points = np.array(lines)
    _, distance = _nearest(points, valleys)
    return points[distance > FOLD * 0.62]


def _scattered(outline: Sequence[XY], random: Random) -> list[XY]:
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    shake = SPACING * 0.42
    return [
        (
            left + (column + row % 2 / 2) * SPACING + random.uniform(-shake, shake),
            top + row * SPACING + random.uniform(-shake, shake),
        )
        for row in range(int((bottom - top) / SPACING) + 1)
        for column in range(int((right - left) / SPACING) + 1)
    ]


def is_inside(outline: Sequence[XY], point: XY) -> bool:
    """Whether a ray eastward crosses the outline an odd number of times."""
    x, y = point
    inside = False
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
        x0, y0 = x1, y1
    return inside


def _nearest(points: Points, valleys: Points) -> tuple[Points, Points]:
    """For each point the nearest place of a valley, and how far it is."""
    nearest = np.empty_like(points)
    low = valleys.astype(np.float32)  # twice as fast, and exact to a hundredth of a unit
    squares = (low**2).sum(axis=1)
    for start in range(0, len(points), 512):  # blocks that stay in the processor's cache
        block = slice(start, start + 512)
        # |p - v|² without |p|², which does not change which v is nearest
        best = (squares - 2 * points[block].astype(np.float32) @ low.T).argmin(axis=1)
        nearest[block] = valleys[best]
    distance: Points = np.hypot(*(points - nearest).T)
    return nearest, distance


def _stroke(point: Points, valley: Points, away: float, random: Random) -> Stroke:
    angle = math.atan2(valley[1] - point[1], valley[0] - point[0]) + random.uniform(-0.16, 0.16)
    steepness = math.exp(-(((away - STEEPEST) / 34) ** 2))
    length = 4.5 + 5.5 * steepness + random.uniform(-1, 1)
    x, y = float(point[0]), float(point[1])
    bottom = (x + math.cos(angle) * length, y + math.sin(angle) * length)
    return Stroke((x, y), bottom, steepness)
