"""Every action of the game window in one table: words, keys, menu, and when it can be taken.

To add one (hints, coach, what-if), add an ActionEntry to `entries()`: it then stands in its menu
and in the command palette, has its keys, and is an attribute of PlayActions by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from solitaire.games.castiglione.plies import VERBS
from ui.desktop.about import about_box
from ui.desktop.habits import COMBAT, ROUND
from ui.desktop.honesty_opening import open_honesty
from ui.desktop.language import later, tr
from ui.desktop.opening import GAME
from ui.desktop.panel_list import PLAY, STUDY, WATCH
from ui.desktop.play_tools import export_map, show_odds
from ui.desktop.recent import recent_games
from ui.desktop.table import COMPUTER, OVER, PERSON, ROLL, Table
from ui.desktop.whatif_opening import open_what_if

if TYPE_CHECKING:
    from ui.desktop.play_window import PlayWindow

GAME_MENU, ORDERS, VIEW, LAYOUT, HELP = "game", "orders", "view", "layout", "help"
NO_MENU: Final = ""
"""Only in the command palette."""
_VIEWPOINTS: Final = ((later("As the &French"), "F2"), (later("As the &Austrians"), "F3"))
_OVERLAYS: Final = {
    "": later("None"),
    "supply": later("Supply"),
    "command": later("Command"),
    "reach": later("Reach"),
    "guns": later("Sound of the guns"),
    "threats": later("Threats"),
    "eyes": later("What the enemy knows"),
    "intelligence": later("Intelligence"),
    "victory": later("Victory points"),
}


def always(table: Table | None) -> bool:
    return True


def at_table(table: Table | None) -> bool:
    return table is not None


def when_asked(table: Table | None) -> bool:
    return table is not None and table.waits_for == PERSON


def when_thinking(table: Table | None) -> bool:
    return table is not None and table.waits_for == COMPUTER


def when_rolling(table: Table | None) -> bool:
    return table is not None and table.waits_for == ROLL


def in_combat(table: Table | None) -> bool:
    if table is None or table.waits_for not in (ROLL, PERSON):
        return False
    return table.orderly.engagement(table.view()) is not None


@dataclass(frozen=True, slots=True)
class ActionEntry:
    name: str
    text: str
    keys: tuple[str, ...]
    slot: Callable[[], Any]
    menu: str
    can: Callable[[Table | None], bool] = always


def entries(window: PlayWindow) -> list[ActionEntry]:
    return [*_game(window), *_orders(window), *_view(window), *_layouts(window), *_help(window)]


def _game(window: PlayWindow) -> list[ActionEntry]:
    make, files = ActionEntry, window.files
    return [
        make("new", tr("&New game…"), ("Ctrl+N",), files.ask_new_game, GAME_MENU),
        make("open", tr("&Open…"), ("Ctrl+O",), files.ask_open, GAME_MENU),
        make("review", tr("Open for &review…"), ("Ctrl+R",), files.ask_review, GAME_MENU),
        make("save", tr("&Save a copy…"), ("Ctrl+S",), files.ask_copy, GAME_MENU, at_table),
        make("map", tr("&Export map…"), ("Ctrl+P",), lambda: export_map(window), GAME_MENU),
        make(
            "leave",
            tr("&Leave to the first screen"),
            ("Ctrl+W",),
            window.leave_table,
            GAME_MENU,
            at_table,
        ),
        make("preferences", tr("&Preferences…"), ("Ctrl+,",), window.show_preferences, GAME_MENU),
        make("standing", tr("Standing &orders…"), (), window.show_standing_orders, GAME_MENU),
        make("quit", tr("&Quit"), ("Ctrl+Q",), window.close, GAME_MENU),
    ]


def _orders(window: PlayWindow) -> list[ActionEntry]:
    make = ActionEntry
    return [
        make("odds", tr("Odds &calculator…"), ("Ctrl+Shift+D",), lambda: show_odds(window), ORDERS),
        make("undo", tr("&Undo"), ("Ctrl+Z", "Backspace"), window.undo, ORDERS, _can_undo),
        make("redo", tr("&Redo"), ("Ctrl+Shift+Z",), window.redo, ORDERS, _can_redo),
        make("end", tr("&End this"), ("Ctrl+Return",), window.end, ORDERS, when_asked),
        make("filter", tr("&Find an order"), ("Ctrl+F",), window.focus_filter, ORDERS, when_asked),
        make(
            "next_stack",
            tr("&Next stack that can act"),
            ("N",),
            lambda: window.pointing.next_stack(1),
            ORDERS,
            when_asked,
        ),
        make(
            "last_stack",
            tr("&Previous stack that can act"),
            ("Shift+N",),
            lambda: window.pointing.next_stack(-1),
            ORDERS,
            when_asked,
        ),
        make("roll", tr("R&oll the dice"), (), window.roll, ORDERS, when_rolling),
        make(
            "round",
            tr("Resolve this &round"),
            ("Shift+Return",),
            lambda: window.run_combat(ROUND),
            ORDERS,
            in_combat,
        ),
        make(
            "whole_combat",
            tr("Resolve the whole &combat"),
            ("Ctrl+Shift+Return",),
            lambda: window.run_combat(COMBAT),
            ORDERS,
            in_combat,
        ),
        make("what_if", tr("&What if…"), ("A",), lambda: open_what_if(window), ORDERS, _can_wonder),
        make("decide", tr("&Decide now"), ("Ctrl+D",), window.decide_now, ORDERS, when_thinking),
        *hint_entries(window),
        *_kinds(window),
    ]


def _kinds(window: PlayWindow) -> list[ActionEntry]:
    """To the next order of a kind, by a letter."""
    kinds = (
        ("forced", tr("Next &forced march"), "X", ("force-march", "force-march-to-bridge")),
        ("bridge", tr("Next order for a &bridge"), "B", ("destroy-bridge", "repair-bridge")),
        ("retreat", tr("&Retreat"), "R", ("break-off", "retreat-to", "withdraw-to")),
        ("stand", tr("Fight &on"), "F", ("fight-on", "stand")),
    )
    return [
        ActionEntry(name, text, (key,), partial(window.orders.go_to, verbs), ORDERS, _has(verbs))
        for name, text, key, verbs in kinds
    ]


def _has(verbs: Collection[str]) -> Callable[[Table | None], bool]:
    def can(table: Table | None) -> bool:
        if table is None or table.waits_for != PERSON:
            return False
        return any(VERBS[one.verb][0] in verbs for one in table.offered())

    return can


def _view(window: PlayWindow) -> list[ActionEntry]:
    make, view, layouts = ActionEntry, window.board.map_view, window.layouts
    return [
        make("fit", tr("&Fit map"), ("Ctrl+0",), view.fit, VIEW),
        make("zoom_in", tr("Zoom &in"), ("Ctrl++", "Ctrl+="), view.zoom_in, VIEW),
        make("zoom_out", tr("Zoom &out"), ("Ctrl+-",), view.zoom_out, VIEW),
        make("go_to", tr("&Go to an area…"), ("G",), window.finder.ask, VIEW, at_table),
        make("inspect", tr("&Look at the area"), ("I",), window.inspector.raise_, VIEW, at_table),
        make("full_screen", tr("F&ull screen"), ("F11",), window.toggle_full_screen, VIEW),
        make("next_pane", tr("Next &pane"), ("F6",), lambda: layouts.next_pane(1), VIEW, at_table),
        make(
            "last_pane",
            tr("Previous pane"),
            ("Shift+F6",),
            lambda: layouts.next_pane(-1),
            VIEW,
            at_table,
        ),
    ]


def _layouts(window: PlayWindow) -> list[ActionEntry]:
    make, layouts = ActionEntry, window.layouts
    return [
        make("play_layout", tr("&Play"), (), lambda: layouts.choose(PLAY), LAYOUT),
        make("study_layout", tr("&Study"), (), lambda: layouts.choose(STUDY), LAYOUT),
        make("watch_layout", tr("&Watch"), (), lambda: layouts.choose(WATCH), LAYOUT),
        make("reset_layout", tr("&Reset layout"), (), layouts.reset, LAYOUT),
    ]


def _help(window: PlayWindow) -> list[ActionEntry]:
    make = ActionEntry
    return [
        make("help", tr("&Help on what is asked"), ("F1",), window.show_help, HELP),
        make("commands", tr("&Commands…"), ("Ctrl+K", "?"), window.show_commands, HELP),
        make("lesson", tr("&Learn by doing"), (), window.begin_lesson, HELP),
        make(
            "honesty",
            tr("How you can check that the computer is &fair"),
            ("F9",),
            lambda: open_honesty(window),
            HELP,
        ),
        make("about", tr("&About Campagna"), (), lambda: about_box(window).open(), HELP),
    ]


def _can_wonder(table: Table | None) -> bool:
    """Where nothing goes on behind the board."""
    return table is not None and table.waits_for in (PERSON, ROLL, OVER)


def _can_undo(table: Table | None) -> bool:
    return table is not None and table.may_undo


def hint_entries(window: PlayWindow) -> list[ActionEntry]:
    """Hints, one of their candidates, the coach."""
    make, hints = ActionEntry, window.hints
    return [
        make("hint", tr("&Hint, again for more"), ("H",), hints.further, ORDERS, at_table),
        make("why", tr("The &whole hint"), ("Shift+H",), hints.show_whole, ORDERS, at_table),
        *(
            make(
                f"candidate_{number}",
                tr("Show choice {number} of the hint", number=number),
                (f"Ctrl+{number}",),
                lambda number=number: hints.show_candidate(number - 1),  # type: ignore[misc]
                NO_MENU,
                when_asked,
            )
            for number in range(1, 6)
        ),
        make("coach", tr("&Coach on or off"), (), window.coach.toggle, ORDERS, at_table),
    ]


def _can_redo(table: Table | None) -> bool:
    return table is not None and table.can_redo


class PlayActions:
    def __init__(self, window: PlayWindow) -> None:
        self._window = window
        self._entries = entries(window)
        self._actions = {
            one.name: self._action(one.text, one.keys, one.slot) for one in self._entries
        }
        self.viewpoints = self._viewpoints()
        self._overlays: list[QAction] = []
        self._fill_menus()

    def __getattr__(self, name: str) -> QAction:
        try:
            return self.__dict__["_actions"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(name) from None

    def every_action(self) -> Sequence[QAction]:
        """Of the table, viewpoints, overlays and docks."""
        docks = [dock.toggleViewAction() for dock in self._window.docks]
        return [*self._actions.values(), *self.viewpoints, *self._overlays, *docks]

    def _action(self, text: str, keys: Sequence[str], slot: Callable[[], Any]) -> QAction:
        action = QAction(text, self._window)
        action.setShortcuts([QKeySequence(each) for each in keys])
        action.triggered.connect(lambda checked=False: slot())
        return action

    def _viewpoints(self) -> list[QAction]:
        group = QActionGroup(self._window)
        found = []
        for seat, (text, keys) in enumerate(_VIEWPOINTS):
            action = self._action(tr(text), [keys], self._looking_as(seat))
            action.setCheckable(True)
            group.addAction(action)
            found.append(action)
        return found

    def _looking_as(self, seat: int) -> Callable[[], None]:
        def look() -> None:
            if self._window.table is not None:
                self._window.table.look_as(seat)

        return look

    # -- menus ------------------------------------------------------------------------------------

    def _fill_menus(self) -> None:
        window, bar = self._window, self._window.menuBar()
        self.recent = QMenu(tr("&Recent games"), window)
        self.recent.aboutToShow.connect(self._fill_recent)
        menus = {
            GAME_MENU: bar.addMenu(tr("&Game")),
            ORDERS: bar.addMenu(tr("&Orders")),
            VIEW: bar.addMenu(tr("&View")),
            HELP: bar.addMenu(tr("&Help")),
        }
        view = menus[VIEW]
        view.addActions(self.viewpoints)
        view.addSeparator()
        for entry in self._entries:
            if entry.menu in menus:
                menus[entry.menu].addAction(self._actions[entry.name])
            elif entry.menu == NO_MENU:
                window.addAction(self._actions[entry.name])
        menus[GAME_MENU].insertMenu(self._actions["save"], self.recent)
        view.addMenu(self._overlay_menu())
        view.addMenu(self._layout_menu())
        view.addSeparator()
        view.addActions([dock.toggleViewAction() for dock in window.docks])

    def _layout_menu(self) -> QMenu:
        menu = QMenu(tr("&Layout"), self._window)
        for entry in self._entries:
            if entry.menu == LAYOUT:
                menu.addAction(self._actions[entry.name])
        return menu

    def _overlay_menu(self) -> QMenu:
        menu = QMenu(tr("O&verlay"), self._window)
        group = QActionGroup(menu)
        for number, name in enumerate(("", *self._window.board.overlay_names)):
            action = menu.addAction(tr(_OVERLAYS[name]))
            action.setCheckable(True)
            action.setChecked(not name)
            action.setShortcut(QKeySequence(f"Alt+{number}"))
            group.addAction(action)
            action.triggered.connect(
                lambda checked=False, name=name: self._window.show_overlay(name)
            )
            self._overlays.append(action)
        return menu

    def _fill_recent(self) -> None:
        self.recent.clear()
        for game in recent_games(GAME):
            action = self.recent.addAction(game.words)
            action.setEnabled(not game.is_finished)
            action.triggered.connect(
                lambda checked=False, path=game.path: self._window.open_path(path)
            )
        if self.recent.isEmpty():
            self.recent.addAction(tr("None yet")).setEnabled(False)

    def drop(self, names: Collection[str]) -> None:
        """These are not for this window."""
        for entry in self._entries:
            if entry.name in names:
                action = self._actions.pop(entry.name)
                action.setShortcuts([])
                action.setEnabled(False)
                action.setVisible(False)
        self._entries = [entry for entry in self._entries if entry.name not in names]

    # -- what can be done now ---------------------------------------------------------------------

    def enable(self, table: Table | None) -> None:
        for entry in self._entries:
            self._actions[entry.name].setEnabled(entry.can(table))
        for seat, action in enumerate(self.viewpoints):
            action.setEnabled(table is not None and table.may_look_as(seat))
            action.setChecked(table is not None and seat == table.seat)
