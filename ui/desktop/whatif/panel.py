"""The dock of a what-if board: what can be changed, the tree of branches, two of them compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.style.language import tr
from ui.desktop.style.number_words import whole_percent
from ui.desktop.whatif.branches import Branch, BranchTree
from ui.desktop.whatif.markers import MarkerMenu

NOBODY: Final = "nobody"
BOTH: Final = "both"
_LETTERS_WIDE: Final = 32
_LEAST_ROWS: Final = 6


class WhatIfDock(QDockWidget):
    beginning_wanted = Signal(str)
    """A moment of the turn, by its name."""
    dice_wanted = Signal(str)
    engine_wanted = Signal(str)
    """The side that the engine plays: a seat's name, NOBODY or BOTH."""
    branch_wanted = Signal(object)
    renamed = Signal(object, str)
    compare_wanted = Signal(object, object)

    def __init__(self, side: str, parent: QWidget | None = None) -> None:
        """Chances are those of this side."""
        super().__init__(tr("What if"), parent)
        self.setObjectName("what_if")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        self.arrange = QPushButton(tr("&Move anything (Ctrl+M)"), self)
        self.arrange.setCheckable(True)
        self.arrange.setToolTip(
            tr(
                "While this is on, a click selects counters of either side and does nothing else, "
                "and they are dragged wherever they may stand"
            )
        )
        self.take_off = QPushButton(tr("Take the &selected off the map"), self)
        self.markers = QPushButton(tr("Sta&te of the selected"), self)
        self.marker_menu = MarkerMenu(self)
        self.markers.setMenu(self.marker_menu)
        self.beginning = QComboBox(self)
        self.beginning.setAccessibleName(tr("Who moves next"))
        self.dice = QLineEdit(self)
        self.dice.setPlaceholderText(tr("by chance, or 6 3 45"))
        self.dice.setAccessibleName(tr("The next dice"))
        self.dice.setToolTip(tr("A word for each of the next rolls: 6 for one die, 45 for two"))
        self.engine = QComboBox(self)
        self.engine.setAccessibleName(tr("Sides that the engine plays"))
        self.deal = QPushButton(tr("&Deal the hidden counters again"), self)
        self.ask = QPushButton(tr("Ask the &engine"), self)
        self.tree = QTreeWidget(self)
        self.tree.setHeaderLabels([tr("Branch"), tr("{side} win", side=side)])
        self.tree.setAccessibleName(tr("Branches"))
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.go = QPushButton(tr("Go to &it"), self)
        self.compare = QPushButton(tr("Com&pare two"), self)
        self.answer = QLabel(self)
        self.answer.setWordWrap(True)
        self.answer.setAccessibleName(tr("What the engine says"))
        self.table = QTableWidget(0, 2, self)
        self.table.setAccessibleName(tr("Two branches side by side"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setWordWrap(True)
        self.table.hide()
        self._branch_by_item: dict[int, Branch] = {}
        self._is_filling = False
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        content = QWidget(self)
        column = QVBoxLayout(content)
        form = QFormLayout()
        form.addRow(tr("Next:"), self.beginning)
        form.addRow(tr("Dice:"), self.dice)
        form.addRow(tr("Engine plays:"), self.engine)
        for widget in (self.arrange, self.take_off, self.markers):
            column.addWidget(widget)
        column.addLayout(form)
        column.addWidget(self.deal)
        column.addWidget(self.ask)
        column.addWidget(self.answer)
        column.addWidget(self.tree, 1)
        column.addLayout(_row(self.go, self.compare))
        column.addWidget(self.table, 1)
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        self.tree.setMinimumHeight(line * _LEAST_ROWS * 3 // 2)
        content.setMinimumWidth(letter * _LETTERS_WIDE)
        self._content = content
        self._scroll = scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        self.setWidget(scroll)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _connect(self) -> None:
        self.beginning.activated.connect(self._begin)
        self.dice.editingFinished.connect(lambda: self.dice_wanted.emit(self.dice.text()))
        self.engine.activated.connect(
            lambda _: self.engine_wanted.emit(self.engine.currentData() or NOBODY)
        )
        self.go.clicked.connect(self._go)
        self.tree.itemActivated.connect(lambda *_: self._go())
        self.tree.itemChanged.connect(self._rename)
        self.compare.clicked.connect(self._compare)

    def least_width(self) -> int:
        """So that no button is cut, with the scroll bar."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        return self._content.minimumSizeHint().width() + bar + 2 * self._scroll.frameWidth()

    # -- what can be changed ----------------------------------------------------------------------

    def offer_beginnings(self, words_by_beginning: Mapping[str, str]) -> None:
        """By name, in words; the first entry leaves the position as it is."""
        self.beginning.clear()
        self.beginning.addItem(tr("as it stands"), None)
        for beginning, words in words_by_beginning.items():
            self.beginning.addItem(words, beginning)

    def offer_engine(self, words_by_side: Mapping[str, str]) -> None:
        self.engine.clear()
        for side, words in words_by_side.items():
            self.engine.addItem(words, side)

    def show_dice(self, wishes: Sequence[str]) -> None:
        if not self.dice.hasFocus():
            self.dice.setText(" ".join(wishes))

    def _begin(self, place: int) -> None:
        beginning = self.beginning.itemData(place)
        self.beginning.setCurrentIndex(0)
        if beginning is not None:
            self.beginning_wanted.emit(beginning)

    # -- branches ---------------------------------------------------------------------------------

    def show_branches(self, branches: BranchTree) -> None:
        self._is_filling = True
        self.tree.clear()
        self._branch_by_item = {}
        self._add(branches.root, None, branches.current)
        self.tree.expandAll()
        self._is_filling = False

    def _add(self, branch: Branch, above: QTreeWidgetItem | None, current: Branch) -> None:
        item = QTreeWidgetItem([branch.name, chance_words(branch)])
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setToolTip(0, branch.name)
        if above is None:
            self.tree.addTopLevelItem(item)
        else:
            above.addChild(item)
        number = len(self._branch_by_item)
        item.setData(0, Qt.ItemDataRole.UserRole, number)
        self._branch_by_item[number] = branch
        if branch is current:
            font = item.font(0)
            font.setBold(True)
            item.setFont(0, font)
            self.tree.setCurrentItem(item)
        for child in branch.children:
            self._add(child, item, current)

    def _branch(self, item: QTreeWidgetItem) -> Branch:
        return self._branch_by_item[item.data(0, Qt.ItemDataRole.UserRole)]

    def select(self, branches: Sequence[Branch]) -> None:
        """Mark these in the tree."""
        self.tree.clearSelection()
        for item in self.tree.findItems(
            "*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive
        ):
            item.setSelected(self._branch(item) in branches)

    def selected(self) -> list[Branch]:
        return [self._branch(item) for item in self.tree.selectedItems()]

    def _go(self) -> None:
        found = self.selected()
        if len(found) == 1:
            self.branch_wanted.emit(found[0])
        else:
            self.answer.setText(tr("Select one branch to go to it."))

    def _rename(self, item: QTreeWidgetItem, column: int) -> None:
        if not self._is_filling and column == 0 and item.text(0).strip():
            self.renamed.emit(self._branch(item), item.text(0).strip())

    def _compare(self) -> None:
        found = self.selected()
        if len(found) == 2:
            self.compare_wanted.emit(*found)
        else:
            self.answer.setText(tr("Select two branches, with Ctrl held, to compare them."))

    def show_comparison(self, names: Sequence[str], rows: Sequence[tuple[str, str, str]]) -> None:
        """Each row has a cell for either branch."""
        self.table.setRowCount(len(rows))
        self.table.setHorizontalHeaderLabels(list(names))
        self.table.setVerticalHeaderLabels([row[0] for row in rows])
        for number, (_, *cells) in enumerate(rows):
            for column, words in enumerate(cells):
                self.table.setItem(number, column, QTableWidgetItem(words))
        self.table.resizeRowsToContents()
        self.table.show()


def chance_words(branch: Branch) -> str:
    """The chance of the first side with its interval; a question mark where nobody has asked."""
    found = branch.estimate
    if found is None:
        return "?"
    reach = (found.high - found.low) / 2
    chance = whole_percent(found.chance)
    return f"{chance} ± {round(100 * reach)}" if reach else chance


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    return row
