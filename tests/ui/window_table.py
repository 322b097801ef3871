"""The real game window for tests: opened with a home of its own, and what it waits for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.desktop import hint_engine
from ui.desktop.play_window import PlayWindow
from ui.desktop.preferences import Preferences, apply_preferences, keep_preferences
from ui.desktop.table import OVER, PERSON, Table

PATIENCE: Final = 60_000
"""Milliseconds; other processes may be busy."""
NEVER: Final = 3_600_000
"""Before an adviser is started that nobody asked: it would take seconds of a processor."""
QUICK: Final = Preferences(pace="at-once")


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
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hint_engine, "WARM_UP_MILLISECONDS", NEVER)
        window = PlayWindow()
    window.show()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        apply_preferences(application, Preferences())


def table_of(window: PlayWindow) -> Table:
    assert window.table is not None
    return window.table


def wait_for(qtbot: QtBot, window: PlayWindow, *states: str) -> str:
    """Until one of them holds; which one."""
    qtbot.waitUntil(lambda: table_of(window).waits_for in states, timeout=PATIENCE)
    return table_of(window).waits_for


def wait_for_person(qtbot: QtBot, window: PlayWindow) -> bool:
    """Whether the person is asked; False when the game is over."""
    return wait_for(qtbot, window, PERSON, OVER) == PERSON


def plies_played(window: PlayWindow) -> int:
    return table_of(window).session.plies_played
