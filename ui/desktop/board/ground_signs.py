"""Signs of places on the map: a ring, peaks, a fortress seen from above."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ui.desktop.style import theme

RADIUS: Final = 11.0
LARGEST_RADIUS: Final = 14.0
CITY_POINTS: Final = 8
SIEGE_RADIUS: Final = 20.5


def is_ground(sign: str) -> bool:
    return sign in _SIGNS


def paint_ground(painter: QPainter, sign: str, holder: QColor) -> None:
    """About the origin; walls have the colour of the side that holds the place inside."""
    _SIGNS.get(sign, _paint_ring)(painter, holder)


def _paint_ring(painter: QPainter, holder: QColor) -> None:
    painter.setBrush(holder)
    painter.drawEllipse(QPointF(), RADIUS, RADIUS)


def _paint_dot(painter: QPainter, holder: QColor) -> None:
    painter.setBrush(holder)
    painter.drawEllipse(QPointF(), RADIUS * 0.6, RADIUS * 0.6)


def _paint_houses(painter: QPainter, holder: QColor) -> None:
    painter.setBrush(theme.CITY_WALL)
    for left, top in ((-9, -7), (1, -9), (-4, 2), (5, 2)):
        painter.drawRect(QRectF(left, top, 7, 6))


def _paint_peaks(painter: QPainter, holder: QColor) -> None:
    painter.setBrush(theme.MOUNTAIN_AREA)
    painter.drawEllipse(QPointF(), RADIUS, RADIUS)
    painter.setPen(QPen(theme.HILL, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        [QPointF(-7, 4), QPointF(-3, -3), QPointF(0, 2), QPointF(3, -5), QPointF(7, 4)]
    )


def _paint_fortress(painter: QPainter, holder: QColor) -> None:
    """Its inside in the colour of the side that holds it."""
    painter.setBrush(theme.CITY_WALL)
    painter.drawPolygon(_bastions(LARGEST_RADIUS + 3, LARGEST_RADIUS - 2))
    painter.setPen(QPen(theme.INK, 0.9))
    painter.setBrush(holder)
    painter.drawEllipse(QPointF(), 7.5, 7.5)


def _paint_besieged(painter: QPainter, holder: QColor) -> None:
    """A ring of trenches about the fortress."""
    _paint_fortress(painter, holder)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.BATTLE, 1.6, Qt.PenStyle.DashLine))
    painter.drawEllipse(QPointF(), SIEGE_RADIUS, SIEGE_RADIUS)


def _paint_pontoon(painter: QPainter, holder: QColor) -> None:
    """A roadway over a row of boats."""
    painter.setBrush(QColor("#c3a878"))
    for down in (-18, -6, 6, 18):
        painter.drawEllipse(QPointF(0, down), 15.0, 3.6)
    painter.drawRect(QRectF(-5, -28, 10, 56))


def _bastions(outer: float, inner: float) -> QPolygonF:
    """The trace of a bastioned fortress, seen from above."""
    corners = [
        ((outer if corner % 2 == 0 else inner), corner * pi / CITY_POINTS)
        for corner in range(2 * CITY_POINTS)
    ]
    return QPolygonF([QPointF(sin(turn) * far, -cos(turn) * far) for far, turn in corners])


_SIGNS: Final[Mapping[str, Callable[[QPainter, QColor], None]]] = {
    "ring": _paint_ring,
    "dot": _paint_dot,
    "houses": _paint_houses,
    "peaks": _paint_peaks,
    "fortress": _paint_fortress,
    "fortress-besieged": _paint_besieged,
    "pontoon": _paint_pontoon,
}
