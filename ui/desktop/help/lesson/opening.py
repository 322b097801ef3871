"""Begins the lesson in the game window, or goes on with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.game import Game
from solitaire.presenting.lesson import Lesson
from solitaire.registry import game_named
from ui.common.chosen_game import first_shown
from ui.desktop.help.lesson.progress import load_progress
from ui.desktop.style.language import tr, translated

if TYPE_CHECKING:
    from ui.desktop.help.lesson.mode import LessonMode
    from ui.desktop.help.lesson.room import LessonRoom


def begin_lesson(room: LessonRoom, name: str = "") -> LessonMode:
    """Of this game, or of the first; where it was left, if it was."""
    from ui.desktop.help.lesson.mode import LessonMode

    game = game_named(name or first_shown())
    lesson = game.lesson()
    assert lesson is not None  # or it is not offered
    return LessonMode(room, game, lesson, load_progress(game.name))


def lesson_words(game: Game, lesson: Lesson) -> str:
    """Beside its name on the first screen."""
    progress = load_progress(game.name)
    if progress.is_finished:
        return tr("again, if you like")
    if progress.step:
        return tr(
            "go on at step {step} of {steps}", step=progress.step + 1, steps=len(lesson.steps)
        )
    return translated(lesson.about)
