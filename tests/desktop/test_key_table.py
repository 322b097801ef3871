"""The master table of keys, as data: each is pressed in the real window and does what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from solitaire.games.castiglione.present.presenter import PRESENTER
from tests.desktop.tables import sit_at, take, wait_for
from tests.ui.window_screen import table_with
from tests.ui.window_worlds import AUSTRIAN, worlds
from ui.desktop.help.key_list import key_words
from ui.desktop.play.window import PlayWindow
from ui.desktop.settings.preferences import Preferences
from ui.desktop.table.table import PERSON, ROLL

pytestmark = [pytest.mark.ui, pytest.mark.qt_log_ignore("This plugin does not support")]

GOITO = (
    "at goito gummer bajalich nicolleti wurmser\nat guidizzolo robert gardanne\n"
    "at rovereto spiegel melas_art"
)
CORONA = "at la_corona joubert gummer bajalich spiegel melas_art\nat rivoli rampon"
ALL = ("wurmser", "gummer", "bajalich", "nicolleti")

Check = Callable[[PlayWindow], bool]


def press(qtbot: QtBot, window: PlayWindow, *keys: str) -> None:
    """Each where the keyboard is, as the platform would send it."""
    for each in keys:
        pressed = QKeySequence(each)[0]  # type: ignore[index]
        target: QWidget = QApplication.focusWidget() or window.focusWidget() or window
        qtbot.keyClick(target, pressed.key(), pressed.keyboardModifiers())


@pytest.fixture
def window(one_window: PlayWindow) -> Iterator[PlayWindow]:
    one_window.leave_table()
    one_window.preferences.set(Preferences(pace="at-once"))
    one_window.activateWindow()
    yield one_window
    one_window.leave_table()


@pytest.fixture(scope="module")
def at_goito(one_window: PlayWindow, tmp_path_factory: pytest.TempPathFactory) -> PlayWindow:
    """In the Austrian movement, once for all rows: what they do is taken back."""
    folder = tmp_path_factory.mktemp("goito")
    sit_at(one_window, folder, GOITO, options={"visibility": "open"})
    one_window.activateWindow()
    return one_window


@pytest.fixture
def moving(qtbot: QtBot, at_goito: PlayWindow) -> Iterator[PlayWindow]:
    """The keyboard is on the map at Goito, and its whole stack is picked."""
    window, table = at_goito, at_goito.table
    assert table is not None
    wait_for(qtbot, table, PERSON)
    window.activateWindow()  # which a dialog may have taken from it
    qtbot.waitUntil(window.isActiveWindow)
    window.model.select(())
    window.model.leave_map()
    window.orders.list.setFocus()
    press(qtbot, window, "Tab")
    assert window.board.map_view.cursor_area == "goito"
    assert set(window.model.selection) == set(ALL)
    yield window
    while table.session.plies_played:
        before = table.session.plies_played
        window.play.undo()
        assert table.session.plies_played < before
    for _ in range(6):
        window.keyboard.back_out()
    window.finder.leave()
    window.board.map_view.fit()
    window.actions_of_game.overlays[0].trigger()


# -- what is seen ---------------------------------------------------------------------------------


def dialog(name: str) -> Check:
    """A dialog of this class is open; it is closed again."""

    def is_open(window: PlayWindow) -> bool:
        found = [
            one
            for one in window.findChildren(QDialog)
            if type(one).__name__ == name and one.isVisible()
        ]
        for one in found:
            one.reject()
        return bool(found)

    return is_open


def cursor(*areas: str) -> Check:
    return lambda window: window.board.map_view.cursor_area in areas


def picked(*names: str) -> Check:
    return lambda window: set(window.model.selection) == set(names)


def at_hand(name: str) -> Check:
    return lambda window: window.picking.current == name and _ring(window) == name


def _ring(window: PlayWindow) -> str:
    """The unit that the map draws the keyboard's ring around."""
    return next((one.key_at_hand for one in window.board.scene.stack_items if one.key_at_hand), "")


def says(words: str) -> Check:
    return lambda window: words in window.prompt.message.text()


def focus(name: str) -> Check:
    places: dict[str, Callable[[PlayWindow], QWidget]] = {
        "map": lambda window: window.board.map_view,
        "orders": lambda window: window.orders.list,
        "filter": lambda window: window.orders.filter,
        "area": lambda window: window.inspector.text,
    }
    return lambda window: window.focusWidget() is places[name](window)


def under_way(*names: str) -> Check:
    def is_so(window: PlayWindow) -> bool:
        assert window.table is not None
        return set(window.table.picture().under_way) == set(names)

    return is_so


def stands(name: str, area: str) -> Check:
    def is_so(window: PlayWindow) -> bool:
        assert window.table is not None
        return window.table.picture().place_of(name) == area

    return is_so


def order_at_hand(*verbs: str) -> Check:
    def is_so(window: PlayWindow) -> bool:
        offer = window.orders.current
        return offer is not None and offer.tag in verbs and window.orders.list.hasFocus()

    return is_so


def is_key_of(name: str) -> Check:
    """Done elsewhere in earnest (test_hints, test_whatif): that the key leads there."""

    def is_so(window: PlayWindow) -> bool:
        action = getattr(window.actions_of_game, name)
        return action.isEnabled() and not action.shortcut().isEmpty()

    return is_so


@dataclass(frozen=True)
class Row:
    press: tuple[str, ...]
    """The last is the key of the table; the others bring about where it is pressed."""
    does: Check

    @property
    def name(self) -> str:
        return " ".join(self.press)


ROWS = [
    # File and app
    Row(("Ctrl+N",), dialog("NewGameDialog")),
    Row(("Ctrl+P",), dialog("MapExportDialog")),
    Row(("Ctrl+,",), dialog("PreferencesDialog")),
    Row(("F1",), dialog("HelpDialog")),
    Row(("?",), dialog("KeysDialog")),
    Row(("Ctrl+K",), dialog("CommandPalette")),
    # Edit
    Row(("M", "Ctrl+Z"), under_way()),
    Row(("M", "Ctrl+Z", "Ctrl+Shift+Z"), under_way(*ALL)),
    Row(("Ctrl+F",), dialog("FindDialog")),
    # Focus
    Row(("Shift+F6", "F6"), focus("map")),
    Row(("F6", "Shift+F6"), focus("map")),
    Row(("Esc", "Esc"), focus("orders")),
    # Map
    Row(("Up",), cursor("volta")),
    Row(("Down",), cursor("castellucchio", "goito")),
    Row(("Left",), cursor("guidizzolo")),
    Row(("Up", "Up", "Up", "Up", "Up", "Up", "Up"), says("No road leads that way")),
    Row(("Return",), lambda window: window.pointing.menu is not None),
    Row(("Up", "Return"), stands("gummer", "volta")),
    Row(("Tab",), cursor("rovereto")),
    Row(("Tab", "Shift+Tab"), cursor("goito")),
    Row(("Esc", "Esc", "Tab"), cursor("rovereto")),
    Row(("G",), lambda window: window.finder.isVisible()),
    Row(("Ctrl++",), lambda window: not window.board.map_view.is_fitted),
    Row(("Ctrl++", "Ctrl++", "Ctrl+-", "Ctrl+-"), lambda window: window.board.map_view.is_fitted),
    Row(("Ctrl++", "Ctrl+0"), lambda window: window.board.map_view.is_fitted),
    # Stack
    Row(("Space",), at_hand("wurmser")),
    Row(("Space", "Space"), picked(*ALL[1:])),
    Row(("Space", "Space", "Space"), picked(*ALL)),
    Row(("]",), at_hand("wurmser")),
    Row(("]", "]"), at_hand("gummer")),
    Row(("[",), at_hand("nicolleti")),
    Row(("]", "["), at_hand("nicolleti")),
    Row(("]", "Space", "Ctrl+A"), picked(*ALL)),
    Row(("Ctrl+A",), picked()),
    Row(("Ctrl+A", "]", "]", "Space"), picked("gummer")),
    Row(("I",), focus("area")),
    # Orders
    Row(("M",), under_way(*ALL)),
    Row(("Up", "M"), stands("gummer", "volta")),
    Row(("Ctrl+A", "]", "]", "Space", "Up", "M"), stands("wurmser", "goito")),
    Row(("]", "]", "X"), order_at_hand("force-march", "force-march-to-bridge")),
    Row(("]", "]", "B"), order_at_hand("destroy-bridge", "repair-bridge")),
    Row(("X",), says("Pick one unit first")),
    Row(("]", "X"), says("can be given no order of that kind")),
    Row(("N",), says("No reconnaissance can be ordered now.")),
    Row(("D",), says("No dice depend on this")),
    Row(("Left", "D"), lambda window: window.combat.is_preview and window.combat.odds.hasFocus()),
    Row(("M", "Backspace"), under_way()),
    Row(("Ctrl+Return",), lambda window: window.model.confirmation is not None),
    Row(("/",), focus("filter")),
    # In the list digits choose
    Row(("Esc", "Esc", "2"), under_way("gummer")),
    # What cannot be done now is said
    Row(("R",), says("nothing to retreat from")),
    Row(("F",), says("No one is asked to fight on")),
    Row(("Shift+Return",), says("No combat is being fought")),
    Row(("Ctrl+Shift+Return",), says("No combat is being fought")),
    Row(("Ctrl+D",), says("not thinking")),
    # Engine
    *(
        Row(("Space",), is_key_of(name))
        for name in ("hint", "why", "evaluation", "what_if", "candidate_1", "candidate_5")
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_each_key_does_what_the_table_says(qtbot: QtBot, moving: PlayWindow, row: Row) -> None:
    press(qtbot, moving, *row.press)
    assert row.does(moving), (moving.prompt.message.text(), moving.board.map_view.cursor_area)


OVERLAYS = tuple(one.name for one in PRESENTER.overlays())
OVERLAY_KEYS = dict(zip("PSLWUTKQV", ("", *OVERLAYS), strict=True))


@pytest.mark.parametrize("pane", ["map", "orders"])
def test_overlays_have_letters_and_buttons_that_turn_them_on_and_off(
    qtbot: QtBot, moving: PlayWindow, pane: str
) -> None:
    place = moving.board.map_view if pane == "map" else moving.orders.list
    place.setFocus()
    for key, name in reversed(OVERLAY_KEYS.items()):
        press(qtbot, moving, key)
        assert moving.model.overlay == name
        shown = [one for one in moving.actions_of_game.overlays if one.isChecked()]
        assert [key_words(one.shortcut()) for one in shown] == [key]
    press(qtbot, moving, "S", "S")
    assert moving.model.overlay == "", "the same key takes it away"
    for name, action in moving.actions_of_game.by_overlay.items():
        button = moving.overlay_bar.widgetForAction(action)
        assert isinstance(button, QToolButton)
        assert button.isVisible()
        assert button.text() == key_words(action.shortcut())
        assert button.toolTip() == f"Overlay: {button.accessibleName()} ({button.text()})"
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert moving.model.overlay == name
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert moving.model.overlay == ""


@pytest.mark.parametrize("pane", ["map", "orders", "area"])
def test_a_digit_is_the_order_of_that_number_wherever_the_keyboard_is(
    qtbot: QtBot, moving: PlayWindow, pane: str
) -> None:
    for _ in range(3):
        moving.keyboard.back_out()  # nobody is picked
    places = {
        "map": moving.board.map_view,
        "orders": moving.orders.list,
        "area": moving.inspector.text,
    }
    moving.inspector.raise_()
    places[pane].setFocus()
    press(qtbot, moving, "2")
    assert moving.model.overlay == ""
    assert under_way("gummer")(moving)


@pytest.mark.parametrize(
    ("keys", "asks"),
    [
        ("Ctrl+O", "getOpenFileName"),
        ("Ctrl+S", "getSaveFileName"),
        ("Ctrl+Shift+S", "getSaveFileName"),
    ],
)
def test_files_are_asked_for(
    qtbot: QtBot, moving: PlayWindow, monkeypatch: pytest.MonkeyPatch, keys: str, asks: str
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QFileDialog, asks, lambda *_: (asked.append(asks) or "", ""))
    press(qtbot, moving, keys)
    assert asked == [asks]


class KeepsOpen(QObject):
    """Swallows the wish to close a window, and remembers it."""

    was_asked = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close:
            self.was_asked = True
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def test_quit_full_screen_and_what_is_this(qtbot: QtBot, moving: PlayWindow) -> None:
    guard = KeepsOpen()
    moving.installEventFilter(guard)
    press(qtbot, moving, "Ctrl+Q")
    moving.removeEventFilter(guard)
    assert guard.was_asked
    press(qtbot, moving, "F11")
    assert moving.isFullScreen()
    press(qtbot, moving, "F11")
    assert not moving.isFullScreen()
    press(qtbot, moving, "Shift+F1")
    shown = [one for one in QApplication.topLevelWidgets() if one.inherits("QWhatsThat")]
    assert any(one.isVisible() for one in shown)
    for one in shown:
        one.close()


def test_alt_hides_counters_and_shift_magnifies_while_they_are_held(
    qtbot: QtBot, moving: PlayWindow
) -> None:
    view, stacks = moving.board.map_view, moving.board.scene.stack_items
    goito = moving.board.scene.stacks_in("goito")[0]
    small = goito.scale()
    held, shift = (QKeySequence(one)[0].key() for one in ("Alt", "Shift"))  # type: ignore[index]
    qtbot.keyPress(view, held)
    assert all(item.isVisible() for item in stacks), "it may be held for another key"
    qtbot.waitUntil(lambda: not any(item.isVisible() for item in stacks))
    qtbot.keyRelease(view, held)
    assert all(item.isVisible() for item in stacks)
    assert moving.menuBar().activeAction() is None, "a look at the ground is no wish for menus"
    qtbot.keyPress(view, shift)
    qtbot.waitUntil(lambda: goito.is_open)
    assert goito.scale() > small
    qtbot.keyRelease(view, shift)
    assert not goito.is_open
    assert goito.scale() == small


def test_n_leads_through_the_reconnaissances(
    qtbot: QtBot, window: PlayWindow, tmp_path: Path
) -> None:
    window.sit_down(table_with(worlds()[0], AUSTRIAN, tmp_path / "game.rec"))
    assert window.table is not None
    wait_for(qtbot, window.table, PERSON)
    press(qtbot, window, "N")
    assert order_at_hand("scout")(window)
    first = window.orders.current
    press(qtbot, window, "N")
    assert order_at_hand("scout")(window)
    assert window.orders.current != first
    window.board.map_view.set_cursor_area("ala")
    press(qtbot, window, "N")
    assert window.orders.current is not None
    assert "ala" in window.orders.current.goals
    press(qtbot, window, "D")
    assert says("to be shown")(window)


# -- combat ---------------------------------------------------------------------------------------


@pytest.fixture
def fighting(qtbot: QtBot, window: PlayWindow, tmp_path: Path) -> PlayWindow:
    """Before the first roll of a combat that one person fights for both sides."""
    window.preferences.set(Preferences(pace="brisk"))
    table = sit_at(window, tmp_path, CORONA, ("austrian", "french"), phase="combat")
    table._has_curtain = False
    table._is_faced = True
    wait_for(qtbot, table)
    take(window, "done")
    wait_for(qtbot, table, ROLL)
    return window


def test_combat_by_keys(qtbot: QtBot, fighting: PlayWindow) -> None:
    window, table = fighting, fighting.table
    assert table is not None
    before = table.session.plies_played
    press(qtbot, window, "Return")
    assert table.session.plies_played == before + 1
    window.board.map_view.setFocus()
    window.board.map_view.set_cursor_area("rivoli")
    press(qtbot, window, "Shift+Return")
    wait_for(qtbot, table, PERSON)
    assert {one.tag for one in window.orders.offers} == {"hit"}, "which the person places"
    while {one.tag for one in window.orders.offers} == {"hit"}:
        press(qtbot, window, "1")
    assert {"break-off", "fight-on"} <= {one.tag for one in window.orders.offers}
    window.board.map_view.setFocus()
    press(qtbot, window, "F")
    assert order_at_hand("fight-on")(window)
    press(qtbot, window, "R")
    assert order_at_hand("break-off")(window)
    press(qtbot, window, "D")
    assert window.combat.odds.hasFocus()
    before = table.session.plies_played
    window.board.map_view.setFocus()
    press(qtbot, window, "1")  # in a combat digits choose wherever the keyboard is
    assert table.session.plies_played > before
    wait_for(qtbot, table, PERSON)
    press(qtbot, window, "Ctrl+Shift+Return")
    assert says("First answer what is asked")(window)
    press(qtbot, window, "Return")
    wait_for(qtbot, table)
    assert not window.combat.is_fought
