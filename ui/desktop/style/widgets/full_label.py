"""Text in several lines that is never cut: docks do not ask how high it is at their width."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class FullLabel(QLabel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def sizeHint(self) -> QSize:
        """Qt guesses a width for it; here it is as high as its text is at the width it has."""
        hint = super().sizeHint()
        if self.width() > 0 and self.text():
            hint.setHeight(self.heightForWidth(self.width()))
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Only in sight: behind a tab it has no width worth asking about."""
        is_asked = self.isVisible() and bool(self.text())
        before = self.minimumHeight()
        self.setMinimumHeight(0)  # else Qt's answer would never be less than what was asked before
        wanted = max(self.heightForWidth(self.width()), 0) if is_asked else 0
        self.setMinimumHeight(wanted)
        if wanted != before:
            self.updateGeometry()
            QTimer.singleShot(0, self, self._share_anew)

    def _share_anew(self) -> None:
        """Room with its neighbours, at once: a dock would wait until something else happens."""
        parent = self.parentWidget()
        layout = parent.layout() if parent is not None else None
        if layout is not None:
            layout.activate()
