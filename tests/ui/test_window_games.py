"""Whole games in the real window, by mouse alone and by keys alone; and in every visibility."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.presenting.adjutant import ASK
from solitaire.record import load_record, replay
from tests.ui.window_keys import Keys
from tests.ui.window_map_keys import MapKeys
from tests.ui.window_mouse import Mouse
from tests.ui.window_officer import Officer
from tests.ui.window_table import home, open_window, plies_played, table_of, wait_for_person
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.standing import keep_orders, usual_orders
from ui.desktop.table.opening import NewGame

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture(name="window")
def _fresh_window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        yield opened


def play_on(
    qtbot: QtBot, window: PlayWindow, play: Callable[[], None], until: Callable[[], bool]
) -> None:
    while wait_for_person(qtbot, window) and not until():
        play()


def place_dummies_by_hand() -> None:
    keep_orders({**usual_orders(), "dummies": ASK}, None)


def turn(window: PlayWindow) -> int:
    return int(table_of(window).session.heading[0].split()[1])


def assert_finished(window: PlayWindow, path: Path) -> None:
    """Nine turns were played, the screen says how they ended, and the record repeats them."""
    assert turn(window) == 9
    assert table_of(window).summary in window.prompt.asked.text()
    record = load_record(path)
    assert record.result_line
    played = replay(record).history
    assert len(played.plies) == plies_played(window)


@pytest.mark.long
@pytest.mark.parametrize("opponent", ["staff", "search:1"])
def test_nine_turns_with_the_mouse(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, opponent: str
) -> None:
    path = tmp_path / "game.rec"
    window.begin(NewGame("french", opponent, dice="seed:9", path=path))
    mouse, officer = Mouse(qtbot, window), Officer(6)
    play_on(qtbot, window, lambda: mouse.play(officer), lambda: False)
    assert_finished(window, path)
    assert mouse.done["dragged"] > 9
    assert mouse.done["counter clicked"] > 9
    assert mouse.done["area clicked"] > 9


@pytest.mark.long
@pytest.mark.parametrize("visibility", ["open", "fog"])
def test_nine_turns_with_keys_alone(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, visibility: str
) -> None:
    path = tmp_path / "game.rec"
    window.begin(NewGame("french", "staff", {"visibility": visibility}, "seed:9", path=path))
    keys, officer = Keys(qtbot, window), Officer(6)
    play_on(qtbot, window, lambda: keys.play(officer), lambda: False)
    assert_finished(window, path)
    assert min(keys.done[way] for way in ("digit", "walk", "filter", "end")) > 1


@pytest.mark.parametrize(("turns", "drags"), [(0, 1), pytest.param(1, 3, marks=pytest.mark.long)])
def test_fog_with_the_mouse(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, turns: int, drags: int
) -> None:
    """Mist has its nine turns above; here dummies are placed and areas scouted."""
    place_dummies_by_hand()
    options = {"visibility": "fog"}
    window.begin(NewGame("austrian", "staff", options, "seed:3", path=tmp_path / "game.rec"))
    mouse, officer = Mouse(qtbot, window), Officer(2)

    def is_enough() -> bool:
        return turn(window) > turns and mouse.done["dragged"] >= drags

    play_on(qtbot, window, lambda: mouse.play(officer), is_enough)
    assert mouse.done["dragged"] >= drags


@pytest.mark.parametrize("turns", [1, pytest.param(2, marks=pytest.mark.long)])
def test_fog_with_keys_on_the_map(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, turns: int
) -> None:
    """Units are picked and led on the map; the list of orders is used where nothing else is."""
    place_dummies_by_hand()
    options = {"visibility": "fog"}
    window.begin(NewGame("austrian", "staff", options, "seed:3", path=tmp_path / "game.rec"))
    keys, officer = MapKeys(qtbot, window), Officer(2)

    def is_enough() -> bool:
        has_marched = keys.taken["move"] > 4 and keys.taken["to"] > 0
        return turn(window) > turns or (turns == 1 and has_marched)

    play_on(qtbot, window, lambda: keys.play(officer), is_enough)
    assert min(keys.taken[verb] for verb in ("dummy", "move", "to")) > 0, keys.taken
    assert keys.done["Tab"] < 9 * sum(keys.taken.values()), keys.done
