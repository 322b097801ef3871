"""Hands that play any game in the window and count what they do: keys, clicks and drags.

A double click is one input of its own kind. Inputs are kept by period: a turn, or the whole game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.presenting.offers import Offer
from solitaire.record import load_record, replay
from tests.ui.stranger_hands import LEFT, MOST_PRESSES, KeyHands, MouseHands
from tests.ui.window_table import plies_played, table_of
from ui.desktop.play.offers import closing, matching
from ui.desktop.play.window import PlayWindow
from ui.desktop.style.language import translated
from ui.desktop.table.table import OVER

Period = Callable[[], int]
DIGITS = 10
MOST_LETTERS = 3
"""Of a word in the filter."""


class Inputs:
    def __init__(self, period: Period) -> None:
        self._period = period
        self.by_period: dict[int, Counter[str]] = {}

    def count(self, kind: str, many: int = 1) -> None:
        self.by_period.setdefault(self._period(), Counter())[kind] += many

    def total(self) -> int:
        return sum(found.total() for found in self.by_period.values())

    def average(self) -> float:
        return self.total() / len(self.by_period)

    def report(self) -> str:
        lines = [f"{one}: {dict(found)}" for one, found in sorted(self.by_period.items())]
        return "\n".join([*lines, f"{self.average():.1f} inputs on an average"])


class CountedMouse(MouseHands):
    def __init__(self, qtbot: QtBot, window: PlayWindow, period: Period = lambda: 0) -> None:
        super().__init__(qtbot, window)
        self.inputs = Inputs(period)

    def lead(self, counter: str, place: str) -> bool:
        """A counter is dragged to a place; whether something came of it."""
        before = plies_played(self._window)
        self.inputs.count("drag")
        self._drag(self._counter_at(counter), self._window.board.place_of(place))
        return plies_played(self._window) > before

    def roll(self) -> None:
        self.inputs.count("click")
        super().roll()

    def _confirm(self) -> None:
        self.inputs.count("click")
        super()._confirm()

    def _place(self, offer: Offer) -> None:
        self.inputs.count("drag", len(offer.parts))
        super()._place(offer)

    def _lead(self, offer: Offer) -> None:
        self.inputs.count("drag")
        super()._lead(offer)

    def _turn(self, offer: Offer) -> None:
        self.inputs.count("click")
        super()._turn(offer)

    def _choose_on_page(self, offer: Offer) -> None:
        self.inputs.count("click")
        super()._choose_on_page(offer)

    def _take(self, offer: Offer) -> None:
        self.inputs.count("double click")
        super()._take(offer)

    def _way(self, offer: Offer) -> str:
        """The buttons of the combat board are nearer than the list."""
        choices = self._window.combat.choices
        shown = [one.ply for one in choices._offers]
        if offer.ply in shown and choices.isVisible():
            self.inputs.count("click")
            self._qtbot.mouseClick(choices.buttons[shown.index(offer.ply)], LEFT)
            return "button"
        return super()._way(offer)


class CountedKeys(KeyHands):
    def __init__(self, qtbot: QtBot, window: PlayWindow, period: Period = lambda: 0) -> None:
        super().__init__(qtbot, window)
        self.inputs = Inputs(period)

    def press(self, keys: str) -> None:
        self.inputs.count("key")
        super().press(keys)

    def type(self, letters: str) -> None:
        """Into the line that has the keyboard."""
        for letter in letters:
            self.inputs.count("key")
            self._qtbot.keyClick(QApplication.focusWidget() or self._window, letter)

    def _way(self, offer: Offer) -> str:
        """A digit where the list has one for it, Ctrl+Enter for what ends something."""
        if offer.ply == getattr(closing(self._window.orders.offers), "ply", None):
            self.press("Ctrl+Return")
            return "ended"
        row = self._row(offer)
        if row < DIGITS and not offer.parts:
            self.press(str((row + 1) % DIGITS))
            return "digit"
        return super()._way(offer)

    def _take(self, offer: Offer) -> None:
        """Beyond the digits, by the fewest keys: letters in the filter and steps down, or the
        letter of its kind until the list has come to it."""
        letters, steps = min(self._filters(offer), key=lambda one: len(one[0]) + one[1])
        key, presses = self._letter(offer)
        if presses < 1 + len(letters) + steps:
            for _ in range(presses):
                self.press(key)
        else:
            self.press("/")
            self.type(letters)
            for _ in range(steps):
                self.press("Down")
        self.press("Return")

    def _filters(self, offer: Offer) -> Iterator[tuple[str, int]]:
        """Beginnings of a word or of two, and how many choices are listed before it then."""
        offers, names = self._window.orders.offers, self._window.model.names
        words = translated(offer.words).split()
        starts = [word[:length] for word in words for length in range(1, MOST_LETTERS + 1)]
        for typed in ("", *starts, *map(" ".join, combinations(starts, 2))):
            found = [one.ply for one in matching(offers, names, typed)]
            yield typed, found.index(offer.ply)

    def _letter(self, offer: Offer) -> tuple[str, int]:
        """The key of its kind and how often it is pressed; far too often if it has none."""
        presenter, cursor = table_of(self._window).presenter, self._window.model.cursor
        for command in presenter.commands():
            if offer.tag in command.tags:
                alike = [one for one in self._window.orders.shown if one.tag in command.tags]
                alike.sort(key=lambda one: cursor not in (one.at, *one.goals))
                return command.key, 1 + [one.ply for one in alike].index(offer.ply)
        return "", MOST_PRESSES


def assert_finished(window: PlayWindow, path: Path) -> None:
    """The game is over, says so, and its record plays the same again."""
    table = table_of(window)
    assert table.waits_for == OVER
    assert table.summary in window.prompt.asked.text()
    record = load_record(path)
    assert record.result_line
    assert len(replay(record).history.plies) == plies_played(window)
