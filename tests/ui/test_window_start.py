"""Starting the window where something is missing: one sentence with the remedy, and no abort."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.command_process import TIME_LIMIT_SECONDS, campagna, environment

pytestmark = [
    pytest.mark.ui,
    pytest.mark.skipif(sys.platform != "linux", reason="display servers of Linux"),
]

UNAVAILABLE = 69
SCREEN = "4713"
"""The number of an X display that nobody has."""


def assert_one_sentence(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == UNAVAILABLE, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("campagna: ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(".\n")
    for word in words:
        assert word in done.stderr


def test_without_a_display() -> None:
    assert_one_sentence(campagna("play", "--side", "french"), "no display", "Add --text")


def test_display_that_does_not_answer() -> None:
    done = campagna("play", variables={"DISPLAY": f":{SCREEN}"})
    assert_one_sentence(done, f":{SCREEN}", "Add --text")


def test_platform_that_qt_does_not_have() -> None:
    """Qt itself would abort with 134."""
    done = campagna("play", variables={"QT_QPA_PLATFORM": "nonsense"})
    assert_one_sentence(done, "nonsense", "unset it")


@pytest.fixture
def x_server() -> Iterator[None]:
    """Somebody listens where an X server would."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(f"\0/tmp/.X11-unix/X{SCREEN}")
        server.listen()
        yield


LOST_LIBRARY = """
import ctypes
found = ctypes.CDLL
class CDLL(found):
    def __init__(self, name, *words, **more):
        if name == {name!r}:
            raise OSError(name + ": cannot open shared object file: No such file or directory")
        super().__init__(name, *words, **more)
ctypes.CDLL = CDLL
"""


@pytest.mark.parametrize("library", ["libxcb-cursor.so.0", "libEGL.so.1"])
def test_missing_qt_library(tmp_path: Path, x_server: None, library: str) -> None:
    """As if it were not installed: the process cannot load it."""
    (tmp_path / "sitecustomize.py").write_text(LOST_LIBRARY.format(name=library), encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])
    done = campagna("play", variables={"DISPLAY": f":{SCREEN}", "PYTHONPATH": path})
    assert_one_sentence(done, library, "campagna doctor", "Add --text")


def test_qt_that_cannot_be_imported(tmp_path: Path) -> None:
    broken = tmp_path / "PySide6"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError('libGL.so.1: gone')", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])
    done = campagna("play", variables={"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path})
    assert_one_sentence(done, "libGL.so.1", "campagna doctor")


def test_home_that_cannot_be_written(tmp_path: Path) -> None:
    """The window opens, says why no game can be kept and what to do, and goes on."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder", encoding="utf-8")
    variables = {"QT_QPA_PLATFORM": "offscreen", "CAMPAGNA_HOME": str(in_the_way)}
    process = subprocess.Popen(
        [sys.executable, "-m", "ui", "play", "-v", "--side", "french", "--opponent", "staff"],
        env=environment(variables),
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            assert process.stderr is not None
            told = []
            for line in iter(process.stderr.readline, ""):
                told.append(line)
                if "the window is open" in line:
                    break
            process.send_signal(signal.SIGINT)
            assert process.wait(TIME_LIMIT_SECONDS) == 130
            text = "".join([*told, process.stderr.read()])
        finally:
            process.kill()
    assert f"{in_the_way}" in text
    assert "set CAMPAGNA_HOME" in text
    assert "Traceback" not in text
    assert in_the_way.read_text(encoding="utf-8") == "not a folder"
