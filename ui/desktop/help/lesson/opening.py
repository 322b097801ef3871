"""Begins the lesson in the game window, or goes on with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.desktop.help.lesson.progress import load_progress
from ui.desktop.help.lesson.steps import STEPS
from ui.desktop.style.language import tr

if TYPE_CHECKING:
    from ui.desktop.help.lesson.mode import LessonMode
    from ui.desktop.play.window import PlayWindow


def begin_lesson(window: PlayWindow) -> LessonMode:
    """Where it was left, if it was."""
    from ui.desktop.help.lesson.mode import LessonMode

    return LessonMode(window, load_progress())


def lesson_words() -> str:
    """Beside its name on the first screen."""
    progress = load_progress()
    if progress.is_finished:
        return tr("once more, if you like")
    if progress.step:
        return tr("go on at step {step} of {steps}", step=progress.step + 1, steps=len(STEPS))
    return tr("six minutes, one battle, no settings")
