"""Drags with the mouse that end in dice: forced marches on the map, hits on the combat board."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.tables import sit_at
from tests.desktop.tables import wait_for as wait_at
from tests.ui.window_mouse import LEFT, Mouse
from tests.ui.window_table import plies_played
from ui.desktop.combat.hits import HitToken
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences
from ui.desktop.table.table import PERSON, ROLL

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

ZEVIO = "at zevio bertin cervoni despinoy\nat rovereto gummer bajalich"
CORONA = "at la_corona joubert gummer bajalich spiegel melas_art\nat rivoli rampon"
NO_KEY = Qt.KeyboardModifier.NoModifier


def at(window: PlayWindow, counter: str) -> str:
    assert window.table is not None
    return window.table.picture().place_of(counter)


def test_forced_march_is_dragged_and_asked_about_before_the_die(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """Bertin is dropped beyond his reach; who leads him, and then the die, are asked for."""
    table = sit_at(window, tmp_path, ZEVIO, ("french",), [6], "french")
    wait_at(qtbot, table, PERSON)
    mouse = Mouse(qtbot, window)
    mouse.drag("bertin", "lonato")
    assert "leader" in window.prompt.asked.text()
    before = plies_played(window)
    mouse.click_counter("despinoy")
    mouse.pick(next(one for one in window.orders.offers if one.text == "led-by despinoy"))
    assert window.model.confirmation is not None
    assert plies_played(window) == before
    qtbot.mouseClick(window.prompt.cancel, LEFT)
    assert plies_played(window) == before
    mouse.click_counter("despinoy")
    mouse.pick(next(one for one in window.orders.offers if one.text == "led-by despinoy"))
    qtbot.mouseClick(window.prompt.confirm, LEFT)
    assert at(window, "bertin") == "lonato"


def test_drag_to_where_nobody_can_go_changes_nothing(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, ZEVIO, ("french",), [6], "french")
    wait_at(qtbot, table, PERSON)
    before = table.view()
    Mouse(qtbot, window).drag("bertin", "cremona")
    assert table.view() == before
    assert window.prompt.message.text()


# -- hits -----------------------------------------------------------------------------------------


def lift(qtbot: QtBot, token: QWidget, patch: pytest.MonkeyPatch) -> QMimeData:
    """What is carried when the token is pressed and pulled; the platform's own drag would wait."""
    carried: list[QMimeData] = []
    patch.setattr(QDrag, "exec", lambda drag, *actions: carried.append(drag.mimeData()))
    middle = token.rect().center()
    qtbot.mousePress(token, LEFT, pos=middle)
    qtbot.mouseMove(token, middle + QPoint(40, 0))
    [data] = carried
    return data


def drop(row: QWidget, data: QMimeData) -> None:
    place = QPointF(row.rect().center())
    action = Qt.DropAction.MoveAction
    entering = QDragEnterEvent(place.toPoint(), action, data, LEFT, NO_KEY)
    QApplication.sendEvent(row, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(row, QDropEvent(place, action, data, LEFT, NO_KEY))


def test_hit_is_dragged_onto_a_unit(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.preferences.set(Preferences(pace="brisk"))
    table = sit_at(window, tmp_path, CORONA, ("austrian", "french"), phase="combat")
    table._has_curtain = False  # two sides, one person
    table._is_faced = True
    wait_at(qtbot, table)
    window.play.choose(next(one for one in window.orders.offers if one.text == "done"))
    wait_at(qtbot, table, ROLL)
    while table.waits_for == ROLL:
        qtbot.mouseClick(window.prompt.roll, LEFT)
    row = window.combat.hits.rows[-1]
    token = window.combat.hits.findChildren(HitToken)[-1]
    told = len(table.lines())

    with monkeypatch.context() as patch:
        drop(row, lift(qtbot, token, patch))
    assert len(table.lines()) > told

    window.preferences.set(Preferences(pace="at-once"))
