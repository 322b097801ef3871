"""The lesson is played through by keys alone; a change of rules that breaks it breaks this."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione import GAME
from ui.desktop.help.lesson.bar import LessonBar
from ui.desktop.help.lesson.mode import LessonMode
from ui.desktop.help.lesson.progress import (
    Progress,
    is_first_run,
    keep_progress,
    load_progress,
)
from ui.desktop.help.lesson.scenes import LessonTable
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

LESSON = GAME.lesson()
STEPS = LESSON.steps
BATTLE, SUPPLY = "battle", "supply"
PATIENCE = 30_000
MOST_PRESSES = 12


@pytest.fixture(scope="module")
def one_window(qapp: QApplication, _own_home: None) -> Iterator[PlayWindow]:
    window = new_play_window()
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def window(one_window: PlayWindow) -> Iterator[PlayWindow]:
    keep_progress(Progress())
    one_window.leave_table()
    yield one_window
    one_window.leave_table()


def begun(qtbot: QtBot, window: PlayWindow) -> LessonMode:
    window.activateWindow()  # which the card of an earlier lesson may have taken from it
    window.begin_lesson()
    wait_for_question(qtbot, window)
    return window.lesson


def wait_for_question(qtbot: QtBot, window: PlayWindow) -> None:
    qtbot.waitUntil(
        lambda: window.table is not None and window.table.waits_for == PERSON, timeout=PATIENCE
    )


def press(qtbot: QtBot, window: PlayWindow, keys: str) -> None:
    pressed = QKeySequence(keys)[0]
    target: QWidget = window.focusWidget() or window
    qtbot.keyClick(target, pressed.key(), pressed.keyboardModifiers())


def do_step(qtbot: QtBot, window: PlayWindow, mode: LessonMode) -> None:
    """Press the keys that the step names until the next one comes."""
    number = mode.number
    for _ in range(MOST_PRESSES):
        for keys in STEPS[number].keys:
            press(qtbot, window, keys)
        for _ in range(20):
            qtbot.wait(40)
            mode.look()
            if mode.number != number or mode.card is not None:
                return
            if not is_at_rest(window):
                continue
            break
    where = (window.focusWidget(), window.board.map_view.cursor_area, window.model.selection)
    raise AssertionError(f"step {number + 1} is never done, {where}: {STEPS[number].say}")


def is_at_rest(window: PlayWindow) -> bool:
    """Whether another press could help: nobody else acts, and no preview is being counted."""
    table = window.table
    assert table is not None
    is_counting = window.foreseeing.shown is not None and window.foreseeing.shown.is_fight
    return table.waits_for != "computer" and not is_counting


def test_the_lesson_is_played_through_by_keys(qtbot: QtBot, window: PlayWindow) -> None:
    assert is_first_run()
    qtbot.waitUntil(lambda: window.welcome.isVisible())
    assert window.welcome.lesson.hasFocus() or window.focusWidget() is window.welcome.lesson
    press(qtbot, window, "Return")
    wait_for_question(qtbot, window)
    mode = window.lesson
    while mode.card is None:
        sentence = mode.bar.sentence.text()
        assert sentence
        do_step(qtbot, window, mode)
    assert load_progress().is_finished
    assert mode.card.defaultButton() is mode.card.campaign
    mode.card.first_screen.click()
    assert window.table is None


def test_every_die_and_answer_of_the_scenes_is_used(qtbot: QtBot, window: PlayWindow) -> None:
    """What the resource fixes is what is played: nothing is left over, nothing is missing."""
    mode = begun(qtbot, window)
    while STEPS[mode.number].scene == BATTLE:
        table = window.table
        do_step(qtbot, window, mode)
    assert isinstance(table, LessonTable)
    rolled = [text for text in table.played() if text.startswith("die")]
    assert [text.removeprefix("die ") for text in rolled] == list(LESSON.scenes[BATTLE].dice)
    assert table.is_played_out
    mode.leave()


def test_nothing_else_is_active(qtbot: QtBot, window: PlayWindow) -> None:
    mode = begun(qtbot, window)
    assert window.table is not None
    before = window.table.view()
    for keys in ("Return", "1", "Ctrl+Return", "Ctrl+Z", "Alt+1", "Left", "Space", "Ctrl+N"):
        press(qtbot, window, keys)
    place = window.board.place_of("montichiari")
    viewport = window.board.map_view.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert window.table.view() == before
    assert window.model.overlay == ""
    assert not window.model.selection
    assert mode.number == 0
    mode.leave()


def test_left_and_resumed(qtbot: QtBot, window: PlayWindow) -> None:
    mode = begun(qtbot, window)
    while not (STEPS[mode.number].is_anchor and mode.number >= 8):
        do_step(qtbot, window, mode)
    number = mode.number
    assert window.table is not None
    view = window.table.view()
    press(qtbot, window, "Esc")
    qtbot.waitUntil(lambda: window.table is None)
    assert window.welcome.isVisible()
    assert str(number + 1) in window.welcome.lesson.accessibleDescription()
    mode = begun(qtbot, window)
    assert mode.number == number
    assert window.table.view() == view
    mode.leave()


def test_the_coach_is_silent_meanwhile(qtbot: QtBot, window: PlayWindow) -> None:
    before = window.preferences.now
    window.preferences.now = replace(before, is_coached=True)
    mode = begun(qtbot, window)
    assert not window.preferences.now.is_coached
    mode.leave()
    assert window.preferences.now.is_coached
    window.preferences.now = before


def test_a_damaged_progress_begins_its_scene_anew(qtbot: QtBot, window: PlayWindow) -> None:
    number = next(n for n, step in enumerate(STEPS) if step.scene == SUPPLY)
    keep_progress(Progress(number + 1, ("to the moon",)))
    mode = begun(qtbot, window)
    assert STEPS[mode.number].scene == SUPPLY
    assert mode.number == number
    mode.leave()


def test_show_me_does_the_step(qtbot: QtBot, window: PlayWindow) -> None:
    mode = begun(qtbot, window)
    qtbot.mouseClick(mode.bar.show_me, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: mode.number == 1, timeout=PATIENCE)
    mode.leave()


def test_a_long_sentence_is_shown_whole_in_large_letters(qtbot: QtBot) -> None:
    """At 200 % in French the bar showed three of four lines, and half of the line below."""
    window = QMainWindow()
    qtbot.addWidget(window)
    font = window.font()
    font.setPixelSize(30)
    window.setFont(font)
    bar = LessonBar(window)
    column = QVBoxLayout()
    column.addWidget(bar)
    column.addWidget(QTextEdit(), 1)  # takes all it can get, as the map does
    middle = QWidget()
    middle.setLayout(column)
    window.setCentralWidget(middle)
    window.resize(1280, 800)
    window.show()
    bar.show_step("This campaign is won by rest as much as by battles. " * 4, 1, 35)

    def nothing_is_cut() -> None:
        for label in (bar.sentence, bar.place):
            assert label.height() >= label.heightForWidth(label.width())
            assert label.wordWrap()

    qtbot.waitUntil(nothing_is_cut)
