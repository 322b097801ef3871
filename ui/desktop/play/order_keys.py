"""Keys that give an order or lead to one: move, forced march, bridge, scout, retreat, odds.

Each ends in offered choices, as a click or a drag does, or says in a sentence why it cannot. An
order with dice is never given by its letter alone: the letter goes to it, Enter gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from solitaire.presenting.offers import Command, Offer
from ui.desktop.play.foresight_words import chances_words
from ui.desktop.play.offers import beginners
from ui.desktop.style.language import told, tr
from ui.desktop.table.table import PERSON

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow


class OrderKeys:
    def __init__(self, window: PlayWindow) -> None:
        self._window = window
        window.board.map_view.takes_enter = self.press_enter
        window.board.map_view.way_missed.connect(self._say_no_way)

    @property
    def _cursor(self) -> str:
        return self._window.board.map_view.cursor_area

    def _say(self, words: str) -> None:
        self._window.prompt.show_message(words)

    # -- moving -----------------------------------------------------------------------------------

    def press_enter(self, area: str) -> bool:
        """What the slip at the cursor speaks of is done; in a combat the list is meant."""
        window = self._window
        if window.confirming is not None:
            window.confirm()
            return True
        shown = window.foreseeing.shown
        if shown is not None and shown.goal == area and not shown.refusal and self._movers():
            window.pointing.send(self._movers(), area)
            return True
        if window.combat.is_fought and not self._is_offered(area):
            window.keyboard.press_enter()
            return True
        return False

    def _is_offered(self, area: str) -> bool:
        return any(area in one.goals for one in self._window.orders.offers)

    def _movers(self) -> list[str]:
        """Who would go: the stack under way, else who is picked, else the unit at hand."""
        window = self._window
        if self._under_way():
            return list(self._under_way())
        able = beginners(window.orders.offers)
        picked = [one for one in window.pointing.selection if one in able]
        at_hand = window.picking.current
        return picked or ([at_hand] if at_hand in able else [])

    def _under_way(self) -> Sequence[str]:
        table = self._window.table
        return table.picture().under_way if table is not None else ()

    def move(self) -> None:
        """To the cursor; if it is still at the units themselves, they begin and are asked where."""
        movers, table = self._movers(), self._window.table
        if not movers or table is None:
            self._say(tr("Pick units first: Tab goes to a stack, Space picks, Ctrl+A picks all."))
            return
        start = table.picture().place_of(movers[0])
        if self._cursor and self._cursor != start:
            self._window.pointing.send(movers, self._cursor)
        elif self._under_way():
            self._say(tr("They are under way: lead them with the arrows, Enter goes there."))
        else:
            self._window.pointing.begin(movers)

    def follow(self, command: Command) -> None:
        """To the next of its kinds in the list; Enter gives it. Some need a unit under way."""
        if self._window.orders.go_to(command.tags, self._cursor):
            self._say_at_hand()
        elif command.needs_unit:
            self._begin_with(command.tags)

    def _begin_with(self, tags: Collection[str]) -> None:
        at_hand = self._window.picking.current
        movers = [one for one in self._movers() if one == at_hand] or self._movers()
        if self._under_way():
            self._say(tr("Nothing of that kind can be ordered here."))
        elif len(movers) != 1:
            self._say(tr("Pick one unit first: Tab goes to a stack, [ and ] to a unit."))
        else:
            self._window.pointing.begin(movers, self._then_go_to(tags, movers[0]))

    def _then_go_to(self, tags: Collection[str], unit: str) -> Callable[[], None]:
        def then() -> None:
            if self._window.orders.go_to(tags, self._cursor):
                self._say_at_hand()
                return
            self._window.undo()
            name = self._window.names.counter(unit)
            self._say(tr("{unit} can be given no order of that kind here.", unit=name))

        return then

    def _say_at_hand(self) -> None:
        offer = self._window.orders.current
        if offer is not None:
            self._say(tr("Enter: {choice}", choice=told(offer.words)))

    # -- looking ----------------------------------------------------------------------------------

    def inspect(self) -> None:
        """The area at the cursor in its panel, which comes to the front."""
        window = self._window
        area = self._cursor or window.inspector.area
        if not area:
            self._say(tr("Choose an area first: F6 goes to the map, the arrows lead over it."))
            return
        window.pointing.inspect(area)
        window.inspector.show()
        window.inspector.raise_()
        window.inspector.text.setFocus()

    def details(self) -> None:
        """The odds with every modifier, of the combat that is fought or thought of."""
        window = self._window
        window.foreseeing.preview_now()
        if window.combat.is_fought or window.combat.is_preview:
            window.combat.show()
            window.combat.raise_()
            window.combat.odds.setFocus()
            return
        words = self._chances(window.orders.current)
        self._say(words or tr("No dice depend on this; Ctrl+Shift+D opens the odds calculator."))

    def _chances(self, offer: Offer | None) -> str:
        """What the dice may bring, at the cursor or of the order in the list."""
        table, found = self._window.table, self._window.foreseeing.shown
        if found is not None and found.is_rolled:
            return chances_words(found)
        if table is None or table.waits_for != PERSON or offer is None:
            return ""
        found = table.adjutant.foresee_choice(table.view(), offer.ply)
        return chances_words(found) if found is not None else ""

    def _say_no_way(self, area: str) -> None:
        place = self._window.names.place(area)
        self._say(tr("No road leads that way from {place}.", place=place))
