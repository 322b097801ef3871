"""The curtain between two people at one screen: nothing of the game is behind it.

Lifted in two steps: who should look now, and then what that side saw while it was away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ui.desktop import theme
from ui.desktop.first_choice import flag
from ui.desktop.language import tr
from ui.desktop.naming import side_title

FLAG_SCALE: Final = 10
HEADING_SCALE: Final = 1.8
LIST_IN_LETTERS: Final = 90
LIST_IN_LINES: Final = 14


class Curtain(QWidget):
    """Lifted when the right person says so."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._news: Callable[[], Sequence[str]] | None = None
        self.picture = QLabel(self)
        self.heading = _words(self)
        self.words = _words(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("What happened while you were away"))
        self.list.setWordWrap(True)
        self.list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._press)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.heading)
        column.addWidget(self.words)
        column.addWidget(self.list, 20, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def draw(self, side: str, news: Callable[[], Sequence[str]] | None = None) -> None:
        """Before the person of this side; `news` is asked once somebody says to be that person."""
        self._news = news
        self.list.clear()
        self.list.setVisible(False)
        pixels, title = self.fontInfo().pixelSize(), side_title(side)
        self.picture.setPixmap(flag(side, pixels * FLAG_SCALE))
        self.heading.setFont(theme.font("serif", pixels * HEADING_SCALE, QFont.Weight.DemiBold))
        self.heading.setText(tr("The {side} side is asked.", side=title))
        self.words.setText(tr("Only the {side} player should be looking now.", side=title))
        self.button.setText(tr("I am the {side} player (Enter)", side=title))
        self.button.setFocus()

    def _press(self) -> None:
        lines = list(self._news()) if self._news is not None else []
        self._news = None
        if lines:
            self._tell(lines)
        else:
            self.list.clear()
            self.lifted.emit()

    def _tell(self, lines: Sequence[str]) -> None:
        pixels, metrics = self.fontInfo().pixelSize(), self.fontMetrics()
        self.picture.setPixmap(self.picture.pixmap().scaledToHeight(pixels * FLAG_SCALE // 3))
        self.heading.setText(tr("What happened while you were away"))
        self.words.setText(tr("As far as your side saw it."))
        self.list.setFixedWidth(
            min(metrics.averageCharWidth() * LIST_IN_LETTERS, round(self.width() * 0.9))
        )
        self.list.setMaximumHeight(metrics.height() * LIST_IN_LINES)
        self.list.addItems(list(lines))
        self.list.setVisible(True)
        self.list.scrollToBottom()
        self.button.setText(tr("To the map (Enter)"))
        self.button.setFocus()


def _words(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
