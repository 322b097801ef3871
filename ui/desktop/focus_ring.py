"""A line around the pane that has the keyboard: the style draws none around texts and the map.

Whoever uses the mouse knows where he clicked and is not shown it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QMainWindow, QWidget

WIDTH: Final = 3
_MOVES: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Hide, QEvent.Type.Show)


class FocusRing(QWidget):
    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._pane: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if self._pane is not None:
            self._pane.removeEventFilter(self)
        self._pane = None
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if isinstance(now, QAbstractScrollArea) and now.window() is self.window() and not by_mouse:
            self._pane = now
            now.installEventFilter(self)
        self._put()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._pane and event.type() in _MOVES:
            self._put()
        return super().eventFilter(watched, event)

    def _put(self) -> None:
        pane = self._pane
        if pane is None or not pane.isVisible():
            self.hide()
            return
        corner = pane.mapTo(self.window(), QPoint(0, 0))
        self.setGeometry(QRect(corner, pane.size()))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), WIDTH))
        half = WIDTH // 2
        painter.drawRect(self.rect().adjusted(half, half, -half - 1, -half - 1))
