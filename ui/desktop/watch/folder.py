"""The folder for the record of a demonstration that nobody asked to keep. No Qt.

It goes when the window is closed. What a program that was killed left behind goes when the next
demonstration begins: nobody holds the lock of its record any more.
"""

from __future__ import annotations

import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

from solitaire.record import RecordError
from solitaire.record.files import AppendedFile

PREFIX: Final = "campagna-demo-"
OLD_SECONDS: Final = 60
"""A folder without a record may be one that has just been made."""


def new_demo_folder() -> tempfile.TemporaryDirectory[str]:
    sweep_demo_folders()
    return tempfile.TemporaryDirectory(prefix=PREFIX)


def sweep_demo_folders() -> None:
    with suppress(OSError):
        for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
            with suppress(OSError):
                if not folder.is_symlink() and _is_left_behind(folder):
                    shutil.rmtree(folder, ignore_errors=True)


def _is_left_behind(folder: Path) -> bool:
    """Old enough, and none of its records belongs to a program that runs."""
    if time() - folder.stat().st_mtime < OLD_SECONDS:
        return False
    for record in folder.glob("*.rec"):
        try:
            AppendedFile(record).close()
        except RecordError:
            return False
    return True
