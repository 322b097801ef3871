"""What has just happened, in a room of two lines: much is told in smaller letters, not cut."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from ui.desktop.review.panels import serif

SCALE: Final = 1.2
LINES: Final = 2
SMALLER: Final = (1.0, 0.9, 0.8, 0.72)
"""Shares of the usual size; the tool tip has what the smallest has no room for."""
SIDES: Final = 12


class Caption(QLabel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(serif(SCALE))
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * LINES + 6)
        self.setContentsMargins(SIDES, 2, SIDES, 0)

    def setText(self, words: str) -> None:
        super().setText(words)
        self.setToolTip(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect()
        for share in SMALLER:
            font = serif(SCALE * share)
            box = QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text())
            if box.height() <= room.height():
                break
        self.setFont(font)
