"""Shapes drawn on the map for a moment: arrows along roads and the mark of a battle."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.desktop.board.counters import SIZE, write
from ui.desktop.style import theme
from ui.desktop.style.number_words import points

NUMBER_RADIUS: Final = 10.0


class ArrowItem(QGraphicsItem):
    """A broad arrow; a number on it tells the order of moves; a plan's is only outlined."""

    def __init__(
        self,
        way: QPainterPath,
        colour: QColor,
        number: int | Fraction,
        *,
        planned: bool,
        grain: float = 1.0,
    ) -> None:
        """`grain` is how large counters are on this map."""
        super().__init__()
        self.number = number
        self._colour = colour
        self._planned = planned
        self._radius = NUMBER_RADIUS * grain
        self._shape = arrow_path(way, grain)
        self._middle = way.pointAtPercent(way.percentAtLength(way.length() * 0.45))

    def boundingRect(self) -> QRectF:
        reach = self._radius + 2
        number = QRectF(-reach, -reach, 2 * reach, 2 * reach).translated(self._middle)
        return self._shape.boundingRect().adjusted(-2, -2, 2, 2).united(number)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        edge = self._colour if self._planned else theme.PAPER
        pattern = Qt.PenStyle.DashLine if self._planned else Qt.PenStyle.SolidLine
        painter.setPen(QPen(edge, 2.0 if self._planned else 1.5, pattern))
        painter.setBrush(theme.faded(self._colour, 70 if self._planned else 217))
        painter.drawPath(self._shape)
        if self.number:
            self._paint_number(painter)

    def _paint_number(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._colour, 1.6))
        painter.setBrush(theme.TAG)
        reach = self._radius
        painter.drawEllipse(self._middle, reach, reach)
        box = QRectF(self._middle.x() - reach, self._middle.y() - reach, 2 * reach, 2 * reach)
        words = points(self.number)
        size = reach * (1.4 if len(words) == 1 else 1.1)
        write(painter, box, size, words, theme.INK, QFont.Weight.Bold)


def arrow_path(way: QPainterPath, grain: float = 1.0) -> QPainterPath:
    """A broad arrow along a road, from one stack to the edge of the next."""
    length, start = way.length(), 6.0 * grain
    reach = SIZE * 0.42 * grain
    tip = max(length - reach, 8.0 * grain)
    neck = max(length - reach - 18 * grain, 4.0 * grain)
    line = QPainterPath(way.pointAtPercent(way.percentAtLength(min(start, length / 4))))
    parts = max(12, round(length / 15))
    for part in range(1, parts + 1):
        line.lineTo(way.pointAtPercent(way.percentAtLength(start + (neck - start) * part / parts)))
    stroker = QPainterPathStroker()
    stroker.setWidth(8 * grain)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    end = way.pointAtPercent(way.percentAtLength(tip))
    base = way.pointAtPercent(way.percentAtLength(neck))
    across = QPointF(-(end - base).y(), (end - base).x()) * 0.62
    head = QPainterPath(end)
    head.lineTo(base + across)
    head.lineTo(base - across)
    head.closeSubpath()
    return stroker.createStroke(line).united(head)


def crossed_sabres() -> QPainterPath:
    whole = QPainterPath()
    for side in (-1, 1):
        blade = QPainterPath(QPointF(side * -16, -14))
        blade.quadTo(QPointF(side * 2, -6), QPointF(side * 12, 10))
        blade.lineTo(QPointF(side * 9, 12))
        blade.quadTo(QPointF(side * -2, -2), QPointF(side * -16, -14))
        guard = QPainterPath()
        guard.addEllipse(QPointF(side * 13, 13), 4.2, 4.2)
        whole = whole.united(blade).united(guard)
    return whole


_TARGET_LOOKS: Final = {
    "plain": (theme.TARGET, Qt.PenStyle.SolidLine),
    "risky": (theme.TARGET, Qt.PenStyle.DashLine),
    "fight": (theme.BATTLE, Qt.PenStyle.SolidLine),
    "stack": (theme.SELECTED, Qt.PenStyle.DotLine),
}


class TargetItem(QGraphicsItem):
    """A ring about an offered place; a hex or a box is tinted within its own edge.

    "plain" solid, "risky" dashed, "fight" with spikes outward; "stack", which can act, dotted.
    """

    RADIUS: Final = SIZE * 0.78

    def __init__(self, style: str, outline: QPainterPath | None = None) -> None:
        super().__init__()
        self.style = style
        self._outline = outline

    def boundingRect(self) -> QRectF:
        if self._outline is not None:
            return self._outline.boundingRect().adjusted(-12, -12, 12, 12)
        reach = self.RADIUS + 10
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        colour, pattern = _TARGET_LOOKS[self.style]
        painter.setBrush(theme.faded(colour, 46))
        painter.setPen(QPen(theme.faded(theme.PAPER, 220), 8))
        self._draw(painter)
        painter.setPen(QPen(colour, 4, pattern))
        self._draw(painter)
        if self.style == "fight":
            self._paint_spikes(painter)

    def _draw(self, painter: QPainter) -> None:
        if self._outline is None:
            painter.drawEllipse(QPointF(), self.RADIUS, self.RADIUS)
        else:
            painter.drawPath(self._outline)

    def _paint_spikes(self, painter: QPainter) -> None:
        radius = self.RADIUS
        if self._outline is not None:
            edge = self._outline.boundingRect()
            radius = min(edge.width(), edge.height()) / 2
        for turn in range(8):
            painter.save()
            painter.rotate(turn * 45)
            painter.drawLine(QPointF(0, radius), QPointF(0, radius + 7))
            painter.restore()
