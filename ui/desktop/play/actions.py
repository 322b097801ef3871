"""The actions of the game window with their keys and menus, made from the table in play/entries.py.

People may choose other keys for any of them (settings/key_settings.py).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QWidget

from ui.desktop.screens.recent import recent_games
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
from ui.desktop.settings.key_settings import KeySettings, load_keys
from ui.desktop.style.language import tr
from ui.desktop.style.mnemonics import give_mnemonics
from ui.desktop.table.model import PlayModel
from ui.desktop.table.refusals import now_at, without_odds
from ui.desktop.table.table import Table

_FIRST_VIEWPOINT: Final = 2
"""F2 looks as the first seat, F3 as the second."""

OF_ODDS: Final = frozenset(("details", "odds"))
"""Not in the menus of a game without odds."""


class PlayActions:
    def __init__(
        self,
        model: PlayModel,
        entries: Callable[[], Sequence[ActionEntry]],
        docks: Sequence[QDockWidget],
        over_map: Sequence[QWidget],
        open_path: Callable[[Path], None],
        window: QMainWindow,
    ) -> None:
        """`entries` are asked for again when another game is opened; `over_map` hear the keys of
        those that are for the map; `window` has the menus."""
        self._model, self._docks, self._over_map = model, docks, over_map
        self._open_path, self._window = open_path, window
        self._presenter = model.sight.presenter
        self._all_entries = entries
        self._entries = list(entries())
        self._dropped: set[str] = set()
        self._actions = {one.name: self._action(one.text, one.slot) for one in self._entries}
        self.viewpoints = self._viewpoints()
        self.overlays: list[QAction] = []
        """None of them first, then as they are numbered."""
        self._fill_menus()
        self.check_overlay("")
        self._take_own_keys()
        model.game_changed.connect(self.use_game)
        model.table_changed.connect(lambda: self.enable(model.table))
        model.overlay_changed.connect(self.check_overlay)

    def _take_own_keys(self) -> None:
        new = {one.name: one.keys for one in self._entries if one.menu == OVERLAY}
        self.settings = load_keys().yielding(new)
        self.take_keys(self.settings)

    def use_game(self) -> None:
        """Commands, overlays and viewpoints of the game on the table, in place of another's."""
        of_game = [one.name for one in self._entries if one.is_of_game]
        for old in (*(self._actions.pop(name) for name in of_game), *self.viewpoints):
            old.deleteLater()
        self._presenter = self._model.sight.presenter
        self._entries = [one for one in self._all_entries() if one.name not in self._dropped]
        self._actions = {
            one.name: self._actions.get(one.name) or self._action(one.text, one.slot)
            for one in self._entries
        }
        self.viewpoints, self.overlays = self._viewpoints(), []
        self._window.menuBar().clear()
        self._fill_menus()
        self.check_overlay("")
        self._take_own_keys()

    def __getattr__(self, name: str) -> QAction:
        try:
            return self.__dict__["_actions"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(name) from None

    def hears_letters(self) -> bool:
        """Whether letters without Ctrl or Alt are keys."""
        return self.settings.has_single_letters

    def action(self, name: str) -> QAction:
        return self._actions[name]

    def every_action(self) -> Sequence[QAction]:
        """Of the table, viewpoints and docks."""
        docks = [dock.toggleViewAction() for dock in self._docks]
        return [*self._actions.values(), *self.viewpoints, *docks]

    @property
    def by_overlay(self) -> dict[str, QAction]:
        """The action of each overlay by its name."""
        names = [one.name for one in self._presenter.overlays()]
        return dict(zip(names, self.overlays[1:], strict=True))

    @property
    def table(self) -> Sequence[ActionEntry]:
        return self._entries

    def _action(self, text: str, slot: Callable[[], Any]) -> QAction:
        action = QAction(text, self._window)
        action.triggered.connect(lambda checked=False: slot())
        return action

    def _viewpoints(self) -> list[QAction]:
        group = QActionGroup(self._window)
        found = []
        for seat, side in enumerate(self._model.door.rules().seats):
            text = tr("As the {side}", side=f"&{self._model.names.army(side)}")
            action = self._action(text, self._looking_as(seat))
            action.setShortcut(QKeySequence(f"F{_FIRST_VIEWPOINT + seat}"))
            action.setCheckable(True)
            group.addAction(action)
            found.append(action)
        return found

    def _looking_as(self, seat: int) -> Callable[[], None]:
        def look() -> None:
            if self._model.table is not None:
                self._model.table.look_as(seat)

        return look

    # -- keys -------------------------------------------------------------------------------------

    def take_keys(self, settings: KeySettings) -> None:
        """These keys from now on."""
        self.settings = settings
        for entry in self._entries:
            action = self._actions[entry.name]
            keys = settings.keys_of(entry.name, entry.keys)
            action.setShortcuts([QKeySequence(each) for each in keys])
            action.setToolTip(f"{entry.words} ({keys[0]})" if keys else entry.words)
            if entry.menu == OVERLAY:  # written on its button beside the map
                action.setIconText(keys[0] if keys else "–")

    def refusal_of(self, event: QKeyEvent) -> str:
        """Why the action of a key that was pressed cannot be taken now; empty if it has none."""
        pressed = QKeySequence(event.keyCombination())
        for entry in self._entries:
            action = self._actions[entry.name]
            if pressed in action.shortcuts() and not action.isEnabled():
                return entry.refusal(now_at(self._model.table))
        return ""

    # -- menus ------------------------------------------------------------------------------------

    def _fill_menus(self) -> None:
        window, bar = self._window, self._window.menuBar()
        self.recent = QMenu(tr("Re&cent games"), window)
        self.recent.aboutToShow.connect(self._fill_recent)
        menus = {
            GAME_MENU: bar.addMenu(tr("&Game")),
            ORDERS: bar.addMenu(tr("&Orders")),
            UNITS: bar.addMenu(tr("&Units")),
            BATTLE: bar.addMenu(tr("&Combat")),
            VIEW: bar.addMenu(tr("&View")),
            HELP: bar.addMenu(tr("&Help")),
        }
        view = menus[VIEW]
        view.addActions(self.viewpoints)
        view.addSeparator()
        for entry in self._entries:
            action = self._actions[entry.name]
            if entry.menu in menus:
                menus[entry.menu].addAction(action)
            elif entry.menu == NO_MENU:
                window.addAction(action)
            if entry.is_for_map:
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
                for widget in self._over_map:
                    widget.addAction(action)
        if "save" in self._actions:  # dropped where nothing is kept
            menus[GAME_MENU].insertMenu(self._actions["save"], self.recent)
        view.addMenu(self._overlay_menu())
        view.addMenu(self._layout_menu())
        view.addMenu(self._panel_menu())

    def _panel_menu(self) -> QMenu:
        menu = QMenu(tr("Pan&els"), self._window)
        actions = [dock.toggleViewAction() for dock in self._docks]
        menu.addActions(actions)
        give_mnemonics(actions)
        return menu

    def _layout_menu(self) -> QMenu:
        menu = QMenu(tr("&Layout"), self._window)
        for entry in self._entries:
            if entry.menu == LAYOUT:
                menu.addAction(self._actions[entry.name])
        return menu

    def _overlay_menu(self) -> QMenu:
        menu = QMenu(tr("O&verlay"), self._window)
        for name in ("", *(one.name for one in self._presenter.overlays())):
            action = self._actions[overlay_entry(name)]
            action.setCheckable(True)
            menu.addAction(action)
            self.overlays.append(action)
        give_mnemonics(self.overlays)
        return menu

    def check_overlay(self, shown: str) -> None:
        """The one that the map shows now; empty for none."""
        self.overlays[0].setChecked(not shown)
        for name, action in self.by_overlay.items():
            action.setChecked(name == shown)

    def _fill_recent(self) -> None:
        self.recent.clear()
        for game in recent_games():
            action = self.recent.addAction(game.words)
            action.setEnabled(not game.is_finished)
            action.triggered.connect(lambda checked=False, path=game.path: self._open_path(path))
        if self.recent.isEmpty():
            self.recent.addAction(tr("None yet")).setEnabled(False)

    def drop(self, names: Collection[str]) -> None:
        """These are not for this window."""
        self._dropped |= set(names)
        for entry in self._entries:
            if entry.name in names:
                action = self._actions.pop(entry.name)
                action.setShortcuts([])
                action.setEnabled(False)
                action.setVisible(False)
        self._entries = [entry for entry in self._entries if entry.name not in names]

    # -- what can be done now ---------------------------------------------------------------------

    def enable(self, table: Table | None) -> None:
        now = now_at(table)
        for entry in self._entries:
            self._actions[entry.name].setEnabled(not entry.refusal(now))
        has_odds = not without_odds(now)
        for name in OF_ODDS.intersection(self._actions):
            self._actions[name].setVisible(has_odds)
        for seat, action in enumerate(self.viewpoints):
            action.setEnabled(table is not None and table.may_look_as(seat))
            action.setChecked(table is not None and seat == table.seat)
