"""Plays in the window by keys alone: every key goes to whatever has the focus."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.presenting.offers import Offer
from tests.ui.window_officer import Officer
from tests.ui.window_table import plies_played, table_of
from ui.desktop.play.offers import closing
from ui.desktop.play.window import PlayWindow

CONTROL = Qt.KeyboardModifier.ControlModifier
DIGITS = 9


class Keys:
    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        self.done: Counter[str] = Counter()
        self._qtbot = qtbot
        self._window = window
        self._chosen: list[str] = []
        window.orders.chosen.connect(lambda offer: self._chosen.append(offer.text))

    def press(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier | None = None) -> None:
        """To the widget with the focus, as the platform would send it."""
        if QApplication.activeWindow() is None:
            # No window manager is there to do it when a panel was hidden that had the focus.
            self._window.activateWindow()
            self._qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)
        target = QApplication.focusWidget() or self._window
        self._qtbot.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)

    def play(self, officer: Officer) -> None:
        offer = officer.offer(self._window, table_of(self._window))
        before = plies_played(self._window)
        self._chosen.clear()
        ways = [self._walk, self._filter, self._digit, self._end]
        turn = sum(self.done[one.__name__.strip("_")] for one in ways) % len(ways)
        way = next(one for one in (*ways[turn:], *ways) if self._suits(one.__name__, offer))
        way(offer)
        if self._window.model.confirmation is not None:
            self.press(Qt.Key.Key_Return)
            self.done["confirmed"] += 1
        self.done[way.__name__.strip("_")] += 1
        assert plies_played(self._window) > before, f"{way.__name__} {offer.text}"
        # Ctrl+Enter does not go by the list.
        assert self._chosen in ([], [offer.text]), f"{way.__name__} {offer.text} {self._chosen}"

    def _suits(self, way: str, offer: Offer) -> bool:
        if way == "_digit":
            return self._row(offer) < DIGITS
        return way != "_end" or offer is closing(self._window.orders.offers)

    def _row(self, offer: Offer) -> int:
        return [one.ply for one in self._window.orders.shown].index(offer.ply)

    def _digit(self, offer: Offer) -> None:
        self.press(str(self._row(offer) + 1))

    def _walk(self, offer: Offer) -> None:
        self.press(Qt.Key.Key_Escape)
        for _ in range(self._row(offer)):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)

    def _filter(self, offer: Offer) -> None:
        """Types its words; of several that have them, the arrow finds it."""
        self.press("/")
        for letter in offer.text:
            self.press(letter)
        for _ in range(self._row(offer)):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)

    def _end(self, offer: Offer) -> None:
        assert offer.is_closing
        self.press(Qt.Key.Key_Return, CONTROL)
