"""Plays on the map by keys alone, as a person would: Tab, arrows, Space, [ ], Enter, letters.

What is to be done is told by an officer; every key goes to whatever has the focus, and the list of
orders is only used where a choice has no place on the map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.presenting.offers import Offer
from tests.ui.window_officer import Officer
from tests.ui.window_table import plies_played, table_of
from ui.desktop.play.window import PlayWindow

MOST_PRESSES: Final = 60
LETTERS: Final = {
    "scout": "N",
    "break-off": "R",
    "fight-on": "F",
    "stand": "F",
    "force-march": "X",
    "force-march-to-bridge": "X",
    "destroy-bridge": "B",
    "repair-bridge": "B",
}


class MapKeys:
    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        self.done: Counter[str] = Counter()
        """How often each key was pressed."""
        self.taken: Counter[str] = Counter()
        """How often choices of each kind were made on the map."""
        self._qtbot = qtbot
        self._window = window

    def press(self, keys: str) -> None:
        self.done[keys] += 1
        if QApplication.activeWindow() is None:
            self._window.activateWindow()
            self._qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)
        pressed = QKeySequence(keys)[0]  # type: ignore[index]
        menu = QApplication.activePopupWidget()
        target = menu or QApplication.focusWidget() or self._window
        self._qtbot.keyClick(target, pressed.key(), pressed.keyboardModifiers())

    def play(self, officer: Officer) -> None:
        offer = officer.offer(self._window, table_of(self._window))
        before = plies_played(self._window)
        self._give(offer)
        if self._window.model.confirmation is not None:
            self.press("Return")
        assert plies_played(self._window) > before, f"{offer.text}: {self._where()}"

    def _where(self) -> str:
        window = self._window
        asked, said = window.prompt.asked.text(), window.prompt.message.text()
        cursor, unit = window.board.map_view.cursor_area, window.picking.current
        return f"{asked} / {said} / at {cursor} {unit}, {window.focusWidget()}"

    def _give(self, offer: Offer) -> None:
        if offer.is_closing:
            self.press("Ctrl+Return")
        elif offer.tag in LETTERS:
            self._until(LETTERS[offer.tag], lambda: self._is_at_hand(offer))
            self.press("Return")
        elif offer.counter and offer.at:
            self._take_unit(offer)
        elif offer.goals:
            self._go(offer)
        else:
            self._choose_in_list(offer)
            return
        self.taken[offer.tag] += 1

    def _is_at_hand(self, offer: Offer) -> bool:
        return self._window.orders.current == offer and self._window.orders.list.hasFocus()

    def _until(self, keys: str, holds: Callable[[], bool]) -> None:
        for _ in range(MOST_PRESSES):
            if holds():
                return
            self.press(keys)
        raise AssertionError(f"{keys}: {self._where()}")

    def _go(self, offer: Offer) -> None:
        self._until("Tab", lambda: self._window.board.map_view.cursor_area == offer.goals[0])
        self.press("Return")
        if QApplication.activePopupWidget() is not None:  # dice follow, or several are meant
            self._until("Down", self._is_in_menu(offer))
            self.press("Return")

    def _is_in_menu(self, offer: Offer) -> Callable[[], bool]:
        def holds() -> bool:
            menu = self._window.pointing.menu
            action = menu.activeAction() if menu is not None else None
            return action is not None and offer.words in action.text()

        return holds

    def _take_unit(self, offer: Offer) -> None:
        window = self._window
        self._until("Tab", lambda: window.board.map_view.cursor_area == offer.at)
        self._until("]", lambda: window.picking.current == offer.counter)
        if offer.tag != "move":
            self.press("Space")
            return
        self._until("Ctrl+A", lambda: not window.model.selection)
        self.press("Space")
        assert window.model.selection == (offer.counter,)
        self.press("M")

    def _choose_in_list(self, offer: Offer) -> None:
        window = self._window
        self._until("Esc", lambda: window.orders.list.hasFocus())
        self._until("Down", lambda: window.orders.current == offer)
        self.press("Return")
