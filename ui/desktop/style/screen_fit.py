"""Windows and dialogs fit the screen they open on, with the frame that the desktop puts round them.

The frame is known only once a window is shown, so it is guessed first and looked at then.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow, QWidget

FRAME: Final = QSize(16, 48)
"""Pixels that borders and a title bar take at most on the desktops we know."""


def room_for(widget: QWidget) -> QSize:
    """The largest size that a window or dialog may have on its screen."""
    return widget.screen().availableSize() - FRAME


def open_fitting(
    window: QMainWindow, smallest: QSize, wished: QSize, kept: QByteArray | None = None
) -> None:
    """As it was kept, else as large as wished; in either case no larger than the screen."""
    room = room_for(window)
    window.setMinimumSize(smallest.boundedTo(room))
    window.resize(wished.boundedTo(room))
    if kept is not None:
        window.restoreGeometry(kept)
        bring_into_sight(window)
    _Fit(window)


def bring_into_sight(window: QWidget) -> None:
    """Wholly onto the screen that has most of it; screens may have gone since it was kept."""
    if window.isMaximized() or window.isFullScreen():
        return
    around, room = _frame(window), _screen_of(window).availableGeometry()
    window.setMinimumSize(window.minimumSize().boundedTo(room.size() - around))
    size = window.size().boundedTo(room.size() - around)
    if size != window.size():
        window.resize(size)
    outside = QRect(window.pos(), size + around)
    corner = outside.topLeft()
    corner.setX(max(min(corner.x(), room.right() + 1 - outside.width()), room.left()))
    corner.setY(max(min(corner.y(), room.bottom() + 1 - outside.height()), room.top()))
    if corner != window.pos():
        window.move(corner)


def _frame(window: QWidget) -> QSize:
    return window.frameGeometry().size() - window.size() if window.isVisible() else FRAME


def _screen_of(window: QWidget) -> QScreen:
    def shared(screen: QScreen) -> int:
        both = screen.geometry().intersected(window.frameGeometry())
        return both.width() * both.height() if both.isValid() else 0

    found = max(QGuiApplication.screens(), key=shared)
    return found if shared(found) else window.screen()


class _Fit(QObject):
    """Looks again when the window is first shown, now with the frame that it really has."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self._window, lambda: bring_into_sight(self._window))
        return super().eventFilter(watched, event)
