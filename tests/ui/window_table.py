"""The real game window for tests: opened with a home of its own, and what it waits for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.desktop.help.hints.engine import Counsel
from ui.desktop.openings import new_play_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.table.table import (
    LOOK,
    OVER,
    PERSON,
    Table,
)

PATIENCE: Final = 60_000
"""Milliseconds; other processes may be busy."""
QUICK: Final = Preferences(pace="at-once")
WARM_UP: Final = Counsel.warm_up


def no_warm_up(counsel: Counsel, game: str) -> None:
    """An adviser that nobody asks would take seconds of a processor."""


def strip_of(window: PlayWindow) -> str:
    """The words of the state strip, which does not break within one."""
    words = window.state_bar.strip.text().replace("\N{NO-BREAK SPACE}", " ")
    return words.replace("\N{NON-BREAKING HYPHEN}", "-")


@contextmanager
def home(path: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CAMPAGNA_HOME", str(path))
        yield


@contextmanager
def open_window(application: QApplication, wanted: Preferences = QUICK) -> Iterator[PlayWindow]:
    """A shown window that is closed in the end."""
    keep_preferences(wanted)
    apply_preferences(application, wanted)
    window = new_play_window()
    window.show()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Counsel, "warm_up", no_warm_up)
            yield window
    finally:
        window.close()
        window.deleteLater()
        apply_preferences(application, Preferences())


def table_of(window: PlayWindow) -> Table:
    assert window.table is not None
    return window.table


def wait_for(qtbot: QtBot, window: PlayWindow, *states: str) -> str:
    """Until one of them holds; which one. What standing orders did is only looked at."""

    def is_there() -> bool:
        if LOOK not in states:
            table_of(window).end_look()
        return table_of(window).waits_for in states

    qtbot.waitUntil(is_there, timeout=PATIENCE)
    return table_of(window).waits_for


def wait_for_person(qtbot: QtBot, window: PlayWindow) -> bool:
    """Whether the person is asked; False when the game is over."""
    return wait_for(qtbot, window, PERSON, OVER) == PERSON


def plies_played(window: PlayWindow) -> int:
    return table_of(window).session.plies_played
