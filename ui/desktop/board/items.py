"""Places, roads and bridges as items of the scene, and the cartouche."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from solitaire.presenting.board import Board, Place
from ui.desktop.board.beside_map.cards import MARGIN
from ui.desktop.board.ground_signs import LARGEST_RADIUS, paint_ground
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated
from ui.desktop.style.paints import Paints, paint_flag

ROAD_WIDTHS: Final = {"main-road": 5.2, "road": 2.2, "track": 1.4}
"""Of the light between the lines of a road, by its look; a track is one broken line."""
ROAD: Final = "road"
TRACK: Final = "track"
FLAG: Final = QRectF(-16, -45, 27, 17)
"""Of a place where a side has its source of supply, from its middle."""
HOLDER: Final = QRectF(-26, 16, 14, 9)
"""The flag of the side that holds a hex without a symbol."""
RAIL: Final = "rail"
LASTING: Final = "bridge-lasting"
FERRY: Final = "ferry"


class PlaceItem(QGraphicsItem):
    """The symbol of a place; of a box beside the map only the ring of the cursor."""

    def __init__(
        self,
        place: Place,
        paints: Paints,
        outline: QPainterPath | None = None,
        grain: float = 1.0,
    ) -> None:
        """`grain` is how large symbols are on this map, where there is an outline."""
        super().__init__()
        self.place = place
        self._paints = paints
        self._grain = grain
        self.outline = outline
        """About the middle: of a place that is painted whole, or of the room of a box."""
        self.holder = ""
        """The side that holds it, shown by the colour inside its wall."""
        self.setAcceptHoverEvents(not place.box)
        self._is_hovered = False
        self.is_cursor = False
        """Whether the keyboard's cursor is here."""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_holder(self, side: str) -> None:
        if side != self.holder:
            self.holder = side
            self.update()

    def set_cursor(self, is_here: bool) -> None:
        if is_here != self.is_cursor:
            self.is_cursor = is_here
            self.update()

    def set_room(self, size: QSizeF) -> None:
        """The room of a box in its card."""
        room = QPainterPath()
        half = QPointF(size.width() / 2, size.height() / 2)
        room.addRoundedRect(QRectF(-half, half), 4, 4)
        if room != self.outline:
            self.prepareGeometryChange()
            self.outline = room

    def boundingRect(self) -> QRectF:
        grain = 1.0 if self.outline is None else self._grain
        symbol = QRectF(-36 * grain, -50 * grain, 72 * grain, 86 * grain)
        if self.outline is None:
            return symbol
        around = self.outline.boundingRect().adjusted(-3, -3, 3, 3)
        return around if self.place.box else around.united(symbol)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(QPointF(), LARGEST_RADIUS + 6, LARGEST_RADIUS + 6)
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
            self._paint_focus(painter)
        if self.outline is not None:
            painter.scale(self._grain, self._grain)
        symbol = self._symbol()
        if symbol:
            painter.setPen(QPen(theme.INK, 1.4))
            holder = self._paints.side(self.holder).colour if self.holder else theme.CLEAR_AREA
            paint_ground(painter, self._paints.ground(symbol).sign, holder)
        elif self.holder and not self.place.box:
            paint_flag(painter, HOLDER, self._paints.side(self.holder))
        if self.place.flag:
            self._paint_flag(painter)

    def _symbol(self) -> str:
        """A hex is known by its colour; other places are seen by the sign of their ground."""
        if self.place.symbol or self.outline is not None or self.place.box:
            return self.place.symbol
        return self.place.ground

    def _paint_focus(self, painter: QPainter) -> None:
        """A ring that a stack does not cover; the keyboard's is dashed and stronger."""
        pattern = Qt.PenStyle.DashLine if self.is_cursor else Qt.PenStyle.SolidLine
        painter.setPen(QPen(theme.INK, 2.6 if self.is_cursor else 1.4, pattern))
        painter.setBrush(theme.faded(theme.SELECTED, 70 if self.is_cursor else 40))
        if self.outline is not None:
            painter.drawPath(self.outline)
        else:
            painter.drawEllipse(QPointF(), 32, 32)

    def _paint_flag(self, painter: QPainter) -> None:
        """A flag on a staff behind the symbol; it flies above a stack that stands there."""
        painter.setPen(QPen(theme.INK, 1.6))
        painter.drawLine(FLAG.topLeft(), QPointF(FLAG.left(), 0))
        paint_flag(painter, FLAG, self._paints.side(self.place.flag))


class RoadItem(QGraphicsPathItem):
    """A double line of ink with light between, as campaign maps drew made roads; the broader the
    better the road. A track is a broken line."""

    def __init__(self, path: QPainterPath, look: str = ROAD, grain: float = 1.0) -> None:
        super().__init__(path)
        self.look = look
        self._grain = grain
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.look == RAIL:
            self._paint_rail(painter)
        elif self.look == TRACK:
            self._paint_path(painter)
        else:
            width = ROAD_WIDTHS.get(self.look, ROAD_WIDTHS[ROAD])
            self._draw(painter, theme.ROAD, width + 2.2)
            self._draw(painter, theme.ROAD_EDGE, width - 0.2)

    def _draw(self, painter: QPainter, colour: QColor, width: float) -> None:
        painter.setPen(_round_pen(colour, width * self._grain))
        painter.drawPath(self.path())

    def _paint_path(self, painter: QPainter) -> None:
        self._draw(painter, theme.faded(theme.ROAD_EDGE, 160), ROAD_WIDTHS[TRACK] + 2)
        pen = QPen(theme.ROAD, ROAD_WIDTHS[TRACK] * self._grain)
        pen.setDashPattern([4.5, 3.0])
        painter.setPen(pen)
        painter.drawPath(self.path())

    def _paint_rail(self, painter: QPainter) -> None:
        """A line with sleepers across it."""
        painter.setPen(_round_pen(theme.ROAD, 1.8 * self._grain))
        painter.drawPath(self.path())
        sleepers = QPen(
            theme.ROAD, 6.0 * self._grain, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap
        )
        sleepers.setDashPattern([0.22, 1.2])
        painter.setPen(sleepers)
        painter.drawPath(self.path())

    def boundingRect(self) -> QRectF:
        return self.path().boundingRect().adjusted(-4, -4, 4, 4)


class BridgeItem(QGraphicsItem):
    """Two parapets over the river; struck through in red when the bridge is down."""

    def __init__(self, link: str, look: str) -> None:
        super().__init__()
        self.link = link
        self.is_broken = False
        self._reach = 8.5 if look == LASTING else 7.0
        self._is_ferry = look == FERRY
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
        for side in () if self._is_ferry else (-1, 1):
            parapet = [
                QPointF(-reach, side * 6.5),
                QPointF(-reach + 3, side * 3.6),
                QPointF(reach - 3, side * 3.6),
                QPointF(reach, side * 6.5),
            ]
            painter.drawPolyline(parapet)
        if self._is_ferry:
            hull = QRectF(-reach, -reach * 0.7, 2 * reach, 1.4 * reach)
            painter.drawArc(hull, 180 * 16, 180 * 16)  # the lower half
        if self.is_broken:
            painter.setPen(_round_pen(theme.BROKEN, 3.2))
            painter.drawLine(QPointF(-8, -8), QPointF(8, 8))
            painter.drawLine(QPointF(-8, 8), QPointF(8, -8))


class Cartouche(QGraphicsItem):
    """Title, what the map is, and the scale bar."""

    WIDTH: Final = 400.0
    HEIGHT: Final = 150.0
    WITHOUT_SCALE: Final = 90.0

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._title = translated(board.title)
        self._subtitle = translated(board.subtitle)
        self._units = board.units_per_km
        self._is_in_dusk = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.WIDTH, self.HEIGHT if self._units else self.WITHOUT_SCALE)

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
        if self._units:
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
        left = (self.WIDTH - 20 * self._units) / 2
        painter.setPen(QPen(theme.INK, 1.0))
        for part in range(4):
            painter.setBrush(theme.INK if part % 2 == 0 else theme.CLEAR_AREA)
            width = 5 * self._units
            painter.drawRect(QRectF(left + part * width, top, width, 6))
        painter.setFont(theme.font("serif", 14))
        for kilometres in (0, 5, 10, 15, 20):
            x = left + kilometres * self._units
            text = (
                tr("{kilometres} km", kilometres=kilometres)
                if kilometres == 20
                else str(kilometres)
            )
            box = QRectF(x - 30, top + 10, 60, 20)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class NoticeItem(QGraphicsItem):
    """What must be said wherever the map is shown, on the paper below it."""

    def __init__(self, words: str, frame: QRectF) -> None:
        super().__init__()
        self.words = words
        self._box = QRectF(frame.left(), frame.bottom() + 11, frame.width(), MARGIN - 11)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setFont(theme.font("serif", self._box.height() * 0.86, italic=True))
        painter.setPen(theme.FAINT_INK)
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self.words)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
