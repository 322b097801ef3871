"""First screen, curtain and a disk that refuses: what a person is told, and nothing else."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.record import RecordNotWritten
from solitaire.record.writer import RecordWriter
from tests.ui.test_window_leaks import assert_alike
from tests.ui.window_screen import Screen, picture, screen_of, settle, table_with
from tests.ui.window_table import (
    home,
    plies_played,
    strip_of,
    table_of,
    wait_for,
    wait_for_person,
)
from tests.ui.window_worlds import AUSTRIAN, at_movement, world
from ui import paths
from ui.desktop.play.window import PlayWindow
from ui.desktop.screens.glimpses import Glimpse
from ui.desktop.screens.recent import RecentGame, newest_unfinished, recent_game, recent_games
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.keys_page import KeysPage
from ui.desktop.table.opening import BOTH, NewGame
from ui.desktop.table.table import (
    CURTAIN,
    DISK,
    HUMAN,
    PERSON,
    Table,
)

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

GAME = "castiglione"
HEADER = f"campagna record 1\ngame {GAME}\nseat french human\nseat austrian staff\n"


# -- the first screen -----------------------------------------------------------------------------


def new_record(text: str, name: str = "game.rec") -> Path:
    path = paths.games_folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(HEADER + text, encoding="utf-8")
    return path


def test_first_screen_shows_what_the_player_saw_and_no_more(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """The same words and the same small map, byte for byte, in worlds that look alike."""
    found: list[Screen] = []
    first, *others = at_movement()
    for number, state in enumerate((first, first, *others)):  # Qt makes some parts when asked
        with home(tmp_path / str(number)):
            path = new_record("\n[turn 3]\n")
            os.utime(path, (1_000_000, 1_000_000))
            window.sit_down(table_with(state, AUSTRIAN, path))
            wait_for(qtbot, window, PERSON)
            window.leave_table()
            (kept,) = (paths.cache_folder() / "glimpses").iterdir()
            settle(window)
            screen = screen_of(window)
            screen["small map"] = picture(window.welcome.go_on.picture)
            found.append(screen | {"kept": kept.read_text(encoding="utf-8")})
            shown = window.welcome.go_on
            assert "day 3, Austrian movement" in shown.heading.text()
            assert "the Austrians are to act" in shown.description.text()
            assert not shown.picture.pixmap().isNull()
    assert '"ala": 1' in found[0]["kept"]
    assert "rampon" not in found[0]["kept"]
    assert_alike(found[1:])


def test_small_map_is_another_when_the_player_saw_something_else(
    qtbot: QtBot, window: PlayWindow
) -> None:
    """Else the test above would prove nothing."""
    pictures = set()
    for places in ({"verona": 1}, {"verona": 9}, {"brescia": 1}):
        glimpse = Glimpse(0, "turn 3", "Austrian movement", "austrian", {"french": places})
        when, heading = datetime(1996, 8, 5), ("turn 3",)
        game = RecentGame(Path("game.rec"), when, False, GAME, heading, glimpse=glimpse)
        window.welcome.show_newest(game, False)
        settle(window)
        pictures.add(picture(window.welcome.go_on))
    assert len(pictures) == 3


def test_two_people_leave_no_small_map_behind(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """Nobody knows which of them will see the first screen."""
    path = tmp_path / "game.rec"
    window.begin(NewGame(BOTH, dice="seed:3", path=path))
    wait_for(qtbot, window, CURTAIN)
    window.play.lift_curtain()
    wait_for(qtbot, window, PERSON)
    window.leave_table()
    game = recent_game(path)
    assert game is not None
    assert game.people == ("french", "austrian")
    assert game.glimpse is not None
    assert game.glimpse.counters == {}


def test_record_that_went_on_elsewhere_is_told_by_its_headings(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """As after `campagna play --text`: what was kept for the first screen is not believed."""
    path = tmp_path / "game.rec"
    window.begin(NewGame("austrian", "staff", dice="seed:2", path=path))
    wait_for_person(qtbot, window)
    window.leave_table()
    now = recent_game(path)
    assert now is not None
    assert now.glimpse is not None
    with path.open("a", encoding="utf-8") as record:
        record.write("\n[turn 4]\n [French movement]\n  french: end\n")
    later = recent_game(path)
    assert later is not None
    assert (later.heading, later.glimpse) == (("turn 4", "French movement"), None)
    assert "day 4, French movement, as the Austrians, saved " in later.words


@pytest.mark.parametrize("kept", ["", "[]", '{"record_size": "x"}', "\x00", '{"counters": 3}'])
def test_damaged_glimpse_is_left_out(tmp_path: Path, kept: str) -> None:
    with home(tmp_path):
        path = new_record("\n[turn 2]\n [Recovery]\n")
        game = recent_game(path)
        assert game is not None
        from ui.desktop.screens import glimpses

        file = glimpses._file_of(path)
        file.parent.mkdir(parents=True)
        file.write_text(kept, encoding="utf-8")
        newest = newest_unfinished(recent_games())
        assert newest is not None
        assert (newest.where, newest.glimpse) == ("day 2, Recovery", None)


# -- a disk that refuses --------------------------------------------------------------------------


def test_where_nothing_can_be_written_the_game_is_played_unsaved(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder", encoding="utf-8")
    with home(in_the_way):
        window.begin(NewGame("austrian", "staff", dice="seed:2"))
        wait_for_person(qtbot, window)
        assert "set CAMPAGNA_HOME" in window.prompt.message.text()
        assert "not saved" in window.prompt.message.text()
        assert "NOT SAVED" in strip_of(window)
        before = plies_played(window)
        assert window.orders.choose_number(1)
        assert plies_played(window) > before
        window.leave_table()
    assert in_the_way.read_text(encoding="utf-8") == "not a folder"


def test_disk_that_is_full_in_the_middle_asks_whether_to_play_on(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.rec"
    window.begin(NewGame("austrian", "staff", dice="seed:2", path=path))
    wait_for_person(qtbot, window)
    before, kept = plies_played(window), path.read_bytes()

    def full(*words: object) -> None:
        raise RecordNotWritten("game.rec cannot be written: No space left on device.")

    monkeypatch.setattr(RecordWriter, "ply", full)
    assert window.orders.choose_number(1)
    assert table_of(window).waits_for == DISK
    assert plies_played(window) == before
    assert "No space left" in window.prompt.message.text()
    window.prompt.try_again.click()
    wait_for(qtbot, window, PERSON)
    assert window.orders.choose_number(1)
    wait_for(qtbot, window, DISK)
    assert window.asking.play_unsaved.isVisible()
    qtbot.keyClick(window.asking.play_unsaved, Qt.Key.Key_Return)
    wait_for(qtbot, window, PERSON)
    assert not window.asking.play_unsaved.isVisible()
    assert window.orders.choose_number(1)
    assert plies_played(window) > before
    settle(window)
    assert "NOT SAVED" in strip_of(window)
    assert path.read_bytes() == kept, "what was saved stays sound"


def test_game_begun_without_take_backs_stays_so(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.rec"
    window.begin(NewGame("austrian", "staff", dice="seed:2", path=path, has_take_backs=False))
    for _ in range(2):
        wait_for_person(qtbot, window)
        assert window.orders.choose_number(1)
        wait_for_person(qtbot, window)
        settle(window)
        assert "without take-backs" in window.prompt.undo.text()
        before = plies_played(window)
        assert "without take-backs" in table_of(window).undo()
        assert plies_played(window) == before
        window.open_path(path)


def test_take_backs_are_counted_the_same_after_reopening(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """An order of several choices is taken back once, however it was given."""
    path = tmp_path / "game.rec"
    window.begin(NewGame("austrian", "staff", {"visibility": "open"}, "seed:2", path=path))
    wait_for_person(qtbot, window)
    for _ in range(2):
        before = plies_played(window)
        window.play.march(["gummer", "bajalich"], "riva")
        assert plies_played(window) > before + 2
        assert table_of(window).undo() == "Your last order was taken back."
        assert plies_played(window) == before
    assert table_of(window).take_backs == 2
    settle(window)
    assert "2 take-backs" in strip_of(window)
    window.open_path(path)
    wait_for_person(qtbot, window)
    settle(window)
    assert table_of(window).take_backs == 2
    assert "2 take-backs" in strip_of(window)


# -- the curtain ----------------------------------------------------------------------------------


def two_people(mover: str, others: Sequence[str]) -> Table:
    """Both sides played by people in a world in which this counter lies face-down at Verona."""
    table = table_with(world((*others, mover), first="french"), AUSTRIAN, Path("game.rec"))
    seats = dict.fromkeys(RULES.seats, HUMAN)
    return Table(table.game, seats)


def march_of_the_french(qtbot: QtBot, window: PlayWindow, mover: str) -> None:
    """The French person marches one counter and ends the phase; the Austrian's curtain falls."""
    wanted = ("done", f"move {mover}", "to villafranca", "halt", "end-movement")
    while True:
        wait_for(qtbot, window, PERSON, CURTAIN)
        table = table_of(window)
        if table.waits_for == CURTAIN:
            if table.seat == AUSTRIAN:
                return
            window.play.lift_curtain()
            continue
        texts = {RULES.ply_text(ply): ply for ply in table.offered()}
        table.choose(next(texts[text] for text in wanted if text in texts))


MOVERS = ("rampon", "french_dummy_1", "massena", "massena_art")


def test_curtain_tells_only_what_the_side_saw(qtbot: QtBot, window: PlayWindow) -> None:
    """A brigade and a dummy give the same curtain, the same news and the same map behind it."""
    found = []
    for mover in (MOVERS[0], *MOVERS[:2]):  # Qt makes some parts when first asked for them
        window.leave_table()
        window.sit_down(two_people(mover, [one for one in MOVERS if one != mover]))
        march_of_the_french(qtbot, window, mover)
        settle(window)
        closed = screen_of(window)
        assert window.curtain.list.count() == 0
        assert "Verona – Villafranca" not in repr(closed), "nobody has said to be the Austrian yet"
        qtbot.keyClick(window.curtain.button, Qt.Key.Key_Return)
        assert table_of(window).waits_for == CURTAIN
        told = screen_of(window)
        lines = [window.curtain.list.item(row).text() for row in range(window.curtain.list.count())]
        assert any("Verona – Villafranca" in line for line in lines)
        assert not window.board.map_view.isVisible()
        qtbot.keyClick(window.curtain.button, Qt.Key.Key_Return)
        assert table_of(window).waits_for == PERSON
        assert window.curtain.list.count() == 0
        found.append(
            {f"closed {name}": text for name, text in closed.items()}
            | {f"told {name}": text for name, text in told.items()}
            | screen_of(window)
        )
    assert_alike(found[1:])


def test_who_has_missed_nothing_goes_straight_to_the_map(
    qtbot: QtBot, window: PlayWindow, qapp: QApplication
) -> None:
    table = two_people("rampon", MOVERS[1:])
    window.sit_down(table)
    wait_for(qtbot, window, CURTAIN)
    qtbot.keyClick(window.curtain.button, Qt.Key.Key_Return)
    wait_for(qtbot, window, PERSON)


# -- preferences ----------------------------------------------------------------------------------


def test_keys_are_found_and_put_back_like_other_settings(window: PlayWindow) -> None:
    window.dialogs.show_preferences()
    (dialog,) = window.findChildren(PreferencesDialog)
    (keys,) = dialog.findChildren(KeysPage)
    keys.single.setChecked(False)
    assert not window.actions_of_game.settings.has_single_letters, "at once"
    dialog.search.setText("decide now")
    assert dialog.pages.currentWidget() is keys
    dialog.pages.go_to_chosen()
    chosen = keys.list.item(keys.list.currentRow(), 0)
    assert chosen is not None
    assert "decide now" in chosen.text().casefold()
    dialog.restore.click()
    assert window.actions_of_game.settings.has_single_letters
    dialog.reject()
