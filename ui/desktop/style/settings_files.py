"""Opening a file of settings, which may be anything by now."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from ui import paths
from ui.desktop.style.passed_over import DAMAGED, NOT_A_FILE, pass_over

LARGEST: Final = 1024 * 1024
"""Bytes; a file of settings takes a few thousand."""

_checked: Final[set[Path]] = set()
"""Whose lines have been looked at in this process."""


def open_settings(path: Path) -> QSettings:
    """As far as the file can be read; what is missing or damaged in it takes its default."""
    if not _is_usable(path):
        # A pipe would never answer. What is kept from now on is kept beside it.
        path = path.with_name(f"{path.name}.new")
    settings = QSettings(str(path), QSettings.Format.IniFormat)
    if path not in _checked:
        _checked.add(path)
        settings.allKeys()  # which reads all of it
        if settings.status() == QSettings.Status.FormatError:
            pass_over(path, DAMAGED)
    return settings


def play_settings() -> QSettings:
    """What the game window keeps of itself between sittings."""
    return open_settings(paths.state_folder() / "window.ini")


def whole_number(text: str) -> int | None:
    """None for whatever is no number that somebody could mean."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def _is_usable(path: Path) -> bool:
    try:
        if path.exists() and not path.is_file():
            pass_over(path, NOT_A_FILE)
            return False
        if path.exists() and path.stat().st_size > LARGEST:
            pass_over(path, DAMAGED)
            return False
    except OSError:
        return True  # Qt finds out, and uses defaults
    return True
