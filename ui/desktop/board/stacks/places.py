"""Where the stacks of two sides in one place stand: side by side, or as it suits the neighbours."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from solitaire.presenting.board import PlaceId
from ui.desktop.board.counters import SIZE

STEP: Final = SIZE * 0.56
"""How far each of the two moves from the middle of the place."""
WAYS_APART: Final = (QPointF(STEP, 0), QPointF(0, STEP), QPointF(STEP, STEP), QPointF(STEP, -STEP))
"""Of the second side; the first moves the other way. The first way is the usual one."""
PILE: Final = QRectF(-SIZE * 0.57, -SIZE * 0.57, SIZE * 1.3, SIZE * 1.3)
"""What a stack covers on the whole map, where it is drawn largest."""


def steps_apart(
    centres: Mapping[PlaceId, QPointF],
    held: Collection[PlaceId],
    shared: Collection[PlaceId],
    grain: float,
) -> Mapping[PlaceId, QPointF]:
    """For each shared place the step that covers least of the stacks in the other places."""
    order = [place for place in centres if place in shared]
    ways = [way * grain for way in WAYS_APART]
    chosen = dict.fromkeys(order, ways[0])
    for place in chosen:
        others = [
            box
            for other in held
            if other != place
            for box in _piles(centres[other], chosen.get(other, QPointF()), grain)
        ]
        chosen[place] = min(
            ways, key=lambda way: _covered(_piles(centres[place], way, grain), others)
        )
    return chosen


def _piles(centre: QPointF, way: QPointF, grain: float) -> tuple[QRectF, ...]:
    pile = QRectF(PILE.topLeft() * grain, PILE.size() * grain)
    if way.isNull():
        return (pile.translated(centre),)
    return pile.translated(centre + way), pile.translated(centre - way)


def _covered(piles: Sequence[QRectF], others: Sequence[QRectF]) -> float:
    cuts = [one.intersected(other) for one in piles for other in others]
    return sum(cut.width() * cut.height() for cut in cuts)
