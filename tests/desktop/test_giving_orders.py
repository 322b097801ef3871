"""Before and while orders are given: tips, previews, second thoughts, ends, standing orders."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.core.events import FOUGHT, Happened
from tests.desktop.tables import press, sit_at, take, wait_for
from tests.ui.window_table import strip_of
from ui.desktop.play.docks.layouts import Layouts
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences
from ui.desktop.settings.standing import StandingOrdersDialog, load_orders
from ui.desktop.table.habits import COMBAT
from ui.desktop.table.table import PERSON, ROLL

pytestmark = [
    pytest.mark.ui,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ZEVIO = "at zevio bertin cervoni despinoy\nat rovereto gummer bajalich"
GOITO = "at goito gummer bajalich nicolleti wurmser\nat guidizzolo robert gardanne"
CORONA = "at la_corona joubert gummer bajalich spiegel melas_art\nat rivoli rampon"


@pytest.fixture
def window(one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.leave_table()
    one_window.preferences.set(Preferences(pace="at-once"))
    yield one_window
    one_window.leave_table()


# -- odds before committing -----------------------------------------------------------------------


def drag(window: PlayWindow, qtbot: QtBot, start: str, end: str, *, drop: bool) -> None:
    """Press on the stack there, and move to the other area."""
    view = window.board.map_view
    stack = window.board.scene.stacks_in(start)[0]
    port = view.viewport()
    here = view.mapFromScene(stack.pos())
    there = view.mapFromScene(window.board.scene.place_item(end).pos() + QPointF(0, 0))
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=here)
    for part in (0.3, 0.7, 1.0):
        qtbot.mouseMove(port, here + (there - here) * part)
    if drop:
        qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=there)


def test_dragging_tells_the_way_and_an_enemy_previews_the_combat(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, GOITO, options={"visibility": "open"})
    wait_for(qtbot, table, PERSON)
    drag(window, qtbot, "goito", "guidizzolo", drop=False)
    tip = window.foreseeing.tip.label.text()
    assert window.foreseeing.tip.isVisible()
    assert "Guidizzolo 1" in tip
    assert "fight" in tip
    assert "Undo" in tip
    assert window.board.scene.shows_moves()
    qtbot.waitUntil(lambda: window.combat.is_preview)
    assert window.combat.frame.is_dashed
    qtbot.waitUntil(lambda: "%" in window.combat.odds.toPlainText(), timeout=60_000)
    assert "9.1" in window.combat.odds.toPlainText()
    place = window.board.place_of("guidizzolo")
    qtbot.mouseRelease(window.board.map_view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not window.foreseeing.tip.isVisible()
    assert not window.combat.is_preview
    assert all(one.at != "goito" for one in window.orders.offers if one.counter == "gummer")


def test_keyboard_cursor_tells_the_same(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    table = sit_at(window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    window.model.select(["gummer", "bajalich"])
    window.board.map_view.set_cursor_area("volta")
    assert "Volta 1" in window.foreseeing.tip.label.text()
    press(window, qtbot, Qt.Key.Key_Escape)
    assert not window.foreseeing.tip.isVisible()


SCATTERED = "at goito quasdanovich ott_cav\nat piadena reuss\nat lonato ocskay\nat verona robert"


def test_command_next_turn_is_told_and_drawn_before_a_leader_goes(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """By the keyboard's cursor, by the pointer and while dragging; the same three times [6.0]."""
    table = sit_at(window, tmp_path, SCATTERED, options={"visibility": "open"})
    wait_for(qtbot, table, PERSON)
    window.model.show_overlay("command")
    now = _marks(window)
    assert now["piadena"] == now["lonato"] == ("lost", "1 out next turn")
    window.model.select(["quasdanovich", "ott_cav"])
    view = window.board.map_view
    view.set_cursor_area("castellucchio")
    by_keys = _marks(window)
    assert "comes into command: Reuss [6.0]" in window.foreseeing.tip.label.text()
    assert by_keys["piadena"] == ("planned", "1 in next turn")
    assert by_keys["lonato"] == ("planned-lost", "1 out next turn")
    assert "Castellucchio" in window.board.scene.overlay.title
    press(window, qtbot, Qt.Key.Key_Escape)
    assert _marks(window) == now
    QApplication.processEvents()  # the bar has grown by a line, and the map is drawn anew
    qtbot.mouseMove(view.viewport(), window.board.place_of("castellucchio"))
    assert _marks(window) == by_keys
    qtbot.mouseMove(view.viewport(), view.viewport().rect().bottomLeft() + QPoint(4, -4))
    assert _marks(window) == now
    window.model.select(())
    drag(window, qtbot, "goito", "castellucchio", drop=False)
    assert _marks(window) == by_keys
    view.drag_moved.emit("", "")
    assert _marks(window) == now
    window.model.show_overlay("")


def _marks(window: PlayWindow) -> dict[str, tuple[str, str]]:
    shown = window.board.scene.overlay
    assert shown is not None
    return {mark.place: (mark.look, mark.text) for mark in shown.marks}


def test_selected_stack_goes_where_the_click_points(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    window.model.select(["gummer", "bajalich"])
    window.pointing.click_area("volta")
    assert {one for one in ("gummer", "bajalich") if _area(window, one) == "volta"} == {
        "gummer",
        "bajalich",
    }
    window.actions_of_game.undo.trigger()
    assert _area(window, "gummer") == "goito"
    assert "take-back" in strip_of(window)


def _area(window: PlayWindow, counter: str) -> str:
    assert window.table is not None
    return window.table.picture().place_of(counter)


# -- second thoughts ------------------------------------------------------------------------------


def test_forced_march_is_asked_about_before_the_die_falls(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, ZEVIO, ("french",), [6], "french")
    wait_for(qtbot, table, PERSON)
    window.pointing.drag("bertin", "lonato")
    assert "leader" in window.prompt.asked.text()
    before = table.session.plies_played
    take(window, "led-by despinoy")
    assert window.model.confirmation is not None
    assert table.session.plies_played == before
    told = window.prompt.detail.text()
    for words in ("arrives in Lonato", "stops short", "takes a hit", "2 in 6"):
        assert words in told
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.model.confirmation is None
    assert table.session.plies_played == before
    take(window, "led-by despinoy")
    press(window, qtbot, Qt.Key.Key_Return)
    assert table.session.plies_played > before
    assert _area(window, "bertin") == "lonato"


def test_leader_whom_the_drag_promised_is_at_hand_when_it_is_asked_who_helps(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, ZEVIO, ("french",), [6], "french")
    wait_for(qtbot, table, PERSON)
    window.foreseeing.show(["bertin"], "lonato")
    assert "Despinoy helps" in window.foreseeing.tip.label.text()
    window.pointing.drag("bertin", "lonato")
    assert window.orders.current is not None
    assert window.orders.current.text == "led-by despinoy"
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.model.confirmation is not None
    assert window.model.confirmation.offer.text == "led-by despinoy"


def test_end_of_a_phase_lists_what_was_forgotten(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    before = table.session.plies_played
    press(window, qtbot, Qt.Key.Key_Return, CONTROL)
    assert "Goito (4)" in window.prompt.detail.text()
    assert table.session.plies_played == before
    press(window, qtbot, Qt.Key.Key_Return)
    assert table.session.plies_played > before


# -- standing orders ------------------------------------------------------------------------------


def test_standing_orders_answer_and_are_told(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, CORONA, ("french",), phase="combat")
    table.habits.orders = {"guns": "never"}
    wait_for(qtbot, table)
    assert any(
        "By standing order" in line.words and "nobody" in line.words for line in table.log_lines()
    )
    assert not any("By standing order" in line for line in table.lines())
    assert "By standing order" in window.log.text.toPlainText()


def test_taking_an_automatic_answer_back_asks_after_all(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.preferences.set(Preferences(pace="brisk"))
    table = sit_at(window, tmp_path, CORONA, ("french",), phase="combat")
    table.habits.orders = {"guns": "never"}
    wait_for(qtbot, table, ROLL)
    window.actions_of_game.undo.trigger()
    assert table.waits_for == PERSON
    assert "to-the-guns rampon" in [one.text for one in window.orders.offers]
    assert not any("By standing order" in line.words for line in table.log_lines())


def test_orders_of_a_game_are_kept_for_it(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    table = sit_at(window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    window.dialogs.show_standing_orders()
    dialog = window.findChildren(StandingOrdersDialog)[-1]
    box = dialog.page.fields["pursuit"]
    box.setCurrentIndex(box.findData("pursue"))  # type: ignore[union-attr]
    dialog.accept()
    assert table.habits.orders["pursuit"] == "pursue"
    assert load_orders(table.path)["pursuit"] == "pursue"
    assert "pursuit" not in load_orders(None)


# -- the combat step by step ----------------------------------------------------------------------


def test_combat_goes_step_by_step_and_all_at_once(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.preferences.set(Preferences(pace="brisk"))
    table = sit_at(window, tmp_path, CORONA, ("austrian", "french"), phase="combat")
    table._has_curtain = False  # two sides, one person
    table._is_faced = True
    wait_for(qtbot, table)
    take(window, "done")
    wait_for(qtbot, table, ROLL)
    rolls = 0
    while table.waits_for == ROLL:
        before = table.session.plies_played
        press(window, qtbot, Qt.Key.Key_Return)
        assert table.session.plies_played == before + 1
        rolls += 1
        assert window.combat.rolled.text().count(":") == rolls + 1  # and that of the round
    assert rolls >= 2
    fire = [one for one in table.events() if isinstance(one, Happened) and one.kind == FOUGHT][-1]
    assert f"<b>French fire {fire.other}: {fire.amount} hit" in window.combat.rolled.text()
    assert window.orders.offers[0].tag in ("hit", "bombard")
    assert window.combat.hits.rows
    assert "[3.6]" in window.orders.list.item(0).text()
    place = window.combat.hits.rows[-1]
    hits = len(table.events())
    place.chosen.emit(place.offer)  # as a hit that was dropped there
    assert len(table.events()) > hits
    press(window, qtbot, Qt.Key.Key_Return, CONTROL, SHIFT)
    wait_for(qtbot, table)
    assert table.waits_for != ROLL or not window.combat.is_fought


def test_round_is_rolled_up_to_the_hits_which_the_person_places(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.preferences.set(Preferences(pace="brisk"))
    table = sit_at(window, tmp_path, CORONA, ("austrian", "french"), phase="combat")
    table._has_curtain = False  # two sides, one person
    table._is_faced = True
    wait_for(qtbot, table)
    take(window, "done")
    wait_for(qtbot, table, ROLL)
    window.actions_of_game.round.trigger()
    assert table.waits_for == PERSON
    assert window.orders.offers[0].tag in ("hit", "bombard")
    assert not any("as suggested" in line.words for line in table.log_lines())
    before = table.session.plies_played
    window.actions_of_game.round.trigger()
    assert table.session.plies_played == before, "hits are the person's choice"
    assert "First answer" in window.prompt.message.text()
    window.orders.choose_number(1)
    assert table.session.plies_played > before
    assert table.waits_for == PERSON, "the round goes on without another key"


def test_result_card_has_expected_and_actual(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.preferences.set(Preferences(pace="brisk"))
    two = f"{CORONA}\nat castiglione victor mitrovski"
    table = sit_at(window, tmp_path, two, ("austrian",), phase="combat")
    wait_for(qtbot, table)
    take(window, "battle la_corona")
    wait_for(qtbot, table)
    qtbot.waitUntil(lambda: window.combat._expected is not None, timeout=60_000)
    for _ in range(80):
        wait_for(qtbot, table)
        if "is over" in window.combat.head.text():
            break
        if table.waits_for == ROLL:
            window.play.roll()
        else:
            window.play.carry_out(window.orders.offers[0])
    assert "is over" in window.combat.head.text()
    card = window.combat.odds.toPlainText()
    assert "expected" in card
    assert "won" in card or "Nobody" in card
    assert "[9.3]" in card or "[9.6]" in card  # what decided it
    assert "Rolled in round 1" in window.combat.rolled.text()


def test_both_futures_of_a_retreat_stand_side_by_side(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    text = "at la_corona joubert gummer"
    table = sit_at(window, tmp_path, text, ("french",), dice=(3, 3) * 20, phase="combat")
    while True:
        wait_for(qtbot, table)
        if window.orders.offers and window.orders.offers[0].tag in ("fight-on", "break-off"):
            break
        window.play.roll() if table.waits_for == ROLL else window.play.carry_out(
            window.orders.offers[0]
        )
    buttons = window.combat.choices.buttons
    qtbot.waitUntil(lambda: all("you win" in one.text() for one in buttons), timeout=60_000)
    chances = [one.text().partition("you win ")[2] for one in buttons]
    assert chances[0] != chances[1]
    assert "0\N{NO-BREAK SPACE}%" in chances  # who breaks off has lost
    odds = window.combat.odds.toPlainText()
    assert odds.index("In pairs, Austrian : French") < odds.index("Round 2")
    window.play.run_combat(COMBAT)  # is refused while something is asked, and shows all of it anew
    assert [one.text().partition("you win ")[2] for one in window.combat.choices.buttons] == chances


def test_counters_of_a_force_are_drawn_for_their_size(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    """A document scales pictures by leaving out pixels."""
    text = "at la_corona joubert gummer"
    wait_for(qtbot, sit_at(window, tmp_path, text, ("french",), phase="combat"))
    document = window.combat.forces["french"].document()
    picture = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl("card:1"))
    wanted = re.search(r"width=\"(\d+)\"", document.toHtml())
    assert wanted is not None
    assert picture.width() == round(int(wanted[1]) * picture.devicePixelRatio())


# -- the frame ------------------------------------------------------------------------------------


def test_layout_is_kept_and_put_back(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    sit_at(window, tmp_path, GOITO)
    window.situation_dock.close()
    assert window.situation_dock.isHidden()
    window.layouts.keep()
    again = Layouts(window, window.panels, window.prompt.set_terse)
    again.show()
    assert window.situation_dock.isHidden()
    window.actions_of_game.reset_layout.trigger()
    assert not window.situation_dock.isHidden()
    window.actions_of_game.watch_layout.trigger()
    assert window.orders.isHidden()
    window.actions_of_game.play_layout.trigger()
    assert not window.orders.isHidden()


def test_f6_goes_round_the_panes(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    table = sit_at(window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    window.board.map_view.setFocus()
    seen = []
    for _ in range(12):
        window.actions_of_game.next_pane.trigger()
        seen.append(window.focusWidget())
    assert len(set(seen)) >= 5
    assert window.orders.list in seen
    assert window.board.map_view in seen


def test_palette_lists_and_does_every_action(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    table = sit_at(window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    window.actions_of_game.commands.trigger()
    palette = window.dialogs.palette_dialog
    everything = {action.text() for action in palette.shown}
    for menu in window.menuBar().actions():
        for action in menu.menu().actions():  # type: ignore[attr-defined]
            if action.text() and action.menu() is None:
                assert action.text() in everything
    qtbot.keyClicks(palette.filter, "end this")
    qtbot.keyClick(palette.filter, Qt.Key.Key_Return)
    assert window.model.confirmation is not None


def test_pace_is_changed_from_the_strip(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> None:
    table = sit_at(window, tmp_path, GOITO)
    wait_for(qtbot, table, PERSON)
    assert not table.rolls.is_stepping
    window.state_bar.pace.setCurrentIndex(window.state_bar.pace.findData("watch"))
    window.state_bar.pace.activated.emit(window.state_bar.pace.currentIndex())
    assert table.pace_milliseconds > 0
    assert table.rolls.is_stepping
