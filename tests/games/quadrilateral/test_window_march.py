"""What a march by mouse or list shows: where it is, what its die has brought, who goes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.dice import FreshDice
from solitaire.games.quadrilateral.core import plies, steps
from solitaire.games.quadrilateral.core.state import all_of
from solitaire.games.quadrilateral.core.views import number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import flag_key
from solitaire.games.quadrilateral.staff.adjutant import ADJUTANT
from solitaire.games.quadrilateral.terms import AUSTRIAN, FORCE, FRENCH
from solitaire.presenting.adjutant import March
from solitaire.session import new_session
from tests.games.quadrilateral.test_adjutant import at_marches
from tests.games.quadrilateral.window_opening import austrians_at_rivoli
from tests.ui.stranger_hands import KeyHands
from tests.ui.window_table import home, open_window, table_of, wait_for
from ui.common.saves import OpenGame
from ui.desktop.play.docks.layouts import front_of
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import HUMAN, PERSON, Table

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture(name="window")
def _window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        yield opened


@pytest.fixture(name="hands")
def _hands(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> KeyHands:
    """Where the Austrians are asked who marches."""
    hands = austrians_at_rivoli(qtbot, window, tmp_path)
    for _ in range(6):
        if number(table_of(window).view(), "step") == steps.MARCH_WHO:
            break
        hands.press("Ctrl+Return")
    return hands


def is_seen(window: PlayWindow, place: str) -> bool:
    view = window.board.map_view
    return bool(view.viewport().rect().contains(window.board.place_of(place)))


def test_the_map_comes_to_a_force_that_begins_from_the_list(
    window: PlayWindow, hands: KeyHands
) -> None:
    for _ in range(8):
        hands.press("Ctrl++")
    window.board.centre_on("mantova")
    first = window.model.offers[0]
    assert first.tag, "a force begins"
    assert not is_seen(window, first.at)
    window._parts.steering.orders.choose(first)
    assert table_of(window).picture().under_way
    assert is_seen(window, first.at)


def test_a_die_that_gives_no_leave_is_told(window: PlayWindow, hands: KeyHands) -> None:
    """The order looked as if nobody had heard it, when the log was behind another panel."""
    table, told = table_of(window), []
    while not told:
        tried = [one for one in window.model.offers if one.ply.verb == plies.INITIATIVE]
        assert tried, "with these dice somebody gets no leave"
        window._parts.steering.orders.choose(tried[-1])
        if table.picture().under_way:
            hands.press("Ctrl+Return")
        else:
            told.append(window.prompt.message.text())
    assert "gets no leave to march" in told[0]


def test_after_a_fight_that_was_only_thought_of_the_log_is_seen_again(
    qtbot: QtBot, window: PlayWindow, hands: KeyHands
) -> None:
    """An empty combat board lay over the log, which alone told what became of the order."""
    panels, board = window.panels, window.board
    assert front_of(panels.combat) is panels.log
    wurmser = next(one for one in window.model.offers if one.at == "mantova")
    board.drag_moved.emit(wurmser.counter, "cerese")
    qtbot.waitUntil(lambda: panels.combat.is_preview and front_of(panels.combat) is None)
    board.drag_moved.emit("", "")
    qtbot.waitUntil(lambda: front_of(panels.combat) is panels.log)


def test_m_asks_on_for_a_force_that_a_zone_holds(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """It may go on for a point; M said that no one can begin a move."""
    state = at_marches("castiglione", 3)
    state.firm |= state.of_kind(all_of(FRENCH), FORCE)
    flag = int(state.leader_at[RULES.board.leader_by_name["wurmser"]])
    march = ADJUTANT.march(RULES.view(state, AUSTRIAN), [flag_key(flag)], "bussolengo")
    assert isinstance(march, March)
    for ply in march.plies[:-2]:
        RULES.apply(state, ply)
    assert plies.say(plies.EXTEND) in RULES.actions(state)
    session = new_session(RULES, {}, FreshDice(Random(3)), position=RULES.position_text(state))
    players = {seat: HUMAN if seat == "austrian" else "staff" for seat in RULES.seats}
    game = OpenGame(tmp_path / "held.rec", session, {}, players, "", None, [])
    window.sit_down(Table(game, players, parent=window))
    wait_for(qtbot, window, PERSON)
    KeyHands(qtbot, window).press("M")
    assert window._parts.steering.order_keys.goal_finder.isVisible()


def test_the_result_of_a_fight_makes_way_for_the_log_at_the_next_order(
    qtbot: QtBot, window: PlayWindow, hands: KeyHands
) -> None:
    """It lay over the log for turns, until somebody changed the tab."""
    panels = window.panels
    panels.combat.begun.emit("")
    qtbot.waitUntil(lambda: front_of(panels.combat) is None)
    panels.combat.ended.emit()
    assert front_of(panels.combat) is None, "the result is seen"
    hands.press("1")
    qtbot.waitUntil(lambda: front_of(panels.combat) is panels.log)
