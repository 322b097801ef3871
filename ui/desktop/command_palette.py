"""Every action of the window by name: type some words, Enter does it (Ctrl+K)."""

from __future__ import annotations

from collections.abc import Sequence

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

from ui.desktop.language import tr

_LETTERS_WIDE = 58
_ROWS = 14


class CommandPalette(QDialog):
    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Commands"))
        self._actions = [action for action in actions if words_of(action)]
        self._shown: list[QAction] = []
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(tr("What do you want to do?"))
        self.filter.setAccessibleName(tr("Filter of the commands"))
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Commands"))
        column = QVBoxLayout(self)
        column.addWidget(self.filter)
        column.addWidget(self.list)
        self.filter.textChanged.connect(lambda _: self._fill())
        self.filter.returnPressed.connect(self._do)
        self.filter.installEventFilter(self)
        self.list.itemActivated.connect(lambda _: self._do())
        letter, row = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        wanted = QSize(letter * _LETTERS_WIDE, row * _ROWS * 3 // 2)
        self.resize(wanted.boundedTo(self.screen().availableSize()))
        self._fill()

    @property
    def shown(self) -> Sequence[QAction]:
        return self._shown

    def _fill(self) -> None:
        words = self.filter.text().lower().split()
        self._shown = [
            action
            for action in self._actions
            if all(word in words_of(action).lower() for word in words)
        ]
        self.list.clear()
        for action in self._shown:
            keys = ", ".join(one.toString() for one in action.shortcuts())
            item = QListWidgetItem(f"{words_of(action)}   {keys}".rstrip())
            if not action.isEnabled():
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _do(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._shown) and self._shown[row].isEnabled():
            self.accept()
            self._shown[row].trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down walk the list while the words are typed."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None:
                row = self.list.currentRow() + step
                self.list.setCurrentRow(min(max(row, 0), max(self.list.count() - 1, 0)))
                return True
        return super().eventFilter(watched, event)


def words_of(action: QAction) -> str:
    return action.text().replace("&", "").removesuffix("…")
