"""Every key of the game window in groups, and the dialog that shows them (the key ?)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.settings.action_entry import (
    BATTLE,
    GAME_MENU,
    HELP,
    NO_MENU,
    ORDERS,
    OVERLAY,
    UNITS,
    VIEW,
    ActionEntry,
)
from ui.desktop.style.language import marked, tr
from ui.desktop.style.screen_fit import room_for
from ui.desktop.style.widgets.command_palette import words_of

_LETTERS_WIDE: Final = 84
_ROWS: Final = 24
_ON_THE_MAP: Final = (
    ("↑ ↓ ← →", marked("To the neighbouring area that way, along a road")),
    ("Enter", marked("Open the area; with picked units, go there")),
    ("Tab, Shift+Tab", marked("Next or previous stack that can act")),
    ("Shift+A–Z", marked("The name of the place that the picked units should march to")),
    (marked("hold Alt"), marked("Hide the counters, to see the ground (or hold C)")),
    (marked("hold Shift"), marked("Magnify the stack (or hold Z)")),
    ("Shift+← →", marked("Turn a counter that may face another way; Enter gives it")),
    ("Ctrl+↑ ↓ ← →", marked("Move the map")),
    ("+ -", marked("Zoom in or out")),
)
_IN_THE_ORDERS: Final = (
    ("↑ ↓", marked("Walk the list of orders")),
    ("1–9, 0", marked("Give the order of that number, 0 the tenth; place a hit")),
    ("Enter", marked("Give the selected order; roll; confirm")),
    ("Backspace", marked("Take back the last counter of an order in parts, or else the order")),
    ("Esc", marked("Back out one level")),
)
_GROUPS: Final = (
    (GAME_MENU, marked("Game")),
    (ORDERS, marked("Orders")),
    (UNITS, marked("Units")),
    (BATTLE, marked("Combat")),
    (VIEW, marked("View")),
    (HELP, marked("Help")),
    (NO_MENU, marked("Hints")),
)


@dataclass(frozen=True, slots=True)
class KeyGroup:
    title: str
    rows: Sequence[tuple[str, str]]
    """Keys, and what they do."""


class Actions(Protocol):
    """Those of a window, each with its entry in the table."""

    viewpoints: list[QAction]

    @property
    def table(self) -> Sequence[ActionEntry]: ...

    def action(self, name: str) -> QAction: ...


def key_groups(actions: Actions) -> list[KeyGroup]:
    """All that is heard, as it is set now."""
    return [
        KeyGroup(tr("On the map"), [(tr(keys), tr(words)) for keys, words in _ON_THE_MAP]),
        KeyGroup(tr("In the orders"), [(tr(keys), tr(words)) for keys, words in _IN_THE_ORDERS]),
        *(KeyGroup(tr(title), _rows(actions, menu)) for menu, title in _GROUPS),
        KeyGroup(
            tr("Overlays"),
            _rows(actions, OVERLAY),
        ),
    ]


def _rows(actions: Actions, menu: str) -> list[tuple[str, str]]:
    found = [(one, actions.action(one.name)) for one in actions.table if one.menu == menu]
    rows = [
        (", ".join(map(key_words, action.shortcuts())), words_of(action)) for _, action in found
    ]
    if menu == VIEW:
        rows += [(key_words(one.shortcut()), words_of(one)) for one in actions.viewpoints]
    return [(keys, words) for keys, words in rows if keys]


def key_words(keys: QKeySequence) -> str:
    """As it is written on the keys here."""
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


class KeysDialog(QDialog):
    change_wanted = Signal()

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(tr("Find a key or what it does"))
        self.filter.setAccessibleName(tr("Find a key or what it does"))
        self.filter.setClearButtonEnabled(True)
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(tr("Keys"))
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([tr("Keys"), tr("What they do")])
        self.tree.setRootIsDecorated(False)
        for group in key_groups(actions):
            self._add(group)
        self.tree.expandAll()
        self.tree.resizeColumnToContents(0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        change = buttons.addButton(tr("C&hange keys…"), QDialogButtonBox.ButtonRole.ActionRole)
        change.clicked.connect(self._change)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.filter)
        column.addWidget(self.tree, 1)
        column.addWidget(buttons)
        self.filter.textChanged.connect(self._find)
        letter, row = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        wanted = QSize(letter * _LETTERS_WIDE, row * _ROWS * 3 // 2)
        self.resize(wanted.boundedTo(room_for(self)))

    def _add(self, group: KeyGroup) -> None:
        if group.rows:
            head = QTreeWidgetItem(self.tree, [group.title])
            head.setFirstColumnSpanned(True)
            font = head.font(0)
            font.setBold(True)
            head.setFont(0, font)
            for keys, words in group.rows:
                QTreeWidgetItem(head, [keys, words])

    def _rows(self) -> list[QTreeWidgetItem]:
        flags = Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive
        return [row for row in self.tree.findItems("*", flags, 1) if row.parent()]

    def _find(self, text: str) -> None:
        for row in self._rows():
            row.setHidden(text.casefold() not in f"{row.text(0)} {row.text(1)}".casefold())

    def rows(self) -> list[tuple[str, str]]:
        """Those that are shown."""
        return [(row.text(0), row.text(1)) for row in self._rows() if not row.isHidden()]

    def _change(self) -> None:
        self.reject()
        self.change_wanted.emit()
