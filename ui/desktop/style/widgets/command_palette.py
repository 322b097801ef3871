"""Lists of things to do, of which some words are typed and Enter does one.

The commands of the window (Ctrl+K) are such a list; play/find_dialog.py has another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.style.language import tr
from ui.desktop.style.screen_fit import room_for

_LETTERS_WIDE = 58
_ROWS = 14


@dataclass(frozen=True, slots=True)
class PaletteLine:
    words: str
    do: Callable[[], Any]
    beside: str = ""
    """What stands after the words, and is not searched."""
    is_enabled: bool = True


class Palette(QDialog):
    def __init__(self, lines: Sequence[PaletteLine], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self.lines_shown: list[PaletteLine] = []
        self.filter = QLineEdit(self)
        self.list = QListWidget(self)
        column = QVBoxLayout(self)
        column.addWidget(self.filter)
        column.addWidget(self.list)
        self.filter.textChanged.connect(lambda _: self._fill())
        self.filter.returnPressed.connect(self._do)
        self.filter.installEventFilter(self)
        self.list.itemActivated.connect(lambda _: self._do())
        letter, row = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        wanted = QSize(letter * _LETTERS_WIDE, row * _ROWS * 3 // 2)
        self.resize(wanted.boundedTo(room_for(self)))
        self._fill()

    def _fill(self) -> None:
        words = self.filter.text().casefold().split()
        self.lines_shown = [
            line for line in self._lines if all(word in line.words.casefold() for word in words)
        ]
        self.list.clear()
        for line in self.lines_shown:
            item = QListWidgetItem(f"{line.words}   {line.beside}".rstrip())
            if not line.is_enabled:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _do(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self.lines_shown) and self.lines_shown[row].is_enabled:
            self.accept()
            self.lines_shown[row].do()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down walk the list while the words are typed."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None:
                row = self.list.currentRow() + step
                self.list.setCurrentRow(min(max(row, 0), max(self.list.count() - 1, 0)))
                return True
        return super().eventFilter(watched, event)


class CommandPalette(Palette):
    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        self._actions = [action for action in actions if words_of(action)]
        super().__init__([_line(action) for action in self._actions], parent)
        self.setWindowTitle(tr("Commands"))
        self.filter.setPlaceholderText(tr("What do you want to do?"))
        self.filter.setAccessibleName(tr("Filter of the commands"))
        self.list.setAccessibleName(tr("Commands"))

    @property
    def shown(self) -> Sequence[QAction]:
        numbers = {id(line): number for number, line in enumerate(self._lines)}
        return [self._actions[numbers[id(line)]] for line in self.lines_shown]


def _line(action: QAction) -> PaletteLine:
    keys = ", ".join(one.toString() for one in action.shortcuts())
    return PaletteLine(words_of(action), action.trigger, keys, action.isEnabled())


def words_of(action: QAction) -> str:
    return action.text().replace("&", "").removesuffix("…")
