"""Games that cannot be shown: one sentence says why, and the rest of the program works."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from solitaire import registry
from solitaire.game import Game
from solitaire.record import write_record
from solitaire.registry import game_named
from tests.toys import faulty
from tests.toys.skirmish import GAME as SKIRMISH
from tests.ui.window_table import table_of, wait_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON
from ui.main import main

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> dict[str, Game]:
    """The games in the making, as they were before once the test is over."""
    opened: dict[str, Game] = dict(registry._opened)
    monkeypatch.setattr(registry, "_opened", opened)
    monkeypatch.delenv(registry.OTHER_GAMES, raising=False)
    return opened


def said(window: PlayWindow) -> str:
    """By the box that was opened last, which is closed."""
    box = window.findChildren(QMessageBox)[-1]
    words = f"{box.text()} {box.detailedText()}"
    box.close()
    return words


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (faulty.NO_BOARD, "the map is not there"),
        (faulty.NO_PICTURE, "area g"),
        (faulty.NO_OFFERS, "no such ply"),
    ],
    ids=lambda one: getattr(one, "title", ""),
)
def test_a_presenter_that_raises_is_told_of_and_others_are_played(
    window: PlayWindow,
    qtbot: QtBot,
    tmp_path: Path,
    known: dict[str, Game],
    game: Game,
    reason: str,
) -> None:
    known[game.name] = game
    new = NewGame("red", "random", dice="seed:5", path=tmp_path / "one.rec", game=game.name)
    window.begin(new)
    words = said(window)
    assert words.startswith(f"{game.title} cannot be shown: ")
    assert reason in words
    assert window.table is None
    assert window.pages.currentWidget() is window.welcome
    known["skirmish"] = SKIRMISH
    window.begin(
        NewGame("red", "random", dice="seed:5", path=tmp_path / "two.rec", game="skirmish")
    )
    wait_for(qtbot, window, PERSON)
    assert table_of(window).door is SKIRMISH


def test_a_game_that_cannot_be_drawn_is_passed_over_on_the_first_screen(
    window: PlayWindow,
) -> None:
    before = window.welcome.game
    window.welcome.offer(faulty.NO_BOARD)
    assert window.welcome.game is before
    assert "the map is not there" in window.welcome.passed_over.text()
    assert window.welcome.choice.findText(faulty.NO_BOARD.title) < 0


def test_a_record_of_an_unknown_game_is_told_of(
    window: PlayWindow, tmp_path: Path, known: dict[str, Game]
) -> None:
    known.pop("skirmish", None)
    path = tmp_path / "game.rec"
    rules = SKIRMISH.rules()
    write_record(path, rules, {one.name: one.values[0] for one in rules.options()}, ())
    window.open_path(path)
    assert "There is no game called 'skirmish'" in said(window)
    assert window.pages.currentWidget() is window.welcome


@pytest.mark.parametrize("name", ["tests.toys.nowhere:GAME", "tests.toys.skirmish:NOTHING"])
def test_a_broken_package_is_told_of_in_a_sentence(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--headless", "--game", name]) != 0
    told = capsys.readouterr().err
    assert told.startswith(f"campagna: The game {name!r} cannot be loaded")
    assert len(told.strip().splitlines()) == 1


def test_games_in_the_making_are_known_to_other_processes(
    monkeypatch: pytest.MonkeyPatch, known: dict[str, Game]
) -> None:
    known.pop("skirmish", None)
    with pytest.raises(registry.UnknownGame):
        game_named("skirmish")
    monkeypatch.setenv(registry.OTHER_GAMES, "tests.toys.nowhere:GAME tests.toys.skirmish:GAME")
    assert game_named("skirmish") is SKIRMISH
