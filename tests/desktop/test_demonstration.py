"""The demonstration shows each side only what it may know, back and forth, and never waits."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer, qVersion
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from solitaire.bits import members
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT
from solitaire.protocol import Event, may_see
from solitaire.record import load_record, replay
from tests.desktop.conftest import new_conductor
from tests.desktop.filming import filmed
from tests.secrecy.names import unknown_names_in, unknown_titles
from ui import paths
from ui.common.computers import seat_clerk
from ui.desktop.app import CrashReporter
from ui.desktop.screens import system_report
from ui.desktop.screens.about import AboutDialog, notice
from ui.desktop.settings.preferences import keep_preferences, load_preferences
from ui.desktop.style.language import translated
from ui.desktop.table.links import ChildLink
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow
from ui.desktop.watch.demonstration import ENGINE_LOST, WAITING
from ui.desktop.watch.engine import serve_player
from ui.desktop.watch.map import arrows

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen display has no frames
]
ALL = None
VIEWPOINTS = (0, 1, ALL)


@pytest.fixture(scope="module")
def fog(tmp_path_factory: pytest.TempPathFactory) -> Conductor:
    return filmed(tmp_path_factory.mktemp("fog"), "fog")


@pytest.fixture(scope="module")
def shared_window(fog: Conductor, qapp: QApplication, _own_home: None) -> Iterator[DemoWindow]:
    window = DemoWindow(fog)
    window.resize(1024, 710)
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def fog_window(shared_window: DemoWindow) -> DemoWindow:
    """As if it were just opened."""
    window, show = shared_window, shared_window.demonstration
    show.pause()
    show.look_as(0)
    window.show_shot(0)
    window.set_speed(1)
    for dock in window.docks:
        dock.hide()
    for switch in (window.actions_of_demo.battles, window.actions_of_demo.beliefs):
        switch.setChecked(False)
    window.set_battles()
    return window


def picture(window: DemoWindow) -> list[tuple[object, ...]]:
    return sorted(
        (item.stack.side, item.stack.place, item.stack) for item in window.scene.stack_items
    )


def everything_written(window: DemoWindow) -> str:
    texts = [item.toolTip() for item in window.scene.items()]
    texts += [face.title for item in window.scene.stack_items for face in item.stack.faces]
    texts += [window.caption.text(), window.windowTitle(), window.controls.state.text()]
    texts += [window.log.text.toPlainText(), window.situation_dock.text.toPlainText()]
    return "\n".join(texts)


# -- what is shown --------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [8, pytest.param(15, marks=pytest.mark.long)])
def test_film_goes_back_and_forth_exactly(
    fog_window: DemoWindow, fog: Conductor, steps: int
) -> None:
    window = fog_window
    for viewpoint in VIEWPOINTS:
        window.demonstration.look_as(viewpoint)
        window.show_shot(0)
        seen = []
        while window.demonstration.film.seen_after(window.demonstration.shown, viewpoint):
            seen.append((window.demonstration.shown, window.caption.text(), picture(window)))
            window.actions_of_demo.step.trigger()
            if len(seen) == steps:
                break
        assert len({str(shown) for _, _, shown in seen}) > 5
        for number, caption, shown in reversed(seen):
            window.actions_of_demo.back.trigger()
            now = window.demonstration.shown, window.caption.text(), picture(window)
            assert now == (number, caption, shown)


def test_shots_are_the_states_of_the_record(fog: Conductor) -> None:
    assert fog.record is not None
    states = list(replay(load_record(fog.record)).states())
    for shot in fog.film.shots:
        for seat in (0, 1):
            assert shot.views[seat] == RULES.view(states[shot.plies], seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_side_reads_no_name_that_it_cannot_know(
    fog_window: DemoWindow, fog: Conductor, seat: int
) -> None:
    assert fog.record is not None
    window = fog_window
    window.log.show()
    window.situation_dock.show()
    states = list(replay(load_record(fog.record)).states())
    window.demonstration.look_as(seat)
    checked = 0
    for shot in fog.film.shots[::14]:
        unknown = unknown_titles(states[shot.plies], seat)
        window.show_shot(shot.number)
        # Dispatches of the first turn named what was in the open then: the newest are looked at.
        window.log.text.setPlainText(fog.film.caption(shot.number, seat))
        assert unknown_names_in(everything_written(window), unknown) == []
        assert window.chance_strips[1 - seat].words.endswith("no estimate")
        checked += bool(unknown)
    assert checked > 5


def test_everything_shows_what_both_sides_hide(fog_window: DemoWindow, fog: Conductor) -> None:
    window = fog_window
    window.actions_of_demo.viewpoints[2].trigger()
    window.show_last()
    shot = fog.film.shots[-1]
    shown = {(item.stack.side, item.stack.place): item.stack for item in window.scene.stack_items}
    expected = {
        (RULES.seats[seat], RULES.board.area_names[shot.views[seat].own[local]])
        for seat in (0, 1)
        for local in members(RULES.board.counters[seat])
        if shot.views[seat].own[local] < AREA_LIMIT
    }
    assert set(shown) == expected
    assert not any(face.is_back for stack in shown.values() for face in stack.faces)


def test_dispatches_are_what_the_seat_heard_and_words_are_no_ids(
    fog_window: DemoWindow, fog: Conductor
) -> None:
    window = fog_window
    window.log.show()
    window.situation_dock.show()
    window.demonstration.look_as(1)
    window.show_last()
    told: list[Event] = []
    for event in (one for shot in fog.film.shots for one in shot.events):
        if may_see(event.audience, 1):
            whole = fog.film.guide.joined(told[-1], event) if told else None
            told[-1:] = [whole] if whole is not None else [*told[-1:], event]
    heard = [translated(RULES.words(event)) for event in told]
    assert len(heard) < sum(len(shot.seen_events(1)) for shot in fog.film.shots)
    assert window.log.text.toPlainText().splitlines() == heard[-400:]
    situation = window.situation_dock.text.toPlainText()
    assert "You are: Austrian" in situation
    assert "_" not in situation
    assert any(area.name in situation for area in RULES.board.data.areas)


def test_keys_of_the_player(fog_window: DemoWindow, fog: Conductor, qtbot: QtBot) -> None:
    window, show = fog_window, fog_window.demonstration
    window.activateWindow()
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_F4)
    assert show.viewpoint is None
    qtbot.keyClick(window, Qt.Key.Key_End)
    assert show.shown == len(fog.film) - 1
    qtbot.keyClick(window, Qt.Key.Key_PageUp)
    assert show.shown == fog.film.start_of(1, len(fog.film) - 1)
    qtbot.keyClick(window, Qt.Key.Key_Home)
    qtbot.keyClick(window, Qt.Key.Key_Right, shift)
    assert show.shown == fog.film.start_after(2, 0)
    qtbot.keyClick(window, Qt.Key.Key_Left, shift)
    assert show.shown == 0
    qtbot.keyClick(window, Qt.Key.Key_F2)
    qtbot.keyClick(window, Qt.Key.Key_Right)
    assert show.shown == fog.film.seen_after(0, 0)
    qtbot.keyClick(window, Qt.Key.Key_Left)
    assert show.shown == 0
    for _ in range(9):
        qtbot.keyClick(window, Qt.Key.Key_Greater, shift)
    assert show.speed == 8
    for _ in range(9):
        qtbot.keyClick(window, Qt.Key.Key_Less, shift)
    assert show.speed == 0.25


def test_with_reduced_motion_the_film_waits_for_a_key(fog_window: DemoWindow, qtbot: QtBot) -> None:
    show = fog_window.demonstration
    fog_window.activateWindow()
    fog_window.restart()
    assert show.is_playing
    show.pause()
    before = load_preferences()
    keep_preferences(replace(before, is_motion_reduced=True))
    fog_window.restart()
    assert not show.is_playing
    qtbot.keyClick(fog_window, Qt.Key.Key_Space)
    assert show.is_playing
    show.pause()
    keep_preferences(before)


def test_day_strip_is_a_scrubber(fog_window: DemoWindow, fog: Conductor, qtbot: QtBot) -> None:
    strip, show = fog_window.day_strip, fog_window.demonstration
    for number in (0, 10, fog.film.turns()[-1][1], len(fog.film) - 1):
        point = QPoint(round(strip.place_of(number)), strip.height() // 2)
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=point)
        assert abs(show.shown - number) <= 2
        assert fog_window.caption.text()
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(strip.width() - 2, 5))
    assert show.shown == len(fog.film) - 1, "what is not computed yet cannot be shown"


def test_film_stops_at_battles_if_wanted(
    fog_window: DemoWindow, fog: Conductor, qtbot: QtBot
) -> None:
    show = fog_window.demonstration
    show.look_as(ALL)
    battle = fog.film.battles(ALL)[0]
    window = fog_window
    window.actions_of_demo.battles.trigger()
    window.set_speed(8)
    window.show_shot(max(battle - 2, 0))
    with qtbot.waitSignal(show.play_changed, check_params_cb=lambda playing: not playing):
        show.play()
    assert show.shown == battle


# -- engines --------------------------------------------------------------------------------------


@pytest.fixture
def demo(tmp_path: Path, qtbot: QtBot) -> Iterator[DemoWindow]:
    conductor = Conductor(RULES, {}, ("staff", "staff"), 7, tmp_path / "demo.rec")
    window = DemoWindow(conductor)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


def test_window_lives_while_an_engine_thinks(qtbot: QtBot, tmp_path: Path) -> None:
    thinker = "search:nodes=1000000"
    window = DemoWindow(Conductor(RULES, {}, (thinker, thinker), 7, tmp_path / "slow.rec"))
    qtbot.addWidget(window)
    window.show()
    window.begin()
    beats: list[int] = []
    heart = QTimer(window)
    heart.timeout.connect(lambda: beats.append(len(beats)))
    heart.start(1)
    qtbot.waitUntil(lambda: len(beats) > 100, timeout=20_000)
    assert window.demonstration.state == WAITING
    assert "waiting" in window.controls.state.text()
    window.map_view.zoom_in()
    window.actions_of_demo.viewpoints[1].trigger()
    assert "Austrian" in window.windowTitle()
    engine = window.demonstration.engine_of(1) or window.demonstration.engine_of(0)
    assert engine is not None
    window.close()
    assert not engine._process.is_alive()


def test_engine_process_decides_as_its_clerk_would_here(qtbot: QtBot) -> None:
    """With a searcher, whose report and receipt come through the pipe, too."""
    name, seed = "search:nodes=2,reaction=1", "demo 7"
    asked = new_conductor().asked
    assert asked is not None
    engine = ChildLink(serve_player, "castiglione", name, {}, asked.seat, seed)
    with qtbot.waitSignal(engine.answered, timeout=60_000) as answer:
        engine.ask(1, asked.view, asked.offered, asked.plies)
    engine.close()
    clerk = seat_clerk(name, RULES, {}, asked.seat, seed)
    here = clerk.decide(asked.view, asked.offered, asked.plies)
    number, there = answer.args
    assert number == 1
    assert (there.ply, there.receipt.as_text()) == (here.ply, here.receipt.as_text())
    assert there.report.candidates == here.report.candidates


def test_lost_engine_is_told_and_started_again(demo: DemoWindow, qtbot: QtBot) -> None:
    show = demo.demonstration
    with qtbot.waitSignals([show.grown] * 2, timeout=60_000):
        show.compute()
    qtbot.waitUntil(lambda: show.engine_of(1) is not None, timeout=60_000)
    engine = show.engine_of(1)
    assert engine is not None
    engine._process.kill()
    qtbot.waitUntil(lambda: show.state == ENGINE_LOST, timeout=30_000)
    demo.show_state()
    assert "engine has stopped" in demo.controls.state.text()
    assert demo.controls.try_again.isVisible()
    length = len(show.film)
    demo.try_again_action.trigger()
    qtbot.waitUntil(lambda: len(show.film) > length, timeout=60_000)
    assert not show.trouble


def test_full_disk_stops_play_and_is_told(
    demo: DemoWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from solitaire.record import RecordNotWritten

    show = demo.demonstration

    def refuse(*_: object) -> None:
        raise RecordNotWritten("demo.rec cannot be written: No space left on device.")

    monkeypatch.setattr(show.conductor._session, "play", refuse)
    show.compute()
    qtbot.waitUntil(lambda: bool(show.trouble), timeout=60_000)
    demo.show_state()
    assert "No space left" in demo.controls.state.text()


def test_beliefs_are_told_as_estimates_of_the_side_that_looks(
    fog_window: DemoWindow, fog: Conductor, qtbot: QtBot
) -> None:
    window, show = fog_window, fog_window.demonstration
    window.situation_dock.show()
    window.show_shot(120)
    show.look_as(0)
    with qtbot.waitSignal(show.judging.judged, timeout=60_000):
        window.actions_of_demo.beliefs.trigger()
    window.show_beliefs()
    situation = window.situation_dock.text.toPlainText()
    assert "French estimate" in situation
    assert "Austrian estimate" not in situation
    assert window.shot_map._tags
    show.look_as(1)
    assert "French estimate" not in window.situation_dock.text.toPlainText()


# -- other things ---------------------------------------------------------------------------------


def test_closing_ends_the_demo_and_remembers_the_size(qtbot: QtBot) -> None:
    window = DemoWindow(new_conductor())
    qtbot.addWidget(window)
    window.resize(1024, 710)  # the offscreen display is small
    window.show()
    window.demonstration.play()
    window.close()
    assert not window.demonstration.is_playing
    again = DemoWindow(new_conductor())
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (1024, 710)
    assert again.minimumWidth() >= 1024
    again.close()


def test_error_in_a_slot_is_kept_and_told(window: DemoWindow) -> None:
    window.demonstration.play()
    error = RuntimeError("secret: Massena is in Rivoli")
    CrashReporter(window)(RuntimeError, error, None)
    assert not window.demonstration.is_playing
    boxes = window.findChildren(QMessageBox)
    (report,) = paths.crash_folder().iterdir()
    assert str(report) in boxes[-1].text()
    assert "Massena" not in report.read_text() + boxes[-1].text()
    boxes[-1].close()


def test_about_tells_the_licences(window: DemoWindow) -> None:
    window.actions_of_demo.about.trigger()
    box = window.findChildren(AboutDialog)[-1]
    text = " ".join(box.text.toPlainText().split())
    for words in ("MIT", "LGPL", "Open Font License", qVersion(), platform.python_version()):
        assert words in text
    assert "belong to their publishers" in " ".join(notice().split())
    box.copy_button.click()
    report = QApplication.clipboard().text()
    assert report == system_report.report()
    assert str(Path.home()) not in report, "it names nobody"
    box.close()


def test_commit_is_read_from_a_checkout_with_packed_names(tmp_path: Path) -> None:
    commit = "0123456789" * 4
    assert system_report._checked_out_commit(tmp_path) == ""
    git = tmp_path / ".git"
    git.mkdir()
    (git / "HEAD").write_text("ref: refs/heads/main\n", encoding="utf-8")
    (git / "packed-refs").write_text(f"# pack\n{commit} refs/heads/main\n", encoding="utf-8")
    assert system_report._checked_out_commit(tmp_path) == commit[:10]
    (git / "refs" / "heads").mkdir(parents=True)
    (git / "refs" / "heads" / "main").write_text("f" * 40, encoding="utf-8")
    assert system_report._checked_out_commit(tmp_path) == "f" * 10


def test_commanders_think_aloud_for_their_own_side_only(tmp_path: Path) -> None:
    """The captions of a searcher's plans, with the arrows that they mean."""
    thinker = "search:nodes=2,reaction=1"
    game = Conductor(RULES, {}, (thinker, thinker), 3, tmp_path / "thoughts.rec")
    while sum(shot.thinker is not None for shot in game.film.shots) < 2:
        game.decide_here()
    outlook, orders = (shot for shot in game.film.shots if shot.thinker is not None)
    assert outlook.thinker == orders.thinker is not None
    thinking = outlook.thinker
    for viewpoint in (thinking, ALL):
        assert game.film.caption(outlook.number, viewpoint).endswith(".")
        assert arrows(game.film, orders.number, viewpoint)
    assert game.film.caption(outlook.number, 1 - thinking) == ""
    assert arrows(game.film, orders.number, 1 - thinking) == []
    assert not outlook.is_seen_by(1 - thinking)
    assert game.film.chance_at(len(game.film) - 1, thinking) is not None
    game.close()
