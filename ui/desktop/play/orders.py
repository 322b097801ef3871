"""Orders that a person gives: a wish goes through confirming and the coach to the table.

Wishes come from the map, the keys, the list of orders and the combat board; none of them plays
anything itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from solitaire.presenting.offers import Offer
from solitaire.protocol import Decide
from ui.desktop.combat.board import CombatBoard
from ui.desktop.help.coach.mode import CoachMode, order_of
from ui.desktop.play.confirming import confirmation_for
from ui.desktop.play.marches.marching import beginning_of, march_of, steps_of
from ui.desktop.play.offers import closing
from ui.desktop.style.language import tr, translated
from ui.desktop.table.model import PlayModel
from ui.desktop.table.table import PERSON, Table

Then = Callable[[], None]
"""What is done once an order is carried out."""


class Orders(QObject):
    heard = Signal()
    """Somebody has chosen; a menu that asks for it is no longer needed."""
    taken_up = Signal()
    """An order is about to be given: what was only thought of is past."""

    takes_back: Callable[[], bool] = staticmethod(lambda: False)
    """Takes back a part of an order that is not whole yet; whether there was one."""

    def __init__(
        self, model: PlayModel, coach: CoachMode, combat: CombatBoard, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._coach, self._combat = model, coach, combat
        self._passed_to = -1
        """Plies that were played when passing on stopped: what it stopped for was told then."""
        coach.end_wished.connect(self.end)

    # -- wishes -----------------------------------------------------------------------------------

    def choose(self, offer: Offer) -> None:
        """Take an offered choice; what cannot be taken back is asked once more."""
        model = self._model
        if model.table is None or self._coach.is_looking():
            return
        self.heard.emit()
        asked = model.confirmation
        again = asked is not None and asked.offer.ply == offer.ply
        found = None if again else confirmation_for(model.table, offer, model.offers)
        if found is None:
            self.carry_out(offer)
        else:
            model.confirm(found)

    def carry_out(self, offer: Offer) -> None:
        """Take it without asking again, unless the coach has a question."""
        table = self._model.table
        if table is not None:
            self._model.confirm(None)
            self.taken_up.emit()
            self._model.say("")
            start = offer.at or self._under_way()
            way = (start, *offer.goals) if start else ()
            words, do = translated(offer.words), partial(self._do, offer)
            self._coach.consider(order_of(table, [offer.ply], words, way, do))

    def _do(self, offer: Offer) -> None:
        table = self._model.table
        if table is None:
            return
        seen = len(table.events())
        foreseen = table.adjutant.foresee_choice(table.view(), offer.ply)
        self._say_refusal(table.choose(offer.ply))
        if foreseen is not None and foreseen.is_rolled:
            self._say_outcome(table, seen)

    def _say_outcome(self, table: Table, seen: int) -> None:
        """What the die has decided: who stays where he stood looks like an order that was not
        heard. Of who is under way it is asked where he goes, which says enough."""
        events = table.events()
        if len(events) > seen and table.waits_for == PERSON and not table.picture().under_way:
            self._model.say(translated(table.rules.words(events[-1])))

    def _say_refusal(self, words: str) -> None:
        """What was said before stays if there is none."""
        if words:
            self._model.say(words)

    def _under_way(self) -> str:
        """Where the stack is that is on the march."""
        picture = self._model.picture
        return picture.place_of(picture.under_way[0]) if picture and picture.under_way else ""

    def march(self, counters: Sequence[str], goal: str) -> None:
        """These counters go there."""
        table = self._model.table
        if table is None or table.asked is None:
            return
        self.taken_up.emit()
        march = march_of(table, counters, goal)
        if isinstance(march, str):
            self._model.say(march)
            return

        def carry_out() -> None:
            self._model.say("")
            seen = len(table.events())
            self._say_refusal(table.carry_out(steps_of(table, march.plies)))
            if march.foresight.is_rolled:
                self._say_outcome(table, seen)
            if march.then is not None:
                self._choose_then(march.then)

        words = tr("March to {place}", place=table.names.place(goal))
        self._coach.consider(order_of(table, march.plies, words, march.way, carry_out))

    def _choose_then(self, ply: Any) -> None:
        """The unit has begun; what it rolls for is asked about before the die falls."""
        for offer in self._model.offers:
            if offer.ply == ply:
                self.choose(offer)
                return
        self._model.say(tr("A forced march there cannot be declared now."))

    def begin(self, counters: Sequence[str], then: Then | None = None) -> None:
        """These begin a move together; where to is asked next."""
        table = self._model.table
        if table is None or table.asked is None:
            return
        plies = beginning_of(table, counters)

        def carry_out() -> None:
            self._model.say(table.carry_out(steps_of(table, plies)))
            if then is not None:
                then()

        words = translated(table.offers_among(plies[:1])[0].words)
        way = [table.picture().place_of(counters[0])]
        self._coach.consider(order_of(table, plies, words, way, carry_out))

    # -- answers ----------------------------------------------------------------------------------

    def confirm(self) -> None:
        if self._model.confirmation is not None:
            self.carry_out(self._model.confirmation.offer)

    def undo(self) -> None:
        """An order that the coach still looks at is the last one."""
        if self._model.table is None or self.takes_back() or self._coach.rethink():
            return
        self._model.say(self._model.table.undo())

    def redo(self) -> None:
        if self._model.table is not None:
            self._model.say(self._model.table.redo())

    def end(self) -> None:
        """Take the offered choice that ends something: halt, the phase, a list."""
        offer = closing(self._model.offers)
        if self._coach.order is not None:
            self._coach.end_after()
        elif self._model.confirmation is not None:
            self.confirm()
        elif offer is None:
            self._model.say(tr("There is nothing to end here; a choice has to be made."))
        else:
            self.choose(offer)

    def pass_on(self) -> None:
        """End this and what follows of the turn, up to a choice that matters: one order."""
        table, offer = self._model.table, closing(self._model.offers)
        is_looked_at = self._coach.order is not None or self._model.confirmation is not None
        if table is None or offer is None or is_looked_at:
            self.end()
            return
        asked = confirmation_for(table, offer, self._model.offers)
        if asked is not None and self._passed_to != table.session.plies_played:
            self._model.confirm(asked)
            return
        first = offer.ply

        def carry_out() -> None:
            self._model.say("")
            refusal = table.carry_out(_closings(table, first))
            self._say_refusal(refusal or _why_stopped(table))
            self._passed_to = table.session.plies_played

        words = tr("Pass the rest of the turn")
        self._coach.consider(order_of(table, [first], words, (), carry_out))

    # -- dice and waiting -------------------------------------------------------------------------

    def roll(self) -> None:
        if self._model.table is not None:
            self._model.table.roll()

    def run_combat(self, how_far: str) -> None:
        """Roll without stopping: a round up to the hits to be placed, or the whole combat with hits
        as suggested."""
        table = self._model.table
        if table is None or not self._combat.is_fought:
            return
        before = table.session.plies_played
        table.run(how_far)
        if table.waits_for == PERSON and table.session.plies_played == before:
            self._model.say(tr("First answer what is asked."))

    def try_again(self) -> None:
        if self._model.table is not None:
            self._model.say("")
            self._model.table.try_again()

    def play_on_unsaved(self) -> None:
        if self._model.table is not None:
            self._model.say("")
            self._model.table.play_on_unsaved()

    def end_look(self) -> None:
        if self._model.table is not None:
            self._model.table.end_look()

    def lift_curtain(self) -> None:
        if self._model.table is not None:
            self._model.table.lift_curtain()

    def decide_now(self) -> None:
        if self._model.table is not None:
            self._model.table.decide_now()


def _closings(table: Table, first: Any) -> Iterator[Callable[[], Any]]:
    """The first choice, then those that end one question after the other, up to one that has none
    or that the person should look at."""
    seat, ply = table.seat, first
    while ply is not None:
        yield partial(_same, ply)
        asked = table.session.pending
        if not isinstance(asked, Decide) or asked.seat != seat or _pressing(table):
            return
        offer = closing(table.offers())
        ply = offer.ply if offer is not None else None


def _same(ply: Any) -> Any:
    return ply


def _pressing(table: Table) -> str:
    return table.adjutant.pressing(table.view(), table.offered())


def _why_stopped(table: Table) -> str:
    """Why the person is asked again in the same turn; empty if the game says nothing."""
    why = _pressing(table) if table.asked is not None else ""
    return tr("Stopped here: {why}.", why=translated(why)) if why else ""
