"""The command `campagna` as a real process, started from the sources, without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import ui
from solitaire.registry import OTHER_GAMES
from tests.ui.prepared_process import Preparer, can_prepare

TIME_LIMIT_SECONDS = 240

_PACKAGES_FOLDER = str(Path(ui.__file__).parents[1])

# Puts a folder of throw-away commands before the real ones, then runs the real main().
_WITH_COMMANDS = """
import sys
from pathlib import Path
from ui.terminal import commands
folder = Path(sys.argv.pop(1))
commands.__path__.insert(0, str(folder))
names = {file.stem for file in folder.glob("*.py")}
commands.COMMANDS += tuple(names.difference(commands.COMMANDS))
from ui.main import main
sys.exit(main())
"""


def environment(changes: Mapping[str, str | None] | None = None) -> dict[str, str]:
    """Ours without a display, changed as asked; None removes a variable."""
    wanted = {
        **os.environ,
        "PYTHONPATH": _PACKAGES_FOLDER,
        "DISPLAY": None,
        "WAYLAND_DISPLAY": None,
        "QT_QPA_PLATFORM": None,
        OTHER_GAMES: None,  # set by tests before this one
        **(changes or {}),
    }
    return {name: value for name, value in wanted.items() if value is not None}


def campagna(
    *words: str,
    variables: Mapping[str, str | None] | None = None,
    commands: Path | None = None,
    folder: str | None = None,
    script: str | None = None,
) -> subprocess.CompletedProcess[str]:
    """Runs it to its end; a script is what it reads instead of a keyboard."""
    wanted = environment(variables)
    if commands is None and can_prepare(variables or {}):
        return _preparer().run(
            list(words), wanted, folder or os.getcwd(), script, TIME_LIMIT_SECONDS
        )
    return subprocess.run(
        _command_line(words, commands),
        env=wanted,
        cwd=folder,
        input=script,
        capture_output=True,
        text=True,
        timeout=TIME_LIMIT_SECONDS,
        check=False,
    )


_preparers: list[Preparer] = []


def _preparer() -> Preparer:
    if not _preparers or not _preparers[-1].is_alive:
        _preparers.append(Preparer(environment()))
    return _preparers[-1]


@contextmanager
def running_campagna(*words: str, commands: Path) -> Iterator[subprocess.Popen[str]]:
    """A started process with pipes; ended at the latest when the block is left."""
    process = subprocess.Popen(
        _command_line(words, commands),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        with process:
            yield process
    finally:
        process.kill()


def _command_line(words: tuple[str, ...], commands: Path | None) -> list[str]:
    if commands is None:
        return [sys.executable, "-m", "ui", *words]
    return [sys.executable, "-c", _WITH_COMMANDS, str(commands), *words]
