"""What may break a game: kill -9, an engine that dies, a bad file, a disk that is full."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from solitaire.record import load_record, replay
from tests.ui.command_process import environment
from tests.ui.window_officer import Officer
from tests.ui.window_process import seen
from tests.ui.window_screen import settle, table_with
from tests.ui.window_table import (
    PATIENCE,
    home,
    open_window,
    plies_played,
    table_of,
    wait_for,
    wait_for_person,
)
from tests.ui.window_worlds import AUSTRIAN, worlds
from ui import crash_report, paths
from ui.desktop.app import CrashReporter
from ui.desktop.play.window import PlayWindow
from ui.desktop.safety_net import safety_net
from ui.desktop.screens.bad_end import CrashReportDialog
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import COMPUTER, DISK, PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

ROOT = Path(__file__).parents[2]
NO_SUCH_SIGNAL = pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
CHOICES = 14


@contextmanager
def window_process(path: Path, choices: int) -> Iterator[tuple[subprocess.Popen[str], Any]]:
    """A window that has made so many choices, and what its player sees."""
    variables = {"QT_QPA_PLATFORM": "offscreen", "CAMPAGNA_HOME": str(path.parents[1])}
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.window_process", str(path), "austrian", str(choices)],
        env=environment(variables),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line, process.communicate()[1]
            yield process, json.loads(line)
        finally:
            process.kill()


@NO_SUCH_SIGNAL
def test_kill_nine_loses_nothing(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    """The next start offers the game, and goes on where the killed process stood."""
    path = tmp_path / "home" / "games" / "game.rec"
    path.parent.mkdir(parents=True)
    with window_process(path, CHOICES) as (process, before):
        os.kill(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
    assert before["plies"] > CHOICES
    with home(tmp_path / "home"), open_window(qapp) as window:
        assert window.welcome.go_on.isVisible()
        assert "day " in window.welcome.go_on.heading.text()
        assert "as the Austrians" in window.welcome.go_on.description.text()
        notice = window.welcome.notice
        assert notice.isVisible()
        assert "its game is intact" in notice.words.text()
        assert not notice.look.isVisible(), "kill -9 leaves no time for a report"
        notice.go_on.click()
        wait_for(qtbot, window, PERSON)
        settle(window)
        assert json.loads(json.dumps(seen(window))) == before
        table_of(window).choose(Officer(1).wanted(table_of(window)))
        played = plies_played(window)
    with home(tmp_path / "home"), open_window(qapp) as window:
        assert not window.welcome.notice.isVisible(), "the second window was closed as it should"
        settle(window)
        assert not window.welcome.go_on.picture.pixmap().isNull()
    assert played > before["plies"]
    assert len(replay(load_record(path)).history.plies) >= played


def test_crash_that_left_a_report_lets_it_be_looked_at(qapp: QApplication, tmp_path: Path) -> None:
    with home(tmp_path):
        try:
            raise ValueError("massena is at verona")
        except ValueError as error:
            report = crash_report.write(error, "")
        with open_window(qapp) as window:
            notice = window.welcome.notice
            assert notice.isVisible()
            assert not notice.go_on.isVisible(), "no game was open"
            notice.look.click()
            (dialog,) = window.findChildren(CrashReportDialog)
            assert dialog.isVisible()
            assert dialog.text.toPlainText() == report.read_text(encoding="utf-8")
            assert "verona" not in dialog.text.toPlainText()
            dialog.close()
        with open_window(qapp) as window:
            assert not window.welcome.notice.isVisible()


@NO_SUCH_SIGNAL
def test_crash_below_python_leaves_a_report(qapp: QApplication, tmp_path: Path) -> None:
    """As when a library dies: the places in the code, and no folder of anybody."""
    path = tmp_path / "home" / "games" / "game.rec"
    path.parent.mkdir(parents=True)
    with window_process(path, 1) as (process, _):
        os.kill(process.pid, signal.SIGSEGV)
        assert process.wait() == -signal.SIGSEGV
    with home(tmp_path / "home"), open_window(qapp) as window:
        notice = window.welcome.notice
        assert "its game is intact" in notice.words.text()
        assert notice.go_on.isVisible()
        notice.look.click()
        (dialog,) = window.findChildren(CrashReportDialog)
        text = dialog.text.toPlainText()
        assert "Segmentation fault" in text
        assert "window_process.py" in text
        assert str(ROOT) not in text
        dialog.close()


def test_error_in_another_thread_is_reported(tmp_path: Path) -> None:
    def fail() -> None:
        raise ValueError("massena is at verona")

    with home(tmp_path), safety_net():
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        (report,) = paths.crash_folder().glob("crash-*.txt")
        assert "ValueError" in report.read_text(encoding="utf-8")
        assert "verona" not in report.read_text(encoding="utf-8")
        assert len(list(paths.crash_folder().iterdir())) == 2
    with home(tmp_path):
        assert list(paths.crash_folder().iterdir()) == [report], "nothing else died"


def test_second_window_beside_a_game_is_no_bad_end(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    with home(tmp_path), open_window(qapp) as window:
        window.begin(NewGame("austrian", "staff", dice="seed:2"))
        wait_for_person(qtbot, window)
        with open_window(qapp) as other:
            assert not other.welcome.notice.isVisible()


# -- files ----------------------------------------------------------------------------------------

BAD = {
    "empty": b"",
    "nonsense": b"\x00\xff nonsense",
    "of another game": b"campagna record 1\ngame chess\n",
    "of the future": b"campagna record 999\ngame castiglione\n",
}


@pytest.mark.parametrize("content", BAD)
def test_bad_file_is_told_and_nothing_is_lost(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path, content: str
) -> None:
    """Neither the file, nor the game that was being played."""
    game, bad = tmp_path / "game.rec", tmp_path / "bad.rec"
    window.begin(NewGame("austrian", "staff", dice="seed:2", path=game))
    wait_for_person(qtbot, window)
    officer = Officer(1)
    table_of(window).choose(officer.wanted(table_of(window)))
    wait_for_person(qtbot, window)
    view = table_of(window).view()
    bad.write_bytes(BAD[content])
    window.open_path(bad)
    box = window.findChildren(QMessageBox)[-1]
    assert box.isVisible()
    assert box.text().endswith(".")
    assert "Traceback" not in box.text()
    box.close()
    assert bad.read_bytes() == BAD[content]
    if window.table is None:
        window.open_path(game)
    wait_for_person(qtbot, window)
    assert table_of(window).view() == view


def test_damaged_game_says_where(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    """A line that no rule allows, in the middle of a sound record."""
    game = tmp_path / "game.rec"
    window.begin(NewGame("austrian", "staff", dice="seed:2", path=game))
    wait_for_person(qtbot, window)
    for _ in range(3):
        table_of(window).choose(Officer(1).wanted(table_of(window)))
        wait_for_person(qtbot, window)
    window.leave_table()
    lines = game.read_text(encoding="utf-8").splitlines()
    lines[-2] = "austrian: move bonaparte"
    game.write_text("\n".join(lines) + "\n", encoding="utf-8")
    window.open_path(game)
    box = window.findChildren(QMessageBox)[-1]
    assert "game.rec" in box.text()
    assert window.table is None
    box.close()


# -- our own engine -------------------------------------------------------------------------------


def engine_window(qtbot: QtBot, window: PlayWindow, path: Path, nodes: int) -> None:
    """The Austrians open the campaign, so the French player waits for the engine at once."""
    options = {"visibility": "open"}
    window.begin(NewGame("french", f"search:nodes={nodes}", options, "seed:2", path=path))
    wait_for(qtbot, window, COMPUTER)


def test_our_engine_answers_in_the_window(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    engine_window(qtbot, window, tmp_path / "game.rec", 1)
    qtbot.waitUntil(lambda: plies_played(window) > 2, timeout=3 * PATIENCE)
    assert "is thinking" in window.prompt.asked.text()
    receipt = table_of(window).opponent()
    assert receipt is not None
    assert receipt.process_id is not None
    assert receipt.process_id != os.getpid()


@NO_SUCH_SIGNAL
def test_our_engine_killed_while_it_thinks_is_asked_again(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    engine_window(qtbot, window, tmp_path / "game.rec", 1000)
    opponent = table_of(window).opponent()
    assert opponent is not None
    qtbot.waitUntil(lambda: opponent.process_id is not None, timeout=PATIENCE)
    first = opponent.process_id
    assert first is not None
    before = table_of(window).view()
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: opponent.process_id not in (None, first), timeout=PATIENCE)
    qtbot.waitUntil(lambda: "started again" in window.prompt.message.text(), timeout=PATIENCE)
    assert table_of(window).view() == before
    window.play.decide_now()
    qtbot.waitUntil(lambda: plies_played(window) > 0, timeout=3 * PATIENCE)


def test_leaving_the_table_ends_the_engine(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    engine_window(qtbot, window, tmp_path / "game.rec", 1000)
    opponent = table_of(window).opponent()
    assert opponent is not None
    qtbot.waitUntil(lambda: opponent.process_id is not None, timeout=PATIENCE)
    number = opponent.process_id
    window.leave_table()
    assert number is not None
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


# -- an error inside ------------------------------------------------------------------------------


def test_error_while_showing_leaves_the_game_on_disk(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.sit_down(table_with(worlds()[0], AUSTRIAN, tmp_path / "game.rec"))
    wait_for(qtbot, window, PERSON)
    window.log.show_lines = lambda lines: 1 / 0  # type: ignore[assignment,method-assign,return-value]
    before = plies_played(window)
    with qtbot.captureExceptions() as caught:
        window.orders.choose_number(1)
    del window.log.show_lines
    assert plies_played(window) > before
    assert caught == [] or caught[0][0] is ZeroDivisionError


def told_after_a_crash(window: PlayWindow) -> str:
    """What the box says about saving."""
    error = ZeroDivisionError()
    CrashReporter(window)(ZeroDivisionError, error, None)
    box = window.findChildren(QMessageBox)[-1]
    words = box.informativeText()
    box.close()
    box.deleteLater()
    settle(window)
    return words


def test_crash_box_tells_the_truth_about_saving(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    with home(tmp_path / "home"):
        assert told_after_a_crash(window) == "You can try to go on, or quit."
        window.sit_down(table_with(worlds()[0], AUSTRIAN, tmp_path / "game.rec"))
        wait_for(qtbot, window, PERSON)
        assert told_after_a_crash(window).startswith("What was played is saved.")
        table_of(window).waits_for = DISK
        assert "last choice could not be saved" in told_after_a_crash(window)
        table_of(window).play_on_unsaved()
        wait_for(qtbot, window, PERSON)
        assert "not being saved" in told_after_a_crash(window)
