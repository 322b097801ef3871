"""A line around the pane that has the keyboard: the style draws none around texts and the map.

Whoever uses the mouse knows where he clicked and is not shown it.
"""

from __future__ import annotations

from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QMainWindow, QWidget

WIDTH: Final = 3


class FocusRing(QWidget):
    """Lies in the pane itself, so that it goes wherever its dock goes."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if not shiboken6.isValid(self._window):  # it is going: the focus leaves it before we do
            return
        pane = self.parentWidget()
        if pane is not None and pane is not self._window:
            pane.removeEventFilter(self)
        is_pane = isinstance(now, QAbstractScrollArea) and now.window() is self._window
        if now is None or not is_pane or is_by_mouse():
            self.setParent(self._window)
            self.hide()
            return
        self.setParent(now)
        now.installEventFilter(self)
        self.setGeometry(now.rect())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pane = self.parentWidget()
        if watched is pane and event.type() == QEvent.Type.Resize and pane is not self._window:
            self.setGeometry(pane.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), WIDTH))
        half = WIDTH // 2
        painter.drawRect(self.rect().adjusted(half, half, -half - 1, -half - 1))


def is_by_mouse() -> bool:
    return QApplication.mouseButtons() != Qt.MouseButton.NoButton
