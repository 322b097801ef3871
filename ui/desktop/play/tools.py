"""Tools beside a game under way: the odds calculator, the map for printing, a demonstration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.common.chosen_game import game_with_odds
from ui.common.failures import Failure
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.export.dialogs import MapExportDialog
from ui.desktop.style.file_trouble import sentence
from ui.desktop.table.table import CURTAIN
from ui.desktop.watch import opening as demo_opening

if TYPE_CHECKING:
    from solitaire.games.castiglione.core.views import View
    from ui.desktop.play.window import PlayWindow


def views_shown(window: PlayWindow) -> tuple[View, ...]:
    """The view of the side at the table; none behind the curtain or without a game."""
    table = window.table
    return () if table is None or table.waits_for == CURTAIN else (table.view(),)


def show_odds(window: PlayWindow) -> OddsDialog:
    """Filled with the combat that is fought, or with the area one looks at."""
    table = window.table
    dialog = OddsDialog(table.door if table is not None else game_with_odds(None), window)
    views = views_shown(window)
    if views:
        view = window.board.map_view
        dialog.fill_from(views, window.inspector.area or view.cursor_area)
    dialog.show()
    return dialog


def export_map(window: PlayWindow) -> MapExportDialog:
    dialog = MapExportDialog(views_shown(window), None, window)
    dialog.open()
    return dialog


def watch(window: PlayWindow) -> None:
    try:
        window.demo = demo_opening.watch(window)
    except Failure as failure:
        window.say_trouble(sentence(failure))
