"""The page of preferences about help: hints in games to come, the coach, and when he speaks up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QSpinBox, QWidget

from ui.desktop.language import tr

LEAST_POINTS: Final = 1
MOST_POINTS: Final = 50
USUAL_POINTS: Final = 5


class HelpPage(QWidget):
    changed = Signal()

    def __init__(
        self, is_offered: bool, is_coached: bool, points: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.offered = QCheckBox(tr("&Help may be asked for, unless a game says otherwise"), self)
        self.coached = QCheckBox(tr("The &coach asks before the dice"), self)
        self.points = QSpinBox(self)
        self.points.setRange(LEAST_POINTS, MOST_POINTS)
        self.points.setSuffix(" %")
        self.put(is_offered, is_coached, points)
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.offered)
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
        self.points.valueChanged.connect(self.changed)

    def put(self, is_offered: bool, is_coached: bool, points: int) -> None:
        self.offered.setChecked(is_offered)
        self.coached.setChecked(is_coached)
        self.points.setValue(points)
