"""The coach: asks before an order that clearly gives winning chances away, never after the dice.

He judges in the counsel process, by what the person who is asked may know. Orders that a hint of
the same phase gave are never questioned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from solitaire.presenting.offers import Offer, Role
from solitaire.text import capital, str_or_text
from ui.desktop.board.board import MapBoard
from ui.desktop.help.coach.bar import CoachBar
from ui.desktop.help.hints.engine import Counsel
from ui.desktop.help.hints.mode import HintMode
from ui.desktop.settings.help_kept import COACH_USED, keep_mark
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.style.language import tr, translated
from ui.desktop.table.model import PlayModel
from ui.desktop.table.table import PERSON, Table

PREPARE_MILLISECONDS: Final = 500
"""A position that lasts so long is thought about before an order comes."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a person wants to do, not yet done."""

    texts: tuple[str, ...]
    """Its plies in the game's notation, for the process that judges them."""
    is_frame: bool
    """Whether it only begins or ends a march, whose steps are judged."""
    words: str
    way: tuple[str, ...]
    """Areas of its march, the first being where it starts; empty if it is none."""
    carry_out: Callable[[], None]


class CoachMode(QObject):
    spoken = Signal(str, str, str)
    """He asks or looks: the question, its details, the keys. His bar is seen after that."""
    rethought = Signal()
    """The order is dropped; what was asked before is asked again."""
    end_wished = Signal()
    """The order is done, and what can be ended is to be ended after it."""

    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        preferences: LivePreferences,
        hints: HintMode,
        counsel: Counsel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.order: Order | None = None
        """What is judged or questioned now."""
        self.is_asking = False
        self._ends_after = False
        """Whether the person has already asked to end something once the order is done."""
        self.bar = CoachBar()
        self._model, self._board = model, board
        self._preferences, self._hints, self._counsel = preferences, hints, counsel
        self._number = 0
        self._view: Any = None
        self._prepare = QTimer(self)
        self._prepare.setSingleShot(True)
        self._prepare.setInterval(PREPARE_MILLISECONDS)
        self._prepare.timeout.connect(self._begin_preparing)
        model.table_changed.connect(self._table_changed)
        model.table_leaving.connect(self.rethink)
        counsel.judged.connect(self._take)
        counsel.lost.connect(self._lose)
        self.bar.rethink.clicked.connect(self.rethink)
        self.bar.play.clicked.connect(self.play_anyway)
        self.bar.show_me.clicked.connect(hints.show_whole)
        self.bar.stop.clicked.connect(self.stop_coaching)

    # -- orders -----------------------------------------------------------------------------------

    def consider(self, order: Order) -> None:
        """Carry it out, or question it first."""
        table = self._model.table
        if self.is_looking():
            return
        if table is None or not self._questions(table, order):
            order.carry_out()
            return
        self._drop()
        self.order, self._view = order, table.view()
        self._show_ghost(order)
        self._mark_used(table)
        self._number = self._counsel.ask(
            "judge",
            table.rules,
            table.seat,
            self._view,
            plies=list(order.texts),
            warns_from=self._preferences.now.coach_points / 100,
        )
        asked = tr("{order}: the coach is looking at it …", order=order.words)
        self.bar.show_waiting()
        self.spoken.emit(asked, "", tr("Enter does it now · Esc goes back"))
        self.bar.setVisible(True)
        self.bar.play.setFocus()

    def is_looking(self) -> bool:
        """Whether an order waits for his judgement; no other is taken before, which is said."""
        if self.order is None or self.is_asking:
            return False
        self._model.say(
            tr("The coach is still looking at your last order: Enter gives it now, Esc goes back.")
        )
        return True

    def end_after(self) -> None:
        """End the march or the phase, but not before the order that is looked at is done."""
        if self.is_asking:
            self._model.say(tr("First answer the coach."))
            return
        self._ends_after = True
        self._model.say(tr("It ends as soon as the order is carried out."))

    def _questions(self, table: Table, order: Order) -> bool:
        if not self._is_watching(table) or len(table.offered()) < 2:
            return False
        if order.is_frame:
            return False
        places = [(order.way[0], area) for area in order.way[1:]]
        return not self._hints.recommends(table.view(), order.texts, places)

    def _mark_used(self, table: Table) -> None:
        if COACH_USED not in table.helps:
            keep_mark(table.path, COACH_USED)
            table.mark_help(COACH_USED)

    def _show_ghost(self, order: Order) -> None:
        """The order stays on the map as what it is: not yet done."""
        way = order.way
        self._board.show_plan((a, b, 0) for a, b in pairwise(way))

    def _table_changed(self) -> None:
        """The position is another one: nothing is questioned any more."""
        table = self._model.table
        self._counsel.stop_preparing()
        self._prepare.start()
        if self.order is None:
            return
        if table is None or table.waits_for != PERSON or table.view() != self._view:
            self._drop()

    def _begin_preparing(self) -> None:
        """So that his answer comes at once when an order is given."""
        table = self._model.table
        if table is None or not self._is_watching(table) or len(table.offered()) < 2:
            return
        self._counsel.prepare(table.rules, table.seat, table.view())

    def _is_watching(self, table: Table) -> bool:
        is_on = self._preferences.now.is_coached and self._hints.is_allowed(table)
        return is_on and table.asked is not None

    # -- the judgement ----------------------------------------------------------------------------

    def _take(self, number: int, answer: dict[str, Any]) -> None:
        if number != self._number or self.order is None:
            return
        self._number = 0
        objection = answer["objection"]
        if objection is None:
            self.play_anyway()
            return
        self.is_asking, self._ends_after = True, False
        asked = tr(
            "This gives away about {loss} ±{margin} points of winning chance.",
            loss=round(100 * objection["loss"]),
            margin=round(100 * objection["margin"]),
        )
        lines = [
            self.order.words,
            *(translated(capital(str_or_text(one))) for one in objection["reasons"]),
        ]
        self.bar.show_question()
        keys = tr("Enter or Esc rethinks · Alt and a letter for the others")
        self.spoken.emit(asked, "\n".join(lines), keys)
        self.bar.setVisible(True)
        self.bar.rethink.setFocus()

    def _lose(self, why: str) -> None:
        """Without a coach the order is the person's own affair."""
        if self._number:
            self._number = 0
            self.play_anyway()
            self._model.say(tr("The coach does not answer: {why}", why=why))

    # -- answers ----------------------------------------------------------------------------------

    def rethink(self) -> bool:
        """Whether there was an order to take back."""
        if self.order is None:
            return False
        self._drop()
        self.rethought.emit()
        self._model.say(tr("The order was not carried out."))
        return True

    def play_anyway(self) -> None:
        order, ends_after = self.order, self._ends_after
        self._drop()
        if order is not None:
            order.carry_out()
        table = self._model.table
        if ends_after and table is not None and table.asked is not None:
            self.end_wished.emit()

    def stop_coaching(self) -> None:
        self.set_coaching(False)
        self.play_anyway()

    def toggle(self) -> None:
        self.set_coaching(not self._preferences.now.is_coached)

    def set_coaching(self, is_on: bool) -> None:
        self._preferences.set(replace(self._preferences.now, is_coached=is_on))
        words = (
            tr("The coach asks before an order that clearly gives winning chances away.")
            if is_on
            else tr("The coach is silent.")
        )
        self._model.say(words)

    def _drop(self) -> None:
        if self._number:
            self._counsel.forget(self._number)
        if self.order is not None:
            self._board.show_plan(())
        self._number, self.order = 0, None
        self.is_asking = self._ends_after = False
        self.bar.setVisible(False)


def order_of(
    table: Table,
    plies: Sequence[Any],
    words: str,
    way: Sequence[str],
    carry_out: Callable[[], None],
) -> Order:
    offers = table.offers_among(plies)
    is_frame = all(_is_frame(table, one) for one in offers)
    texts = [table.rules.ply_text(one) for one in plies]
    return Order(tuple(texts), is_frame, words, tuple(way), carry_out)


def _is_frame(table: Table, offer: Offer) -> bool:
    ends_march = offer.is_closing and bool(table.picture().under_way)
    return ends_march or offer.role in (Role.BEGIN, Role.JOIN)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
