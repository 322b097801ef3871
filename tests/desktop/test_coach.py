"""The coach in the real window: he asks before the dice and takes four answers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.presenting.offers import Offer
from tests.desktop.counsels import PATIENCE, Stand, candidate, hint, table_of
from tests.ui.window_table import strip_of
from ui.desktop.help.hints.mode import READY
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences, load_preferences

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

OBJECTION = {
    "tell": "judged",
    "objection": {
        "loss": 0.09,
        "margin": 0.02,
        "reasons": ["Mantua is besieged in 31 % of the futures, otherwise 58 % [5.6]"],
    },
}
SILENCE = {"tell": "judged", "objection": None}


@pytest.fixture
def window(asked_window: PlayWindow, stand: Stand) -> PlayWindow:
    """With a coach who objects to everything."""
    asked_window.preferences.set(Preferences(pace="at-once", is_coached=True, coach_points=7))
    stand.want(mode="answer", judge=[OBJECTION])
    return asked_window


def ending(window: PlayWindow) -> Offer:
    return next(one for one in window.orders.offers if one.tag == "end-movement")


def give_order(qtbot: QtBot, window: PlayWindow) -> int:
    """An order that is questioned; the number of plies before it."""
    before = table_of(window).session.plies_played
    window.play.carry_out(ending(window))
    qtbot.waitUntil(lambda: window.coach.is_asking, timeout=PATIENCE)
    assert table_of(window).session.plies_played == before, "nothing is done before the answer"
    return before


def test_question_says_what_is_at_stake_and_rethinks_by_itself(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    before = give_order(qtbot, window)
    assert "about 9 ±2 points" in window.prompt.asked.text()
    assert "[5.6]" in window.prompt.detail.text()
    assert window.coach.bar.isVisible()
    assert window.focusWidget() is window.coach.bar.rethink
    assert stand.asked("judge")[-1]["warns_from"] == 0.07
    qtbot.keyClick(window.coach.bar.rethink, Qt.Key.Key_Return)
    assert table_of(window).session.plies_played == before
    assert window.coach.bar.isHidden()
    assert "coach used" in strip_of(window)


def test_he_thinks_ahead_while_the_position_lasts(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    window.model.table_changed.emit()
    before = len(stand.asked("prepare"))
    qtbot.waitUntil(lambda: len(stand.asked("prepare")) > before, timeout=PATIENCE)
    thought = stand.asked("prepare")[-1]
    assert set(thought) == {"do", "id", "game", "seat", "view"}, "the view and nothing else"
    window.play.choose(next(one for one in window.orders.offers if one.tag == "move"))
    gone = {"do": "stop", "of": thought["id"]}
    qtbot.waitUntil(lambda: gone in stand.asked("stop"), timeout=PATIENCE)


def test_escape_rethinks(qtbot: QtBot, window: PlayWindow) -> None:
    before = give_order(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert table_of(window).session.plies_played == before
    assert window.coach.order is None
    assert "not carried out" in window.prompt.message.text()


def test_play_anyway_plays(qtbot: QtBot, window: PlayWindow) -> None:
    before = give_order(qtbot, window)
    qtbot.keyClick(window.coach.bar.play, Qt.Key.Key_Return)
    assert table_of(window).session.plies_played > before


def test_show_me_shows_the_hint_and_still_asks(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    text = window.orders.offers[0].text
    stand.want(hint=[hint(text, candidate(text, 0.6))])
    before = give_order(qtbot, window)
    qtbot.keyClick(window.coach.bar.show_me, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.hints.state == READY, timeout=PATIENCE)
    assert window.hints.step == 5
    assert window.coach.is_asking
    assert table_of(window).session.plies_played == before


def test_stop_coaching_plays_and_is_kept(qtbot: QtBot, window: PlayWindow) -> None:
    before = give_order(qtbot, window)
    qtbot.keyClick(window.coach.bar.stop, Qt.Key.Key_Return)
    assert table_of(window).session.plies_played > before
    assert not load_preferences().is_coached


def test_no_objection_lets_the_order_pass(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    stand.want(judge=[SILENCE])
    before = table_of(window).session.plies_played
    window.play.carry_out(ending(window))
    qtbot.waitUntil(lambda: window.coach.order is None, timeout=PATIENCE)
    assert table_of(window).session.plies_played > before


def test_who_follows_the_hint_is_not_questioned(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    stand.want(hint=[hint("end-movement", candidate("end-movement", 0.6))])
    window.hints.show_whole()
    qtbot.waitUntil(lambda: window.hints.state == READY, timeout=PATIENCE)
    asked = len(stand.asked("judge"))
    before = table_of(window).session.plies_played
    window.play.carry_out(ending(window))
    assert table_of(window).session.plies_played > before
    assert len(stand.asked("judge")) == asked


def some_step(window: PlayWindow) -> Offer:
    """The first step of a march, which is judged."""
    window.play.carry_out(next(one for one in window.orders.offers if one.tag == "move"))
    return next(one for one in window.orders.offers if one.tag == "to")


def test_end_asked_for_too_soon_comes_after_the_order(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    stand.want(judge=[SILENCE])
    step = some_step(window)
    before = table_of(window).session.plies_played
    window.play.choose(step)
    assert window.coach.order is not None, "he looks at it"
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.coach.order is not None
    assert window.coach.order.texts == (step.text,)
    qtbot.waitUntil(lambda: table_of(window).session.plies_played > before + 1, timeout=PATIENCE)
    played = [RULES.ply_text(one.ply) for one in table_of(window).session._history.plies]
    assert played[before : before + 2] == [step.text, "halt"]


def test_end_asked_for_too_soon_is_off_when_he_objects(qtbot: QtBot, window: PlayWindow) -> None:
    step = some_step(window)
    before = table_of(window).session.plies_played
    window.play.choose(step)
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.coach.is_asking, timeout=PATIENCE)
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "First answer the coach" in window.prompt.message.text()
    assert table_of(window).session.plies_played == before
    window.coach.bar.play.click()
    assert table_of(window).session.plies_played == before + 1, "the order, and no end after it"


def test_other_orders_wait_while_he_looks(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    stand.want(judge=[SILENCE])
    step = some_step(window)
    others = [one for one in window.orders.offers if one.text != step.text]
    before = table_of(window).session.plies_played
    window.play.choose(step)
    window.play.choose(others[0])
    assert "still looking" in window.prompt.message.text()
    window.play.undo()
    assert "not carried out" in window.prompt.message.text()
    assert window.coach.order is None
    assert table_of(window).session.plies_played == before, "only what was not yet done"


def test_dead_coach_stops_nobody(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    stand.want(mode="die")
    before = table_of(window).session.plies_played
    window.play.carry_out(ending(window))
    qtbot.waitUntil(lambda: window.coach.order is None, timeout=PATIENCE)
    assert table_of(window).session.plies_played > before


def test_beginning_a_march_is_not_questioned(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    asked = len(stand.asked("judge"))
    window.play.carry_out(window.orders.offers[0])
    assert len(stand.asked("judge")) == asked
    assert table_of(window).view().march
