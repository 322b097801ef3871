"""The scene: the map that never changes, and on it what one seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from solitaire.games.castiglione.data import Area
from ui.desktop import theme
from ui.desktop.atlas import Atlas
from ui.desktop.counters import SIZE, StackItem
from ui.desktop.curves import points_along
from ui.desktop.lettering import NameItem, river_name
from ui.desktop.map_background import MapBackground
from ui.desktop.map_items import AreaItem, BridgeItem, Cartouche, RoadItem
from ui.desktop.name_places import NamePlaces
from ui.desktop.projection import UNITS_PER_KM, XY
from ui.desktop.situation import Situation, Stack

ROADS, BRIDGES, AREAS, NAMES, ARROWS, STACKS, BATTLE = range(1, 8)
"""Layers, from below."""
RIVER_NAMES: Final = ("adige", "mincio", "chiese", "oglio", "po", "mella", "bacchiglione", "gua")
LAKE_NAMES: Final = {"garda": "Lago di Garda", "iseo": "Lago d’Iseo"}
SIDE_STEP: Final = SIZE * 0.56
"""How far the stacks of two armies in one area move apart."""


class MapScene(QGraphicsScene):
    def __init__(self, atlas: Atlas) -> None:
        super().__init__()
        self._atlas = atlas
        self._background = MapBackground(atlas)
        self.setSceneRect(self._background.sheet)
        self.area_items: list[AreaItem] = []
        self.bridge_items: list[BridgeItem] = []
        self.stack_items: list[StackItem] = []
        self._passing: list[QGraphicsPathItem] = []
        """Arrows and the battle mark of the present moment."""
        self._add_roads()
        self._add_areas()
        self._add_cartouche()
        self._add_names()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._background.paint(painter, QRectF(rect))

    # -- what never changes -----------------------------------------------------------------------

    def _add_roads(self) -> None:
        for road, path in self._atlas.roads:
            item = RoadItem(path)
            item.setZValue(ROADS)
            self.addItem(item)
            if road.river is not None:
                bridge = BridgeItem(len(self.bridge_items), not road.destructible)
                place, angle = self._atlas.bridge_at(road, path)
                bridge.setPos(place)
                bridge.setRotation(angle)
                bridge.setZValue(BRIDGES)
                self.addItem(bridge)
                self.bridge_items.append(bridge)

    def _add_areas(self) -> None:
        for area in self._atlas.data.areas:
            item = AreaItem(area)
            item.setPos(self._atlas.centre(area))
            item.setZValue(AREAS)
            item.setToolTip(_area_words(area))
            self.addItem(item)
            self.area_items.append(item)

    def _add_names(self) -> None:
        self._add_area_names()
        for place in self._atlas.data.geometry.places:
            point = QPointF(*self._atlas.projection.place(place.lat, place.lon))
            name = _place_name(place.name)
            self._add_name(name, self._kept_in_frame(name, point))
        self._add_water_names()

    def _add_area_names(self) -> None:
        lines = [path for _, path in (*self._atlas.roads, *self._atlas.rivers)]
        points = [point for path in lines for point in points_along(path, 9)]
        centres = [item.pos() for item in self.area_items]
        places = NamePlaces(self._atlas.frame.adjusted(6, 6, -6, -6), centres, points)
        # Cities first: their names are the longest to place and the first one looks for.
        for item in sorted(self.area_items, key=lambda one: one.area.kind != "city"):
            name = _area_name(item.area)
            wish = _wished_middle(item.area, name)
            self._add_name(name, places.take(item.pos(), name.ink, wish))

    def _kept_in_frame(self, name: NameItem, place: QPointF) -> QPointF:
        box = name.boundingRect().translated(place)
        frame = self._atlas.frame
        right = max(0.0, frame.left() - box.left()) - max(0.0, box.right() - frame.right())
        return place + QPointF(right, 0)

    def _add_water_names(self) -> None:
        font = theme.font("serif", 17, QFont.Weight.Medium, italic=True)
        obstacles = self._obstacles()
        for river, path in self._atlas.rivers:
            if river.id in RIVER_NAMES:
                shown = self._part_in_frame(path)
                text = river.name.partition(" (")[0]
                name = river_name(text, font, theme.WATER_NAME, shown, obstacles)
                self._add_name(name, name.pos())
                obstacles += _corners(name)
        for lake, path in self._atlas.lakes:
            if lake.id in LAKE_NAMES:
                self._add_lake_name(LAKE_NAMES[lake.id], path)

    def _add_lake_name(self, text: str, path: QPainterPath) -> None:
        size = 24 if path.boundingRect().height() > 300 else 15
        name = NameItem(text, theme.font("serif", size, italic=True), theme.WATER_NAME)
        name.setRotation(-62)
        self._add_name(name, path.boundingRect().center())

    def _part_in_frame(self, path: QPainterPath) -> list[XY]:
        inner = self._atlas.frame.adjusted(40, 40, -40, -40)
        return [point for point in points_along(path, 16) if inner.contains(QPointF(*point))]

    def _obstacles(self) -> list[XY]:
        found = [(item.x(), item.y()) for item in (*self.area_items, *self.bridge_items)]
        found += [point for _, path in self._atlas.roads for point in points_along(path, 15)]
        for item in self.items():
            if isinstance(item, NameItem | Cartouche):
                found += _corners(item)
        return found

    def _add_name(self, name: NameItem, place: QPointF) -> None:
        name.setPos(place)
        name.setZValue(NAMES)
        self.addItem(name)

    def _add_cartouche(self) -> None:
        turns = self._atlas.data.tables.turn_track
        subtitle = f"between the Alps and the Po, {turns[0].date} to {turns[-1].date}"
        item = Cartouche(self._atlas.data.title, subtitle)
        corner = self._atlas.frame.bottomRight()
        item.setPos(corner - QPointF(Cartouche.WIDTH + 18, Cartouche.HEIGHT + 18))
        item.setZValue(NAMES)
        self.addItem(item)

    # -- what one seat sees -----------------------------------------------------------------------

    def show_situation(self, seen: Situation) -> None:
        """Counters, bridges and cities as this seat knows them, in place of what was shown."""
        for stack in self.stack_items:
            self.removeItem(stack)
        together = _areas_shared(seen.stacks)
        self.stack_items = [self._add_stack(stack, stack.area in together) for stack in seen.stacks]
        for bridge in self.bridge_items:
            bridge.set_broken(bridge.number in seen.broken_bridges)
        for number, area in enumerate(self.area_items):
            if area.area.kind == "city":
                area.set_holder("austrian" if number in seen.austrian_cities else "french")
        self._clear_passing()
        if seen.battle_area is not None:
            self._mark_battle(self.area_items[seen.battle_area].pos())

    def _add_stack(self, stack: Stack, shared: bool) -> StackItem:
        area = self.area_items[stack.area]
        item = StackItem(stack, area.area.name)
        shift = SIDE_STEP if stack.side == "austrian" else -SIDE_STEP
        item.setPos(area.pos() + QPointF(shift if shared else 0, 0))
        item.setZValue(STACKS)
        self.addItem(item)
        return item

    def show_moves(self, moves: Iterable[tuple[str, int, int]]) -> None:
        """Arrows for the moves just seen: side, from area, to area."""
        for side, start, end in moves:
            path = self._way(start, end)
            item = QGraphicsPathItem(_arrow(path))
            colour = theme.SIDE_ARROW[side]
            item.setBrush(colour)
            item.setPen(QPen(theme.PAPER, 1.5))
            item.setOpacity(0.85)
            item.setZValue(ARROWS)
            self.addItem(item)
            self._passing.append(item)

    def shows_moves(self) -> bool:
        """Whether an arrow is drawn now."""
        return any(item.zValue() == ARROWS for item in self._passing)

    def _way(self, start: int, end: int) -> QPainterPath:
        ids = [self.area_items[number].area.id for number in (start, end)]
        for road, path in self._atlas.roads:
            if [road.a, road.b] == ids:
                return path
            if [road.b, road.a] == ids:
                return path.toReversed()
        straight = QPainterPath(self.area_items[start].pos())
        straight.lineTo(self.area_items[end].pos())
        return straight

    def _mark_battle(self, place: QPointF) -> None:
        mark = QGraphicsPathItem(_crossed_sabres())
        mark.setPos(place + QPointF(0, -SIZE * 0.82))
        mark.setBrush(theme.BATTLE)
        mark.setPen(QPen(theme.PAPER, 1.6))
        mark.setZValue(BATTLE)
        self.addItem(mark)
        self._passing.append(mark)

    def _clear_passing(self) -> None:
        for item in self._passing:
            self.removeItem(item)
        self._passing = []


# -- words and shapes -----------------------------------------------------------------------------


def _area_words(area: Area) -> str:
    words = f"{area.name} ({area.kind})"
    return f"{words}, {area.supply.capitalize()} supply area" if area.supply else words


def _area_name(area: Area) -> NameItem:
    if area.kind == "city":
        font = theme.font("serif", 23, QFont.Weight.DemiBold)
        return NameItem(area.name, font, theme.INK)
    return NameItem(area.name, theme.font("serif", 18.5), theme.INK)


def _wished_middle(area: Area, name: NameItem) -> QPointF:
    """The middle of the name where the data put it, from the middle of the area."""
    end = QPointF(area.label_dx_km, -area.label_dy_km) * UNITS_PER_KM
    half = name.ink.width() / 2
    return end + QPointF({"left": half, "center": 0.0, "right": -half}[area.label_align], 0)


def _place_name(name: str) -> NameItem:
    if name.startswith("Mont"):
        return NameItem(name, theme.font("serif", 18, italic=True), theme.HILL_NAME)
    return NameItem(name, theme.font("serif", 15, italic=True), theme.FAINT_INK)


def _corners(name: NameItem | Cartouche) -> list[XY]:
    box = name.boundingRect()
    points = [
        QPointF(box.left() + box.width() * column / 8, y)
        for column in range(9)
        for y in (box.top(), box.bottom())
    ]
    return [name.mapToScene(point).toTuple() for point in points]


def _areas_shared(stacks: Sequence[Stack]) -> set[int]:
    """Areas where both armies stand."""
    sides: dict[int, set[str]] = {}
    for stack in stacks:
        sides.setdefault(stack.area, set()).add(stack.side)
    return {area for area, found in sides.items() if len(found) > 1}


def _arrow(way: QPainterPath) -> QPainterPath:
    """A broad arrow along a road, from one stack to the edge of the next."""
    length = way.length()
    tip, neck = max(length - SIZE * 0.42, 8.0), max(length - SIZE * 0.42 - 18, 4.0)
    line = QPainterPath(way.pointAtPercent(way.percentAtLength(min(6.0, length / 4))))
    for part in range(1, 13):
        line.lineTo(way.pointAtPercent(way.percentAtLength(6 + (neck - 6) * part / 12)))
    stroker = QPainterPathStroker()
    stroker.setWidth(8)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    end = way.pointAtPercent(way.percentAtLength(tip))
    base = way.pointAtPercent(way.percentAtLength(neck))
    across = QPointF(-(end - base).y(), (end - base).x()) * 0.62
    head = QPainterPath(end)
    head.lineTo(base + across)
    head.lineTo(base - across)
    head.closeSubpath()
    return stroker.createStroke(line).united(head)


def _crossed_sabres() -> QPainterPath:
    whole = QPainterPath()
    for side in (-1, 1):
        blade = QPainterPath(QPointF(side * -16, -14))
        blade.quadTo(QPointF(side * 2, -6), QPointF(side * 12, 10))
        blade.lineTo(QPointF(side * 9, 12))
        blade.quadTo(QPointF(side * -2, -2), QPointF(side * -16, -14))
        guard = QPainterPath()
        guard.addEllipse(QPointF(side * 13, 13), 4.2, 4.2)
        whole = whole.united(blade).united(guard)
    return whole
