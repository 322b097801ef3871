"""The window as a process of its own, without a screen: played by a driver inside it.

`python -m tests.ui.window_process FILE SIDE CHOICES` begins or goes on with a game, makes so many
choices of the staff, then prints what the player sees as one JSON line and stays open.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ai.players import new_player
from solitaire.games.castiglione.game import RULES
from solitaire.registry import game_of
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.safety_net import safety_net
from ui.desktop.settings.application import new_application
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON

OPPONENT = "staff"
LOOK_EVERY = 5
"""Milliseconds."""


class Driver:
    def __init__(self, window: PlayWindow, choices: int) -> None:
        self._window = window
        self._left = choices
        self._rng = Random(1796)
        self._player = new_player("staff", RULES, game_of(RULES).advice())
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_EVERY)

    def _look(self) -> None:
        table = self._window.table
        if table is not None:
            table.end_look()
        if table is None or table.waits_for != PERSON:
            return
        if self._left:
            self._left -= 1
            table.choose(self._player.choose(table.view(), table.offered(), self._rng))
            return
        self._timer.stop()
        sys.stdout.write(json.dumps(seen(self._window)) + "\n")
        sys.stdout.flush()


NOTE = "By standing order"
"""Of the sitting, not of the game: what was answered for the person is not in the record."""


def seen(window: PlayWindow) -> dict[str, Any]:
    table = window.table
    assert table is not None
    window.log.raise_()  # a panel that nobody sees is not kept up to date
    QApplication.processEvents()
    return {
        "view": RULES.pack_view(table.view()),
        "lines": table.lines(),
        "offered": [RULES.ply_text(ply) for ply in table.offered()],
        "plies": table.session.plies_played,
        "log": [line for line in window.log.text.toPlainText().split("\n") if NOTE not in line],
    }


def main() -> None:
    path, side, choices = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    application = new_application()
    keep_preferences(Preferences(pace="at-once"))
    apply_preferences(application, Preferences(pace="at-once"))
    window = new_play_window()
    window.show()
    if path.exists():
        window.open_path(path)
    else:
        window.begin(NewGame(side, OPPONENT, {"visibility": "fog"}, path=path))
    driver = Driver(window, choices)
    with safety_net():
        application.exec()
    del driver


if __name__ == "__main__":
    main()
