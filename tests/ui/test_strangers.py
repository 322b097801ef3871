"""Two games that the window has never heard of are played through it to their end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from solitaire.game import Game
from solitaire.record import load_record, replay
from solitaire.registry import game_named
from tests.ui.stranger_hands import Hands, KeyHands, MouseHands, chosen
from tests.ui.window_table import plies_played, table_of, wait_for
from ui.desktop.board.accessible_map import make_maps_accessible
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import OVER, PERSON, ROLL

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]
MOST_CHOICES = 400
SKIRMISH, HEXFIELD = "tests.toys.skirmish:GAME", "tests.toys.hexfield:GAME"


def begin(window: PlayWindow, name: str, path: Path) -> Game:
    game = game_named(name)
    seat = game.rules().seats[0]
    window.begin(NewGame(seat, "random", dice="seed:5", path=path, game=game.name))
    return game


def play(qtbot: QtBot, window: PlayWindow, hands: Hands, seed: int = 1) -> None:
    """To the end of the game."""
    rng = Random(seed)
    for _ in range(MOST_CHOICES):
        state = wait_for(qtbot, window, PERSON, ROLL, OVER)
        if state == OVER:
            return
        if state == ROLL:
            hands.roll()
        else:
            hands.give(chosen(window, rng.randrange(1000)))


def assert_finished(window: PlayWindow, path: Path) -> None:
    table = table_of(window)
    assert table.waits_for == OVER
    assert table.summary in window.prompt.asked.text()
    record = load_record(path)
    assert record.result_line
    assert len(replay(record).history.plies) == plies_played(window)


@pytest.mark.parametrize("name", [SKIRMISH, HEXFIELD])
def test_a_random_game_of_a_stranger_runs_through_the_window(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    path, rng = tmp_path / "game.rec", Random(1)
    game = begin(window, name, path)
    presenter = game.presenter()
    assert presenter is not None
    on_map = {place.id for place in presenter.board().places if not place.box}
    for _ in range(MOST_CHOICES):
        state = wait_for(qtbot, window, PERSON, ROLL, OVER)
        if state == OVER:
            break
        if state == ROLL:
            window.play.roll()
            continue
        assert window.board.scene.picture == table_of(window).picture()
        assert {item.place.id for item in window.board.scene.place_items} == on_map
        offers = window.orders.offers
        window.play.choose(offers[rng.randrange(len(offers))])
        if window.model.confirmation is not None:
            window.play.confirm()
    assert_finished(window, path)


@pytest.mark.parametrize(
    ("name", "ways"), [(SKIRMISH, {"led", "listed"}), (HEXFIELD, {"placed", "turned", "page"})]
)
def test_a_stranger_is_played_to_its_end_with_the_mouse(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path, name: str, ways: set[str]
) -> None:
    path = tmp_path / "game.rec"
    begin(window, name, path)
    hands = MouseHands(qtbot, window)
    play(qtbot, window, hands)
    assert_finished(window, path)
    assert ways <= set(hands.done), hands.done


@pytest.mark.parametrize(
    ("name", "ways"), [(SKIRMISH, {"led", "listed"}), (HEXFIELD, {"placed", "turned", "page"})]
)
def test_a_stranger_is_played_to_its_end_with_keys(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path, name: str, ways: set[str]
) -> None:
    path = tmp_path / "game.rec"
    begin(window, name, path)
    hands = KeyHands(qtbot, window)
    play(qtbot, window, hands)
    assert_finished(window, path)
    assert ways <= set(hands.done), hands.done


def test_orders_in_parts_are_taken_back_one_by_one(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(window, HEXFIELD, tmp_path / "game.rec")
    wait_for(qtbot, window, PERSON)
    offers = list(window.orders.offers)
    mouse, keys = MouseHands(qtbot, window), KeyHands(qtbot, window)
    (counter, place), *_ = offers[0].parts
    mouse._drag(mouse._counter_at(counter), window.board.place_of(place))
    kept = [one.text for one in window.orders.offers]
    assert kept == [one.text for one in offers if (counter, place) in one.parts]
    assert window.board.scene.picture.place_of(counter) == place
    keys.press("Backspace")
    assert [one.text for one in window.orders.offers] == [one.text for one in offers]
    assert window.board.scene.picture == table_of(window).picture()
    assert plies_played(window) == 0


def test_the_window_follows_the_game_that_is_open(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Overlays, commands, viewpoints and their keys come and go with it."""
    begin(window, HEXFIELD, tmp_path / "one.rec")
    wait_for(qtbot, window, PERSON)
    assert list(window.actions_of_game.by_overlay) == ["front"]
    assert len(window.overlay_bar.actions()) == 1
    assert window.actions_of_game.attack.shortcut().toString() == "X"
    assert [one.text().replace("&", "") for one in window.actions_of_game.viewpoints] == [
        "As the Red",
        "As the Blue",
    ]
    titles = [one.text().replace("&", "") for one in window.menuBar().actions()]
    assert titles == ["Game", "Orders", "Units", "Combat", "View", "Help"]
    window.model.turn_overlay("front")
    assert window.board.scene.overlay is not None
    window.leave_table()
    window.begin(NewGame("french", "staff", dice="seed:1", path=tmp_path / "two.rec"))
    assert list(window.actions_of_game.by_overlay) == [
        one.name for one in game_named("castiglione").presenter().overlays()
    ]
    assert len(window.overlay_bar.actions()) == len(window.actions_of_game.by_overlay)
    assert window.model.overlay == ""


def test_an_empty_box_under_the_cursor_is_told_to_screen_readers(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Such a box is left out of the list of places while nobody is there."""
    make_maps_accessible()
    begin(window, HEXFIELD, tmp_path / "game.rec")
    wait_for(qtbot, window, PERSON)
    view = window.board.map_view
    whole = QAccessible.queryAccessibleInterface(view)
    before = whole.childCount()
    view.set_cursor_area("eliminated")
    assert whole.childCount() == before + 1
    assert view.cursor_area == "eliminated"
