"""The signs of the overlays, drawn in the colour of the text around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

SIZE: Final = 48
_LINE: Final = 3.6


def overlay_icon(name: str, colour: QColor) -> QIcon:
    drawn = QPixmap(SIZE, SIZE)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, _LINE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    _SIGNS.get(name, _ring)(painter)
    painter.end()
    return QIcon(drawn)


def _shape(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(across, down) for across, down in points])


def _filled(painter: QPainter, shape: QPolygonF) -> None:
    painter.setBrush(painter.pen().color())
    painter.drawPolygon(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _ring(painter: QPainter) -> None:
    """Of an overlay without a sign of its own."""
    painter.drawEllipse(QRectF(10, 10, 28, 28))


def _wagon(painter: QPainter) -> None:
    painter.drawPolyline(_shape((5, 14), (9, 30), (39, 30), (43, 14)))
    painter.drawLine(7, 21, 41, 21)
    for middle in (15, 33):
        painter.drawEllipse(QPointF(middle, 36), 6, 6)


def _flag(painter: QPainter) -> None:
    painter.drawLine(12, 5, 12, 44)
    _filled(painter, _shape((12, 7), (40, 13), (12, 25)))


def _arrows(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(24, 24), 4, 4)
    for sign in (-1, 1):
        end = 24 + sign * 20
        painter.drawLine(24 + sign * 9, 24, end, 24)
        painter.drawPolyline(_shape((end - sign * 6, 18), (end, 24), (end - sign * 6, 30)))
        painter.drawLine(24, 24 + sign * 9, 24, end)
        painter.drawPolyline(_shape((18, end - sign * 6), (24, end), (30, end - sign * 6)))


def _cannon(painter: QPainter) -> None:
    _filled(painter, _shape((6, 28), (30, 13), (34, 20), (11, 36)))
    painter.drawEllipse(QPointF(20, 36), 7, 7)
    for reach in (5, 11):
        box = QRectF(34 - reach, 14 - reach, 2 * reach, 2 * reach)
        painter.drawArc(box, -10 * 16, 80 * 16)


def _warning(painter: QPainter) -> None:
    painter.drawPolygon(_shape((24, 6), (44, 41), (4, 41)))
    painter.drawLine(24, 19, 24, 29)
    painter.drawPoint(24, 35)


def _eye(painter: QPainter) -> None:
    painter.drawArc(QRectF(2, 12, 44, 44), 30 * 16, 120 * 16)
    painter.drawArc(QRectF(2, -8, 44, 44), 210 * 16, 120 * 16)
    painter.setBrush(painter.pen().color())
    painter.drawEllipse(QPointF(24, 24), 4.5, 4.5)


def _glass(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(20, 20), 13, 13)
    painter.drawLine(30, 30, 43, 43)
    painter.drawArc(QRectF(15.5, 13, 9, 9), -60 * 16, 230 * 16)
    painter.drawPoint(20, 27)


def _star(painter: QPainter) -> None:
    points = [(24, 4), (30, 18), (45, 19), (33, 29), (37, 44)]
    mirrored = [(48 - across, down) for across, down in reversed(points[1:])]
    painter.drawPolygon(_shape(*points, (24, 36), *mirrored))


def _hex(painter: QPainter) -> None:
    """A hex with six strokes outward: whoever stands in it, and what it controls."""
    painter.drawPolygon(_shape((24, 12), (34, 18), (34, 30), (24, 36), (14, 30), (14, 18)))
    for line in ((24, 3, 24, 8), (24, 40, 24, 45), (5, 13, 10, 16), (43, 13, 38, 16)):
        painter.drawLine(*line)
    for line in ((5, 35, 10, 32), (43, 35, 38, 32)):
        painter.drawLine(*line)


def _front(painter: QPainter) -> None:
    """A counter with its point, and what lies before it."""
    _filled(painter, _shape((24, 4), (32, 14), (16, 14)))
    painter.drawRect(QRectF(10, 19, 28, 24))


def _back(painter: QPainter) -> None:
    """An arrow that turns round and goes back."""
    painter.drawArc(QRectF(12, 6, 24, 24), 0, 180 * 16)
    painter.drawLine(12, 18, 12, 41)
    painter.drawPolyline(_shape((4, 33), (12, 42), (20, 33)))
    painter.drawLine(36, 18, 36, 27)


def _alone(painter: QPainter) -> None:
    """One within a ring that is broken."""
    painter.setBrush(painter.pen().color())
    painter.drawEllipse(QPointF(24, 24), 5, 5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for start in range(15, 360, 60):
        painter.drawArc(QRectF(7, 7, 34, 34), start * 16, 30 * 16)


def _letter(painter: QPainter) -> None:
    painter.drawRect(QRectF(5, 12, 38, 25))
    painter.drawPolyline(_shape((5, 13), (24, 27), (43, 13)))


def _line_of_posts(painter: QPainter) -> None:
    """Two ends and the road between them."""
    painter.drawRect(QRectF(4, 32, 11, 11))
    _filled(painter, _shape((33, 5), (43, 5), (43, 15), (33, 15)))
    painter.drawPolyline(_shape((15, 37), (27, 37), (21, 21), (38, 21), (38, 15)))


def _closing_in(painter: QPainter) -> None:
    """Arrows from outside, to the middle."""
    painter.drawEllipse(QPointF(24, 24), 3, 3)
    for sign in (-1, 1):
        end = 24 + sign * 8
        painter.drawLine(24 + sign * 21, 24, end, 24)
        painter.drawPolyline(_shape((end + sign * 6, 18), (end, 24), (end + sign * 6, 30)))
        painter.drawLine(24, 24 + sign * 21, 24, end)
        painter.drawPolyline(_shape((18, end + sign * 6), (24, end), (30, end + sign * 6)))


def _ear(painter: QPainter) -> None:
    """Of wheat."""
    painter.drawLine(24, 6, 24, 44)
    for down in (10, 18, 26):
        painter.drawLine(24, down + 8, 14, down)
        painter.drawLine(24, down + 8, 34, down)


def _winding_way(painter: QPainter) -> None:
    """A way that leads to walls."""
    painter.drawPolyline(_shape((6, 43), (20, 38), (10, 28), (26, 24)))
    painter.drawPolyline(
        _shape((26, 22), (26, 6), (31, 6), (31, 11), (36, 11), (36, 6), (41, 6), (41, 22), (26, 22))
    )


def _walls_in_ring(painter: QPainter) -> None:
    painter.drawPolygon(_shape((24, 14), (33, 20), (30, 31), (18, 31), (15, 20)))
    for start in range(0, 360, 45):
        painter.drawArc(QRectF(4, 4, 40, 40), start * 16, 28 * 16)


_SIGNS: Final[Mapping[str, Callable[[QPainter], None]]] = {
    "supply": _wagon,
    "command": _flag,
    "reach": _arrows,
    "guns": _cannon,
    "threats": _warning,
    "eyes": _eye,
    "intelligence": _glass,
    "victory": _star,
    "zones": _hex,
    "front": _front,
    "fire": _cannon,
    "retreat": _back,
    "isolation": _alone,
    "dispatch": _letter,
    "communications": _line_of_posts,
    "enemy-reach": _closing_in,
    "forage": _ear,
    "path": _winding_way,
    "siege": _walls_in_ring,
}
