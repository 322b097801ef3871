"""From the game's window: odds of the map, the map on paper, a demonstration beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.present.odds.stacks import stacks_seen
from tests.ui.window_table import open_window, table_of, wait_for
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.export.dialogs import MapExportDialog
from ui.desktop.openings import export_map
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import BOTH, NewGame
from ui.desktop.table.table import CURTAIN, PERSON, ROLL
from ui.desktop.watch.demo_window import DemoWindow

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture(scope="module")
def one_window(qapp: QApplication, _own_home: None) -> Iterator[PlayWindow]:
    with open_window(qapp) as window:
        yield window


@pytest.fixture
def window(one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.leave_table()
    yield one_window
    one_window.leave_table()


def test_tools_know_what_the_side_at_the_table_knows(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    assert window.model.table_in_sight is None
    game = NewGame("french", "staff", {"visibility": "fog"}, "seed:4", path=tmp_path / "game.rec")
    window.begin(game)
    wait_for(qtbot, window, PERSON, ROLL)
    window.model.inspected = "verona"
    dialog = window.dialogs.show_odds()
    assert isinstance(dialog, OddsDialog)
    assert dialog.isVisible()
    view = window.model.view
    assert view == table_of(window).view()
    offered = dialog.stacks["attacker"].count() - 1
    assert offered == len(stacks_seen((view,)))
    dialog.close()
    paper = export_map(window)
    assert isinstance(paper, MapExportDialog)
    paper.dpi.setValue(40)
    paper.write(tmp_path / "map.png")
    with Image.open(tmp_path / "map.png") as picture:
        assert picture.width == round(400 / 25.4 * 40)


def test_nothing_is_known_behind_the_curtain(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.begin(NewGame(BOTH, dice="seed:4", path=tmp_path / "both.rec"))
    wait_for(qtbot, window, CURTAIN)
    assert window.model.table_in_sight is None
    paper = export_map(window)
    assert not paper.has_position.isEnabled()
    paper.close()


def test_watch_opens_a_demonstration(qtbot: QtBot, window: PlayWindow) -> None:
    window.welcome.watch_wanted.emit()
    demo = window.opened[-1]
    assert isinstance(demo, DemoWindow)
    assert demo.isVisible()
    qtbot.waitUntil(lambda: len(demo.demonstration.film) > 3, timeout=60_000)
    record = demo.demonstration.conductor.record
    assert record is not None
    assert record.exists()
    demo.close()
    assert not demo.demonstration.is_playing
    assert not record.exists(), "nobody saved it"


def test_a_panel_that_is_wished_for_lies_in_front(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.begin(NewGame("french", "staff", {}, "seed:1", path=tmp_path / "game.rec"))
    wait_for(qtbot, window, PERSON)
    for dock in (window.panels.tables, window.panels.intelligence):
        dock.hide()
        dock.toggleViewAction().trigger()
        qtbot.waitUntil(lambda dock=dock: not dock.visibleRegion().isEmpty(), timeout=2000)
