"""Between the game window and the map: what is shown goes in, clicks and drags come out.

The only module of the window that knows how the map is drawn and pointed at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, Signal

from solitaire.game import Game
from solitaire.presenting.guide import Guide
from solitaire.presenting.offers import Offer, Role
from solitaire.presenting.overlays import Overlay
from solitaire.presenting.picture import Card, Picture
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Event
from ui.desktop.board.ghosts import MarchGhosts
from ui.desktop.board.items import PlaceItem
from ui.desktop.board.overlays.asking import OverlayAsking
from ui.desktop.board.scene import Arrow, MapScene
from ui.desktop.board.view import MapView
from ui.desktop.style.language import translated

PLAIN: Final = "plain"
RISKY: Final = "risky"
FIGHT: Final = "fight"
STACK: Final = "stack"
AROUND: Final = 90
"""Pixels that are shown around a place at least when the map is moved to it."""


class MapBoard(QObject):
    area_clicked = Signal(str)
    counter_clicked = Signal(str, str)
    """An own counter and its place."""
    area_hovered = Signal(str)
    drag_moved = Signal(str, str)
    """A counter is dragged and has come to a place; both empty when it is let go."""
    dragged = Signal(str, str)
    """From a counter or a place, to a place."""
    cursor_moved = Signal(str)
    """The keyboard's cursor has come to a place."""
    facing_clicked = Signal(str, int)
    """A tick around a counter: where it is to face."""
    facing_marked = Signal(str, int)
    """The keyboard has come to a tick."""
    choice_clicked = Signal(int)
    """One of the choices below a page, by its number from 0."""

    def __init__(self, door: Game, presenter: Presenter, parent: QObject | None = None) -> None:
        """Of one game; use() turns to another."""
        super().__init__(parent)
        self.presenter = presenter
        self._guide: Guide = door.guide()
        self._seats = door.rules().seats
        self.scene = MapScene(presenter, door.notice)
        self.map_view = MapView(self.scene)
        self.ghosts = MarchGhosts(self.scene)
        self._overlay = OverlayAsking(presenter, self.map_view)
        self._moves: list[Arrow] = []
        self._own = ""
        """The side of the seat that is shown."""
        self.map_view.area_activated.connect(self.area_clicked)
        self.map_view.counter_activated.connect(self._counter_activated)
        self.map_view.area_hovered.connect(self.area_hovered)
        self.map_view.drag_moved.connect(self.drag_moved)
        self.map_view.drag_finished.connect(self.dragged)
        self.map_view.cursor_moved.connect(self.cursor_moved)
        self.map_view.facing_activated.connect(self.facing_clicked)
        self.map_view.facing_marked.connect(self.facing_marked)
        self.map_view.choice_activated.connect(self.choice_clicked)

    def use(self, door: Game, presenter: Presenter) -> None:
        """The map of this game, whichever was shown before."""
        if presenter is not self.presenter:
            self.show_nothing()
            self.presenter = presenter
            self._guide, self._seats = door.guide(), door.rules().seats
            self.scene.use(presenter, door.notice)
            self._overlay = OverlayAsking(presenter, self.map_view)
            self.map_view.refit()

    # -- showing ----------------------------------------------------------------------------------

    def show(
        self,
        views: Sequence[Any],
        heard: Sequence[Event],
        news: Iterable[Event],
        report: Card | None = None,
    ) -> None:
        """The view of a seat (others may follow it, where all may be seen) with what it has heard,
        arrows for the moves it just saw, and a page on what has just passed."""
        found = filter(None, map(self._guide.journey, news))
        self._moves = [(one.start, one.end, 0, self._seats[one.seat]) for one in found]
        picture = self.presenter.annotated(self.presenter.picture(views), heard)
        self._own = picture.seat or self.presenter.picture(views[:1]).seat
        if report is not None:
            picture = replace(picture, cards=(report, *picture.cards))
        self.map_view.show_picture(picture)
        self.map_view.set_arrows(self._moves)
        self._overlay.look_at(views[0])

    def show_nothing(self) -> None:
        """Behind a curtain."""
        self.ghosts.show((), "")
        self._moves = []
        self._overlay.look_at(None)
        self.scene.show_nothing()

    def show_plan(self, steps: Iterable[tuple[str, str, int | Fraction]]) -> None:
        """Arrows of a way that is thought of, with the cost of each step; without any, the moves
        that were seen last again."""
        plan = [(start, end, cost, "plan") for start, end, cost in steps]
        self.map_view.set_arrows(plan or self._moves)

    def show_targets(self, style_by_area: Mapping[str, str]) -> None:
        """Mark the places that offered choices speak of."""
        self.map_view.set_targets(dict(style_by_area))

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """What lies on the map of them: ticks around those who may turn, and below a page all."""
        facings: dict[str, list[int]] = {}
        for one in offers:
            if one.role is Role.FACE and one.facing is not None:
                facings.setdefault(one.counter, []).append(one.facing)
        self.scene.offered.show_facings(facings)
        self.scene.show_choices([translated(one.words) for one in offers])

    def show_instead(self, picture: Picture) -> None:
        """A picture of what is only thought of, until another view is shown."""
        self.map_view.show_picture(picture)

    def show_selection(self, counters: Collection[str]) -> None:
        self.map_view.set_selection(counters)
        self._overlay.select(counters)

    @property
    def overlay_names(self) -> tuple[str, ...]:
        """The overlays that the map can draw."""
        return tuple(one.name for one in self.presenter.overlays())

    def show_overlay(self, name: str, view: Any, area: str) -> None:
        """None if the name is empty; some are asked about a place."""
        self._overlay.choose(name, view if name else None, area)

    def lend_overlay(self, overlay: Overlay | None) -> None:
        """In place of what is chosen, until it is taken away."""
        self._overlay.lend(overlay)

    def show_thought(self, counters: Collection[str], area: str) -> None:
        """A march that is only thought of, to the overlay that can say what would come of it."""
        self._overlay.plan(counters, area)

    def show_intelligence(self, view: Any, found: Any) -> None:
        """What the overlay of intelligence shows for this view."""
        self._overlay.learn(view, found)

    def place_of(self, area: str) -> QPoint:
        """Where the middle of the place is on the view's viewport."""
        point: QPoint = self.map_view.mapFromScene(self._place_item(area).pos())
        return point

    def centre_on(self, area: str) -> None:
        self.map_view.centerOn(self._place_item(area).pos())

    def bring_into_view(self, area: str) -> None:
        """If it is there already, nothing moves."""
        if area:
            self.map_view.ensureVisible(self._place_item(area), AROUND, AROUND)

    def _place_item(self, area: str) -> PlaceItem:
        return self.scene.place_item(area)

    # -- pointing ---------------------------------------------------------------------------------

    def _counter_activated(self, counter: str, area: str) -> None:
        """A click on an enemy counter means its place."""
        if self.is_own(counter):
            self.counter_clicked.emit(counter, area)
        else:
            self.area_clicked.emit(area)

    def is_own(self, counter: str) -> bool:
        """Whether it is a counter of the seat that is shown."""
        picture = self.scene.picture
        face = picture.face_of(counter) if picture is not None else None
        return face is not None and face.side == self._own
