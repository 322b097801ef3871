"""Dispatches as cards, and the intelligence map with its table, from what the seat saw."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.estimates import seen_now
from solitaire.games.castiglione.present.guide import GUIDE
from tests.desktop.counsels import PATIENCE, Stand, table_of
from tests.ui.window_screen import settle
from ui.desktop.help.hints.map import GlowItem, MarchItem
from ui.desktop.intelligence.dispatch_cards import cards
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences
from ui.desktop.table.table import PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture
def window(asked_window: PlayWindow, qtbot: QtBot, stand: Stand) -> PlayWindow:
    """After the enemy has moved."""
    window = asked_window
    stand.want(mode="answer", estimate=[])
    window.dispatches.show()
    window.dispatches.raise_()
    while not any(one.way for one in window.dispatches.shown_cards()):
        offers = window.orders.offers
        window.play.carry_out(next((one for one in offers if one.tag == "end-movement"), offers[0]))
        qtbot.waitUntil(lambda: table_of(window).waits_for == PERSON, timeout=PATIENCE)
    return window


def test_cards_tell_what_was_seen_and_play_on_the_map(qtbot: QtBot, window: PlayWindow) -> None:
    dock = window.dispatches
    shown = dock.shown_cards()
    place = next(number for number, one in enumerate(shown) if one.way)
    dock.list.setCurrentRow(place)
    qtbot.keyClick(dock.list, Qt.Key.Key_Return)
    marches = [one for one in dock.marks.items if isinstance(one, MarchItem)]
    assert [one.march.way for one in marches] == [shown[place].way]
    assert any(isinstance(one, GlowItem) for one in dock.marks.items)
    walked = [
        (journey.start, journey.end)
        for journey in map(table_of(window).guide.journey, table_of(window).events())
        if journey is not None
    ]
    assert set(zip(shown[place].way, shown[place].way[1:], strict=False)) <= set(walked)


def test_dispatches_are_counted_until_they_were_in_sight(
    qtbot: QtBot, asked_window: PlayWindow, stand: Stand
) -> None:
    """Behind another tab; the count fell to nothing with the next order or turn."""
    window = asked_window
    stand.want(mode="answer", estimate=[])
    dock = window.dispatches
    dock.raise_()
    settle(window)
    seen = len(table_of(window).events())
    window.log.raise_()
    settle(window)
    counts = []
    while len(counts) < 6:
        offers = window.orders.offers
        window.play.carry_out(next((one for one in offers if one.tag == "end-movement"), offers[0]))
        qtbot.waitUntil(lambda: table_of(window).waits_for == PERSON, timeout=PATIENCE)
        settle(window)
        told = cards(table_of(window), table_of(window).events())
        counts.append(len([one for one in told if not one.is_heading and one.number >= seen]))
        assert dock.windowTitle() == (f"Dispatches ({counts[-1]})" if counts[-1] else "Dispatches")
    assert max(counts)
    for _ in range(2):
        dock.raise_()  # a combat comes to the front by itself and hides the dispatches
        settle(window)
        offers = window.orders.offers
        before = len(table_of(window).events())
        window.play.carry_out(next((one for one in offers if one.tag == "end-movement"), offers[0]))
        qtbot.waitUntil(lambda: table_of(window).waits_for == PERSON, timeout=PATIENCE)
        new = [one for one in dock.shown_cards() if not one.is_heading and one.number >= before]
        assert dock.windowTitle() == (f"Dispatches ({len(new)})" if new else "Dispatches")


def test_filter_keeps_one_topic(window: PlayWindow) -> None:
    dock = window.dispatches
    dock.raise_()  # a panel that nobody sees is not kept up to date
    QApplication.processEvents()
    total = [one for one in dock.shown_cards() if not one.is_heading]
    counted = 0
    for topic in ["", *(one.name for one in GUIDE.topics())]:
        dock.filter.setCurrentIndex(dock.filter.findData(topic))
        found = [one for one in dock.shown_cards() if not one.is_heading]
        if topic:
            assert {one.topic for one in found} <= {topic}
            counted += len(found)
        assert dock.list.count() == len(dock.shown_cards())
    dock.filter.setCurrentIndex(0)
    assert counted == len(total)


def test_all_cards_play_one_after_the_other(qtbot: QtBot, window: PlayWindow) -> None:
    dock = window.dispatches
    cards_there = [one for one in dock.shown_cards() if not one.is_heading]
    last = len(dock.shown_cards()) - 1
    dock.list.setCurrentRow(max(last - 2, 0))
    dock.play_all()
    qtbot.waitUntil(lambda: not dock.is_playing, timeout=PATIENCE)
    assert cards_there
    assert dock.list.currentRow() >= last - 1


def test_with_reduced_motion_nothing_moves_by_itself(qtbot: QtBot, window: PlayWindow) -> None:
    dock, table = window.dispatches, table_of(window)
    dock.list.setCurrentRow(0)
    dock.play_all()
    assert dock.is_playing
    dock.play_current()
    still = Preferences(is_motion_reduced=True, pace="watch", is_combat_stepped=False)
    window.preferences.set(still)
    assert table.pace_milliseconds == 0
    shown = []
    table.changed.connect(lambda: shown.append(table.waits_for))
    is_shown = False
    while not is_shown:  # arrows may be there from before if the machine was busy
        shown.clear()
        offers = window.orders.offers
        window.play.carry_out(next((one for one in offers if one.tag == "end-movement"), offers[0]))
        qtbot.waitUntil(lambda: table.waits_for == PERSON, timeout=PATIENCE)
        settle(window)
        is_shown = window.board.scene.shows_moves()  # which tell as much and stand still
    assert shown.count(PERSON) == 1
    dock.play_all()
    assert not dock.is_playing
    marches = [one for one in dock.marks.items if isinstance(one, MarchItem)]
    walked = sorted(one.way for one in dock.shown_cards() if one.way)
    assert sorted(one.march.way for one in marches) == walked
    settle(window)
    timers = window.findChildren(QTimer)
    assert [one for one in timers if one.isActive() and not one.isSingleShot()] == []
    assert not window.findChildren(QAbstractAnimation)


def test_cards_hold_nothing_that_the_seat_did_not_hear(window: PlayWindow) -> None:
    table = table_of(window)
    heard = cards(table, table.events())
    sentences = {RULES.words(event) for event in table.events()}
    for card in heard:
        assert card.way or card.words in sentences


def test_intelligence_is_seen_at_once_and_guessed_later(
    qtbot: QtBot, window: PlayWindow, stand: Stand
) -> None:
    view = table_of(window).view()
    areas = [
        {
            "area": one.area,
            "seen": one.seen,
            "known": list(one.known[:-1]),
            "strength": [7.4, 5, 11],
            "guesses": [["wurmser", 0.25], ["quasdanovich", 0.1], ["klenau_cav", 0.05]],
            "dummies": 0.5,
            "per_point": 1,
        }
        for one in seen_now(view).estimates
    ]
    stand.want(mode="brood")
    window.model.show_overlay("intelligence")
    overlay = window.board.scene.overlay
    assert overlay is not None
    assert len(overlay.marks) == len(areas)
    assert "being made" in overlay.lines[0]
    window.model.show_overlay("")
    stand.want(mode="answer", estimate=[{"tell": "estimated", "areas": areas, "worlds": 400}])
    window.intelligence.show()
    window.intelligence.raise_()
    window.model.show_overlay("intelligence")
    found = window.intelligence
    qtbot.waitUntil(lambda: found.found is not None and found.found.worlds == 400, timeout=PATIENCE)
    overlay = window.board.scene.overlay
    assert overlay is not None
    assert overlay.lines[0].startswith("Estimates of a neutral staff officer")
    assert any("≈7 SP (5–11)" in mark.text for mark in overlay.marks)
    assert found.table.rowCount() == len(areas)
    cells = [found.table.item(0, column).text() for column in range(3)]
    assert cells[1] == "7 (5–11)"
    assert "Wurmser 25\N{NO-BREAK SPACE}%" in cells[2]
    assert "1 other" in cells[2]
    assert "Klenau (cavalry) 5\N{NO-BREAK SPACE}%" in found.table.item(0, 2).toolTip()
    window.model.show_overlay("")


def test_overlay_of_the_key_q_is_intelligence(qtbot: QtBot, window: PlayWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Q)
    assert window.model.overlay == "intelligence"
    qtbot.keyClick(window, Qt.Key.Key_P)
    assert window.model.overlay == ""
