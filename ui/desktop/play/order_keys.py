"""Keys that give an order or lead to one: move, forced march, bridge, scout, retreat, odds.

Each ends in offered choices, as a click or a drag does, or says in a sentence why it cannot. An
order with dice is never given by its letter alone: the letter goes to it, Enter gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from solitaire.presenting.offers import Command, Offer
from ui.desktop.board.board import MapBoard
from ui.desktop.play.docks.panel_list import Panels
from ui.desktop.play.marches.foreseeing import Foreseeing
from ui.desktop.play.marches.goal_finder import GoalFinder
from ui.desktop.play.offers import beginners, closing
from ui.desktop.play.orders import Orders
from ui.desktop.play.picking import UnitPicking
from ui.desktop.play.words.foresight_words import chances_words
from ui.desktop.style.language import tr, translated
from ui.desktop.table.model import PlayModel
from ui.desktop.table.table import LOOK, PERSON, ROLL


class OrderKeys:
    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        orders: Orders,
        picking: UnitPicking,
        foreseeing: Foreseeing,
        panels: Panels,
    ) -> None:
        self._model, self._orders = model, orders
        self._picking, self._foreseeing = picking, foreseeing
        self._list, self._combat, self._inspector = panels.orders, panels.combat, panels.inspector
        self._say = model.say
        self.goal_finder = GoalFinder(model, board, self._ask_next_stack)
        self.goal_finder.sent.connect(self._send)
        self.goal_finder.given_up.connect(self._end_round)
        self.goal_finder.begun_otherwise.connect(self._begin_otherwise)
        self._is_round = False
        """Whether one unit after the other is asked for its goal."""
        self._rest: Sequence[str] = ()
        """Those beside who was asked last that are asked next."""
        model.offers_changed.connect(self._go_on_with_round)
        board.map_view.takes_enter = self.press_enter
        board.map_view.way_missed.connect(self._say_no_way)

    # -- moving -----------------------------------------------------------------------------------

    def press_enter(self, area: str) -> bool:
        """What the slip at the cursor speaks of is done; in a combat the list is meant."""
        if self._model.confirmation is not None:
            self._orders.confirm()
            return True
        shown = self._foreseeing.shown
        if shown is not None and shown.goal == area and not shown.refusal and self._movers():
            self._orders.march(self._movers(), area)
            return True
        if self._combat.is_fought and not self._is_offered(area):
            self.answer()
            return True
        return False

    def answer(self) -> None:
        """Enter that nothing else wants: confirms, rolls, goes on, or takes the order at hand."""
        table = self._model.table
        if self._model.confirmation is not None:
            self._orders.confirm()
        elif table is not None and table.waits_for == ROLL:
            self._orders.roll()
        elif table is not None and table.waits_for == LOOK:
            self._orders.end_look()
        else:
            self._list.choose_current()

    def _is_offered(self, area: str) -> bool:
        return any(area in one.goals for one in self._model.offers)

    def _movers(self) -> list[str]:
        """Who would go: the stack under way, else who is picked, else the unit at hand."""
        if self._under_way():
            return list(self._under_way())
        able = beginners(self._model.offers)
        picked = [one for one in self._model.selection if one in able]
        at_hand = self._picking.current
        return picked or ([at_hand] if at_hand in able else [])

    def _under_way(self) -> Sequence[str]:
        table = self._model.table
        return table.picture().under_way if table is not None else ()

    def move(self) -> None:
        """To the cursor, if what the march would bring is shown there. Else a place is asked for by
        name, for this stack and then for each that can act; where the game cannot tell which
        places can be reached, the units begin."""
        self._model.drop_confirmation()  # whoever marches does not end the marches after all
        is_alone = bool(self._under_way())
        if self._is_foreseen() or not (self.ask_goal() or self._ask_next_stack(1)):
            self._move_to_cursor()
        self._is_round = self.goal_finder.isVisible() and not is_alone

    def _send(self, area: str) -> None:
        self._orders.march(self._movers(), area)

    def _go_on_with_round(self) -> None:
        """What came of the last order is shown: who is under way is asked for his goal, else the
        next who can act. Where nobody can, the round is over."""
        if not self._is_round or self.goal_finder.isVisible():
            return
        able = beginners(self._model.offers)
        if self._under_way():
            self.ask_goal()
        elif able:
            self._is_round = self._ask([one for one in self._rest if one in able])
            self._is_round = self._is_round or self._ask_next_stack(1)
        else:
            self._end_round()

    def _ask(self, units: Sequence[str]) -> bool:
        """The first of these that can go anywhere; whether there is one."""
        for start in range(len(units)):
            self._model.select(units[start:])
            if self.ask_goal():
                return True
        return False

    def _end_round(self) -> None:
        self._is_round = False

    def end(self) -> None:
        """Who is under way halts. Of a round of marches it ends the round alone, since in it the
        key may be meant for the unit that is asked."""
        offer = closing(self._model.offers)
        if offer is None or not self.goal_finder.isVisible() or self._under_way():
            self._orders.end()
            return
        self._end_round()
        self.goal_finder.leave()
        self._say(tr("Ctrl+Enter again: {choice}", choice=translated(offer.words)))

    def _begin_otherwise(self) -> None:
        """The unit that is asked for its goal begins in another way first."""
        offer = self._other_beginning()
        if offer is not None:
            self.goal_finder.leave()
            self._orders.choose(offer)

    def _other_beginning(self) -> Offer | None:
        table, movers = self._model.table, self._movers()
        if table is None or not movers:
            return None
        tags = {tag for one in table.presenter.commands() if one.is_beginning for tag in one.tags}
        found = (one for one in self._model.offers if one.tag in tags and one.counter == movers[0])
        return next(found, None)

    def _is_foreseen(self) -> bool:
        shown = self._foreseeing.shown
        return shown is not None and shown.goal == self._model.cursor and not shown.refusal

    def ask_goal(self, begun: str = "") -> bool:
        """Whether it is known where the units could go, so that it was asked; the name of the place
        may have been begun."""
        movers, table = self._movers(), self._model.table
        goals = table.adjutant.goals(table.view(), movers) if table and movers else ()
        self._is_round = self._is_round and not begun
        if table is not None and goals:
            along = table.stack_of(movers[0])
            self._rest = [one for one in movers[1:] if one not in along]
            title = self._model.title(movers[0])
            dearer, why = table.adjutant.dearer_goals(table.view(), movers)
            keys, cost = list(self._other_keys()), (dearer, translated(why))
            self.goal_finder.ask_for(title, goals, begun, keys, cost)
        return bool(goals)

    def _other_keys(self) -> Iterator[str]:
        """What they mean while a goal is asked for."""
        other = self._other_beginning()
        if other is not None:
            yield tr("Space: {choice}", choice=translated(other.words))
        if not self._under_way():
            yield tr("Tab: another stack")

    def _ask_next_stack(self, step: int) -> bool:
        """The same of another unit of the stack, or of another stack, unless one is under way. Who
        can go nowhere is passed over."""
        able = beginners(self._model.offers)
        if self._under_way() or not self._tells_goals(able):
            return False
        if step > 0 and self.goal_finder.isVisible() and self._ask(self._rest):
            return True
        return any(self._picking.next_stack(step) and self._ask(self._movers()) for _ in able)

    def _tells_goals(self, able: Sequence[str]) -> bool:
        """Whether it is known of any of these where it could go."""
        table = self._model.table
        return table is not None and any(table.adjutant.goals(table.view(), [one]) for one in able)

    def _move_to_cursor(self) -> None:
        movers, table = self._movers(), self._model.table
        if not movers or table is None:
            self._say(tr("Pick units first: Tab goes to a stack, Space picks, Ctrl+A picks all."))
            return
        start = table.picture().place_of(movers[0])
        if self._model.cursor and self._model.cursor != start:
            self._orders.march(movers, self._model.cursor)
        elif self._under_way():
            self._say(tr("They are under way: lead them with the arrows, Enter goes there."))
        else:
            self._orders.begin(movers)

    def follow(self, command: Command) -> None:
        """To the next of its kinds in the list; Enter gives it. Some need a unit under way."""
        if self._list.go_to(command.tags, self._model.cursor):
            self._say_at_hand()
        elif command.needs_unit:
            self._begin_with(command.tags)

    def _begin_with(self, tags: Collection[str]) -> None:
        at_hand = self._picking.current
        movers = [one for one in self._movers() if one == at_hand] or self._movers()
        if self._under_way():
            self._say(tr("Nothing of that kind can be ordered here."))
        elif len(movers) != 1:
            self._say(tr("Pick one unit first: Tab goes to a stack, [ and ] to a unit."))
        else:
            self._orders.begin(movers, self._then_go_to(tags, movers[0]))

    def _then_go_to(self, tags: Collection[str], unit: str) -> Callable[[], None]:
        def then() -> None:
            if self._list.go_to(tags, self._model.cursor):
                self._say_at_hand()
                return
            self._orders.undo()
            name = self._model.names.counter(unit)
            self._say(tr("{unit} can be given no order of that kind here.", unit=name))

        return then

    def _say_at_hand(self) -> None:
        offer = self._list.current
        if offer is not None:
            self._say(tr("Enter: {choice}", choice=translated(offer.words)))

    # -- looking ----------------------------------------------------------------------------------

    def inspect(self) -> None:
        """The area at the cursor in its panel, which comes to the front."""
        area = self._model.cursor or self._model.inspected
        if not area:
            self._say(tr("Choose an area first: F6 goes to the map, the arrows lead over it."))
            return
        self._model.inspect(area)
        self._inspector.show()
        self._inspector.raise_()
        self._inspector.text.setFocus()

    def details(self) -> None:
        """The odds with every modifier, of the combat that is fought or thought of."""
        self._foreseeing.preview_now()
        if self._combat.is_fought or self._combat.is_preview:
            self._combat.show()
            self._combat.raise_()
            self._combat.odds.setFocus()
            return
        words = self._chances(self._list.current)
        self._say(words or tr("No dice depend on this; Ctrl+Shift+D opens the odds calculator."))

    def _chances(self, offer: Offer | None) -> str:
        """What the dice may bring, at the cursor or of the order in the list."""
        table, found = self._model.table, self._foreseeing.shown
        if found is not None and found.is_rolled:
            return chances_words(found)
        if table is None or table.waits_for != PERSON or offer is None:
            return ""
        found = table.adjutant.foresee_choice(table.view(), offer.ply)
        return chances_words(found) if found is not None else ""

    def _say_no_way(self, area: str) -> None:
        place = self._model.names.place(area)
        self._say(tr("No road leads that way from {place}.", place=place))
