"""One window for the tests of a module, with a home of its own; opening it is the slow part."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.registry import game_named
from tests.desktop.counsels import PATIENCE, Stand, table_of
from tests.ui.window_table import no_warm_up
from ui.desktop.help.hints.engine import Counsel
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow


@pytest.fixture(autouse=True, scope="module")
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CAMPAGNA_HOME", str(tmp_path_factory.mktemp("home")))
        patch.setattr(Counsel, "warm_up", no_warm_up)
        yield


def new_conductor(seed: int = 5, **options: str) -> Conductor:
    return Conductor(game_named("castiglione").rules(), options, ("random", "random"), seed)


@pytest.fixture(scope="module")
def window(qapp: QApplication, _own_home: None) -> Iterator[DemoWindow]:
    window = DemoWindow(new_conductor())
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture(scope="module")
def one_window(qapp: QApplication, _own_home: None) -> Iterator[PlayWindow]:
    wanted = Preferences(pace="at-once")
    keep_preferences(wanted)
    apply_preferences(qapp, wanted)
    window = new_play_window()
    window.show()
    yield window
    window.close()
    window.deleteLater()


# -- a game with a stand-in for the adviser -------------------------------------------------------


@pytest.fixture(scope="module")
def stand(tmp_path_factory: pytest.TempPathFactory) -> Stand:
    return Stand(tmp_path_factory.mktemp("counsel"))


@pytest.fixture(scope="module")
def counselled_window(qapp: QApplication, _own_home: None, stand: Stand) -> Iterator[PlayWindow]:
    wanted = Preferences(pace="at-once")
    keep_preferences(wanted)
    apply_preferences(qapp, wanted)
    window = new_play_window(counsel=stand.command)
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture(scope="module")
def asked_record(counselled_window: PlayWindow, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in which the person is to move, played once for all tests of a module."""
    path = tmp_path_factory.mktemp("games") / "game.rec"
    window = counselled_window
    window.begin(NewGame("french", "random", dice="seed:5", path=path))
    _wait_for_person(window)
    while window.orders.offers[0].tag != "move":
        window.play.carry_out(window.orders.offers[0])
        _wait_for_person(window)
    window.leave_table()
    return path


def _wait_for_person(window: PlayWindow) -> None:
    deadline = QDeadlineTimer(PATIENCE)
    while table_of(window).waits_for != PERSON and not deadline.hasExpired():
        QApplication.processEvents()
    assert table_of(window).waits_for == PERSON


@pytest.fixture
def asked_window(
    counselled_window: PlayWindow, asked_record: Path, qtbot: QtBot, tmp_path: Path
) -> Iterator[PlayWindow]:
    """In the person's own movement."""
    window = counselled_window
    window.preferences.set(Preferences(pace="at-once"))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    path = tmp_path / "game.rec"
    shutil.copy(asked_record, path)
    window.open_path(path)
    _wait_for_person(window)
    yield window
    window.leave_table()
