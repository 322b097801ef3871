"""In the bar, when standing orders have done something that may still be changed."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.desktop.play.bars.prompt import PromptBar
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.key_button import KeyButton
from ui.desktop.table.table import Table


class StandingNotice(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.go_on = KeyButton(tr("Go on (Enter)"))
        self.by_hand = KeyButton(tr("Choose myself (Ctrl+Z)"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for button in (self.go_on, self.by_hand):
            column.addWidget(button)

    def show_in(self, prompt: PromptBar, table: Table) -> None:
        """What was done, what it is for, and how to change it."""
        asked = tr("Done for you by standing order")
        keys = tr("Enter goes on · Ctrl+Z lets you choose yourself")
        prompt.show_question(asked, table.habits.notice, keys)
        prompt.show_undo("")
        self.setVisible(True)
        self.go_on.setFocus()
