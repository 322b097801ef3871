"""What a person sees while the window itself is busy: what was closed is gone, and the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QApplication


@contextmanager
def at_work() -> Iterator[None]:
    """Not where a question may be asked: it would have the pointer of one who waits."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()
