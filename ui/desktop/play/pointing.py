"""Clicks and drags on the map become offered choices; of several that are meant, a menu asks.

Clicking own counters also selects them. A selected stack goes where the next click points, as if
it had been dragged there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from solitaire.presenting.offers import Offer
from solitaire.presenting.picture import Picture
from ui.desktop.help.coach.mode import order_of
from ui.desktop.play.foresight_words import chances_words
from ui.desktop.play.marching import beginning_of, foresee, march_of, movers, steps_of
from ui.desktop.play.offers import at_counter, at_place, goers, goes_at_once
from ui.desktop.play.orders_dock import DIGITS
from ui.desktop.play.placing import Placing
from ui.desktop.play.turning import Turning
from ui.desktop.play.words import targets
from ui.desktop.style.language import told, tr
from ui.desktop.table.table import CURTAIN

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow


class Pointing:
    def __init__(self, window: PlayWindow) -> None:
        self.menu: QMenu | None = None
        """The choices of the last click, while they are shown."""
        self.selection: Sequence[str] = ()
        """Own counters that were clicked last, or that are under way."""
        self._window = window
        board = window.board
        board.area_clicked.connect(self.click_area)
        board.counter_clicked.connect(self.click_counter)
        board.area_hovered.connect(self.inspect)
        board.dragged.connect(self.drag)
        board.map_view.day_activated.connect(self._show_day)
        board.choice_clicked.connect(self._take_shown)
        say = window.prompt.show_message
        self.placing = Placing(board, window.orders.show_offers, window.choose, say)
        self.turning = Turning(board, lambda: window.orders.offers, self._take_turn, say)
        board.map_view.takes_tab = self.next_stack
        window.orders.list.takes_tab = self.next_stack
        self._last_place = ""
        """Where Tab came last."""
        self._shown: Sequence[Offer] = ()
        """What is offered, in the order of the list."""

    @property
    def _reading_order(self) -> Sequence[str]:
        return self._window.sight.geography.reading_order

    def begin_anew(self) -> None:
        """At another table: nobody is picked, and the keyboard is nowhere on the map."""
        self.select(())
        self._window.picking.let_go()
        self._window.board.map_view.set_cursor_area("")
        self._last_place = ""

    def select(self, counters: Sequence[str]) -> None:
        self.selection = tuple(counters)
        self._window.board.show_selection(self.selection)
        if not self.placing.is_asked:
            self._window.board.show_targets(targets(self._window.orders.offers, self.selection))

    def show_question(self, offers: Sequence[Offer], picture: Picture) -> None:
        """What is offered now, where it lies on the map; orders in parts begin anew."""
        self._shown = offers
        self._window.board.show_offers(offers)
        self._window.board.show_targets(targets(offers, self.selection))
        self.placing.begin(offers, picture)

    def _take_shown(self, number: int) -> None:
        """A choice below a page: they have the order of the list."""
        self._window.choose(self._shown[number])

    def _take_turn(self, found: Sequence[Offer], counter: str) -> None:
        table = self._window.table
        if table is not None:
            place = table.picture().place_of(counter)
            self._take_one(found, self._window.board.place_of(place))

    def click_area(self, area: str) -> None:
        self.inspect(area)
        if self.placing.put_at(area):
            return
        if not self._window.combat.is_fought:
            self._window.inspector.raise_()
        found = at_place(self._window.orders.offers, area, self.selection)
        found = self._of_selected(found, area) or found
        if not found and self._goes_there(area):
            return
        self._select_own(area)
        self._take_one(found, self._window.board.place_of(area))

    def _of_selected(self, offers: Sequence[Offer], area: str) -> list[Offer]:
        """Those by which a selected counter goes there."""
        return [one for one in offers if area in one.goals and one.counter in self.selection]

    def click_counter(self, counter: str, area: str) -> None:
        """Its own choices first, then the others of its area: a pile is one thing to click."""
        offers = self._window.orders.offers
        own = at_counter(offers, counter)
        if self.placing.put_at(area) or self.placing.choose(counter):
            return
        if not own:
            self.click_area(area)
            return
        self.inspect(area)
        table = self._window.table
        if self.turning.turns(counter) and counter not in self.selection:
            self.select((counter,))  # for its ticks; another click asks what else it may do
            return
        if counter in goers(offers) and counter not in self.selection and table is not None:
            self.select(table.stack_of(counter))  # for its goals, likewise
            return
        if table is not None:
            self.select(table.stack_of(counter))
        own = [one for one in own if not goes_at_once(one)]
        others = [one for one in at_place(offers, area) if one not in own]
        self._take_one([*own, *others], self._window.board.place_of(area))

    def _select_own(self, area: str) -> None:
        table = self._window.table
        if table is not None and table.waits_for != CURTAIN:
            found = [one for key in table.picture().own_at(area) for one in table.stack_of(key)]
            self.select(tuple(dict.fromkeys(found)))

    def _goes_there(self, area: str) -> bool:
        """Whether the selected stack could go there, and was sent."""
        table = self._window.table
        if table is None or table.asked is None:
            return False
        offers = self._window.orders.offers
        if not movers(table.picture(), offers, self.selection):
            return False
        foresight = foresee(table, offers, self.selection, area)
        if foresight is None or foresight.refusal:
            return False
        self._march(self.selection, area)
        return True

    def _take_one(self, found: Sequence[Offer], place: QPoint) -> None:
        """The only choice at once unless dice follow; of several, or a weighty one, ask."""
        if len(found) == 1 and not found[0].is_weighty:
            self._window.choose(found[0])
        elif found:
            self._show_menu(found, place)

    def _show_menu(self, found: Sequence[Offer], place: QPoint) -> None:
        self.close_menu()
        window = self._window
        self.menu = QMenu(window)
        self.menu.setToolTipsVisible(True)
        for number, offer in enumerate(found, start=1):
            digit = f"&{number}  " if number <= DIGITS else ""
            action = self.menu.addAction(f"{digit}{told(offer.words)}{self._chances(offer)}")
            action.setToolTip(told(offer.rule))
            action.triggered.connect(lambda checked=False, offer=offer: window.choose(offer))
        self.menu.popup(window.board.map_view.viewport().mapToGlobal(place))
        self.menu.setActiveAction(self.menu.actions()[0])  # so that another Enter takes it

    def _chances(self, offer: Offer) -> str:
        """Where dice follow at once: what they may bring."""
        table = self._window.table
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
        self._window.activateWindow()  # where a popup takes the keyboard with it
        return was_open

    def drag(self, source: str, area: str) -> None:
        """A counter goes to an area; a leader, or an area's name, brings the whole stack."""
        table = self._window.table
        if table is None or table.asked is None or source == area:
            return
        if self.placing.put(source, area):
            return
        self._march(table.stack_of(source), area)

    def send(self, counters: Sequence[str], area: str) -> None:
        """As if these counters had been dragged there."""
        table = self._window.table
        if table is not None and table.asked is not None:
            self._march(counters, area)

    def begin(self, counters: Sequence[str], then: Callable[[], None] | None = None) -> None:
        """These begin a move together; where to is asked next."""
        table = self._window.table
        if table is None or table.asked is None:
            return
        plies = beginning_of(table, counters)

        def carry_out() -> None:
            self._window.prompt.show_message(table.carry_out(steps_of(table, plies)))
            if then is not None:
                then()

        words = told(table.offers_among(plies[:1])[0].words)
        way = [table.picture().place_of(counters[0])]
        self._window.coach.consider(order_of(table, plies, words, way, carry_out))

    def _march(self, counters: Sequence[str], area: str) -> None:
        table = self._window.table
        assert table is not None
        self._window.foreseeing.hide()
        march = march_of(table, counters, area)
        if isinstance(march, str):
            self._window.prompt.show_message(march)
            return

        def carry_out() -> None:
            self._window.prompt.show_message("")
            self._window.prompt.say(table.carry_out(steps_of(table, march.plies)))
            if march.then is not None:
                self._choose_then(march.then)

        words = tr("March to {place}", place=table.names.place(area))
        self._window.coach.consider(order_of(table, march.plies, words, march.way, carry_out))

    def _choose_then(self, ply: Any) -> None:
        """The unit has begun; what it rolls for is asked about before the die falls."""
        for offer in self._window.orders.offers:
            if offer.ply == ply:
                self._window.choose(offer)
                return
        self._window.prompt.show_message(tr("A forced march there cannot be declared now."))

    def next_stack(self, step: int) -> bool:
        """The keyboard's cursor goes to the next own stack that can act, and picks it; where areas
        are offered and no stacks, to the next of those."""
        table = self._window.table
        if table is None or table.waits_for == CURTAIN:
            return False
        places = self._places(table.picture(), self._window.orders.offers)
        if not places:
            return False
        view = self._window.board.map_view
        if not view.cursor_area:  # nowhere yet: where the first of the orders is
            first = self._window.orders.offers[0]
            area = next((one for one in (first.at, *first.goals) if one in places), places[0])
        else:
            is_there = view.cursor_area in places or not self._last_place
            area = self._next(places, view.cursor_area if is_there else self._last_place, step)
        self._last_place = area
        if not table.picture().under_way:
            picked = self._window.picking.able_at(area)
            self.select(picked) if picked else self._select_own(area)
        view.set_cursor_area(area)
        view.setFocus()
        self.inspect(area)
        self._window.picking.say_at_hand()
        return True

    def _show_day(self, turn: int) -> None:
        """What was told of it, in the log."""
        if self._window.table is not None:
            self._window.log.show()
            self._window.log.raise_()
            self._window.log.go_to_turn(turn)

    def inspect(self, area: str) -> None:
        table = self._window.table
        if table is not None and table.waits_for != CURTAIN and area:
            self._window.inspector.show_area(table.view(), area)

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
