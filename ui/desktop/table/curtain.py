"""The curtain between two people at one screen: nothing of the game is behind it.

Lifted in two steps: who should look now, and then what that side saw while it was away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from ui.desktop.style import theme
from ui.desktop.style.language import tr
from ui.desktop.style.paints import SidePaint, flag

FLAG_SCALE: Final = 10
HEADING_SCALE: Final = 1.8
LIST_IN_LETTERS: Final = 90
LIST_IN_LINES: Final = 14
WIDEST_PART: Final = 0.9
"""Of the window, for the list."""


class Curtain(QWidget):
    """Lifted when the right person says so."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side: SidePaint | None = None
        self._news: Callable[[], Sequence[str]] | None = None
        self.picture = QLabel(self)
        self.heading = _words(self)
        self.words = _words(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("What happened while you were away"))
        self.list.setWordWrap(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.viewport().setAutoFillBackground(False)
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
        column.addWidget(self.list, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def draw(
        self, title: str, side: SidePaint, news: Callable[[], Sequence[str]] | None = None
    ) -> None:
        """Before the person of this side; `news` is asked once somebody says to be that person."""
        self._side, self._news = side, news
        self.list.clear()
        self.list.setVisible(False)
        pixels = self.fontInfo().pixelSize()
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
        if self._side is not None:
            pixels = self.fontInfo().pixelSize() * FLAG_SCALE // 3
            self.picture.setPixmap(flag(self._side, pixels))
        self.heading.setText(tr("What happened while you were away"))
        self.words.setText(tr("As far as your side saw it."))
        self.list.addItems(list(lines))
        self._fit_list()
        self.list.setVisible(True)
        self.list.scrollToBottom()
        self.button.setText(tr("To the map (Enter)"))
        self.button.setFocus()

    def _fit_list(self) -> None:
        """As high as its lines, within bounds."""
        metrics, rows = self.fontMetrics(), range(self.list.count())
        longest = max(metrics.horizontalAdvance(self.list.item(row).text()) for row in rows)
        wide = metrics.averageCharWidth() * LIST_IN_LETTERS
        room = min(wide, round(self.width() * WIDEST_PART))
        self.list.setFixedWidth(min(longest + 3 * metrics.height(), room))
        needed = sum(self.list.sizeHintForRow(row) for row in rows)
        self.list.setFixedHeight(min(needed + 8, metrics.height() * LIST_IN_LINES))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.list.count():
            self._fit_list()


def _words(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
