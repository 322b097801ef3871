"""The intelligence map as a table: what is seen, what is known, and what may be guessed.

Guesses are made in the counsel process from the view of the seat shown, and only while the overlay
or this table is looked at.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDockWidget,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from solitaire.presenting.estimates import EstimateTable, Intelligence, guessed
from ui.desktop.board.board import MapBoard
from ui.desktop.help.hints.engine import Counsel
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated
from ui.desktop.table.model import Moment, PlayModel

OVERLAY: Final = "intelligence"
TEXT_PIXELS: Final = 15


class IntelligenceDock(QDockWidget):
    def __init__(
        self, model: PlayModel, board: MapBoard, counsel: Counsel, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Intelligence"), parent)
        self.setObjectName("intelligence")
        self.found: Intelligence | None = None
        self._model, self._board, self._counsel = model, board, counsel
        self._view: Any = None
        self._number = 0
        counsel.estimated.connect(self._hear)
        self.table = QTableWidget(0, 0, self)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setWordWrap(True)
        self.table.verticalHeader().setVisible(False)
        self.table.setAccessibleName(tr("What is known and guessed of the enemy"))
        self.table.itemSelectionChanged.connect(self._show_area)
        self._rows_timer = QTimer(self)
        """Once the columns have their widths, or long cells are cut."""
        self._rows_timer.setSingleShot(True)
        self._rows_timer.setInterval(0)
        self._rows_timer.timeout.connect(self.table.resizeRowsToContents)
        self.table.horizontalHeader().sectionResized.connect(lambda *_: self._rows_timer.start())
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addWidget(self.note)
        column.addWidget(self.table, 1)
        self.setWidget(page)
        self.setMinimumWidth(260)
        self.fit_text(100)

    def fit_text(self, percent: int) -> None:
        for widget in (self.table, self.note):
            widget.setFont(theme.font("sans", TEXT_PIXELS * percent / 100))

    # -- asking -----------------------------------------------------------------------------------

    def show_moment(self, now: Moment) -> None:
        self.look(now.view)

    def look(self, view: Any) -> None:
        """Think about this view, if anybody looks."""
        if not self._is_looked_at() or view is None:
            self._drop()
            return
        if view == self._view:
            return
        self._drop()
        self._view = view
        table = self._model.table
        if table is None:
            return
        self._take(Intelligence(tuple(table.guide.estimates(view, (), ()))))
        self._number = self._counsel.ask("estimate", table.rules, view.seat, view)

    def _is_looked_at(self) -> bool:
        return self._model.overlay == OVERLAY or not self.visibleRegion().isEmpty()

    def _hear(self, number: int, answer: dict[str, Any]) -> None:
        if number == self._number:
            self._number = 0
            self._take(guessed(answer))

    def _drop(self) -> None:
        if self._number:
            self._counsel.forget(self._number)
        self._number, self._view = 0, None

    def clear(self) -> None:
        self._drop()
        self.found = None
        self.table.setRowCount(0)
        self.note.clear()

    # -- showing ----------------------------------------------------------------------------------

    def _take(self, found: Intelligence) -> None:
        table = self._model.table
        if table is None:
            return
        self.found = found
        self._board.show_intelligence(self._view, found)
        shown = table.presenter.estimates(found)
        self.note.setText(translated(shown.basis))
        self._show_headings(shown)
        self.table.setRowCount(len(shown.rows))
        for number, row in enumerate(shown.rows):
            for column, (words, tip) in enumerate(zip(row.cells, row.tips, strict=True)):
                item = QTableWidgetItem(translated(words))
                item.setData(Qt.ItemDataRole.UserRole, row.place)
                item.setToolTip(translated(tip))
                self.table.setItem(number, column, item)
        self._rows_timer.start()

    def _show_headings(self, shown: EstimateTable) -> None:
        self.table.setColumnCount(len(shown.headings))
        self.table.setHorizontalHeaderLabels([translated(one) for one in shown.headings])
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in shown.wide:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def _show_area(self) -> None:
        items = self.table.selectedItems()
        if items:
            self._model.inspect(str(items[0].data(Qt.ItemDataRole.UserRole)))
