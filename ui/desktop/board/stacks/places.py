"""Where the stacks of two armies in one area stand: side by side, or as it suits the neighbours."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ui.desktop.board.counters import SIZE

STEP: Final = SIZE * 0.56
"""How far each of the two moves from the middle of the area."""
WAYS_APART: Final = (QPointF(STEP, 0), QPointF(0, STEP), QPointF(STEP, STEP), QPointF(STEP, -STEP))
"""Of the Austrians, whom the French face from the other side; the first is the usual one."""
PILE: Final = QRectF(-SIZE * 0.57, -SIZE * 0.57, SIZE * 1.3, SIZE * 1.3)
"""What a stack covers on the whole map, where it is drawn largest."""


def steps_apart(
    centres: Sequence[QPointF], held: Collection[int], shared: Collection[int]
) -> Mapping[int, QPointF]:
    """For each shared area the step that covers least of the stacks in the other areas."""
    chosen = dict.fromkeys(sorted(shared), WAYS_APART[0])
    for area in chosen:
        others = [
            box
            for other in held
            if other != area
            for box in _piles(centres[other], chosen.get(other, QPointF()))
        ]
        chosen[area] = min(WAYS_APART, key=lambda way: _covered(_piles(centres[area], way), others))
    return chosen


def _piles(centre: QPointF, way: QPointF) -> tuple[QRectF, ...]:
    if way.isNull():
        return (PILE.translated(centre),)
    return PILE.translated(centre + way), PILE.translated(centre - way)


def _covered(piles: Sequence[QRectF], others: Sequence[QRectF]) -> float:
    cuts = [one.intersected(other) for one in piles for other in others]
    return sum(cut.width() * cut.height() for cut in cuts)
