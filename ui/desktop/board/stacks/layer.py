"""The stacks on the map: kept from one picture to the next, apart where sides meet, fanned open."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from solitaire.presenting.board import PlaceId
from solitaire.presenting.picture import Stack
from ui.desktop.board.layers import FAN, STACKS
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.board.stacks.places import steps_apart
from ui.desktop.style.language import translated

if TYPE_CHECKING:
    from ui.desktop.board.scene import MapScene


class StackLayer:
    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self.items: list[StackItem] = []
        self._steps: Mapping[PlaceId, QPointF] = {}
        """How far two sides stand from the middle of a place, where they meet."""

    def show(self, found: Sequence[Stack], selection: Collection[str], zoom: float) -> None:
        """Most stay as they are from one choice to the next, and keep their items."""
        centres = {one: item.pos() for one, item in self._scene.item_by_place.items()}
        held = {stack.place for stack in found}
        grain = self._scene.atlas.grain
        self._steps = steps_apart(centres, held, _places_shared(found), grain)
        before = {(item.stack, item.at.toTuple()): item for item in self.items}
        kept = [before.pop((stack, self._at(stack).toTuple()), None) for stack in found]
        are_open = {(one.stack.side, one.stack.place) for one in self.items if one.is_open}
        for old in before.values():
            self._scene.removeItem(old)
        self.items = [item or self._add(stack) for item, stack in zip(kept, found, strict=True)]
        for item in set(self.items).difference(filter(None, kept)):
            item.fit_to_zoom(zoom)
            item.set_selection(selection)
            if (item.stack.side, item.stack.place) in are_open:
                self._open(item)

    def _add(self, stack: Stack) -> StackItem:
        scene = self._scene
        title = translated(scene.place_item(stack.place).place.title)
        item = StackItem(stack, title, self._at(stack), scene.paints, scene.atlas.grain)
        item.setPos(item.at)
        item.setZValue(STACKS)
        scene.addItem(item)
        return item

    def _at(self, stack: Stack) -> QPointF:
        """In the middle of its place, or a step aside from others there."""
        step = self._steps.get(stack.place, QPointF())
        centre = self._scene.place_item(stack.place).pos()
        sides = self._scene.paints.sides
        is_first = stack.side not in sides or sides.index(stack.side) == 0
        return centre - step if is_first else centre + step

    def top_of(self, place: PlaceId) -> QPointF:
        """The middle of what stands uppermost in the place."""
        above = abs(self._steps.get(place, QPointF()).y())
        return self._scene.place_item(place).pos() - QPointF(0, above)

    def covered(self) -> dict[PlaceId, QRectF]:
        """What the closed stacks of each place cover."""
        found: dict[PlaceId, QRectF] = {}
        for item in self.items:
            box = item.pile_in_scene()
            found[item.stack.place] = found.get(item.stack.place, box).united(box)
        return found

    # -- fans -------------------------------------------------------------------------------------

    def open_fan(self, item: StackItem) -> None:
        self.close_fans()
        self._open(item)

    def _open(self, item: StackItem) -> None:
        item.set_open(True)
        item.setZValue(FAN)
        self._keep_on_sheet(item)

    def _keep_on_sheet(self, item: StackItem) -> None:
        box, sheet = item.sceneBoundingRect(), self._scene.sceneRect()
        right = max(0.0, sheet.left() - box.left()) - max(0.0, box.right() - sheet.right())
        down = max(0.0, sheet.top() - box.top()) - max(0.0, box.bottom() - sheet.bottom())
        item.moveBy(right, down)

    def set_at_hand(self, key: str, zoom: float) -> None:
        """The unit at which the keyboard is; "" for none."""
        for item in self.items:
            item.set_at_hand(key)
            if item.key_at_hand:
                item.fit_to_zoom(zoom)
                self._keep_on_sheet(item)

    def close_fans(self) -> None:
        for item in self.items:
            if item.is_open:
                item.set_open(False)
                item.setZValue(STACKS)
                item.setPos(item.at)

    def open_stack(self) -> StackItem | None:
        return next((item for item in self.items if item.is_open), None)


def _places_shared(found: Sequence[Stack]) -> set[PlaceId]:
    """Places where more than one side stands."""
    sides: dict[PlaceId, set[str]] = {}
    for stack in found:
        sides.setdefault(stack.place, set()).add(stack.side)
    return {place for place, names in sides.items() if len(names) > 1}
