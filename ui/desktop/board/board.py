"""Between the game window and the map: what is shown goes in, clicks and drags come out.

The only module of the window that knows how the map is drawn and pointed at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPoint, Signal

from solitaire.games.castiglione.core import events as happenings
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT, SIDES
from solitaire.presenting.estimates import Intelligence
from solitaire.protocol import Event
from ui.desktop.board.atlas import atlas
from ui.desktop.board.items import AreaItem
from ui.desktop.board.overlays.overlays import OVERLAYS
from ui.desktop.board.scene import Arrow, MapScene
from ui.desktop.board.view import MapView
from ui.desktop.play.march_ghosts import MarchGhosts

PLAIN: Final = "plain"
RISKY: Final = "risky"
FIGHT: Final = "fight"
STACK: Final = "stack"
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
    drag_moved = Signal(str, str)
    """A counter is dragged and has come to an area; both empty when it is let go."""
    dragged = Signal(str, str)
    """From a counter or an area, to an area."""
    cursor_moved = Signal(str)
    """The keyboard's cursor has come to an area."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = MapScene(atlas())
        self.map_view = MapView(self.scene)
        self.ghosts = MarchGhosts(self.scene)
        self._moves: list[Arrow] = []
        self.map_view.area_activated.connect(self.area_clicked)
        self.map_view.counter_activated.connect(self._counter_activated)
        self.map_view.area_hovered.connect(self.area_hovered)
        self.map_view.drag_moved.connect(self.drag_moved)
        self.map_view.drag_finished.connect(self.dragged)
        self.map_view.cursor_moved.connect(self.cursor_moved)

    # -- showing ----------------------------------------------------------------------------------

    def show(self, view: View, news: Iterable[Event]) -> None:
        """The view of a seat, and arrows for the moves it just saw."""
        names = RULES.board.area_names
        self._moves = [
            (names[event.area], names[event.other], 0, SIDES[event.side])
            for event in news
            if isinstance(event, Happened) and _is_travel(event)
        ]
        self.map_view.show_view(view)
        self.map_view.set_arrows(self._moves)

    def show_nothing(self) -> None:
        """Behind a curtain."""
        self.ghosts.show((), "")
        self._moves = []
        self.scene.show_nothing()

    def show_plan(self, steps: Iterable[tuple[str, str, int]]) -> None:
        """Arrows of a way that is thought of, with the cost of each step; without any, the moves
        that were seen last again."""
        plan = [(start, end, cost, "plan") for start, end, cost in steps]
        self.map_view.set_arrows(plan or self._moves)

    def show_targets(self, style_by_area: Mapping[str, str]) -> None:
        """Mark the areas that offered choices speak of."""
        self.map_view.set_targets(dict(style_by_area))

    def show_selection(self, counters: Collection[str]) -> None:
        self.map_view.set_selection(counters)

    @property
    def overlay_names(self) -> tuple[str, ...]:
        """The overlays that the map can draw."""
        return tuple(OVERLAYS)

    def show_overlay(self, name: str, view: View | None, area: str) -> None:
        """None if the name is empty; some are asked about an area."""
        self.map_view.set_overlay(name, view if name else None, area)

    def show_thought(self, counters: Collection[str], area: str) -> None:
        """A march that is only thought of, to the overlay that can say what would come of it."""
        self.map_view.set_plan(counters, area)

    def show_intelligence(self, view: View | None, found: Intelligence) -> None:
        """What the overlay of intelligence shows for this view."""
        self.scene.set_intelligence(view, found)
        self.map_view.show_legend()

    def place_of(self, area: str) -> QPoint:
        """Where the middle of the area is on the view's viewport."""
        point: QPoint = self.map_view.mapFromScene(self._area_item(area).pos())
        return point

    def centre_on(self, area: str) -> None:
        self.map_view.centerOn(self._area_item(area).pos())

    def _area_item(self, area: str) -> AreaItem:
        return self.scene.area_item(area)

    # -- pointing ---------------------------------------------------------------------------------

    def _counter_activated(self, counter: str, area: str) -> None:
        """Enemy counters have keys of the map's own."""
        if counter in RULES.board.counter_by_name:
            self.counter_clicked.emit(counter, area)
        else:
            self.area_clicked.emit(area)


def _is_travel(event: Happened) -> bool:
    return event.kind in _TRAVELS and event.area < AREA_LIMIT and event.other < AREA_LIMIT
