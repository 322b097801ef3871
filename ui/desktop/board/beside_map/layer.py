"""Cards beside the map and pages over it as one part of the scene: shown, found, scrolled."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from solitaire.presenting.board import CounterId, Place, PlaceId
from solitaire.presenting.picture import Picture
from ui.desktop.board.atlas import Atlas
from ui.desktop.board.beside_map.card_items import CardsItem
from ui.desktop.board.beside_map.cards import MARGIN, column_scale
from ui.desktop.board.beside_map.page_item import PageItem
from ui.desktop.board.items import PlaceItem
from ui.desktop.board.layers import FAN, NAMES
from ui.desktop.style.paints import Paints


class Beside:
    def __init__(self, atlas: Atlas, paints: Paints, items: Mapping[PlaceId, PlaceItem]) -> None:
        """`items` are those of the places; boxes among them are put into their cards."""
        places: Mapping[PlaceId, Place] = atlas.geography.place_by_id
        frame = atlas.frame.adjusted(0, -10, 0, 10)
        scale = column_scale(atlas.board.size)
        self.column = CardsItem(frame.height() / scale, places, paints, are_pages=False)
        self.column.setScale(scale)
        self.column.setPos(frame.topRight() + QPointF(MARGIN, 0))
        self.column.setZValue(NAMES)
        self.page = PageItem(places, paints)
        self.page.setZValue(FAN)
        self._items = items
        self._frame = self._seen = atlas.frame
        self._zoom = 1.0

    @property
    def parts(self) -> tuple[PageItem, CardsItem]:
        """What lies above first."""
        return self.page, self.column

    def _found(self) -> tuple[CardsItem, ...]:
        return (self.page, self.column) if self.page.is_open else (self.column,)

    # -- showing ----------------------------------------------------------------------------------

    def show(self, picture: Picture) -> None:
        for cards in self.parts:
            cards.show_cards(picture)
        self._lay()

    def show_choices(self, words: Sequence[str]) -> None:
        """Below the page, if there is one."""
        self.page.show_choices(words)
        self._lay()

    def look_at(self, seen: QRectF, zoom: float) -> None:
        """What is in sight of the map now."""
        on_map = seen.intersected(self._frame)
        self._seen = seen if on_map.isEmpty() else on_map
        self._zoom = zoom
        self._lay()

    def _lay(self) -> None:
        self.page.lay(self._seen, self._zoom)
        for item in self._items.values():
            item.setVisible(not item.place.box)
        for cards in self._found():
            for room in cards.rooms():
                if cards.boundingRect().intersects(room.box):
                    item = self._items[room.place.id]
                    item.setPos(cards.mapToScene(room.box.center()))
                    item.set_room(room.box.size() * cards.scale())
                    item.setVisible(True)

    def set_selection(self, keys: Collection[CounterId]) -> None:
        for cards in self.parts:
            cards.set_selection(keys)

    def set_at_hand(self, key: CounterId) -> None:
        for cards in self.parts:
            cards.set_at_hand(key)

    def set_in_dusk(self, is_in_dusk: bool) -> None:
        for cards in self.parts:
            cards.set_in_dusk(is_in_dusk)

    # -- pointing ---------------------------------------------------------------------------------

    def room_at(self, at: QPointF) -> PlaceId:
        """The box that lies there; empty for none."""
        return next(filter(None, (one.room_at(one.mapFromScene(at)) for one in self._found())), "")

    def counter_at(self, at: QPointF) -> CounterId:
        return next(
            filter(None, (one.counter_at(one.mapFromScene(at)) for one in self._found())), ""
        )

    def turn_at(self, at: QPointF) -> int:
        return self.column.turn_at(self.column.mapFromScene(at))

    def choice_at(self, at: QPointF) -> int:
        """Of those below the page; -1 for none."""
        return self.page.choice_at(self.page.mapFromScene(at))

    def covers(self, at: QPointF) -> bool:
        """Whether the page lies there, so that nothing below it is pointed at."""
        return self.page.contains(self.page.mapFromScene(at))

    def fold_at(self, at: QPointF) -> bool:
        """Fold or unfold the page if its title is there; whether it was."""
        if not self.page.head().contains(self.page.mapFromScene(at)):
            return False
        self.page.set_folded(not self.page.is_folded)
        self._lay()
        return True

    def fold(self) -> bool:
        """Put the page away; whether it was open."""
        if not self.page.is_open:
            return False
        self.page.set_folded(True)
        self._lay()
        return True

    def scroll(self, at: QPointF, steps: int) -> bool:
        """By notches of the wheel downwards; whether something there scrolls."""
        done = self.column.turn_wheel(self.column.mapFromScene(at), steps)
        if done:
            self._lay()
        return done

    def reveal(self, place: PlaceId) -> None:
        self.column.reveal(place)
        self._lay()
