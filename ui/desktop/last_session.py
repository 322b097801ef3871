"""Whether the last sitting ended badly: a report of a crash that is younger than its last close."""

from __future__ import annotations

from pathlib import Path

from ui import paths
from ui.desktop.layouts import play_settings

_CLOSED = "closed"


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
