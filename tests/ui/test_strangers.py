"""Two games that the window has never heard of are played through it to their end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from solitaire.registry import game_named
from tests.ui.window_table import table_of, wait_for
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import OVER, PERSON, ROLL

pytestmark = pytest.mark.ui
MOST_CHOICES = 400


@pytest.mark.parametrize("name", ["tests.toys.skirmish:GAME", "tests.toys.hexfield:GAME"])
def test_a_random_game_of_a_stranger_runs_through_the_window(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    game, rng = game_named(name), Random(1)
    seat = game.rules().seats[0]
    path = tmp_path / "game.rec"
    window.begin(NewGame(seat, "random", dice="seed:5", path=path, game=game.name))
    titles = {place.id for place in game.presenter().board().places if not place.box}
    for _ in range(MOST_CHOICES):
        state = wait_for(qtbot, window, PERSON, ROLL, OVER)
        if state == OVER:
            break
        if state == ROLL:
            window.play.roll()
            continue
        assert window.board.scene.picture == table_of(window).picture()
        assert {item.place.id for item in window.board.scene.place_items} == titles
        offers = window.orders.offers
        window.play.choose(offers[rng.randrange(len(offers))])
        if window.model.confirmation is not None:
            window.play.confirm()
    assert table_of(window).waits_for == OVER
    assert table_of(window).summary
