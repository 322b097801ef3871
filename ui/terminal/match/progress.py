"""The progress of a match: a bar on a terminal, a few lines elsewhere, nothing if asked."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final

from ai.arena.report import Games, counted_pairs, pair_scores
from ai.arena.statistics import standing
from ui.common.progress import Progress
from ui.terminal.match.words import progress_note

_LINES: Final = 10
"""Lines over a whole match where there is no bar."""
_SECONDS_BETWEEN: Final = 0.2
"""Quick games come faster than anyone reads, and the figures cost more than such a game."""


class MatchProgress:
    def __init__(self, label: str, total: int, games: Games) -> None:
        self._total = total
        self._games = games
        self._kept = len(games)
        self._began = time.monotonic()
        self._bar = Progress(label, total)
        self._note = ""
        self._noted_at = 0.0
        self._is_plain = not sys.stderr.isatty()
        for _ in range(self._kept):
            self._bar.advance()

    def __enter__(self) -> MatchProgress:
        self._bar.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.__exit__(kind, error, trace)

    def advance(self) -> None:
        """Another game has been added."""
        done, now = len(self._games), time.monotonic()
        is_line_due = done * _LINES // self._total > (done - 1) * _LINES // self._total
        if is_line_due or now - self._noted_at >= _SECONDS_BETWEEN:
            found = standing(pair_scores(counted_pairs(self._games)))
            self._note = f"{progress_note(found)}, {self._time_left()} left"
            self._noted_at = now
        self._bar.advance(self._note)
        if self._is_plain and is_line_due:
            print(f"{done} of {self._total} games: {self._note}", file=sys.stderr, flush=True)

    def _time_left(self) -> str:
        done = len(self._games)
        seconds = (time.monotonic() - self._began) / (done - self._kept) * (self._total - done)
        if seconds < 90:
            return f"{seconds:.0f} s"
        return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
