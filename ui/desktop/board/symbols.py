"""The book of signs: what may be drawn on a counter and beside the map.

`looks.toml` of a game says by these names which sign stands for its arms and marks. They differ in
shape as well as colour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.desktop.style import theme

DARK: Final = QColor("#1d1812")
WHITE: Final = QColor("#ffffff")
BICORNE: Final = "bicorne"

# -- arms -----------------------------------------------------------------------------------------


TEMPERS: Final = {"storm": (2, -1), "advance": (1, -1), "hold": (0, 0), "waver": (1, 1)}
"""How a force is minded, as chevrons: how many, and whether they point up or down."""
ARMS: Final = ("crossed", "crossed-ball", "slashed", "ball", "wall", "flag", *TEMPERS)


def is_arm(sign: str) -> bool:
    return sign in ARMS


def paint_arm(painter: QPainter, box: QRectF, sign: str, ink: QColor, width: float) -> None:
    """A box with a sign in it: infantry crossed, cavalry slashed, guns a ball, garrisons a wall."""
    painter.setPen(QPen(ink, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)
    if sign in ("crossed", "crossed-ball"):
        painter.drawLine(box.topLeft(), box.bottomRight())
    if sign in ("crossed", "crossed-ball", "slashed"):
        painter.drawLine(box.bottomLeft(), box.topRight())
    if sign in ("ball", "crossed-ball"):
        painter.setBrush(ink)
        painter.drawEllipse(box.center(), box.height() * 0.23, box.height() * 0.23)
    if sign == "wall":
        _paint_wall(painter, box, ink)
    if sign in TEMPERS:
        _paint_temper(painter, box, sign)
    if sign == "flag":
        painter.drawLine(box.center(), QPointF(box.center().x(), box.bottom()))
        painter.fillRect(QRectF(box.center(), box.topRight()).normalized(), ink)


def _paint_temper(painter: QPainter, box: QRectF, sign: str) -> None:
    """Chevrons up to attack, down to waver, a bar to hold."""
    many, point = TEMPERS[sign]
    wide, high, middle = box.width() * 0.28, box.height() * 0.16, box.center()
    if not many:
        painter.drawLine(middle - QPointF(wide, 0), middle + QPointF(wide, 0))
    for number in range(many):
        at = middle + QPointF(0, (number - (many - 1) / 2) * high * 2.2)
        ends = (
            QPointF(-wide, -point * high),
            QPointF(0, point * high),
            QPointF(wide, -point * high),
        )
        painter.drawPolyline([at + end for end in ends])


def _paint_wall(painter: QPainter, box: QRectF, ink: QColor) -> None:
    wide, high = box.width() / 7, box.height()
    for tooth in (1, 3, 5):
        left = box.left() + tooth * wide
        painter.fillRect(QRectF(left, box.top() + high * 0.26, wide, high * 0.3), ink)
    painter.fillRect(QRectF(box.left() + wide, box.top() + high * 0.5, wide * 5, high / 3), ink)


def paint_hat(
    painter: QPainter, middle: QPointF, colour: QColor, cockade: Sequence[QColor]
) -> None:
    """A bicorne with its cockade."""
    hat = QPainterPath(middle + QPointF(-32, 15))
    hat.quadTo(middle + QPointF(-20, 8), middle + QPointF(-18, -4))
    hat.quadTo(middle + QPointF(-15, -21), middle + QPointF(0, -21))
    hat.quadTo(middle + QPointF(15, -21), middle + QPointF(18, -4))
    hat.quadTo(middle + QPointF(20, 8), middle + QPointF(32, 15))
    hat.quadTo(middle + QPointF(0, 8), middle + QPointF(-32, 15))
    painter.setPen(QPen(colour, 2.4))
    painter.setBrush(QColor("#231e18"))
    painter.drawPath(hat)
    for radius, ring in zip((7.5, 5, 2.5), cockade, strict=False):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ring)
        painter.drawEllipse(middle + QPointF(0, -5), radius, radius)


# -- marks down the edge --------------------------------------------------------------------------


def is_mark(sign: str) -> bool:
    return sign in _MARKS


def paint_mark(painter: QPainter, middle: QPointF, sign: str) -> None:
    _MARKS.get(sign, _dot)(painter, middle)


def _dot(painter: QPainter, middle: QPointF) -> None:
    _disc(painter, middle, WHITE)


def _star(painter: QPainter, middle: QPointF) -> None:
    painter.setPen(QPen(DARK, 1))
    painter.setBrush(theme.RANK)
    painter.drawPolygon(_star_points(middle, 6.5))


def _diamond(painter: QPainter, middle: QPointF) -> None:
    painter.setPen(QPen(WHITE, 1.8))
    painter.setBrush(theme.BATTLE)
    corners = [QPointF(0, -8.5), QPointF(7, 0), QPointF(0, 8.5), QPointF(-7, 0)]
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


def _warning(painter: QPainter, middle: QPointF) -> None:
    painter.setPen(QPen(DARK, 1.4))
    painter.setBrush(theme.WARNING)
    corners = [QPointF(0, -8.5), QPointF(8.5, 7), QPointF(-8.5, 7)]
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
    painter.setPen(QPen(DARK, 2.2))
    painter.drawLine(middle + QPointF(0, -3), middle + QPointF(0, 2))
    painter.drawPoint(middle + QPointF(0, 5))


def _wheat(painter: QPainter, middle: QPointF) -> None:
    _disc(painter, middle, QColor("#f7e7b0"))
    painter.setPen(QPen(QColor("#6b5410"), 1.7))
    painter.drawLine(middle + QPointF(0, 6), middle + QPointF(0, -6))
    for height in (-3, 0, 3):
        for side in (-3.4, 3.4):
            painter.drawLine(middle + QPointF(0, height + 2), middle + QPointF(side, height - 1.6))


def _barrel(painter: QPainter, middle: QPointF) -> None:
    _disc(painter, middle, WHITE)
    painter.setPen(QPen(DARK, 1.4))
    painter.drawRoundedRect(QRectF(middle.x() - 3.4, middle.y() - 4.8, 6.8, 9.6), 2.6, 2.6)
    painter.setPen(QPen(theme.BATTLE, 2.0))
    painter.drawLine(middle + QPointF(-5, 5), middle + QPointF(5, -5))


def _chevron(painter: QPainter, middle: QPointF) -> None:
    _disc(painter, middle, QColor("#d8d2c4"))
    painter.setPen(QPen(DARK, 1.8))
    painter.drawPolyline(
        [middle + QPointF(-2.5, -4), middle + QPointF(2.5, 0), middle + QPointF(-2.5, 4)]
    )


def _pips(left: int, full: int, painter: QPainter, middle: QPointF) -> None:
    """Steps in two columns, those that are lost hollow."""
    painter.setPen(QPen(DARK, 1.1))
    for number in range(full):
        painter.setBrush(DARK if number < left else WHITE)
        across, down = number % 2 * 6.6 - 3.3, number // 2 * 6.6 - (3.3 if full > 2 else 0)
        painter.drawEllipse(middle + QPointF(across, down), 2.7, 2.7)


def _smoke(painter: QPainter, middle: QPointF) -> None:
    painter.setPen(QPen(DARK, 1.1))
    painter.setBrush(QColor("#cfcabd"))
    for across, down, radius in ((-3.6, 2, 3.6), (3.4, 2.4, 3.4), (0, -2.4, 4.4)):
        painter.drawEllipse(middle + QPointF(across, down), radius, radius)


def _disc(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    painter.setPen(QPen(DARK, 1.0))
    painter.setBrush(colour)
    painter.drawEllipse(middle, 7.6, 7.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _star_points(middle: QPointF, radius: float) -> QPolygonF:
    shape = QPainterPath()
    shape.moveTo(0, -1)
    for x, y in (
        (0.22, -0.31),
        (0.95, -0.31),
        (0.36, 0.12),
        (0.59, 0.81),
        (0, 0.38),
        (-0.59, 0.81),
        (-0.36, 0.12),
        (-0.95, -0.31),
        (-0.22, -0.31),
    ):
        shape.lineTo(x, y)
    points = shape.toFillPolygon().toList()
    return QPolygonF([middle + point * radius for point in points])


_MARKS: Final[Mapping[str, Callable[[QPainter, QPointF], None]]] = {
    "dot": _dot,
    "star": _star,
    "diamond": _diamond,
    "warning": _warning,
    "wheat": _wheat,
    "barrel": _barrel,
    "chevron": _chevron,
    "smoke": _smoke,
    **{
        f"pips-{left}-{full}": partial(_pips, left, full)
        for full in (2, 4)
        for left in range(1, full + 1)
    },
}
