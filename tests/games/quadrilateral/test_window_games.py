"""The campaign of Rivoli in the real window, by mouse and by keys, with the inputs counted."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.quadrilateral.core.views import number
from solitaire.presenting.offers import Offer
from solitaire.record import load_record, replay
from tests.games.quadrilateral.window_commander import Commander
from tests.ui.stranger_hands import LEFT, KeyHands, MouseHands
from tests.ui.window_table import home, open_window, plies_played, table_of, wait_for
from ui.desktop.play.offers import closing
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import OVER, PERSON, ROLL

pytestmark = [
    pytest.mark.ui,
    pytest.mark.long,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
MOST_INPUTS = 25
"""Of an average turn on campaign, by mouse. Keys are counted and told: a digit for each road of a
march makes more (34.0 as French, 47.8 as Austrians, who march further)."""
MOST_CHOICES = 2000
FEW_ROADS = 4


@pytest.fixture(name="window")
def _window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        opened.resize(1280, 800)
        yield opened


class Inputs:
    """Every key, click, double click and drag, by turn."""

    def __init__(self, window: PlayWindow) -> None:
        self._window = window
        self.by_turn: dict[int, Counter[str]] = {}

    def count(self, kind: str) -> None:
        turn = number(table_of(self._window).view(), "turn")
        self.by_turn.setdefault(turn, Counter())[kind] += 1

    def report(self) -> str:
        lines = [f"turn {turn}: {dict(found)}" for turn, found in sorted(self.by_turn.items())]
        return "\n".join([*lines, f"{self.average():.1f} inputs an average turn"])

    def average(self) -> float:
        return sum(found.total() for found in self.by_turn.values()) / len(self.by_turn)


class CountedMouse(MouseHands):
    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        super().__init__(qtbot, window)
        self.inputs = Inputs(window)

    def lead(self, counter: str, place: str) -> bool:
        """A force is dragged to a place; whether something came of it."""
        before = plies_played(self._window)
        self._drag(self._counter_at(counter), self._window.board.place_of(place))
        self.inputs.count("drag")
        return plies_played(self._window) > before

    def _lead(self, offer: Offer) -> None:
        self.inputs.count("drag")
        super()._lead(offer)

    def roll(self) -> None:
        self.inputs.count("click")
        super().roll()

    def _confirm(self) -> None:
        self.inputs.count("click")
        super()._confirm()

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
    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        super().__init__(qtbot, window)
        self.inputs = Inputs(window)

    def press(self, keys: str) -> None:
        self.inputs.count("key")
        super().press(keys)

    def lead(self, counter: str, place: str) -> bool:
        """Of a force under way: G and the beginning of a name point at the goal, Enter goes. Where
        few roads lead there, a digit for each is less to press."""
        table = table_of(self._window)
        if counter not in table.picture().under_way:
            return False
        march = table.adjutant.march(table.view(), [counter], place)
        if isinstance(march, str) or len(march.way) <= FEW_ROADS:
            return False
        before = plies_played(self._window)
        self.press("G")
        for letter in self._enough_of(self._window.model.names.place(place)):
            self.inputs.count("key")
            self._qtbot.keyClick(QApplication.focusWidget() or self._window, letter)
        self.press("Return")
        self.press("Return")
        return plies_played(self._window) > before

    def _enough_of(self, name: str) -> str:
        """So many letters that no other place begins with them or has them in its name."""
        names = self._window.model.names
        board = self._window.model.sight.geography.on_map
        others = [names.place(one.id).lower() for one in board]
        for length in range(1, len(name)):
            if [one for one in others if name[:length].lower() in one] == [name.lower()]:
                return name[:length]
        return name

    def _way(self, offer: Offer) -> str:
        """A digit where the list has one for it, Ctrl+Enter for what ends something."""
        if offer.ply == getattr(closing(self._window.orders.offers), "ply", None):
            self.press("Ctrl+Return")
            return "ended"
        row = self._row(offer)
        if row < 9:
            self.press(str(row + 1))
            return "digit"
        self._take(offer)
        return "listed"

    def _take(self, offer: Offer) -> None:
        """Beyond the digits: the arrow goes down to it."""
        self._window.orders.list.setFocus()
        for _ in range(self._row(offer)):
            self.press("Down")
        self.press("Return")


def begin(window: PlayWindow, path: Path, side: str) -> None:
    options = {"scenario": "rivoli"}
    window.begin(NewGame(side, "staff", options, "seed:7", path=path, game="quadrilateral"))


def play(qtbot: QtBot, window: PlayWindow, hands: CountedMouse | CountedKeys) -> None:
    commander, tried = Commander(window), ""
    for _ in range(MOST_CHOICES):
        state = wait_for(qtbot, window, PERSON, ROLL, OVER)
        if state == OVER:
            return
        if state == ROLL:
            hands.roll()
            continue
        wanted = commander.wanted()
        march = commander.march(wanted)
        if march is not None and tried != f"{march}{plies_played(window)}":
            tried = f"{march}{plies_played(window)}"
            if hands.lead(*march):
                hands.done["led"] += 1
                continue
        hands.give(wanted)
    raise AssertionError("the campaign does not end")


def assert_finished(window: PlayWindow, path: Path) -> None:
    table = table_of(window)
    assert table.waits_for == OVER
    assert table.summary in window.prompt.asked.text()
    record = load_record(path)
    assert record.result_line
    assert len(replay(record).history.plies) == plies_played(window)


@pytest.mark.parametrize("make", [CountedMouse, CountedKeys], ids=["mouse", "keys"])
@pytest.mark.parametrize("side", ["french", "austrian"])
def test_rivoli_from_start_to_end(
    qtbot: QtBot,
    window: PlayWindow,
    tmp_path: Path,
    side: str,
    make: Callable[[QtBot, PlayWindow], CountedMouse | CountedKeys],
) -> None:
    path = tmp_path / "game.rec"
    begin(window, path, side)
    hands = make(qtbot, window)
    play(qtbot, window, hands)
    assert_finished(window, path)
    sys.stdout.write(f"\n{side}\n{hands.inputs.report()}\n{dict(hands.done)}\n")
    assert hands.done["led"], hands.done
    if make is CountedMouse:
        assert hands.inputs.average() <= MOST_INPUTS, hands.inputs.report()
