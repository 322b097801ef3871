"""Whether a person is helped in a game, and with what he was: kept for each game in settings."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from ui import paths
from ui.desktop.style.language import marked
from ui.desktop.style.settings_files import open_settings

HINTS_USED: Final = marked("hints used")
COACH_USED: Final = marked("coach used")
_MARKS: Final = {"hints": HINTS_USED, "coach": COACH_USED}


def _settings() -> QSettings:
    return open_settings(paths.settings_folder() / "help.ini")


def _group(game: Path) -> str:
    """By its place: games of the same name may lie in different folders."""
    place = hashlib.sha256(str(game.absolute()).encode()).hexdigest()
    return f"{game.stem}-{place[:12]}"


def is_help_on(game: Path, is_usual: bool) -> bool:
    """In this game; `is_usual` if nothing was said about it."""
    value = str(_settings().value(f"{_group(game)}/on", ""))
    return value == "yes" if value else is_usual


def set_help(game: Path, is_on: bool) -> None:
    kept = _settings()
    kept.setValue(f"{_group(game)}/on", "yes" if is_on else "no")
    kept.sync()


def has_take_backs(game: Path) -> bool:
    """Whether orders may be taken back in this game; so if nothing was said about it."""
    return str(_settings().value(f"{_group(game)}/take_backs", "yes")) != "no"


def forbid_take_backs(game: Path) -> None:
    kept = _settings()
    kept.setValue(f"{_group(game)}/take_backs", "no")
    kept.sync()


def keep_mark(game: Path, mark: str) -> None:
    """So that the game says so when it is opened again."""
    kept = _settings()
    for name, words in _MARKS.items():
        if words == mark:
            kept.setValue(f"{_group(game)}/{name}", "yes")
    kept.sync()


def kept_marks(game: Path) -> list[str]:
    kept = _settings()
    return [
        words for name, words in _MARKS.items() if kept.value(f"{_group(game)}/{name}") == "yes"
    ]
