"""The scene: the map that never changes, and on it what one seat sees.

Everything shown comes from a View (`show_view`) or from what the game offers to the seat
(`set_targets`, `set_selection`, `set_arrows`); areas and counters are named as in the notation.
Enemy counters go by the keys of board/stacks/stacks.py, which tell nothing about who they are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.data.model import Area
from solitaire.games.castiglione.game import RULES
from solitaire.presenting.estimates import Intelligence
from ui.desktop.board.arrows import ArrowItem, TargetItem, crossed_sabres
from ui.desktop.board.atlas import Atlas
from ui.desktop.board.background import MARGIN, MapBackground
from ui.desktop.board.boxes import boxes
from ui.desktop.board.boxes_items import BoxesItem
from ui.desktop.board.counters import SIZE
from ui.desktop.board.items import (
    AreaItem,
    BridgeItem,
    Cartouche,
    RoadItem,
)
from ui.desktop.board.layers import (
    AREAS,
    ARROWS,
    BATTLE,
    BRIDGES,
    NAMES,
    RINGS,
    ROADS,
)
from ui.desktop.board.names.names import MapNames
from ui.desktop.board.naming import side_title
from ui.desktop.board.overlays.layer import OverlayLayer
from ui.desktop.board.overlays.marks import Overlay
from ui.desktop.board.situation import Situation, situation
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.board.stacks.layer import StackLayer
from ui.desktop.board.stacks.stacks import (
    Pile,
    own_piles,
    piles,
    piles_of_stacks,
)
from ui.desktop.style import theme
from ui.desktop.style.language import told, tr, tr_count

FULL_ZOOM: Final = 1.0

Item = TypeVar("Item", bound=QGraphicsItem)

Arrow = tuple[str, str, int, str]
"""From area, to area, its number in the order of moves or 0, and a side or "plan"."""


class MapScene(QGraphicsScene):
    def __init__(self, atlas: Atlas) -> None:
        super().__init__()
        self._atlas = atlas
        self._background = MapBackground(atlas)
        self.setSceneRect(self._background.sheet)
        self.area_items: list[AreaItem] = []
        self.bridge_items: list[BridgeItem] = []
        self._stacks = StackLayer(self)
        self.is_dark = False
        self.is_hasty = False
        """While zooming, the paper is stretched from a picture of itself."""
        self._sheet_picture: QImage | None = None
        self._zoom = FULL_ZOOM
        self._view: View | None = None
        self._selection: tuple[str, ...] = ()
        self._overlays = OverlayLayer(self)
        self._passing: list[QGraphicsItem] = []
        """Arrows and the battle mark of the present moment."""
        self._arrows: list[QGraphicsItem] = []
        self._targets: dict[str, TargetItem] = {}
        self._add_roads()
        self._add_areas()
        self._area_numbers = {item.area.id: n for n, item in enumerate(self.area_items)}
        self._cartouche = self._add_cartouche()
        self.boxes_item = self._add_boxes()
        lettering = MapNames(atlas, self.area_items, self.bridge_items, [self._cartouche])
        self.names, self._stepping = lettering.items, lettering.stepping
        for name in self.names:
            self._put(name, name.pos(), NAMES)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self.is_hasty:
            painter.drawImage(self._background.sheet, self._sheet_in_haste())
        else:
            self._background.paint(painter, QRectF(rect), is_dark=self.is_dark)

    def _sheet_in_haste(self) -> QImage:
        """The paper at one pixel for each unit, drawn once."""
        if self._sheet_picture is None:
            sheet = self._background.sheet
            picture = QImage(sheet.size().toSize(), QImage.Format.Format_RGB32)
            painter = QPainter(picture)
            painter.translate(-sheet.topLeft())
            self._background.paint(painter, sheet, is_dark=self.is_dark)
            painter.end()
            self._sheet_picture = picture
        return self._sheet_picture

    def set_dark(self, is_dark: bool) -> None:
        self.is_dark = is_dark
        self._sheet_picture = None
        for name in self.names:
            name.set_in_dusk(is_dark)
        self._cartouche.set_in_dusk(is_dark)
        self.boxes_item.set_in_dusk(is_dark)

    def fit_to_zoom(self, zoom: float) -> None:
        """Names and stacks keep a readable size at so many pixels for each unit of the map."""
        self._zoom = zoom
        for name in self.names:
            name.fit_to_zoom(zoom)
        for stack in self.stack_items:
            stack.fit_to_zoom(zoom)
        self._uncover_names()

    def _uncover_names(self) -> None:
        """Names of areas step aside from counters; an open fan is soon closed again."""
        others = [name for name in self.names[len(self.area_items) :] if name.isVisible()]
        boxes = [name.mapRectToScene(name.ink) for name in others]
        self._stepping.step_aside(self._stacks.covered(), boxes)

    # -- what never changes -----------------------------------------------------------------------

    def _put(self, item: Item, place: QPointF, layer: int) -> Item:
        item.setPos(place)
        item.setZValue(layer)
        self.addItem(item)
        return item

    def _add_roads(self) -> None:
        for road, path in self._atlas.roads:
            self._put(RoadItem(path), QPointF(), ROADS)
            if road.river is not None:
                bridge = BridgeItem(len(self.bridge_items), not road.destructible)
                place, angle = self._atlas.bridge_at(road, path)
                bridge.setRotation(angle)
                self.bridge_items.append(self._put(bridge, place, BRIDGES))

    def _add_areas(self) -> None:
        for number, area in enumerate(self._atlas.data.areas):
            item = AreaItem(area, _worth(number))
            item.setToolTip(_area_words(area, item.worth))
            self.area_items.append(self._put(item, self._atlas.centre(area), AREAS))

    def _add_cartouche(self) -> Cartouche:
        turns = self._atlas.data.tables.turn_track
        subtitle = tr(
            "between the Alps and the Po, {first} to {last}",
            first=told(turns[0].date),
            last=told(turns[-1].date),
        )
        item = Cartouche(told(self._atlas.data.title), subtitle)
        corner = self._atlas.frame.bottomRight()
        return self._put(item, corner - QPointF(Cartouche.WIDTH + 18, Cartouche.HEIGHT + 18), NAMES)

    def _add_boxes(self) -> BoxesItem:
        frame = self._atlas.frame.adjusted(0, -10, 0, 10)
        item = BoxesItem(frame.height())
        return self._put(item, frame.topRight() + QPointF(MARGIN, 0), NAMES)

    # -- what one seat sees -----------------------------------------------------------------------

    def show_view(self, view: View) -> None:
        """Counters, boxes, bridges, cities and the overlay as this seat knows them.

        A fan stays open only while nothing changes: what it covers may be what is asked next.
        """
        if view != self._view:
            self.close_fans()
        self._view = view
        self._show_map(situation(RULES.board, view), piles(RULES.board, view))
        self.boxes_item.show_boxes(boxes(RULES.board, view))
        self._show_overlay()

    def show_everything(self, views: Sequence[View]) -> None:
        """Each army as its own side knows it, for whoever may see all; overlays ask one side."""
        self.close_fans()
        self._view = None
        found = [pile for view in views for pile in own_piles(RULES.board, view)]
        self._show_map(situation(RULES.board, views[0]), found)
        self.boxes_item.show_boxes(boxes(RULES.board, views[0]))
        self._show_overlay()

    def show_nothing(self) -> None:
        """Behind a curtain: no counters, no marks, no arrows."""
        self.close_fans()
        self._view = None
        self._show_stacks(())
        self._remove(self._passing)
        self.set_arrows(())
        self.set_targets({})
        self._show_overlay()

    @property
    def shown_view(self) -> View | None:
        return self._view

    def show_situation(self, seen: Situation) -> None:
        """Counters, bridges and cities alone, for whoever has no view at hand."""
        self._show_map(seen, piles_of_stacks(RULES.board, seen.stacks))

    def _show_map(self, seen: Situation, found: Sequence[Pile]) -> None:
        self._show_stacks(found)
        for bridge in self.bridge_items:
            is_broken = bridge.number in seen.broken_bridges
            bridge.set_broken(is_broken)
            bridge.setZValue(BATTLE if is_broken else BRIDGES)  # which no counter may hide
        for number, area in enumerate(self.area_items):
            if area.area.kind == "city":
                area.set_holder("austrian" if number in seen.austrian_cities else "french")
        self._remove(self._passing)
        if seen.battle_area is not None:
            self._mark_battle(seen.battle_area)

    def _show_stacks(self, found: Sequence[Pile]) -> None:
        self._stacks.show(found, self._selection, self._zoom)
        self._uncover_names()

    @property
    def stack_items(self) -> list[StackItem]:
        return self._stacks.items

    def _mark_battle(self, area: int) -> None:
        mark = QGraphicsPathItem(crossed_sabres())
        mark.setBrush(theme.BATTLE)
        mark.setPen(QPen(theme.PAPER, 1.6))
        place = self._stacks.top_of(area) - QPointF(0, SIZE * 0.82)
        self._passing.append(self._put(mark, place, BATTLE))

    def _remove(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)
        items.clear()

    # -- arrows -----------------------------------------------------------------------------------

    def show_moves(self, moves: Iterable[tuple[str, int, int]]) -> None:
        """Arrows for the moves just seen, until something else is shown: side, from, to area."""
        for side, start, end in moves:
            item = ArrowItem(self.way(start, end), theme.SIDE_ARROW[side], 0, planned=False)
            self._passing.append(self._put(item, QPointF(), ARROWS))

    def shows_moves(self) -> bool:
        """Whether an arrow is drawn now."""
        return any(isinstance(item, ArrowItem) for item in (*self._passing, *self._arrows))

    def set_arrows(self, arrows: Iterable[Arrow]) -> None:
        """These arrows and no others, until they are set anew."""
        self._remove(self._arrows)
        for start, end, number, kind in arrows:
            way = self.way(self._area_numbers[start], self._area_numbers[end])
            colour = theme.SIDE_ARROW.get(kind, theme.TARGET)
            item = ArrowItem(way, colour, number, planned=kind not in theme.SIDE_ARROW)
            self._arrows.append(self._put(item, QPointF(), ARROWS))

    def way(self, start: int, end: int) -> QPainterPath:
        """Along the road between two areas, or straight if there is none."""
        ids = [self.area_items[number].area.id for number in (start, end)]
        for road, path in self._atlas.roads:
            if [road.a, road.b] == ids:
                return path
            if [road.b, road.a] == ids:
                return path.toReversed()
        straight = QPainterPath(self.area_items[start].pos())
        straight.lineTo(self.area_items[end].pos())
        return straight

    # -- what is offered and chosen ---------------------------------------------------------------

    def set_targets(self, areas: Mapping[str, str]) -> None:
        """Offered areas and how they look: "plain", "risky", "fight", or "stack" that can act."""
        for old in self._targets.values():
            self.removeItem(old)
        self._targets = {
            area: self._put(TargetItem(style), self.area_item(area).pos(), RINGS)
            for area, style in areas.items()
        }
        self._uncover_targets()

    def _uncover_targets(self) -> None:
        """Close a fan that lies over an area one may choose."""
        fan = self.open_stack()
        if fan is not None and any(
            fan.sceneBoundingRect().contains(target.pos())
            for area, target in self._targets.items()
            if self._area_numbers[area] != fan.pile.area
        ):
            self.close_fans()

    def is_target(self, area: str) -> bool:
        """Whether one may be about to march there; not if one's own stack there can act."""
        found = self._targets.get(area)
        return found is not None and found.style != "stack"

    def set_selection(self, keys: Collection[str]) -> None:
        self._selection = tuple(keys)
        for item in self.stack_items:
            item.set_selection(keys)
        self._show_overlay()

    def set_unit_at_hand(self, key: str) -> None:
        """The unit at which the keyboard is; "" for none."""
        self._stacks.set_at_hand(key, self._zoom)

    def set_cursor(self, area: str) -> None:
        """Where the keyboard is; "" for nowhere."""
        for item in self.area_items:
            item.set_cursor(item.area.id == area)

    # -- overlays ---------------------------------------------------------------------------------

    @property
    def overlay(self) -> Overlay | None:
        """The one that is shown now."""
        return self._overlays.shown

    def set_overlay(self, name: str, view: View | None, area: str = "") -> None:
        """Show this overlay of overlays.OVERLAYS, or none without a view.

        The reach is that of the selected counters; `area` is where guns are heard.
        """
        if view is not None:
            self._view = view
        self._overlays.choose(name if view is not None else "", area)
        self._show_overlay()

    def set_plan(self, counters: Collection[str], area: str) -> None:
        """Own counters and where they might go, for overlays that show what would come of it."""
        if self._overlays.plan(counters, area):
            self._show_overlay()

    def set_intelligence(self, view: View | None, found: Intelligence) -> None:
        """What is thought of the enemy in this view, for the overlay of that name."""
        self._overlays.intelligence = (view, found)
        self._show_overlay()

    def _show_overlay(self) -> None:
        self._overlays.show(self._view, self._selection)

    # -- finding things ---------------------------------------------------------------------------

    def area_item(self, area: str) -> AreaItem:
        return self.area_items[self._area_numbers[area]]

    def stack_at(self, place: QPointF) -> StackItem | None:
        """The topmost stack there; an open fan lies above all others."""
        for item in self.items(place, Qt.ItemSelectionMode.IntersectsItemShape):
            if isinstance(item, StackItem):
                return item
        return None

    def area_at(self, place: QPointF) -> str:
        """The area whose stack, symbol or ring is there, or ""."""
        stack = self.stack_at(place)
        if stack is not None:
            return self.area_items[stack.pile.area].area.id
        near = self.nearest_area(place)
        is_close = _distance(self.area_item(near).pos(), place) <= TargetItem.RADIUS
        return near if is_close else ""

    def nearest_area(self, place: QPointF) -> str:
        near = min(self.area_items, key=lambda item: _distance(item.pos(), place))
        return near.area.id

    def stacks_in(self, area: str) -> list[StackItem]:
        number = self._area_numbers[area]
        return [item for item in self.stack_items if item.pile.area == number]

    # -- fans -------------------------------------------------------------------------------------

    def open_fan(self, item: StackItem) -> None:
        self._stacks.open_fan(item)

    def close_fans(self) -> None:
        self._stacks.close_fans()

    def open_stack(self) -> StackItem | None:
        return self._stacks.open_stack()

    def hide_counters(self, are_hidden: bool) -> None:
        """For a look at the ground below; whatever is shown next is seen again."""
        for item in self.stack_items:
            item.setVisible(not are_hidden)


def _distance(one: QPointF, other: QPointF) -> float:
    apart = one - other
    return float((apart.x() ** 2 + apart.y() ** 2) ** 0.5)


def _worth(area: int) -> int:
    """Points for a city, and for the siege of Mantua [12.1]."""
    board = RULES.board
    if area == board.mantua:
        return board.data.tables.victory.points["mantua_besieged"]
    return int(board.prize_points[area])


def _area_words(area: Area, worth: int) -> str:
    words = f"{told(area.name)} ({told(area.kind)})"
    if area.supply:
        words += tr(", {side} supply area", side=side_title(area.supply))
    return words + tr_count(", %n victory points", worth) if worth else words
