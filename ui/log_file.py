"""The log that `campagna doctor` points to: starts and ends of the window, crashes, words of Qt.

Only what is handed to note() gets in, so that nothing of a game does: what people hide from each
other must not be found in a log.
"""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from solitaire import VERSION
from ui import paths

NAME: Final = "campagna.log"
LARGEST: Final = 128 * 1024
"""Bytes; then a new file is begun, and one old one is kept."""
MOST_ALIKE: Final = 3
"""So often one run writes the same message."""

_written: dict[str, int] = {}


def log_path() -> Path:
    return paths.log_folder() / NAME


def note(text: str, level: int = logging.INFO) -> None:
    """Add a line. Where it cannot be written nothing happens: a log is not worth an error."""
    _written[text] = _written.get(text, 0) + 1
    if _written[text] > MOST_ALIKE:
        return
    with suppress(OSError):
        path = log_path()
        path.parent.mkdir(parents=True, exist_ok=True)
        # Opened for each line, because several of our processes may write, and rarely do.
        file = _PrivateFile(path, maxBytes=LARGEST, backupCount=1, encoding="utf-8")
        file.setFormatter(logging.Formatter(f"%(asctime)s {VERSION} %(process)d %(message)s"))
        words = f"{logging.getLevelName(level).lower()}: {' '.join(text.split())}"
        file.emit(logging.LogRecord("campagna", level, "", 0, words, None, None))
        file.close()


class _PrivateFile(RotatingFileHandler):
    def _open(self) -> TextIOWrapper:
        descriptor = os.open(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        return TextIOWrapper(os.fdopen(descriptor, "ab"), encoding="utf-8")

    def handleError(self, record: logging.LogRecord) -> None:
        """A full disk is told where something is lost, and here nothing is."""
