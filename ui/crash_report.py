"""What is kept of an unexpected error: enough to find it, nothing that gives a game away.

Messages and local values may hold hidden game data and people's paths, so a report has the types
of the exceptions and the places in our own code only. It is never sent anywhere.
"""

from __future__ import annotations

import logging
import os
import platform
import traceback
from datetime import UTC, datetime
from pathlib import Path

import solitaire
from solitaire.workbench import compilation
from ui import log_file, paths

_ROOT = Path(solitaire.__file__).parents[1]
_PACKAGES = ("solitaire", "ai", "ui")


def write(error: BaseException, command: str) -> Path:
    """The report's file. Raises OSError if it cannot be written."""
    kind = type(error).__qualname__
    log_file.note(f"crash in {command or 'the window'}: {kind}", logging.ERROR)
    folder = paths.crash_folder()
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC)
    report = folder / f"crash-{now:%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    report.write_text(report_text(error, command, now), encoding="utf-8")
    log_file.note(f"crash report {report.name}", logging.ERROR)
    return report


def report_text(error: BaseException, command: str, now: datetime) -> str:
    lines = [
        f"campagna {solitaire.VERSION}, command: {command or '(window)'}",
        f"when: {now:%Y-%m-%d %H:%M:%S} UTC",
        f"Python {platform.python_version()} on {platform.system()} {platform.machine()}",
        f"compiled modules: {len(compilation.compiled_modules())}",
    ]
    cause: BaseException | None = error
    while cause is not None:
        lines += ["", f"{type(cause).__module__}.{type(cause).__qualname__} at"]
        lines += [f"  {_place(frame)}" for frame in traceback.extract_tb(cause.__traceback__)]
        cause = cause.__cause__ or cause.__context__
    return "\n".join(lines) + "\n"


def _place(frame: traceback.FrameSummary) -> str:
    path = Path(frame.filename)
    if path.is_relative_to(_ROOT):
        path = path.relative_to(_ROOT)
    if not path.is_absolute() and path.parts[0] in _PACKAGES:  # compiled frames are relative
        return f"{path.as_posix()}:{frame.lineno} {frame.name}"
    return f"{path.name} (not ours)"
