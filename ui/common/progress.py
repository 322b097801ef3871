"""A progress bar on stderr; nothing at all if nobody is watching."""

from __future__ import annotations

import os
import shutil
import sys
import time
from types import TracebackType
from typing import Final, TextIO

_SECONDS_BETWEEN: Final = 0.1
_CLEAR_LINE: Final = "\r\x1b[K"


class Progress:
    """The progress of something that takes a known number of steps."""

    def __init__(self, label: str, total: int, stream: TextIO | None = None) -> None:
        self._label = label
        self._total = total
        self._stream = sys.stderr if stream is None else stream
        self._is_watched = self._stream.isatty() and os.environ.get("TERM") != "dumb"
        self._done = 0
        self._drawn_at = 0.0

    @classmethod
    def silent(cls, label: str, total: int) -> Progress:
        """One that never shows, for --quiet."""
        progress = cls(label, total)
        progress._is_watched = False
        return progress

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._is_watched:
            self._stream.write(_CLEAR_LINE)
            self._stream.flush()

    def advance(self, note: str = "") -> None:
        """One more step, with a few words to follow the count."""
        self._done += 1
        now = time.monotonic()
        is_due = now - self._drawn_at >= _SECONDS_BETWEEN or self._done == self._total
        if self._is_watched and is_due:
            self._drawn_at = now
            self._stream.write(_CLEAR_LINE + self._line(note))
            self._stream.flush()

    def _line(self, note: str) -> str:
        columns = shutil.get_terminal_size().columns
        count = f" {self._done}/{self._total} {note}".rstrip()
        width = max(0, min(40, columns - len(self._label) - len(count) - 4))
        filled = width * self._done // max(1, self._total)
        return f"{self._label} [{'#' * filled}{'.' * (width - filled)}]{count}"[: columns - 1]
