"""What a newcomer may want to change before anything else: language, look, size of text, motion."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QHBoxLayout, QLabel, QWidget

from ui.desktop.settings.preferences import LOOKS, Preferences, load_preferences
from ui.desktop.style.appearance import LANGUAGE, ChoiceBox
from ui.desktop.style.language import tr

TEXT_SIZES: Final = (80, 100, 125, 150, 200, 250)


class FirstSettings(QWidget):
    changed = Signal(object)
    """The Preferences that are wanted now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = load_preferences()
        self.language = ChoiceBox(LANGUAGE, self)
        self.language.activated.connect(self.language.keep)
        self.look = QComboBox(self)
        for name, words in LOOKS.items():
            self.look.addItem(tr(words), name)
        self.look.activated.connect(
            lambda _: self._tell(replace(self._now, look=self.look.currentData()))
        )
        self.text_size = QComboBox(self)
        for percent in TEXT_SIZES:
            self.text_size.addItem(f"{percent} %", percent)
        self.text_size.activated.connect(
            lambda _: self._tell(replace(self._now, text_percent=self.text_size.currentData()))
        )
        self.motion = QCheckBox(tr("Reduced &motion"), self)
        self.motion.clicked.connect(lambda on: self._tell(replace(self._now, is_motion_reduced=on)))
        self._lay_out()
        self.show_preferences(self._now)

    def _lay_out(self) -> None:
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addLayout(
            _row((tr("Lan&guage"), self.language), (tr("Text si&ze"), self.text_size))
        )
        second = _row((tr("Loo&k"), self.look))
        second.insertWidget(2, self.motion)
        self._rows.addLayout(second)
        self._rows.addStretch(1)

    def show_preferences(self, now: Preferences) -> None:
        """As they are now; large text needs a second row."""
        self._now = now
        is_large = now.text_percent > 100
        side = QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight
        self._rows.setDirection(side)
        self.look.setCurrentIndex(self.look.findData(now.look))
        self.motion.setChecked(now.is_motion_reduced)
        if self.text_size.findData(now.text_percent) < 0:
            self.text_size.addItem(f"{now.text_percent} %", now.text_percent)
        self.text_size.setCurrentIndex(self.text_size.findData(now.text_percent))

    def _tell(self, wanted: Preferences) -> None:
        self._now = wanted
        self.changed.emit(wanted)


def _row(*pairs: tuple[str, QComboBox]) -> QHBoxLayout:
    row = QHBoxLayout()
    for words, box in pairs:
        label = QLabel(words)
        label.setBuddy(box)
        label.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(label)
        row.addWidget(box)
        row.addSpacing(12)
    row.addStretch(1)
    return row
