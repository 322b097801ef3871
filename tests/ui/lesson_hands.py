"""Plays the lesson of any game by the keys that its steps name, in the real window."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from solitaire.game import Game
from solitaire.presenting.lesson import Lesson
from ui.desktop.help.lesson.mode import LessonMode
from ui.desktop.help.lesson.scenes import LessonTable
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import PERSON, ROLL

MOST_PRESSES = 12
PATIENCE = 30_000


def play_through(qtbot: QtBot, window: PlayWindow, game: Game) -> None:
    """From the first step to the card at the end, and back to the first screen."""
    lesson = game.lesson()
    assert lesson is not None
    window.activateWindow()
    window.begin_lesson(game.name)
    qtbot.waitUntil(lambda: window.table is not None and window.table.waits_for == PERSON)
    mode = window.lesson
    while mode.card is None:
        _do_step(qtbot, window, mode, lesson)
    mode.card.first_screen.click()
    assert window.table is None


def assert_sound(game: Game) -> None:
    """Scenes are positions of the game, and every one is used."""
    lesson, rules, presenter = game.lesson(), game.rules(), game.presenter()
    assert lesson is not None
    assert presenter is not None
    for scene in lesson.scenes.values():
        assert rules.faults(rules.parse_position(scene.position)) == []
        assert scene.centre in {"", *(place.id for place in presenter.board().places)}
    assert {step.scene for step in lesson.steps} == set(lesson.scenes)


def _do_step(qtbot: QtBot, window: PlayWindow, mode: LessonMode, lesson: Lesson) -> None:
    """Press the keys that the step names until the next one comes."""
    number = mode.number
    for _ in range(MOST_PRESSES):
        for keys in lesson.steps[number].keys:
            _press(qtbot, window, keys)
            qtbot.wait(40)
            mode.look()
            if mode.number != number or mode.card is not None:
                return
        qtbot.waitUntil(lambda: _is_at_rest(window), timeout=PATIENCE)
        mode.look()
        if mode.number != number or mode.card is not None:
            return
    asked = window.prompt.asked.text()
    where = (window.board.map_view.cursor_area, window.model.selection, asked)
    raise AssertionError(f"step {number + 1} is never done, {where}: {lesson.steps[number].say}")


def _press(qtbot: QtBot, window: PlayWindow, keys: str) -> None:
    pressed = QKeySequence(keys)[0]  # type: ignore[index]
    target: QWidget = window.focusWidget() or window
    qtbot.keyClick(target, pressed.key(), pressed.keyboardModifiers())


def _is_at_rest(window: PlayWindow) -> bool:
    """Whether another press could help, or the scene has ended."""
    table = window.table
    assert isinstance(table, LessonTable)
    return table.waits_for in (PERSON, ROLL) or table.is_played_out
