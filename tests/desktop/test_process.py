"""The commands that open the window, as processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.command_process import TIME_LIMIT_SECONDS, environment

pytestmark = pytest.mark.ui
ROOT = str(Path(__file__).parents[2])


def arguments(*words: str) -> list[str]:
    return [sys.executable, "-m", "ui", *words]


def offscreen(home: Path) -> dict[str, str]:
    return {**environment(), "QT_QPA_PLATFORM": "offscreen", "CAMPAGNA_HOME": str(home)}


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
@pytest.mark.parametrize("words", [("-v",), ("demo", "-v", "--seed", "5", "--pace", "at-once")])
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
    tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    result = subprocess.run(
        arguments("demo", *words),
        env=offscreen(tmp_path),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )
    assert result.returncode == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
