"""The view of the map: zoom by wheel and keys, pan by dragging and arrows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

ZOOM_STEP: Final = 1.2
LARGEST_SCALE: Final = 5.0
PAN_STEP: Final = 80
"""Pixels for each press of an arrow key."""
_ARROWS: Final = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class MapView(QGraphicsView):
    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._is_fitted = True
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        # Painting mountains takes a tenth of a second; counters move far more often than the map.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundRole(QPalette.ColorRole.Mid)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName("Map of the campaign")

    @property
    def zoom(self) -> float:
        """Pixels for each unit of the map."""
        return self.transform().m11()

    @property
    def is_fitted(self) -> bool:
        """Whether the whole map is shown, and stays so when the window changes its size."""
        return self._is_fitted

    def fit(self) -> None:
        self._is_fitted = True
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def zoom_in(self) -> None:
        self._zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        self._zoom_by(1 / ZOOM_STEP)

    def _zoom_by(self, factor: float) -> None:
        """Never smaller than the whole map, never larger than counters are drawn for."""
        scale = self.zoom * factor
        if scale <= self._scale_of_whole():
            self.fit()
            return
        self._is_fitted = False
        factor = min(scale, LARGEST_SCALE) / self.zoom
        self.scale(factor, factor)

    def _scale_of_whole(self) -> float:
        whole, shown = self.sceneRect(), self.viewport().rect()
        return min(shown.width() / whole.width(), shown.height() / whole.height())

    def pan(self, direction: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + direction.x() * PAN_STEP)
        down.setValue(down.value() + direction.y() * PAN_STEP)

    # -- Qt's events ------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() / 120  # a notch of an ordinary wheel
        if turned:
            self._zoom_by(ZOOM_STEP**turned)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        direction = _ARROWS.get(Qt.Key(event.key()))
        if direction is None:
            super().keyPressEvent(event)
        else:
            self.pan(direction)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()
