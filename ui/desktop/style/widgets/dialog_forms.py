"""Small parts of dialogs: forms that wrap, boxes by value, a line on what is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from ui.desktop.style.language import tr


def form(parent: QWidget | None = None) -> QFormLayout:
    rows = QFormLayout(parent) if parent is not None else QFormLayout()
    rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    return rows


def choose(box: QComboBox, value: str) -> None:
    """If it is there: what was kept may be of another version."""
    if box.findData(value) >= 0:
        box.setCurrentIndex(box.findData(value))


def second(texts: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The explanation of each, in the language in use."""
    return {name: tr(text) for name, (_, text) in texts.items()}


def explained(box: QComboBox, text_by_name: dict[str, str]) -> QLabel:
    """A line below the box on what is chosen."""
    label = QLabel(text_by_name[box.currentData()])
    label.setWordWrap(True)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    box.currentIndexChanged.connect(lambda _: label.setText(text_by_name[box.currentData()]))
    return label
