"""Pale counters at the goal of a march that is thought of: who would stand there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from ui.desktop.board.counters import SIZE, pixmap
from ui.desktop.board.scene import MapScene

OPACITY: Final = 0.62
STEP: Final = 0.55
"""Of a counter's edge, from one ghost to the next."""
RAISED: Final = 0.95
"""Of a counter's edge, above the middle of the area: who stands there stays in sight."""
ABOVE: Final = 900.0


class MarchGhosts:
    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self.items: dict[str, QGraphicsPixmapItem] = {}
        """By counter."""

    def show(self, counters: Collection[str], area: str) -> None:
        """These at this area, in place of those shown before; none of them if it is nowhere."""
        for item in self.items.values():
            self._scene.removeItem(item)
        self.items = {}
        if not area:
            return
        for stack in self._scene.stack_items:
            for face, key in zip(stack.stack.faces, stack.stack.keys, strict=True):
                if key in counters:
                    drawn = QGraphicsPixmapItem(pixmap(face, self._scene.paints))
                    self.items[key] = _ghost(drawn, stack.scale())
        raised = RAISED if self._scene.stacks_in(area) else 0.0
        self._place(self._scene.place_item(area).pos(), raised)

    def _place(self, goal: QPointF, raised: float) -> None:
        for number, item in enumerate(self.items.values()):
            edge = item.scale() * item.pixmap().width()
            across = (number - (len(self.items) - 1) / 2) * STEP * edge
            item.setPos(goal + QPointF(across, -raised * edge))
            item.setZValue(ABOVE + number)
            self._scene.addItem(item)


def _ghost(item: QGraphicsPixmapItem, scale: float) -> QGraphicsPixmapItem:
    edge = item.pixmap().width()
    item.setScale(scale * SIZE / edge)
    item.setOffset(-edge / 2, -edge / 2)
    item.setOpacity(OPACITY)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item
