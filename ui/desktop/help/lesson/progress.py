"""How far somebody has come in the lesson, kept between sittings. Only settings, no window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSettings

from solitaire.registry import game_names
from ui import paths
from ui.common.chosen_game import first_shown
from ui.desktop.screens.recent import recent_games
from ui.desktop.style.settings_files import open_settings, whole_number


@dataclass(frozen=True, slots=True)
class Progress:
    step: int = 0
    """The step to go on with; 0 for the beginning."""
    played: tuple[str, ...] = ()
    """What was played in its scene, in the game's notation."""
    is_finished: bool = False


def _settings() -> QSettings:
    return open_settings(paths.state_folder() / "lesson.ini")


def _key(name: str, game: str) -> str:
    """What was kept before there were several games is of the first."""
    return name if game in ("", first_shown()) else f"{game}/{name}"


def load_progress(game: str = "") -> Progress:
    """In the lesson of this game; of the first that has a window if none is named."""
    kept = _settings()
    step = str(kept.value(_key("step", game), "0"))
    played = str(kept.value(_key("played", game), ""))
    return Progress(
        whole_number(step) or 0,
        tuple(line for line in played.split("|") if line),
        str(kept.value(_key("finished", game), "")) == "yes",
    )


def keep_progress(progress: Progress, game: str = "") -> None:
    kept = _settings()
    kept.setValue(_key("step", game), str(progress.step))
    kept.setValue(_key("played", game), "|".join(progress.played))
    kept.setValue(_key("finished", game), "yes" if progress.is_finished else "no")
    kept.sync()


def is_first_run() -> bool:
    """Whether somebody has neither played a game nor a lesson."""
    has_learnt = any(load_progress(name).is_finished for name in game_names())
    return not has_learnt and not recent_games()
