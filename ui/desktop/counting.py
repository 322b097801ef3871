"""Counting odds in a thread, so that the window never waits; only the last question is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from solitaire.odds import TooManyBranches

THREADS: Final = 2
"""The second one, so that a question need not wait for one that was forgotten."""


class _Teller(QObject):
    counted = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.wanted = 0
        """The number of the question that somebody still waits for."""


class _Counting(QRunnable):
    def __init__(
        self, number: int, questions: Sequence[Callable[[], Any]], teller: _Teller
    ) -> None:
        super().__init__()
        self._number = number
        self._questions = questions
        self._teller = teller

    def run(self) -> None:
        for question in self._questions:
            if self._number == self._teller.wanted:
                answer = _answer(question)
                with suppress(RuntimeError):  # the window is gone, nobody waits for it
                    self._teller.counted.emit(self._number, answer)


def _answer(question: Callable[[], Any]) -> Any:
    try:
        return question()
    except (TooManyBranches, ValueError) as error:
        return error


class Counter(QObject):
    """Asks about one thing at a time; an older question that is still counted is forgotten."""

    counted = Signal(object)
    """The answer, or the exception that says why there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(THREADS)
        self._teller = _Teller()
        self._teller.counted.connect(self._tell)

    def ask(self, *questions: Callable[[], Any]) -> None:
        """A quick answer first, better ones as they come."""
        self._teller.wanted += 1
        number = self._teller.wanted
        self._pool.clear()
        self._pool.start(_Counting(number, questions, self._teller))

    def forget(self) -> None:
        self._teller.wanted += 1

    def _tell(self, number: int, answer: Any) -> None:
        if number == self._teller.wanted:
            self.counted.emit(answer)
