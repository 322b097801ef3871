"""The page of preferences about help: hints in games to come, the coach, and when he speaks up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QSpinBox, QWidget

from ui.desktop.style.language import tr

LEAST_POINTS: Final = 1
MOST_POINTS: Final = 50
USUAL_POINTS: Final = 5
SHORTEST_THOUGHT, LONGEST_THOUGHT, USUAL_THOUGHT = 2, 120, 5
"""Seconds that a hint thinks."""
LONGEST_DELAY: Final = 300
"""Seconds that a person may be left alone before a hint appears."""


@dataclass(frozen=True, slots=True)
class Help:
    """What the page is about."""

    is_offered: bool
    is_coached: bool
    points: int
    seconds: int
    delay: int


class HelpPage(QWidget):
    changed = Signal()

    def __init__(self, now: Help, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offered = QCheckBox(tr("&Help may be asked for, unless a game says otherwise"), self)
        self.coached = QCheckBox(tr("The &coach asks before the dice"), self)
        self.points = QSpinBox(self)
        self.points.setRange(LEAST_POINTS, MOST_POINTS)
        self.points.setSuffix(" %")
        self.thought = _seconds(SHORTEST_THOUGHT, LONGEST_THOUGHT)
        self.delay = _seconds(0, LONGEST_DELAY)
        self.delay.setSpecialValueText(tr("at once"))
        self.put(now)
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.offered)
        form.addRow(tr("A hint &thinks for"), self.thought)
        form.addRow(tr("It &appears after"), self.delay)
        form.addRow(self.coached)
        form.addRow(tr("He speaks up &from a loss of winning chance of"), self.points)
        honest = QLabel(
            tr(
                "Hints and the coach know what you can know and nothing else. A game in which they "
                "helped is marked."
            ),
            self,
        )
        honest.setWordWrap(True)
        form.addRow(honest)
        for box in (self.offered, self.coached):
            box.toggled.connect(self.changed)
        for number in (self.points, self.thought, self.delay):
            number.valueChanged.connect(self.changed)

    def put(self, wanted: Help) -> None:
        self.offered.setChecked(wanted.is_offered)
        self.coached.setChecked(wanted.is_coached)
        self.points.setValue(wanted.points)
        self.thought.setValue(wanted.seconds)
        self.delay.setValue(wanted.delay)

    def wanted(self) -> Help:
        return Help(
            self.offered.isChecked(),
            self.coached.isChecked(),
            self.points.value(),
            self.thought.value(),
            self.delay.value(),
        )


def _seconds(least: int, most: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setSuffix(" s")
    return box
