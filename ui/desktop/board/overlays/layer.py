"""The overlay on the map: which one is chosen, what it is asked, and its items in the scene."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import NOWHERE
from solitaire.presenting.estimates import Intelligence
from ui.desktop.board.layers import (
    BRIDGES,
    RINGS,
    TAGS,
    WAYS,
)
from ui.desktop.board.overlays.items import (
    BridgeMark,
    RingItem,
    TagItem,
    WayItem,
    steps,
)
from ui.desktop.board.overlays.marks import Overlay, Plan, Question
from ui.desktop.board.overlays.overlays import OF_PLANS, overlay

if TYPE_CHECKING:
    from ui.desktop.board.scene import MapScene


class OverlayLayer:
    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self._name = ""
        self._area = ""
        self._planned: tuple[tuple[str, ...], str] = ((), "")
        self.intelligence: tuple[View | None, Intelligence | None] = (None, None)
        """Estimates, and of which view."""
        self.shown: Overlay | None = None
        self._items: list[QGraphicsItem] = []

    def choose(self, name: str, area: str) -> None:
        """None if the name is empty; some are asked about an area."""
        self._name, self._area = name, area

    def plan(self, counters: Collection[str], goal: str) -> bool:
        """Whether the overlay may look different with this plan."""
        planned = (tuple(counters), goal) if counters and goal else ((), "")
        is_new = planned != self._planned
        self._planned = planned
        return is_new and self._name in OF_PLANS

    def show(self, view: View | None, selection: Iterable[str]) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self.shown = None
        if self._name and view is not None:
            self.shown = overlay(self._name, RULES.board, view, self._question(view, selection))
            self._draw(self.shown)

    def _question(self, view: View, selection: Iterable[str]) -> Question:
        areas = RULES.board.area_by_name
        known_of, known = self.intelligence
        movers, goal = self._planned
        plan = Plan(_own(view, movers), areas[goal]) if goal else None
        return Question(
            _own(view, selection),
            areas.get(self._area, NOWHERE),
            known if known_of == view else None,
            plan,
        )

    def _draw(self, shown: Overlay) -> None:
        scene = self._scene
        looks = {step: way.look for way in shown.ways for step in steps(way.areas)}
        for (start, end), look in looks.items():
            self._add(WayItem(scene.way(start, end), look), QPointF(), WAYS)
        held = {item.pile.area for item in scene.stack_items}
        meanings = dict(shown.legend)
        taken = [name.mapRectToScene(name.ink) for name in scene.names if name.isVisible()]
        for mark in shown.marks:
            place = scene.area_items[mark.area].pos()
            self._add(RingItem(mark), place, RINGS)
            if mark.text:
                tag = TagItem(mark, is_empty=mark.area not in held)
                meaning = meanings.get(mark.look, shown.title)
                tag.setToolTip(f"{mark.text}: {meaning}")
                taken.append(tag.keep_clear(place, taken))
                self._add(tag, place, TAGS)
        for bridge, look in shown.bridges:
            self._add(BridgeMark(bridge, look), scene.bridge_items[bridge].pos(), BRIDGES)

    def _add(self, item: QGraphicsItem, place: QPointF, layer: int) -> None:
        item.setPos(place)
        item.setZValue(layer)
        self._scene.addItem(item)
        self._items.append(item)


def _own(view: View, names: Iterable[str]) -> tuple[int, ...]:
    """Those of the seat's own army; enemy counters go by keys of the map."""
    found = (RULES.board.counter_by_name.get(name, NOWHERE) for name in names)
    return tuple(one for one in found if one != NOWHERE and one >> 6 == view.seat)
