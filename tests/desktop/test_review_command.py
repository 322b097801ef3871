"""`campagna review` as a process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from solitaire.games.castiglione.game import RULES
from solitaire.record import write_record
from tests.ui.command_process import TIME_LIMIT_SECONDS, campagna, environment
from ui.common.failures import (
    BAD_INPUT,
    INTERRUPTED,
    NOT_FOUND,
    UNAVAILABLE,
)

pytestmark = pytest.mark.ui
ROOT = str(Path(__file__).parents[2])
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_the_window_opens_and_ctrl_c_closes_it(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    write_record(path, RULES, {}, [])
    before = path.read_bytes()
    variables = {**environment(), **OFFSCREEN, "CAMPAGNA_HOME": str(tmp_path / "home")}
    with subprocess.Popen(
        [sys.executable, "-m", "ui", "review", "-v", str(path)],
        env=variables,
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        try:
            lines = iter(process.stderr.readline, "")
            assert any("the window is open" in line for line in lines)
            process.send_signal(signal.SIGINT)
            assert process.wait(TIME_LIMIT_SECONDS) == INTERRUPTED
            rest = process.stderr.read()
        finally:
            process.kill()
    assert "Traceback" not in rest
    assert path.read_bytes() == before


def test_without_a_display_it_says_what_else_there_is(tmp_path: Path) -> None:
    done = campagna("review", str(tmp_path / "game.rec"))
    assert done.returncode == UNAVAILABLE
    assert "campagna replay" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, NOT_FOUND),
        pytest.param("no record\n", BAD_INPUT, marks=pytest.mark.long),
        ("\x00\xff", BAD_INPUT),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path, text: str | None, code: int) -> None:
    path = tmp_path / "file.rec"
    if text is not None:
        path.write_text(text, encoding="latin-1")
    done = campagna("review", str(path), variables=OFFSCREEN)
    assert done.returncode == code
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
