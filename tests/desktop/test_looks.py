"""What a window looks like where there is little room, and keys over the map."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture(scope="module")
def window(
    qapp: QApplication, _own_home: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[PlayWindow]:
    """The French are asked for their first move, both sides being played here."""
    usual = Preferences(pace="at-once")
    keep_preferences(usual)
    apply_preferences(qapp, usual)
    window = new_play_window()
    window.resize(1400, 900)
    window.show()
    path: Path = tmp_path_factory.mktemp("looks") / "game.rec"
    window.begin(NewGame("both", dice="seed:3", has_curtain=False, path=path))
    while window.table is None or window.table.waits_for != PERSON:
        QApplication.processEvents()
    QApplication.processEvents()
    yield window
    window.close()
    window.deleteLater()
    keep_preferences(Preferences())
    apply_preferences(qapp, Preferences())


def test_large_text_in_a_small_window_overlaps_nothing(qtbot: QtBot, window: PlayWindow) -> None:
    """Two docks above each other become tabs, and go apart again when there is room."""
    before = window.preferences.now
    window.resize(1024, 700)
    window.preferences.set(Preferences(200, pace="at-once"))
    qtbot.waitUntil(lambda: window.layouts.is_cramped)
    assert window.orders in window.tabifiedDockWidgets(window.log)
    qtbot.waitUntil(lambda: not window.orders.visibleRegion().isEmpty())
    asked = window.prompt.asked
    qtbot.waitUntil(lambda: asked.height() >= asked.heightForWidth(asked.width()))
    assert window.board.map_view.height() > 150
    window.preferences.set(before)
    window.resize(1400, 900)
    qtbot.waitUntil(lambda: not window.layouts.is_cramped)
    assert window.orders not in window.tabifiedDockWidgets(window.log)


@pytest.mark.parametrize(
    ("width", "height", "percent"),
    [(1400, 900, 100), (1366, 768, 100), (1600, 1000, 200), (1920, 1080, 150), (2560, 1440, 100)],
)
def test_docks_leave_the_map_its_room(
    qtbot: QtBot, window: PlayWindow, width: int, height: int, percent: int
) -> None:
    before, size = window.preferences.now, window.size()
    window.resize(width, height)
    window.preferences.set(Preferences(percent, pace="at-once"))
    window.layouts.reset()
    view = window.board.map_view
    qtbot.waitUntil(lambda: view.width() > 0.6 * window.width())
    qtbot.waitUntil(lambda: window.orders.width() > 0.2 * window.width())
    window.preferences.set(before)
    window.resize(size)
    window.layouts.reset()


def test_g_goes_to_an_area(qtbot: QtBot, window: PlayWindow) -> None:
    window.actions_of_game.go_to.trigger()
    qtbot.keyClicks(window.finder, "mantu")
    qtbot.keyClick(window.finder, Qt.Key.Key_Return)
    assert window.board.map_view.cursor_area == "mantua"
    assert window.inspector.area == "mantua"
    assert window.finder.isHidden()
    window.actions_of_game.go_to.trigger()
    qtbot.keyClicks(window.finder, "vero")
    qtbot.keyClick(window.finder, Qt.Key.Key_Escape)
    assert window.finder.isHidden()
    assert window.board.map_view.cursor_area == "mantua"


def test_counters_are_hidden_while_c_is_held(qtbot: QtBot, window: PlayWindow) -> None:
    stacks = window.board.scene.stack_items
    qtbot.keyPress(window.board.map_view, Qt.Key.Key_C)
    assert not any(item.isVisible() for item in stacks)
    qtbot.keyRelease(window.board.map_view, Qt.Key.Key_C)
    assert all(item.isVisible() for item in stacks)


def test_a_stack_is_large_while_z_is_held(qtbot: QtBot, window: PlayWindow) -> None:
    view = window.board.map_view
    tallest = max(window.board.scene.stack_items, key=lambda item: len(item.stack.faces))
    small = tallest.scale()
    view.set_cursor_area(tallest.stack.place)
    qtbot.keyPress(view, Qt.Key.Key_Z)
    assert tallest.is_open
    assert tallest.scale() > small
    qtbot.keyRelease(view, Qt.Key.Key_Z)
    assert not tallest.is_open
    assert tallest.scale() == small


def test_a_day_of_the_track_opens_its_log(qtbot: QtBot, window: PlayWindow) -> None:
    window.combat.raise_()
    days = window.board.scene.cards_item
    middle = days.mapToScene(35.0, 65.0)
    view = window.board.map_view
    assert days.turn_at(days.mapFromScene(middle)) == 1
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(middle))
    qtbot.waitUntil(lambda: not window.log.visibleRegion().isEmpty())


def test_the_letter_of_a_first_choice_takes_it(qtbot: QtBot, window: PlayWindow) -> None:
    window.leave_table()
    asked: list[bool] = []
    window.welcome.watch_wanted.disconnect()
    window.welcome.watch_wanted.connect(lambda: asked.append(True))
    qtbot.keyClicks(window.welcome.sides["french"], "w")
    assert asked == [True]
