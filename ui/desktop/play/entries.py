"""The table of actions of the game window: words, keys, menu, and why one cannot be taken now.

To add one (hints, coach, what-if), add an ActionEntry to one of the lists below: it then stands in
its menu, in the command palette, in the list of keys and among the keys that can be changed, and is
an attribute of PlayActions by its name. One that cannot be taken says so when its key is pressed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from solitaire.presenting.presenter import Presenter
from ui.desktop.board.view import MapView
from ui.desktop.help.advisers import Advisers
from ui.desktop.play.dialogs import Dialogs
from ui.desktop.play.docks.layouts import Layouts
from ui.desktop.play.docks.panel_list import PLAY, STUDY, WATCH, Panels
from ui.desktop.play.files import GameFiles
from ui.desktop.play.find_dialog import Finder
from ui.desktop.play.games import Games
from ui.desktop.play.order_keys import OrderKeys
from ui.desktop.play.parts import Parts
from ui.desktop.play.steering import Steering
from ui.desktop.play.wishes import Wishes
from ui.desktop.settings.action_entry import (
    BATTLE,
    GAME_MENU,
    HELP,
    LAYOUT,
    NO_MENU,
    ORDERS,
    OVERLAY,
    UNITS,
    VIEW,
    ActionEntry,
    overlay_entry,
)
from ui.desktop.style.language import tr, translated
from ui.desktop.table.habits import COMBAT, ROUND
from ui.desktop.table.refusals import (
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

Slot = Callable[[], Any]


def entries(parts: Parts, begin_lesson: Slot) -> list[ActionEntry]:
    steering, dialogs, layouts = parts.steering, parts.dialogs, parts.layouts
    presenter, take = parts.model.sight.presenter, steering.picking.take_in_hand
    finder = Finder(parts.model, parts.board, take, dialogs.show_rule)
    return [
        *_game(parts.files, parts.games, dialogs, parts.wishes),
        *_orders(steering, parts.panels, presenter),
        *_advice(parts.advisers, parts.wishes),
        *_units(steering),
        *_battle(steering, dialogs, presenter),
        *_view(parts.board.map_view, layouts, steering.area_finder.ask, finder.ask),
        *_layouts(layouts),
        *_overlays(presenter, parts.model.turn_overlay),
        *_help(dialogs, parts.wishes, begin_lesson),
    ]


def _game(files: GameFiles, games: Games, dialogs: Dialogs, wishes: Wishes) -> list[ActionEntry]:
    make = ActionEntry
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
        make("map", tr("&Export map…"), ("Ctrl+P",), wishes.map_export.emit, GAME_MENU),
        make(
            "leave",
            tr("&Leave for the start screen"),
            ("Ctrl+W",),
            games.leave,
            GAME_MENU,
            without_table,
        ),
        make("preferences", tr("&Preferences…"), ("Ctrl+,",), dialogs.show_preferences, GAME_MENU),
        make("standing", tr("S&tanding orders…"), (), dialogs.show_standing_orders, GAME_MENU),
        make("quit", tr("&Quit"), ("Ctrl+Q",), games.quit, GAME_MENU),
    ]


def _orders(steering: Steering, panels: Panels, presenter: Presenter) -> list[ActionEntry]:
    make, orders, keys = ActionEntry, steering.orders, steering.order_keys
    return [
        make("undo", tr("&Undo"), ("Ctrl+Z", "Backspace"), orders.undo, ORDERS, without_undo),
        make("redo", tr("&Redo"), ("Ctrl+Shift+Z",), orders.redo, ORDERS, without_redo),
        make("end", tr("&End this"), ("Ctrl+Return",), keys.end, ORDERS, unless_asked),
        make(
            "pass_on",
            tr("&Pass the rest of the turn"),
            ("Ctrl+E",),
            orders.pass_on,
            ORDERS,
            unless_asked,
        ),
        make("move", tr("&Move"), ("M",), keys.move, ORDERS, unless_moving),
        *_commands(presenter, keys, ORDERS),
        make(
            "filter",
            tr("F&ilter the orders"),
            ("/", "Ctrl+Shift+F"),
            panels.orders.focus_filter,
            ORDERS,
            unless_asked,
        ),
        make("decide", tr("&Decide now"), ("Ctrl+D",), orders.decide_now, ORDERS, unless_thinking),
    ]


def _commands(presenter: Presenter, keys: OrderKeys, menu: str) -> list[ActionEntry]:
    """What the game adds: each leads to offers of its kinds."""
    return [
        ActionEntry(
            one.name,
            translated(one.text),
            (one.key,),
            partial(keys.follow, one),
            menu,
            without_command(one),
            is_of_game=True,
        )
        for one in presenter.commands()
        if one.is_of_combat == (menu == BATTLE)
    ]


def _advice(advisers: Advisers, wishes: Wishes) -> list[ActionEntry]:
    """The what-if board, hints, one of their candidates, the coach."""
    make, hints = ActionEntry, advisers.hints
    return [
        make(
            "what_if",
            tr("&What if…"),
            ("A",),
            wishes.what_if.emit,
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
            advisers.evaluation.toggle,
            ORDERS,
            without_table,
        ),
        make("coach", tr("&Coach on or off"), (), advisers.coach.toggle, ORDERS, without_table),
    ]


def _units(steering: Steering) -> list[ActionEntry]:
    make, pointing, picking = ActionEntry, steering.pointing, steering.picking
    return [
        make(
            "next_stack",
            tr("&Next stack that can act (Tab)"),
            (),
            lambda: pointing.next_stack(1),
            UNITS,
            unless_asked,
        ),
        make(
            "last_stack",
            tr("&Previous stack that can act (Shift+Tab)"),
            (),
            lambda: pointing.next_stack(-1),
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
            steering.order_keys.inspect,
            UNITS,
            without_table,
        ),
    ]


def _battle(steering: Steering, dialogs: Dialogs, presenter: Presenter) -> list[ActionEntry]:
    make, orders, keys = ActionEntry, steering.orders, steering.order_keys
    return [
        make("roll", tr("R&oll the dice"), (), orders.roll, BATTLE, unless_rolling),
        make(
            "round",
            tr("Roll this &round"),
            ("Shift+Return",),
            lambda: orders.run_combat(ROUND),
            BATTLE,
            out_of_combat,
        ),
        make(
            "whole_combat",
            tr("Resolve the whole &combat"),
            ("Ctrl+Shift+Return",),
            lambda: orders.run_combat(COMBAT),
            BATTLE,
            out_of_combat,
        ),
        *_commands(presenter, keys, BATTLE),
        make("details", tr("&Details of the odds"), ("D",), keys.details, BATTLE, without_table),
        make(
            "odds",
            tr("Odds c&alculator…"),
            ("Ctrl+Shift+D",),
            dialogs.show_odds,
            BATTLE,
            without_odds,
        ),
    ]


def _view(view: MapView, layouts: Layouts, go_to: Slot, find: Slot) -> list[ActionEntry]:
    make = ActionEntry
    return [
        make("fit", tr("Fit &map"), ("Ctrl+0",), view.fit, VIEW),
        make("zoom_in", tr("Zoom &in"), ("Ctrl++", "Ctrl+="), view.zoom_in, VIEW),
        make("zoom_out", tr("Zoom &out"), ("Ctrl+-",), view.zoom_out, VIEW),
        make("go_to", tr("&Go to an area…"), ("G",), go_to, VIEW, without_table),
        make(
            "find",
            tr("Fin&d an area, a unit or a rule…"),
            ("Ctrl+F",),
            find,
            VIEW,
        ),
        make("full_screen", tr("F&ull screen"), ("F11",), layouts.toggle_full_screen, VIEW),
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


def _layouts(layouts: Layouts) -> list[ActionEntry]:
    make = ActionEntry
    return [
        make("play_layout", tr("&Playing"), (), lambda: layouts.choose(PLAY), LAYOUT),
        make("study_layout", tr("&Study"), (), lambda: layouts.choose(STUDY), LAYOUT),
        make("watch_layout", tr("&Watch"), (), lambda: layouts.choose(WATCH), LAYOUT),
        make("reset_layout", tr("&Reset layout"), (), layouts.reset, LAYOUT),
    ]


def _overlays(presenter: Presenter, turn: Callable[[str], None]) -> list[ActionEntry]:
    """No overlay first; those after it are turned on, and off again, by the same key."""
    plain = ("", tr("Plain map"), "P")
    found = [(one.name, translated(one.title), one.key) for one in presenter.overlays()]
    return [
        ActionEntry(
            overlay_entry(name),
            text,
            (key,) if key else (),
            partial(turn, name),
            OVERLAY,
            without_table,
            is_of_game=True,
        )
        for name, text, key in (plain, *found)
    ]


def _help(dialogs: Dialogs, wishes: Wishes, lesson: Slot) -> list[ActionEntry]:
    make = ActionEntry
    return [
        make("help", tr("&Help on this question"), ("F1",), dialogs.show_help, HELP),
        make("this", tr("&What is this?"), ("Shift+F1",), dialogs.show_what_it_is, HELP),
        make("keys", tr("&Keys…"), ("?",), dialogs.show_keys, HELP),
        make("commands", tr("&Commands…"), ("Ctrl+K",), dialogs.show_commands, HELP),
        make("lesson", tr("&Learn by doing"), (), lesson, HELP),
        make(
            "honesty",
            tr("How you can check that the computer is &fair"),
            ("F9",),
            wishes.honesty.emit,
            HELP,
        ),
        make("about", tr("&About Campagna"), (), dialogs.show_about, HELP),
    ]
