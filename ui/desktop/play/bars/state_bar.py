"""The strip on top: day, phase, initiative, points, sight, level, dice, help; and the pace."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSizePolicy, QToolBar, QWidget

from ui.desktop.settings.preferences import pace_words
from ui.desktop.style.language import tr

NARROWEST_IN_LETTERS: Final = 36
MOST_LINES: Final = 2
"""What does not go into them is told by the tool tip and to assistive technology."""
PACE_IN_LETTERS: Final = 8


class StripLabel(QLabel):
    """Wraps its words, and is only as high as they need: tool bars do not ask for that. A line that
    was needed once is kept, or the map would jump from phase to phase."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._measured: tuple[str, str, int] = ("", "", 0)
        self._height = 0

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        least = metrics.averageCharWidth() * NARROWEST_IN_LETTERS
        wide = max(self.width(), least)
        measured = (self.text(), self.font().key(), wide)
        if measured != self._measured:  # layouts ask many times for one change
            around = self.contentsMargins()
            most = metrics.lineSpacing() * MOST_LINES + around.top() + around.bottom()
            kept = self._height if measured[1:] == self._measured[1:] else 0
            self._height = max(kept, min(self.heightForWidth(wide), most))
            self._measured = measured
        return QSize(least, self._height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class PaceBox(QComboBox):
    def minimumSizeHint(self) -> QSize:
        """Qt keeps the one of larger text when text gets smaller again."""
        return self.sizeHint()


class StateBar(QToolBar):
    pace_wanted = Signal(str)
    seal_clicked = Signal()
    """The seal of the dice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("State of the game"), parent)
        self.setObjectName("state")
        self.setMovable(False)
        self.strip = StripLabel(self)
        self.strip.setContentsMargins(10, 5, 10, 3)
        self.strip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.strip.setAccessibleName(tr("State of the game"))
        self.seal = QPushButton(self)
        self.seal.setFlat(True)
        self.seal.setToolTip(
            tr("The seal of the dice: how you can check that the computer is fair")
        )
        self.seal.clicked.connect(self.seal_clicked)
        self.pace = PaceBox(self)
        self.pace.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.pace.setMinimumContentsLength(PACE_IN_LETTERS)
        self.pace.setAccessibleName(tr("Pace of the opponent"))
        self.pace.setToolTip(tr("How fast the opponent's moves and the dice are shown"))
        for name, words in pace_words().items():
            self.pace.addItem(words, name)
        self.pace.activated.connect(lambda _: self.pace_wanted.emit(self.pace.currentData()))
        self.addWidget(self.strip)
        self._seal_action = self.addWidget(self.seal)
        self.addWidget(self.pace)

    def show_state(self, words: str, note: str = "") -> None:
        """`note` explains something of it where one points at it."""
        self.strip.setText(words)
        self.strip.setToolTip("\n".join(filter(None, (words, note))))

    def show_seal(self, fingerprint: str) -> None:
        """Nothing if the dice are not sealed."""
        self._seal_action.setVisible(bool(fingerprint))
        self.seal.setText(tr("dice {seal}", seal=fingerprint[:8]))

    def show_pace(self, pace: str) -> None:
        self.pace.setCurrentIndex(self.pace.findData(pace))
