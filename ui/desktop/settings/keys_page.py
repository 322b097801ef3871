"""The page of preferences on which keys are chosen: one line for each action.

Takes effect at once; a key that another action already has is named and still taken, since it may
be given away in the next moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.settings.action_entry import ActionEntry
from ui.desktop.settings.key_settings import KeySettings
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.full_label import FullLabel

_WHAT, _KEYS = range(2)
_LINES: Final = 9
"""Of the table, at least."""


class KeysPage(QWidget):
    changed = Signal(object)
    """KeySettings."""

    can_restore = True

    def __init__(
        self, table: Sequence[ActionEntry], now: KeySettings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table = list(table)
        self.settings = now
        self.single = QCheckBox(tr("&Single-letter keys (and digits for orders)"), self)
        self.single.setChecked(now.has_single_letters)
        self.single.setToolTip(
            tr("Without them keys need Ctrl or Alt, so that none is pressed by mistake.")
        )
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(tr("Find a key or what it does"))
        self.filter.setAccessibleName(tr("Find a key or what it does"))
        self.list = self._list()
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        self.edit.setClearButtonEnabled(True)
        self.edit.setAccessibleName(tr("New key"))
        label = QLabel(tr("New &key"), self)
        label.setBuddy(self.edit)
        self.usual = QPushButton(tr("As at &first"), self)
        self.all_usual = QPushButton(tr("Reset &all"), self)
        self.clash = FullLabel(self)
        self.clash.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(self.single)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        for widget in (label, self.edit, self.usual, self.all_usual):
            row.addWidget(widget, 1 if widget is self.edit else 0)
        column.addLayout(row)
        column.addWidget(self.clash)
        self._connect()
        self._fill()
        self.list.setCurrentCell(0, _WHAT)

    def _list(self) -> QTableWidget:
        table = QTableWidget(len(self._table), 2, self)
        table.setAccessibleName(tr("Keys"))
        table.setHorizontalHeaderLabels([tr("What they do"), tr("Keys")])
        table.verticalHeader().hide()
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.horizontalHeader().setSectionResizeMode(_WHAT, QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setSectionResizeMode(
            _KEYS, QHeaderView.ResizeMode.ResizeToContents
        )
        table.setMinimumHeight(self.fontMetrics().height() * _LINES)
        return table

    def _connect(self) -> None:
        self.single.toggled.connect(self._turn_single)
        self.filter.textChanged.connect(self._find)
        self.list.currentCellChanged.connect(lambda *_: self._show_key())
        self.edit.editingFinished.connect(self._take_key)
        self.usual.clicked.connect(self._take_usual)
        self.all_usual.clicked.connect(lambda: self._change(replace(self.settings, chosen={})))

    # -- showing ----------------------------------------------------------------------------------

    def _fill(self) -> None:
        for row, entry in enumerate(self._table):
            keys = ", ".join(map(_written, self.settings.keys_of(entry.name, entry.keys)))
            for column, text in ((_WHAT, entry.words), (_KEYS, keys)):
                item = QTableWidgetItem(text)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.list.setItem(row, column, item)

    def _find(self, text: str) -> None:
        for row in range(self.list.rowCount()):
            found = (self.list.item(row, column) for column in (_WHAT, _KEYS))
            words = " ".join(item.text() for item in found if item is not None)
            self.list.setRowHidden(row, text.casefold() not in words.casefold())

    def choose(self, name: str) -> None:
        """The line of this action."""
        self.list.setCurrentCell([one.name for one in self._table].index(name), _WHAT)

    @property
    def _entry(self) -> ActionEntry:
        return self._table[max(self.list.currentRow(), 0)]

    def _show_key(self) -> None:
        keys = self.settings.keys_of(self._entry.name, self._entry.keys)
        self.edit.setKeySequence(QKeySequence(keys[0] if keys else ""))
        self._show_clash()

    def clash_of(self, name: str) -> str:
        """Another action that has a key of this one, in words; empty if there is none."""
        of = {one.name: set(self.settings.keys_of(one.name, one.keys)) for one in self._table}
        for other in self._table:
            both = of[name] & of[other.name]
            if other.name != name and both:
                return tr(
                    "{key} is also the key of: {action}. Choose another for one of them.",
                    key=_written(min(both)),
                    action=other.words,
                )
        return ""

    def _show_clash(self) -> None:
        self.clash.setText(self.clash_of(self._entry.name))

    def restore(self) -> None:
        """All keys, and those of single letters, as at first."""
        self.single.setChecked(True)
        self.all_usual.click()

    # -- changing ---------------------------------------------------------------------------------

    def _turn_single(self, are_on: bool) -> None:
        self._change(replace(self.settings, has_single_letters=are_on))

    def _take_key(self) -> None:
        """The typed key in place of the first one; the others stay."""
        entry = self._entry
        before = self.settings.chosen.get(entry.name, entry.keys)
        typed = self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        keys = tuple(dict.fromkeys(filter(None, (typed, *before[1:]))))
        if not typed:
            keys = ()
        self._change(self.settings.with_keys(entry.name, keys, entry.keys))

    def _take_usual(self) -> None:
        self._change(self.settings.with_keys(self._entry.name, self._entry.keys, self._entry.keys))

    def _change(self, wanted: KeySettings) -> None:
        if wanted != self.settings:
            self.settings = wanted
            self._fill()
            self.changed.emit(wanted)
        self._show_key()


def _written(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
