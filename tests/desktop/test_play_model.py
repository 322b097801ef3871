"""The model of the play window: what it says of itself, and the walk of a click."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from solitaire.registry import game_named
from tests.desktop.tables import sit_at, wait_for
from tests.ui.window_table import table_of, wait_for_person
from ui.common.chosen_game import first_shown
from ui.desktop.play.window import PlayWindow
from ui.desktop.play.words.question_words import keys_words
from ui.desktop.settings.preferences import Preferences
from ui.desktop.table.model import Confirmation, PlayModel
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

GOITO = "at goito gummer bajalich nicolleti wurmser\nat guidizzolo robert gardanne"


@pytest.fixture
def window(qtbot: QtBot, one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.leave_table()
    one_window.preferences.set(Preferences(pace="at-once"))
    one_window.activateWindow()
    qtbot.waitUntil(one_window.isActiveWindow)
    yield one_window
    one_window.leave_table()


@pytest.mark.parametrize("begun_from", ["first screen", "another game"])
def test_a_game_begins_with_the_keyboard_at_the_orders(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, begun_from: str
) -> None:
    """So the bar tells the keys of the list, not those of the map."""
    if begun_from == "another game":
        sit_at(window, tmp_path, GOITO)
    window.begin(NewGame("french", "staff", dice="seed:4", path=tmp_path / "new.rec"))
    assert wait_for_person(qtbot, window)
    assert window.focusWidget() is window.orders.list
    assert window.prompt.keys.text().startswith(keys_words(table_of(window).offers()))


def test_a_click_takes_each_hop_once(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    """Board view, pointing, orders, table, session, display, model, and to the board again."""
    table = sit_at(window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    window.model.select(["gummer"])
    view, before = window.board.map_view, table.session.plies_played
    hops = {
        "board": QSignalSpy(window.board.area_clicked),
        "pointing": QSignalSpy(window.pointing.march_wished),
        "orders": QSignalSpy(window.play.taken_up),
        "table": QSignalSpy(table.changed),
        "model, table": QSignalSpy(window.model.table_changed),
        "model, picture": QSignalSpy(window.model.picture_changed),
        "model, offers": QSignalSpy(window.model.offers_changed),
    }
    place = window.board.place_of("volta")
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert table.session.plies_played > before
    assert {hop: spy.count() for hop, spy in hops.items()} == dict.fromkeys(hops, 1)
    assert window.model.offers == window.orders.offers
    picture = window.model.picture
    assert picture is not None
    assert picture.place_of("gummer") == "volta"


# -- without a window -----------------------------------------------------------------------------


@pytest.fixture
def model() -> PlayModel:
    return PlayModel(game_named(first_shown()))


def test_each_thing_has_its_signal(qapp: object, model: PlayModel) -> None:
    selected, turned = QSignalSpy(model.selection_changed), QSignalSpy(model.overlay_changed)
    cursor, left = QSignalSpy(model.cursor_changed), QSignalSpy(model.map_left)
    model.select(["one", "two"])
    assert (model.selection, selected.count()) == (("one", "two"), 1)
    model.turn_overlay("supply")
    assert model.overlay == "supply"
    model.turn_overlay("supply")
    assert (model.overlay, turned.count()) == ("", 2)
    model.move_cursor("here")
    assert (model.cursor, cursor.count()) == ("here", 1)
    model.leave_map()
    assert (model.cursor, left.count(), cursor.count()) == ("", 1, 1)


def test_a_question_is_taken_back_once(qapp: object, model: PlayModel) -> None:
    spy = QSignalSpy(model.confirmation_changed)
    asked = Confirmation(None, "Sure?", ())  # type: ignore[arg-type]
    model.confirm(asked)
    model.confirm(asked)
    model.confirm(None)
    model.confirm(None)
    assert (model.confirmation, spy.count()) == (None, 2)


def test_without_a_table_nothing_is_seen_or_looked_at(qapp: object, model: PlayModel) -> None:
    spy = QSignalSpy(model.inspected_changed)
    model.inspect("anywhere")
    model.select_own_at("anywhere")
    assert (model.inspected, spy.count()) == ("", 0)
    assert (model.picture, model.view, model.offers) == (None, None, ())
    assert not model.under_way()
    assert model.leave_table() is None
