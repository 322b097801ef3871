"""The lesson of the Quadrilateral is played through by its keys in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.quadrilateral import GAME
from tests.ui.lesson_hands import assert_sound, play_through
from tests.ui.window_table import home, open_window
from ui.desktop.play.window import PlayWindow

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture(name="window")
def _window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        yield opened


@pytest.mark.long
def test_the_lesson_is_played_through_by_keys(qtbot: QtBot, window: PlayWindow) -> None:
    play_through(qtbot, window, GAME)


def test_scenes_are_positions_and_every_scene_is_used() -> None:
    assert_sound(GAME)


def test_a_scene_that_speaks_of_cards_shows_them(qtbot: QtBot, window: PlayWindow) -> None:
    """The first step spoke of the army card, which was out of sight."""
    window.begin_lesson(GAME.name)
    view, cards = window.board.map_view, window.board.scene.cards_item

    def is_shown() -> bool:
        found = [one.box for one in cards.cards if one.card.id == "army-french"]
        corners = [view.mapFromScene(cards.mapToScene(box.bottomRight())) for box in found]
        return any(view.viewport().rect().contains(one) for one in corners)

    qtbot.waitUntil(is_shown)
    window.lesson.leave()
