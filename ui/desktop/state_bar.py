"""The strip on top: day, phase, initiative, points, sight, level, dice, help; and the pace."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QToolBar, QWidget

from ui.desktop.language import tr
from ui.desktop.preferences import pace_words


class StateBar(QToolBar):
    pace_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("State of the game"), parent)
        self.setObjectName("state")
        self.setMovable(False)
        self.strip = QLabel(self)
        self.strip.setWordWrap(True)
        self.strip.setContentsMargins(10, 2, 10, 2)
        self.strip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.strip.setAccessibleName(tr("State of the game"))
        self.pace = QComboBox(self)
        self.pace.setAccessibleName(tr("Pace of the opponent"))
        self.pace.setToolTip(tr("How fast the opponent's moves and the dice are shown"))
        for name, words in pace_words().items():
            self.pace.addItem(words, name)
        self.pace.activated.connect(lambda _: self.pace_wanted.emit(self.pace.currentData()))
        self.addWidget(self.strip)
        self.addWidget(self.pace)

    def show_pace(self, pace: str) -> None:
        self.pace.setCurrentIndex(self.pace.findData(pace))
