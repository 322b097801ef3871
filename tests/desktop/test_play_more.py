"""Watching, typed dice, the combat board, and what `campagna play` opens."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from solitaire.registry import game_named
from tests.desktop.counsels import table_of
from tests.desktop.tables import sit_at, wait_for
from ui.common.failures import Failure
from ui.desktop import app
from ui.desktop.play.window import PlayWindow
from ui.desktop.review.window import ReviewWindow
from ui.desktop.table.opening import WATCH, NewGame
from ui.desktop.table.table import DICE, OVER, PERSON

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

PATIENCE = 60_000


@pytest.fixture
def window(one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.leave_table()
    yield one_window
    one_window.leave_table()


def test_watching_shows_one_side_at_a_time(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.begin(NewGame(WATCH, "staff", dice="seed:4", path=tmp_path / "game.rec"))
    table = table_of(window)
    qtbot.waitUntil(lambda: table.session.plies_played > 20, timeout=PATIENCE)
    for seat, action in enumerate(window.actions_of_game.viewpoints):
        action.trigger()
        assert table.view().seat == seat
        assert not window.orders.offers


def played_to_its_end(qtbot: QtBot, window: PlayWindow, path: Path) -> None:
    skirmish = game_named("tests.toys.skirmish:GAME").name
    window.begin(NewGame(WATCH, "random", dice="seed:4", path=path, game=skirmish))
    qtbot.waitUntil(lambda: table_of(window).waits_for == OVER, timeout=PATIENCE)


def is_reviewed(window: PlayWindow, path: Path) -> None:
    review = window.opened.pop()
    assert isinstance(review, ReviewWindow)
    assert review.isVisible()
    assert review.replay.record.path == path
    review.close()
    review.deleteLater()


def test_a_game_that_is_over_has_a_button_for_its_review(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    path, end = tmp_path / "game.rec", window.asking.game_end
    assert not end.isVisible()
    played_to_its_end(qtbot, window, path)
    assert end.isVisible()
    qtbot.mouseClick(end.review, Qt.MouseButton.LeftButton)
    is_reviewed(window, path)


def test_a_record_of_a_game_that_is_over_opens_as_its_review(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.rec"
    played_to_its_end(qtbot, window, path)
    window.leave_table()
    window.open_path(path)
    assert window.table is None
    is_reviewed(window, path)


def test_a_person_cannot_look_with_the_other_side_s_eyes(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.begin(NewGame("austrian", "staff", dice="seed:4", path=tmp_path / "game.rec"))
    qtbot.waitUntil(lambda: table_of(window).waits_for == PERSON, timeout=PATIENCE)
    assert not window.actions_of_game.viewpoints[0].isEnabled()
    table_of(window).look_as(0)
    assert table_of(window).view().seat == 1


def test_typed_dice_are_asked_for_and_can_be_put_off(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([("", False)])

    def typed(*words: object) -> tuple[str, bool]:
        texts = words[3]
        assert isinstance(texts, list)
        return next(answers, (texts[0], True))

    monkeypatch.setattr(QInputDialog, "getItem", typed)
    window.begin(NewGame("austrian", "staff", dice="typed", path=tmp_path / "game.rec"))
    rng = Random(3)
    was_put_off = False
    for _ in range(400):
        qtbot.waitUntil(lambda: table_of(window).waits_for in (PERSON, DICE, OVER))
        if table_of(window).waits_for == DICE:
            was_put_off = True
            window.prompt.try_again.click()
        elif was_put_off:
            return
        else:
            window.play.choose(rng.choice(list(window.orders.offers)))
    raise AssertionError("no die was rolled")


def test_combat_board_explains_the_modifiers(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    corona = "at la_corona joubert gummer bajalich spiegel melas_art\nat rivoli rampon"
    wait_for(qtbot, sit_at(window, tmp_path, corona, ("french",), phase="combat"), PERSON)
    assert window.combat.is_fought
    qtbot.waitUntil(lambda: "%" in window.combat.odds.toPlainText(), timeout=PATIENCE)
    assert "[9.3]" in window.combat.odds.toPlainText()
    assert "Battle of" in window.combat.head.text()
    for side in ("french", "austrian"):
        assert "strength" in window.combat.forces[side].toPlainText()


def test_unwritable_folder_is_told_in_a_sentence(window: PlayWindow, tmp_path: Path) -> None:
    told: list[str] = []
    patch = pytest.MonkeyPatch()
    patch.setattr("ui.desktop.play.games.say_trouble", lambda _, words, *more: told.append(words))
    window.begin(NewGame("french", "staff", path=tmp_path / "nowhere" / "game.rec"))
    patch.undo()
    assert "nowhere" in told[0]
    assert window.pages.currentWidget() is window.welcome


@pytest.mark.parametrize(
    "words",
    [
        {"side": "prussian"},
        {"opponent": "nobody"},
        {"game": "chess"},
        {"go_on": True, "file": Path("game.rec")},
    ],
)
def test_wrong_words_of_play_are_refused(words: dict[str, object]) -> None:
    usual: dict[str, object] = {
        "file": None,
        "go_on": False,
        "game": None,
        "side": None,
        "opponent": None,
        "option": [],
        "dice": None,
        "view": "own",
        "word": False,
    }
    with pytest.raises(Failure):
        app.play(argparse.Namespace(**(usual | words)))
