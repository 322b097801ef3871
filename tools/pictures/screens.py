"""Pictures of the first screen with a game to go on with, the curtain, and dialogs of the window.

Called by pictures.py. Both sides are played by the staff's habits from a fixed seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget

from ai.players import new_player
from solitaire.games.castiglione.game import RULES
from solitaire.registry import game_of
from ui.desktop.intelligence.away import news_while_away
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.screens.last_session import BadEnd
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.table.opening import BOTH, NewGame
from ui.desktop.table.table import CURTAIN, PERSON

Save = Callable[[QWidget, Path], None]

WIDTH, HEIGHT = 1440, 900
REST: Final = 1.0
"""Seconds in which everything is drawn."""
DAY: Final = "turn 3"
SAVED: Final = 1_786_565_640
"""When the game of the first screen was played last: the same in every picture."""
NEWS: Final = 3
"""Lines that make a list worth a picture."""


def draw_screens(folder: Path, save: Save) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    wanted = Preferences(pace="at-once")
    keep_preferences(wanted)
    apply_preferences(application, wanted)
    window = new_play_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    _draw_curtain(window, folder, save)
    _draw_first_screen(window, folder, save)
    _draw_dialogs(window, folder, save)
    window.close()


def _draw_curtain(window: PlayWindow, folder: Path, save: Save) -> None:
    window.begin(NewGame(BOTH, options={"visibility": "fog"}, dice="seed:5"))
    _play(window, lambda: _has_news(window))
    _rest(0.3)
    save(window, folder / "curtain.png")
    window.curtain.button.click()
    _rest(0.3)
    save(window, folder / "curtain-news.png")
    assert window.table is not None
    game = window.table.path
    window.leave_table()
    os.utime(game, (SAVED - 3600, SAVED - 3600))  # the first screen goes on with the later one


def _has_news(window: PlayWindow) -> bool:
    table = window.table
    assert table is not None
    return table.waits_for == CURTAIN and len(news_while_away(table)) >= NEWS


def _draw_first_screen(window: PlayWindow, folder: Path, save: Save) -> None:
    window.begin(NewGame("french", "staff", {"visibility": "fog"}, "seed:5"))
    table = window.table
    assert table is not None
    _play(window, lambda: table.waits_for == PERSON and table.session.heading[0] == DAY)
    game = table.path
    window.leave_table()
    os.utime(game, (SAVED, SAVED))
    window.show_welcome()
    _rest(REST)
    save(window, folder / "first-continue.png")
    window.welcome.show_end(BadEnd(game, game))
    _rest(REST)
    save(window, folder / "first-bad-end.png")
    window.welcome.show_end(None)


def _draw_dialogs(window: PlayWindow, folder: Path, save: Save) -> None:
    preferences = PreferencesDialog(window.preferences.now, window)
    preferences.show()
    preferences.search.setText("colour")
    _rest(0.3)
    save(preferences, folder / "preferences.png")
    preferences.reject()


def _play(window: PlayWindow, is_reached: Callable[[], bool]) -> None:
    """By the habits of a staff on both sides of a curtain."""
    player = new_player("staff", RULES, game_of(RULES).advice())
    rng = Random(1796)
    while not is_reached():
        table = window.table
        assert table is not None
        if table.waits_for == CURTAIN:
            window.play.lift_curtain()
        elif table.waits_for == PERSON:
            table.choose(player.choose(table.view(), table.offered(), rng))
        QApplication.processEvents()


def _rest(seconds: float) -> None:
    deadline = monotonic() + seconds
    while monotonic() < deadline:
        QApplication.processEvents()
