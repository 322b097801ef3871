"""A widget for each kind of field: what is written, chosen or ticked in it is a text."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from solitaire.presenting.odds_sheet import Field
from ui.desktop.style.language import tr, translated

YES = "yes"


class Input(QObject):
    """A field with its widget."""

    changed = Signal()
    widget: QWidget

    def value(self) -> str:
        """Empty if nothing is said."""
        raise NotImplementedError

    def set_value(self, value: str) -> None:
        raise NotImplementedError


class LineInput(Input):
    def __init__(self, field: Field) -> None:
        super().__init__()
        self.widget = self.line = QLineEdit()
        self.line.setPlaceholderText(translated(field.placeholder))
        self.line.setClearButtonEnabled(True)
        if field.kind == "counters":
            self.line.setAccessibleName(tr("Units and leaders"))
        self.line.textChanged.connect(self.changed)

    def value(self) -> str:
        return self.line.text()

    def set_value(self, value: str) -> None:
        self.line.setText(value)
        self.line.setCursorPosition(0)


class ChoiceInput(Input):
    """Values without words are for the command line."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.widget = self.combo = QComboBox()
        for value, words in field.values:
            if words:
                self.combo.addItem(translated(words), value)
        self.combo.currentIndexChanged.connect(self.changed)

    def value(self) -> str:
        return str(self.combo.currentData())

    def set_value(self, value: str) -> None:
        self.combo.setCurrentIndex(max(self.combo.findData(value, Qt.ItemDataRole.UserRole), 0))


class FlagInput(Input):
    def __init__(self, field: Field) -> None:
        super().__init__()
        self.widget = self.box = QCheckBox(translated(field.title))
        self.box.toggled.connect(self.changed)

    def value(self) -> str:
        return YES if self.box.isChecked() else ""

    def set_value(self, value: str) -> None:
        self.box.setChecked(bool(value))


def input_for(field: Field) -> Input:
    if field.values:
        return ChoiceInput(field)
    return FlagInput(field) if field.kind == "flag" else LineInput(field)
