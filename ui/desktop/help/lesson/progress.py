"""How far somebody has come in the lesson, kept between sittings. Only settings, no window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSettings

from ui import paths
from ui.desktop.screens.recent import recent_games
from ui.desktop.style.settings_files import open_settings, whole_number
from ui.desktop.table.opening import GAME


@dataclass(frozen=True, slots=True)
class Progress:
    step: int = 0
    """The step to go on with; 0 for the beginning."""
    played: tuple[str, ...] = ()
    """What was played in its scene, in the game's notation."""
    is_finished: bool = False


def _settings() -> QSettings:
    return open_settings(paths.state_folder() / "lesson.ini")


def load_progress() -> Progress:
    kept = _settings()
    step = str(kept.value("step", "0"))
    played = str(kept.value("played", ""))
    return Progress(
        whole_number(step) or 0,
        tuple(line for line in played.split("|") if line),
        str(kept.value("finished", "")) == "yes",
    )


def keep_progress(progress: Progress) -> None:
    kept = _settings()
    kept.setValue("step", str(progress.step))
    kept.setValue("played", "|".join(progress.played))
    kept.setValue("finished", "yes" if progress.is_finished else "no")
    kept.sync()


def is_first_run() -> bool:
    """Whether somebody has neither played a game nor the lesson."""
    return not load_progress().is_finished and not recent_games(GAME)
