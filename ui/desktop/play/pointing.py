"""Clicks and drags on the map become wishes; of several choices that are meant, a menu asks.

Clicking own counters also selects them. A selected stack goes where the next click points, as if
it had been dragged there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from solitaire.presenting.offers import Offer
from solitaire.presenting.picture import Picture
from ui.desktop.board.board import MapBoard
from ui.desktop.play.docks.orders_dock import DIGITS
from ui.desktop.play.marches.marching import foresee, movers
from ui.desktop.play.offers import at_counter, at_place, goers, goes_at_once
from ui.desktop.play.placing import Placing
from ui.desktop.play.turning import Turning
from ui.desktop.play.words.foresight_words import chances_words
from ui.desktop.play.words.state_words import targets
from ui.desktop.style.language import translated
from ui.desktop.table.model import PlayModel


class Pointing(QObject):
    offer_wished = Signal(object)
    """An Offer."""
    march_wished = Signal(object, str)
    """Counters, and where they shall go."""
    place_clicked = Signal()
    """Somebody wants to know about a place, which the model inspects now."""
    stack_reached = Signal()
    """The keyboard's cursor was led to a stack that can act."""

    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        list_offers: Callable[[Sequence[Offer]], None],
        parent: QObject | None = None,
    ) -> None:
        """`list_offers` narrows the list of orders while one in parts is put together."""
        super().__init__(parent)
        self.menu: QMenu | None = None
        """The choices of the last click, while they are shown."""
        self._model, self._board = model, board
        board.area_clicked.connect(self.click_area)
        board.counter_clicked.connect(self.click_counter)
        board.area_hovered.connect(model.inspect)
        board.dragged.connect(self.drag)
        board.choice_clicked.connect(self._take_shown)
        self.placing = Placing(board, list_offers, self.offer_wished.emit, model.say)
        self.turning = Turning(board, lambda: model.offers, self._take_turn, model.say)
        model.offers_changed.connect(self._show_question)
        board.map_view.takes_tab = self.next_stack
        model.map_left.connect(self._begin_anew)
        model.picture_changed.connect(self._close_behind_curtain)
        self._last_place = ""
        """Where Tab came last."""

    def _begin_anew(self) -> None:
        self._last_place = ""

    def _close_behind_curtain(self) -> None:
        if self._model.moment is None:
            self.close_menu()

    def _show_question(self) -> None:
        """What is offered now, where it lies on the map; orders in parts begin anew."""
        model, was_placing = self._model, self.placing.is_asked
        self._board.show_offers(model.offers)
        self.placing.begin(model.offers, model.picture)
        if was_placing and not self.placing.is_asked:
            self._board.show_targets(targets(model.offers, model.selection))

    # -- clicks -----------------------------------------------------------------------------------

    def _take_shown(self, number: int) -> None:
        """A choice below a page: they have the order of the list."""
        self.offer_wished.emit(self._model.offers[number])

    def _take_turn(self, found: Sequence[Offer], counter: str) -> None:
        picture = self._model.picture
        if picture is not None:
            self._take_one(found, self._board.place_of(picture.place_of(counter)))

    def click_area(self, area: str) -> None:
        self._model.inspect(area)
        if self.placing.put_at(area):
            return
        self.place_clicked.emit()
        found = at_place(self._model.offers, area, self._model.selection)
        found = self._of_selected(found, area) or found
        if not found and self._goes_there(area):
            return
        self._model.select_own_at(area)
        self._take_one(found, self._board.place_of(area))

    def _of_selected(self, offers: Sequence[Offer], area: str) -> list[Offer]:
        """Those by which a selected counter goes there."""
        selected = self._model.selection
        return [one for one in offers if area in one.goals and one.counter in selected]

    def click_counter(self, counter: str, area: str) -> None:
        """Its own choices first, then the others of its area: a pile is one thing to click."""
        offers = self._model.offers
        own = at_counter(offers, counter)
        if self.placing.put_at(area) or self.placing.choose(counter):
            return
        if not own:
            self.click_area(area)
            return
        self._model.inspect(area)
        is_chosen = counter in self._model.selection
        if self.turning.turns(counter) and not is_chosen:
            self._model.select((counter,))  # for its ticks; another click asks what else it may do
            return
        table = self._model.table
        if table is not None:
            self._model.select(table.stack_of(counter))
        if counter in goers(offers) and not is_chosen:
            return  # for its goals, likewise
        own = [one for one in own if not goes_at_once(one)]
        others = [one for one in at_place(offers, area) if one not in own]
        self._take_one([*own, *others], self._board.place_of(area))

    def _goes_there(self, area: str) -> bool:
        """Whether the selected stack could go there, and was sent."""
        table, selection = self._model.table, self._model.selection
        if table is None or table.asked is None:
            return False
        offers = self._model.offers
        if not movers(table.picture(), offers, selection):
            return False
        _, foresight = foresee(table, offers, selection, area)
        if foresight is None or foresight.refusal:
            return False
        self.march_wished.emit(selection, area)
        return True

    def _take_one(self, found: Sequence[Offer], place: QPoint) -> None:
        """The only choice at once unless dice follow; of several, or a weighty one, ask."""
        if len(found) == 1 and not found[0].is_weighty:
            self.offer_wished.emit(found[0])
        elif found:
            self._show_menu(found, place)

    # -- the menu ---------------------------------------------------------------------------------

    def _show_menu(self, found: Sequence[Offer], place: QPoint) -> None:
        self.close_menu()
        self.menu = QMenu(self._board.map_view.window())
        self.menu.setToolTipsVisible(True)
        for number, offer in enumerate(found, start=1):
            digit = f"&{number}  " if number <= DIGITS else ""
            action = self.menu.addAction(f"{digit}{translated(offer.words)}{self._chances(offer)}")
            action.setToolTip(translated(offer.rule))
            action.triggered.connect(
                lambda checked=False, offer=offer: self.offer_wished.emit(offer)
            )
        self.menu.popup(self._board.map_view.viewport().mapToGlobal(place))
        self.menu.setActiveAction(self.menu.actions()[0])  # so that another Enter takes it

    def _chances(self, offer: Offer) -> str:
        """Where dice follow at once: what they may bring."""
        table = self._model.table
        if table is None or not offer.is_weighty:
            return ""
        foresight = table.adjutant.foresee_choice(table.view(), offer.ply)
        words = chances_words(foresight) if foresight is not None else ""
        return f"\t{words}" if words else ""  # in the column where menus have their keys

    def close_menu(self) -> bool:
        """Whether one was open."""
        if self.menu is None:
            return False
        was_open = self.menu.isVisible()
        self.menu.close()
        self.menu.deleteLater()
        self.menu = None
        # Where a popup takes the keyboard with it.
        self._board.map_view.window().activateWindow()
        return was_open

    # -- drags ------------------------------------------------------------------------------------

    def drag(self, source: str, area: str) -> None:
        """A counter goes to an area; a leader, or an area's name, brings the whole stack."""
        table = self._model.table
        if table is None or table.asked is None or source == area:
            return
        if not self.placing.put(source, area):
            self.march_wished.emit(table.stack_of(source), area)

    # -- from stack to stack ----------------------------------------------------------------------

    def next_stack(self, step: int) -> bool:
        """The keyboard's cursor goes to the next own stack that can act, and picks it; where areas
        are offered and no stacks, to the next of those."""
        model, picture = self._model, self._model.picture
        places = self._places(picture, model.offers) if picture is not None else []
        if picture is None or not places:
            return False
        cursor = model.cursor
        if not cursor:  # nowhere yet: where the first of the orders is
            first = model.offers[0]
            area = next((one for one in (first.at, *first.goals) if one in places), places[0])
        else:
            is_there = cursor in places or not self._last_place
            area = self._next(places, cursor if is_there else self._last_place, step)
        self._last_place = area
        if not picture.under_way:
            picked = model.able_at(area)
            model.select(picked) if picked else model.select_own_at(area)
        self._board.map_view.set_cursor_area(area)
        self._board.map_view.setFocus()
        model.inspect(area)
        self.stack_reached.emit()
        return True

    @property
    def _reading_order(self) -> Sequence[str]:
        return self._model.sight.geography.reading_order

    def _places(self, picture: Picture, offers: Sequence[Offer]) -> list[str]:
        """Where own counters have a choice, in reading order; once a stack is under way, or if
        there are none, the places that choices lead to."""
        stacks = {one.at for one in offers if one.at} | self.placing.places()
        goals = {place for one in offers for place in one.goals}
        found = goals or stacks if picture.under_way else stacks or goals
        return [place for place in self._reading_order if place in found]

    def _next(self, places: Sequence[str], now: str, step: int) -> str:
        """The next of these places after one that may have left them."""
        order = self._reading_order
        at = order.index(now)
        if step > 0:
            return next((place for place in places if order.index(place) > at), places[0])
        return next((place for place in reversed(places) if order.index(place) < at), places[-1])
