"""Before a march is ordered it is seen and said who goes and who stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.tables import sit_at, wait_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

GOITO = "at goito gummer bajalich nicolleti wurmser\nat castiglione robert gardanne"


@pytest.fixture
def window(qtbot: QtBot, one_window: PlayWindow, tmp_path: Path) -> Iterator[PlayWindow]:
    wait_for(qtbot, sit_at(one_window, tmp_path, GOITO), PERSON)
    yield one_window
    one_window.leave_table()


def assert_shown(window: PlayWindow, going: set[str], staying: set[str]) -> None:
    (stack,) = window.board.scene.stacks_in("goito")
    assert set(stack.selected_keys) == going
    assert stack.count_words() == (f"{len(going)}/4" if staying else "4")
    assert set(window.board.ghosts.items) == going
    told = window.foreseeing.tip.label.text()
    assert all(name.capitalize() in told.split("Staying")[0] for name in going)
    assert ("Staying at Goito" in told) == bool(staying)
    assert all(name.capitalize() in told.split("Staying")[1] for name in staying)


def test_by_drag(window: PlayWindow) -> None:
    window.board.drag_moved.emit("gummer", "volta")
    assert_shown(window, {"gummer"}, {"bajalich", "nicolleti", "wurmser"})
    window.board.drag_moved.emit("", "")
    (stack,) = window.board.scene.stacks_in("goito")
    assert not stack.selected_keys
    assert not window.board.ghosts.items


def test_a_leader_takes_all(window: PlayWindow) -> None:
    window.board.drag_moved.emit("wurmser", "volta")
    assert_shown(window, {"gummer", "bajalich", "nicolleti", "wurmser"}, set())
    window.board.drag_moved.emit("", "")


def test_by_pointer_before_the_click(window: PlayWindow) -> None:
    window.model.select(["gummer", "bajalich"])
    window.board.area_hovered.emit("volta")
    assert_shown(window, {"gummer", "bajalich"}, {"nicolleti", "wurmser"})
    window.board.area_hovered.emit("")
    assert not window.board.ghosts.items
    assert not window.foreseeing.tip.isVisible()


def test_by_keys_the_bar_says_it_too(window: PlayWindow) -> None:
    window.model.select(["gummer"])
    window.board.map_view.set_cursor_area("volta")
    assert_shown(window, {"gummer"}, {"bajalich", "nicolleti", "wurmser"})
    assert "Marching: Gummer" in window.prompt.message.text()
    assert "Staying at Goito" in window.prompt.message.text()
