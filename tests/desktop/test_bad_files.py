"""Bad files in the program's own folders: the window opens, names them and does without them."""

from __future__ import annotations

import json
import os
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.game import RULES
from solitaire.record import write_record
from ui import paths
from ui.common.failures import Failure
from ui.common.saves import has_typed_dice, newest_unfinished
from ui.desktop.help.lesson.progress import Progress, load_progress
from ui.desktop.openings import new_play_window
from ui.desktop.screens import glimpses
from ui.desktop.screens.game_presets import last_begun
from ui.desktop.screens.glimpses import glimpse_of
from ui.desktop.screens.last_session import bad_end
from ui.desktop.screens.recent import recent_game, recent_games
from ui.desktop.settings.preferences import (
    keep_preferences,
    load_preferences,
    settings_file,
    usual_preferences,
)
from ui.desktop.style.passed_over import passed_over_words

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

GOOD = "campagna record 1\ngame castiglione\nseat french human\n\n[turn 2]\n [supply]\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CAMPAGNA_HOME", str(tmp_path))
    for folder in (*paths.all_folders().values(), paths.cache_folder() / "glimpses"):
        folder.mkdir(parents=True, exist_ok=True)
    yield tmp_path
    passed_over_words()


def saved(name: str, text: str) -> Path:
    path = paths.games_folder() / name
    path.write_text(text)
    return path


def huge(path: Path, megabytes: int = 200) -> Path:
    """A record with a proper beginning, without taking that room on the disk."""
    path.write_text(GOOD)
    with path.open("r+b") as file:
        file.truncate(megabytes << 20)
    return path


def glimpse_file(record: Path) -> Path:
    return glimpses._file_of(record)


# -- the games folder -----------------------------------------------------------------------------


@pytest.mark.parametrize("heading", ["turn " + "9" * 5_000, "9" * 5_000, "x" * 100_000])
def test_heading_of_thousands_of_digits_is_passed_over(heading: str) -> None:
    saved("good.rec", GOOD)
    saved("digits.rec", f"{GOOD}[{heading}]\n")
    assert [game.path.name for game in recent_games()] == ["good.rec"]
    assert "digits.rec was passed over" in passed_over_words()


def test_huge_record_is_not_read_to_list_it() -> None:
    saved("good.rec", GOOD)
    huge(paths.games_folder() / "huge.rec")
    tracemalloc.start()
    listed = [game.path.name for game in recent_games()]
    unfinished = newest_unfinished("castiglione")
    is_typed = has_typed_dice(paths.games_folder() / "huge.rec")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert listed == ["good.rec"]
    assert unfinished.name == "good.rec"
    assert not is_typed
    assert most < 4 << 20
    assert "huge.rec was passed over" in passed_over_words()


def test_only_the_ends_of_a_large_record_are_read_to_list_it() -> None:
    line = "  ; somebody wrote a lot about this game\n"
    saved("long.rec", GOOD + line * 200_000 + "[turn 5]\n [command]\n")
    tracemalloc.start()
    [game] = recent_games()
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (game.heading, game.people) == (("turn 5", "command"), ("french",))
    assert most < 8 << 20


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_pipes_and_folders_among_the_games_are_passed_over() -> None:
    os.mkfifo(paths.games_folder() / "pipe.rec")
    (paths.games_folder() / "folder.rec").mkdir()
    (paths.games_folder() / "nowhere.rec").symlink_to("does-not-exist")
    saved("good.rec", GOOD)
    assert [game.path.name for game in recent_games()] == ["good.rec"]
    words = passed_over_words()
    assert all(name in words for name in ("pipe.rec", "folder.rec"))


def test_a_folder_of_bad_games_only_has_nothing_to_go_on_with() -> None:
    huge(paths.games_folder() / "huge.rec")
    with pytest.raises(Failure, match="There is no unfinished game"):
        newest_unfinished(None)


# -- caches and notes -----------------------------------------------------------------------------


GLIMPSE = {"record_size": 0, "turn": "turn 2", "phase": "supply", "acting": "french"}
GLIMPSE_COUNTERS = {"french": {"brescia": 2}}


def _bad_glimpses(size: int) -> Iterator[str]:
    good = {**GLIMPSE, "record_size": size, "counters": GLIMPSE_COUNTERS}
    for field in good:
        for value in (None, 5, 0.5, [], {}, [1], True, {"french": 3}, {"french": {"brescia": "x"}}):
            is_stale = field == "record_size" and type(value) is int
            if not is_stale and (field != "counters" or value != {}):
                yield json.dumps({**good, field: value})
    for count in (10**30, -1, 1.5, float("inf"), float("nan"), True):
        yield json.dumps({**good, "counters": {"french": {"brescia": count}}})
    yield from ("", "{", "[]", "null", "[" * 100_000, "{}", '{"turn": ' + "9" * 5_000 + "}")
    yield json.dumps(good) + " " * 10_000_000


def test_damaged_glimpses_are_passed_over() -> None:
    path = saved("good.rec", GOOD)
    for text in _bad_glimpses(path.stat().st_size):
        glimpse_file(path).write_text(text)
        game = recent_game(path)
        assert game is not None, text[:200]
        assert game.glimpse is None, text[:200]
        assert game.words
        assert game.details
        assert f"{glimpse_file(path).name} was passed over" in passed_over_words()


def test_glimpse_that_is_no_text_is_passed_over() -> None:
    path = saved("good.rec", GOOD)
    glimpse_file(path).write_bytes(b"\xff\xfe\x00")
    assert glimpse_of(path, path.stat().st_size) is None


@pytest.mark.parametrize("content", [b"\0" * 40, b"x" * 1_000_000, b"\xff\xfe", b"/nowhere\0/x"])
def test_damaged_note_of_the_last_sitting_is_no_bad_end(content: bytes) -> None:
    (paths.state_folder() / "sitting.txt").write_bytes(content)
    assert bad_end() is None


def test_lesson_and_presets_with_endless_values_begin_anew() -> None:
    (paths.state_folder() / "lesson.ini").write_text(f"[General]\nstep={'9' * 5_000}\n")
    assert load_progress() == Progress()
    deep = "[" * 100_000
    (paths.settings_folder() / "presets.ini").write_text(f'[General]\nlast="{deep}"\n')
    assert last_begun() is None


# -- preferences ----------------------------------------------------------------------------------


BAD_PREFERENCES = {
    "endless number": b"[General]\ntext_percent=" + b"9" * 5_000 + b"\n",
    "no settings": b"Dear diary,\nnothing happened today.\n",
    "half a group": b"[General\ntext_percent=ninety\n",
    "bytes": bytes(range(256)) * 40,
    "zeros": b"\0" * 4_000,
    "huge": b"[General]\n; " + b"x" * 3_000_000 + b"\ntext_percent=120\n",
}


@pytest.mark.parametrize("name", BAD_PREFERENCES)
def test_bad_preferences_are_named_and_defaults_used(name: str) -> None:
    settings_file().write_bytes(BAD_PREFERENCES[name])
    assert load_preferences() == usual_preferences()
    if name != "zeros":
        assert f"{settings_file().name} was passed over: it is damaged" in passed_over_words()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes")
def test_preferences_that_are_a_pipe_are_kept_beside_it() -> None:
    os.mkfifo(settings_file())
    usual = load_preferences()
    assert usual == usual_preferences()
    keep_preferences(usual.at_pace("watch"))
    assert load_preferences().pace == "watch"


# -- the window -----------------------------------------------------------------------------------


def test_window_opens_among_bad_files_and_names_them(qtbot: QtBot) -> None:
    write_record(paths.games_folder() / "good.rec", RULES, {}, [])
    saved("digits.rec", f"{GOOD}[turn {'9' * 5_000}]\n")
    huge(paths.games_folder() / "huge.rec")
    glimpse_file(paths.games_folder() / "good.rec").write_text('{"turn": 5}')
    settings_file().write_bytes(BAD_PREFERENCES["endless number"])
    (paths.state_folder() / "window.ini").write_bytes(
        b"[General]\ngeometry=@ByteArray(xx)\nlayout_name=@Variant(x)\nlayout_play=@ByteArray(yy)\n"
    )
    window = new_play_window()
    qtbot.addWidget(window)
    window.show()
    words = window.welcome.passed_over.text()
    assert window.welcome.passed_over.isVisible()
    for name in ("digits.rec", "huge.rec", settings_file().name):
        assert f"{name} was passed over" in words
    assert window.preferences.now == usual_preferences()
    assert window.welcome.go_on.isVisible()
