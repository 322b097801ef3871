"""The scene: the map that never changes, and on it one picture of a game.

Everything shown comes from a Picture (`show_picture`), from an Overlay (`set_overlay`) or from
what the game offers to the seat (`set_targets`, `set_selection`, `set_arrows`); places and counters
go by the ids of the board and of the picture.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.overlays import Overlay
from solitaire.presenting.picture import Picture, Stack
from solitaire.presenting.presenter import Presenter
from solitaire.text import NOTHING, Text
from ui.desktop.board.arrows import ArrowItem, TargetItem, crossed_sabres
from ui.desktop.board.atlas import atlas_of
from ui.desktop.board.background import MapBackground
from ui.desktop.board.beside_map.card_items import CardsItem
from ui.desktop.board.beside_map.layer import Beside
from ui.desktop.board.counters import SIZE
from ui.desktop.board.items import (
    BridgeItem,
    Cartouche,
    NoticeItem,
    PlaceItem,
    RoadItem,
)
from ui.desktop.board.layers import (
    AREAS,
    ARROWS,
    BATTLE,
    BRIDGES,
    NAMES,
    ROADS,
)
from ui.desktop.board.names.names import MapNames
from ui.desktop.board.overlays.layer import OverlayLayer
from ui.desktop.board.stacks.items import StackItem
from ui.desktop.board.stacks.layer import StackLayer
from ui.desktop.board.targets import TargetLayer
from ui.desktop.style import theme
from ui.desktop.style.language import translated
from ui.desktop.style.lettering import NameItem
from ui.desktop.style.paints import paints_of

FULL_ZOOM: Final = 1.0
CARTOUCHE_MAP: Final = 1440.0
"""Width of a map from which on its title has its full size."""

Item = TypeVar("Item", bound=QGraphicsItem)

Arrow = tuple[str, str, int | Fraction, str]
"""From place, to place, its number in the order of moves or its cost or 0, a side or "plan"."""


class MapScene(QGraphicsScene):
    def __init__(self, presenter: Presenter, notice: Text = NOTHING) -> None:
        """`notice` of the game is printed below the map: that it is reconstructed."""
        super().__init__()
        self.is_dark = False
        self.is_hasty = False
        """While zooming, the paper is stretched from a picture of itself."""
        self._zoom = FULL_ZOOM
        self._lay_out(presenter, notice)

    def use(self, presenter: Presenter, notice: Text = NOTHING) -> None:
        """The map of another game in place of this one."""
        if presenter is not self.presenter:
            self.clear()
            self._lay_out(presenter, notice)
            self.set_dark(self.is_dark)
            self.fit_to_zoom(self._zoom)

    def _lay_out(self, presenter: Presenter, notice: Text) -> None:
        self.presenter = presenter
        self.atlas = atlas_of(presenter.board())
        self.paints = paints_of(presenter.looks())
        self._background = MapBackground(self.atlas, self.paints)
        self._tint = self.addRect(self.atlas.frame, Qt.PenStyle.NoPen)
        """Of the weather or the night; not in the background, which is dear to draw anew."""
        self._tint.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._tint.setVisible(False)
        self.setSceneRect(self._background.sheet)
        self.item_by_place: dict[PlaceId, PlaceItem] = {}
        """Those on the map in the order of the board, then the boxes beside it."""
        self.bridge_by_link: dict[str, BridgeItem] = {}
        self.road_by_link: dict[str, QPainterPath] = {}
        self._stacks = StackLayer(self)
        self._sheet_picture: QImage | None = None
        self._picture: Picture | None = None
        self._selection: tuple[CounterId, ...] = ()
        self._overlays = OverlayLayer(self)
        self._drawn = OverlayLayer(self)
        """What always lies on the map."""
        self._passing: list[QGraphicsItem] = []
        """The mark of the present fight."""
        self._arrows: list[QGraphicsItem] = []
        self.offered = TargetLayer(self)
        """Rings about places and ticks around a counter."""
        self._add_roads()
        self._add_places()
        self._cartouche = self._add_cartouche()
        self.beside = Beside(self.atlas, self.paints, self.item_by_place)
        """Cards and pages."""
        for part in self.beside.parts:
            self.addItem(part)
        if notice:
            self._put(NoticeItem(translated(notice), self.atlas.frame), QPointF(), NAMES)
        covers = [self._cartouche] if self._cartouche.isVisible() else []
        bridges = list(self.bridge_by_link.values())
        lettering = MapNames(self.atlas, self.place_items, bridges, covers)
        self.names: list[NameItem] = lettering.items
        """Those of the places first, in their order."""
        self._stepping = lettering.stepping
        for name in self.names:
            self._put(name, name.pos(), NAMES)

    @property
    def cards_item(self) -> CardsItem:
        """The column beside the map."""
        return self.beside.column

    @property
    def place_items(self) -> list[PlaceItem]:
        """Those on the map."""
        return [item for item in self.item_by_place.values() if not item.place.box]

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
        self._darken_names()
        self._cartouche.set_in_dusk(is_dark)
        self.beside.set_in_dusk(is_dark)

    def fit_to_zoom(self, zoom: float) -> None:
        """Names and stacks keep a readable size at so many pixels for each unit of the map."""
        self._zoom = zoom
        for name in self.names:
            name.fit_to_zoom(zoom)
        for stack in self.stack_items:
            stack.fit_to_zoom(zoom)
        self._overlays.fit_to_zoom()
        self.offered.turn_about(self._selection)
        self._uncover_names()

    def _uncover_names(self) -> None:
        """Names of places step aside from counters; an open fan is soon closed again."""
        if self._stepping is None:
            return
        others = [name for name in self.names[len(self.place_items) :] if name.isVisible()]
        boxes = [name.mapRectToScene(name.ink) for name in others]
        self._stepping.step_aside(self._stacks.covered(), boxes)

    # -- what never changes -----------------------------------------------------------------------

    def _put(self, item: Item, place: QPointF, layer: int) -> Item:
        item.setPos(place)
        item.setZValue(layer)
        self.addItem(item)
        return item

    def _add_roads(self) -> None:
        for link, path in self.atlas.roads:
            self.road_by_link[link.id] = path
            self._put(RoadItem(path, link.look, self.atlas.grain), QPointF(), ROADS)
            if link.crossing:
                bridge = BridgeItem(link.id, link.crossing_look)
                place, angle = self.atlas.bridge_at(link, path)
                bridge.setRotation(angle)
                self.bridge_by_link[link.id] = self._put(bridge, place, BRIDGES)

    def _add_places(self) -> None:
        boxes = [place for place in self.atlas.board.places if place.box]
        for place in (*self.atlas.places, *boxes):
            outline = self._about_its_middle(place.id)
            item = PlaceItem(place, self.paints, outline, self.atlas.grain)
            item.setToolTip("" if place.box else translated(place.words))
            if outline is None and not place.box:
                item.setScale(self.atlas.grain)
            self.item_by_place[place.id] = self._put(item, self.atlas.centre(place), AREAS)
            item.setVisible(not place.box)  # until a card has a room for it

    def _about_its_middle(self, place: PlaceId) -> QPainterPath | None:
        path = self.atlas.hexes.get(place)
        if path is None:
            return None
        return path.translated(-self.atlas.centre(self.atlas.geography.place_by_id[place]))

    def _free_corner(self, size: QRectF) -> QPointF:
        """Where it hides the fewest places: at the lower right, if it hides none there."""
        inner = self.atlas.frame.adjusted(18, 18, -18 - size.width(), -18 - size.height())
        corners = (inner.bottomRight(), inner.bottomLeft(), inner.topRight(), inner.topLeft())

        def hidden(corner: QPointF) -> int:
            box = size.translated(corner).adjusted(-SIZE, -SIZE, SIZE, SIZE)
            return sum(box.contains(item.pos()) for item in self.place_items)

        return min(corners, key=hidden)

    def _add_cartouche(self) -> Cartouche:
        board = self.atlas.board
        item = Cartouche(board)
        item.setScale(round(min(self.atlas.frame.width() / CARTOUCHE_MAP, 1.0), 2))
        box = item.boundingRect()
        corner = self._free_corner(QRectF(QPointF(), box.size() * item.scale()))
        self._put(item, corner, NAMES)
        item.setVisible(bool(board.title) and board.plan == "areas")
        return item

    # -- one picture ------------------------------------------------------------------------------

    def show_picture(self, picture: Picture) -> None:
        """Counters, cards, bridges and holders as in this picture.

        A fan stays open only while nothing changes: what it covers may be what is asked next.
        """
        if picture != self._picture:
            self.close_fans()
        self._picture = picture
        self._show_look(picture.look)
        self.beside.show(picture)
        self._show_stacks(picture.stacks)
        for bridge in self.bridge_by_link.values():
            is_broken = bridge.link in picture.broken_links
            bridge.set_broken(is_broken)
            bridge.setZValue(BATTLE if is_broken else BRIDGES)  # which no counter may hide
        for place, item in self.item_by_place.items():
            item.set_holder(picture.holder_by_place.get(place, ""))
        self._remove(self._passing)
        if picture.fight:
            self._mark_fight(picture.fight)
        self._drawn.show(picture.drawn)

    def show_nothing(self) -> None:
        """Behind a curtain: no counters, no marks, no arrows."""
        self.close_fans()
        self._picture = None
        self._show_stacks(())
        self._remove(self._passing)
        self.set_arrows(())
        self.set_targets({})
        self.offered.show_facings({})
        self._drawn.show(None)
        self.set_overlay(None)

    @property
    def picture(self) -> Picture | None:
        """What is shown now."""
        return self._picture

    def _show_look(self, look: str) -> None:
        """By night, or in mud, the ground has other colours."""
        if look != self._background.look:
            self._background.look = look
            self._darken_names()
            self._tint.setVisible(look in theme.GROUNDS)
            self._tint.setBrush(theme.GROUNDS.get(look, theme.PAPER))

    def _darken_names(self) -> None:
        for name in self.names:
            name.set_in_dusk(self.is_dark or self._background.is_dark_look)

    def _show_stacks(self, found: Sequence[Stack]) -> None:
        """Those in boxes are drawn by the cards."""
        on_map = [one for one in found if not self.place_item(one.place).place.box]
        self._stacks.show(on_map, self._selection, self._zoom)
        self._uncover_names()

    @property
    def stack_items(self) -> list[StackItem]:
        return self._stacks.items

    def _mark_fight(self, place: PlaceId) -> None:
        mark = QGraphicsPathItem(crossed_sabres())
        mark.setBrush(theme.BATTLE)
        mark.setPen(QPen(theme.PAPER, 1.6))
        mark.setScale(self.atlas.grain)
        at = self._stacks.top_of(place) - QPointF(0, SIZE * 0.82 * self.atlas.grain)
        self._passing.append(self._put(mark, at, BATTLE))

    def _remove(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)
        items.clear()

    # -- arrows -----------------------------------------------------------------------------------

    def shows_moves(self) -> bool:
        """Whether an arrow is drawn now."""
        return bool(self._arrows)

    def set_arrows(self, arrows: Iterable[Arrow]) -> None:
        """These arrows and no others, until they are set anew."""
        self._remove(self._arrows)
        for start, end, number, kind in arrows:
            is_side = kind in self.paints.sides
            colour = self.paints.side(kind).arrow if is_side else theme.TARGET
            way, grain = self.way(start, end), self.atlas.grain
            item = ArrowItem(way, colour, number, planned=not is_side, grain=grain)
            self._arrows.append(self._put(item, QPointF(), ARROWS))

    def way(self, start: PlaceId, end: PlaceId) -> QPainterPath:
        """Along the link between two places, or straight if there is none."""
        link = self.atlas.geography.link_by_ends.get((start, end))
        path = self.road_by_link.get(link.id) if link is not None else None
        if link is not None and path is not None:
            return path if link.a == start else path.toReversed()
        straight = QPainterPath(self.place_item(start).pos())
        straight.lineTo(self.place_item(end).pos())
        return straight

    def whole_way(self, places: Sequence[PlaceId]) -> QPainterPath:
        """One path along the links between these places."""
        path = QPainterPath(self.place_item(places[0]).pos())
        for start, end in pairwise(places):
            path.connectPath(self.way(start, end))
        return path

    # -- what is offered and chosen ---------------------------------------------------------------

    def set_targets(self, places: Mapping[PlaceId, str]) -> None:
        """Offered places and how they look: "plain", "risky", "fight", or "stack" that can act."""
        self.offered.show(places)

    def is_target(self, place: PlaceId) -> bool:
        """Whether one may be about to march there; not if one's own stack there can act."""
        found = self.offered.items.get(place)
        return found is not None and found.style != "stack"

    def set_selection(self, keys: Collection[CounterId]) -> None:
        self._selection = tuple(keys)
        for item in self.stack_items:
            item.set_selection(keys)
        self.beside.set_selection(keys)
        self.offered.turn_about(keys)

    @property
    def zoom(self) -> float:
        """Pixels for each unit of the map."""
        return self._zoom

    @property
    def selection(self) -> tuple[CounterId, ...]:
        return self._selection

    def set_unit_at_hand(self, key: str) -> None:
        """The unit at which the keyboard is; "" for none."""
        self._stacks.set_at_hand(key, self._zoom)
        self.beside.set_at_hand(key)

    def set_cursor(self, place: PlaceId) -> None:
        """Where the keyboard is; "" for nowhere."""
        if place and self.place_item(place).place.box:
            self.beside.reveal(place)
            self.offered.follow()
        for name, item in self.item_by_place.items():
            item.set_cursor(name == place)

    # -- overlays ---------------------------------------------------------------------------------

    @property
    def overlay(self) -> Overlay | None:
        """The one that is shown now."""
        return self._overlays.shown

    def set_overlay(self, overlay: Overlay | None) -> None:
        self._overlays.show(overlay)

    def show_choices(self, words: Sequence[str]) -> None:
        """Below the page, if there is one."""
        self.beside.show_choices(words)

    def look_at(self, seen: QRectF, zoom: float) -> None:
        """The part of the sheet that is in sight."""
        self.beside.look_at(seen, zoom)
        self.offered.follow()

    def scroll(self, at: QPointF, steps: int) -> bool:
        """Cards there, by notches of the wheel; whether something scrolls."""
        done = self.beside.scroll(at, steps)
        if done:
            self.offered.follow()
        return done

    # -- finding things ---------------------------------------------------------------------------

    def place_item(self, place: PlaceId) -> PlaceItem:
        return self.item_by_place[place]

    def stack_at(self, at: QPointF) -> StackItem | None:
        """The topmost stack there; an open fan lies above all others, a page above all stacks."""
        if self.beside.covers(at):
            return None
        for item in self.items(at, Qt.ItemSelectionMode.IntersectsItemShape):
            if isinstance(item, StackItem):
                return item
        return None

    def place_at(self, at: QPointF) -> PlaceId:
        """The place whose stack, symbol, ring, hex or room is there, or ""."""
        if self.beside.covers(at):
            return self.beside.room_at(at)
        stack = self.stack_at(at)
        if stack is not None:
            return stack.stack.place
        room = self.beside.room_at(at)
        if room:
            return room
        near = self.nearest_place(at)
        outline = self.atlas.hexes.get(near)
        if outline is not None:
            return near if outline.contains(at) else ""
        reach = TargetItem.RADIUS * self.atlas.grain
        return near if _distance(self.place_item(near).pos(), at) <= reach else ""

    def is_above(self, at: QPointF) -> bool:
        """Whether a page or a tick lies there, over all else."""
        return self.beside.covers(at) or self.offered.facing_at(at) is not None

    def has_room(self, place: PlaceId) -> bool:
        """Whether a box lies in a card that is shown."""
        return any(place == room.place.id for part in self.beside.parts for room in part.rooms())

    def boxed_counter_at(self, at: QPointF) -> CounterId:
        """The counter in a box beside the map or on a page that lies there, or ""."""
        return self.beside.counter_at(at)

    def nearest_place(self, at: QPointF) -> PlaceId:
        return self.atlas.geography.nearest((at.x(), at.y()))

    def stacks_in(self, place: PlaceId) -> list[StackItem]:
        return [item for item in self.stack_items if item.stack.place == place]

    def counter_middle(self, counter: CounterId) -> QPointF | None:
        """Where it lies on the map; None if it does not."""
        stack = self._stack_of(counter)
        if stack is None:
            return None
        middle: QPointF = stack.mapToScene(stack.box_of(counter).center())
        return middle

    def counter_scale(self, counter: CounterId) -> float:
        stack = self._stack_of(counter)
        return 1.0 if stack is None else stack.scale()

    def _stack_of(self, counter: CounterId) -> StackItem | None:
        return next((one for one in self.stack_items if counter in one.stack.keys), None)

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
        self.beside.page.setVisible(not are_hidden)


def _distance(one: QPointF, other: QPointF) -> float:
    apart = one - other
    return float((apart.x() ** 2 + apart.y() ** 2) ** 0.5)
