"""The commands that open the window, as processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.command_process import TIME_LIMIT_SECONDS, environment
from ui.main import main

pytestmark = pytest.mark.ui
ROOT = str(Path(__file__).parents[2])


def arguments(*words: str) -> list[str]:
    return [sys.executable, "-m", "ui", *words]


def offscreen(home: Path) -> dict[str, str]:
    return {**environment(), "QT_QPA_PLATFORM": "offscreen", "CAMPAGNA_HOME": str(home)}


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("-v",), marks=pytest.mark.long),
        ("demo", "-v", "--seed", "5", "--pace", "at-once"),
    ],
)
def test_window_opens_and_ctrl_c_closes_it(tmp_path: Path, words: tuple[str, ...]) -> None:
    with subprocess.Popen(
        arguments(*words), env=offscreen(tmp_path), cwd=ROOT, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        try:
            lines = iter(process.stderr.readline, "")
            assert any("the window is open" in line for line in lines)
            process.send_signal(signal.SIGINT)
            assert process.wait(TIME_LIMIT_SECONDS) == 130
            rest = process.stderr.read()
        finally:
            process.kill()
    assert "Traceback" not in rest
    assert (tmp_path / "state" / "window.ini").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--game", "tests.toys.kuhn:RULES"), "--headless"),
        (("--players", "nobody"), "no computer player"),
        (("--players", "random,random,random"), "one for each"),
        (("--option", "visibility=none"), "visibility"),
    ],
)
def test_wrong_demo_is_refused_in_one_sentence(
    qapp: QApplication, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    assert main(["demo", *words]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1
