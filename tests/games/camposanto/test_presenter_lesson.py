"""The lesson of Camposanto is played through by its keys in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from solitaire.games.camposanto import GAME
from tests.ui.window_table import home, open_window
from ui.desktop.help.lesson.mode import LessonMode
from ui.desktop.help.lesson.scenes import LessonTable
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import PERSON, ROLL

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

LESSON = GAME.lesson()
MOST_PRESSES = 12
PATIENCE = 30_000


@pytest.fixture(name="window")
def _window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        yield opened


def press(qtbot: QtBot, window: PlayWindow, keys: str) -> None:
    pressed = QKeySequence(keys)[0]
    target: QWidget = window.focusWidget() or window
    qtbot.keyClick(target, pressed.key(), pressed.keyboardModifiers())


def is_at_rest(window: PlayWindow) -> bool:
    """Whether another press could help, or the scene has ended."""
    table = window.table
    assert isinstance(table, LessonTable)
    return table.waits_for in (PERSON, ROLL) or table.is_played_out


def do_step(qtbot: QtBot, window: PlayWindow, mode: LessonMode) -> None:
    """Press the keys that the step names until the next one comes."""
    number = mode.number
    for _ in range(MOST_PRESSES):
        for keys in LESSON.steps[number].keys:
            press(qtbot, window, keys)
            qtbot.wait(40)
            mode.look()
            if mode.number != number or mode.card is not None:
                return
        qtbot.waitUntil(lambda: is_at_rest(window), timeout=PATIENCE)
        mode.look()
        if mode.number != number or mode.card is not None:
            return
    asked = window.prompt.asked.text()
    where = (window.board.map_view.cursor_area, window.model.selection, asked)
    raise AssertionError(f"step {number + 1} is never done, {where}: {LESSON.steps[number].say}")


@pytest.mark.long
def test_the_lesson_is_played_through_by_keys(qtbot: QtBot, window: PlayWindow) -> None:
    window.activateWindow()
    window.begin_lesson(GAME.name)
    qtbot.waitUntil(lambda: window.table is not None and window.table.waits_for == PERSON)
    mode = window.lesson
    while mode.card is None:
        do_step(qtbot, window, mode)
    mode.card.first_screen.click()
    assert window.table is None


def test_scenes_are_positions_and_every_scene_is_used() -> None:
    rules = GAME.rules()
    for scene in LESSON.scenes.values():
        assert rules.faults(rules.parse_position(scene.position)) == []
        assert scene.centre in {place.id for place in GAME.presenter().board().places}
    assert {step.scene for step in LESSON.steps} == set(LESSON.scenes)
