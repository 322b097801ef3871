"""The menu of a what-if board for what lies on counters, as the game's editor offers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from solitaire.presenting.editor import MarkChoice
from ui.desktop.style.language import translated

MOST_IN_A_ROW: Final = 6
"""Values that stand in the menu itself; forty numbers of steps would be higher than the screen."""


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
            menu = self._submenu(choice) if len(choice.values) > MOST_IN_A_ROW else self
            for value, words in choice.values:
                self._add(menu, choice, value, translated(words))
            if menu is self and not choice.is_switch:
                self.addSeparator()

    def _submenu(self, choice: MarkChoice) -> QMenu:
        """Called as it is now."""
        now = [translated(words) for value, words in choice.values if value in choice.present]
        return self.addMenu(", ".join(now) or translated(choice.values[0][1]))

    def _add(self, menu: QMenu, choice: MarkChoice, value: str, title: str) -> None:
        action = menu.addAction(title)
        action.setCheckable(True)
        action.setChecked(value in choice.present)
        is_taken_off = choice.is_switch and value in choice.present
        new = "" if is_taken_off else value
        action.triggered.connect(lambda: self.wanted.emit(choice.name, new, title))
        self.entries[choice.name, value] = action
