"""Stacks on the map: a pile with its count, which fans open to show every counter.

A stack keeps a readable size on the screen: it grows a little on the whole map and stops growing
when one looks closely, so that names and roads stay free.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from solitaire.presenting.picture import Stack
from ui.desktop.board.counters import SIZE, paint_face, write
from ui.desktop.board.words import counted_lines
from ui.desktop.style import theme
from ui.desktop.style.language import tr_count, translated
from ui.desktop.style.paints import Paints

PILE: Final = 3
"""At most so many counters of a stack show an edge."""
PILE_STEP: Final = 3.2
COUNT_RADIUS: Final = 9.5
FAN_COLUMNS: Final = 5
FAN_STEP: Final = SIZE + 5
FAN_MARGIN: Final = 7.0
LOOKED_INTO_PIXELS: Final = 58.0
"""At least, of a stack that is looked into by keys."""
SMALLEST_PIXELS: Final = 33.0
LARGEST_PIXELS: Final = 92.0
LARGEST_GROWTH: Final = 1.14


class StackItem(QGraphicsItem):
    """A pile of counters with the number of them."""

    def __init__(
        self, stack: Stack, title: str, at: QPointF, paints: Paints, grain: float = 1.0
    ) -> None:
        """`title` is that of its place; `grain` how large counters are on this map."""
        super().__init__()
        self.stack = stack
        self.at = at
        """Where it stands while it is closed."""
        self._paints = paints
        self._size = SIZE * grain
        self._grain = grain
        self.is_open = False
        self.selected_keys: frozenset[str] = frozenset()
        self.key_at_hand = ""
        """Of the card that the keyboard is at."""
        self.setToolTip(_tool_tip(stack, title, translated(paints.looks.sides[stack.side].title)))

    # -- shape ------------------------------------------------------------------------------------

    def card_boxes(self) -> list[QRectF]:
        """Where each card lies, the top one first."""
        if not self.is_open:
            shift = (place * PILE_STEP for place in range(len(self.stack.faces)))
            return [QRectF(-SIZE / 2 + s, -SIZE / 2 + s, SIZE, SIZE) for s in shift]
        count = len(self.stack.faces)
        columns = min(count, FAN_COLUMNS)
        rows = -(-count // columns)
        left, top = -columns * FAN_STEP / 2, -rows * FAN_STEP / 2
        return [
            QRectF(
                left + place % columns * FAN_STEP + (FAN_STEP - SIZE) / 2,
                top + place // columns * FAN_STEP + (FAN_STEP - SIZE) / 2,
                SIZE,
                SIZE,
            )
            for place in range(count)
        ]

    def box_of(self, key: str) -> QRectF:
        """Where one of its cards lies."""
        return self.card_boxes()[self.stack.keys.index(key)]

    def pile_in_scene(self) -> QRectF:
        """What the closed pile covers on the map, with the number at its corner."""
        depth = min(len(self.stack.faces), PILE) - 1
        far = SIZE / 2 + max(depth * PILE_STEP, COUNT_RADIUS + 1.5 if depth else 0.0)
        box: QRectF = self.mapRectToScene(
            QRectF(-SIZE / 2, -SIZE / 2, SIZE / 2 + far, SIZE / 2 + far)
        )
        return box

    def _panel(self) -> QRectF:
        """The paper under an open fan."""
        boxes = self.card_boxes()
        whole = boxes[0]
        for box in boxes[1:]:
            whole = whole.united(box)
        return whole.adjusted(-FAN_MARGIN, -FAN_MARGIN, FAN_MARGIN, FAN_MARGIN)

    def boundingRect(self) -> QRectF:
        if self.is_open:
            return self._panel().adjusted(-3, -3, 5, 5)
        reach = SIZE / 2 + PILE * PILE_STEP + 8
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._panel() if self.is_open else QRectF(-SIZE / 2, -SIZE / 2, SIZE, SIZE))
        return path

    def key_at(self, place: QPointF) -> str:
        """The card at a place of the scene; the top one of a closed pile; "" between the cards."""
        local = self.mapFromScene(place)
        if not self.is_open:
            return self.stack.keys[0] if self.shape().contains(local) else ""
        for box, key in zip(self.card_boxes(), self.stack.keys, strict=True):
            if box.contains(local):
                return key
        return ""

    # -- state ------------------------------------------------------------------------------------

    def set_open(self, is_open: bool) -> None:
        self.prepareGeometryChange()
        self.is_open = is_open and len(self.stack.faces) > 1
        self.update()

    def set_selection(self, keys: Collection[str]) -> None:
        self.selected_keys = frozenset(keys) & frozenset(self.stack.keys)
        self.update()

    def set_at_hand(self, key: str) -> None:
        key = key if key in self.stack.keys else ""
        if key != self.key_at_hand:
            self.key_at_hand = key
            self.update()

    def fit_to_zoom(self, zoom: float) -> None:
        """Between the smallest and the largest size on the screen."""
        pixels = self._size * zoom
        growth = min(max(SMALLEST_PIXELS / pixels, 1.0), LARGEST_GROWTH)
        scale = min(growth, LARGEST_PIXELS / pixels)
        least = LOOKED_INTO_PIXELS / pixels if self.is_open and self.key_at_hand else 0.0
        self.setScale(max(scale, least) * self._grain)

    # -- drawing ----------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.is_open:
            self._paint_fan(painter)
        else:
            self._paint_pile(painter)

    def _paint_pile(self, painter: QPainter) -> None:
        boxes = self.card_boxes()[:PILE]
        if self.stack.faces[0].facing is None:  # a turned counter is no square
            _paint_shadow(painter, boxes[-1])
        for depth in range(len(boxes) - 1, -1, -1):
            label = translated(self.stack.summary) if depth == 0 else ""
            paint_face(painter, self.stack.faces[depth], self._paints, boxes[depth], label)
        if self.selected_keys:
            is_turned = self.stack.faces[0].facing is not None
            paint_selection(painter, boxes[0], is_turned=is_turned)
            paint_tick(painter, boxes[0])
        if self.key_at_hand:
            paint_at_hand(painter, boxes[0])
        if len(self.stack.faces) > 1:
            self._paint_count(painter)

    def _paint_fan(self, painter: QPainter) -> None:
        panel = self._panel()
        _paint_shadow(painter, panel)
        painter.setPen(QPen(theme.INK, 1.2))
        painter.setBrush(theme.faded(theme.PAPER, 242))
        painter.drawRoundedRect(panel, 6, 6)
        found = zip(self.stack.faces, self.stack.keys, self.card_boxes(), strict=True)
        for face, key, box in found:
            paint_face(painter, face, self._paints, box)
            if key in self.selected_keys:
                paint_selection(painter, box, is_turned=face.facing is not None)
                paint_tick(painter, box)
        if self.key_at_hand:  # above its neighbours
            paint_at_hand(painter, self.card_boxes()[self.stack.keys.index(self.key_at_hand)])

    def _paint_count(self, painter: QPainter) -> None:
        middle = QPointF(SIZE / 2 + 1.5, SIZE / 2 + 1.5)
        painter.setPen(QPen(theme.INK, 1.2))
        painter.setBrush(theme.CLEAR_AREA)
        painter.drawEllipse(middle, COUNT_RADIUS, COUNT_RADIUS)
        box = QRectF(middle.x() - 10, middle.y() - 10, 20, 20)
        words = self.count_words()
        write(painter, box, 15 if len(words) == 1 else 9, words, theme.INK, QFont.Weight.Bold)

    def count_words(self) -> str:
        """How many there are; of a stack of which some are picked, also how many of them."""
        picked, whole = len(self.selected_keys), len(self.stack.faces)
        return f"{picked}/{whole}" if 0 < picked < whole else str(whole)


def _paint_shadow(painter: QPainter, box: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded(theme.INK, 70))
    painter.drawRoundedRect(box.translated(2, 2.5), 4, 4)


def paint_selection(painter: QPainter, box: QRectF, *, is_turned: bool = False) -> None:
    """Around a counter that has a front, a ring: its corners are elsewhere."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = box.adjusted(-1.5, -1.5, 1.5, 1.5)
    for colour, width in ((theme.INK, 5.0), (theme.SELECTED, 3.0)):
        painter.setPen(QPen(colour, width))
        if is_turned:
            painter.drawEllipse(around)
        else:
            painter.drawRoundedRect(around, 5, 5)


def paint_tick(painter: QPainter, box: QRectF) -> None:
    """On the corner of a unit that is picked, where nothing is written: told by shape, too."""
    middle = box.topLeft() + QPointF(3, 3)
    painter.setPen(QPen(theme.INK, 1.2))
    painter.setBrush(theme.SELECTED)
    painter.drawEllipse(middle, 7.5, 7.5)
    painter.setPen(QPen(theme.INK, 2.2))
    corners = [QPointF(-3.6, 0.2), QPointF(-1, 3), QPointF(3.6, -3)]
    painter.drawPolyline([middle + corner for corner in corners])


def paint_at_hand(painter: QPainter, box: QRectF) -> None:
    """The keyboard's ring around one card, dashed as its ring around an area is."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = box.adjusted(-3.2, -3.2, 3.2, 3.2)
    painter.setPen(QPen(theme.PAPER, 4.2))
    painter.drawRoundedRect(around, 6, 6)
    painter.setPen(QPen(theme.INK, 2.6, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(around, 6, 6)


def _tool_tip(stack: Stack, title: str, side: str) -> str:
    head = tr_count("{place}: %n {side} counters", len(stack.faces), place=title, side=side)
    lines = [", ".join(filter(None, (head, translated(stack.tally))))]
    lines += counted_lines(translated(face.words) for face in stack.faces)
    lines += filter(None, [translated(stack.note)])
    return "\n".join(lines)
