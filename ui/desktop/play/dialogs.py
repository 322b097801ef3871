"""The dialogs that the game window opens: help, commands, standing orders, preferences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from solitaire.game import Game
from solitaire.presenting.guide import Guide
from ui.desktop.help.dialog import HelpDialog
from ui.desktop.help.key_list import KeysDialog
from ui.desktop.play.actions import PlayActions
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.key_settings import KeySettings, keep_keys
from ui.desktop.settings.keys_page import KeysPage
from ui.desktop.settings.preferences import Preferences
from ui.desktop.settings.standing import StandingOrdersDialog, keep_orders, load_orders
from ui.desktop.style.command_palette import CommandPalette
from ui.desktop.style.language import tr
from ui.desktop.table.table import Table


class DialogsOfPlay(QMainWindow):
    """What is common to all of them: each is made anew and gone when it is closed."""

    table: Table | None
    guide: Guide
    door: Game
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
        self.help_dialog = HelpDialog(self.guide, self, self.door.notice)
        self.help_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.help_dialog.show()
        return self.help_dialog

    def show_commands(self) -> None:
        self.palette_dialog = CommandPalette(self.actions_of_game.every_action(), self)
        self.palette_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.palette_dialog.open()

    def show_keys(self) -> None:
        """Every key in groups, and a way to other ones."""
        self.keys_dialog = KeysDialog(self.actions_of_game, self)
        self.keys_dialog.change_wanted.connect(lambda: self.show_preferences(tr("&Keys")))
        self.keys_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.keys_dialog.open()

    def take_keys(self, wanted: KeySettings) -> None:
        """Take these over at once and keep them."""
        self.actions_of_game.take_keys(wanted)
        keep_keys(wanted)

    def show_standing_orders(self) -> None:
        """Those of this game; of games to come if none is open."""
        path, game = (None, "") if self.table is None else (self.table.path, self.table.rules.name)
        dialog = StandingOrdersDialog(load_orders(path, game), self, game)
        dialog.changed.connect(self.set_standing_orders)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def set_standing_orders(self, orders: dict[str, str]) -> None:
        keep_orders(orders, self.table.path if self.table is not None else None)
        if self.table is not None:
            self.table.habits.orders = orders

    def show_preferences(self, page: str = "") -> None:
        """At the page with this title, or at the first."""
        dialog = PreferencesDialog(self.preferences, self)
        keys = KeysPage(self.actions_of_game.table, self.actions_of_game.settings, dialog)
        before = self.actions_of_game.settings
        keys.changed.connect(self.take_keys)
        dialog.rejected.connect(lambda: self.take_keys(before))
        dialog.pages.addTab(keys, tr("&Keys"))
        titles = [dialog.pages.tabText(number) for number in range(dialog.pages.count())]
        dialog.pages.setCurrentIndex(titles.index(page) if page in titles else 0)
        dialog.changed.connect(self.set_preferences)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
