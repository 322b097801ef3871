"""The map for assistive technology: a list of areas, then of stacks, as the seat shown knows them.

Qt shows a graphics view as one empty object. Here it gets children: areas in reading order, each
with its situation as value, then the stacks. Pressing one is clicking it. While the map is hidden
(first screen, curtain) the list has no stacks and its areas no situation.
"""

from __future__ import annotations

from typing import Any, Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QApplication

from solitaire.presenting.board import PlaceId
from ui.desktop.board.ground_signs import LARGEST_RADIUS
from ui.desktop.board.rows import place_rows
from ui.desktop.board.scene import MapScene
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.board.view import MapView
from ui.desktop.style.language import tr, translated

DETAILS: Final = "details"
_kept: Final[list[QAccessibleInterface]] = []
"""Qt's cache of interfaces holds bare pointers: what it was once given must never go away."""


class _Actions(QAccessibleActionInterface):
    """What can be done with a child: the three things a mouse or the keyboard can do."""

    def __init__(self, child: MapChild) -> None:
        super().__init__()
        self._child = child

    def actionNames(self) -> list[str]:
        return [
            QAccessibleActionInterface.pressAction(),
            QAccessibleActionInterface.setFocusAction(),
            DETAILS,
        ]

    def doAction(self, actionName: str) -> None:
        if not self._child.isValid():
            return
        if actionName == QAccessibleActionInterface.pressAction():
            self._child.press()
        elif actionName == DETAILS:
            self._child.show_details()
        else:
            self._child.take_focus()

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        return []

    def localizedActionName(self, name: str) -> str:
        return tr("Show details") if name == DETAILS else super().localizedActionName(name)


class MapChild(QAccessibleInterface):
    """One line of the list."""

    def __init__(self, whole: AccessibleMap) -> None:
        super().__init__()
        self.whole = whole
        self._actions = _Actions(self)

    @property
    def area(self) -> str:
        raise NotImplementedError

    def words(self, kind: QAccessible.Text) -> str:
        raise NotImplementedError

    def scene_box(self) -> QRectF:
        raise NotImplementedError

    def press(self) -> None:
        raise NotImplementedError

    def show_details(self) -> None:
        self.whole.view.area_hovered.emit(self.area)

    def take_focus(self) -> None:
        self.whole.view.setFocus()
        self.whole.view.set_cursor_area(self.area)

    # -- what Qt asks -----------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.whole.isValid()

    def object(self) -> QObject | None:  # type: ignore[override]  # there is none behind a line
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.whole.window()

    def parent(self) -> QAccessibleInterface:
        return self.whole

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        return -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        return self.whole.on_screen(self.scene_box()) if self.isValid() else QRect()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        view = self.whole.view
        state.focusable = True
        state.selectable = True
        state.focused = view.hasFocus() and view.cursor_area == self.area
        state.selected = state.focused
        state.offscreen = not self.whole.rect().intersects(self.rect())
        state.invisible = not view.isVisible()
        return state

    def text(self, t: QAccessible.Text) -> str:
        return self.words(t) if self.isValid() else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        return

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> Any:
        """PySide 6.11 takes a pointer object; the number that its stub promises crashes."""
        is_action = arg__1 == QAccessible.InterfaceType.ActionInterface
        address: int = shiboken6.getCppPointer(self._actions)[0]
        return shiboken6.VoidPtr(address) if is_action else None


class AreaChild(MapChild):
    def __init__(self, whole: AccessibleMap, place: PlaceId) -> None:
        super().__init__(whole)
        self.place = place

    def isValid(self) -> bool:
        return super().isValid() and self.place in self.whole.map.item_by_place

    @property
    def area(self) -> str:
        return self.place

    def words(self, kind: QAccessible.Text) -> str:
        row = self.whole.row(self.area)
        if kind == QAccessible.Text.Name:
            return translated(self.whole.map.place_item(self.area).place.title)
        if kind == QAccessible.Text.Value:
            return row
        if kind == QAccessible.Text.Description and row:
            return tr("may be chosen now") if self.whole.map.is_target(self.area) else ""
        return ""

    def scene_box(self) -> QRectF:
        middle = self.whole.map.place_item(self.area).pos()
        return QRectF(middle.x(), middle.y(), 0, 0).adjusted(
            -LARGEST_RADIUS, -LARGEST_RADIUS, LARGEST_RADIUS, LARGEST_RADIUS
        )

    def press(self) -> None:
        self.whole.view.area_activated.emit(self.area)


class StackChild(MapChild):
    """The stack with this place among those shown, whichever it is at the moment."""

    def __init__(self, whole: AccessibleMap, place: int) -> None:
        super().__init__(whole)
        self.place = place

    def isValid(self) -> bool:
        return super().isValid() and self.place < len(self.whole.stacks())

    @property
    def item(self) -> StackItem:
        return self.whole.stacks()[self.place]

    @property
    def area(self) -> str:
        return self.item.stack.place

    def words(self, kind: QAccessible.Text) -> str:
        head, _, cards = self.item.toolTip().partition("\n")
        if kind == QAccessible.Text.Name:
            return head
        return cards.replace("\n", "; ") if kind == QAccessible.Text.Value else ""

    def scene_box(self) -> QRectF:
        box: QRectF = self.item.sceneBoundingRect()
        return box

    def press(self) -> None:
        self.whole.view.counter_activated.emit(self.item.stack.keys[0], self.area)


class AccessibleMap(QAccessibleInterface):
    def __init__(self, view: MapView) -> None:
        super().__init__()
        self.view = view
        scene = view.scene()
        assert isinstance(scene, MapScene), scene
        self.map = scene
        self._areas: list[AreaChild] = []
        self._areas_of: object = None
        """The map whose places they are: a window may open another game."""
        self._stacks: list[StackChild] = []
        self._rows: tuple[object, dict[str, str]] = (None, {})
        """The picture that was shown last, and the line of each place in it."""
        _kept.append(self)
        view.cursor_moved.connect(self._tell_focus)

    def _tell_focus(self, area: str) -> None:
        """The keyboard's cursor came to another area."""
        QAccessible.updateAccessibility(
            QAccessibleEvent(self.child_of(area), QAccessible.Event.Focus)
        )

    # -- what is there ----------------------------------------------------------------------------

    def stacks(self) -> list[StackItem]:
        """In reading order; none while the map is hidden."""
        if not self.view.isVisible():
            return []
        order = {child.place: number for number, child in enumerate(self._places())}
        return sorted(self.map.stack_items, key=lambda one: order[one.stack.place])

    def _places(self) -> list[AreaChild]:
        """In reading order; boxes beside the map while something lies in them or the keyboard's
        cursor is there."""
        if self._areas_of is not self.map.atlas:
            self._areas_of = self.map.atlas
            order = self.map.atlas.geography.reading_order
            self._areas = [AreaChild(self, place) for place in order]
            _kept.extend(self._areas)
        return [one for one in self._areas if self._is_there(one.place)]

    def _is_there(self, place: str) -> bool:
        is_box = bool(self.map.atlas.geography.place_by_id[place].box)
        return not is_box or place == self.view.cursor_area or bool(self.row(place))

    def row(self, area: str) -> str:
        shown = self.map.picture
        if shown is None or not self.view.isVisible():
            return ""
        if self._rows[0] is not shown:
            rows = {one.place: one.line for one in place_rows(self.map.presenter, shown)}
            self._rows = shown, rows
        return self._rows[1].get(area, "")

    def children(self) -> list[MapChild]:
        many = len(self.stacks())
        while len(self._stacks) < many:
            self._stacks.append(StackChild(self, len(self._stacks)))
            _kept.append(self._stacks[-1])
        return [*self._places(), *self._stacks[:many]]

    def child_of(self, area: str) -> MapChild:
        return next(child for child in self._places() if child.area == area)

    def on_screen(self, box: QRectF) -> QRect:
        drawn: QRect = self.view.mapFromScene(box).boundingRect()
        return drawn.translated(self.view.viewport().mapToGlobal(QPoint(0, 0)))

    # -- what Qt asks -----------------------------------------------------------------------------

    def isValid(self) -> bool:
        return shiboken6.isValid(self.view)

    def object(self) -> QObject:
        return self.view

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        above = self.view.parentWidget() or QApplication.instance()
        assert above is not None
        return QAccessible.queryAccessibleInterface(above)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self.children()
        return children[index] if 0 <= index < len(children) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """What is drawn on top comes last in the list."""
        found = (one for one in reversed(self.children()) if one.rect().contains(x, y))
        return next(found, None)

    def childCount(self) -> int:
        return len(self.children())

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        children = self.children()
        return next((n for n, one in enumerate(children) if one is arg__1), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        area = self.view.cursor_area
        return self.child_of(area) if area and self.view.hasFocus() else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def rect(self) -> QRect:
        return QRect(self.view.mapToGlobal(QPoint(0, 0)), self.view.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.view.hasFocus()
        state.invisible = not self.view.isVisible()
        return state

    def text(self, t: QAccessible.Text) -> str:
        if t == QAccessible.Text.Name:
            return self.view.accessibleName()
        if t == QAccessible.Text.Description:
            return self.view.accessibleDescription()
        return ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        return

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> Any:
        return None


def _made(key: str, thing: QObject) -> QAccessibleInterface | None:
    return AccessibleMap(thing) if isinstance(thing, MapView) else None


def make_maps_accessible() -> None:
    """Once; Qt asks the factory when assistive technology first looks at a map."""
    QAccessible.installFactory(_made)
