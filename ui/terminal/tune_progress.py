"""How a fit is getting on: a bar on a terminal, some ten lines a stage elsewhere."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final

from ui.common.progress import Progress

_LINES: Final = 10


class TuneProgress:
    def __init__(self) -> None:
        self._bar: Progress | None = None
        self._task = ("", 0)
        self._done = 0
        self._told_at = time.monotonic()
        self._is_plain = not sys.stderr.isatty()
        self._is_silent = False

    @classmethod
    def silent(cls) -> TuneProgress:
        """One that never shows, for --quiet."""
        progress = cls()
        progress._is_silent = True
        return progress

    def __enter__(self) -> TuneProgress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.__exit__(kind, error, trace)

    def tell(self, label: str, done: int, total: int, note: str) -> None:
        if self._is_silent:
            return
        if (label, total) != self._task or done <= self._done or self._bar is None:
            self.__exit__(None, None, None)
            self._task, self._done = (label, total), 0
            self._bar = Progress(label, total)
        words = f"{note}, {self._time_left(done, total)} left".removeprefix(", ")
        for _ in range(self._done, done):
            self._bar.advance(words)
        is_line_due = done * _LINES // total > self._done * _LINES // total
        self._done, self._told_at = done, time.monotonic()
        if self._is_plain and is_line_due:
            print(f"{label} {done} of {total}: {words}", file=sys.stderr, flush=True)

    def _time_left(self, done: int, total: int) -> str:
        """By the last piece alone: those found in the notebook took no time."""
        seconds = (time.monotonic() - self._told_at) / (done - self._done) * (total - done)
        if seconds < 90:
            return f"{seconds:.0f} s"
        return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
