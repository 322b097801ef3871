"""Finds room for the names of areas: near their stack, clear of others, off the roads if it can."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from ui.desktop.projection import XY

STACK_BOX: Final = QRectF(-24, -24, 54, 54)
"""What a stack covers around the middle of its area, with a little air."""
WISHED: Final = 14.0
"""How much worse a place must be before the one that the data wish for is left."""

DOUBTFUL: Final = 16.0
"""A name should be nearer to its own area than to any other by so much."""


class NamePlaces:
    def __init__(self, frame: QRectF, centres: Sequence[QPointF], lines: Sequence[XY]) -> None:
        """`lines` are points along roads and rivers, which a name had better not cover."""
        self._frame = frame
        self._x, self._y = np.array(lines).T
        self._centres = centres
        self._taken: list[QRectF] = []

    def take(self, centre: QPointF, size: QRectF, wish: QPointF) -> QPointF:
        """The middle of the best place for a name of this size; nobody else gets it then."""
        wished = _cleared(QRectF(size).translated(wish), wish)
        boxes = [box.translated(centre) for box in (wished, *_around(size))]
        costs = [self._cost(box, centre) + (0 if n == 0 else WISHED) for n, box in enumerate(boxes)]
        best = boxes[costs.index(min(costs))]
        self._taken.append(best)
        return best.center()

    def _cost(self, box: QRectF, centre: QPointF) -> float:
        near = box.adjusted(-60, -60, 60, 60)
        others = (point for point in self._centres if point != centre and near.contains(point))
        covered = sum(_shared(box, STACK_BOX.translated(point)) for point in others)
        covered += sum(_shared(box, taken.adjusted(-3, -2, 3, 2)) for taken in self._taken)
        across = (self._x > box.left()) & (self._x < box.right())
        crossed = int((across & (self._y > box.top()) & (self._y < box.bottom())).sum())
        outside = 0 if self._frame.contains(box) else 1000
        return covered / 4 + crossed * 6 + outside + self._doubt(box, centre)

    def _doubt(self, box: QRectF, centre: QPointF) -> float:
        """A name that is nearly as close to another area might be taken for that one's."""
        own = _gap(box, centre)
        others = min(_gap(box, point) for point in self._centres if point != centre)
        return max(0.0, DOUBTFUL + own - others)


def _gap(box: QRectF, point: QPointF) -> float:
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    down = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return math.hypot(across, down)


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()


def _cleared(box: QRectF, wish: QPointF) -> QRectF:
    """The wished box, moved outward until the area's own stack does not cover it."""
    if not box.intersects(STACK_BOX):
        return box
    if abs(wish.x()) > abs(wish.y()):
        gap = STACK_BOX.right() - box.left() if wish.x() > 0 else STACK_BOX.left() - box.right()
        return box.translated(gap, 0)
    gap = STACK_BOX.bottom() - box.top() if wish.y() > 0 else STACK_BOX.top() - box.bottom()
    return box.translated(0, gap)


def _around(size: QRectF) -> list[QRectF]:
    """Boxes of this size on all sides of a stack."""
    wide, high = size.width(), size.height()
    box = STACK_BOX
    found = []
    for y in (-14.0, 3.0, 18.0):
        found += [QRectF(box.right(), y - high / 2, wide, high)]
        found += [QRectF(box.left() - wide, y - high / 2, wide, high)]
    for x in (0.0, wide / 3, -wide / 3):
        found += [QRectF(x - wide / 2, box.top() - high, wide, high)]
        found += [QRectF(x - wide / 2, box.bottom(), wide, high)]
    return found
