"""Counting odds in a thread, so that the window never waits; only the last question is answered.

Threads of Python's own and not of Qt's: they end quietly with the program, however deep in a count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import BoundedSemaphore, Thread
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from solitaire.odds import TooManyBranches

THREADS: Final = 2
"""The second one, so that a question need not wait for one that was forgotten."""

Question = Callable[[], Any]


class Counter(QObject):
    """Asks about one thing at a time; an older question that is still counted is forgotten."""

    counted = Signal(object)
    """The answer, or the exception that says why there is none."""
    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = 0
        self._running: set[int] = set()
        self._free = BoundedSemaphore(THREADS)
        self._done.connect(self._tell)

    def ask(self, *questions: Question) -> None:
        """A quick answer first, better ones as they come."""
        self._wanted += 1
        self._running.add(self._wanted)
        Thread(target=self._count, args=(self._wanted, questions), daemon=True).start()

    @property
    def is_counting(self) -> bool:
        """Whether an answer is still to come that somebody waits for."""
        return self._wanted in self._running

    def forget(self) -> None:
        self._wanted += 1

    def _count(self, number: int, questions: Sequence[Question]) -> None:
        with self._free:
            for question in questions:
                if number == self._wanted:
                    answer = _answer(question)
                    with suppress(RuntimeError):  # the window is gone, nobody waits for it
                        self._done.emit(number, answer)
        self._running.discard(number)

    def _tell(self, number: int, answer: Any) -> None:
        if number == self._wanted:
            self.counted.emit(answer)


def _answer(question: Question) -> Any:
    try:
        return question()
    except (TooManyBranches, ValueError) as error:
        return error
