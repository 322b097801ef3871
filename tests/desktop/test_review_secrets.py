"""Reviewing a game that still goes on: whoever sees more than his side is in the record."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solitaire.protocol import Decide
from solitaire.record import load_record
from solitaire.resumption import resume
from tests.desktop.review_games import write_game
from ui.common.dice_choice import chosen_dice
from ui.desktop.openings import new_review_window
from ui.desktop.review.replay import EVERYTHING, open_replay
from ui.desktop.review.window import ReviewWindow

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

TWO_PEOPLE = {"french": "human", "austrian": "human"}


def opened(qtbot: QtBot, path: Path) -> ReviewWindow:
    window = new_review_window(open_replay(path))
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("seats", [TWO_PEOPLE, {"french": "human", "austrian": "staff"}])
def test_everything_of_a_fog_game_under_way_comes_after_a_warning_that_is_recorded(
    qtbot: QtBot, tmp_path: Path, seats: dict[str, str]
) -> None:
    path = write_game(tmp_path / "game.rec", "fog", 1, **seats)
    window = opened(qtbot, path)
    asked = window.replay.pending
    assert isinstance(asked, Decide)
    whose = asked.seat if seats == TWO_PEOPLE else 0
    assert window.viewpoint == whose
    for viewpoint in (EVERYTHING, 1 - whose):
        window.look_as(viewpoint)
        assert window.question.isVisible()
        assert window.viewpoint == whose
        window.question.reject()
    assert not load_record(path).shown
    window.look_as(EVERYTHING)
    window.question.accept()
    assert window.viewpoint is EVERYTHING
    assert [mark.what for mark in load_record(path).shown] == ["everything"]
    assert opened(qtbot, path).viewpoint is EVERYTHING, "he knows it already"


def test_what_cannot_be_recorded_is_not_shown(qtbot: QtBot, tmp_path: Path) -> None:
    path = write_game(tmp_path / "game.rec", "fog", 1, **TWO_PEOPLE)
    playing = resume(path, chosen_dice("fresh", lambda *_: ""))
    window = opened(qtbot, path)
    before = window.viewpoint
    window.look_as(EVERYTHING)
    window.question.accept()
    playing.session.close()
    assert window.viewpoint == before
    assert not load_record(path).shown


def test_two_people_who_hide_nothing_see_everything(qtbot: QtBot, tmp_path: Path) -> None:
    path = write_game(tmp_path / "game.rec", "open", 1, **TWO_PEOPLE)
    assert opened(qtbot, path).viewpoint is EVERYTHING


def test_playing_on_from_a_game_under_way_keeps_ones_side_and_is_noted(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = write_game(tmp_path / "game.rec", "fog", 1, french="human", austrian="staff")
    window = opened(qtbot, path)
    window.seek(window.replay.last)
    for side in ("austrian", "both", "watch"):
        assert window.play_on(side) is None
    assert not load_record(path).shown
    window.play_on("french")
    game = window.opened[-1]
    assert game is not None
    game.close()
    assert [mark.what for mark in load_record(path).shown] == ["copy"]
