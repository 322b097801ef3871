"""How a match is getting on: a bar on a terminal, a few lines elsewhere, nothing if asked."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final

from ai.arena_report import Games, counted_pairs, pair_scores
from ai.arena_statistics import standing
from ui.terminal.match_words import progress_note
from ui.terminal.progress import Progress

_LINES: Final = 10
"""Lines over a whole match where there is no bar."""


class MatchProgress:
    def __init__(self, label: str, total: int, games: Games) -> None:
        self._total = total
        self._games = games
        self._kept = len(games)
        self._began = time.monotonic()
        self._bar = Progress(label, total)
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
        found = standing(pair_scores(counted_pairs(self._games)))
        note = f"{progress_note(found)}, {self._time_left()} left"
        self._bar.advance(note)
        done = len(self._games)
        if self._is_plain and done * _LINES // self._total > (done - 1) * _LINES // self._total:
            print(f"{done} of {self._total} games: {note}", file=sys.stderr, flush=True)

    def _time_left(self) -> str:
        done = len(self._games)
        seconds = (time.monotonic() - self._began) / (done - self._kept) * (self._total - done)
        if seconds < 90:
            return f"{seconds:.0f} s"
        return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
