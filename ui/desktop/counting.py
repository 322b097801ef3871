"""Counting odds in a thread, so that the window never waits; only the last question is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from solitaire.odds import TooManyBranches


class _Teller(QObject):
    counted = Signal(int, object)


class _Counting(QRunnable):
    def __init__(self, number: int, question: Callable[[], Any], teller: _Teller) -> None:
        super().__init__()
        self._number = number
        self._question = question
        self._teller = teller

    def run(self) -> None:
        try:
            answer = self._question()
        except (TooManyBranches, ValueError) as error:
            answer = error
        self._teller.counted.emit(self._number, answer)


class Counter(QObject):
    """Asks one question at a time; an older one that is still being counted is forgotten."""

    counted = Signal(object)
    """The answer, or the exception that says why there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._teller = _Teller()
        self._teller.counted.connect(self._tell)

    def ask(self, question: Callable[[], Any]) -> None:
        self._number += 1
        QThreadPool.globalInstance().start(_Counting(self._number, question, self._teller))

    def forget(self) -> None:
        self._number += 1

    def _tell(self, number: int, answer: Any) -> None:
        if number == self._number:
            self.counted.emit(answer)
