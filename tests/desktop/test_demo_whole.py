"""One whole demonstration in the window, with both engines as processes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.record import load_record, replay
from tests.ui.command_process import TIME_LIMIT_SECONDS, environment
from ui.desktop.openings import new_demo_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.window import ReviewWindow
from ui.desktop.table.table import HUMAN, PERSON, ROLL
from ui.desktop.watch import demonstration
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow
from ui.desktop.watch.demonstration import FINISHED, RESTING

pytestmark = [
    pytest.mark.long,
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen display has no frames
]
ROOT = str(Path(__file__).parents[2])
SEED = 7
WHOLE_GAME = 120_000
"""Milliseconds in which a staff's game must be computed on a busy machine."""


@pytest.fixture(scope="module")
def whole(
    qapp: QApplication, _own_home: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[DemoWindow]:
    """Played to its end; the engines rested in between because nobody looked on."""
    record = tmp_path_factory.mktemp("whole") / "demo.rec"
    window = new_demo_window(Conductor(RULES, {}, ("staff", "staff"), SEED, record))
    window.show()
    yield window
    window.close()


def test_engines_rest_when_far_ahead_and_go_on_when_followed(
    whole: DemoWindow, qtbot: QtBot
) -> None:
    show = whole.demonstration
    show.compute()
    qtbot.waitUntil(lambda: show.state == RESTING, timeout=WHOLE_GAME)
    length = len(show.film)
    assert show.ahead >= demonstration.MOST_AHEAD
    whole.show_state()
    assert f"{show.ahead} moments in store" in whole.controls.state.text()
    whole.show_last()
    qtbot.waitUntil(lambda: len(show.film) > length, timeout=WHOLE_GAME)


def test_whole_game_is_that_of_the_terminal(
    whole: DemoWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = whole.demonstration
    monkeypatch.setattr(demonstration, "MOST_AHEAD", 10_000)
    told = tmp_path / "headless.rec"
    words = ["--headless", "--seed", str(SEED), "--players", "staff", "--out", str(told)]
    with subprocess.Popen(
        [sys.executable, "-m", "ui", "demo", *words],
        env=environment(),
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        whole.show_last()
        qtbot.waitUntil(lambda: show.conductor.is_over, timeout=WHOLE_GAME)
        assert process.wait(TIME_LIMIT_SECONDS) == 0
    assert show.conductor.record is not None
    assert show.conductor.record.read_text() == told.read_text()
    assert load_record(told).receipts
    whole.show_last()
    assert show.state == FINISHED
    assert whole.caption.text() == show.conductor.summary
    assert all(button.isVisible() for button in whole.controls.finished)


def test_finished_demo_can_be_saved_reviewed_and_begun_anew(
    whole: DemoWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    show = whole.demonstration
    assert show.conductor.is_over
    whole.save_record(tmp_path / "saved.rec")
    assert replay(load_record(tmp_path / "saved.rec")).pending == show.conductor._session.pending
    with qtbot.waitSignal(whole.review_wanted) as wanted:
        whole.actions_of_demo.review.trigger()
    assert wanted.args == [show.conductor.record]
    review = whole.others.pop()
    assert isinstance(review, ReviewWindow)
    assert review.isVisible()
    review.close()
    whole.actions_of_demo.restart.trigger()
    assert (show.shown, show.is_playing) == (0, True)
    show.pause()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_person_takes_a_chair_at_any_moment(whole: DemoWindow, qtbot: QtBot, seat: int) -> None:
    show = whole.demonstration
    moment = show.film.start_of(1, dict(show.film.turns())["turn 3"])
    whole.show_shot(moment)
    with qtbot.waitSignal(whole.taken_over) as taken:
        whole.actions_of_demo.take_over[seat].trigger()
    (path,) = taken.args
    played = whole.others.pop()
    assert isinstance(played, PlayWindow)
    assert played.isVisible()
    table = played.table
    assert table is not None
    assert table.players == tuple(HUMAN if one == seat else "staff" for one in (0, 1))
    assert table.session.plies_played >= show.film.shots[moment].plies
    shot = show.film.shots[moment]
    assert replay(load_record(path)).history.state_after(shot.plies) is not None
    qtbot.waitUntil(lambda: table.waits_for in (PERSON, ROLL), timeout=WHOLE_GAME)
    assert table.seat == seat
    played.close()


def test_other_number_is_another_game(whole: DemoWindow, qtbot: QtBot) -> None:
    show = whole.demonstration
    old = [shot.views for shot in show.film.shots[:40]]
    whole.begin_demo(SEED + 1)
    show.pause()
    assert show.shown == 0
    qtbot.waitUntil(lambda: len(show.film) > 40, timeout=WHOLE_GAME)
    assert [shot.views for shot in show.film.shots[:40]] != old
