"""The names on the map: places, mountains, rivers and lakes, each where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from solitaire.geography.projection import XY
from solitaire.presenting.board import Feature, Place
from ui.desktop.board.atlas import Atlas
from ui.desktop.board.background import RIVER_SCALE
from ui.desktop.board.curves import points_along
from ui.desktop.board.items import FLAG, PlaceItem
from ui.desktop.board.names.places import Wanted, enlarged, name_places
from ui.desktop.board.names.stepping import Stepping
from ui.desktop.style import theme
from ui.desktop.style.language import translated
from ui.desktop.style.lettering import NameItem, river_name

SHIFTS: Final = (0.0, -20.0, 20.0, -34.0, 34.0)
"""Up and down from where a small place lies, in the order in which they are tried."""
SYMBOL: Final = 13.0
LEAST_POINTS: Final = 8
"""Of a river in sight, for its name to find a place."""
LABELS_FROM_ZOOM: Final = 0.95
"""Small places of no game effect appear only when one comes nearer."""
PIXELS_BY_RANK: Final = (23.0, 18.5, 16.0)
FROM_PIXELS: Final = (0.0, 0.0, 8.0)
"""By rank of a place: its letters, and how large they must be on the screen to be shown."""
WATER_PIXELS: Final = 17.0
HEX_PIXELS: Final = (15.0, 12.0, 9.0)
HEX_NAME_AT: Final = -0.34
"""Of the height of a hex, from its middle."""


class MapNames:
    """Makes the names in the order in which they choose their places."""

    def __init__(
        self,
        atlas: Atlas,
        areas: Sequence[PlaceItem],
        bridges: Sequence[QGraphicsItem],
        covers: Sequence[QGraphicsItem],
    ) -> None:
        """`covers` hide what lies under them: the cartouche."""
        self._atlas = atlas
        self._areas = areas
        self._covers = covers
        self._obstacles = (*bridges, *covers)
        flag = enlarged(FLAG, atlas.grain)
        self._flags = [flag.translated(item.pos()) for item in areas if item.place.flag]
        self.items: list[NameItem] = []
        self.stepping = self._add_names_of_places()
        """Moves names of places out of the way of counters; None where they stay."""
        self._add_labels()
        self._add_water_names()

    def _add(self, name: NameItem, place: QPointF, lean_on: QPointF | None = None) -> None:
        name.setPos(place)
        name.lean_on(lean_on if lean_on is not None else place)
        self.items.append(name)

    def _add_names_of_places(self) -> Stepping | None:
        if self._atlas.board.plan == "hexes":
            self._add_names_in_hexes()
            return None
        return self._add_names_beside()

    def _add_names_in_hexes(self) -> None:
        """At the upper edge, where a counter leaves room."""
        for item in self._areas:
            outline = self._atlas.hexes.get(item.place.id)
            high = outline.boundingRect().height() if outline is not None else 0.0
            name = _hex_name(item.place, self._atlas.grain)
            self._add(name, item.pos() + QPointF(0, high * HEX_NAME_AT))

    def _add_names_beside(self) -> Stepping | None:
        if not self._areas:
            return None
        lines = [path for _, path in (*self._atlas.roads, *self._atlas.rivers)]
        points = [point for path in lines for point in points_along(path, 9)]
        # A shore is less in the way than a road or a river.
        points += [point for _, path in self._atlas.lakes for point in points_along(path, 30)]
        points = points or [(-1.0, -1.0)]  # somewhere outside, for a map without lines
        names = [_place_name(item.place, self._atlas.grain) for item in self._areas]
        wanted = [
            Wanted(item.pos(), name.ink, _wished_middle(item.place, name))
            for item, name in zip(self._areas, names, strict=True)
        ]
        frame = self._atlas.frame.adjusted(6, 6, -6, -6)
        taken = [_box(item) for item in self._obstacles] + self._flags
        grain = self._atlas.grain
        homes = name_places(frame, wanted, points, taken, grain)
        for item, name, place in zip(self._areas, names, homes, strict=True):
            self._add(name, place, item.pos())
        ids = [item.place.id for item in self._areas]
        centres = [item.pos() for item in self._areas]
        return Stepping(frame, ids, centres, names, points, taken, grain)

    def _add_labels(self) -> None:
        """Small places only where no other name is in the way."""
        for label in self._atlas.labels:
            point = QPointF(*label.outline[0])
            name = _label(label)
            for down in SHIFTS:
                where = self._kept_in_frame(name, point + QPointF(0, down))
                if self._is_free(name.ink.translated(where)):
                    self._add(name, where)
                    break

    def _is_free(self, box: QRectF) -> bool:
        """Of names, bridges and the symbols of areas."""
        near = box.adjusted(-3, -1, 3, 1)
        others = (*self.items, *self._obstacles)
        symbols = box.adjusted(-SYMBOL, -SYMBOL, SYMBOL, SYMBOL)
        return not any(near.intersects(_box(other)) for other in others) and not any(
            symbols.contains(item.pos()) for item in self._areas
        )

    def _kept_in_frame(self, name: NameItem, place: QPointF) -> QPointF:
        box = name.boundingRect().translated(place)
        frame = self._atlas.frame
        right = max(0.0, frame.left() - box.left()) - max(0.0, box.right() - frame.right())
        return place + QPointF(right, 0)

    def _add_water_names(self) -> None:
        # Larger than those of places beside them, or they could not be told on the whole map.
        pixels = WATER_PIXELS * self._atlas.grain**0.5
        font = theme.font("serif", pixels, QFont.Weight.Medium, italic=True)
        obstacles = self._points_to_avoid()
        for river, path in self._atlas.rivers:
            shown = self._part_in_frame(path) if river.name else []
            if len(shown) > LEAST_POINTS:
                text = translated(river.name)
                others = [one for other, one in self._atlas.rivers if other is not river]
                blocked = [point for one in others for point in points_along(one, 12)]
                bank = river.width * RIVER_SCALE / 2
                blocked += obstacles
                name = river_name(text, font, theme.WATER_NAME, shown, bank, blocked)
                self._add(name, name.pos())
                obstacles += _corners(name)
        for lake, path in self._atlas.lakes:
            if lake.name:
                self._add_lake_name(translated(lake.name), path)

    def _add_lake_name(self, text: str, path: QPainterPath) -> None:
        size = 24 if path.boundingRect().height() > 300 else 15
        name = NameItem(text, theme.font("serif", size, italic=True), theme.WATER_NAME)
        name.setRotation(-62)
        self._add(name, path.boundingRect().center())

    def _part_in_frame(self, path: QPainterPath) -> list[XY]:
        """Where one sees the river: neither outside nor under the cartouche nor in a lake."""
        inner = self._atlas.frame.adjusted(40, 40, -40, -40)
        covers = [_box(item).adjusted(-40, -40, 40, 40) for item in self._covers]
        return [
            point
            for point in points_along(path, 16)
            if inner.contains(QPointF(*point))
            and not any(box.contains(QPointF(*point)) for box in covers)
            and not any(lake.contains(QPointF(*point)) for _, lake in self._atlas.lakes)
        ]

    def _points_to_avoid(self) -> list[XY]:
        found = [(item.x(), item.y()) for item in (*self._areas, *self._obstacles)]
        found += [point for _, path in self._atlas.roads for point in points_along(path, 15)]
        for item in (*self.items, *self._obstacles):
            found += _corners(item)
        found += [
            (flag.center().x(), flag.center().y() + down)
            for flag in self._flags
            for down in (-10, 0)
        ]
        sides = [side * self._atlas.grain for side in (-24, 0, 28)]  # of a stack
        for area in self._areas:
            x, y = area.pos().toTuple()
            found += [(x + dx, y + dy) for dx in sides for dy in sides]
        return found


def _place_name(place: Place, grain: float) -> NameItem:
    rank = min(place.rank, len(PIXELS_BY_RANK) - 1)
    pixels = PIXELS_BY_RANK[rank] * grain
    weight = QFont.Weight.DemiBold if rank == 0 else QFont.Weight.Normal
    name = NameItem(
        translated(place.title), theme.font("serif", pixels, weight), theme.INK, place.badge
    )
    name.least_zoom = FROM_PIXELS[rank] / pixels
    return name


def _hex_name(place: Place, grain: float) -> NameItem:
    rank = min(place.rank, len(HEX_PIXELS) - 1)
    pixels = HEX_PIXELS[rank] * grain
    weight = QFont.Weight.DemiBold if rank == 0 else QFont.Weight.Normal
    colour = theme.FAINT_INK if rank else theme.INK
    name = NameItem(
        translated(place.title), theme.font("serif", pixels, weight), colour, place.badge
    )
    name.least_zoom = FROM_PIXELS[rank] / pixels
    return name


def _wished_middle(place: Place, name: NameItem) -> QPointF:
    """The middle of the name where the data put it, from the middle of the place."""
    if place.name_at is None:
        return QPointF(0, -1)
    half = name.ink.width() / 2
    aside = {"left": half, "center": 0.0, "right": -half}[place.name_side]
    return QPointF(*place.name_at) + QPointF(aside, 0)


def _label(label: Feature) -> NameItem:
    """Mountains first, small places only nearer."""
    if label.rank == 0:
        return NameItem(
            translated(label.name), theme.font("serif", 18, italic=True), theme.HILL_NAME
        )
    item = NameItem(translated(label.name), theme.font("serif", 15, italic=True), theme.FAINT_INK)
    item.least_zoom = LABELS_FROM_ZOOM
    return item


def _box(item: QGraphicsItem) -> QRectF:
    box: QRectF = item.mapRectToScene(item.boundingRect())
    return box


def _corners(item: QGraphicsItem) -> list[XY]:
    box = item.boundingRect()
    points = [
        QPointF(box.left() + box.width() * column / 8, y)
        for column in range(9)
        for y in (box.top(), box.bottom())
    ]
    return [item.mapToScene(point).toTuple() for point in points]
