"""Strangers besides playing: watched as a demonstration, reviewed, hinted and exported."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from shutil import copy
from tempfile import mkdtemp

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.record import load_record
from solitaire.registry import game_named
from tests.ui.window_table import PATIENCE, home, open_window, wait_for
from ui.desktop.board.items import NoticeItem
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.export.film import Wanted, frames_of, write_gif
from ui.desktop.openings import new_demo_window, new_review_window
from ui.desktop.review.replay import EVERYTHING, open_replay
from ui.desktop.review.report.files import HTML, write_report
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.style.language import use_language
from ui.desktop.style.widgets.notices import NoticeLabel
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow
from ui.desktop.watch.demonstration import FINISHED
from ui.main import main

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]
STRANGERS = ["tests.toys.skirmish:GAME", "tests.toys.hexfield:GAME"]
HASTY = (sys.executable, "-m", "ui", "analyze", "--worlds", "2", "--nodes", "4")
SEED = 7


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path) -> Iterator[None]:
    with home(tmp_path / "home"):
        yield


def conductor(name: str, path: Path) -> Conductor:
    rules = game_named(name).rules()
    options = {one.name: one.values[0] for one in rules.options()}
    return Conductor(rules, options, ("random", "random"), SEED, path)


@cache
def played(name: str) -> Path:
    """A finished game between two computers."""
    path = Path(mkdtemp(prefix="campagna-stranger-")) / "game.rec"
    game = conductor(name, path)
    while not game.is_over:
        game.go_on(0)
    game.close()
    return path


@pytest.mark.parametrize("name", STRANGERS)
def test_a_demonstration_is_watched_to_its_end(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    window: DemoWindow = new_demo_window(conductor(name, tmp_path / "demo.rec"))
    window.show()
    show = window.demonstration
    show.compute()
    qtbot.waitUntil(lambda: show.conductor.is_over, timeout=PATIENCE)
    window.show_last()
    qtbot.waitUntil(lambda: show.state == FINISHED, timeout=PATIENCE)
    assert len(show.film) > 5
    window.show_state()
    assert show.conductor.record is not None
    assert load_record(show.conductor.record).result_line
    window.close()


@pytest.mark.parametrize("name", STRANGERS)
def test_a_record_is_reviewed_with_its_evaluation(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    path = Path(copy(played(name), tmp_path / "game.rec"))
    window = new_review_window(open_replay(path), HASTY)
    window.reveal(EVERYTHING)
    window.show()
    last = window.replay.last
    for index in (0, 1, last // 2, last):
        window.seek(index)
        assert window.index == index
        assert window.place.text()
    window.analyse()
    qtbot.waitUntil(lambda: not window.analysis.process.is_running, timeout=PATIENCE)
    assert window.analysis.process.is_complete, window.analysis.state_words()
    assert "no evaluation of its own" in window.analysis.state_words()
    assert len(window.analysis.process.found.outlooks) > 3
    window.close()


@pytest.mark.parametrize("name", [STRANGERS[0], pytest.param(STRANGERS[1], marks=pytest.mark.long)])
def test_a_hint_is_asked_of_the_adviser(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    game = game_named(name)
    with open_window(qapp) as window:
        new = NewGame(
            game.rules().seats[0], "random", dice="seed:5", path=tmp_path / "g.rec", game=game.name
        )
        window.begin(new)
        wait_for(qtbot, window, PERSON)
        window.hints.show_whole()
        qtbot.waitUntil(lambda: window.hints.story is not None, timeout=PATIENCE)
        offered = [one.text for one in window.orders.offers]
        assert window.hints.story.ply_text in offered
        assert window.hints.panel.isVisible()


@pytest.mark.parametrize("name", STRANGERS)
def test_map_film_and_report_are_exported(
    qapp: QApplication, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(copy(played(name), tmp_path / "game.rec"))
    target = tmp_path / "map.png"
    words = ["--position", str(path), "--dpi", "60", "--width", "150"]
    assert main(["map", "--out", str(target), "--game", name, *words]) == 0, capsys.readouterr()
    assert QImage(str(target)).width() > 300
    game = conductor(name, tmp_path / "film.rec")
    while not game.is_over:
        game.go_on(0)
    wanted = Wanted(None, QSize(480, 300))
    frames = frames_of(game.film, wanted, "Over.")
    write_gif(game.film, frames, wanted, tmp_path / "film.gif", lambda: None)
    assert (tmp_path / "film.gif").stat().st_size > 10_000
    for _ in write_report(open_replay(path), EVERYTHING, None, tmp_path / "report"):
        pass
    page = (tmp_path / "report" / HTML).read_text()
    assert game_named(name).title in page or load_record(path).rules.name in page


def test_the_odds_of_a_stranger_are_counted_by_their_own_process(qtbot: QtBot) -> None:
    """It goes by its name, which the other process knows from us; each form has its fields."""
    dialog = OddsDialog(game_named("tests.toys.hexfield:GAME"))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.chooser.count() == 2
    assert list(dialog.inputs) == ["behind"]
    qtbot.waitUntil(lambda: "50" in dialog.answer.toPlainText(), timeout=PATIENCE)
    dialog.choose_form("attacks")
    assert list(dialog.inputs) == ["attacks", "behind"]
    dialog.inputs["behind"].set_value("yes")
    qtbot.waitUntil(lambda: "2 hits: 44.4 %" in dialog.answer.toPlainText(), timeout=PATIENCE)
    dialog.inputs["attacks"].set_value("9")
    qtbot.waitUntil(lambda: "1 to 6" in dialog.summary.text(), timeout=PATIENCE)
    dialog.close()


def test_the_answer_of_the_calculator_is_in_the_language_in_use(
    qapp: QApplication, qtbot: QtBot
) -> None:
    use_language(qapp, "fr")
    try:
        dialog = OddsDialog(game_named("tests.toys.hexfield:GAME"))
        qtbot.addWidget(dialog)
        dialog.inputs["behind"].set_value("yes")
        qtbot.waitUntil(lambda: "66,7 %" in dialog.answer.toPlainText(), timeout=PATIENCE)
        dialog.close()
    finally:
        use_language(qapp, "en")


def test_what_must_be_said_of_a_game_is_said_wherever_it_is_shown(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = game_named("tests.toys.hexfield:GAME")
    said = "The field is made up."
    with open_window(qapp) as window:
        window.welcome.offer(game)
        assert window.welcome.reconstructed.text() == said
        assert window.welcome.reconstructed.isVisible()
        asked = NewGameDialog(window, None, game.name)
        qtbot.addWidget(asked)
        assert said in [one.text() for one in asked.findChildren(NoticeLabel)]
        window.begin(NewGame("red", "random", dice="seed:5", path=tmp_path / "g", game=game.name))
        wait_for(qtbot, window, PERSON)
        printed = [one for one in window.board.scene.items() if isinstance(one, NoticeItem)]
        assert [one.words for one in printed] == [said]
        window.dialogs.show_help()
        assert said in [one.text() for one in window.dialogs.help_dialog.findChildren(NoticeLabel)]
        window.dialogs.help_dialog.close()
    name = "tests.toys.hexfield:GAME"
    words = ["--headless", "--game", name, "--players", "random", "--seed", "1"]
    assert main(["demo", *words, "--out", str(tmp_path / "d.rec")]) == 0
    assert said in capsys.readouterr().out
