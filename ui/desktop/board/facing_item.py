"""Six ticks around a counter that may turn: one for each way it may face."""

from __future__ import annotations

from collections.abc import Collection
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from solitaire.presenting.board import CounterId
from ui.desktop.board.counters import SIXTH, SIZE
from ui.desktop.style import theme

SIXTHS: Final = 6
RADIUS: Final = SIZE * 0.86
"""From the middle of the counter to the middle of a tick."""
REACH: Final = 9.5
"""Within this of its middle a tick is pressed."""
TICK: Final = QPolygonF([QPointF(0, -11), QPointF(7, 7), QPointF(0, 3), QPointF(-7, 7)])
"""An arrowhead: what has three equal sides looks the same every sixth of a turn."""


class FacingItem(QGraphicsItem):
    def __init__(self, counter: CounterId, offered: Collection[int]) -> None:
        """`offered` in sixths of a turn, clockwise from north."""
        super().__init__()
        self.counter = counter
        self.offered = tuple(sorted(offered))
        self.marked: int | None = None
        """The one at which the keyboard is."""

    def turn(self, step: int) -> int:
        """The keyboard goes to the next tick in this direction; which one that is."""
        if self.marked is None:
            self.marked = self.offered[0 if step > 0 else -1]
        else:
            at = self.offered.index(self.marked) + step
            self.marked = self.offered[at % len(self.offered)]
        self.update()
        return self.marked

    @staticmethod
    def middle(facing: int) -> QPointF:
        """Of a tick, about the counter."""
        turn = facing * 2 * pi / SIXTHS
        return QPointF(sin(turn), -cos(turn)) * RADIUS

    def facing_at(self, at: QPointF) -> int | None:
        """The tick at a place of the scene."""
        here = self.mapFromScene(at)
        for facing in self.offered:
            apart = here - self.middle(facing)
            if (apart.x() ** 2 + apart.y() ** 2) ** 0.5 <= REACH:
                return facing
        return None

    def boundingRect(self) -> QRectF:
        reach = RADIUS + 14
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for facing in self.offered:
            painter.save()
            painter.translate(self.middle(facing))
            painter.rotate(facing * SIXTH)
            is_marked = facing == self.marked
            painter.setPen(QPen(theme.INK if is_marked else theme.PAPER, 2.6 if is_marked else 1.6))
            painter.setBrush(theme.SELECTED if is_marked else theme.TARGET)
            painter.drawPolygon(TICK)
            painter.restore()
