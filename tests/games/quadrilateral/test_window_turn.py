"""A turn on campaign by few keys: where forces go, and passing over what is left of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.quadrilateral.core import plies, steps
from solitaire.games.quadrilateral.core.views import number
from tests.ui.stranger_hands import KeyHands
from tests.ui.window_table import PATIENCE, home, open_window, plies_played, table_of, wait_for
from ui.desktop.intelligence.dispatch_cards import cards
from ui.desktop.openings import export_map, open_what_if
from ui.desktop.play.marches.goal_finder import GoalFinder, signs
from ui.desktop.play.offers import closing
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import PERSON

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture(name="window")
def _window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        yield opened


@pytest.fixture(name="hands")
def _hands(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> KeyHands:
    """At the first question of the Austrians, who move first."""
    options, path = {"scenario": "rivoli"}, tmp_path / "game.rec"
    new = NewGame("austrian", "staff", options, "seed:7", path=path, game="quadrilateral")
    window.begin(new)
    wait_for(qtbot, window, PERSON)
    return KeyHands(qtbot, window)


def finder_of(window: PlayWindow) -> GoalFinder:
    finder: GoalFinder = window._parts.steering.order_keys.goal_finder
    return finder


def step(window: PlayWindow) -> int:
    return number(table_of(window).view(), "step")


def come_to_marches(window: PlayWindow, hands: KeyHands) -> None:
    for _ in range(6):
        if step(window) == steps.MARCH_WHO:
            return
        hands.press("Ctrl+Return")
    raise AssertionError("nobody is asked who marches")


def test_one_key_passes_over_what_does_not_matter_and_says_where_it_stops(
    window: PlayWindow, hands: KeyHands
) -> None:
    seen = [step(window)]
    hands.press("Ctrl+E")
    seen.append(step(window))
    assert seen == [steps.CENTER_CHOICE, steps.MARCH_WHO]
    assert "within a march of an enemy flag" in window.prompt.message.text()
    before = plies_played(window)
    hands.press("Ctrl+Z")
    assert plies_played(window) < before
    assert step(window) == steps.CENTER_CHOICE


def test_pressed_where_it_stopped_it_passes_the_rest_of_the_turn(
    window: PlayWindow, hands: KeyHands
) -> None:
    hands.press("Ctrl+E")
    hands.press("Ctrl+E")
    view = table_of(window).view()
    is_over = number(view, "active") != view.seat or table_of(window).waits_for != PERSON
    assert is_over or step(window) == steps.FORCED_CHOICE


def test_a_letter_beside_a_place_sends_the_force_and_the_next_is_asked(
    window: PlayWindow, hands: KeyHands
) -> None:
    come_to_marches(window, hands)
    hands.press("M")
    finder = finder_of(window)
    assert finder.isVisible()
    first = window.model.selection[0]
    sign, place = next(iter(finder.signs.items()))
    assert window.board.scene.overlay is not None
    before = plies_played(window)
    hands.press(sign.upper())  # as the key is called
    assert plies_played(window) > before
    assert table_of(window).picture().place_of(first) == place
    assert finder.isVisible()
    assert window.model.selection[0] != first
    hands.press("Escape")
    assert window.board.scene.overlay is None


def test_a_capital_begins_the_name_of_a_goal(window: PlayWindow, hands: KeyHands) -> None:
    come_to_marches(window, hands)
    offer = next(one for one in window.orders.offers if one.ply.verb == plies.COMMAND)
    hands.press(str(window.orders.shown.index(offer) + 1))
    table = table_of(window)
    goals = table.adjutant.goals(table.view(), [offer.counter])
    wanted = window.model.names.place(goals[0])
    hands.press(f"Shift+{wanted[0]}")
    finder = finder_of(window)
    assert finder.isVisible()
    assert not finder.signs
    before = plies_played(window)
    hands.press("Return")
    assert plies_played(window) > before
    assert not finder.isVisible()


def test_every_place_has_a_sign_of_its_own_that_begins_no_other() -> None:
    for many in (3, 26, 27, 70, 200):
        names = [f"place {number}" for number in range(many)]
        found = signs(names, lambda one: one)
        assert sorted(found.values()) == sorted(names)
        assert not [one for one in found for other in found if one != other and one in other[:1]]


def test_a_sign_is_a_letter_of_the_name_where_one_is_free() -> None:
    assert signs(["Rivoli", "Verona"], str) == {"r": "Rivoli", "v": "Verona"}


def test_dispatches_tell_of_the_enemy_turn_by_flags(
    qtbot: QtBot, window: PlayWindow, hands: KeyHands
) -> None:
    """They told of two phases, that is of nothing."""
    hands.press("Ctrl+E")
    hands.press("Ctrl+E")

    def is_next_turn() -> bool:
        if table_of(window).waits_for == PERSON and step(window) != steps.CENTER_CHOICE:
            window.play.choose(closing(window.orders.offers) or window.orders.offers[0])
        return table_of(window).waits_for == PERSON and step(window) == steps.CENTER_CHOICE

    qtbot.waitUntil(is_next_turn, timeout=PATIENCE)
    table = table_of(window)
    found = cards(table, table.events())
    assert next(one.is_turn for one in found if one.is_heading)
    marches = [one for one in found if one.way]
    assert marches
    assert all(one.words.startswith("French flag") for one in marches)


def test_a_what_if_board_opens_with_the_menus_of_its_game(
    qtbot: QtBot, window: PlayWindow, hands: KeyHands
) -> None:
    """Menus were filled for another game than the first, and missed what such a board drops."""
    board = open_what_if(window)
    assert board is not None
    qtbot.waitUntil(lambda: board.board.scene.picture is not None, timeout=PATIENCE)
    assert len(board.actions_of_game.overlays) == len(board.board.overlay_names) + 1
    board.close()


def test_a_map_is_exported_as_the_seat_sees_it_and_says_so(
    window: PlayWindow, hands: KeyHands
) -> None:
    """It said "Everything"."""
    dialog = export_map(window)
    assert dialog.viewpoint.currentText() == "As the Austrians see it"
    assert not dialog.viewpoint.isEnabled()
    dialog.close()
