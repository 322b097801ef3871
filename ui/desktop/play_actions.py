"""The actions of the game window with their keys and menus, and which of them can be taken now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from ui.desktop.about import about_box
from ui.desktop.language import later, tr
from ui.desktop.opening import GAME
from ui.desktop.recent import recent_games
from ui.desktop.table import COMPUTER, PERSON, Table

if TYPE_CHECKING:
    from ui.desktop.play_window import PlayWindow

_VIEWPOINTS: Final = ((later("As the &French"), "F2"), (later("As the &Austrians"), "F3"))
_OVERLAYS: Final = {
    "": later("None"),
    "supply": later("Supply"),
    "command": later("Command"),
    "reach": later("Reach"),
    "guns": later("Sound of the guns"),
    "threats": later("Threats"),
    "eyes": later("What the enemy knows"),
    "victory": later("Victory points"),
}


class PlayActions:
    def __init__(self, window: PlayWindow) -> None:
        self._window = window
        view = window.board.map_view
        self.new = self._action(tr("&New game…"), "Ctrl+N", window.files.ask_new_game)
        self.open = self._action(tr("&Open…"), "Ctrl+O", window.files.ask_open)
        self.save = self._action(tr("&Save a copy…"), "Ctrl+S", window.files.ask_copy)
        self.leave = self._action(tr("&Leave to the first screen"), "Ctrl+W", window.leave_table)
        self.preferences = self._action(tr("&Preferences…"), "Ctrl+,", window.show_preferences)
        self.quit = self._action(tr("&Quit"), "Ctrl+Q", window.close)
        self.undo = self._action(tr("&Undo"), "Ctrl+Z", window.undo)
        self.undo.setShortcuts([QKeySequence("Ctrl+Z"), QKeySequence("Backspace")])
        self.redo = self._action(tr("&Redo"), "Ctrl+Shift+Z", window.redo)
        self.end = self._action(tr("&End this"), "Ctrl+Return", window.end)
        self.filter = self._action(tr("&Find an order"), "Ctrl+F", window.focus_filter)
        self.decide = self._action(tr("&Decide now"), "Ctrl+D", window.decide_now)
        self.fit = self._action(tr("&Fit map"), "Ctrl+0", view.fit)
        self.zoom_in = self._action(tr("Zoom &in"), "Ctrl++", view.zoom_in)
        self.zoom_in.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.zoom_out = self._action(tr("Zoom &out"), "Ctrl+-", view.zoom_out)
        self.help = self._action(tr("&Help on what is asked"), "F1", window.show_help)
        self.about = self._action(tr("&About Campagna"), "", lambda: about_box(window).open())
        self.viewpoints = self._viewpoints()
        self._fill_menus()

    def _action(self, text: str, keys: str, slot: Callable[[], Any]) -> QAction:
        action = QAction(text, self._window)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda checked=False: slot())
        return action

    def _viewpoints(self) -> list[QAction]:
        group = QActionGroup(self._window)
        found = []
        for seat, (text, keys) in enumerate(_VIEWPOINTS):
            action = self._action(tr(text), keys, self._looking_as(seat))
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
        game = bar.addMenu(tr("&Game"))
        game.addActions([self.new, self.open])
        game.addMenu(self.recent)
        game.addActions([self.save, self.leave, self.preferences])
        game.addSeparator()
        game.addAction(self.quit)
        orders = [self.undo, self.redo, self.end, self.filter, self.decide]
        bar.addMenu(tr("&Orders")).addActions(orders)
        view = bar.addMenu(tr("&View"))
        view.addActions(self.viewpoints)
        view.addSeparator()
        view.addActions([self.fit, self.zoom_in, self.zoom_out])
        if window.board.overlay_names:
            view.addMenu(self._overlay_menu())
        view.addSeparator()
        view.addActions([dock.toggleViewAction() for dock in window.docks])
        bar.addMenu(tr("&Help")).addActions([self.help, self.about])

    def _overlay_menu(self) -> QMenu:
        menu = QMenu(tr("O&verlay"), self._window)
        group = QActionGroup(menu)
        for name in ("", *self._window.board.overlay_names):
            action = menu.addAction(tr(_OVERLAYS.get(name, name)))
            action.setCheckable(True)
            action.setChecked(not name)
            group.addAction(action)
            action.triggered.connect(
                lambda checked=False, name=name: self._window.show_overlay(name)
            )
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

    # -- what can be done now ---------------------------------------------------------------------

    def enable(self, table: Table | None) -> None:
        is_asked = table is not None and table.waits_for == PERSON
        for action in (self.undo, self.end, self.filter):
            action.setEnabled(is_asked)
        self.redo.setEnabled(table is not None and table.can_redo)
        self.decide.setEnabled(table is not None and table.waits_for == COMPUTER)
        self.save.setEnabled(table is not None)
        self.leave.setEnabled(table is not None)
        for seat, action in enumerate(self.viewpoints):
            action.setEnabled(table is not None and table.may_look_as(seat))
            action.setChecked(table is not None and seat == table.seat)
