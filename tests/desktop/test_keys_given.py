"""No key is given twice and no letter of a menu, in each window and language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QMenu, QMenuBar

from ai.engine.client import OUR_ENGINE
from solitaire.registry import game_named
from tests.desktop.conftest import new_conductor
from ui.desktop.openings import new_play_window, new_review_window
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.replay import EVERYTHING, Replay, open_replay
from ui.desktop.review.window import ReviewWindow
from ui.desktop.style.language import use_language
from ui.desktop.style.mnemonics import mnemonic
from ui.desktop.watch.demo_game import Conductor
from ui.desktop.watch.demo_window import DemoWindow
from ui.desktop.whatif.start import Start, start_of_replay
from ui.desktop.whatif.window import WhatIfWindow

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


def _replay(path: Path) -> Replay:
    """Of a few plies: nobody looks at the game here."""
    conductor = Conductor(game_named("castiglione").rules(), {}, ("random", "random"), 5, path)
    for _ in range(3):
        conductor.go_on(0)
    conductor.close()
    return open_replay(path)


def _start(replay: Replay) -> Start:
    return start_of_replay(replay, replay.last, EVERYTHING, Random(1))


WINDOWS: dict[str, Callable[[Path], QMainWindow]] = {
    "play": lambda path: new_play_window(),
    "demo": lambda path: DemoWindow(new_conductor()),
    "review": lambda path: new_review_window(_replay(path / "game.rec")),
    "what if": lambda path: WhatIfWindow(_start(_replay(path / "game.rec")), OUR_ENGINE),
}


_REPLAY = "Left Right Shift+Left Shift+Right PgUp PgDown Home End Space < > F2 F3 F4"
_PLAY = "Ctrl+N Ctrl+O Ctrl+S Ctrl+Z F1 F6 F11 M X B N D H E A I G R F ? [ ] Space Ctrl+A"
REQUIRED: dict[type[QMainWindow], frozenset[str]] = {
    PlayWindow: frozenset(_PLAY.split()),
    DemoWindow: frozenset(_REPLAY.split()),
    ReviewWindow: frozenset([*_REPLAY.split(), "J", "Shift+J"]),
}
"""What the table of keys names for each."""


@pytest.fixture(params=["en", "fr"])
def _language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    use_language(qapp, request.param)
    yield
    use_language(qapp, "en")


@pytest.fixture(params=list(WINDOWS))
def window(
    qapp: QApplication, _language: None, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[QMainWindow]:
    opened = WINDOWS[request.param](tmp_path)
    yield opened
    opened.close()
    opened.deleteLater()


def menus(menu: QMenu | QMenuBar) -> Iterator[list[QAction]]:
    entries = [action for action in menu.actions() if not action.isSeparator()]
    yield [action for action in entries if action.isVisible()]
    for action in entries:
        below = action.menu()
        if isinstance(below, QMenu):
            yield from menus(below)


def test_no_key_and_no_letter_is_given_twice(window: QMainWindow) -> None:
    for entries in menus(window.menuBar()):
        texts = [action.text() for action in entries]
        letters = [mnemonic(text) for text in texts]
        assert all(letters), texts
        assert len(set(letters)) == len(letters), texts
    given: dict[str, set[QAction]] = defaultdict(set)
    for action in window.findChildren(QAction):
        for keys in action.shortcuts():
            given[keys.toString()].add(action)
    twice = {keys: [one.text() for one in found] for keys, found in given.items() if len(found) > 1}
    assert not twice
    assert REQUIRED.get(type(window), frozenset()) <= set(given)


def test_no_button_has_the_letter_of_a_menu(window: QMainWindow) -> None:
    """Alt and the letter would press neither, only go from one to the other."""
    of_menus = {mnemonic(action.text()) for action in window.menuBar().actions()}
    texts = [one.text() for one in window.findChildren(QAbstractButton)]
    assert [text for text in texts if mnemonic(text) in of_menus - {""}] == []
