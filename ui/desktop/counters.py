"""Counters drawn once for each face, and stacks of them as items of the scene."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.desktop import theme
from ui.desktop.map_items import paint_flag
from ui.desktop.situation import BACK, Face, Stack

SIZE: Final = 42.0
"""Edge of a counter, in units of the map."""
PIXELS: Final = 168
"""Edge of its drawing: four times the size, so that it stays sharp when zoomed in."""
FACES_KEPT: Final = 512
PILE: Final = 3
"""At most so many counters of a stack show an edge."""
PILE_STEP: Final = 3.2


@lru_cache(maxsize=FACES_KEPT)
def pixmap(face: Face) -> QPixmap:
    """The drawing of this face; equal faces share it."""
    drawn = QPixmap(PIXELS, PIXELS)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(PIXELS / 100, PIXELS / 100)  # faces are drawn on a square of 100
    _paint_face(painter, face)
    painter.end()
    return drawn


def _paint_face(painter: QPainter, face: Face) -> None:
    card = QRectF(2, 2, 96, 96)
    outline = QPainterPath()
    outline.addRoundedRect(card, 9, 9)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(card, theme.SIDE_COLOUR[face.side])
    if face.kind == BACK or face.kind == "dummy":
        _paint_back(painter, face)
    elif face.kind == "leader":
        _paint_leader(painter, face)
    else:
        _paint_unit(painter, face)
    _paint_markers(painter, face)
    if face.from_memory:
        veil = QColor(theme.PAPER)
        veil.setAlpha(105)
        painter.fillRect(card, veil)
    painter.restore()
    painter.setPen(QPen(theme.SIDE_DARK[face.side], 3.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _paint_back(painter: QPainter, face: Face) -> None:
    paint_flag(painter, QRectF(17, 24, 66, 44), face.side)
    word = "rumour" if face.kind == "dummy" else "?"
    _write(painter, QRectF(2, 70, 96, 28), 20, word, theme.SIDE_TEXT[face.side])


def _paint_unit(painter: QPainter, face: Face) -> None:
    ink = theme.SIDE_TEXT[face.side]
    strength, cohesion, movement = face.numbers
    _paint_formation(painter, face.formation)
    _write(painter, QRectF(20, 3, 78, 17), 15, short_name(face.title), ink)
    _paint_arm(painter, QRectF(33, 23, 52, 31), face.kind, ink)
    _write(painter, QRectF(19, 54, 36, 46), 44, str(strength), ink, QFont.Weight.Bold)
    _write(painter, QRectF(53, 60, 44, 38), 26, f"{cohesion}·{movement}", ink)


def _paint_leader(painter: QPainter, face: Face) -> None:
    ink = theme.SIDE_TEXT[face.side]
    _paint_formation(painter, face.formation)
    _write(painter, QRectF(20, 3, 78, 17), 15, short_name(face.title), ink, QFont.Weight.DemiBold)
    _paint_hat(painter, QPointF(59, 46), ink, theme.COCKADE[face.side])
    _write(painter, QRectF(19, 68, 79, 28), 26, "-".join(map(str, face.numbers)), ink)


def _paint_hat(
    painter: QPainter, middle: QPointF, colour: QColor, cockade: Sequence[QColor]
) -> None:
    """A bicorne with its cockade."""
    hat = QPainterPath(middle + QPointF(-36, 15))
    hat.quadTo(middle + QPointF(-22, 8), middle + QPointF(-20, -4))
    hat.quadTo(middle + QPointF(-16, -21), middle + QPointF(0, -21))
    hat.quadTo(middle + QPointF(16, -21), middle + QPointF(20, -4))
    hat.quadTo(middle + QPointF(22, 8), middle + QPointF(36, 15))
    hat.quadTo(middle + QPointF(0, 8), middle + QPointF(-36, 15))
    painter.setPen(QPen(colour, 2.4))
    painter.setBrush(QColor("#231e18"))
    painter.drawPath(hat)
    for radius, ring in zip((7.5, 5, 2.5), cockade, strict=True):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ring)
        painter.drawEllipse(middle + QPointF(0, -5), radius, radius)


def _paint_formation(painter: QPainter, formation: str) -> None:
    colour, letter = theme.FORMATION_MARK.get(formation, theme.NO_FORMATION)
    painter.fillRect(QRectF(2, 2, 17, 96), colour)
    _write(painter, QRectF(2, 38, 17, 24), 18, letter, QColor("#1d1812"), QFont.Weight.Bold)


def _paint_arm(painter: QPainter, box: QRectF, arm: str, ink: QColor) -> None:
    """Infantry crossed, cavalry slashed, guns a ball, garrisons a wall."""
    painter.setPen(QPen(ink, 3.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)
    if arm == "infantry":
        painter.drawLine(box.topLeft(), box.bottomRight())
    if arm in ("infantry", "cavalry"):
        painter.drawLine(box.bottomLeft(), box.topRight())
    if arm == "artillery":
        painter.setBrush(ink)
        painter.drawEllipse(box.center(), 7, 7)
    if arm == "garrison":
        for x in (box.left() + 6, box.left() + 21, box.left() + 36):
            painter.fillRect(QRectF(x, box.top() + 8, 10, 8), ink)
        painter.fillRect(QRectF(box.left() + 6, box.top() + 15, 40, 10), ink)


def _paint_markers(painter: QPainter, face: Face) -> None:
    """A red drop for each hit along the right edge; a bar where orders do not arrive."""
    painter.setPen(QPen(QColor("#ffffff"), 1.5))
    painter.setBrush(theme.BATTLE)
    for hit in range(face.hits):
        painter.drawEllipse(QPointF(90, 28 + 13 * hit), 6, 6)
    if face.without_orders:
        painter.setPen(QPen(theme.BATTLE, 4))
        painter.drawLine(QPointF(22, 95), QPointF(95, 95))


def _write(
    painter: QPainter,
    box: QRectF,
    pixels: float,
    text: str,
    colour: QColor,
    weight: QFont.Weight = QFont.Weight.Medium,
) -> None:
    chosen = theme.font("sans", pixels, weight)
    painter.setFont(chosen)
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > box.width():
        painter.setFont(theme.font("sans", pixels * box.width() / wide, weight))
    painter.setPen(colour)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def short_name(title: str) -> str:
    """The name without what the drawing tells anyway: "Pittoni (cavalry)" is Pittoni."""
    return title.partition(" (")[0].removesuffix(" the general").replace("Generic", "")


class StackItem(QGraphicsItem):
    """A pile of counters with the number of them."""

    def __init__(self, stack: Stack, area_name: str) -> None:
        super().__init__()
        self.stack = stack
        self.setToolTip(_tool_tip(stack, area_name))

    def boundingRect(self) -> QRectF:
        reach = SIZE / 2 + PILE * PILE_STEP + 6
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(-SIZE / 2, -SIZE / 2, SIZE, SIZE))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shown = self.stack.faces[:PILE]
        for depth in range(len(shown) - 1, -1, -1):
            shift = depth * PILE_STEP
            box = QRectF(-SIZE / 2 + shift, -SIZE / 2 + shift, SIZE, SIZE)
            if depth == len(shown) - 1:
                shadow = QColor(theme.INK)
                shadow.setAlpha(70)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shadow)
                painter.drawRoundedRect(box.translated(2, 2.5), 4, 4)
            painter.drawPixmap(box, pixmap(shown[depth]), QRectF(0, 0, PIXELS, PIXELS))
        if len(self.stack.faces) > 1:
            self._paint_count(painter)

    def _paint_count(self, painter: QPainter) -> None:
        middle = QPointF(SIZE / 2 + 4, SIZE / 2 + 3)
        painter.setPen(QPen(theme.INK, 1.2))
        painter.setBrush(theme.CLEAR_AREA)
        painter.drawEllipse(middle, 9.5, 9.5)
        box = QRectF(middle.x() - 10, middle.y() - 10, 20, 20)
        count = str(len(self.stack.faces))
        _write(painter, box, 15, count, theme.INK, QFont.Weight.Bold)


def _tool_tip(stack: Stack, area_name: str) -> str:
    counters = len(stack.faces)
    noun = "counter" if counters == 1 else "counters"
    head = f"{area_name}: {counters} {stack.side.capitalize()} {noun}"
    if stack.strength:
        head += f", {stack.strength} strength points known"
    return "\n".join([head, *stack.lines])
