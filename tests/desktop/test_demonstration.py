"""The demonstration moves what is seen, and shows each side only what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from solitaire.bits import members
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT
from solitaire.protocol import Event, may_see
from solitaire.record import load_record, replay
from solitaire.registry import load_game
from tests.desktop.conftest import new_conductor
from ui import paths
from ui.desktop.about import notice
from ui.desktop.app import CrashReporter
from ui.desktop.conductor import Conductor
from ui.desktop.window import MainWindow

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen display has no frames
]


class Referee:
    """Hears everything, to compare with what each side was told."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def happened(self, events: Sequence[Event]) -> None:
        self.events += events

    def taken_back(self) -> None:
        raise AssertionError("nobody takes anything back in a demonstration")


def picture(window: MainWindow) -> list[tuple[object, ...]]:
    return [(item.stack, item.x(), item.y()) for item in window.scene.stack_items]


def log_text(window: MainWindow) -> list[str]:
    return window.log.text.toPlainText().splitlines()


def test_steps_move_the_counters_that_the_view_tells_of(window: MainWindow) -> None:
    window.demonstration.begin(new_conductor())
    before = picture(window)
    for _ in range(25):
        window.step_action.trigger()
    assert picture(window) != before
    for seat in (0, 1):
        window.viewpoint_actions[seat].trigger()
        view = window.demonstration.conductor.view(seat)
        shown = {
            (item.stack.side, item.stack.area): len(item.stack.faces)
            for item in window.scene.stack_items
        }
        own, enemy = load_game("castiglione").seats[seat], load_game("castiglione").seats[1 - seat]
        places = [view.own[local] for local in members(RULES.board.counters[seat])]
        slots = [slot[0] for slot in view.slots]
        areas = {place for place in places if place < AREA_LIMIT}
        expected = {(own, area): places.count(area) for area in areas}
        expected |= {(enemy, area): slots.count(area) for area in slots}
        assert shown == expected


@pytest.mark.parametrize("visibility", ["mist", "fog"])
def test_a_side_sees_neither_names_nor_news_that_are_hidden(
    window: MainWindow, visibility: str
) -> None:
    conductor = new_conductor(visibility=visibility)
    referee = Referee()
    conductor._session.subscribe_referee(referee)
    window.demonstration.begin(conductor)
    while not all(
        hidden_titles(conductor, seat)
        and any(not may_see(event.audience, seat) for event in referee.events)
        for seat in (0, 1)
    ):
        assert not conductor.is_over, "each side came to know everything"
        conductor.go_on(0)
    window.demonstration.step()
    for seat in (0, 1):
        window.viewpoint_actions[seat].trigger()
        heard = [e for e in referee.events if may_see(e.audience, seat)]
        assert log_text(window) == [conductor.rules.words(event) for event in heard][-400:]
        hidden = hidden_titles(conductor, seat)
        on_map = texts_on_map(window)
        assert any("face down" in text for text in on_map)
        for title in hidden:
            assert not any(title in text for text in on_map), title
        situation = window.situation_dock.text.toPlainText().replace("_", " ").splitlines()
        expected = conductor.rules.view_lines(conductor.view(seat))
        assert [line.strip() for line in situation] == [one.replace("_", " ") for one in expected]


def hidden_titles(conductor: Conductor, seat: int) -> set[str]:
    """Enemy counters that the seat cannot place, less those whose name somebody else bears too."""
    enemy = 1 - seat
    known = {
        members(slot[1])[0] for slot in conductor.view(seat).slots if len(members(slot[1])) == 1
    }
    titles = RULES.board.counter_titles
    shown = {titles[enemy * 64 + local] for local in known} | set(
        titles[seat * 64 : seat * 64 + 64]
    )
    hidden = {
        titles[enemy * 64 + local]
        for slot in conductor.view(seat).slots
        for local in members(slot[1])
        if local not in known
    }
    return {title for title in hidden if not any(title in other for other in shown)}


def texts_on_map(window: MainWindow) -> list[str]:
    texts = [item.toolTip() for item in window.scene.items()]
    texts += [face.title for item in window.scene.stack_items for face in item.stack.faces]
    return [*texts, window.status.text(), window.windowTitle()]


def test_play_runs_by_itself_until_paused(window: MainWindow, qtbot: QtBot) -> None:
    window.demonstration.begin(new_conductor())
    window.set_pace("at-once")
    before = picture(window)
    with qtbot.waitSignals([window.demonstration.changed] * 3):
        qtbot.keyClick(window, Qt.Key.Key_Space)
    assert window.play_action.isChecked()
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert not window.demonstration.is_playing
    assert not window.play_action.isChecked()
    assert log_text(window) or picture(window) != before


def test_another_number_is_another_game_and_the_same_the_same(window: MainWindow) -> None:
    stories = []
    for seed in (11, 12, 11):
        window.begin_demo(seed)
        window.demonstration.pause()
        for _ in range(12):
            window.demonstration.step()
        stories.append(log_text(window))
    assert stories[0] == stories[2] != stories[1]


def test_game_runs_to_its_end_and_its_record_replays(tmp_path: Path, window: MainWindow) -> None:
    path = tmp_path / "demo.rec"
    conductor = Conductor(load_game("castiglione"), {}, ("random", "random"), 3, path)
    window.demonstration.begin(conductor)
    while not conductor.is_over:
        conductor.go_on(0)
    window.demonstration.step()
    assert window.status.text() == conductor.summary
    assert not window.step_action.isEnabled()
    window.demonstration.play()
    assert not window.demonstration.is_playing
    heard = [
        conductor.rules.words(event)
        for moment in replay(load_record(path)).moments
        for event in moment.events
        if may_see(event.audience, 0)
    ]
    assert list(conductor.lines(0)) == heard


def test_closing_stops_the_timer_and_remembers_the_size(qtbot: QtBot) -> None:
    window = MainWindow(new_conductor())
    qtbot.addWidget(window)
    window.resize(1024, 710)  # the offscreen display is small
    window.show()
    window.demonstration.play()
    window.close()
    assert not window.demonstration.is_playing
    again = MainWindow(new_conductor())
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (1024, 710)
    assert again.minimumWidth() >= 1024


def test_error_in_a_slot_is_kept_and_told(window: MainWindow) -> None:
    window.demonstration.begin(new_conductor())
    window.demonstration.play()
    error = RuntimeError("secret: Massena is in Rivoli")
    CrashReporter(window)(RuntimeError, error, None)
    assert not window.demonstration.is_playing
    boxes = window.findChildren(QMessageBox)
    (report,) = paths.crash_folder().iterdir()
    assert str(report) in boxes[-1].text()
    assert "Massena" not in report.read_text() + boxes[-1].text()
    boxes[-1].close()


def test_about_tells_the_licences(window: MainWindow) -> None:
    window.about_action.trigger()
    box = window.findChildren(QMessageBox)[-1]
    assert "MIT" in box.informativeText()
    assert "LGPL" in box.informativeText()
    assert "belong to their publishers" in " ".join(notice().split())
    box.close()
