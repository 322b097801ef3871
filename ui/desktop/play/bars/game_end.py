"""In the bar, when a game is over: how it ended, and what to do next."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.desktop.play.bars.prompt import PromptBar
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.key_button import KeyButton
from ui.desktop.table.table import Table


class GameEnd(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.review = KeyButton(tr("Review this game (Ctrl+R)"))
        self.another = KeyButton(tr("Another game (Ctrl+N)"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for button in (self.review, self.another):
            column.addWidget(button)

    def show_in(self, prompt: PromptBar, table: Table) -> None:
        """A game without a file (a what-if board, a full disk) has nothing to look at again."""
        is_kept = table.path.exists()
        kept = tr("The game is kept in {path}. F9 checks its dice and decisions.", path=table.path)
        prompt.show_question(table.summary, kept if is_kept else "", "")
        prompt.show_undo("")
        self.setVisible(is_kept)
