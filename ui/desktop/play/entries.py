"""The table of actions of the game window: words, keys, menu, and why one cannot be taken now.

To add one (hints, coach, what-if), add an ActionEntry to `entries()`: it then stands in its menu,
in the command palette, in the list of keys and among the keys that can be changed, and is an
attribute of PlayActions by its name. One that cannot be taken says so when its key is pressed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ui.desktop.help.what_is_this import show_what_it_is
from ui.desktop.honesty.opening import open_honesty
from ui.desktop.play.find_dialog import FindDialog
from ui.desktop.play.panel_list import PLAY, STUDY, WATCH
from ui.desktop.play.refusals import (
    Refusal,
    never,
    out_of_combat,
    unless_asked,
    unless_moving,
    unless_rolling,
    unless_thinking,
    without_command,
    without_editor,
    without_odds,
    without_redo,
    without_table,
    without_undo,
)
from ui.desktop.play.tools import export_map, show_odds
from ui.desktop.screens.about import about_box
from ui.desktop.style.language import told, tr
from ui.desktop.table.habits import COMBAT, ROUND
from ui.desktop.whatif.opening import open_what_if

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow

GAME_MENU, ORDERS, UNITS, BATTLE = "game", "orders", "units", "battle"
VIEW, LAYOUT, OVERLAY, HELP = "view", "layout", "overlay", "help"
NO_MENU: Final = ""
"""Only in the command palette and in the list of keys."""


@dataclass(frozen=True, slots=True)
class ActionEntry:
    name: str
    text: str
    keys: tuple[str, ...]
    """At first; people may choose others."""
    slot: Callable[[], Any]
    menu: str
    refusal: Refusal = never
    is_for_map: bool = False
    """Whether its keys are heard on the map and in the list of orders only: elsewhere they mean
    something to whatever has the keyboard."""

    @property
    def words(self) -> str:
        """In a list, where no menu tells what it belongs to."""
        words = self.text.replace("&", "").removesuffix("…")
        return tr("Overlay: {title}", title=words) if self.menu == OVERLAY else words


def entries(window: PlayWindow) -> list[ActionEntry]:
    return [
        *_game(window),
        *_orders(window),
        *_help_with_orders(window),
        *_units(window),
        *_battle(window),
        *_view(window),
        *_layouts(window),
        *_overlays(window),
        *_help(window),
    ]


def _game(window: PlayWindow) -> list[ActionEntry]:
    make, files = ActionEntry, window.files
    return [
        make("new", tr("&New game…"), ("Ctrl+N",), files.ask_new_game, GAME_MENU),
        make("open", tr("&Open…"), ("Ctrl+O",), files.ask_open, GAME_MENU),
        make("review", tr("Open for re&view…"), ("Ctrl+R",), files.ask_review, GAME_MENU),
        make(
            "save",
            tr("&Save a copy…"),
            ("Ctrl+S", "Ctrl+Shift+S"),
            files.ask_copy,
            GAME_MENU,
            without_table,
        ),
        make("map", tr("&Export map…"), ("Ctrl+P",), lambda: export_map(window), GAME_MENU),
        make(
            "leave",
            tr("&Leave for the start screen"),
            ("Ctrl+W",),
            window.leave_table,
            GAME_MENU,
            without_table,
        ),
        make("preferences", tr("&Preferences…"), ("Ctrl+,",), window.show_preferences, GAME_MENU),
        make("standing", tr("S&tanding orders…"), (), window.show_standing_orders, GAME_MENU),
        make("quit", tr("&Quit"), ("Ctrl+Q",), window.close, GAME_MENU),
    ]


def _orders(window: PlayWindow) -> list[ActionEntry]:
    make, keys = ActionEntry, window.order_keys
    return [
        make("undo", tr("&Undo"), ("Ctrl+Z", "Backspace"), window.undo, ORDERS, without_undo),
        make("redo", tr("&Redo"), ("Ctrl+Shift+Z",), window.redo, ORDERS, without_redo),
        make("end", tr("&End this"), ("Ctrl+Return",), window.end, ORDERS, unless_asked),
        make("move", tr("&Move"), ("M",), keys.move, ORDERS, unless_moving),
        *_commands(window, ORDERS),
        make(
            "filter",
            tr("F&ilter the orders"),
            ("/", "Ctrl+Shift+F"),
            window.focus_filter,
            ORDERS,
            unless_asked,
        ),
        make("decide", tr("&Decide now"), ("Ctrl+D",), window.decide_now, ORDERS, unless_thinking),
    ]


def _commands(window: PlayWindow, menu: str) -> list[ActionEntry]:
    """What the game adds: each leads to offers of its kinds."""
    return [
        ActionEntry(
            one.name,
            told(one.text),
            (one.key,),
            partial(window.order_keys.follow, one),
            menu,
            without_command(one),
        )
        for one in window.presenter.commands()
        if one.is_of_combat == (menu == BATTLE)
    ]


def _help_with_orders(window: PlayWindow) -> list[ActionEntry]:
    """The what-if board, hints, one of their candidates, the coach."""
    make, hints = ActionEntry, window.hints
    return [
        make(
            "what_if",
            tr("&What if…"),
            ("A",),
            lambda: open_what_if(window),
            ORDERS,
            without_editor,
        ),
        make("hint", tr("&Hint, again for more"), ("H",), hints.further, ORDERS, without_table),
        make("why", tr("The wh&ole hint"), ("Shift+H",), hints.show_whole, ORDERS, without_table),
        *(
            make(
                f"candidate_{number}",
                tr("Show choice {number} of the hint", number=number),
                (f"Ctrl+{number}",),
                partial(hints.show_candidate, number - 1),
                NO_MENU,
                unless_asked,
            )
            for number in range(1, 6)
        ),
        make(
            "evaluation",
            tr("E&valuation bar"),
            ("E",),
            window.evaluation.toggle,
            ORDERS,
            without_table,
        ),
        make("coach", tr("&Coach on or off"), (), window.coach.toggle, ORDERS, without_table),
    ]


def _units(window: PlayWindow) -> list[ActionEntry]:
    make, picking = ActionEntry, window.picking
    return [
        make(
            "next_stack",
            tr("&Next stack that can act (Tab)"),
            (),
            lambda: window.pointing.next_stack(1),
            UNITS,
            unless_asked,
        ),
        make(
            "last_stack",
            tr("&Previous stack that can act (Shift+Tab)"),
            (),
            lambda: window.pointing.next_stack(-1),
            UNITS,
            unless_asked,
        ),
        make(
            "pick",
            tr("Pick or &drop the unit"),
            ("Space",),
            picking.turn,
            UNITS,
            unless_asked,
            is_for_map=True,
        ),
        make(
            "pick_all",
            tr("&All that may move"),
            ("Ctrl+A",),
            picking.pick_all,
            UNITS,
            unless_asked,
            is_for_map=True,
        ),
        make(
            "unit_before",
            tr("Unit &before"),
            ("[",),
            partial(picking.step, -1),
            UNITS,
            without_table,
        ),
        make(
            "unit_after", tr("&Unit after"), ("]",), partial(picking.step, 1), UNITS, without_table
        ),
        make(
            "inspect",
            tr("&Look at the area"),
            ("I",),
            window.order_keys.inspect,
            UNITS,
            without_table,
        ),
    ]


def _battle(window: PlayWindow) -> list[ActionEntry]:
    make, keys = ActionEntry, window.order_keys
    return [
        make("roll", tr("R&oll the dice"), (), window.roll, BATTLE, unless_rolling),
        make(
            "round",
            tr("Roll this &round"),
            ("Shift+Return",),
            lambda: window.run_combat(ROUND),
            BATTLE,
            out_of_combat,
        ),
        make(
            "whole_combat",
            tr("Resolve the whole &combat"),
            ("Ctrl+Shift+Return",),
            lambda: window.run_combat(COMBAT),
            BATTLE,
            out_of_combat,
        ),
        *_commands(window, BATTLE),
        make("details", tr("&Details of the odds"), ("D",), keys.details, BATTLE, without_table),
        make(
            "odds",
            tr("Odds c&alculator…"),
            ("Ctrl+Shift+D",),
            lambda: show_odds(window),
            BATTLE,
            without_odds,
        ),
    ]


def _view(window: PlayWindow) -> list[ActionEntry]:
    make, view, layouts = ActionEntry, window.board.map_view, window.layouts
    return [
        make("fit", tr("Fit &map"), ("Ctrl+0",), view.fit, VIEW),
        make("zoom_in", tr("Zoom &in"), ("Ctrl++", "Ctrl+="), view.zoom_in, VIEW),
        make("zoom_out", tr("Zoom &out"), ("Ctrl+-",), view.zoom_out, VIEW),
        make("go_to", tr("&Go to an area…"), ("G",), window.finder.ask, VIEW, without_table),
        make(
            "find",
            tr("Fin&d an area, a unit or a rule…"),
            ("Ctrl+F",),
            lambda: FindDialog(window).open(),
            VIEW,
        ),
        make("full_screen", tr("F&ull screen"), ("F11",), window.toggle_full_screen, VIEW),
        make(
            "next_pane",
            tr("&Next pane"),
            ("F6",),
            lambda: layouts.next_pane(1),
            VIEW,
            without_table,
        ),
        make(
            "last_pane",
            tr("&Previous pane"),
            ("Shift+F6",),
            lambda: layouts.next_pane(-1),
            VIEW,
            without_table,
        ),
    ]


def _layouts(window: PlayWindow) -> list[ActionEntry]:
    make, layouts = ActionEntry, window.layouts
    return [
        make("play_layout", tr("&Playing"), (), lambda: layouts.choose(PLAY), LAYOUT),
        make("study_layout", tr("&Study"), (), lambda: layouts.choose(STUDY), LAYOUT),
        make("watch_layout", tr("&Watch"), (), lambda: layouts.choose(WATCH), LAYOUT),
        make("reset_layout", tr("&Reset layout"), (), layouts.reset, LAYOUT),
    ]


def _overlays(window: PlayWindow) -> list[ActionEntry]:
    """No overlay first; those after it are turned on, and off again, by the same key."""
    plain = ("", tr("Plain map"), "P")
    found = [(one.name, told(one.title), one.key) for one in window.presenter.overlays()]
    return [
        ActionEntry(
            overlay_entry(name),
            text,
            (key,) if key else (),
            partial(window.turn_overlay, name),
            OVERLAY,
            without_table,
        )
        for name, text, key in (plain, *found)
    ]


def overlay_entry(name: str) -> str:
    """The name of the action that shows this overlay."""
    return f"overlay_{name or 'none'}"


def _help(window: PlayWindow) -> list[ActionEntry]:
    make = ActionEntry
    return [
        make("help", tr("&Help on what is asked"), ("F1",), window.show_help, HELP),
        make("this", tr("&What is this?"), ("Shift+F1",), partial(show_what_it_is, window), HELP),
        make("keys", tr("&Keys…"), ("?",), window.show_keys, HELP),
        make("commands", tr("&Commands…"), ("Ctrl+K",), window.show_commands, HELP),
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
