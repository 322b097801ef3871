"""A turn on campaign by few keys: where forces go, and passing over what is left of it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core import plies, steps
from solitaire.games.quadrilateral.core.events import tell
from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.present.cards import VIENNA
from solitaire.games.quadrilateral.present.presenter import PRESENTER
from solitaire.presenting.offers import Role
from solitaire.presenting.overlays import DOUBTFUL, SURE
from solitaire.protocol import Event
from tests.games.quadrilateral.window_opening import austrians_at_rivoli
from tests.ui.stranger_hands import KeyHands
from tests.ui.window_table import PATIENCE, home, open_window, plies_played, table_of
from ui.desktop.board.overlays.items import TAG_PIXELS, TagItem
from ui.desktop.board.scene import MapScene
from ui.desktop.intelligence.dispatch_cards import cards
from ui.desktop.openings import export_map, open_what_if
from ui.desktop.play.marches.goal_finder import GoalFinder, signs
from ui.desktop.play.offers import closing
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import PERSON, Table

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

READABLE = 10.0
"""Pixels of a letter."""


@pytest.fixture(name="window")
def _window(qapp: QApplication, tmp_path: Path) -> Iterator[PlayWindow]:
    with home(tmp_path), open_window(qapp) as opened:
        yield opened


@pytest.fixture(name="hands")
def _hands(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> KeyHands:
    return austrians_at_rivoli(qtbot, window, tmp_path)


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
    overlay = window.board.scene.overlay
    assert overlay is not None
    assert {mark.look for mark in overlay.marks} == {SURE, DOUBTFUL}, "some cost 1 AP more"
    near = [str(mark.text) for mark in overlay.marks if mark.look == SURE]
    sign = next(one for one in reversed(near) if len(one) == 1)  # no zone lies on a short way
    place = finder.signs[sign]
    before = plies_played(window)
    hands.press(sign.upper())  # as the key is called
    assert plies_played(window) > before
    assert table_of(window).picture().place_of(first) == place
    assert finder.isVisible()
    view = window.board.map_view
    assert not finder.geometry().intersects(view.legend_box), "the line hides the legend"
    assert view.rect().contains(finder.geometry())
    assert window.model.selection[0] != first
    hands.press("Escape")
    assert window.board.scene.overlay is None
    assert not window.prompt.message.text(), "the keys of the round are told no more"


def test_space_lets_the_force_that_is_asked_try_its_initiative(
    window: PlayWindow, hands: KeyHands
) -> None:
    """It took the order's letter, Enter and M: four keys and more."""
    come_to_marches(window, hands)
    hands.press("M")
    finder, table = finder_of(window), table_of(window)
    asked = window.model.selection[0]
    assert "Space: " in window.prompt.message.text()
    before = plies_played(window)
    hands.press("Space")
    tried = table.session._history.plies[before].ply
    assert tried.verb == plies.INITIATIVE
    assert finder.isVisible()
    is_under_way = bool(table.picture().under_way)
    assert (window.model.selection[0] == asked) == is_under_way


def test_a_round_goes_on_after_an_order_by_its_digit_until_it_is_left(
    window: PlayWindow, hands: KeyHands
) -> None:
    come_to_marches(window, hands)
    finder = finder_of(window)
    hands.press("M")
    hands.press("1")
    assert table_of(window).picture().under_way
    assert finder.isVisible()  # and asks for the goal of who has begun
    hands.press("Ctrl+Return")
    assert step(window) == steps.MARCH_WHO
    assert finder.isVisible()
    hands.press("Escape")
    hands.press("1")
    assert not finder.isVisible()


def test_a_round_is_left_before_the_marches_are_ended(window: PlayWindow, hands: KeyHands) -> None:
    """The key that had halted one force ended the marches of all the others."""
    come_to_marches(window, hands)
    hands.press("M")
    hands.press("1")
    hands.press("Ctrl+Return")  # halts
    assert finder_of(window).isVisible()
    before = plies_played(window)
    hands.press("Ctrl+Return")
    assert (plies_played(window), step(window)) == (before, steps.MARCH_WHO)
    assert not finder_of(window).isVisible()
    assert "Ctrl+Enter again" in window.prompt.message.text()
    hands.press("Ctrl+Return")
    hands.press("Ctrl+Return")  # nobody has marched, so that is asked once more
    assert step(window) != steps.MARCH_WHO


def test_the_line_of_a_round_shows_the_whole_name(window: PlayWindow, hands: KeyHands) -> None:
    come_to_marches(window, hands)
    finder = finder_of(window)
    words = "Austrian Center of Operations marches to…"
    finder.setPlaceholderText(words)
    finder.open({})
    assert finder.fontMetrics().horizontalAdvance(words) < finder.contentsRect().width()


def test_who_marches_has_not_ended_the_marches(window: PlayWindow, hands: KeyHands) -> None:
    """The second thought stayed in the prompt, where Enter would still have ended them."""
    come_to_marches(window, hands)
    asked = window.prompt.asked.text()
    hands.press("Ctrl+Return")
    assert window.prompt.asked.text() != asked
    hands.press("M")
    assert window.prompt.asked.text() == asked
    assert window.model.confirmation is None
    assert finder_of(window).isVisible()


def test_letters_beside_places_can_be_read(window: PlayWindow, hands: KeyHands) -> None:
    """They were 7 pixels high, on a map of small counters."""
    come_to_marches(window, hands)
    hands.press("M")
    scene = window.board.scene
    tags = [one for one in scene.items() if isinstance(one, TagItem)]
    assert len(tags) == len(finder_of(window).signs)
    assert min(one.scale() for one in tags) * TAG_PIXELS * scene.zoom >= READABLE
    for tag in tags:
        plate, place = tag.mapRectToScene(tag.boundingRect()), tag.mark.place
        others = {one.mark.place for one in tags} - {place}
        assert not [one for one in others if plate.contains(scene.place_item(one).pos())], place


def test_tab_asks_every_force_of_a_stack(window: PlayWindow, hands: KeyHands) -> None:
    come_to_marches(window, hands)
    hands.press("M")
    asked = [window.model.selection[0]]
    for _ in range(40):
        hands.press("Tab")
        asked.append(window.model.selection[0])
    able = {one.counter for one in window.model.offers if one.role is Role.BEGIN}
    picture = table_of(window).picture()
    places = [picture.place_of(one) for one in able]
    assert len(set(places)) < len(places), "no stack of several forces"
    assert able <= set(asked)


def test_a_force_that_can_go_nowhere_does_not_end_the_round(
    window: PlayWindow, hands: KeyHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tab stood still where the first of the orders was that of such a force."""
    come_to_marches(window, hands)
    adjutant = table_of(window).adjutant
    goals, stuck = adjutant.goals, {one.counter for one in window.model.offers[:2]}

    def some(view: View, counters: Sequence[str]) -> Sequence[str]:
        return () if counters[0] in stuck else goals(view, counters)

    monkeypatch.setattr(type(adjutant), "goals", lambda _, view, counters: some(view, counters))
    hands.press("M")
    asked = [window.model.selection[0]]
    for _ in range(40):
        hands.press("Tab")
        asked.append(window.model.selection[0])
    able = {one.counter for one in window.model.offers if one.role is Role.BEGIN}
    assert set(asked) == able - stuck


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
    shown = board.board.scene.picture
    assert shown is not None
    assert shown.place_of("austrian-1")
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


def test_the_map_is_shown_with_what_was_heard(
    window: PlayWindow, hands: KeyHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Event] = []
    tell(told, kinds.VIENNA_MOVED, amount=1, other=kinds.BY_LEADER)
    monkeypatch.setattr(Table, "events", lambda table: told)
    hands.press("Ctrl+E")
    shown = window.board.scene.picture
    assert shown is not None
    card = next(one for one in shown.cards if one.id == VIENNA)
    assert [str(note) for note in card.tracks[0].notes] == [
        "7 January: +1 by a leader in Mantova [E40]"
    ]


def test_the_lesson_is_that_of_the_game_on_the_table(window: PlayWindow, hands: KeyHands) -> None:
    """It was that of the first game."""
    window.actions_of_game.lesson.trigger()
    assert window.lesson is not None
    assert window.lesson.game.name == "quadrilateral"
    window.lesson.leave()


def test_nearly_every_name_is_nearest_to_its_own_place(qapp: QApplication) -> None:
    """Before names kept the distance of this map's small counters it was six of seven."""
    scene = MapScene(PRESENTER)
    scene.fit_to_zoom(0.8)
    places = scene.place_items
    strangers = []
    for item, name in zip(places, scene.names, strict=False):
        assert name.text == item.place.title
        box = name.mapRectToScene(name.ink)
        nearest = min(places, key=lambda one: _gap(box, one.pos()))
        if nearest is not item:
            strangers.append(name.text)
    assert len(strangers) < len(places) / 20, strangers


def _gap(box: QRectF, point: QPointF) -> float:
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    down = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return math.hypot(across, down)
