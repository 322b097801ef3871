"""Tools beside a game under way: the odds calculator, the map for printing, a demonstration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from solitaire.game import Game
from solitaire.registry import game_named
from ui.common.chosen_game import first_shown, game_with_odds
from ui.common.failures import Failure
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.export.dialogs import MapExportDialog
from ui.desktop.style.file_trouble import sentence
from ui.desktop.table.table import CURTAIN
from ui.desktop.watch import opening as demo_opening

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow


def views_shown(window: PlayWindow) -> tuple[Any, ...]:
    """The view of the side at the table; none behind the curtain or without a game."""
    table = window.table
    return () if table is None or table.waits_for == CURTAIN else (table.view(),)


def show_odds(window: PlayWindow) -> OddsDialog:
    """Filled with the combat that is fought, or with the area one looks at."""
    dialog = OddsDialog(_game_with_odds(window), window)
    views = views_shown(window)
    if views:
        view = window.board.map_view
        dialog.fill_from(views, window.inspector.area or view.cursor_area)
    dialog.show()
    return dialog


def export_map(window: PlayWindow) -> MapExportDialog:
    dialog = MapExportDialog(_game(window), views_shown(window), None, window)
    dialog.open()
    return dialog


def _game_with_odds(window: PlayWindow) -> Game:
    return game_with_odds(None) if window.table is None else window.table.door


def _game(window: PlayWindow) -> Game:
    return game_named(first_shown()) if window.table is None else window.table.door


def watch(window: PlayWindow) -> None:
    game = window.welcome.game.name if window.table is None else window.table.rules.name
    try:
        window.demo = demo_opening.watch(window, game)
    except Failure as failure:
        window.say_trouble(sentence(failure))
