"""A dock with text to read."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDockWidget, QTextBrowser, QWidget

from ui.desktop.style import theme

TEXT_PIXELS: Final = 17


class TextDock(QDockWidget):
    """Read-only text that can be scrolled, selected and copied."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)  # by which saved layouts know it
        self.text = QTextBrowser(self)
        self.text.setFont(theme.font("serif", TEXT_PIXELS))
        self.text.setAccessibleName(title)
        self.setWidget(self.text)
        self.setMinimumWidth(260)

    def fit_text(self, percent: int) -> None:
        """The size of text that a person prefers, 100 for the usual one."""
        self.text.setFont(theme.font("serif", TEXT_PIXELS * percent / 100))
