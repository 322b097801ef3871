"""The dock with every offered choice in words: filter it, walk it, take one by key or click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.language import tr
from ui.desktop.offers import Offer, matching

DIGITS: Final = 9
_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class OrderList(QListWidget):
    """Digits and letters are left to the window."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        walking = (
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
            Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown,
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
        )
        if event.key() in walking:
            super().keyPressEvent(event)
        else:
            event.ignore()


class OrdersDock(QDockWidget):
    chosen = Signal(object)
    """An Offer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Orders"), parent)
        self.setObjectName("orders")
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(tr("Filter (Ctrl+F)"))
        self.filter.setToolTip(tr("A name, a place or a verb narrows the list"))
        self.filter.setAccessibleName(tr("Filter of the orders"))
        self.filter.setClearButtonEnabled(True)
        self.list = OrderList(self)
        self.list.setAccessibleName(tr("Orders that may be given now"))
        self.list.setWordWrap(True)
        self.count = QLabel(self)
        self._offers: list[Offer] = []
        self._shown: list[Offer] = []
        content = QWidget(self)
        column = QVBoxLayout(content)
        for widget in (self.filter, self.list, self.count):
            column.addWidget(widget)
        self.setWidget(content)
        self.filter.textChanged.connect(lambda _: self._fill())
        self.filter.returnPressed.connect(self.choose_current)
        self.filter.installEventFilter(self)
        self.list.itemDoubleClicked.connect(self._item_chosen)

    @property
    def offers(self) -> Sequence[Offer]:
        """All that is offered now."""
        return self._offers

    @property
    def shown(self) -> Sequence[Offer]:
        """What the filter leaves, in the order of the digits."""
        return self._shown

    def show_offers(self, offers: Sequence[Offer]) -> None:
        if self.filter.hasFocus():
            self.list.setFocus()
        self._offers = list(offers)
        self.filter.clear()
        self._fill()

    def narrow_to(self, text: str) -> None:
        self.filter.setText(text)

    def _fill(self) -> None:
        self._shown = matching(self._offers, self.filter.text())
        self.list.clear()
        for number, offer in enumerate(self._shown, start=1):
            self.list.addItem(self._item(number, offer))
        if self._shown:
            self.list.setCurrentRow(0)
        total = len(self._offers)
        self.count.setText(
            tr("{shown} of {total} shown", shown=len(self._shown), total=total)
            if total
            else tr("Nothing is asked of you now.")
        )

    def _item(self, number: int, offer: Offer) -> QListWidgetItem:
        digit = f"{number}  " if number <= DIGITS else "    "
        place = f"  ({offer.heading})" if offer.heading else ""
        item = QListWidgetItem(f"{digit}{offer.words}{place}")
        item.setToolTip(offer.rule[0].upper() + offer.rule[1:])
        return item

    # -- choosing ---------------------------------------------------------------------------------

    def choose_number(self, number: int) -> bool:
        """The choice with this digit, if there is one."""
        if not 1 <= number <= len(self._shown):
            return False
        self.chosen.emit(self._shown[number - 1])
        return True

    def choose_current(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._shown):
            self.chosen.emit(self._shown[row])

    def _item_chosen(self, item: QListWidgetItem) -> None:
        self.choose_number(self.list.row(item) + 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down walk the list while the filter is typed; in an empty one digits choose."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self.move_by(step)
                return True
            if event.text().isdecimal() and not self.filter.text():
                return self.choose_number(int(event.text()))
        return super().eventFilter(watched, event)

    def move_by(self, step: int) -> None:
        row = self.list.currentRow() + step
        self.list.setCurrentRow(min(max(row, 0), max(len(self._shown) - 1, 0)))
