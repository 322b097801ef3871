"""One window for the tests of a module, with a home of its own; opening it is the slow part."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.registry import load_game
from tests.desktop.counsels import PATIENCE, Stand, table_of
from ui.desktop.conductor import Conductor
from ui.desktop.opening import Wish
from ui.desktop.play_window import PlayWindow
from ui.desktop.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.table import PERSON
from ui.desktop.window import MainWindow


@pytest.fixture(autouse=True, scope="module")
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CAMPAGNA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


def new_conductor(seed: int = 5, **options: str) -> Conductor:
    return Conductor(load_game("castiglione"), options, ("random", "random"), seed)


@pytest.fixture(scope="module")
def window(qapp: QApplication, _own_home: None) -> Iterator[MainWindow]:
    window = MainWindow(new_conductor())
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
    window = PlayWindow(counsel=stand.command)
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def asked_window(
    counselled_window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> Iterator[PlayWindow]:
    """In the person's own movement."""
    window = counselled_window
    window.set_preferences(Preferences(pace="at-once"))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    window.begin(Wish("french", "staff", dice="seed:5", path=tmp_path / "game.rec"))
    qtbot.waitUntil(lambda: table_of(window).waits_for == PERSON, timeout=PATIENCE)
    while not table_of(window).view().march and window.orders.offers[0].verb != "move":
        window.carry_out(window.orders.offers[0])
        qtbot.waitUntil(lambda: table_of(window).waits_for == PERSON, timeout=PATIENCE)
    yield window
    window.leave_table()
