"""Areas, roads and bridges as items of the scene, and the cartouche."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from solitaire.games.castiglione.data.model import Area
from solitaire.geography.projection import UNITS_PER_KM
from ui.desktop.style import theme
from ui.desktop.style.language import tr

AREA_RADIUS: Final = 11.0
CITY_RADIUS: Final = 14.0
ROAD_WIDTH: Final = 2.2
CITY_POINTS: Final = 8
FLAG: Final = QRectF(-16, -45, 27, 17)
"""Of a supply area, from its middle."""


class AreaItem(QGraphicsItem):
    """The symbol of an area: a ring, hatched in the mountains, a star-shaped wall for a city."""

    def __init__(self, area: Area, worth: int = 0) -> None:
        super().__init__()
        self.area = area
        self.worth = worth
        """Victory points for whoever holds it at the end [12.1]."""
        self.holder = ""
        """The side that holds a city, shown by the colour inside its wall."""
        self.setAcceptHoverEvents(True)
        self._is_hovered = False
        self.is_cursor = False
        """Whether the keyboard's cursor is here."""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_holder(self, side: str) -> None:
        self.holder = side
        self.update()

    def set_cursor(self, is_here: bool) -> None:
        if is_here != self.is_cursor:
            self.is_cursor = is_here
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-36, -50, 72, 86)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(QPointF(), CITY_RADIUS + 6, CITY_RADIUS + 6)
        return path

    def hoverEnterEvent(self, event: object) -> None:
        self._is_hovered = True
        self.update()

    def hoverLeaveEvent(self, event: object) -> None:
        self._is_hovered = False
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.is_cursor or self._is_hovered:
            _paint_focus(painter, self.is_cursor)
        painter.setPen(QPen(theme.INK, 1.4))
        if self.area.kind == "city":
            paint_city(painter, self.holder)
        else:
            mountain = self.area.kind == "mountain"
            painter.setBrush(theme.MOUNTAIN_AREA if mountain else theme.CLEAR_AREA)
            painter.drawEllipse(QPointF(), AREA_RADIUS, AREA_RADIUS)
            if mountain:
                _paint_peaks(painter)
        if self.area.supply:
            _paint_supply_flag(painter, self.area.supply)


def paint_city(painter: QPainter, holder: str) -> None:
    """A fortress about the origin, its inside in the colour of the side that holds it."""
    painter.setBrush(theme.CITY_WALL)
    painter.drawPolygon(_star(CITY_RADIUS + 3, CITY_RADIUS - 2))
    painter.setPen(QPen(theme.INK, 0.9))
    painter.setBrush(theme.SIDE_COLOUR.get(holder, theme.CLEAR_AREA))
    painter.drawEllipse(QPointF(), 7.5, 7.5)


def _star(outer: float, inner: float) -> QPolygonF:
    """The trace of a bastioned fortress, seen from above."""
    corners = [
        ((outer if corner % 2 == 0 else inner), corner * pi / CITY_POINTS)
        for corner in range(2 * CITY_POINTS)
    ]
    return QPolygonF([QPointF(sin(turn) * far, -cos(turn) * far) for far, turn in corners])


def _paint_focus(painter: QPainter, is_cursor: bool) -> None:
    """A ring that a stack does not cover; the keyboard's is dashed and stronger."""
    pattern = Qt.PenStyle.DashLine if is_cursor else Qt.PenStyle.SolidLine
    painter.setPen(QPen(theme.INK, 2.6 if is_cursor else 1.4, pattern))
    painter.setBrush(theme.faded(theme.SELECTED, 70 if is_cursor else 40))
    painter.drawEllipse(QPointF(), 32, 32)


def _paint_peaks(painter: QPainter) -> None:
    painter.setPen(QPen(theme.HILL, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        [QPointF(-7, 4), QPointF(-3, -3), QPointF(0, 2), QPointF(3, -5), QPointF(7, 4)]
    )


def _paint_supply_flag(painter: QPainter, side: str) -> None:
    """A flag on a staff behind the symbol; it flies above a stack that stands there."""
    painter.setPen(QPen(theme.INK, 1.6))
    painter.drawLine(FLAG.topLeft(), QPointF(FLAG.left(), 0))
    paint_flag(painter, FLAG, side)


def paint_flag(painter: QPainter, box: QRectF, side: str) -> None:
    """The tricolour upright, the imperial black and yellow lying."""
    colours = theme.SIDE_FLAG[side]
    wide, high = box.width() / len(colours), box.height() / len(colours)
    for number, colour in enumerate(colours):
        if side == "french":
            part = QRectF(box.left() + number * wide, box.top(), wide, box.height())
        else:
            part = QRectF(box.left(), box.top() + number * high, box.width(), high)
        painter.fillRect(part, colour)
    painter.setPen(QPen(theme.INK, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)


class RoadItem(QGraphicsPathItem):
    """A double line of ink with light between, as campaign maps drew made roads."""

    def __init__(self, path: QPainterPath) -> None:
        super().__init__(path)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setPen(_round_pen(theme.ROAD, ROAD_WIDTH + 2.2))
        painter.drawPath(self.path())
        painter.setPen(_round_pen(theme.ROAD_EDGE, ROAD_WIDTH - 0.2))
        painter.drawPath(self.path())

    def boundingRect(self) -> QRectF:
        return self.path().boundingRect().adjusted(-3, -3, 3, 3)


class BridgeItem(QGraphicsItem):
    """Two parapets over the river; struck through in red when the bridge is down."""

    def __init__(self, number: int, permanent: bool) -> None:
        super().__init__()
        self.number = number
        self.is_broken = False
        self._reach = 8.5 if permanent else 7.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_broken(self, broken: bool) -> None:
        self.is_broken = broken
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-14, -14, 28, 28)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        reach = self._reach
        painter.setPen(_round_pen(theme.ROAD_EDGE, 4.5))
        painter.drawLine(QPointF(-reach + 2, 0), QPointF(reach - 2, 0))
        painter.setPen(_round_pen(theme.INK, 1.7))
        for side in (-1, 1):
            parapet = [
                QPointF(-reach, side * 6.5),
                QPointF(-reach + 3, side * 3.6),
                QPointF(reach - 3, side * 3.6),
                QPointF(reach, side * 6.5),
            ]
            painter.drawPolyline(parapet)
        if self.is_broken:
            painter.setPen(_round_pen(theme.BROKEN, 3.2))
            painter.drawLine(QPointF(-8, -8), QPointF(8, 8))
            painter.drawLine(QPointF(-8, 8), QPointF(8, -8))


class Cartouche(QGraphicsItem):
    """Title, what the map is, and the scale bar."""

    WIDTH: Final = 400.0
    HEIGHT: Final = 150.0

    def __init__(self, title: str, subtitle: str) -> None:
        super().__init__()
        self._title = title
        self._subtitle = subtitle
        self._is_in_dusk = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.WIDTH, self.HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paper = theme.in_dusk(theme.PAPER) if self._is_in_dusk else theme.PAPER
        painter.setBrush(theme.faded(paper, 238))
        painter.setPen(QPen(theme.INK, 2.0))
        painter.drawRect(self.boundingRect().adjusted(2, 2, -2, -2))
        painter.setPen(QPen(theme.INK, 0.8))
        painter.drawRect(self.boundingRect().adjusted(7, 7, -7, -7))
        self._text(painter, 16, 34, theme.font("serif", 27, QFont.Weight.Medium), self._title)
        self._text(painter, 50, 24, theme.font("serif", 17, italic=True), self._subtitle)
        self._paint_scale(painter, 94)

    def set_in_dusk(self, is_in_dusk: bool) -> None:
        self._is_in_dusk = is_in_dusk
        self.update()

    def _text(self, painter: QPainter, top: float, height: float, font: QFont, text: str) -> None:
        painter.setFont(font)
        painter.setPen(theme.INK)
        box = QRectF(0, top, self.WIDTH, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_scale(self, painter: QPainter, top: float) -> None:
        left = (self.WIDTH - 20 * UNITS_PER_KM) / 2
        painter.setPen(QPen(theme.INK, 1.0))
        for part in range(4):
            painter.setBrush(theme.INK if part % 2 == 0 else theme.CLEAR_AREA)
            width = 5 * UNITS_PER_KM
            painter.drawRect(QRectF(left + part * width, top, width, 6))
        painter.setFont(theme.font("serif", 14))
        for kilometres in (0, 5, 10, 15, 20):
            x = left + kilometres * UNITS_PER_KM
            text = (
                tr("{kilometres} km", kilometres=kilometres)
                if kilometres == 20
                else str(kilometres)
            )
            box = QRectF(x - 30, top + 10, 60, 20)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
