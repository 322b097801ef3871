"""The campaign of Rivoli in the real window, by mouse and by keys, with the inputs counted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.quadrilateral.core.views import number
from solitaire.presenting.offers import Offer, Role
from tests.games.quadrilateral.window_commander import Commander
from tests.ui.counted_hands import DIGITS, CountedKeys, CountedMouse, Period, assert_finished
from tests.ui.window_table import home, open_window, plies_played, table_of, wait_for
from ui.desktop.play.order_keys import OrderKeys
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import OVER, PERSON, ROLL

pytestmark = [
    pytest.mark.ui,
    pytest.mark.long,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
MOST_INPUTS = 25
"""Of an average turn on campaign, by mouse."""
MOST_KEYS = 28
"""By keys, with which they vary more: a campaign in which little marches or fights is not played
out, so that its few turns are all full."""
MOST_CHOICES = 2000
OF_A_ROUND = 2
"""Keys that a round of marches costs besides those of each force: its beginning and its end."""
SAVED = 2
"""Keys that it saves for each that marches: its digit, and M."""


@pytest.fixture(name="window")
def _window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        opened.resize(1280, 800)
        yield opened


class Keys(CountedKeys):
    _round = -1
    """Plies that were played when the last round began: another needs something new."""

    def lead(self, counter: str, place: str) -> bool:
        """The digit of its first order, M, and the letter that is written beside the place; whether
        something came of it."""
        table, before = table_of(self._window), plies_played(self._window)
        under_way = table.picture().under_way
        if place not in table.adjutant.goals(table.view(), [counter]):
            return False
        if not under_way and not self._begin(counter):
            return plies_played(self._window) > before
        if not self._keys.goal_finder.isVisible():  # a round asks by itself
            self.press("M")
        self._send(place)
        return plies_played(self._window) > before

    def _send(self, place: str) -> None:
        """By the letters that are written beside it."""
        signs = self._keys.goal_finder.signs
        self.type(next(sign for sign, one in signs.items() if one == place))

    def go_round(self, commander: Commander) -> bool:
        """M asks one force after the other where it goes: the letter of a place, Space for its
        initiative, or Tab. Whether that was begun; it is worth its keys unless many stay where
        they are."""
        before = plies_played(self._window)
        wishes = self._wishes(commander) if before > self._round else []
        last = max((n for n, wish in enumerate(wishes) if wish), default=0)
        if SAVED * sum(wishes) < wishes[:last].count(False) + OF_A_ROUND:
            return False
        self._round = before
        if not self._keys.goal_finder.isVisible():  # a round goes on by itself
            self.press("M")
        for _ in range(MOST_CHOICES):
            if not self._keys.goal_finder.isVisible():
                return True  # something has to be answered first
            if not self._answer(commander):
                return True
        raise AssertionError("the round does not end")

    def _wishes(self, commander: Commander) -> list[bool]:
        """Of each who can act, as Tab goes through them, whether it is to march."""
        return [
            bool(commander.goal_of(one)) or commander.would_try(one) for one in self._in_order()
        ]

    def _way(self, offer: Offer) -> str:
        before = plies_played(self._window)
        way = super()._way(offer)
        is_left = plies_played(self._window) == before and self._window.model.confirmation is None
        if way == "ended" and is_left:
            self.press("Ctrl+Return")  # the first one has left the round of marches
        return way

    @property
    def _keys(self) -> OrderKeys:
        keys: OrderKeys = self._window._parts.steering.order_keys
        return keys

    def _in_order(self) -> list[str]:
        """All who can act, as Tab goes through them."""
        model, pointing = self._window.model, self._window.pointing
        assert model.picture is not None
        places = pointing._places(model.picture, model.offers)
        if model.cursor in places:
            at = places.index(model.cursor)
            places = [*places[at:], *places[:at]]
        return [one for place in places for one in model.able_at(place)]

    def _answer(self, commander: Commander) -> bool:
        """Of the force that is asked; whether anybody else is to be asked."""
        counter = self._keys._movers()[0]
        if counter in table_of(self._window).picture().under_way:
            self._answer_under_way(commander)
        elif goal := commander.goal_of(counter):
            self._send(goal)
            self.done["led"] += 1
        elif commander.would_try(counter):
            self.press("Space")
            self.done["tried"] += 1
        elif any(self._wishes(commander)):
            self.press("Tab")
        else:
            return False  # digits and Ctrl+E are heard beside the question
        return True

    def _answer_under_way(self, commander: Commander) -> None:
        goal = commander.goal_under_way()
        if goal in self._keys.goal_finder.signs.values():
            self._send(goal)
            self.done["led"] += 1
        else:
            self.give(commander.wanted())

    def pass_on(self) -> None:
        """All that is left of the turn."""
        self.press("Ctrl+E")
        if self._window.model.confirmation is not None:
            self._confirm()
        self.done["passed"] += 1

    def _begin(self, counter: str) -> bool:
        """By the digit of its first order; whether that is one to begin with."""
        shown = self._window.orders.shown
        row = next((n for n, one in enumerate(shown) if one.counter == counter), DIGITS)
        if row >= DIGITS or shown[row].role is not Role.BEGIN:
            return False
        self.press(str((row + 1) % DIGITS))
        if self._window.model.confirmation is not None:
            self._confirm()
        return counter in table_of(self._window).picture().under_way

    def _lead(self, offer: Offer) -> None:
        """What is dragged on the organization display is in the list, too."""
        self._take(offer)

    def _take(self, offer: Offer) -> None:
        if self._keys.goal_finder.isVisible():
            self.press("Escape")  # or the letters would be for it
        super()._take(offer)


def begin(window: PlayWindow, path: Path, side: str) -> None:
    options = {"scenario": "rivoli"}
    window.begin(NewGame(side, "staff", options, "seed:7", path=path, game="quadrilateral"))


def play(qtbot: QtBot, window: PlayWindow, hands: CountedMouse | Keys) -> None:
    commander, tried = Commander(window), ""
    for _ in range(MOST_CHOICES):
        state = wait_for(qtbot, window, PERSON, ROLL, OVER)
        if state == OVER:
            return
        if state == ROLL:
            hands.roll()
            continue
        wanted = commander.wanted()
        if isinstance(hands, Keys) and commander.wants_nothing_more(wanted):
            hands.pass_on()
            continue
        if isinstance(hands, Keys) and commander.is_choosing(wanted) and hands.go_round(commander):
            continue
        march = commander.march(wanted)
        if march is not None and tried != f"{march}{plies_played(window)}":
            tried = f"{march}{plies_played(window)}"
            if hands.lead(*march):
                hands.done["led"] += 1
                continue
        hands.give(wanted)
    raise AssertionError("the campaign does not end")


@pytest.mark.parametrize("make", [CountedMouse, Keys], ids=["mouse", "keys"])
@pytest.mark.parametrize("side", ["french", "austrian"])
def test_rivoli_from_start_to_end(
    qtbot: QtBot,
    window: PlayWindow,
    tmp_path: Path,
    side: str,
    make: Callable[[QtBot, PlayWindow, Period], CountedMouse | Keys],
) -> None:
    path = tmp_path / "game.rec"
    begin(window, path, side)
    hands = make(qtbot, window, lambda: number(table_of(window).view(), "turn"))
    play(qtbot, window, hands)
    assert_finished(window, path)
    sys.stdout.write(f"\n{side}\n{hands.inputs.report()}\n{dict(hands.done)}\n")
    assert hands.done["led"], hands.done
    most = MOST_INPUTS if make is CountedMouse else MOST_KEYS
    assert hands.inputs.average() <= most, hands.inputs.report()
