"""Ctrl-C while the program starts: no word, no traceback, exit code 130."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from solitaire.record.files import AppendedFile
from tests.ui.command_process import environment
from ui.desktop.watch.folder import OLD_SECONDS, PREFIX, new_demo_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

_WAITING_IMPORT = """
import sys, time

class Waiter:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            print("importing", flush=True)
            time.sleep(60)

sys.meta_path.insert(0, Waiter())
"""


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ui.main", ()),
        ("solitaire", ("replay", "game.rec")),
        ("ui.terminal.commands.replay", ("replay", "game.rec")),
        ("ui.desktop.app", ()),
        ("ui.desktop.play.window", ("play",)),
        ("ui.desktop.review.window", ("review", "game.rec")),
    ],
)
def test_interrupt_while_importing_is_silent(
    tmp_path: Path, name: str, words: tuple[str, ...]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(_WAITING_IMPORT.format(name=name))
    variables = environment({"QT_QPA_PLATFORM": "offscreen", "CAMPAGNA_HOME": str(tmp_path)})
    variables["PYTHONPATH"] = f"{tmp_path}{os.pathsep}{variables['PYTHONPATH']}"
    with subprocess.Popen(
        [sys.executable, "-m", "ui", *words],
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "importing\n"
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said == ""


def test_folders_of_killed_demonstrations_are_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    dead, living, fresh = (tmp_path / f"{PREFIX}{name}" for name in ("dead", "living", "fresh"))
    for folder in (dead, living, fresh):
        folder.mkdir()
        (folder / "demo.rec").write_text("a game\n")
    held = AppendedFile(living / "demo.rec")
    for folder in (dead, living):
        os.utime(folder, (time.time() - 2 * OLD_SECONDS,) * 2)
    with new_demo_folder() as new:
        assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
            [living.name, fresh.name, Path(new).name]
        )
    held.close()
