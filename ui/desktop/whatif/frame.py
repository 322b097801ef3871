"""The frame of a what-if board: stripes and a word, so that it is never taken for the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from ui.desktop.style import theme

EDGE: Final = 16
"""Pixels of stripes around the board."""
STRIPE: Final = 14
LIGHT: Final = QColor("#f0b429")
DARK: Final = QColor("#3a2f25")


class StripedFrame(QFrame):
    def __init__(self, content: QWidget, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(title, self)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.title.setFont(
            theme.font("serif", self.fontInfo().pixelSize() * 1.5, QFont.Weight.Bold)
        )
        banner = QFrame(self)
        banner.setAutoFillBackground(True)
        lines = QVBoxLayout(banner)
        lines.setContentsMargins(12, 4, 12, 6)
        lines.setSpacing(0)
        lines.addWidget(self.title)
        lines.addWidget(self.words)
        content.setAutoFillBackground(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.setSpacing(0)
        column.addWidget(banner)
        column.addWidget(content, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), LIGHT)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(DARK)
        high = self.height()
        for left in range(-high, self.width(), 2 * STRIPE):
            right = left + STRIPE
            corners = ((left, high), (right, high), (right + high, 0), (left + high, 0))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.end()
