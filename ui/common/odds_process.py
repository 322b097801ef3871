"""The process that counts a combat's odds for the window: packed views come in, odds go out. No Qt.

It is never sent more than one seat may know. A newer question ends the count of an older one.
"""

from __future__ import annotations

import os
import signal
from _thread import interrupt_main
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Final, TypeAlias

from ai.engine.processes import behave_as_child
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.pending import Explanation, explain
from solitaire.games.castiglione.odds.policies import Conduct
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.staff import answers as staff
from solitaire.games.castiglione.staff.combat import CombatPreview
from solitaire.games.castiglione.staff.guns import GunsReport

NICENESS: Final = 5
"""After the window, before engines that think."""


@dataclass(frozen=True, slots=True)
class FightAsked:
    """The combat that is fought in this view."""

    view: object
    """Packed."""


@dataclass(frozen=True, slots=True)
class AttackAsked:
    """An attack by these own counters that is only thought of."""

    view: object
    """Packed."""
    area: int
    attackers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttackOdds:
    preview: CombatPreview
    guns: GunsReport


Question: TypeAlias = FightAsked | AttackAsked
Answer: TypeAlias = CombatOdds | Explanation | AttackOdds | ValueError | None


@dataclass(frozen=True, slots=True)
class Counted:
    """One answer to a question: a quick one, or the last."""

    answer: Answer
    """A ValueError says why there are no odds."""
    is_last: bool


def counts_for(question: Question) -> tuple[Callable[[], Answer], ...]:
    """A quick one first, the exact one last."""
    view, board = RULES.unpack_view(question.view), RULES.board
    if isinstance(question, FightAsked):
        # One fixed world that fits the view: what is told is the same in all of them.
        return lambda: staff.odds_at_a_glance(view), lambda: explain(view, Random(0), Conduct())
    area, attackers = question.area, question.attackers
    return (
        lambda: AttackOdds(
            staff.glance(board, view, area, attackers), staff.guns(board, view, area)
        ),
        lambda: AttackOdds(
            staff.preview(board, view, area, attackers, Random(0)), staff.guns(board, view, area)
        ),
    )


def serve_counts(connection: Connection) -> None:
    """Answer each (number, question) by several (number, Counted); None for a question is silence.

    Numbers grow, and only the newest question is counted.
    """
    behave_as_child(NICENESS)
    _Server(connection).run()


class _Superseded(BaseException):
    """No Exception, so that nothing on its way takes it for a failure."""


class _Server:
    """Counts in the main thread, which alone can be interrupted; another one hears."""

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
                os._exit(0)  # nobody listens any more, however deep in a count we are
            self._newest = number
            if question is not None:
                self._asked.put((number, question))
            interrupt_main()

    def _leave_off(self, *_: object) -> None:
        if self._counted not in (0, self._newest):
            self._counted = 0
            raise _Superseded

    def _answer(self, number: int, question: Question) -> None:
        counts = counts_for(question)
        for count in counts:
            self._counted = number
            if number != self._newest:
                self._counted = 0
                return
            answer = _outcome(count)
            self._counted = 0  # an answer half sent would be the end of the line
            self._connection.send((number, Counted(answer, is_last=count is counts[-1])))


def _outcome(count: Callable[[], Answer]) -> Answer:
    try:
        return count()
    except ValueError as error:
        return error
