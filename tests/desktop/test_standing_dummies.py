"""Fog games begin with dummies placed; the player is told, and may place them himself [13.2]."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.record import load_record, replay
from tests.desktop.counsels import table_of
from tests.desktop.tables import press
from tests.ui.window_table import wait_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences
from ui.desktop.settings.standing import StandingOrdersDialog, keep_orders, usual_orders
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import LOOK, PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]
FOG = {"visibility": "fog"}
DUMMIES = {"french": 12, "austrian": 8}


@pytest.fixture
def window(one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.leave_table()
    one_window.preferences.set(Preferences(pace="at-once"))
    yield one_window
    one_window.leave_table()


def plies_of(window: PlayWindow) -> list[str]:
    return [RULES.ply_text(one.ply) for one in table_of(window).session._history.plies]


@pytest.mark.rule("13.2.1")
@pytest.mark.parametrize("side", DUMMIES)
def test_dummies_are_placed_told_of_and_recorded(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, side: str
) -> None:
    path = tmp_path / "game.rec"
    window.begin(NewGame(side, "staff", FOG, "seed:4", path=path))
    wait_for(qtbot, window, LOOK)
    detail = window.prompt.detail.text()
    assert detail.startswith("Your dummies are placed: ")
    assert "cannot tell where your forces are" in detail
    assert window.asking.standing_notice.isVisible()
    assert not window.orders.offers
    placed = plies_of(window)[-DUMMIES[side] :]
    assert all(text.startswith("dummy ") for text in placed)
    assert max(placed.count(text) for text in placed) <= 2, "spread over the map"
    before = len(placed)
    press(window, qtbot, Qt.Key.Key_Return)
    wait_for(qtbot, window, PERSON)
    asked = table_of(window).asked
    assert asked is not None
    assert "dummy" not in asked.question
    assert not window.asking.standing_notice.isVisible()
    window.leave_table()
    kept = [RULES.ply_text(one.ply) for one in replay(load_record(path)).history.plies]
    assert [text for text in kept if text in placed][:before]


def test_one_key_gives_the_placing_back_to_the_player(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.begin(NewGame("austrian", "staff", FOG, "seed:4", path=tmp_path / "game.rec"))
    wait_for(qtbot, window, LOOK)
    window.asking.standing_notice.by_hand.click()
    table = table_of(window)
    assert (table.waits_for, plies_of(window)) == (PERSON, [])
    assert table.take_backs == 1
    for text in ("dummy trent", "dummy trent", "dummy riva"):
        window.play.choose(next(one for one in window.orders.offers if one.text == text))
        assert table.waits_for == PERSON, "every one of them is left to the player"
    window.play.choose(next(one for one in window.orders.offers if one.text == "done"))
    wait_for(qtbot, window, PERSON)
    assert plies_of(window)[:4] == ["dummy trent", "dummy trent", "dummy riva", "done"]


def test_game_without_take_backs_lets_the_placing_be_changed_all_the_same(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.rec"
    window.begin(NewGame("austrian", "staff", FOG, "seed:4", path=path, has_take_backs=False))
    wait_for(qtbot, window, LOOK)
    window.asking.standing_notice.by_hand.click()
    assert (table_of(window).waits_for, plies_of(window)) == (PERSON, [])
    assert not table_of(window).may_undo


@pytest.mark.parametrize(("choice", "plies"), [("ask", []), ("none", ["done"])])
def test_standing_choice_decides_whether_it_is_asked(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, choice: str, plies: list[str]
) -> None:
    keep_orders({**usual_orders(), "dummies": choice}, None)
    try:
        window.begin(NewGame("austrian", "staff", FOG, "seed:4", path=tmp_path / "game.rec"))
        wait_for(qtbot, window, PERSON)
    finally:
        keep_orders(usual_orders(), None)
    asked = table_of(window).asked
    assert asked is not None
    assert ("dummy" in asked.question) == (choice == "ask")
    assert plies_of(window)[: len(plies)] == plies


def test_order_is_among_the_standing_orders(window: PlayWindow) -> None:
    window.dialogs.show_standing_orders()
    dialog = window.findChildren(StandingOrdersDialog)[-1]
    assert dialog.page.wanted()["dummies"] == "spread"
    dialog.reject()
