"""What catches errors that no window hears of: in other threads, in Qt, and below Python.

A crash below Python leaves the places in the code in a file of its own; the next start makes a
report of it as of any other crash.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import time
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from ui import crash_report, log_file, paths

log = logging.getLogger("campagna")

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.DEBUG,
    QtMsgType.QtWarningMsg: logging.INFO,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_KEPT: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
"""What goes into the log file."""
OLD_SECONDS: Final = 30 * 24 * 3600
_NATIVE: Final = "native-*.txt"
_PLACE: Final = re.compile(r'File "(?:[^"]*[\\/])?([^"\\/]+[\\/][^"\\/]+)", line (\d+)')


@contextmanager
def safety_net() -> Iterator[None]:
    """While a window is open."""
    before = threading.excepthook
    threading.excepthook = _report_thread
    qInstallMessageHandler(_log_message)
    try:
        with _native_crashes_kept():
            yield
    finally:
        qInstallMessageHandler(None)
        threading.excepthook = before


def _report_thread(told: threading.ExceptHookArgs) -> None:
    """The window goes on; whoever waits for the thread notices by himself."""
    if told.exc_value is None:
        return
    log.debug("an error in another thread", exc_info=told.exc_value)
    with suppress(OSError):
        crash_report.write(told.exc_value, "")


def _log_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    log.log(_LEVELS.get(kind, logging.INFO), "Qt: %s", message)
    if kind in _KEPT:
        log_file.note(f"Qt: {message}", _KEPT[kind])


@contextmanager
def _native_crashes_kept() -> Iterator[None]:
    """Python tells where it was when the process died; an empty file is taken away."""
    path = paths.crash_folder() / f"native-{os.getpid()}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("w", encoding="utf-8")
    except OSError:  # nothing can be kept here
        yield
        return
    was_on = faulthandler.is_enabled()
    faulthandler.enable(file)
    try:
        yield
    finally:
        faulthandler.disable()
        if was_on:
            faulthandler.enable()
        file.close()
        with suppress(OSError):
            path.unlink()


def report_native_crashes() -> None:
    """Make reports of what dead processes left; without the folders of people.

    A process that still runs has an empty file, and so has one that had no time to write: those
    are taken away when they are old.
    """
    for path in paths.crash_folder().glob(_NATIVE):
        with suppress(OSError):
            text = path.read_text(encoding="utf-8", errors="replace")
            if text.strip():
                places = _PLACE.sub(lambda found: f'File "{found[1]}", line {found[2]}', text)
                path.with_name(f"crash-{path.stem}.txt").write_text(places, encoding="utf-8")
                log_file.note(f"crash below Python: crash-{path.stem}.txt", logging.ERROR)
                path.unlink()
            elif time() - path.stat().st_mtime > OLD_SECONDS:
                path.unlink()
