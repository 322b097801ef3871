"""The key E: a bar with the chance to win, which is help, is marked, and knows the view only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from tests.desktop.counsels import PATIENCE, Stand, candidate, hint, table_of
from tests.ui.window_table import strip_of
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.help_kept import set_help

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture
def window(asked_window: PlayWindow, stand: Stand) -> PlayWindow:
    stand.want(mode="answer", hint=[hint("end-movement", candidate("end-movement", 0.58))])
    return asked_window


def test_chance_is_shown_hidden_and_marked(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    bar, before = window.evaluation.bar, len(stand.asked("hint"))
    assert not window.evaluation.is_shown
    assert "hints used" not in strip_of(window)
    qtbot.keyClick(window, Qt.Key.Key_E)
    qtbot.waitUntil(lambda: bar.chance is not None, timeout=PATIENCE)
    assert bar.words == "French to win: 58\N{NO-BREAK SPACE}% ±3"
    assert bar.accessibleName() == bar.words
    assert "hints used" in strip_of(window)
    sent = stand.asked("hint")[before]
    assert RULES.unpack_view(sent["view"]) == table_of(window).view()
    qtbot.keyClick(window, Qt.Key.Key_E)
    assert not window.evaluation.is_shown


def test_another_position_is_judged_anew(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    bar = window.evaluation.bar
    qtbot.keyClick(window, Qt.Key.Key_E)
    qtbot.waitUntil(lambda: bar.chance is not None, timeout=PATIENCE)
    before = len(stand.asked("hint"))
    window.play.choose(next(one for one in window.orders.offers if one.tag == "move"))
    assert bar.chance is None
    qtbot.waitUntil(lambda: bar.chance is not None, timeout=PATIENCE)
    assert len(stand.asked("hint")) == before + 1


def test_no_bar_where_help_is_switched_off(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    set_help(table_of(window).path, False)
    before = len(stand.asked("hint"))
    qtbot.keyClick(window, Qt.Key.Key_E)
    assert not window.evaluation.is_shown
    assert "switched off" in window.prompt.message.text()
    assert len(stand.asked("hint")) == before


def test_lost_adviser_is_told_on_the_bar(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    stand.want(mode="die")
    qtbot.keyClick(window, Qt.Key.Key_E)
    qtbot.waitUntil(lambda: "does not answer" in window.evaluation.bar.words, timeout=PATIENCE)
    assert window.evaluation.bar.chance is None
