"""What is offered, on the map: rings about places, ticks around a counter that may turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from solitaire.presenting.board import CounterId, PlaceId
from ui.desktop.board.arrows import TargetItem
from ui.desktop.board.counters import SIZE
from ui.desktop.board.facing_item import FacingItem
from ui.desktop.board.layers import FAN, RINGS

if TYPE_CHECKING:
    from ui.desktop.board.scene import MapScene


LEAST_PIXELS: Final = 36.0
"""Of the counter inside the ticks: small counters have a wider ring, or nobody could hit a tick."""


class TargetLayer:
    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self.items: dict[PlaceId, TargetItem] = {}
        self.facing: FacingItem | None = None
        self._facings: Mapping[CounterId, Collection[int]] = {}

    def show(self, places: Mapping[PlaceId, str]) -> None:
        """Offered places and how they look: "plain", "risky", "fight", or "stack" that can act."""
        for old in self.items.values():
            self._scene.removeItem(old)
        self.items = {place: self._target(place, style) for place, style in places.items()}
        self.uncover()

    def _target(self, place: PlaceId, style: str) -> TargetItem:
        item = self._scene.place_item(place)
        target = TargetItem(style, item.outline)
        target.setPos(item.pos())
        target.setZValue(RINGS)
        target.setVisible(item.isVisible())
        if item.outline is None:
            target.setScale(self._scene.atlas.grain)
        self._scene.addItem(target)
        return target

    def follow(self) -> None:
        """Boxes may have been scrolled."""
        for place in [one for one in self.items if self._scene.place_item(one).place.box]:
            old = self.items.pop(place)
            self._scene.removeItem(old)
            self.items[place] = self._target(place, old.style)

    def uncover(self) -> None:
        """Close a fan that lies over a place one may choose."""
        fan = self._scene.open_stack()
        if fan is not None and any(
            fan.sceneBoundingRect().contains(target.pos())
            for place, target in self.items.items()
            if place != fan.stack.place
        ):
            self._scene.close_fans()

    # -- ticks ------------------------------------------------------------------------------------

    def show_facings(self, facings: Mapping[CounterId, Collection[int]]) -> None:
        """Those who may turn now, and where to."""
        self._facings = facings
        self.turn_about(self._scene.selection)

    def turn_about(self, selection: Collection[CounterId]) -> None:
        """Ticks around the first selected counter that may turn; around the only one, if there is
        one."""
        only = list(self._facings) if len(self._facings) == 1 else []
        counter = next((one for one in (*selection, *only) if one in self._facings), "")
        at = self._scene.counter_middle(counter) if counter else None
        before = self.facing
        if before is not None:
            self._scene.removeItem(before)
            self.facing = None
        if at is not None:
            self.facing = FacingItem(counter, self._facings[counter])
            if before is not None and (before.counter, before.offered) == (
                counter,
                self.facing.offered,
            ):
                self.facing.marked = before.marked
            self.facing.setPos(at)
            self.facing.setZValue(FAN)
            least = LEAST_PIXELS / (SIZE * self._scene.zoom)
            self.facing.setScale(max(self._scene.counter_scale(counter), least))
            self._scene.addItem(self.facing)

    def facing_at(self, at: QPointF) -> tuple[CounterId, int] | None:
        """The counter that a tick there would turn, and its new facing."""
        found = self.facing.facing_at(at) if self.facing is not None else None
        if self.facing is None or found is None:
            return None
        return self.facing.counter, found
