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
  `day_activated(turn)` a click on a day of the turn track;
  `facing_activated(counter, facing)` a tick around a counter that may turn, or Enter at the tick to
    which Shift and the arrows have led;
  `choice_activated(number)` a choice below a page that lies over the map.
Tab and Shift+Tab go through the stacks that can act, while there are any.
Arrows lead the keyboard's cursor along the roads; Esc closes a fan. Zoom by wheel, pinch, + and -;
the whole map by Ctrl+0; pan by dragging the paper and by Ctrl and an arrow.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QWidget,
)

from solitaire.presenting.overlays import Overlay
from solitaire.presenting.picture import Picture
from ui.desktop.board.counters import SIZE, pixmap
from ui.desktop.board.cursor_steps import next_place
from ui.desktop.board.layers import FAN
from ui.desktop.board.overlays.legend import DrawnLines, Legend
from ui.desktop.board.scene import Arrow, MapScene
from ui.desktop.board.zooming import ZoomedMap
from ui.desktop.style.language import tr, translated

MAGNIFIED_PIXELS: Final = 88.0
"""A counter of a stack that is magnified."""
HOVER_MILLISECONDS: Final = 650
"""After so long a rest of the pointer a stack fans open."""
LEGEND_PLACE: Final = QPoint(10, 10)
HELD: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.AltModifier
)
"""With one of these Enter means something else, to whoever is around the map."""
_ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS: Final = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class MapView(ZoomedMap):
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
    facing_activated = Signal(str, int)
    facing_marked = Signal(str, int)
    """The keyboard has come to a tick around a counter."""
    choice_activated = Signal(int)

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
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
        self._drawn_lines = DrawnLines(self)
        self.hover_timer = self._timer(HOVER_MILLISECONDS, self._open_hovered)
        self.setAccessibleName(tr("Map of the campaign"))
        self.viewport().setMouseTracking(True)

    # -- what is shown ----------------------------------------------------------------------------

    def show_picture(self, picture: Picture) -> None:
        """In place of what was shown."""
        self._map.show_picture(picture)
        lines = picture.drawn.lines if picture.drawn is not None else ()
        self._drawn_lines.show_lines([translated(line) for line in lines])

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
        return tuple(map(translated, self._map.overlay.lines)) if self._map.overlay else ()

    @property
    def legend_box(self) -> QRect:
        """Where the legend of an overlay lies, with some room; empty if there is none."""
        air = LEGEND_PLACE.x()
        box = self._legend.geometry().adjusted(0, 0, air, air)
        return box if self._legend.isVisible() else QRect()

    def set_arrows(self, arrows: Iterable[Arrow]) -> None:
        """From place, to place, number or 0, and a side or "plan"."""
        self._map.set_arrows(arrows)

    def refit(self) -> None:
        """After another map was laid into the scene."""
        self._cursor = self._hovered = ""
        super().refit()

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
        best = next_place(self._map, self._cursor, direction)
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
            is_above = self._map.is_above(place)
            if not is_above or boxed:
                self._pressed_key = stack.key_at(place) if stack is not None else boxed
            if stack is not None or boxed or is_above:
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

    def _click_above(self, place: QPointF) -> bool:
        """Whether a tick, a choice below a page or its title was meant."""
        turned, choice = self._map.offered.facing_at(place), self._map.beside.choice_at(place)
        if turned is not None:
            self.facing_activated.emit(*turned)
        elif choice >= 0:
            self.choice_activated.emit(choice)
        elif not self._map.beside.fold_at(place):
            return False
        return True

    def _click(self, place: QPointF, key: str) -> None:
        if self._click_above(place):
            return
        stack = self._map.stack_at(place)
        area = self._map.place_at(place)
        if stack is None:
            self.close_fans()
            turn = self._map.beside.turn_at(place)
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
            self.close_fans()  # what one covers may be where the counter shall go
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

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._tell_hovered("")
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        direction = _ARROWS.get(key)
        if direction is not None:
            is_held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            is_turning = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if not (is_turning and self._turn(direction)):
                self.pan(direction) if is_held else self._move_cursor(direction)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_0 and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.fit()
        elif event.modifiers() & HELD or not self._use_cursor(key):
            super().keyPressEvent(event)

    def _turn(self, direction: QPoint) -> bool:
        """To the next tick around a counter that may turn; whether there is one."""
        facing = self._map.offered.facing
        if facing is None:
            return False
        marked = facing.turn(direction.x() or direction.y())
        self.facing_marked.emit(facing.counter, marked)
        return True

    def _use_cursor(self, key: Qt.Key) -> bool:
        """Whether the key meant something at the cursor."""
        facing = self._map.offered.facing
        if key in _ENTERS and facing is not None and facing.marked is not None:
            self.facing_activated.emit(facing.counter, facing.marked)
            return True
        if key == Qt.Key.Key_Escape and self._map.open_stack() is not None:
            self.close_fans()
            self.fan_closed.emit()
        elif key in _ENTERS and self._cursor:
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
        self._drawn_lines.keep_low()
