"""The lesson of Camposanto is played through by its keys in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.camposanto import GAME
from solitaire.games.camposanto.game import RULES
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


@pytest.mark.parametrize("scene", ["assault", "night"])
def test_no_page_lies_over_the_units_of_a_scene(scene: str) -> None:
    """Orders have been revealed long ago where the lesson is about moves."""
    lesson = GAME.lesson()
    assert lesson is not None
    state = RULES.parse_position(lesson.scenes[scene].position)
    picture = GAME.presenter().picture([RULES.view(state, 0)])
    assert not [card for card in picture.cards if card.is_page]
