"""The dock with every offered choice in words: filter it, walk it, take one by key or click.

Below the list stands what the choice at hand would bring. A suggestion, where there is one, comes
first and is marked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from solitaire.presenting.offers import Offer
from solitaire.text import capital
from ui.desktop.play.offers import matching
from ui.desktop.play.words.foresight_words import foresight_lines
from ui.desktop.style.language import tr, translated
from ui.desktop.style.widgets.full_label import FullLabel
from ui.desktop.table.table import Table

DIGITS: Final = 9
TENTH: Final = 10
"""The number of the choice that has the digit 0."""
DETAIL_MILLISECONDS: Final = 60
"""After so long a rest on a choice it is worked out what it would bring."""
MOST_EFFECTS: Final = 14
"""With more choices than this their effects are told one at a time only."""
_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class OrderList(QListWidget):
    """Digits and letters are left to the window."""

    takes_tab: Callable[[int], bool] | None = None
    """Told of Tab (1) and Shift+Tab (-1); whether something came of it."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes to the map's stacks; where there are none to go to, to the next widget."""
        if self.takes_tab is not None and self.takes_tab(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

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
        self.filter.setPlaceholderText(tr("Filter (/)"))
        self.filter.setToolTip(tr("A name, a place or a verb narrows the list"))
        self.filter.setAccessibleName(tr("Filter for the orders"))
        self.filter.setClearButtonEnabled(True)
        self.list = OrderList(self)
        self.list.setAccessibleName(tr("Orders that may be given now"))
        self.list.setWordWrap(True)
        self.detail = FullLabel(self)
        self.detail.setWordWrap(True)
        self.detail.setAccessibleName(tr("What the order would do"))
        self.count = FullLabel(self)
        self._table: Table | None = None
        self._view: Any = None
        self._suggested: Offer | None = None
        self._effects: dict[str, str] = {}
        self._detail_timer = QTimer(self)
        self._detail_timer.setSingleShot(True)
        self._detail_timer.timeout.connect(self._show_detail)
        self._offers: list[Offer] = []
        self._shown: list[Offer] = []
        self._led_to: tuple[str, ...] = ()
        """What go_to() was last asked for: the kinds, and the area."""
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        column.addWidget(self.detail)
        column.addWidget(self.count)
        self.setWidget(content)
        self.filter.textChanged.connect(lambda _: self._fill())
        self.filter.installEventFilter(self)
        self.list.itemDoubleClicked.connect(self._item_chosen)
        self.list.currentRowChanged.connect(lambda _: self._detail_timer.start(DETAIL_MILLISECONDS))

    @property
    def offers(self) -> Sequence[Offer]:
        """All that is offered now."""
        return self._offers

    @property
    def shown(self) -> Sequence[Offer]:
        """What the filter leaves, in the order of the digits."""
        return self._shown

    def show_moment(
        self, table: Table, view: Any, offers: Sequence[Offer], suggested: Offer | None
    ) -> None:
        """The choices of a seat, with what the game's adjutant can tell about them.

        Shown again, they stay as they are: somebody may be walking the list.
        """
        if table is self._table and view == self._view and list(offers) == self._offers:
            return
        self._table, self._view = table, view
        self._suggested = suggested
        self._effects = {}
        if len(offers) <= MOST_EFFECTS:
            self._effects = {one.text: table.adjutant.effect(view, one.ply) for one in offers}
        self.show_offers(offers)

    def show_offers(self, offers: Sequence[Offer]) -> None:
        if self.filter.hasFocus():
            self.list.setFocus()
        self._offers = list(offers)
        self.filter.clear()
        self._fill()

    @property
    def current(self) -> Offer | None:
        """The choice at hand."""
        row = self.list.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def clear_filter(self) -> bool:
        """Whether one was typed, or was about to be."""
        had_one = bool(self.filter.text()) or self.filter.hasFocus()
        self.filter.clear()
        if self.filter.hasFocus():
            self.list.setFocus()
        return had_one

    def focus_filter(self) -> None:
        self.show()
        self.raise_()
        self.filter.setFocus()

    def _matching(self) -> list[Offer]:
        if self._table is None:
            return list(self._offers)
        return matching(self._offers, self._table.names, self.filter.text())

    def _fill(self) -> None:
        self._shown = self._matching()
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
        self.count.setVisible(len(self._shown) < total or not total)
        if not total:
            self.detail.clear()

    def _show_detail(self) -> None:
        """What the choice at hand would bring, with its rule."""
        offer = self.current
        if offer is None or self._table is None:
            self.detail.clear()
            return
        rule = f"{translated(capital(offer.rule))}." if offer.rule else ""
        foresight = self._table.adjutant.foresee_choice(self._view, offer.ply)
        lines = foresight_lines(foresight, self._table.names) if foresight is not None else []
        self.detail.setText("\n".join(filter(None, [rule, *lines])))

    def _item(self, number: int, offer: Offer) -> QListWidgetItem:
        digit = f"{number % TENTH}  " if number <= TENTH else "    "
        names = self._table.names if self._table is not None else None
        title = names.place(offer.at) if names is not None and names.is_on_map(offer.at) else ""
        place = f"  ({title})" if title else ""
        effect = self._effects.get(offer.text, "")
        words = f"{translated(offer.words)}{place}" + (f" – {translated(effect)}" if effect else "")
        if offer is self._suggested:
            words = tr("{words} (suggested)", words=words)
        item = QListWidgetItem(f"{digit}{words}")
        item.setToolTip(translated(capital(offer.rule)))
        return item

    # -- choosing ---------------------------------------------------------------------------------

    def choose_number(self, number: int) -> bool:
        """The choice with this digit, if there is one; 0 is the tenth."""
        number = number or TENTH
        if number > len(self._shown):
            return False
        self.chosen.emit(self._shown[number - 1])
        return True

    def choose_current(self) -> None:
        offer = self.current
        if offer is not None:
            self.chosen.emit(offer)

    def go_to(self, tags: Collection[str], area: str = "") -> bool:
        """The keyboard goes to the next choice of one of these kinds, if there is one; to those
        that speak of this area before any other."""
        if not any(one.tag in tags for one in self._shown):
            self.filter.clear()
        rows = [row for row, one in enumerate(self._shown) if one.tag in tags]
        rows.sort(key=lambda row: area not in (self._shown[row].at, *self._shown[row].goals))
        if not rows:
            return False
        now, asked = self.list.currentRow(), (*tags, area)
        after = rows.index(now) + 1 if now in rows and asked == self._led_to else 0
        self._led_to = asked
        self.list.setCurrentRow(rows[after % len(rows)])
        self.show()
        self.raise_()
        self.list.setFocus()
        return True

    def _item_chosen(self, item: QListWidgetItem) -> None:
        self.choose_number(self.list.row(item) + 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down walk the list while the filter is typed; in an empty one digits choose."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.choose_current()
                return True  # or the window would take it for another Enter
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
