"""A game of the Quadrilateral in a window, for tests that give orders by keys."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.ui.stranger_hands import KeyHands
from tests.ui.window_table import wait_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON


def austrians_at_rivoli(qtbot: QtBot, window: PlayWindow, folder: Path) -> KeyHands:
    """At the first question of the Austrians, who move first."""
    options, path = {"scenario": "rivoli"}, folder / "game.rec"
    window.begin(NewGame("austrian", "staff", options, "seed:7", path=path, game="quadrilateral"))
    wait_for(qtbot, window, PERSON)
    return KeyHands(qtbot, window)
