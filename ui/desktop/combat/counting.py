"""Counting odds in a process of its own: the window never waits and never shares its time.

Only the last question is answered; a process that is lost is started again and asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

from PySide6.QtCore import QObject, Signal

from ui.common.odds_process import Counted, Question, serve_counts
from ui.desktop.style.language import tr
from ui.desktop.table.links import ChildLink

MOST_LOSSES: Final = 1
"""So often a process may be lost over one question."""


class Counter(QObject):
    """Asks about one thing at a time; the count of an older question is broken off."""

    counted = Signal(object)
    """An Answer of ui/common/odds_process.py: a quick one first, then the exact one."""

    def __init__(
        self,
        parent: QObject | None = None,
        serve: Callable[[Connection], None] = serve_counts,
    ) -> None:
        """`serve` is what the process runs."""
        super().__init__(parent)
        self._serve = serve
        self._number = 0
        self._question: Question | None = None
        """Whose last answer is still to come."""
        self._losses = 0
        self._link: ChildLink | None = None

    @property
    def is_counting(self) -> bool:
        """Whether an answer is still to come that somebody waits for."""
        return self._question is not None

    @property
    def process_id(self) -> int | None:
        return self._link.process_id if self._link is not None else None

    def ask(self, question: Question) -> None:
        self._number += 1
        self._question, self._losses = question, 0
        self._send()

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        if self._question is not None:
            self._number += 1
            self._question = None
            self._send()

    def close(self) -> None:
        """End the process; the next question starts another."""
        self._question = None
        link, self._link = self._link, None
        if link is not None:
            link.close()
            link.deleteLater()

    def _send(self) -> None:
        try:
            link = self._link or self._start()
        except OSError:  # no room for another process
            self._give_up()
        else:
            link.ask(self._number, self._question)

    def _start(self) -> ChildLink:
        self._link = ChildLink(self._serve, parent=self)
        self._link.answered.connect(self._tell)
        self._link.died.connect(self._lose)
        return self._link

    def _give_up(self) -> None:
        self._question = None
        self.counted.emit(ValueError(tr("These odds could not be worked out.")))

    def _tell(self, number: int, told: Counted) -> None:
        if number != self._number or self._question is None:
            return
        if told.is_last:
            self._question = None
        self.counted.emit(told.answer)

    def _lose(self) -> None:
        if self.sender() is not self._link:
            return
        question = self._question
        self.close()
        self._losses += 1
        if question is not None and self._losses <= MOST_LOSSES:
            self._question = question
            self._send()
        elif question is not None:
            self._give_up()
