"""The signs on the buttons of a player, drawn in the colour of the text around them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

SIZE: Final = 32
BACK, ON, BAR = "back", "on", "bar"
SIGNS: Final = {
    "first": ((BAR, 0.1), (BACK, 0.25)),
    "back": ((BACK, 0.05), (BACK, 0.5)),
    "play": ((ON, 0.28),),
    "pause": ((BAR, 0.28), (BAR, 0.58)),
    "step": ((ON, 0.05), (ON, 0.5)),
    "last": ((ON, 0.2), (BAR, 0.75)),
}
"""Shapes and how far from the left they begin."""
WIDTHS: Final = {BACK: 0.45, ON: 0.45, BAR: 0.14}


def sign(name: str, colour: QColor) -> QIcon:
    drawn = QPixmap(SIZE, SIZE)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for shape, left in SIGNS[name]:
        box = QRectF(left * SIZE, 0.18 * SIZE, WIDTHS[shape] * SIZE, 0.64 * SIZE)
        _paint(painter, shape, box)
    painter.end()
    return QIcon(drawn)


def _paint(painter: QPainter, shape: str, box: QRectF) -> None:
    if shape == BAR:
        painter.drawRect(box)
        return
    tip = box.left() if shape == BACK else box.right()
    base = box.right() if shape == BACK else box.left()
    points = [QPointF(tip, box.center().y()), QPointF(base, box.top()), QPointF(base, box.bottom())]
    painter.drawPolygon(QPolygonF(points))
