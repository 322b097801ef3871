"""Between the game window and the map: what is shown goes in, clicks and drags come out.

The only module of the window that knows how the map is drawn and pointed at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPen
from PySide6.QtWidgets import QApplication, QGraphicsEllipseItem, QGraphicsItem

from solitaire.games.castiglione import happenings
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.happenings import Happened
from solitaire.games.castiglione.terms import AREA_LIMIT, SIDES
from solitaire.protocol import Event
from ui.desktop.atlas import atlas
from ui.desktop.counters import StackItem
from ui.desktop.map_items import AreaItem
from ui.desktop.map_scene import MapScene
from ui.desktop.map_view import MapView
from ui.desktop.situation import situation

GOAL: Final = "goal"
STACK: Final = "stack"
_RING: Final = {GOAL: QColor("#1f7a4d"), STACK: QColor("#c07a00")}
_RADIUS: Final = 30.0
_RING_LAYER: Final = 4.5
_TRAVELS: Final = (
    happenings.STEPPED,
    happenings.WITHDREW,
    happenings.FLED,
    happenings.RETREATED,
)


class MapBoard(QObject):
    area_clicked = Signal(str)
    counter_clicked = Signal(str)
    area_hovered = Signal(str)
    dragged = Signal(str, str)
    """From a counter or an area, to an area."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = MapScene(atlas())
        self.map_view = MapView(self.scene)
        self._rings: list[QGraphicsItem] = []
        self._pressed: QPoint | None = None
        if hasattr(self.map_view, "area_activated"):
            self._connect_signals()
        else:
            self.map_view.viewport().installEventFilter(self)

    # -- showing ----------------------------------------------------------------------------------

    def show(self, view: Any, news: Iterable[Event]) -> None:
        """The view of a seat, and arrows for the moves it just saw."""
        if hasattr(self.map_view, "show_view"):
            self.map_view.show_view(view)
        else:
            self.scene.show_situation(situation(RULES.board, view))
        self.scene.show_moves(
            (SIDES[event.side], event.area, event.other)
            for event in news
            if isinstance(event, Happened) and _is_travel(event)
        )

    def show_targets(self, style_by_area: Mapping[str, str]) -> None:
        """Mark the areas that offered choices speak of."""
        if hasattr(self.map_view, "set_targets"):
            self.map_view.set_targets(dict(style_by_area))
            return
        for ring in self._rings:
            self.scene.removeItem(ring)
        self._rings = [self._ring(area, style) for area, style in style_by_area.items()]

    def show_overlay(self, name: str, view: Any) -> bool:
        """Whether the map has overlays."""
        if not hasattr(self.map_view, "set_overlay"):
            return False
        self.map_view.set_overlay(name, view)
        return True

    @property
    def has_overlays(self) -> bool:
        return hasattr(self.map_view, "set_overlay")

    def place_of(self, area: str) -> QPoint:
        """Where the middle of the area is on the view's viewport."""
        return self.map_view.mapFromScene(self._area_item(area).pos())

    def centre_on(self, area: str) -> None:
        self.map_view.centerOn(self._area_item(area).pos())

    def _area_item(self, area: str) -> AreaItem:
        return self.scene.area_items[RULES.board.area_by_name[area]]

    def _ring(self, area: str, style: str) -> QGraphicsItem:
        ring = QGraphicsEllipseItem(-_RADIUS, -_RADIUS, 2 * _RADIUS, 2 * _RADIUS)
        ring.setPos(self._area_item(area).pos())
        line = Qt.PenStyle.SolidLine if style == GOAL else Qt.PenStyle.DashLine
        ring.setPen(QPen(_RING[style], 4, line))
        ring.setZValue(_RING_LAYER)
        ring.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.scene.addItem(ring)
        return ring

    # -- pointing ---------------------------------------------------------------------------------

    def _connect_signals(self) -> None:
        view: Any = self.map_view
        view.area_activated.connect(self.area_clicked)
        view.counter_activated.connect(self._counter_activated)
        view.area_hovered.connect(self.area_hovered)
        view.drag_finished.connect(self.dragged)

    def _counter_activated(self, one: str, other: str) -> None:
        """The map names the counter and its area."""
        names = (one, other)
        counters = [name for name in names if name in RULES.board.counter_by_name]
        areas = [name for name in names if name in RULES.board.area_by_name]
        if counters:
            self.counter_clicked.emit(counters[0])
        elif areas:
            self.area_clicked.emit(areas[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            if event.type() == QEvent.Type.MouseButtonPress:
                self._pressed = event.position().toPoint()
            elif event.type() == QEvent.Type.MouseButtonRelease and self._pressed is not None:
                self._released(self._pressed, event.position().toPoint())
                self._pressed = None
        return super().eventFilter(watched, event)

    def _released(self, start: QPoint, end: QPoint) -> None:
        if (end - start).manhattanLength() < QApplication.startDragDistance():
            area = self._area_at(end)
            if area:
                self.area_clicked.emit(area)

    def _area_at(self, point: QPoint) -> str:
        for item in self.map_view.items(point):
            if isinstance(item, StackItem):
                return RULES.board.area_names[item.stack.area]
            if isinstance(item, AreaItem):
                return item.area.id
        return ""


def _is_travel(event: Happened) -> bool:
    return event.kind in _TRAVELS and event.area < AREA_LIMIT and event.other < AREA_LIMIT
