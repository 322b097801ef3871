"""The dialogs that the game window opens: help, commands, standing orders, preferences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.common.chosen_game import game_with_odds
from ui.desktop.combat.calculator import OddsDialog
from ui.desktop.help.dialog import HelpDialog
from ui.desktop.help.key_list import KeysDialog
from ui.desktop.help.what_is_this import show_what_it_is
from ui.desktop.play.actions import PlayActions
from ui.desktop.screens.about import about_box
from ui.desktop.settings.dialog import PreferencesDialog
from ui.desktop.settings.key_settings import KeySettings, keep_keys
from ui.desktop.settings.keys_page import KeysPage
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.settings.standing import StandingOrdersDialog, keep_orders, load_orders
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.command_palette import CommandPalette
from ui.desktop.table.model import PlayModel


class Dialogs:
    """What is common to all of them: each is made anew and gone when it is closed."""

    def __init__(
        self,
        model: PlayModel,
        preferences: LivePreferences,
        actions: Callable[[], PlayActions],
        prompt: QWidget,
        parent: QWidget,
    ) -> None:
        """`actions` are asked for when a dialog is opened: some of them open dialogs. What has no
        explanation of its own gets that of the `prompt`."""
        self._model, self._preferences, self._parent = model, preferences, parent
        self._actions, self._prompt = actions, prompt

    def show_help(self) -> None:
        """Opens at what is asked now, with the rule it names."""
        asked = self._model.table.asked if self._model.table is not None else None
        self._open_help().show_question(asked.question if asked else "")

    def show_rule(self, number: str) -> None:
        self._open_help().show_question(f"[{number}]")

    def _open_help(self) -> HelpDialog:
        self.help_dialog = HelpDialog(self._model.guide, self._parent, self._model.door.notice)
        self.help_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.help_dialog.show()
        return self.help_dialog

    def show_odds(self) -> OddsDialog:
        """Filled with the combat that is fought, or with the area one looks at."""
        table = self._model.table
        dialog = OddsDialog(game_with_odds(None) if table is None else table.door, self._parent)
        seen = self._model.table_in_sight
        if seen is not None:
            dialog.fill_from((seen.view(),), self._model.inspected or self._model.cursor)
        dialog.show()
        return dialog

    def show_what_it_is(self) -> None:
        show_what_it_is(self._parent, self._prompt)

    def show_about(self) -> None:
        about_box(self._parent).open()

    def show_commands(self) -> None:
        self.palette_dialog = CommandPalette(self._actions().every_action(), self._parent)
        self.palette_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.palette_dialog.open()

    def show_keys(self) -> None:
        """Every key in groups, and a way to other ones."""
        self.keys_dialog = KeysDialog(self._actions(), self._parent)
        self.keys_dialog.change_wanted.connect(lambda: self.show_preferences(tr("&Keys")))
        self.keys_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.keys_dialog.open()

    def take_keys(self, wanted: KeySettings) -> None:
        """Take these over at once and keep them."""
        self._actions().take_keys(wanted)
        keep_keys(wanted)

    def show_standing_orders(self) -> None:
        """Those of this game; of games to come if none is open."""
        table = self._model.table
        path, game = (None, "") if table is None else (table.path, table.rules.name)
        dialog = StandingOrdersDialog(load_orders(path, game), self._parent, game)
        dialog.changed.connect(self.set_standing_orders)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def set_standing_orders(self, orders: dict[str, str]) -> None:
        table = self._model.table
        keep_orders(orders, table.path if table is not None else None)
        if table is not None:
            table.habits.orders = orders

    def show_preferences(self, page: str = "") -> None:
        """At the page with this title, or at the first."""
        dialog = PreferencesDialog(self._preferences.now, self._parent)
        actions = self._actions()
        keys = KeysPage(actions.table, actions.settings, dialog)
        before = actions.settings
        keys.changed.connect(self.take_keys)
        dialog.rejected.connect(lambda: self.take_keys(before))
        dialog.pages.addTab(keys, tr("&Keys"))
        titles = [dialog.pages.tabText(number) for number in range(dialog.pages.count())]
        dialog.pages.setCurrentIndex(titles.index(page) if page in titles else 0)
        dialog.changed.connect(self._preferences.set)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
