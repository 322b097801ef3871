"""Where there is more than one game: the first screen offers a choice, and each keeps its own."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from solitaire import registry
from solitaire.game import Game
from solitaire.games.castiglione import CastiglioneGame
from solitaire.presenting.lesson import Lesson
from solitaire.registry import UnknownGame, game_named
from ui import paths
from ui.common import chosen_game
from ui.common.chosen_game import first_shown, shown_games
from ui.desktop.help.lesson.progress import Progress, keep_progress, load_progress
from ui.desktop.screens.game_presets import (
    GamePreset,
    keep_last,
    keep_preset,
    last_begun,
    own_presets,
)
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.screens.recent import RecentGame, newest_unfinished, recent_games
from ui.desktop.screens.welcome import Welcome
from ui.desktop.settings.standing import keep_orders, load_orders
from ui.desktop.table.opening import NewGame

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

FIRST: Final = "castiglione"
SECOND: Final = "second"


class SecondGame(CastiglioneGame):
    name = SECOND
    title = "The second game"

    def lesson(self) -> Lesson | None:  # type: ignore[override]
        return None


@pytest.fixture(autouse=True)
def two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPAGNA_HOME", str(tmp_path))
    for folder in paths.all_folders().values():
        folder.mkdir(parents=True, exist_ok=True)
    monkeypatch.setitem(registry._opened, SECOND, SecondGame())
    monkeypatch.setattr(chosen_game, "game_names", lambda: (FIRST, SECOND))


def test_the_first_screen_shows_the_game_that_was_played_last(qtbot: QtBot) -> None:
    """And leaves whoever chooses another game with that choice."""
    welcome = Welcome()
    qtbot.addWidget(welcome)
    last = RecentGame(Path("game.rec"), datetime(2026, 11, 17, 20, 14), False, SECOND)
    welcome.show_last(last)
    assert welcome.game.name == SECOND
    welcome.choice.setCurrentIndex(0)
    welcome.show_last(last)
    assert welcome.game.name == FIRST


def test_a_game_that_has_ended_is_still_the_one_that_was_played_last(qtbot: QtBot) -> None:
    """The screen went back to an older game, because that could be continued."""
    welcome = Welcome()
    qtbot.addWidget(welcome)
    older = RecentGame(Path("older.rec"), datetime(2026, 11, 16, 20, 14), False, FIRST)
    ended = RecentGame(Path("ended.rec"), datetime(2026, 11, 17, 20, 14), True, SECOND)
    for last, offered in ((older, FIRST), (ended, SECOND)):
        welcome.show_last(last)
        welcome.show_newest(newest_unfinished((last, older)), False)
        assert welcome.game.name == offered


def test_the_first_screen_offers_a_choice_of_game(qtbot: QtBot) -> None:
    welcome = Welcome()
    qtbot.addWidget(welcome)
    welcome.show()
    assert welcome.choice.isVisible()
    assert welcome.lesson.isVisible()
    wanted: list[tuple[str, str]] = []
    welcome.side_wanted.connect(lambda side, game: wanted.append((side, game)))
    welcome.choice.setCurrentIndex(1)
    assert welcome.game.name == SECOND
    assert not welcome.lesson.isVisible(), "it has none"
    welcome.sides["austrian"].click()
    assert wanted == [("austrian", SECOND)]


def test_with_one_game_there_is_nothing_to_choose(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chosen_game, "game_names", lambda: (FIRST,))
    welcome = Welcome()
    qtbot.addWidget(welcome)
    welcome.show()
    assert not welcome.choice.isVisible()


def test_a_broken_game_does_not_stop_another(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Game:
        if name == FIRST:
            raise UnknownGame("The game cannot be loaded.")
        return game_named(name)

    monkeypatch.setattr(chosen_game, "game_named", broken)
    assert [game.name for game in shown_games()] == [SECOND]
    assert first_shown() == SECOND


def test_a_presenter_that_raises_leaves_its_game_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def raising(self: Game) -> None:
        raise RuntimeError("no looks")

    monkeypatch.setattr(SecondGame, "presenter", raising)
    assert [game.name for game in shown_games()] == [FIRST]


def test_presets_and_the_last_game_are_kept_for_each_game() -> None:
    keep_preset("mine", GamePreset({"visibility": "fog"}))
    keep_last(GamePreset({"surprise": "on"}), FIRST)
    keep_preset("other", GamePreset(), SECOND)
    assert list(own_presets()) == list(own_presets(FIRST)) == ["mine"]
    assert list(own_presets(SECOND)) == ["other"]
    kept = last_begun()
    assert kept is not None
    assert kept.options == {"surprise": "on"}
    assert last_begun(SECOND) is None


def test_standing_orders_and_lessons_are_kept_for_each_game() -> None:
    keep_orders({"pursuit": "pursue"}, None)
    keep_orders({"pursuit": "let-go"}, None, SECOND)
    assert load_orders(None, FIRST)["pursuit"] == "pursue"
    assert load_orders(None, SECOND).get("pursuit") != "pursue"
    keep_progress(Progress(3), SECOND)
    assert (load_progress().step, load_progress(SECOND).step) == (0, 3)


def test_games_of_both_kinds_are_listed() -> None:
    header = "campagna record 1\ngame {}\nseat french human\n\n[turn 2]\n [Recovery]\n"
    for name in (FIRST, SECOND, "unheard-of"):
        (paths.games_folder() / f"{name}.rec").write_text(header.format(name))
    found = {game.game: game.where for game in recent_games()}
    assert found == {FIRST: "day 2, Recovery", SECOND: "day 2, Recovery"}


def test_the_dialog_begins_a_game_of_its_own_kind(qtbot: QtBot) -> None:
    dialog = NewGameDialog(game=SECOND)
    qtbot.addWidget(dialog)
    assert dialog.new_game().game == SECOND
    assert NewGame("french").game == FIRST


def test_another_game_is_chosen_from_the_open_list(qtbot: QtBot) -> None:
    """The list was deleted while it told what was chosen, and the program died."""
    dialog = NewGameDialog(game=FIRST)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.mouseClick(dialog.games, Qt.MouseButton.LeftButton)
    names = dialog.games.view()
    qtbot.waitUntil(names.isVisible)
    qtbot.keyClick(names, Qt.Key.Key_End)
    qtbot.keyClick(names, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.game.name == SECOND)
    qtbot.wait(10)  # what was replaced is deleted
    assert dialog.games.currentData() == SECOND
