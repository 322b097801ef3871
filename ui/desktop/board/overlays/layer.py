"""An overlay as items of the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from solitaire.presenting.overlays import Mark, Overlay, Way
from ui.desktop.board.arrows import ArrowItem
from ui.desktop.board.layers import ARROWS, BRIDGES, RINGS, TAGS, WAYS
from ui.desktop.board.overlays.items import (
    LOOKS,
    BridgeMark,
    RingItem,
    TagItem,
    WayItem,
    steps,
)
from ui.desktop.style.language import told

if TYPE_CHECKING:
    from ui.desktop.board.scene import MapScene


class OverlayLayer:
    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self.shown: Overlay | None = None
        self._items: list[QGraphicsItem] = []

    def show(self, overlay: Overlay | None) -> None:
        """This one in place of what was drawn."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self.shown = overlay
        if overlay is not None:
            self._draw_ways(overlay)
            self._draw_marks(overlay)
            self._draw_links(overlay)

    def _draw_ways(self, shown: Overlay) -> None:
        scene = self._scene
        lines = [way for way in shown.ways if not way.is_arrow]
        looks = {step: way.look for way in lines for step in steps(way.places)}
        for (start, end), look in looks.items():
            self._add(WayItem(scene.way(start, end), look), QPointF(), WAYS)
        for way in shown.ways:
            if way.is_arrow:
                self._draw_arrow(way)

    def _draw_arrow(self, way: Way) -> None:
        colour, _ = LOOKS[way.look]
        item = ArrowItem(self._scene.whole_way(way.places), colour, way.number, planned=False)
        self._add(item, QPointF(), ARROWS)

    def _draw_marks(self, shown: Overlay) -> None:
        scene = self._scene
        held = {item.stack.place for item in scene.stack_items}
        meanings = dict(shown.legend)
        taken = [name.mapRectToScene(name.ink) for name in scene.names if name.isVisible()]
        for mark in shown.marks:
            at = scene.place_item(mark.place).pos()
            self._add(self._ring(mark), at, RINGS)
            if mark.text:
                tag = TagItem(mark, is_empty=mark.place not in held)
                meaning = told(meanings.get(mark.look, shown.title))
                tag.setToolTip(f"{tag.words}: {meaning}")
                taken.append(tag.keep_clear(at, taken))
                self._add(tag, at, TAGS)

    def _ring(self, mark: Mark) -> RingItem:
        ring = RingItem(mark, self._scene.outline_of(mark.place))
        if self._scene.outline_of(mark.place) is None:
            ring.setScale(self._scene.atlas.grain)
        return ring

    def _draw_links(self, shown: Overlay) -> None:
        """A square about a bridge; a broad line along a road that has none."""
        for link, look in shown.links:
            bridge = self._scene.bridge_by_link.get(link)
            if bridge is not None:
                self._add(BridgeMark(link, look), bridge.pos(), BRIDGES)
            elif link in self._scene.road_by_link:
                self._add(WayItem(self._scene.road_by_link[link], look), QPointF(), WAYS)

    def _add(self, item: QGraphicsItem, place: QPointF, layer: int) -> None:
        item.setPos(place)
        item.setZValue(layer)
        self._scene.addItem(item)
        self._items.append(item)
