"""The stacks on the map: kept from one view to the next, apart where armies meet, fanned open."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ui.desktop.board.layers import FAN, STACKS
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.board.stacks.places import steps_apart
from ui.desktop.board.stacks.stacks import Pile

if TYPE_CHECKING:
    from ui.desktop.board.scene import MapScene


class StackLayer:
    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self.items: list[StackItem] = []
        self._steps: Mapping[int, QPointF] = {}
        """How far two armies stand from the middle of an area, where they meet."""

    def show(self, found: Sequence[Pile], selection: Collection[str], zoom: float) -> None:
        """Most stay as they are from one choice to the next, and keep their items."""
        centres = [area.pos() for area in self._scene.area_items]
        self._steps = steps_apart(centres, {pile.area for pile in found}, _areas_shared(found))
        before = {(item.pile, item.place.toTuple()): item for item in self.items}
        kept = [before.pop((pile, self._place_of(pile).toTuple()), None) for pile in found]
        are_open = {(item.pile.side, item.pile.area) for item in self.items if item.is_open}
        for old in before.values():
            self._scene.removeItem(old)
        self.items = [item or self._add(pile) for item, pile in zip(kept, found, strict=True)]
        for item in set(self.items).difference(filter(None, kept)):
            item.fit_to_zoom(zoom)
            item.set_selection(selection)
            if (item.pile.side, item.pile.area) in are_open:
                self._open(item)

    def _add(self, pile: Pile) -> StackItem:
        area = self._scene.area_items[pile.area].area
        item = StackItem(pile, area.name, self._place_of(pile))
        item.setPos(item.place)
        item.setZValue(STACKS)
        self._scene.addItem(item)
        return item

    def _place_of(self, pile: Pile) -> QPointF:
        """In the middle of its area, or a step aside from the enemy there."""
        step = self._steps.get(pile.area, QPointF())
        centre = self._scene.area_items[pile.area].pos()
        return centre + (step if pile.side == "austrian" else -step)

    def top_of(self, area: int) -> QPointF:
        """The middle of what stands uppermost in the area."""
        above = abs(self._steps.get(area, QPointF()).y())
        return self._scene.area_items[area].pos() - QPointF(0, above)

    def covered(self) -> dict[int, QRectF]:
        """What the closed stacks of each area cover."""
        found: dict[int, QRectF] = {}
        for item in self.items:
            box = item.pile_in_scene()
            found[item.pile.area] = found.get(item.pile.area, box).united(box)
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
                item.setPos(item.place)

    def open_stack(self) -> StackItem | None:
        return next((item for item in self.items if item.is_open), None)


def _areas_shared(found: Sequence[Pile]) -> set[int]:
    """Areas where both armies stand."""
    sides: dict[int, set[str]] = {}
    for pile in found:
        sides.setdefault(pile.area, set()).add(pile.side)
    return {area for area, names in sides.items() if len(names) > 1}
