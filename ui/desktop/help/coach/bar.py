"""The coach's four answers, in the prompt bar."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from ui.desktop.style.language import tr
from ui.desktop.style.widgets.key_button import KeyButton


class CoachBar(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rethink = KeyButton(tr("&Rethink (Esc)"), self)
        self.play = KeyButton(tr("Play &anyway"), self)
        self.show_me = KeyButton(tr("&Show me"), self)
        self.stop = KeyButton(tr("S&top coaching"), self)
        self.rethink.setDefault(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, button in enumerate((self.rethink, self.play, self.show_me, self.stop)):
            grid.addWidget(button, place // 2, place % 2)

    def show_waiting(self) -> None:
        """He looks at the order: only doing it and leaving it make sense."""
        self.show_me.setVisible(False)
        self.stop.setVisible(False)

    def show_question(self) -> None:
        self.show_me.setVisible(True)
        self.stop.setVisible(True)
