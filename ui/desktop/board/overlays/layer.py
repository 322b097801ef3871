"""An overlay as items of the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from solitaire.presenting.overlays import PLANNED, PLANNED_LOST, Mark, Overlay, Way
from ui.desktop.board.arrows import ArrowItem
from ui.desktop.board.layers import ARROWS, BRIDGES, RINGS, TAGS, WAYS
from ui.desktop.board.overlays.items import (
    LOOKS,
    TAG_PIXELS,
    BridgeMark,
    RingItem,
    TagItem,
    WayItem,
    steps,
)
from ui.desktop.style.language import translated

if TYPE_CHECKING:
    from ui.desktop.board.scene import MapScene


LEAST_TAG: Final = 0.6
"""Of its usual size, where counters are small."""
SHORT_TAG: Final = 2
"""Letters of a tag for which there is always room: they are to be typed, or are numbers."""
FEW_TAGS: Final = 14
"""For so many there is room, however long they are."""
READABLE_PIXELS: Final = 12.0
"""Of a letter on the screen."""
LONG_TAG_PIXELS: Final = 9.0
"""Of one in a long tag."""
LARGEST_TAG: Final = 2.0
"""Times its size on the map."""


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
        lines = [way for way in shown.ways if not self._is_arrow(way)]
        looks = {step: way.look for way in lines for step in steps(way.places)}
        for (start, end), look in looks.items():
            item = WayItem(scene.way(start, end), look, scene.atlas.grain)
            self._add(item, QPointF(), WAYS)
        for way in shown.ways:
            if self._is_arrow(way):
                self._draw_arrow(way)

    def _is_arrow(self, way: Way) -> bool:
        """A way without links is an arrow, too: nothing else tells its direction."""
        links = self._scene.atlas.geography.link_by_ends
        return way.is_arrow or not any(step in links for step in steps(way.places))

    def _draw_arrow(self, way: Way) -> None:
        colour, _ = LOOKS[way.look]
        scene = self._scene
        path, grain = scene.whole_way(way.places), scene.atlas.grain
        is_planned = way.look in (PLANNED, PLANNED_LOST)
        item = ArrowItem(path, colour, way.number, planned=is_planned, grain=grain)
        self._add(item, QPointF(), ARROWS)

    def _draw_marks(self, shown: Overlay) -> None:
        scene = self._scene
        held = {item.stack.place for item in scene.stack_items}
        meanings, is_few = dict(shown.legend), _is_few(shown)
        taken = [name.mapRectToScene(name.ink) for name in scene.names if name.isVisible()]
        rooms = {
            place: self._room_of(place) for place in {mark.place for mark in shown.marks} | held
        }
        for mark in shown.marks:
            at = scene.place_item(mark.place).pos()
            self._add(self._ring(mark), at, RINGS)
            if mark.text:
                tag = TagItem(mark, is_empty=mark.place not in held)
                meaning = translated(meanings.get(mark.look, shown.title))
                tag.setToolTip(f"{tag.words}: {meaning}")
                tag.setScale(self._tag_scale(tag, is_few))
                others = [room for place, room in rooms.items() if place != mark.place]
                taken.append(tag.keep_clear(at, [*taken, *others]))
                self._add(tag, at, TAGS)

    def _room_of(self, place: str) -> QRectF:
        """Where a tag would be taken for that of this place."""
        half = TAG_PIXELS * max(self._scene.atlas.grain, LEAST_TAG)
        at = self._scene.place_item(place).pos()
        return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)

    def fit_to_zoom(self) -> None:
        """Long tags are drawn for one zoom."""
        if self.shown is not None and _is_few(self.shown):
            self.show(self.shown)

    def _tag_scale(self, tag: TagItem, is_few: bool) -> float:
        """As small as the counters; short or few ones large enough to be read at this zoom."""
        usual = max(self._scene.atlas.grain, LEAST_TAG)
        is_short = len(tag.words) <= SHORT_TAG
        if not is_short and not is_few:
            return usual
        pixels = READABLE_PIXELS if is_short else LONG_TAG_PIXELS
        readable = pixels / (TAG_PIXELS * self._scene.zoom)
        return min(max(usual, readable), LARGEST_TAG * usual)

    def _ring(self, mark: Mark) -> RingItem:
        outline = self._scene.place_item(mark.place).outline
        ring = RingItem(mark, outline)
        if outline is None:
            ring.setScale(self._scene.atlas.grain)
        return ring

    def _draw_links(self, shown: Overlay) -> None:
        """A square about a bridge; a broad line along a road that has none."""
        for link, look in shown.links:
            bridge = self._scene.bridge_by_link.get(link)
            if bridge is not None:
                self._add(BridgeMark(link, look), bridge.pos(), BRIDGES)
            elif link in self._scene.road_by_link:
                path, grain = self._scene.road_by_link[link], self._scene.atlas.grain
                self._add(WayItem(path, look, grain), QPointF(), WAYS)

    def _add(self, item: QGraphicsItem, place: QPointF, layer: int) -> None:
        item.setPos(place)
        item.setZValue(layer)
        self._scene.addItem(item)
        self._items.append(item)


def _is_few(overlay: Overlay) -> bool:
    """Whether it has long tags, but not many."""
    long = [mark for mark in overlay.marks if len(mark.text) > SHORT_TAG]
    return 0 < len(long) <= FEW_TAGS
