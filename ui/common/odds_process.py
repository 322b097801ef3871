"""The process that computes odds for the window: a game's name and a question in, sheets out.

It is never sent more than one seat may know. A newer question ends the computation of an older one.
"""

from __future__ import annotations

import os
import signal
from _thread import interrupt_main
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from ai.engine.processes import behave_as_child
from solitaire.presenting.odds_sheet import OddsDesk, OddsSheet
from solitaire.registry import game_named

NICENESS: Final = 5
"""After the window, before engines that think."""


@dataclass(frozen=True, slots=True)
class FormAsked:
    """What the values of a form describe."""

    game: str
    form: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class PendingAsked:
    """What this view is waiting for."""

    game: str
    view: object
    """Packed."""


@dataclass(frozen=True, slots=True)
class AttackAsked:
    """An attack by these own counters that is only being considered."""

    game: str
    view: object
    """Packed."""
    counters: tuple[str, ...]
    goal: str


Question: TypeAlias = FormAsked | PendingAsked | AttackAsked
Answer: TypeAlias = OddsSheet | ValueError | None


@dataclass(frozen=True, slots=True)
class Counted:
    """One answer to a question: a quick one, or the last."""

    answer: Answer
    """A ValueError says why there are no odds; None if there is nothing to report."""
    is_last: bool


def sheets_for(question: Question) -> Iterator[OddsSheet]:
    """A quick one first, the exact one last."""
    game = game_named(question.game)
    desk = game.odds() or OddsDesk()
    if isinstance(question, FormAsked):
        return desk.ask(question.form, dict(question.values))
    view = game.rules().unpack_view(question.view)
    if isinstance(question, PendingAsked):
        return desk.pending(view, {})
    return desk.attack(view, question.counters, question.goal)


def serve_counts(connection: Connection) -> None:
    """Answer each (number, question) by several (number, Counted); None for a question is silence.

    Numbers grow, and only the newest question is counted.
    """
    behave_as_child(NICENESS)
    _Server(connection).run()


class _Superseded(BaseException):
    """No Exception, so that nothing on its way takes it for a failure."""


class _Server:
    """Computes in the main thread, which alone can be interrupted; another one listens."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._asked: SimpleQueue[tuple[int, Question]] = SimpleQueue()
        self._newest = 0
        self._counted = 0
        """The question at which an interruption may strike; 0 for none."""

    def run(self) -> None:
        signal.signal(signal.SIGINT, self._leave_off)
        Thread(target=self._hear, daemon=True).start()
        while True:
            number, question = self._asked.get()
            try:
                self._answer(number, question)
            except _Superseded:
                continue

    def _hear(self) -> None:
        while True:
            try:
                number, question = self._connection.recv()
            except (EOFError, OSError):
                os._exit(0)  # nobody is listening any more, however deep in a computation we are
            self._newest = number
            if question is not None:
                self._asked.put((number, question))
            interrupt_main()

    def _leave_off(self, *_: object) -> None:
        if self._counted not in (0, self._newest):
            self._counted = 0
            raise _Superseded

    def _answer(self, number: int, question: Question) -> None:
        is_last = False
        sheets = sheets_for(question)
        while not is_last:
            self._counted = number
            if number != self._newest:
                self._counted = 0
                return
            answer = _next(sheets)
            self._counted = 0  # an answer half sent would be the end of the line
            is_last = not isinstance(answer, OddsSheet) or answer.is_exact
            self._connection.send((number, Counted(answer, is_last)))


def _next(sheets: Iterator[OddsSheet]) -> Answer:
    try:
        return next(sheets, None)
    except ValueError as error:
        return error
