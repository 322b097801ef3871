"""Alt, Shift, C and Z are held over the map; whatever takes the keyboard away ends that."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tests.desktop.tables import sit_at, wait_for
from ui.desktop.play.held_keys import HOLD_MILLISECONDS
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences
from ui.desktop.table.table import PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

GOITO = "at goito gummer bajalich nicolleti wurmser\nat guidizzolo robert gardanne"
ALT, C = Qt.Key.Key_Alt, Qt.Key.Key_C


@pytest.fixture(scope="module")
def at_goito(one_window: PlayWindow, tmp_path_factory: pytest.TempPathFactory) -> PlayWindow:
    one_window.preferences.set(Preferences(pace="at-once"))
    sit_at(one_window, tmp_path_factory.mktemp("goito"), GOITO)
    return one_window


@pytest.fixture
def window(qtbot: QtBot, at_goito: PlayWindow) -> Iterator[PlayWindow]:
    assert at_goito.table is not None
    wait_for(qtbot, at_goito.table, PERSON)
    at_goito.activateWindow()
    qtbot.waitUntil(at_goito.isActiveWindow)
    at_goito.board.map_view.setFocus()
    yield at_goito
    qtbot.keyRelease(at_goito.board.map_view, ALT)


def all_counters_are_seen(window: PlayWindow) -> bool:
    return all(item.isVisible() for item in window.board.scene.stack_items)


def test_alt_that_opened_a_menu_does_not_hide_the_counters(
    qtbot: QtBot, window: PlayWindow
) -> None:
    """Alt+O, Esc, Esc, click: the release of Alt goes to the menu, which tells nobody."""
    view, bar = window.board.map_view, window.menuBar()
    qtbot.keyPress(view, ALT)
    bar.setActiveAction(bar.actions()[1])  # as Alt+O does; QTest would release Alt on the map
    menu = QApplication.activePopupWidget()
    assert menu is not None
    qtbot.wait(HOLD_MILLISECONDS + 100)
    assert all_counters_are_seen(window)
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    qtbot.wait(HOLD_MILLISECONDS + 100)
    assert all_counters_are_seen(window)


def _another_key(qtbot: QtBot, window: PlayWindow) -> None:
    qtbot.keyPress(window.board.map_view, Qt.Key.Key_F8)


def _focus_elsewhere(qtbot: QtBot, window: PlayWindow) -> None:
    window.orders.list.setFocus()


def _a_menu(qtbot: QtBot, window: PlayWindow) -> None:
    menu = window.menuBar().actions()[0].menu()
    menu.popup(QPoint(40, 40))  # type: ignore[attr-defined]
    menu.close()  # type: ignore[attr-defined]


def _a_dialog(qtbot: QtBot, window: PlayWindow) -> None:
    dialog = QDialog(window)
    dialog.open()
    dialog.reject()
    dialog.deleteLater()


def _another_window(qtbot: QtBot, window: PlayWindow) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))


def _a_release_told_elsewhere(qtbot: QtBot, window: PlayWindow) -> None:
    qtbot.keyRelease(window.state_bar.pace, ALT)


def _a_click_without_alt(qtbot: QtBot, window: PlayWindow) -> None:
    """Its release was swallowed by the desktop."""
    qtbot.mouseClick(window.board.map_view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))


@pytest.mark.parametrize(
    "ends",
    [
        _another_key,
        _focus_elsewhere,
        _a_menu,
        _a_dialog,
        _another_window,
        _a_release_told_elsewhere,
        _a_click_without_alt,
    ],
)
def test_what_ends_the_look_at_the_ground(
    qtbot: QtBot, window: PlayWindow, ends: Callable[[QtBot, PlayWindow], None]
) -> None:
    qtbot.keyPress(window.board.map_view, ALT)
    qtbot.waitUntil(lambda: not all_counters_are_seen(window))
    ends(qtbot, window)
    assert all_counters_are_seen(window)
    assert window.held_keys.held is None


def test_c_ends_when_the_keyboard_goes_elsewhere(qtbot: QtBot, window: PlayWindow) -> None:
    qtbot.keyPress(window.board.map_view, C)
    assert not all_counters_are_seen(window)
    window.orders.filter.setFocus()
    assert all_counters_are_seen(window)
