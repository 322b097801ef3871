"""The dock of dispatches: the enemy's phase retold through the seat's own eyes, card by card.

Enter plays a card on the map, All plays them one after the other at the pace that is set.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from solitaire.presenting.guide import Guide
from ui.desktop.board.board import MapBoard
from ui.desktop.help.hints.map import HintMarks
from ui.desktop.help.hints.words import MapArrow, MapHint
from ui.desktop.intelligence.dispatch_cards import Card, cards
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated
from ui.desktop.style.widgets.full_label import FullLabel
from ui.desktop.style.widgets.key_button import KeyButton
from ui.desktop.table.model import Moment
from ui.desktop.table.table import PERSON

TEXT_PIXELS: Final = 16
LEAST_PAUSE: Final = 350
"""Milliseconds for each card, at any pace."""
_CARD: Final = Qt.ItemDataRole.UserRole


class CardList(QListWidget):
    """Enter plays a card; letters and digits are left to the window."""

    def __init__(self, dock: DispatchDock) -> None:
        super().__init__(dock)
        self._dock = dock

    def keyPressEvent(self, event: QKeyEvent) -> None:
        walking = (
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
            Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown,
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
        )
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._dock.play_current()
        elif event.key() in walking:
            super().keyPressEvent(event)
        else:
            event.ignore()


class DispatchDock(QDockWidget):
    def __init__(
        self, board: MapBoard, preferences: LivePreferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Dispatches"), parent)
        self.setObjectName("dispatches")
        self._board, self._preferences = board, preferences
        self._cards: list[Card] = []
        self._told = 0
        """Events that were told when the cards were made."""
        self._read = 0
        """Events of which the person had the cards in sight before the last choice."""
        self._in_sight = 0
        """Those of which the cards were in sight when the person was asked since."""
        self._is_asked = False
        self._is_stale = False
        """Whether the list lags behind the cards, because nobody looks at it."""
        self.marks = HintMarks(board.scene)
        self.filter = QComboBox(self)
        self.filter.setAccessibleName(tr("Which dispatches"))
        self.filter.currentIndexChanged.connect(self._fill)
        self.list = CardList(self)
        self.list.setAccessibleName(tr("Dispatches"))
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.itemDoubleClicked.connect(lambda _: self.play_current())
        self.play = KeyButton(tr("On the map (Enter)"), self)
        self.play.clicked.connect(self.play_current)
        self.all = KeyButton(tr("Play all"), self)
        self.all.clicked.connect(self.play_all)
        self.empty = FullLabel(self)
        self.empty.setText(tr("Nothing was seen of the enemy in these two turns."))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_next)
        self._lay_out()
        self.fit_text(100)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.play, 1)
        row.addWidget(self.all)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addWidget(self.filter)
        column.addLayout(row)
        column.addWidget(self.empty)
        column.addWidget(self.list, 1)
        self.setWidget(page)
        self.setMinimumWidth(260)

    def fit_text(self, percent: int) -> None:
        self.list.setFont(theme.font("serif", TEXT_PIXELS * percent / 100))
        self._fill()

    # -- cards ------------------------------------------------------------------------------------

    def begin(self, guide: Guide) -> None:
        """Of the game that is on the table now."""
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.addItem(tr("All"), "")
        for topic in guide.topics():
            self.filter.addItem(translated(topic.title), topic.name)
        self.filter.blockSignals(False)

    def show_moment(self, now: Moment) -> None:
        table = now.table
        events, self._is_asked = table.events(), table.waits_for == PERSON
        if len(events) == self._told and self._cards:
            if self._is_stale and self._is_watched():
                self._fill()
            return
        if self._is_watched() or self._is_asked:
            self._cards = cards(table, events)
            if self._is_asked:
                self._read = min(self._in_sight, len(events))
            self._told = len(events)
            self.marks.clear()
            self._show_count()
            self._is_stale = not self._is_watched()
            if not self._is_stale:
                self._fill()

    def _is_watched(self) -> bool:
        return not self.visibleRegion().isEmpty()

    def clear(self) -> None:
        self._timer.stop()
        self._cards, self._told, self._read, self._in_sight = [], 0, 0, 0
        self.marks.clear()
        self._fill()

    def shown_cards(self) -> list[Card]:
        topic = self.filter.currentData()
        return [one for one in self._cards if not topic or one.topic == topic or one.is_heading]

    def _show_count(self) -> None:
        """In the title, which is read even when the cards are behind another panel."""
        count = len(self._new())
        title = tr("Dispatches ({count})", count=count) if count else tr("Dispatches")
        self.setWindowTitle(title)

    def _new(self) -> list[Card]:
        """What was not in sight before, however many orders were given since."""
        return [one for one in self._cards if not one.is_heading and one.number >= self._read]

    def _fill(self) -> None:
        self._is_stale = False
        if self._is_watched() and self._is_asked:
            self._in_sight = self._told
        self.list.clear()
        new = self._new()
        for card in self.shown_cards():
            item = QListWidgetItem(card.words)
            item.setData(_CARD, card)
            font = QFont(self.list.font())
            font.setBold(card.is_heading or any(card is one for one in new))
            item.setFont(font)
            if card.is_heading:
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
        self.empty.setVisible(all(one.is_heading for one in self._cards))
        self._show_count()
        self._select_first_new(new)

    def _select_first_new(self, new: list[Card]) -> None:
        """So that Enter and the arrow keys begin where the enemy's phase did."""
        wanted = next(iter(new), None)
        for place in range(self.list.count()):
            card: Any = self.list.item(place).data(_CARD)
            if card == wanted:
                self.list.setCurrentRow(place)
                self.list.scrollToItem(self.list.item(place))
                return
        self.list.scrollToBottom()

    # -- on the map -------------------------------------------------------------------------------

    def play_current(self) -> None:
        self._timer.stop()
        item = self.list.currentItem()
        if item is not None:
            self._play(item.data(_CARD))

    def play_all(self) -> None:
        """From the card at hand to the last; all at once where nothing should move by itself."""
        if self._preferences.now.is_motion_reduced:
            self._play_everything()
            return
        self.play_current()
        self._timer.start(max(self._preferences.now.pace_milliseconds, LEAST_PAUSE))

    def _play_next(self) -> None:
        place = self.list.currentRow() + 1
        while place < self.list.count() and self.list.item(place).data(_CARD).is_heading:
            place += 1
        if place >= self.list.count():
            self._timer.stop()
            return
        self.list.setCurrentRow(place)
        self._play(self.list.item(place).data(_CARD))

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def _play(self, card: Card) -> None:
        self.marks.show(MapHint(card.areas[-1:], arrows=_arrows([card])))
        if card.areas:
            view = self._board.map_view
            if not view.is_fitted:
                self._board.centre_on(card.areas[-1])

    def _play_everything(self) -> None:
        shown = self.shown_cards()
        areas = dict.fromkeys(one.areas[-1] for one in shown if one.areas and not one.way)
        self.marks.show(MapHint(tuple(areas), arrows=_arrows(shown)))


def _arrows(found: list[Card]) -> tuple[MapArrow, ...]:
    marches = [one for one in found if one.way]
    return tuple(
        MapArrow(one.way, one.side, number if len(marches) > 1 else 0, True, 0.0)
        for number, one in enumerate(marches, start=1)
    )
