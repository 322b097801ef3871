"""Where the program keeps its files. Nothing is created here; the writer makes its folder.

CAMPAGNA_HOME puts everything below one folder: for a stick, for tests, for trying things out.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

_NAME = "campagna"


def settings_folder() -> Path:
    return _below_home("settings") or platformdirs.user_config_path(_NAME, appauthor=False)


def games_folder() -> Path:
    """Records the player saved; among the documents, where people look for them."""
    return _below_home("games") or platformdirs.user_documents_path() / "Campagna"


def state_folder() -> Path:
    """Autosaves, window layout, crash reports."""
    return _below_home("state") or platformdirs.user_state_path(_NAME, appauthor=False)


def log_folder() -> Path:
    return _below_home("log") or platformdirs.user_log_path(_NAME, appauthor=False)


def cache_folder() -> Path:
    """What may be deleted at any time."""
    return _below_home("cache") or platformdirs.user_cache_path(_NAME, appauthor=False)


def crash_folder() -> Path:
    return state_folder() / "crashes"


def all_folders() -> dict[str, Path]:
    """Folder by what it holds, for `campagna doctor`."""
    return {
        "settings": settings_folder(),
        "games": games_folder(),
        "state": state_folder(),
        "log": log_folder(),
        "cache": cache_folder(),
    }


def for_others(path: Path) -> str:
    """The path as one may show it to strangers: without the name of the home folder."""
    home = Path.home()
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)


def _below_home(name: str) -> Path | None:
    home = os.environ.get("CAMPAGNA_HOME")
    return Path(home).absolute() / name if home else None
