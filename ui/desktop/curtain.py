"""The curtain between two people at one screen: nothing of the game is behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from ui.desktop import theme
from ui.desktop.first_choice import flag
from ui.desktop.language import tr
from ui.desktop.naming import side_title

FLAG_SCALE: Final = 10
HEADING_SCALE: Final = 1.8


class Curtain(QWidget):
    """Lifted when the right person says so."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = QLabel(self)
        self.heading = _words(self)
        self.words = _words(self)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.lifted)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.heading)
        column.addWidget(self.words)
        column.addSpacing(8)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def draw(self, side: str) -> None:
        """Before the person of this side."""
        pixels, title = self.fontInfo().pixelSize(), side_title(side)
        self.picture.setPixmap(flag(side, pixels * FLAG_SCALE))
        self.heading.setFont(theme.font("serif", pixels * HEADING_SCALE, QFont.Weight.DemiBold))
        self.heading.setText(tr("The {side} side is asked.", side=title))
        self.words.setText(tr("Only the {side} player should be looking now.", side=title))
        self.button.setText(tr("I am the {side} player (Enter)", side=title))
        self.button.setFocus()


def _words(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
