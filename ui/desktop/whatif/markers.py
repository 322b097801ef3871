"""The menu of a what-if board for what lies on counters, as the game's editor offers it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from solitaire.presenting.editor import MarkChoice
from ui.desktop.style.language import translated


class MarkerMenu(QMenu):
    wanted = Signal(str, str, str)
    """A mark, the value it is to have (empty to take it off), and the title of that value."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: dict[tuple[str, str], QAction] = {}
        """By mark and value."""

    def show_choices(self, choices: Sequence[MarkChoice]) -> None:
        self.clear()
        self.entries = {}
        for choice in choices:
            for value, words in choice.values:
                self._add(choice, value, translated(words))
            if not choice.is_switch:
                self.addSeparator()

    def _add(self, choice: MarkChoice, value: str, title: str) -> None:
        action = self.addAction(title)
        action.setCheckable(True)
        action.setChecked(value in choice.present)
        is_taken_off = choice.is_switch and value in choice.present
        new = "" if is_taken_off else value
        action.triggered.connect(lambda: self.wanted.emit(choice.name, new, title))
        self.entries[choice.name, value] = action
