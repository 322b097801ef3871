"""A day of battle in the real window, by mouse and by keys, with the inputs counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.camposanto import GAME
from solitaire.games.camposanto.core import steps
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.rules import sequence
from solitaire.presenting.offers import Offer, Role
from tests.games.camposanto.positions import battle
from tests.ui.counted_hands import CountedKeys, CountedMouse, assert_finished
from tests.ui.window_screen import table_with
from tests.ui.window_table import home, open_window, table_of, wait_for
from ui.desktop.play.offers import closing
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import OVER, PERSON, ROLL

pytestmark = [
    pytest.mark.ui,
    pytest.mark.long,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
MOST_INPUTS = 120
"""Of a person in a game of the day only, with a double click as one."""
MOST_CHOICES = 600
OPPONENT = "search:1"
ORDERS = ("11 17 3", "15 10 2", "14 7 6")
"""Of the Allies by day: 17, 15 and 14 go to different wings."""


@pytest.fixture(name="window")
def _window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        opened.resize(1280, 800)
        yield opened


class Commander:
    """Knows what it wants of its view: forward, into contact, assault where the chance is good."""

    def __init__(self, window: PlayWindow) -> None:
        self._window = window

    @property
    def view(self) -> object:
        return table_of(self._window).view()

    def wanted(self) -> Offer:
        table = table_of(self._window)
        offers, view = table.offers(), table.view()
        step = view.clock.step
        if step == steps.ORDERS_CHOICE:
            return _by_text(offers, f"orders {ORDERS[view.clock.phase - 1]}")
        best = self._best_shot_or_assault(offers)
        if best is not None:
            return best
        found = GAME.adjutant().suggestion(view, [one.ply for one in offers])
        chosen = next((one for one in offers if one.ply == found), None)
        return chosen or closing(offers) or offers[0]

    def _best_shot_or_assault(self, offers: list[Offer]) -> Offer | None:
        """The one with the best chance, if it is better than even; every shot that is offered."""
        fights = [one for one in offers if one.role is Role.FIGHT]
        if not fights:
            return None
        chances = {one.text: self._chance(one) for one in fights}
        best = max(fights, key=lambda one: chances[one.text])
        return best if best.tag == "fire" or chances[best.text] > 0.5 else None

    def _chance(self, offer: Offer) -> float:
        found = GAME.adjutant().foresee_choice(table_of(self._window).view(), offer.ply)
        return float(found.chances[0][1]) if found is not None and found.chances else 0.0

    def contact(self) -> tuple[str, str] | None:
        """A unit that may still move, and an enemy whom it could meet with a good chance."""
        table = table_of(self._window)
        view, picture = table.view(), table.picture()
        enemies = [one.place for one in picture.stacks if one.side != picture.seat]
        on_map = {place.id for place in GAME.presenter().board().places if not place.box}
        for unit in dict.fromkeys(one.counter for one in table.offers() if one.role is Role.BEGIN):
            for place in (one for one in enemies if one in on_map):
                found = GAME.adjutant().foresee(view, [unit], place)
                if found is not None and found.is_fight and not found.refusal:
                    return unit, place
        return None

    def marshal(self) -> tuple[str, str] | None:
        """The Marshal of the wing and a hex two rows forward, for a move of the whole wing."""
        view = table_of(self._window).view()
        wing = view.orders.sequence[view.clock.activation - 1]
        place = view.marshals[wing]
        if place < 0:
            return None
        name = RULES.board.hex_names[place]
        forward = f"{name[:2]}{int(name[2:]) + (2 if view.seat == 0 else -2):02d}"
        if forward not in RULES.board.hex_by_name:
            return None
        return RULES.board.marshal_names[wing], forward


def _by_text(offers: list[Offer], text: str) -> Offer:
    return next(one for one in offers if one.text == text)


class Keys(CountedKeys):
    def _way(self, offer: Offer) -> str:
        """The page of revealed orders is put away first."""
        if self._scene.beside.page.is_open:
            self._map.setFocus()
            self.press("Escape")
            assert not self._scene.beside.page.is_open
        return super()._way(offer)

    def _lead(self, offer: Offer) -> None:
        """Tab picks the unit, G names the hex, Enter sends it there."""
        self._come_to(offer.at)
        self.press("G")
        for letter in offer.goals[0]:
            self.press(letter)
        self.press("Return")
        self.press("Return")


def play_mouse(qtbot: QtBot, window: PlayWindow, hands: CountedMouse) -> None:
    commander, led = Commander(window), (0, 0)
    for _ in range(MOST_CHOICES):
        state = wait_for(qtbot, window, PERSON, ROLL, OVER)
        if state == OVER:
            return
        if state == ROLL:
            hands.roll()
            continue
        view = table_of(window).view()
        clock = view.clock
        if clock.step == steps.MARCH_CHOICE:
            fold_page(window, hands)
            if led != (clock.phase, clock.activation):
                led = (clock.phase, clock.activation)
                goal = commander.marshal()
                if goal is not None and hands.lead(*goal):
                    continue
            contact = commander.contact()
            if contact is not None and hands.lead(*contact):
                continue
        fold_page(window, hands)
        hands.give(commander.wanted())
    raise AssertionError("the day does not end")


def fold_page(window: PlayWindow, hands: CountedMouse) -> None:
    """The page of revealed orders has no choices; a click on its title puts it away."""
    page = window.board.scene.beside.page
    if page.is_open and not page.choice_boxes():
        hands._click(page.mapToScene(page.head().center()))
        hands.inputs.count("click")


def begin(window: PlayWindow, path: Path) -> None:
    options = {"length": "day"}
    window.begin(NewGame("allied", OPPONENT, options, "seed:7", path=path, game="camposanto"))


def test_a_day_with_the_mouse(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    begin(window, path)
    hands = CountedMouse(qtbot, window)
    play_mouse(qtbot, window, hands)
    assert_finished(window, path)
    assert hands.inputs.total() <= MOST_INPUTS, hands.inputs.report()


def test_a_day_with_keys(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    """Fewer moves, each of them by keys: the first two of every wing."""
    path = tmp_path / "game.rec"
    begin(window, path)
    hands = Keys(qtbot, window)
    commander = Commander(window)
    for _ in range(MOST_CHOICES):
        state = wait_for(qtbot, window, PERSON, ROLL, OVER)
        if state == OVER:
            break
        if state == ROLL:
            hands.roll()
        else:
            hands.give(_moved_forward(window) or commander.wanted())
    assert_finished(window, path)
    assert hands.done["led"] > 6, (hands.inputs.report(), hands.done)


def _moved_forward(window: PlayWindow) -> Offer | None:
    """Of the units that stand alone, as long as fewer than two have acted; to unnamed hexes."""
    table = table_of(window)
    view, picture = table.view(), table.picture()
    if view.clock.step != steps.MARCH_CHOICE or view.activation.acted.bit_count() >= 2:
        return None
    found = [
        one
        for one in table.offers()
        if one.role is Role.STEP
        and len(picture.own_at(one.at)) == 1
        and window.model.names.place(one.goals[0]) == one.goals[0]
    ]
    return max(found, key=lambda one: one.goals[0][2:], default=None)


def test_who_is_led_onto_an_enemy_is_shown_where_he_would_stand(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    state = battle("traun 1209 s, hibernia 1212 n", "allied-centre")
    sequence.run_on(state, None)
    window.sit_down(table_with(state, 0, tmp_path / "game.rec", rules=RULES))
    wait_for(qtbot, window, PERSON)
    window.foreseeing.show(["traun"], "1212")
    (ghost,) = window.board.ghosts.items.values()
    assert window.foreseeing.shown is not None
    (step,) = window.foreseeing.shown.steps
    end, enemy = (window.board.scene.place_item(place).pos() for place in (step.place, "1212"))
    assert (ghost.pos() - end).manhattanLength() < (ghost.pos() - enemy).manhattanLength()
