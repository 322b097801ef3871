"""Carrying out a typed order through the session, choice by choice, and taking orders back.

Every choice is checked by the session. The order stops at the first that is refused; what was done
of it is taken back unless a die, another seat or a revelation intervened.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from solitaire.presenting.guide import Guide
from solitaire.protocol import Decide, IllegalAction, Seat
from solitaire.session import Session, UndoRefused
from ui.terminal.play.lexicon import Lexicon, NotUnderstood, Order, Step
from ui.terminal.play.listing import Choice, Group, grouped, numbered
from ui.terminal.play.words import listed, nearest, ranked

_RULE: Final = "["
"""Every citation of a rule begins so."""
_MOST_LISTED: Final = 4


class OrderRefused(ValueError):
    """The order was not carried out, or not completely. The message says why and what stands."""


class OrderInterrupted(OrderRefused):
    """Somebody else is asked before its end; what was done of it stands."""


class OrderTakenBack(OrderRefused):
    """It was begun, and then taken back as if it had never been given."""


class Desk:
    """Where the orders of all human seats arrive."""

    def __init__(
        self,
        session: Session[Any, Any, Any],
        guide: Guide,
        lexicon: Lexicon,
        let_others_answer: Callable[[], None],
    ) -> None:
        """`let_others_answer` lets computer players choose until a person is asked again."""
        self.session = session
        self.lexicon = lexicon
        self._guide = guide
        self._let_others_answer = let_others_answer
        self.may_begin: Callable[[Seat, Order], bool] = lambda seat, order: True
        """Asked before anything of an order is carried out; False drops it."""
        self._begun: list[int] = []
        """How many plies were played when each order began that was carried out."""

    # -- what is offered --------------------------------------------------------------------------

    def groups(self, seat: Seat) -> list[Group]:
        """The choices of the seat as they are listed."""
        rules, view = self.session.rules, self.session.view(seat)
        choices = [Choice(rules.ply_text(ply), ply) for ply in self.session.offered(seat)]
        return grouped(choices, lambda ply: self._guide.place_of(view, ply))

    def choices(self, seat: Seat) -> list[Choice]:
        """In the order of their numbers, 1 for the first."""
        return numbered(self.groups(seat))

    # -- ordering ---------------------------------------------------------------------------------

    def carry_out(self, seat: Seat, line: str) -> None:
        """Do what the line says: an order, or the number of a listed choice."""
        begun = self.session.plies_played
        order = self._read(seat, line)
        if not self.may_begin(seat, order):
            return
        done: list[str] = []
        try:
            for step in order.steps:
                self._choose(seat, step, done)
            self._close(seat, order.closing)
        except OrderRefused as refusal:
            if done:
                failed = " ".join(order.steps[len(done)])
                raise self._stopped(seat, refusal, failed, begun, done) from refusal
            raise
        finally:
            if self.session.plies_played > begun:
                self._begun.append(begun)

    def _read(self, seat: Seat, line: str) -> Order:
        offered = self.choices(seat)
        if line.strip().isdecimal():
            number = int(line.strip())  # which takes away more than int() does
            if not 1 <= number <= len(offered):
                raise OrderRefused(f"The choices are numbered 1 to {len(offered)}.")
            return Order([tuple(offered[number - 1].text.split())], "")
        try:
            return self.lexicon.order(line, offered)
        except NotUnderstood as error:
            raise OrderRefused(self._with_advice(str(error), line, offered)) from error

    def _choose(self, seat: Seat, step: Step, done: list[str]) -> None:
        asked = self.session.pending
        if not isinstance(asked, Decide):
            raise OrderInterrupted("The game is over.")
        if asked.seat != seat:
            name = self.session.rules.seats[asked.seat]
            raise OrderInterrupted(f"The {name} side is asked first.")
        offered = self.choices(seat)
        try:
            action = self.lexicon.action(step, offered)
            self.session.play(seat, action)
        except (NotUnderstood, IllegalAction) as error:
            text = " ".join(step)
            raise OrderRefused(self._with_advice(str(error), text, offered)) from error
        done.append(self.session.rules.ply_text(action))
        self._let_others_answer()

    def _close(self, seat: Seat, closing: str) -> None:
        if closing and closing in {choice.text for choice in self.choices(seat)}:
            self._choose(seat, tuple(closing.split()), [])

    def _with_advice(self, message: str, text: str, offered: list[Choice]) -> str:
        """The message with the question, if it names no rule, and with what could be meant."""
        asked = self.session.pending
        if isinstance(asked, Decide) and _RULE not in message:
            message = f"{message} Asked is {asked.question}."
        verb = text.partition(" ")[0]
        close = ranked(text, [choice.text for choice in offered if choice.verb == verb])
        close = close or nearest(text, [choice.text for choice in offered])
        if len(offered) <= _MOST_LISTED:
            return f"{message} The choices are {listed([choice.text for choice in offered])}."
        if close:
            return f"{message} Nearest of the {len(offered)} choices: {listed(close)}."
        return f"{message} ? lists the {len(offered)} choices."

    def _stopped(
        self, seat: Seat, refusal: OrderRefused, failed: str, begun: int, done: list[str]
    ) -> OrderRefused:
        """The refusal, after what can be taken back of the steps before it."""
        is_free = self.session.plies_played == begun + len(done)
        is_final = not isinstance(refusal, OrderInterrupted)
        if is_final and is_free and self._take_back_to(seat, begun):
            return OrderTakenBack(f"{failed}: {refusal} Nothing of the order was carried out.")
        return OrderRefused(f"{failed}: {refusal} Carried out before it: {', '.join(done)}.")

    # -- taking back ------------------------------------------------------------------------------

    def undo(self, seat: Seat) -> str:
        """Take back the seat's last order, or as much as allowed; says what happened."""
        before = self.session.plies_played
        while self._begun and self._begun[-1] >= before:
            self._begun.pop()
        target = self._begun[-1] if self._begun else before - 1
        try:
            self.session.undo(seat)
        except UndoRefused as refusal:
            return f"That stands: {refusal}"
        if self._take_back_to(seat, target):
            return "Your last order was taken back."
        reason = self.session.undo_refusal(seat)
        return f"A part of your last order was taken back; the rest stands: {reason}"

    def _take_back_to(self, seat: Seat, plies: int) -> bool:
        """Go back to where this many plies had been played, or as far as taking back is allowed."""
        while self.session.plies_played > plies:
            try:
                self.session.undo(seat)
            except UndoRefused:
                return False
        return True
