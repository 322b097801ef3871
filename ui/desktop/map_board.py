"""Between the game window and the map: what is shown goes in, clicks and drags come out.

The only module of the window that knows how the map is drawn and pointed at. A map that can be
asked has signals and show_view(); for one that only draws, clicks are read here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPen
from PySide6.QtWidgets import QApplication, QGraphicsEllipseItem, QGraphicsItem

from solitaire.games.castiglione import happenings
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.happenings import Happened
from solitaire.games.castiglione.terms import AREA_LIMIT, SIDES
from solitaire.protocol import Event
from ui.desktop.atlas import atlas
from ui.desktop.map_scene import MapScene
from ui.desktop.map_view import MapView
from ui.desktop.situation import situation

PLAIN: Final = "plain"
RISKY: Final = "risky"
FIGHT: Final = "fight"
STACK: Final = "stack"
_RING: Final = {
    PLAIN: QColor("#1f7a4d"),
    RISKY: QColor("#1f7a4d"),
    FIGHT: QColor("#b3261e"),
    STACK: QColor("#c07a00"),
}
_RADIUS: Final = 30.0
_REACH: Final = 36.0
"""How far from the middle of an area a click still means it, in units of the map."""
_RING_LAYER: Final = 4.5
_OVERLAY_MODULE: Final = "ui.desktop.overlays"
_TRAVELS: Final = (
    happenings.STEPPED,
    happenings.WITHDREW,
    happenings.FLED,
    happenings.RETREATED,
)


class MapBoard(QObject):
    area_clicked = Signal(str)
    counter_clicked = Signal(str, str)
    """An own counter and its area."""
    area_hovered = Signal(str)
    dragged = Signal(str, str)
    """From a counter or an area, to an area."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene: Any = MapScene(atlas())
        self.map_view: Any = MapView(self.scene)
        self._rings: list[QGraphicsItem] = []
        self._pressed: QPoint | None = None
        self._can_be_asked = hasattr(self.map_view, "area_activated")
        if self._can_be_asked:
            self._connect_signals()
        else:
            self.map_view.viewport().installEventFilter(self)

    # -- showing ----------------------------------------------------------------------------------

    def show(self, view: Any, news: Iterable[Event]) -> None:
        """The view of a seat, and arrows for the moves it just saw."""
        moves = [event for event in news if isinstance(event, Happened) and _is_travel(event)]
        if self._can_be_asked:
            names = RULES.board.area_names
            self.map_view.show_view(view)
            self.map_view.set_arrows(
                (names[one.area], names[one.other], 0, SIDES[one.side]) for one in moves
            )
        else:
            self.scene.show_situation(situation(RULES.board, view))
            self.scene.show_moves((SIDES[one.side], one.area, one.other) for one in moves)

    def show_targets(self, style_by_area: Mapping[str, str]) -> None:
        """Mark the areas that offered choices speak of."""
        if self._can_be_asked:
            self.map_view.set_targets(dict(style_by_area))
            return
        for ring in self._rings:
            self.scene.removeItem(ring)
        self._rings = [self._ring(area, style) for area, style in style_by_area.items()]

    @property
    def overlay_names(self) -> tuple[str, ...]:
        """The overlays that the map can draw."""
        if not self._can_be_asked or find_spec(_OVERLAY_MODULE) is None:
            return ()
        return tuple(import_module(_OVERLAY_MODULE).OVERLAYS)

    def show_overlay(self, name: str, view: Any, area: str) -> None:
        """None if the name is empty; some are asked about an area."""
        self.map_view.set_overlay(name, view if name else None, area)

    def place_of(self, area: str) -> QPoint:
        """Where the middle of the area is on the view's viewport."""
        point: QPoint = self.map_view.mapFromScene(self._area_item(area).pos())
        return point

    def centre_on(self, area: str) -> None:
        self.map_view.centerOn(self._area_item(area).pos())

    def _area_item(self, area: str) -> Any:
        return self.scene.area_items[RULES.board.area_by_name[area]]

    def _ring(self, area: str, style: str) -> QGraphicsItem:
        ring = QGraphicsEllipseItem(-_RADIUS, -_RADIUS, 2 * _RADIUS, 2 * _RADIUS)
        ring.setPos(self._area_item(area).pos())
        line = Qt.PenStyle.DashLine if style == STACK else Qt.PenStyle.SolidLine
        ring.setPen(QPen(_RING[style], 4, line))
        ring.setZValue(_RING_LAYER)
        ring.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.scene.addItem(ring)
        return ring

    # -- pointing ---------------------------------------------------------------------------------

    def _connect_signals(self) -> None:
        self.map_view.area_activated.connect(self.area_clicked)
        self.map_view.counter_activated.connect(self._counter_activated)
        self.map_view.area_hovered.connect(self.area_hovered)
        self.map_view.drag_finished.connect(self.dragged)

    def _counter_activated(self, counter: str, area: str) -> None:
        """Enemy counters have keys of the map's own."""
        if counter in RULES.board.counter_by_name:
            self.counter_clicked.emit(counter, area)
        else:
            self.area_clicked.emit(area)

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
        place: QPointF = self.map_view.mapToScene(point)
        nearest = min(self.scene.area_items, key=lambda one: QLineF(place, one.pos()).length())
        is_near = QLineF(place, nearest.pos()).length() <= _REACH
        return str(nearest.area.id) if is_near else ""


def _is_travel(event: Happened) -> bool:
    return event.kind in _TRAVELS and event.area < AREA_LIMIT and event.other < AREA_LIMIT
