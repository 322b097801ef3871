"""Areas and counters as two plain tables: for whoever reads the map by ear, or likes lists.

They show what the map shows, from the same view. Rows and map share what is chosen: the row of the
area under the map's cursor is the current one, and Enter on a row is a click on the map. A click on
a head, or Space in a column, sorts by it: upwards, downwards, then as on the map again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QHeaderView,
    QLineEdit,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Presenter
from ui.desktop.board.rows import counter_rows, place_rows
from ui.desktop.style.language import marked, tr

LETTERS_IN_COLUMN: Final = 40
"""At most; longer texts are broken into lines."""
_KEY: Final = Qt.ItemDataRole.UserRole
_AS_ON_MAP: Final = -1
"""No column: the order in which rows are given."""
_AREA_HEADS: Final = (
    marked("Area"),
    marked("Terrain"),
    marked("Held by"),
    marked("Own"),
    marked("Enemy"),
)
_UNIT_HEADS: Final = (
    marked("Counter"),
    marked("Side"),
    marked("Area"),
    marked("Kind"),
    marked("Ratings"),
    marked("Hits"),
    marked("Marks"),
)

Row = tuple[str, Sequence[str]]
"""Area and counter (or nothing) that a row is about, with a space between, and its cells."""


class _Sorted(QSortFilterProxyModel):
    """By words, and numbers in them by their size."""

    def lessThan(
        self, left: QModelIndex | QPersistentModelIndex, right: QModelIndex | QPersistentModelIndex
    ) -> bool:
        return _in_parts(left.data()) < _in_parts(right.data())


def _in_parts(text: str) -> list[str | int]:
    """Words and numbers by turns, so that words are compared with words."""
    parts = re.split(r"(\d+)", text.casefold())
    return [int(part) if part.isdecimal() else part for part in parts]


class PlainTable(QTableView):
    """Read with the arrow keys; Enter takes the row, Space sorts by the column."""

    taken = Signal(str, str)
    """Area, and counter or ""."""
    pointed = Signal(str)
    """The area of the row the keyboard or a click came to."""

    def __init__(self, heads: Sequence[str], name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = QStandardItemModel(0, len(heads), self)
        self._rows.setHorizontalHeaderLabels([tr(head) for head in heads])
        self._shown = _Sorted(self)
        self._shown.setSourceModel(self._rows)
        self._shown.setFilterKeyColumn(-1)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setModel(self._shown)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab leaves the table
        self.setWordWrap(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head = self.horizontalHeader()
        head.setStretchLastSection(True)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        head.setMaximumSectionSize(self.fontMetrics().averageCharWidth() * LETTERS_IN_COLUMN)
        head.setSortIndicatorClearable(True)
        head.setToolTip(
            tr("Sorts by this column, as Space on a cell does; again: reversed; then as on the map")
        )
        self.sortByColumn(_AS_ON_MAP, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.activated.connect(lambda index: self.taken.emit(*_parted(index.data(_KEY))))
        self.selectionModel().currentRowChanged.connect(lambda now, _: self._point(now.data(_KEY)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self._sort_by(self.currentIndex().column())
        else:
            super().keyPressEvent(event)

    def _sort_by(self, column: int) -> None:
        """As a click on its head does."""
        head = self.horizontalHeader()
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        is_again = head.sortIndicatorSection() == column
        if is_again and head.sortIndicatorOrder() == down:
            self.sortByColumn(_AS_ON_MAP, up)
        else:
            self.sortByColumn(column, down if is_again else up)

    def _point(self, key: str | None) -> None:
        if key:
            self.pointed.emit(_parted(key)[0])

    def show_rows(self, rows: Sequence[Row]) -> None:
        """In place of what was shown; the row one was at stays the current one."""
        before = self.currentIndex().data(_KEY)
        with QSignalBlocker(self):
            self._rows.removeRows(0, self._rows.rowCount())
            for key, cells in rows:
                self._rows.appendRow([_cell(key, text) for text in cells])
            if before:
                self.go_to(*_parted(before))
        self.resizeColumnsToContents()

    def filter(self, text: str) -> None:
        self._shown.setFilterFixedString(text)

    def go_to(self, area: str, counter: str = "") -> None:
        """The row of this area, or of the counter if one is named; the signal is not sent back."""
        for row in range(self._shown.rowCount()):
            index = self._shown.index(row, 0)
            found = _parted(index.data(_KEY))
            if found == (area, counter) or (not counter and found[0] == area):
                with QSignalBlocker(self):
                    self.setCurrentIndex(index)
                return

    def texts(self) -> list[list[str]]:
        """What the table says, row by row."""
        columns = range(self._shown.columnCount())
        return [
            [str(self._shown.index(row, column).data() or "") for column in columns]
            for row in range(self._shown.rowCount())
        ]


def _parted(key: str) -> tuple[str, str]:
    area, _, counter = key.partition(" ")
    return area, counter


def _cell(key: str, text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setData(key, _KEY)
    return item


class TablesDock(QDockWidget):
    area_taken = Signal(str)
    counter_taken = Signal(str, str)
    area_pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Tables"), parent)
        self.setObjectName("tables")
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(tr("Filter: a name, a place, a side…"))
        self.filter.setAccessibleName(tr("Filter of the tables"))
        self.filter.setClearButtonEnabled(True)
        self.areas = PlainTable(_AREA_HEADS, tr("Areas"), self)
        self.units = PlainTable(_UNIT_HEADS, tr("Counters"), self)
        self.pages = QTabWidget(self)
        self.pages.addTab(self.areas, tr("Areas"))
        self.pages.addTab(self.units, tr("Counters"))
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.addWidget(self.filter)
        column.addWidget(self.pages)
        self.setWidget(content)
        for table in (self.areas, self.units):
            self.filter.textChanged.connect(table.filter)
            table.taken.connect(self._take)
            table.pointed.connect(self.area_pointed)

    def _take(self, area: str, counter: str) -> None:
        if counter:
            self.counter_taken.emit(counter, area)
        else:
            self.area_taken.emit(area)

    def show_picture(self, presenter: Presenter, picture: Picture) -> None:
        """As the map shows it; only if somebody looks, because it is long."""
        if self.visibleRegion().isEmpty():
            return
        self.areas.show_rows(
            [
                (one.place, (one.title, one.terrain, one.holder, one.own, one.enemy))
                for one in place_rows(presenter, picture)
            ]
        )
        self.units.show_rows(
            [
                (
                    f"{one.place} {one.key}",
                    (one.title, one.side, one.where, one.kind, one.ratings, one.hits, one.marks),
                )
                for one in counter_rows(presenter, picture)
            ]
        )

    def show_nothing(self) -> None:
        for table in (self.areas, self.units):
            table.show_rows(())

    def point_at(self, area: str) -> None:
        """The map's cursor, or its pointer, came to an area."""
        for table in (self.areas, self.units):
            table.go_to(area)
