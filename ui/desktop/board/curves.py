"""Smooth lines through points, for rivers, shores and roads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from solitaire.geography.projection import XY, sampled


def open_curve(points: Sequence[XY]) -> QPainterPath:
    """A curve through all points (Catmull and Rom's)."""
    ends = [points[0], *points, points[-1]]
    return _through(ends)


def closed_curve(points: Sequence[XY]) -> QPainterPath:
    path = _through([points[-1], *points, points[0], points[1]])
    path.closeSubpath()
    return path


def _through(points: Sequence[XY]) -> QPainterPath:
    """From the second to the last but one; the outermost two only give the direction."""
    path = QPainterPath(QPointF(*points[1]))
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    return path


def points_along(path: QPainterPath, spacing: float) -> list[XY]:
    """Points of the curve, no farther apart than `spacing`."""
    # Flattened first: asking a curve for a point by its length costs a walk along all of it.
    line = [point.toTuple() for polygon in path.toSubpathPolygons() for point in polygon.toList()]
    return sampled(line, spacing)
