"""The hint ladder in the real window, by keys alone, and every state of its panel."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from ai.search.report import orders_as_json
from solitaire.games.castiglione.game import RULES
from tests.desktop.counsels import PATIENCE, Stand, candidate, hint, table_of
from tests.planned_orders import planned
from tests.ui.window_table import WARM_UP, strip_of
from ui.desktop.help.hints import engine as hint_engine
from ui.desktop.help.hints.map import GlowItem, LabelItem, MarchItem
from ui.desktop.help.hints.mode import (
    CLOSED,
    LOST,
    READY,
    REFUSED,
    STALE,
    THINKING,
    UNASKED,
)
from ui.desktop.help.hints.words import HintStory
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.help_kept import set_help
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import COMPUTER, OVER, PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

WHY = {
    "fact": "mantua",
    "words": "Mantua is besieged in 62 % of the futures, otherwise 48 % [5.6]",
    "rule": "5.6",
    "nudge": "Look at the siege of Mantua.",
    "here": 0.62,
    "otherwise": 0.48,
    "error": 0.02,
    "futures": 100,
    "for": True,
}


@pytest.fixture
def window(asked_window: PlayWindow, stand: Stand) -> PlayWindow:
    """The adviser is ready with a hint of three candidates."""
    stand.want(mode="answer", hint=[whole_hint(asked_window)])
    return asked_window


def whole_hint(window: PlayWindow) -> dict[str, Any]:
    """The first stack that can move goes to a neighbour; the enemy answers; two others."""
    movers = [one for one in window.orders.offers if one.tag == "move"]
    first = movers[0]
    number = RULES.board.area_by_name[first.at]
    goal = RULES.board.area_names[RULES.board.neighbours[number].bit_length() - 1]
    marches = [
        {"seat": 0, "way": [first.at, goal]},
        {"seat": 1, "way": ["trent", "rovereto", "ala"]},
    ]
    odds = [{"what": "joubert arrives [8.3]", "chance": "5/6"}]
    best = candidate(first.text, 0.58, marches=marches, attempts=odds, reasons=[WHY])
    same = candidate(movers[1].text, 0.57, equal=True, edge=-0.01)
    poor = candidate("end-movement", 0.41, edge=-0.17, visits=3)
    return hint(first.text, best, same, poor)


def press(qtbot: QtBot, window: PlayWindow, key: Qt.Key, *, control: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(window, key, modifier)


def ready(qtbot: QtBot, window: PlayWindow) -> None:
    qtbot.waitUntil(lambda: window.hints.state == READY, timeout=PATIENCE)


def lit(window: PlayWindow, kind: type) -> list[Any]:
    return [item for item in window.hints.marks.items if isinstance(item, kind)]


def test_keys_alone_climb_the_ladder(qtbot: QtBot, window: PlayWindow) -> None:
    hints, panel = window.hints, window.hints.panel
    first = window.orders.offers[0]
    press(qtbot, window, Qt.Key.Key_H)
    ready(qtbot, window)
    assert "1 of 5" in panel.words()
    assert "Look at the siege of Mantua." in panel.words()
    assert not hints.marks.items
    press(qtbot, window, Qt.Key.Key_H)
    assert window.table.names.place(first.at) in panel.words()
    assert len(lit(window, GlowItem)) == 1
    assert not lit(window, LabelItem)
    press(qtbot, window, Qt.Key.Key_H)
    assert first.words.removeprefix("Move ") in panel.words()
    assert len(lit(window, LabelItem)) == 1
    assert not lit(window, MarchItem)
    press(qtbot, window, Qt.Key.Key_H)
    assert first.words in panel.words()
    assert [one.march.is_own for one in lit(window, MarchItem)] == [True]
    press(qtbot, window, Qt.Key.Key_H)
    own, his = sorted(lit(window, MarchItem), key=lambda one: int(one.march.number))
    assert (own.number, his.number) == (1, 2)
    assert own.march.is_own
    assert not his.march.is_own
    assert own.opacity() > his.opacity()
    told = panel.words()
    for words in ("58 % ±3", "83 %", "For it: Mantua is besieged", "[5.6]", "few simulations"):
        assert words in told
    assert "equal as far as I can tell" in told
    assert "17 points worse" in told
    assert "Based on what you can know. 12400 simulations, 6.0 s." in told
    press(qtbot, window, Qt.Key.Key_2, control=True)
    assert hints.candidate == 1
    assert not lit(window, MarchItem)
    press(qtbot, window, Qt.Key.Key_1, control=True)
    assert len(lit(window, MarchItem)) == 2
    press(qtbot, window, Qt.Key.Key_5, control=True)
    assert hints.candidate == 0, "there is no fifth"
    press(qtbot, window, Qt.Key.Key_Escape)
    assert hints.state == CLOSED
    assert panel.isHidden()
    assert not hints.marks.items
    assert "hints used" in strip_of(window)


def test_the_way_of_another_is_not_told_of_the_one_who_should_act(window: PlayWindow) -> None:
    """Wurmser was to march from Mori, where he was not: he got no leave in the expected line."""
    told, movers = whole_hint(window), [one for one in window.orders.offers if one.tag == "move"]
    other = next(one.at for one in movers if one.at != movers[0].at)
    told["hint"]["candidates"][0]["marches"][0]["way"] = [other, movers[0].at]
    table = table_of(window)
    story = HintStory(table.view(), "whose move", table.door, told)
    assert story.step_words(4) == f"Try: {movers[0].words}"
    assert story.on_map(4, 0).arrows == ()
    assert len(story.on_map(5, 0).arrows) == 2


def test_panel_never_covers_the_area_of_the_cursor(qtbot: QtBot, window: PlayWindow) -> None:
    window.hints.show_whole()
    ready(qtbot, window)
    view, panel = window.board.map_view, window.hints.panel
    for area in RULES.board.area_names:
        view.set_cursor_area(area)
        place = view.viewport().mapToParent(window.board.place_of(area))
        assert not panel.geometry().contains(place), area
        assert QRect(view.rect()).contains(panel.geometry()), area
    view.set_cursor_area("")


def test_equal_choices_are_called_equal(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    texts = [one.text for one in window.orders.offers[:3]]
    first = candidate(texts[0], 0.5)
    others = [candidate(text, 0.5, equal=True) for text in texts[1:]]
    stand.want(hint=[hint(texts[0], first, *others)])
    press(qtbot, window, Qt.Key.Key_H)
    ready(qtbot, window)
    assert "equal as far as I can tell" in window.hints.panel.words()
    window.hints.show_whole()
    assert "These 3 choices are equal as far as I can tell." in window.hints.panel.words()


def test_first_answer_is_shown_and_refined(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    text = window.orders.offers[0].text
    stand.want(hint=[hint(text, candidate(text, 0.3), partial=True)])
    window.hints.show_whole()
    qtbot.waitUntil(lambda: window.hints.story is not None, timeout=PATIENCE)
    assert window.hints.state == THINKING
    assert "30 %" in window.hints.panel.words()
    assert "still thinking" in window.hints.panel.words()
    window.hints.close()
    assert stand.asked("hint")[-1]["seat"] == 0
    stand.want(hint=[hint(text, candidate(text, 0.3), partial=True), whole_hint(window)])
    window.hints.show_whole()
    ready(qtbot, window)
    assert "58 %" in window.hints.panel.words()


def test_thinking_can_be_stopped_and_the_early_answer_kept(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    text = window.orders.offers[0].text
    rough = candidate(text, 0.3, interval=[0.0, 0.7], visits=1)
    stand.want(hint=[hint(text, rough, partial=True)])
    window.hints.show_whole()
    qtbot.waitUntil(lambda: window.hints.story is not None, timeout=PATIENCE)
    panel = window.hints.panel
    assert panel.progress.isVisible()
    assert "30 % ±40" in panel.words(), "the wider side of an interval that ends at 0"
    assert "few simulations" in panel.words()
    panel.button.click()
    assert window.hints.state == READY
    assert "30 %" in panel.words()
    assert "Stopped early" in panel.words()
    assert not panel.progress.isVisible()
    gone = {"do": "stop", "of": stand.asked("hint")[-1]["id"]}
    qtbot.waitUntil(lambda: gone in stand.asked("stop"), timeout=PATIENCE)


def test_time_to_think_and_delay_are_preferences(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    window.preferences.set(replace(window.preferences.now, hint_seconds=9, hint_delay=1))
    press(qtbot, window, Qt.Key.Key_H)
    ready(qtbot, window)
    assert stand.asked("hint")[-1]["seconds"] == 9
    assert "Think for yourself first" in window.hints.panel.words()
    assert "Mantua" not in window.hints.panel.words()
    told = "Look at the siege of Mantua."
    qtbot.waitUntil(lambda: told in window.hints.panel.words(), timeout=PATIENCE)


def test_nobody_is_advised_out_of_turn_or_after_the_end(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    asked, table = len(stand.asked("hint")), table_of(window)
    for waits_for, words in ((COMPUTER, "not your turn"), (OVER, "game is over")):
        table.waits_for = waits_for
        press(qtbot, window, Qt.Key.Key_H)
        assert window.hints.state == UNASKED
        assert words in window.hints.panel.words()
        assert window.hints.panel.button.isHidden()
    table.waits_for = PERSON
    window.model.table_changed.emit()
    assert window.hints.state == CLOSED, "asked again, he is not told that he is not"
    assert len(stand.asked("hint")) == asked


def test_keyboard_goes_round_by_the_panel(qtbot: QtBot, window: PlayWindow) -> None:
    press(qtbot, window, Qt.Key.Key_H)
    ready(qtbot, window)
    window.board.map_view.setFocus()
    window.layouts.next_pane(1)
    assert window.hints.panel.text.hasFocus()
    qtbot.keyClick(window.hints.panel.text, Qt.Key.Key_Escape)
    assert window.hints.state == CLOSED
    assert window.board.map_view.hasFocus()


def test_another_position_stops_the_thought(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    stand.want(mode="brood")
    press(qtbot, window, Qt.Key.Key_H)
    assert window.hints.state == THINKING
    assert "is thinking" in window.hints.panel.words()
    qtbot.waitUntil(lambda: bool(stand.asked("hint")), timeout=PATIENCE)
    before = len(stand.asked("stop"))
    window.play.choose(next(one for one in window.orders.offers if one.tag == "move"))
    assert window.hints.state == STALE
    assert "position has changed" in window.hints.panel.words()
    qtbot.waitUntil(lambda: len(stand.asked("stop")) > before, timeout=PATIENCE)
    assert stand.asked("stop")[-1]["of"] == stand.asked("hint")[-1]["id"]
    stand.want(mode="answer")
    press(qtbot, window, Qt.Key.Key_H)
    ready(qtbot, window)


def test_stale_hint_leaves_the_map(qtbot: QtBot, window: PlayWindow) -> None:
    window.hints.show_whole()
    ready(qtbot, window)
    assert window.hints.marks.items
    window.play.choose(next(one for one in window.orders.offers if one.tag == "move"))
    assert window.hints.state == STALE
    assert not window.hints.marks.items
    press(qtbot, window, Qt.Key.Key_Escape)
    assert window.hints.state == CLOSED


def test_refused_help_can_be_switched_on(qtbot: QtBot, window: PlayWindow, stand: Stand) -> None:
    set_help(table_of(window).path, False)
    asked = len(stand.asked("hint"))
    press(qtbot, window, Qt.Key.Key_H)
    assert window.hints.state == REFUSED
    assert "switched off" in window.hints.panel.words()
    assert "hints used" not in strip_of(window)
    qtbot.keyClick(window.hints.panel.button, Qt.Key.Key_Return)
    ready(qtbot, window)
    assert "hints used" in strip_of(window)
    assert len(stand.asked("hint")) == asked + 1


def test_new_game_has_the_help_that_was_wished_for(window: PlayWindow, tmp_path: Path) -> None:
    for wanted, is_allowed, is_coached in (
        ("coach", True, True),
        ("none", False, True),  # the coach has nothing to say there
        ("hints", True, False),
    ):
        path = tmp_path / f"{wanted}.rec"
        window.begin(NewGame("french", "random", dice="seed:5", path=path, help=wanted))
        assert window.hints.is_allowed(table_of(window)) == is_allowed
        assert window.preferences.now.is_coached == is_coached


def test_mark_of_a_game_outlasts_the_sitting(qtbot: QtBot, window: PlayWindow) -> None:
    press(qtbot, window, Qt.Key.Key_H)
    ready(qtbot, window)
    path = table_of(window).path
    window.leave_table()
    window.open_path(path)
    qtbot.waitUntil(lambda: table_of(window).waits_for == PERSON, timeout=PATIENCE)
    assert "hints used" in strip_of(window)


def test_lost_adviser_says_why_and_is_started_again(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    stand.want(mode="die")
    press(qtbot, window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.hints.state == LOST, timeout=PATIENCE)
    assert "out of ink" in window.hints.panel.words()
    stand.want(mode="answer")
    starts = stand.starts()
    press(qtbot, window, Qt.Key.Key_H)
    ready(qtbot, window)
    assert stand.starts() == starts + 1


def test_adviser_is_sent_the_view_and_nothing_else(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    press(qtbot, window, Qt.Key.Key_H)
    ready(qtbot, window)
    sent = stand.asked("hint")[-1]
    assert set(sent) == {"do", "id", "game", "seat", "view", "seconds"}
    assert RULES.unpack_view(sent["view"]) == table_of(window).view()


def test_plans_are_told_apart_by_an_order_of_their_own(qtbot: QtBot, window: PlayWindow) -> None:
    massena, sauret = ("massena", "foot", "verona"), ("sauret", "foot", "salo")
    orders = [planned(*massena, "hold"), planned(*sauret, "hold")]
    others = [planned(*massena, "go to", "bussolengo"), planned(*sauret, "go to", "vestone")]
    plans = [orders, [others[0], orders[1]], others]
    packed = [orders_as_json(plan) for plan in plans]
    told = hint("end-movement", *(candidate("", 0.5, **plan) for plan in packed))
    story = HintStory(table_of(window).view(), "", table_of(window).door, told)
    whole = story.whole(0)
    assert "like 1, but Massena’s foot at Verona: go to Bussolengo</p>" in whole
    assert "like 1, but Sauret’s foot at Salo: go to Vestone, and 1 more order</p>" in whole


def test_adviser_is_ready_before_anybody_asks(
    qtbot: QtBot,
    counselled_window: PlayWindow,
    stand: Stand,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hint_engine, "WARM_UP_MILLISECONDS", 0)
    monkeypatch.setattr(hint_engine.Counsel, "warm_up", WARM_UP)
    counsel = hint_engine.Counsel(stand.command, counselled_window)
    counsel.warm_up(RULES.name)
    assert counsel.process_id == 0
    qtbot.waitUntil(lambda: counsel.process_id != 0, timeout=PATIENCE)
    counsel.close()
