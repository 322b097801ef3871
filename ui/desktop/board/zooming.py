"""A view of the map that is zoomed and panned: by wheel, pinch and keys; the whole map at first.

The paper is drawn anew only after zooming has come to rest.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QNativeGestureEvent, QPainter, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QFrame,
    QGesture,
    QGestureEvent,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from ui.desktop.board.scene import MapScene

ZOOM_STEP: Final = 1.2
LARGEST_SCALE: Final = 5.0
READING_SCALE: Final = 1.6
"""To which one comes nearer when an area is to be seen well."""
AROUND: Final = 60.0
"""Units of the map around areas that are to be seen together."""
PAN_STEP: Final = 80
"""Pixels for each press of an arrow key."""
CRISP_MILLISECONDS: Final = 140
"""After so long without another step of zooming the paper is drawn anew."""
DARK_BELOW: Final = 110


class ZoomedMap(QGraphicsView):
    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._map = scene
        self._is_fitted = True
        self._crisp_timer = self._timer(CRISP_MILLISECONDS, self._draw_crisply)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        # Painting mountains takes a tenth of a second; counters move far more often than the map.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundRole(QPalette.ColorRole.Midlight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._take_surroundings()

    def _timer(self, milliseconds: int, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(slot)
        return timer

    # -- zoom and pan -----------------------------------------------------------------------------

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
        self._map.fit_to_zoom(self.zoom)
        self._tell_seen()

    def _tell_seen(self) -> None:
        """A page keeps to the middle of what is in sight."""
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        self._map.look_at(seen.intersected(self.sceneRect()), self.zoom)

    def scrollContentsBy(self, across: int, down: int) -> None:
        super().scrollContentsBy(across, down)
        self._tell_seen()

    def refit(self) -> None:
        """After another map was laid into the scene."""
        self.setSceneRect(self._map.sceneRect())
        self.fit()
        self._draw_crisply()

    def zoom_in(self) -> None:
        self._zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        self._zoom_by(1 / ZOOM_STEP)

    def zoom_to(self, area: str) -> None:
        """The area in the middle, near enough to read."""
        if self.zoom < READING_SCALE:
            self._zoom_by(READING_SCALE / self.zoom)
        self.centerOn(self._map.place_item(area).pos())

    def come_near(self, areas: Collection[str]) -> None:
        """As near as these areas can be in sight together, and near enough to read."""
        spots = [self._map.place_item(area).pos() for area in areas]
        left, right = min(one.x() for one in spots), max(one.x() for one in spots)
        top, low = min(one.y() for one in spots), max(one.y() for one in spots)
        box = QRectF(left, top, right - left, low - top).adjusted(-AROUND, -AROUND, AROUND, AROUND)
        shown = self.viewport().rect()
        fitting = min(shown.width() / box.width(), shown.height() / box.height(), READING_SCALE)
        self._zoom_by(fitting / self.zoom)
        self.centerOn(box.center())

    def _zoom_by(self, factor: float) -> None:
        """Never smaller than the whole map, never larger than counters are drawn for."""
        self._map.is_hasty = True
        self._crisp_timer.start()
        scale = self.zoom * factor
        if scale <= self._scale_of_whole():
            self.fit()
            return
        self._is_fitted = False
        factor = min(scale, LARGEST_SCALE) / self.zoom
        self.scale(factor, factor)
        self._map.fit_to_zoom(self.zoom)
        self._tell_seen()

    def _draw_crisply(self) -> None:
        self._map.is_hasty = False
        self.resetCachedContent()
        self.viewport().update()

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
        place = self.mapToScene(event.position().toPoint())
        if turned and not self._map.scroll(place, -round(turned) or (-1 if turned > 0 else 1)):
            self._zoom_by(ZOOM_STEP**turned)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            pinch: QGesture | None = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._zoom_by(pinch.scaleFactor())
                return True
        zoom = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == zoom:
            self._zoom_by(1 + event.value())
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_map"):
            self._take_surroundings()

    def _take_surroundings(self) -> None:
        """Dusk on the paper where the window around it is dark; not where it is black, which is
        the high contrast look."""
        window = self.palette().color(QPalette.ColorRole.Window)
        self._map.set_dark(0 < window.lightness() < DARK_BELOW)
        self.resetCachedContent()
