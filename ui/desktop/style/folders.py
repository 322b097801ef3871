"""Opening a folder or a file in whatever the system opens it with."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from ui import paths


def open_folder(folder: Path) -> bool:
    """Made if it is not there yet. Whether the system knew what to do."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return open_file(folder)


def open_file(path: Path) -> bool:
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def shown_path(path: Path) -> str:
    """Without the name of the home folder, and with places to break a line at each folder."""
    return paths.for_others(path).replace(os.sep, f"{os.sep}\N{ZERO WIDTH SPACE}")
