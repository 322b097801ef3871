"""Overlays as items of the scene, each with its look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from solitaire.presenting.board import PlaceId
from solitaire.presenting.overlays import (
    DIMMED,
    DOUBTFUL,
    LOST,
    PLANNED,
    PLANNED_LOST,
    QUIET,
    SURE,
    Mark,
)
from ui.desktop.board.counters import SIZE
from ui.desktop.style import theme
from ui.desktop.style.language import translated

RING: Final = SIZE * 0.76
TAG_PIXELS: Final = 17.0
LOOKS: Final = {
    SURE: (theme.SURE, Qt.PenStyle.SolidLine),
    DOUBTFUL: (theme.DOUBTFUL, Qt.PenStyle.DashLine),
    LOST: (theme.LOST, Qt.PenStyle.DotLine),
    QUIET: (theme.QUIET, Qt.PenStyle.SolidLine),
    PLANNED: (theme.SURE, Qt.PenStyle.DashLine),
    PLANNED_LOST: (theme.LOST, Qt.PenStyle.DashDotLine),
    DIMMED: (theme.INK, Qt.PenStyle.NoPen),
}
"""Colour and pattern of the line."""
FAINT: Final = {QUIET: 16, PLANNED: 14, PLANNED_LOST: 14, DIMMED: 60}
"""How much colour is within the ring, where it is less than usual."""


class RingItem(QGraphicsItem):
    """A ring about a place, in colour and pattern; a hex is tinted within its own edge."""

    def __init__(self, mark: Mark, outline: QPainterPath | None = None) -> None:
        """`outline` about the middle of a place that is painted whole."""
        super().__init__()
        self.mark = mark
        self._outline = outline

    def boundingRect(self) -> QRectF:
        if self._outline is not None:
            return self._outline.boundingRect().adjusted(-4, -4, 4, 4)
        reach = RING + 8
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._outline is not None:
            paint_tint(painter, self._outline, self.mark.look)
        else:
            paint_ring(painter, QPointF(), RING, self.mark.look)


def paint_tint(painter: QPainter, outline: QPainterPath, look: str) -> None:
    colour, pattern = LOOKS[look]
    painter.setBrush(theme.faded(colour, 2 * FAINT.get(look, 40)))
    painter.setPen(QPen(colour, 3, pattern))
    painter.drawPath(outline)


def paint_ring(painter: QPainter, middle: QPointF, radius: float, look: str) -> None:
    colour, pattern = LOOKS[look]
    thin = 0.35 if look == QUIET else 1.0
    scale = radius / RING
    painter.setBrush(theme.faded(colour, FAINT.get(look, 40)))
    painter.setPen(QPen(theme.faded(theme.PAPER, 0 if look == DIMMED else 220), 7 * scale * thin))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, 4 * scale * thin, pattern)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawEllipse(middle, radius, radius)


class TagItem(QGraphicsItem):
    """The short text of a mark, on a plate above the stack, or on the symbol of an empty area.

    Elsewhere about the area, if it would lie on a name there.
    """

    def __init__(self, mark: Mark, *, is_empty: bool) -> None:
        super().__init__()
        self.mark = mark
        self.words = translated(mark.text)
        self._font = theme.font("sans", TAG_PIXELS, QFont.Weight.DemiBold)
        wide = QFontMetricsF(self._font).horizontalAdvance(self.words) + 12
        above, below = -SIZE * 0.76 - 18, SIZE * 0.62
        tops = (-11.0, above, below) if is_empty else (above, below)
        self._plates = [QRectF(-wide / 2, top, wide, 22) for top in tops]
        self._plates += [self._plates[-1].translated(side * wide / 3, 0) for side in (-1, 1)]
        self._plate = self._plates[0]

    def keep_clear(self, place: QPointF, taken: Sequence[QRectF]) -> QRectF:
        """Where its plate lies on the map once it is put at this place."""
        self.prepareGeometryChange()
        self._plate = min(self._plates, key=lambda plate: _covering(self._at(plate, place), taken))
        return self._at(self._plate, place)

    def _at(self, plate: QRectF, place: QPointF) -> QRectF:
        scale = self.scale()
        return QRectF(plate.topLeft() * scale, plate.size() * scale).translated(place)

    def boundingRect(self) -> QRectF:
        return self._plate.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        colour, _ = LOOKS[self.mark.look]
        painter.setPen(QPen(colour, 1.8))
        painter.setBrush(theme.TAG)
        painter.drawRoundedRect(self._plate, 5, 5)
        painter.setFont(self._font)
        painter.setPen(colour.darker(135))
        painter.drawText(self._plate, Qt.AlignmentFlag.AlignCenter, self.words)


def _covering(plate: QRectF, taken: Sequence[QRectF]) -> int:
    """How much of other things it would lie on; a hair's breadth does not count."""
    cut = (plate.intersected(other) for other in taken)
    return round(sum(one.width() * one.height() for one in cut) / 40)


class WayItem(QGraphicsItem):
    """A broad line along roads, below counters and names; patterns differ by look."""

    def __init__(self, path: QPainterPath, look: str, grain: float = 1.0) -> None:
        super().__init__()
        self.look = look
        self._path = path
        self._grain = grain

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_way(painter, self._path, self.look, self._grain)


def paint_way(painter: QPainter, path: QPainterPath, look: str, grain: float = 1.0) -> None:
    colour, pattern = LOOKS[look]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(way_pen(theme.faded(theme.PAPER, 200), 9.5 * grain, Qt.PenStyle.SolidLine))
    painter.drawPath(path)
    painter.setPen(way_pen(theme.faded(colour, 215), 5.5 * grain, pattern))
    painter.drawPath(path)


def way_pen(colour: QColor, width: float, pattern: Qt.PenStyle) -> QPen:
    return QPen(colour, width, pattern, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)


class BridgeMark(QGraphicsItem):
    """A square about a bridge that matters."""

    def __init__(self, link: str, look: str) -> None:
        super().__init__()
        self.link = link
        self.look = look

    def boundingRect(self) -> QRectF:
        return QRectF(-18, -18, 36, 36)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        colour, pattern = LOOKS[self.look]
        painter.setBrush(theme.faded(colour, 40))
        painter.setPen(QPen(colour, 3, pattern))
        painter.drawRect(QRectF(-13, -13, 26, 26))


def steps(places: Sequence[PlaceId]) -> list[tuple[PlaceId, PlaceId]]:
    """The links of a way."""
    return list(pairwise(places))
