"""The view of the map: what the window shows, asks about and hears of.

Shown: `show_picture`, `set_targets`, `set_selection`, `set_overlay`, `set_arrows` (board/scene.py).
Heard, places and counters by their ids:
  `counter_activated(counter, area)` a click on a counter; a closed pile also fans open, unless its
    area is an offered target, where one rather wants to march than to look; fans close when another
    view is shown and when they would cover a target;
  `area_activated(area)` a click on an area beside its counters, or Enter at the keyboard's cursor;
  `area_hovered(area)` the pointer came to an area, or "" when it left;
  `drag_moved(counter, area)` a counter is dragged and has come to an area, or "" beside them all;
    both are "" when it is let go;
  `drag_finished(counter, area)` it was dropped there;
  `cursor_moved(area)` the keyboard's cursor has come to an area;
  `way_missed(area)` an arrow was pressed at an area from which no road leads that way;
  `day_activated(turn)` a click on a day of the turn track.
Tab and Shift+Tab go through the stacks that can act, while there are any.
Arrows lead the keyboard's cursor along the roads; Esc closes a fan. Zoom by wheel, pinch, + and -;
the whole map by Ctrl+0; pan by dragging the paper and by Ctrl and an arrow.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGesture,
    QGestureEvent,
    QGraphicsPixmapItem,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from solitaire.presenting.overlays import Overlay
from solitaire.presenting.picture import Picture
from ui.desktop.board.counters import SIZE, pixmap
from ui.desktop.board.layers import FAN
from ui.desktop.board.overlays.items import Legend
from ui.desktop.board.scene import Arrow, MapScene
from ui.desktop.style.language import told, tr

ZOOM_STEP: Final = 1.2
LARGEST_SCALE: Final = 5.0
MAGNIFIED_PIXELS: Final = 88.0
"""A counter of a stack that is magnified."""
READING_SCALE: Final = 1.6
"""To which one comes nearer when an area is to be seen well."""
PAN_STEP: Final = 80
"""Pixels for each press of an arrow key."""
HOVER_MILLISECONDS: Final = 650
"""After so long a rest of the pointer a stack fans open."""
CRISP_MILLISECONDS: Final = 140
"""After so long without another step of zooming the paper is drawn anew."""
DARK_BELOW: Final = 110
LEGEND_PLACE: Final = QPoint(10, 10)
HELD: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.AltModifier
)
"""With one of these Enter means something else, to whoever is around the map."""
_ARROWS: Final = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class MapView(QGraphicsView):
    area_activated = Signal(str)
    counter_activated = Signal(str, str)
    area_hovered = Signal(str)
    drag_moved = Signal(str, str)
    drag_finished = Signal(str, str)
    cursor_moved = Signal(str)
    way_missed = Signal(str)
    fan_closed = Signal()
    """By Esc."""
    day_activated = Signal(int)
    """A click on one of the nine days: its turn."""

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._map = scene
        self._is_fitted = True
        self._hovered = ""
        self._cursor = ""
        self._pressed_at: QPoint | None = None
        self._pressed_key = ""
        self._ghost: QGraphicsPixmapItem | None = None
        """The counter under the pointer while it is dragged."""
        self._dragged_to = ""
        self._opened_by_hover = False
        self.takes_tab: Callable[[int], bool] | None = None
        """Told of Tab (1) and Shift+Tab (-1); whether something came of it."""
        self.takes_enter: Callable[[str], bool] | None = None
        """Told of Enter at the cursor's area, before it is activated; whether that was all."""
        self._legend = Legend(self)  # not of the viewport, which scrolls its children
        self._legend.move(LEGEND_PLACE)
        self.hover_timer = self._timer(HOVER_MILLISECONDS, self._open_hovered)
        self._crisp_timer = self._timer(CRISP_MILLISECONDS, self._draw_crisply)
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
        self.setAccessibleName(tr("Map of the campaign"))
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._take_surroundings()

    def _timer(self, milliseconds: int, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(slot)
        return timer

    # -- what is shown ----------------------------------------------------------------------------

    def show_picture(self, picture: Picture) -> None:
        """In place of what was shown."""
        self._map.show_picture(picture)

    def set_targets(self, places: Mapping[str, str]) -> None:
        """Offered places by id; their style is "plain", "risky", "fight" or "stack"."""
        self._map.set_targets(places)

    def set_selection(self, counters: Collection[str]) -> None:
        self._map.set_selection(counters)

    def set_overlay(self, overlay: Overlay | None) -> None:
        self._map.set_overlay(overlay)
        self._legend.show_overlay(overlay)

    def overlay_lines(self) -> tuple[str, ...]:
        """The present overlay in words."""
        return tuple(map(told, self._map.overlay.lines)) if self._map.overlay else ()

    def set_arrows(self, arrows: Iterable[Arrow]) -> None:
        """From place, to place, number or 0, and a side or "plan"."""
        self._map.set_arrows(arrows)

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

    def refit(self) -> None:
        """After another map was laid into the scene."""
        self.setSceneRect(self._map.sceneRect())
        self._cursor = self._hovered = ""
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

    # -- fans and the keyboard's cursor -----------------------------------------------------------

    def open_fan(self, area: str) -> None:
        """The first stack there with more than one counter, the seat's own before the enemy's."""
        for item in self._map.stacks_in(area) if area else ():
            if len(item.stack.faces) > 1:
                self._map.open_fan(item)
                return

    def open_fan_of(self, area: str, key: str) -> None:
        """The stack there that this card is in."""
        for item in self._map.stacks_in(area):
            if key in item.stack.keys and not item.is_open:
                self._opened_by_hover = False
                self._map.open_fan(item)

    def set_unit_at_hand(self, key: str) -> None:
        """The one that the keyboard is at within its stack; "" for none."""
        self._map.set_unit_at_hand(key)

    def magnify(self) -> None:
        """The stack under the pointer or at the cursor, open and large, until fans are closed."""
        self.open_fan(self._hovered or self._cursor)
        stack = self._map.open_stack()
        if stack is not None:
            stack.setScale(max(stack.scale(), MAGNIFIED_PIXELS / (SIZE * self.zoom)))

    def close_fans(self) -> None:
        self._opened_by_hover = False
        self._map.close_fans()

    def _open_hovered(self) -> None:
        if self._hovered and self._map.open_stack() is None and self._ghost is None:
            self.open_fan(self._hovered)
            self._opened_by_hover = True

    @property
    def cursor_area(self) -> str:
        """The area at which the keyboard is, or ""."""
        return self._cursor

    def set_cursor_area(self, area: str) -> None:
        self._cursor = area
        self._map.set_cursor(area)
        if area:
            self.ensureVisible(self._map.place_item(area))
            self.cursor_moved.emit(area)

    def _move_cursor(self, direction: QPoint) -> None:
        """Along the road that leads most nearly there; from nowhere, to the middle of the view."""
        if not self._cursor:
            middle = self.mapToScene(self.viewport().rect().center())
            self.set_cursor_area(self._map.nearest_place(middle))
            return
        way = (float(direction.x()), float(direction.y()))
        best = self._map.atlas.geography.step(self._cursor, way)
        if best:
            self.set_cursor_area(best)
        else:
            self.way_missed.emit(self._cursor)

    # -- the pointer ------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at, self._pressed_key = None, ""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
            place = self.mapToScene(self._pressed_at)
            stack = self._map.stack_at(place)
            boxed = self._map.boxed_counter_at(place)
            self._pressed_key = stack.key_at(place) if stack is not None else boxed
            if stack is not None or boxed:
                event.accept()
                return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed_key and self._is_far(at):
            self._drag(self.mapToScene(at))
            return
        super().mouseMoveEvent(event)
        event.accept()
        if not event.buttons():
            self._hover(self.mapToScene(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        pressed, key = self._pressed_at, self._pressed_key
        super().mouseReleaseEvent(event)
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        place = self.mapToScene(at)
        was_dragged = self._ghost is not None
        is_click = not self._is_far(at)
        self._drop()
        if was_dragged:
            self.drag_moved.emit("", "")
            area = self._map.place_at(place)
            if area:
                self.drag_finished.emit(key, area)
        elif is_click:
            self._click(place, key)

    def _is_far(self, at: QPoint) -> bool:
        if self._pressed_at is None:
            return False
        return (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()

    def _click(self, place: QPointF, key: str) -> None:
        stack = self._map.stack_at(place)
        area = self._map.place_at(place)
        if stack is None:
            self.close_fans()
            turn = self._map.cards_item.turn_at(self._map.cards_item.mapFromScene(place))
            if key and area:
                self.counter_activated.emit(key, area)
            elif area:
                self.area_activated.emit(area)
            elif turn:
                self.day_activated.emit(turn)
            return
        if not stack.is_open and not self._map.is_target(area):
            self._opened_by_hover = False
            self._map.open_fan(stack)
        if key:
            self.counter_activated.emit(key, area)
        else:
            self.area_activated.emit(area)

    def _drag(self, place: QPointF) -> None:
        if self._ghost is None:
            picture = self._map.picture
            face = picture.face_of(self._pressed_key) if picture is not None else None
            if face is None:
                return
            self._ghost = QGraphicsPixmapItem(pixmap(face, self._map.paints))
            edge = self._ghost.pixmap().width()
            self._ghost.setScale(SIZE * self._map.atlas.grain / edge)
            self._ghost.setOffset(-edge / 2, -edge / 2)
            self._ghost.setOpacity(0.85)
            self._ghost.setZValue(FAN + 1)
            self._map.addItem(self._ghost)
        self._ghost.setPos(place)
        area = self._map.place_at(place)
        self._tell_hovered(area)  # first: what a drag brings is said over what lies there
        if area != self._dragged_to:
            self._dragged_to = area
            self.drag_moved.emit(self._pressed_key, area)

    def _drop(self) -> None:
        if self._ghost is not None:
            self._map.removeItem(self._ghost)
        self._ghost, self._pressed_at, self._pressed_key = None, None, ""
        self._dragged_to = ""

    def _hover(self, place: QPointF) -> None:
        if self._opened_by_hover and self._map.stack_at(place) is not self._map.open_stack():
            self.close_fans()
        self._tell_hovered(self._map.place_at(place))

    def _tell_hovered(self, area: str) -> None:
        if area != self._hovered:
            self._hovered = area
            self.hover_timer.stop()
            if area:
                self.hover_timer.start()
            self.area_hovered.emit(area)

    # -- Qt's other events ------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() / 120  # a notch of an ordinary wheel
        if turned:
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
        if event.type() == QEvent.Type.Leave:
            self._tell_hovered("")
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        direction = _ARROWS.get(key)
        if direction is not None:
            is_held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            self.pan(direction) if is_held else self._move_cursor(direction)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_0 and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.fit()
        elif event.modifiers() & HELD or not self._use_cursor(key):
            super().keyPressEvent(event)

    def _use_cursor(self, key: Qt.Key) -> bool:
        """Whether the key meant something at the cursor."""
        if key == Qt.Key.Key_Escape and self._map.open_stack() is not None:
            self.close_fans()
            self.fan_closed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._cursor:
            if self.takes_enter is None or not self.takes_enter(self._cursor):
                self.area_activated.emit(self._cursor)
        else:
            return False
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the stacks; where there are none to go through, on to the next pane."""
        if self.takes_tab is not None and self.takes_tab(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_map"):
            self._take_surroundings()

    def _take_surroundings(self) -> None:
        """Dusk on the paper where the window around it is dark."""
        window = self.palette().color(QPalette.ColorRole.Window)
        self._map.set_dark(window.lightness() < DARK_BELOW)
        self.resetCachedContent()
