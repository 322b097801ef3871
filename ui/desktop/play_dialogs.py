"""The dialogs that the game window opens: help, commands, standing orders, preferences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from solitaire.guide import Guide
from ui.desktop.command_palette import CommandPalette
from ui.desktop.help_dialog import HelpDialog
from ui.desktop.play_actions import PlayActions
from ui.desktop.preferences import Preferences
from ui.desktop.preferences_dialog import PreferencesDialog
from ui.desktop.standing import StandingOrdersDialog, keep_orders, load_orders
from ui.desktop.table import Table


class DialogsOfPlay(QMainWindow):
    """What is common to all of them: each is made anew and gone when it is closed."""

    table: Table | None
    guide: Guide
    preferences: Preferences
    actions_of_game: PlayActions

    def set_preferences(self, wanted: Preferences) -> None:
        raise NotImplementedError

    def show_help(self) -> None:
        """Opens at what is asked now, with the rule it names."""
        asked = self.table.asked if self.table is not None else None
        self._open_help().show_question(asked.question if asked else "")

    def show_rule(self, number: str) -> None:
        self._open_help().show_question(f"[{number}]")

    def _open_help(self) -> HelpDialog:
        self.help_dialog = HelpDialog(self.guide, self)
        self.help_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.help_dialog.show()
        return self.help_dialog

    def show_commands(self) -> None:
        self.palette_dialog = CommandPalette(self.actions_of_game.every_action(), self)
        self.palette_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.palette_dialog.open()

    def show_standing_orders(self) -> None:
        """Those of this game; of games to come if none is open."""
        path = self.table.path if self.table is not None else None
        dialog = StandingOrdersDialog(load_orders(path), self)
        dialog.changed.connect(self.set_standing_orders)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def set_standing_orders(self, orders: dict[str, str]) -> None:
        keep_orders(orders, self.table.path if self.table is not None else None)
        if self.table is not None:
            self.table.habits.orders = orders

    def show_preferences(self) -> None:
        dialog = PreferencesDialog(self.preferences, self)
        dialog.changed.connect(self.set_preferences)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
