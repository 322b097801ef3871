"""What a hint or a dispatch lights up on the map: a glow about areas, a name, numbered arrows.

Own marches are solid, the enemy's dashed, and what lies farther ahead is fainter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.desktop.board.arrows import ArrowItem
from ui.desktop.board.counters import SIZE
from ui.desktop.board.layers import (
    ARROWS,
    FAN,
    RINGS,
    TAGS,
)
from ui.desktop.board.scene import MapScene
from ui.desktop.help.hints.words import MapArrow, MapHint
from ui.desktop.style import theme

GLOW: Final = SIZE * 2.1
NUMBER_RADIUS: Final = 14.0
FAINTEST: Final = 0.4
"""Of the arrow that lies farthest ahead."""
LABEL_PIXELS: Final = 18.0


class GlowItem(QGraphicsItem):
    """Light about an area, with a ring so that it does not hang on colour alone."""

    def boundingRect(self) -> QRectF:
        return QRectF(-GLOW, -GLOW, 2 * GLOW, 2 * GLOW)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        light = QRadialGradient(QPointF(), GLOW)
        light.setColorAt(0.0, theme.faded(theme.SELECTED, 190))
        light.setColorAt(0.55, theme.faded(theme.SELECTED, 110))
        light.setColorAt(1.0, theme.faded(theme.SELECTED, 0))
        painter.setBrush(light)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(), GLOW, GLOW)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.SELECTED.darker(130), 3, Qt.PenStyle.DashDotLine))
        painter.drawEllipse(QPointF(), GLOW * 0.6, GLOW * 0.6)


class LabelItem(QGraphicsItem):
    """The name of the counter that should act, below its stack."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words
        self._font = theme.font("sans", LABEL_PIXELS, QFont.Weight.Bold)
        wide = QFontMetricsF(self._font).horizontalAdvance(words) + 18
        self._plate = QRectF(-wide / 2, SIZE * 0.72, wide, 27)

    def boundingRect(self) -> QRectF:
        return self._plate.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setPen(QPen(theme.SELECTED.darker(130), 2.4))
        painter.setBrush(theme.TAG)
        painter.drawRoundedRect(self._plate, 6, 6)
        painter.setFont(self._font)
        painter.setPen(theme.INK)
        painter.drawText(self._plate, Qt.AlignmentFlag.AlignCenter, self.words)


class MarchItem(ArrowItem):
    """An arrow along several roads; the enemy's is dashed and only tinted."""

    def __init__(self, way: QPainterPath, colour: QColor, march: MapArrow) -> None:
        super().__init__(way, colour, march.number, planned=not march.is_own)
        self._radius = NUMBER_RADIUS
        self.march = march
        self.setOpacity(1.0 - (1.0 - FAINTEST) * march.depth)


class HintMarks:
    """The marks of one source; showing others takes the former away."""

    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []

    @property
    def items(self) -> Sequence[QGraphicsItem]:
        return tuple(self._items)

    def show(self, found: MapHint) -> None:
        self.clear()
        for area in found.region:
            self._put(GlowItem(), self._scene.place_item(area).pos(), RINGS)
        if found.unit and found.region:
            self._put(LabelItem(found.unit), self._scene.place_item(found.region[0]).pos(), TAGS)
        for march in reversed(found.arrows):  # so that the next one lies on top
            way = self._scene.whole_way(march.way)
            item = MarchItem(way, self._scene.paints.side(march.side).arrow, march)
            self._put(item, QPointF(), ARROWS if march.is_own else TAGS)

    def clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []

    def _put(self, item: QGraphicsItem, place: QPointF, layer: int) -> None:
        item.setPos(place)
        item.setZValue(min(layer + 0.5, FAN - 0.5))
        self._scene.addItem(item)
        self._items.append(item)
