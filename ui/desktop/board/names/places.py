"""Finds room for the names of areas: near their stack, clear of others, off the roads if it can.

Every name has some forty places to choose from. What a place costs by itself is counted once;
then the names choose in turn, and again, until each has the best place beside the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF

from solitaire.geography.projection import XY

STACK_BOX: Final = QRectF(-25, -25, 59, 59)
"""What a stack covers around the middle of its area, with a little air, at a grain of 1."""
WISHED: Final = 10.0
"""How much worse a place must be before the one that the data wish for is left."""
DOUBTFUL: Final = 16.0
"""A name should be nearer to its own area than to any other by so much."""
ROUNDS: Final = 5

Numbers = NDArray[np.float64]
_LEFT, _TOP, _RIGHT, _BOTTOM = range(4)


@dataclass(frozen=True, slots=True)
class Wanted:
    """One name: its area's middle, its size, and where the data would have it."""

    centre: QPointF
    size: QRectF
    wish: QPointF


def name_places(
    frame: QRectF,
    wanted: Sequence[Wanted],
    lines: Sequence[XY],
    taken: Sequence[QRectF],
    grain: float = 1.0,
) -> list[QPointF]:
    """The middle of each name. `lines` and `taken` had better not be covered; `grain` is how
    large counters are on this map."""
    search = _Search(frame, wanted, np.array(lines), edges(list(taken)), grain)
    return [QPointF(*middle) for middle in search.middles()]


class _Search:
    def __init__(
        self,
        frame: QRectF,
        wanted: Sequence[Wanted],
        lines: Numbers,
        taken: Numbers,
        grain: float,
    ) -> None:
        self._grain = grain
        self._frame = edges([frame])[0]
        self._lines = lines
        self._taken = taken
        self._centres = np.array([one.centre.toTuple() for one in wanted])
        stack = enlarged(STACK_BOX, grain)
        self._stacks = np.concatenate([self._centres, self._centres], axis=1) + edges([stack])[0]
        self._boxes = [edges(_candidates(one, stack, grain)) for one in wanted]
        self._costs = [self._own_costs(n, boxes) for n, boxes in enumerate(self._boxes)]

    def middles(self) -> list[XY]:
        chosen = [int(costs.argmin()) for costs in self._costs]
        boxes = np.array([found[place] for found, place in zip(self._boxes, chosen, strict=True)])
        for _ in range(ROUNDS):
            for number, found in enumerate(self._boxes):
                others = np.delete(boxes, number, axis=0) + np.array([-14, -3, 14, 3])
                costs = self._costs[number] + covered(found, others) / 3 / self._grain**2
                boxes[number] = found[costs.argmin()]
        return [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in boxes]

    def _own_costs(self, number: int, boxes: Numbers) -> Numbers:
        others = np.delete(self._stacks, number, axis=0)
        hidden = covered(boxes, others) / 4 + covered(boxes, self._taken) / 2
        costs = hidden / self._grain**2  # names are as much smaller as counters are
        costs += 6 * crossed(boxes, self._lines) + doubt(boxes, self._centres, number, self._grain)
        costs[1:] += WISHED
        found: Numbers = costs + 1000 * outside(boxes, self._frame)
        return found


def crossed(boxes: Numbers, points: Numbers) -> Numbers:
    """How many of the points, which are of lines, lie in each box."""
    x, y = points.T
    near = (x > boxes[:, _LEFT].min()) & (x < boxes[:, _RIGHT].max())
    near &= (y > boxes[:, _TOP].min()) & (y < boxes[:, _BOTTOM].max())
    x, y = x[near], y[near]
    inside = (x > boxes[:, _LEFT, None]) & (x < boxes[:, _RIGHT, None])
    inside &= (y > boxes[:, _TOP, None]) & (y < boxes[:, _BOTTOM, None])
    found: Numbers = inside.sum(axis=1).astype(float)
    return found


def doubt(boxes: Numbers, centres: Numbers, number: int, grain: float) -> Numbers:
    """A name that is nearly as close to another area might be taken for that one's."""
    gaps = _gaps(boxes, centres)
    own = gaps[:, number].copy()
    gaps[:, number] = np.inf
    found: Numbers = np.maximum(0.0, DOUBTFUL + (own - gaps.min(axis=1)) / grain)
    return found


def outside(boxes: Numbers, frame: Numbers) -> Numbers:
    """Which boxes are not wholly within the frame."""
    beyond = (boxes[:, :2] < frame[:2]) | (boxes[:, 2:] > frame[2:])
    found: Numbers = beyond.any(axis=1).astype(float)
    return found


def edges(boxes: Sequence[QRectF]) -> Numbers:
    found = [(box.left(), box.top(), box.right(), box.bottom()) for box in boxes]
    return np.array(found).reshape(-1, 4)


def covered(boxes: Numbers, others: Numbers) -> Numbers:
    """How much of each box the others cover."""
    wide = np.minimum(boxes[:, None, _RIGHT], others[None, :, _RIGHT])
    wide = wide - np.maximum(boxes[:, None, _LEFT], others[None, :, _LEFT])
    high = np.minimum(boxes[:, None, _BOTTOM], others[None, :, _BOTTOM])
    high = high - np.maximum(boxes[:, None, _TOP], others[None, :, _TOP])
    found: Numbers = (wide.clip(0) * high.clip(0)).sum(axis=1)
    return found


def _gaps(boxes: Numbers, points: Numbers) -> Numbers:
    """From each box to each point."""
    x, y = points.T
    across = np.maximum(boxes[:, _LEFT, None] - x, x - boxes[:, _RIGHT, None]).clip(0)
    down = np.maximum(boxes[:, _TOP, None] - y, y - boxes[:, _BOTTOM, None]).clip(0)
    found: Numbers = np.hypot(across, down)
    return found


# -- places ---------------------------------------------------------------------------------------


def enlarged(box: QRectF, grain: float) -> QRectF:
    return QRectF(box.topLeft() * grain, box.size() * grain)


def _candidates(one: Wanted, stack: QRectF, grain: float) -> list[QRectF]:
    """The wished place first, then places on all sides of the stack."""
    wished = _cleared(QRectF(one.size).translated(one.wish), one.wish, stack)
    places = (wished, *around(one.size, stack, grain))
    return [box.translated(one.centre) for box in places]


def _cleared(box: QRectF, wish: QPointF, stack: QRectF) -> QRectF:
    """The wished box, moved outward until the area's own stack does not cover it."""
    if not box.intersects(stack):
        return box
    if abs(wish.x()) > abs(wish.y()):
        gap = stack.right() - box.left() if wish.x() > 0 else stack.left() - box.right()
        return box.translated(gap, 0)
    gap = stack.bottom() - box.top() if wish.y() > 0 else stack.top() - box.bottom()
    return box.translated(0, gap)


def around(size: QRectF, box: QRectF, grain: float) -> list[QRectF]:
    """Boxes of this size on all sides of another."""
    wide, high = size.width(), size.height()
    x_middle, y_middle = box.center().x(), box.center().y()
    found = []
    for down in (0.0, -11.0, 11.0, -23.0, 23.0):
        y = y_middle + down * grain - high / 2
        found += [QRectF(box.right(), y, wide, high)]
        found += [QRectF(box.left() - wide, y, wide, high)]
    for part in (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5, 0.58, -0.58):
        x = x_middle + part * wide - wide / 2
        found += [QRectF(x, box.top() - high, wide, high)]
        found += [QRectF(x, box.bottom(), wide, high)]
    return found
