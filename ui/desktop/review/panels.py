"""The docks of the review: what decided the game, what was told, what was believed."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontInfo, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListView,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.review.findings import LedgerRow
from ui.desktop.review.story import Line
from ui.desktop.style import theme
from ui.desktop.style.language import tr
from ui.desktop.style.number_words import signed

NARROWEST: Final = 340
SENTENCE_SCALE: Final = 1.25
LINE_SCALE: Final = 1.15
"""Of serif text, against the size of text that a person prefers."""
LEAST_ROWS_HIGH: Final = 150
_Index = QModelIndex | QPersistentModelIndex


def serif(scale: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    return theme.font("serif", QFontInfo(QApplication.font()).pixelSize() * scale, weight)


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


class ReviewDock(QDockWidget):
    """State of the analysis, one plain sentence, numbers on demand, turning points."""

    row_wanted = Signal(int)

    def __init__(self, armies: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(tr("Review"), parent)
        self.setObjectName("review")
        self.state = _label()
        self.progress = QProgressBar()
        self.analyse = QPushButton(tr("&Analyse"))
        self.stop = QPushButton(tr("S&top"))
        self.sentence = _label()
        self.sentence.setFont(serif(SENTENCE_SCALE))
        self.numbers = QToolButton()
        self.numbers.setText(tr("Numbers"))
        self.numbers.setCheckable(True)
        self.numbers.setArrowType(Qt.ArrowType.RightArrow)
        self.numbers.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.numbers.toggled.connect(self._show_numbers)
        self.ledger = _table(list(armies))
        self.ledger.setAccessibleName(tr("Ledger"))
        self.turning_points = _table([tr("What turned the game"), tr("Points")])
        self.turning_points.setAccessibleName(tr("Turning points"))
        self.turning_points.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.turning_points.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.turning_points.setWordWrap(True)
        self.turning_points.setMinimumHeight(LEAST_ROWS_HIGH)
        self.turning_points.verticalHeader().hide()
        header = self.turning_points.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.turning_points.cellClicked.connect(lambda row, _: self.row_wanted.emit(row))
        self.turning_points.cellActivated.connect(lambda row, _: self.row_wanted.emit(row))
        self.play_on = QPushButton(tr("&Play on from here"))
        self.show_better = QPushButton(tr("Show &better"))
        self.next = QPushButton(tr("&Next (J)"))
        self.better = _label()
        self._lay_out()
        self.numbers.setChecked(False)
        self._show_numbers(False)

    def _lay_out(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        top = QHBoxLayout()
        top.addWidget(self.state, 1)
        top.addWidget(self.analyse)
        top.addWidget(self.stop)
        buttons = QHBoxLayout()
        for button in (self.play_on, self.show_better, self.next):
            buttons.addWidget(button)
        column.addLayout(top)
        column.addWidget(self.progress)
        column.addWidget(self.sentence)
        column.addWidget(self.numbers)
        column.addWidget(self.ledger)
        column.addWidget(self.turning_points, 1)
        column.addLayout(buttons)
        column.addWidget(self.better)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        self._page, self._scroll = page, scroll
        page.installEventFilter(self)
        self.setWidget(scroll)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing is cut off beside the scroll bar, whatever the buttons say by now."""
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            beside = self._scroll.verticalScrollBar().sizeHint().width()
            wide = self._page.minimumSizeHint().width() + beside
            self._scroll.setMinimumWidth(max(wide, NARROWEST))
        return super().eventFilter(watched, event)

    def _show_numbers(self, shown: bool) -> None:
        self.numbers.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)
        self.ledger.setVisible(shown)

    def show_state(self, words: str, progress: tuple[int, int] | None) -> None:
        """What is done of how much; 0 of 0 if nobody knows, None if nothing is worked out."""
        self.state.setText(words)
        self.progress.setVisible(progress is not None)
        done, whole = progress or (0, 1)
        self.progress.setMaximum(whole)  # 0 to 0 runs to and fro
        self.progress.setValue(done)

    def show_ledger(self, sentence: str, rows: Sequence[LedgerRow]) -> None:
        self.sentence.setText(sentence)
        self.numbers.setVisible(bool(rows))
        self._show_numbers(self.numbers.isChecked() and bool(rows))
        self.ledger.setRowCount(len(rows))
        for place, row in enumerate(rows):
            head = QTableWidgetItem(row.name)
            head.setToolTip(row.meaning)
            self.ledger.setVerticalHeaderItem(place, head)
            for column, points in enumerate(row.points):
                item = _number(signed(points))
                item.setToolTip(row.meaning)
                self.ledger.setItem(place, column, item)
        bold = QFont(self.ledger.font())
        bold.setBold(True)
        for column in range(self.ledger.columnCount()):
            last = self.ledger.item(len(rows) - 1, column) if rows else None
            if last is not None:
                last.setFont(bold)
        self.ledger.resizeRowsToContents()
        self.ledger.setFixedHeight(_height(self.ledger))

    def show_turning_points(self, rows: Sequence[tuple[str, str]]) -> None:
        self.turning_points.setRowCount(len(rows))
        for place, (words, points) in enumerate(rows):
            self.turning_points.setItem(place, 0, QTableWidgetItem(words))
            self.turning_points.setItem(place, 1, _number(points))

    def select_row(self, row: int) -> None:
        self.turning_points.selectRow(row)


def _table(titles: Sequence[str]) -> QTableWidget:
    table = QTableWidget(0, len(titles))
    table.setHorizontalHeaderLabels(list(titles))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return table


def _number(words: str) -> QTableWidgetItem:
    item = QTableWidgetItem(words)
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


def _height(table: QTableWidget) -> int:
    rows = sum(table.rowHeight(row) for row in range(table.rowCount()))
    return rows + table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth() + 2


# -- dispatches -----------------------------------------------------------------------------------


class _Lines(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.lines: Sequence[Line] = ()
        self.present = 0

    def show(self, lines: Sequence[Line]) -> None:
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        return len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.words
        if role == Qt.ItemDataRole.FontRole and line.is_heading:
            return serif(LINE_SCALE, QFont.Weight.Bold)
        if role == Qt.ItemDataRole.ForegroundRole and line.index > self.present:
            return QApplication.palette().color(QPalette.ColorRole.PlaceholderText)
        return None


class DispatchDock(QDockWidget):
    """Everything the viewpoint was told; the present point is marked, a click leads to another."""

    point_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Dispatches"), parent)
        self.setObjectName("dispatches")
        self._model = _Lines()
        self.list = QListView()
        self.list.setModel(self._model)
        self.list.setWordWrap(True)
        self.list.setFont(serif(LINE_SCALE))
        self.list.setUniformItemSizes(False)
        self.list.setAccessibleName(tr("Dispatches"))
        self.list.clicked.connect(self._tell)
        self.list.activated.connect(self._tell)
        self.visibilityChanged.connect(lambda _: self.show_index(self._model.present))
        self.setWidget(self.list)
        self.setMinimumWidth(NARROWEST)

    @property
    def lines(self) -> Sequence[Line]:
        return self._model.lines

    def show_lines(self, lines: Sequence[Line]) -> None:
        self._model.show(lines)

    def show_index(self, index: int) -> None:
        """Mark what was told last at this point; what comes later is faint."""
        self._model.present = index
        row = bisect_right(self._model.lines, index, key=lambda line: line.index) - 1
        place = self._model.index(row, 0)
        self.list.setCurrentIndex(place)
        if row >= 0:
            self.list.scrollTo(place, QAbstractItemView.ScrollHint.PositionAtCenter)
        else:
            self.list.scrollToTop()
        self.list.viewport().update()

    def _tell(self, index: QModelIndex) -> None:
        self.point_wanted.emit(self._model.lines[index.row()].index)


# -- beliefs --------------------------------------------------------------------------------------


class BeliefDock(QDockWidget):
    """Where the enemy's hidden counters were thought to be, and where they were."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Beliefs"), parent)
        self.setObjectName("beliefs")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        self.whose = QComboBox()
        self.whose.setAccessibleName(tr("Whose belief"))
        self.sentence = _label()
        self.sentence.setFont(serif(SENTENCE_SCALE))
        self.table = _table([tr("Counter"), tr("Believed at"), tr("Truth")])
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setAccessibleName(tr("Beliefs"))
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addWidget(self.whose)
        column.addWidget(self.sentence)
        column.addWidget(self.table, 1)
        self.setWidget(page)
        self.setMinimumWidth(NARROWEST)

    def show_rows(self, sentence: str, rows: Sequence[tuple[str, str, str]]) -> None:
        """Without a truth in any row its column is not shown."""
        self.sentence.setText(sentence)
        self.table.setColumnHidden(2, not any(truth for *_, truth in rows))
        self.table.setRowCount(len(rows))
        for place, row in enumerate(rows):
            for column, words in enumerate(row):
                self.table.setItem(place, column, QTableWidgetItem(words))
