"""Whether the last sitting ended badly: a game that nobody left, or an unseen report of a crash.

While a game is played its file is named in the state folder, under a lock that the system lets go
of when the process dies, however it dies.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from solitaire.record import RecordError
from solitaire.record.files import read_limited
from ui import paths
from ui.desktop.safety_net import report_native_crashes
from ui.desktop.style.settings_files import play_settings

_CLOSED = "closed"
LONGEST_NAME: Final = 32 * 1024
"""Bytes."""


@dataclass(frozen=True, slots=True)
class BadEnd:
    game: Path | None
    """The one that was being played, if its file is there."""
    report: Path | None


class Sitting:
    """The game that is played in this process, for the next start of the program."""

    def __init__(self) -> None:
        self._lock: QLockFile | None = None

    def begin(self, game: Path) -> None:
        """Nothing is noted where nothing can be written, or beside another window with a game."""
        self.end()
        try:
            _lock_path().parent.mkdir(parents=True, exist_ok=True)
            lock = _new_lock()
            if game.exists() and lock.tryLock(0):
                self._lock = lock
                _name_path().write_text(str(game.absolute()), encoding="utf-8")
        except OSError:
            return

    def end(self) -> None:
        """The game was left as games should be."""
        if self._lock is not None:
            _forget()
            self._lock.unlock()
            self._lock = None


def bad_end() -> BadEnd | None:
    """How the last sitting ended, told once; None if it ended well."""
    report_native_crashes()
    game, report = _game_left_behind(), unseen_report()
    return BadEnd(game, report) if game is not None or report is not None else None


def _game_left_behind() -> Path | None:
    lock = _new_lock()
    try:
        if not _name_path().exists() or not lock.tryLock(0):
            return None
        game = Path(read_limited(_name_path(), LONGEST_NAME).decode())
        _forget()
        lock.unlock()
        return game if game.exists() else None
    except (OSError, ValueError, RecordError):
        return None


def _new_lock() -> QLockFile:
    lock = QLockFile(str(_lock_path()))
    lock.setStaleLockTime(0)  # a long game is no dead one
    return lock


def _lock_path() -> Path:
    return paths.state_folder() / "sitting.lock"


def _name_path() -> Path:
    return paths.state_folder() / "sitting.txt"


def _forget() -> None:
    try:
        _name_path().unlink(missing_ok=True)
    except OSError:
        return


def keep_close(seconds: float) -> None:
    """The window was closed as windows should be, so many seconds after the epoch."""
    settings = play_settings()
    settings.setValue(_CLOSED, str(seconds))
    settings.sync()


def unseen_report() -> Path | None:
    """The newest report, if nobody has closed a window since."""
    try:
        reports = {path: path.stat().st_mtime for path in paths.crash_folder().glob("crash-*.txt")}
    except OSError:
        return None
    newest = max(reports, key=lambda path: reports[path], default=None)
    closed = str(play_settings().value(_CLOSED, "0"))
    is_number = closed.replace(".", "", 1).isdecimal()
    if newest is None or reports[newest] <= (float(closed) if is_number else 0.0):
        return None
    return newest
