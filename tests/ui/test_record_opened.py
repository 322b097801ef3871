"""`campagna FILE`, and the log that the window leaves: real processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from solitaire.games.castiglione.game import RULES
from solitaire.record import write_record
from tests.ui.command_process import TIME_LIMIT_SECONDS, campagna, environment
from ui import crash_report, log_file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a game.rec"
    write_record(path, RULES, {"visibility": "open"}, [])
    return path


def test_without_a_display_a_record_is_told(record: Path) -> None:
    done = campagna(str(record))
    assert done.returncode == 0, done.stderr
    assert "there is no display" in done.stderr
    assert done.stdout == campagna("replay", str(record)).stdout


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    done = campagna(str(tmp_path / "none.rec"))
    assert done.returncode == 66
    assert "There is no file" in done.stderr


def test_a_word_that_is_no_file_is_no_command() -> None:
    done = campagna("relpay")
    assert done.returncode == 2
    assert "'replay'" in done.stderr


def test_a_record_takes_no_further_words(record: Path) -> None:
    assert campagna(str(record), "more").returncode == 2


@pytest.mark.ui
@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("is_finished", [False, pytest.param(True, marks=pytest.mark.long)])
def test_with_a_display_the_window_opens_with_the_game(
    record: Path, tmp_path: Path, is_finished: bool
) -> None:
    if is_finished:
        record.write_text(record.read_text() + "result abandoned\n")
    home = tmp_path / "home"
    process = subprocess.Popen(
        [sys.executable, "-m", "ui", str(record)],
        env=environment({"QT_QPA_PLATFORM": "offscreen", "CAMPAGNA_HOME": str(home)}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    log = home / "log" / log_file.NAME
    try:
        deadline = time.monotonic() + TIME_LIMIT_SECONDS
        while not (log.exists() and "window is open" in log.read_text()):
            assert process.poll() is None, process.communicate()[1]
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "window is closed" in log.read_text()
    assert log.stat().st_mode & 0o777 == 0o600


def test_the_log_tells_a_crash_but_not_its_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAMPAGNA_HOME", str(tmp_path))
    report = crash_report.write(ValueError("Ott is in Zevio"), "play")
    text = log_file.log_path().read_text()
    assert "ValueError" in text
    assert report.name in text
    assert "Zevio" not in text


def test_the_log_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPAGNA_HOME", str(tmp_path))
    monkeypatch.setattr(log_file, "LARGEST", 2000)
    for number in range(200):
        log_file.note(f"message number {number} of a long day")
    for _ in range(200):
        log_file.note("always the same")
    files = list(log_file.log_path().parent.iterdir())
    assert len(files) == 2
    assert all(file.stat().st_size <= 2000 for file in files)
    assert all(file.stat().st_mode & 0o777 == 0o600 for file in files)
    assert sum(file.read_text().count("always the same") for file in files) == 3


def test_a_log_that_cannot_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log").write_text("a file where the folder should be")
    monkeypatch.setenv("CAMPAGNA_HOME", str(tmp_path))
    log_file.note("nobody reads this")
    assert os.listdir(tmp_path) == ["log"]
