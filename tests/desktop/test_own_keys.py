"""Keys of one's own: chosen in the preferences, kept, warned about, and letters switched off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QTextEdit
from pytestqt.qtbot import QtBot

from tests.desktop.tables import sit_at, wait_for
from ui.desktop.help.key_list import KeysDialog
from ui.desktop.openings import new_play_window
from ui.desktop.play.find_dialog import FindDialog
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.key_settings import (
    KeySettings,
    is_single_letter,
    keep_keys,
    load_keys,
)
from ui.desktop.settings.keys_page import KeysPage
from ui.desktop.style.widgets import focus_ring
from ui.desktop.table.table import PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

GOITO = "at goito gummer bajalich nicolleti wurmser\nat guidizzolo robert gardanne"


@pytest.fixture
def window(one_window: PlayWindow, qtbot: QtBot, tmp_path: Path) -> Iterator[PlayWindow]:
    table = sit_at(one_window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    one_window.activateWindow()
    qtbot.waitUntil(one_window.isActiveWindow)
    yield one_window
    one_window.dialogs.take_keys(KeySettings())
    one_window.leave_table()


def press(qtbot: QtBot, window: PlayWindow, keys: str) -> None:
    pressed = QKeySequence(keys)[0]  # type: ignore[index]
    qtbot.keyClick(QApplication.focusWidget() or window, pressed.key(), pressed.keyboardModifiers())


def page_of(window: PlayWindow) -> tuple[PreferencesDialog, KeysPage]:
    window.dialogs.show_preferences()
    dialog = window.findChildren(PreferencesDialog)[-1]
    return dialog, dialog.findChildren(KeysPage)[-1]


def give(page: KeysPage, name: str, keys: str) -> None:
    page.choose(name)
    page.edit.setKeySequence(QKeySequence(keys))
    page.edit.editingFinished.emit()


def test_another_key_is_heard_at_once_and_kept(qtbot: QtBot, window: PlayWindow) -> None:
    dialog, page = page_of(window)
    give(page, "filter", "Y")
    assert page.clash.text() == ""
    dialog.accept()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.board.map_view.setFocus()
    press(qtbot, window, "/")
    assert window.focusWidget() is window.board.map_view
    press(qtbot, window, "Y")
    assert window.focusWidget() is window.orders.filter
    assert load_keys().chosen["filter"][0] == "Y"
    assert window.actions_of_game.filter.toolTip().endswith("(Y)")


def test_own_keys_from_before_the_letters_of_overlays_stay(
    qtbot: QtBot, window: PlayWindow
) -> None:
    keep_keys(KeySettings({"move": ("S",), "go_to": ("G", "T")}))
    later = new_play_window()
    qtbot.addWidget(later)
    actions = later.actions_of_game
    assert actions.move.shortcut() == QKeySequence("S")
    assert not actions.overlay_supply.shortcuts()
    assert not actions.overlay_threats.shortcuts()
    assert actions.overlay_command.shortcut() == QKeySequence("L")
    assert "overlay_supply" not in load_keys().chosen, "with other own keys it has its letter again"
    later.layouts.is_kept = False
    later.close()
    keep_keys(KeySettings())


def test_a_key_that_another_action_has_is_told(window: PlayWindow) -> None:
    dialog, page = page_of(window)
    give(page, "move", "G")
    assert "Go to an area" in page.clash.text()
    page.choose("move")
    page.usual.click()
    assert page.clash.text() == ""
    assert page.settings == KeySettings()
    give(page, "move", "Y")
    dialog.reject()
    assert load_keys() == KeySettings(), "Cancel puts back what was"
    assert window.actions_of_game.move.shortcut() == QKeySequence("M")


def test_without_single_letters_only_the_others_are_heard(qtbot: QtBot, window: PlayWindow) -> None:
    dialog, page = page_of(window)
    page.single.setChecked(False)
    dialog.accept()
    assert not load_keys().has_single_letters
    for action in window.actions_of_game.every_action():
        assert not any(is_single_letter(one.toString()) for one in action.shortcuts())
    assert window.actions_of_game.undo.shortcuts()
    view = window.board.map_view
    view.setFocus()
    for keys in ("3", "S", "C", "M", "?"):
        press(qtbot, window, keys)
    assert window.model.overlay == ""
    assert all(item.isVisible() for item in window.board.scene.stack_items)
    assert not window.findChildren(KeysDialog)


def test_every_key_is_in_the_list_of_keys(window: PlayWindow) -> None:
    window.dialogs.show_keys()
    rows = window.dialogs.keys_dialog.rows()
    told = {one for keys, _ in rows for one in keys.split(", ")}
    native = QKeySequence.SequenceFormat.NativeText
    for action in window.actions_of_game.every_action():
        for keys in action.shortcuts():
            assert keys.toString(native) in told, action.text()
    window.dialogs.keys_dialog.filter.setText("forced")
    assert window.dialogs.keys_dialog.rows() == [("X", "Forced march")]
    window.dialogs.keys_dialog.reject()


@pytest.mark.parametrize(
    ("words", "area", "unit"),
    [("mantua", "mantua", ""), ("bajal", "goito", "bajalich"), ("gardanne", "guidizzolo", "")],
)
def test_find_goes_to_areas_and_units(
    qtbot: QtBot, window: PlayWindow, words: str, area: str, unit: str
) -> None:
    window.actions_of_game.find.trigger()
    dialog = window.findChildren(FindDialog)[-1]
    qtbot.keyClicks(dialog.filter, words)
    dialog.filter.returnPressed.emit()
    assert window.board.map_view.cursor_area == area
    assert window.picking.current == unit
    dialog.deleteLater()


def test_find_opens_a_rule(qtbot: QtBot, window: PlayWindow) -> None:
    window.actions_of_game.find.trigger()
    dialog = window.findChildren(FindDialog)[-1]
    qtbot.keyClicks(dialog.filter, "8.3")
    dialog.filter.returnPressed.emit()
    assert window.dialogs.help_dialog.isVisible()
    window.dialogs.help_dialog.reject()
    dialog.deleteLater()


def test_panes_with_the_keyboard_have_a_ring(
    qtbot: QtBot, window: PlayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(focus_ring, "is_by_mouse", lambda: False)  # a test before may hold a button
    ring = window.focus_ring
    for pane in (window.board.map_view, window.orders.list):
        window.state_bar.pace.setFocus()
        qtbot.waitUntil(lambda: not ring.isVisible())
        pane.setFocus()
        qtbot.waitUntil(ring.isVisible)
        assert ring.size() == pane.size()
    monkeypatch.setattr(focus_ring, "is_by_mouse", lambda: True)
    window.board.map_view.setFocus()
    qtbot.waitUntil(lambda: not ring.isVisible())


def test_a_window_that_goes_with_the_keyboard_in_it_goes_quietly(qtbot: QtBot) -> None:
    """The focus leaves its pane when half of the window is gone; qtbot hears what is raised."""
    going, pane = QMainWindow(), QTextEdit()
    going.setCentralWidget(pane)
    focus_ring.FocusRing(going)
    going.show()
    pane.setFocus()
    QApplication.processEvents()
    shiboken6.delete(going)
    QApplication.processEvents()
