"""A child process that answers questions, as a QObject: asking never waits, answers come later."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from ai.engine.processes import interrupts_held_back, spawn_context

PATIENCE: Final = 2.0
"""Seconds in which an ended process must be gone."""


class ChildLink(QObject):
    answered = Signal(int, object)
    """The number of the question and its answer."""
    died = Signal()
    """The process is gone and nobody has asked it to."""

    def __init__(
        self, target: Callable[..., None], *arguments: Any, parent: QObject | None = None
    ) -> None:
        """Start a process that runs `target(connection, *arguments)`."""
        super().__init__(parent)
        context = spawn_context()
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=target, args=(theirs, *arguments), daemon=True)
        self._is_closed = False
        with interrupts_held_back():
            self._process.start()
        theirs.close()  # so that the end of the process is the end of the line
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def process_id(self) -> int | None:
        return self._process.pid

    def ask(self, number: int, *question: Any) -> None:
        with suppress(OSError):  # the reader notices, too, and says so
            self._connection.send((number, *question))

    def close(self) -> None:
        """End the process at once; whatever it was thinking about is dropped."""
        if self._is_closed:
            return
        self._is_closed = True
        self._process.kill()
        self._process.join(PATIENCE)
        self._reader.join(PATIENCE)
        self._connection.close()

    def _read(self) -> None:
        """In a thread of its own, which sleeps until the process says something."""
        while True:
            try:
                number, answer = self._connection.recv()
            except (EOFError, OSError):
                break
            self.answered.emit(number, answer)
        if not self._is_closed:
            self.died.emit()
