"""A painter that draws letters as outlines: alike everywhere, whatever fonts are installed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath


class OutlinePainter(QPainter):
    """Knows the one form of drawText() that maps and counters use: a box, an alignment, a text."""

    def drawText(self, *words: Any) -> QRectF:  # type: ignore[override]
        box, alignment, text = words
        metrics = QFontMetricsF(self.font())
        wide = metrics.horizontalAdvance(text)
        path = QPainterPath()
        place = QPointF(_left(box, alignment, wide), _baseline(box, alignment, metrics))
        path.addText(place, self.font(), text)
        self.fillPath(path, self.pen().color())
        return QRectF(place.x(), place.y() - metrics.ascent(), wide, metrics.height())


def _left(box: QRectF, alignment: Qt.AlignmentFlag, wide: float) -> float:
    if alignment & Qt.AlignmentFlag.AlignHCenter:
        return box.center().x() - wide / 2
    return box.right() - wide if alignment & Qt.AlignmentFlag.AlignRight else box.left()


def _baseline(box: QRectF, alignment: Qt.AlignmentFlag, metrics: QFontMetricsF) -> float:
    if alignment & Qt.AlignmentFlag.AlignVCenter:
        return box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    return box.top() + metrics.ascent()
