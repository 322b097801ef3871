"""The results file of a match: created, resumed, extended line by line."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from types import TracebackType
from typing import Final

from ai.arena.arena import Fixture, GameResult, Match
from ai.arena.results import (
    BadResults,
    Results,
    difference,
    game_line,
    heading_line,
    read_results,
)
from solitaire.record import RecordError, RecordNotWritten
from solitaire.record.files import AppendedFile, read_limited
from ui import paths
from ui.common.failures import (
    BAD_INPUT,
    CANNOT_WRITE,
    USAGE,
    Failure,
)
from ui.common.record_files import failure_of

LARGEST: Final = 256 * 1024 * 1024
"""Bytes; a hundred thousand games take a tenth of it."""


def default_path(match: Match) -> Path:
    """The same match has the same file, so the same command finds it again."""
    heading = heading_line(match)
    short = hashlib.sha256(heading.encode()).hexdigest()[:10]
    names = re.sub(r"[^a-z0-9=.]+", "-", "-".join([match.game, *match.players]).lower())[:80]
    return paths.state_folder() / "matches" / f"{names}-{short}.jsonl"


def loaded(path: Path) -> Results:
    try:
        return read_results(read_limited(path, LARGEST))
    except RecordError as error:
        raise failure_of(error) from error
    except BadResults as error:
        raise Failure(f"{path} is no file of match results: {error}.", BAD_INPUT) from error


class ResultsFile:
    """Belongs to this process until it is closed."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.games: dict[Fixture, GameResult] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            self._file = AppendedFile(path)
        except RecordError as error:
            raise Failure(str(error), CANNOT_WRITE) from error
        except OSError as error:
            raise Failure(f"{path} cannot be written: {error.strerror}.", CANNOT_WRITE) from error
        try:
            self._take_up(match)
        except BaseException:
            self._file.close()
            raise

    def _take_up(self, match: Match) -> None:
        if not self._has_line():
            self._file.cut(0)  # empty, or its very first line was incomplete
            self._append(heading_line(match))
            return
        kept = loaded(self.path)
        if differs := difference(kept.match, match):
            raise Failure(
                f"{self.path} holds another match ({differs}); give another file by --out.", USAGE
            )
        self._file.cut(kept.sound_bytes)
        self.games = kept.games

    def _has_line(self) -> bool:
        try:
            return b"\n" in read_limited(self.path, LARGEST)
        except RecordError as error:
            raise failure_of(error) from error

    def add(self, game: GameResult) -> None:
        self.games[game.fixture] = game
        self._append(game_line(game))

    def _append(self, line: str) -> None:
        try:
            self._file.append([line])
        except RecordNotWritten as error:
            raise Failure(str(error), CANNOT_WRITE) from error

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
