"""The window in which a game is played: builds its parts, lays them out and connects them.

What goes on is in the model (table/model.py); the parts get it and a board, never the window. Docks
are listed in play/docks/panel_list.py and actions in play/entries.py, which say how to add to them.
Other windows are opened by whoever hears its wishes (ui/desktop/openings.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import time
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from ai.engine.client import OUR_ENGINE
from solitaire.registry import game_named
from ui.common.chosen_game import first_shown
from ui.desktop.help.hints.engine import OUR_COUNSEL
from ui.desktop.help.lesson.opening import begin_lesson
from ui.desktop.help.what_is_this import FILTER, MAP, PROMPT, STRIP, explain
from ui.desktop.play.actions import PlayActions
from ui.desktop.play.asking import Asking
from ui.desktop.play.bars.overlay_bar import OverlayBar
from ui.desktop.play.bars.prompt import PromptBar
from ui.desktop.play.bars.state_bar import StateBar
from ui.desktop.play.display import Display
from ui.desktop.play.entries import entries
from ui.desktop.play.first_screen import FirstScreen
from ui.desktop.play.held_keys import HeldKeys
from ui.desktop.play.keys import Keyboard
from ui.desktop.play.pages import Pages
from ui.desktop.play.parts import Parts
from ui.desktop.screens.last_session import keep_close
from ui.desktop.screens.welcome import Welcome
from ui.desktop.style.icon import window_icon
from ui.desktop.style.screen_fit import open_fitting
from ui.desktop.style.widgets.focus_ring import FocusRing
from ui.desktop.table.model import PlayModel
from ui.desktop.table.table import Table

SMALLEST: Final = QSize(1024, 700)
FIRST: Final = QSize(1440, 900)


class PlayWindow(QMainWindow):
    def __init__(
        self, command: Sequence[str] = OUR_ENGINE, counsel: Sequence[str] = OUR_COUNSEL
    ) -> None:
        """`command` starts the engine, `counsel` the adviser."""
        super().__init__()
        self.setWindowIcon(window_icon())
        self.engine_command = tuple(command)
        self.opened: list[QWidget] = []
        """Windows that were opened from here."""
        self.model = PlayModel(game_named(first_shown()), self)
        self.prompt, self.state_bar, self.welcome = PromptBar(), StateBar(self), Welcome(self)
        self._build_parts(counsel)
        self._build_actions()
        self._build_display()
        self._lay_out()
        self._connect()
        self.state_bar.show_pace(self.preferences.now.pace)
        open_fitting(self, SMALLEST, FIRST, self.layouts.kept_geometry())
        self.show_welcome()

    # -- building ---------------------------------------------------------------------------------

    def _build_parts(self, counsel: Sequence[str]) -> None:
        self._parts = parts = Parts(
            self.model,
            self.prompt,
            self.welcome,
            self.state_bar,
            self,
            shown=self.shown,
            actions=lambda: self.actions_of_game,
            engine=self.engine_command,
            counsel=counsel,
        )
        self.board, self.layouts, self.wishes = parts.board, parts.layouts, parts.wishes
        self.preferences, self.dialogs, self.games = parts.preferences, parts.dialogs, parts.games
        self.files, panels, advisers = parts.files, parts.panels, parts.advisers
        self.panels, self.docks, self.orders = panels, panels.docks, panels.orders
        self.inspector, self.log, self.combat = panels.inspector, panels.log, panels.combat
        self.dispatches, self.intelligence = panels.dispatches, panels.intelligence
        self.situation_dock, self.tables = panels.situation_dock, panels.tables
        self.counsel, self.hints = advisers.counsel, advisers.hints
        self.coach, self.evaluation = advisers.coach, advisers.evaluation
        self.play, self.pointing = parts.steering.orders, parts.steering.pointing
        self.foreseeing, self.picking = parts.steering.foreseeing, parts.steering.picking
        self.finder, self.focus_ring = parts.steering.area_finder, FocusRing(self)
        self.begin, self.open_path = self.games.begin, self.games.open_path
        self.sit_down, self.leave_table = self.games.sit_down, self.games.leave

    def _build_actions(self) -> None:
        parts, model, board = self._parts, self.model, self.board
        over_map = (board.map_view, self.orders.list)
        listed = partial(entries, parts, self.begin_lesson)
        actions = PlayActions(model, listed, self.docks, over_map, self.open_path, self)
        self.actions_of_game = actions
        self.overlay_bar = OverlayBar(actions.by_overlay, self)
        model.game_changed.connect(lambda: self.overlay_bar.show_overlays(actions.by_overlay))
        self.keyboard = Keyboard(
            model, board, self.panels, parts.steering, parts.advisers, actions, self
        )
        self.held_keys = HeldKeys(model, board, self.orders.list, actions.hears_letters, self)

    def _build_display(self) -> None:
        model, board, prompt = self.model, self.board, self.prompt
        page, first = self._parts.page, self.orders.list
        self.pages = pages = Pages(self.welcome, page, self.layouts, first, self)
        self.curtain = pages.curtain
        self.asking = asking = Asking(
            model, prompt, self.panels, self.play, self.keyboard, self.coach, self.files, self
        )
        self.display = Display(
            model, board, asking, pages, self.state_bar, self.setWindowTitle, self
        )
        self.first_screen = FirstScreen(
            self.welcome, self.games, self.files, self.preferences, self.wishes, self.begin_lesson
        )

    def _lay_out(self) -> None:
        view = self.board.map_view
        self.setCentralWidget(self.pages)
        self.addToolBar(self.state_bar)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.overlay_bar)
        for bar in (self.state_bar, self.overlay_bar):
            self.layouts.add_bar(bar)
        for pane in (view, self.hints.panel):
            self.layouts.add_pane(pane)
        parts = {MAP: view, PROMPT: self.prompt, STRIP: self.state_bar, FILTER: self.orders.filter}
        explain(parts, self.docks)

    def _connect(self) -> None:
        self.games.left.connect(lambda: self.show_welcome())
        self.preferences.changed.connect(self._fit)
        self.held_keys.let_go.connect(self.picking.look_again)
        self.combat.rule_wanted.connect(self.dialogs.show_rule)
        self.layouts.follow_combats()
        self.play.taken_up.connect(self.layouts.leave_result)
        self.model.table_opened.connect(self.pages.show_board)
        self.curtain.lifted.connect(self.play.lift_curtain)
        self.state_bar.pace_wanted.connect(self.preferences.set_pace)
        self.state_bar.seal_clicked.connect(self.wishes.honesty)

    def _fit(self) -> None:
        """To other preferences; the panels have done so already."""
        for part in (self.welcome, self.prompt):
            part.setFont(QApplication.font())
            part.fit_text()
        self.welcome.settings.show_preferences(self.preferences.now)
        self.layouts.fit_room()
        self.state_bar.show_pace(self.preferences.now.pace)

    # -- the game ---------------------------------------------------------------------------------

    @property
    def table(self) -> Table | None:
        return self.model.table

    def begin_lesson(self, game: str = "") -> None:
        """Of this game, else of the one on the table or on the first screen, if it has one."""
        door = self.model.door if self.table is not None else self.welcome.game
        game = game or (door.name if door.lesson() is not None else "")
        room = self._parts.lesson_room(self.pages, self.actions_of_game, self.begin_lesson)
        self.lesson = begin_lesson(room, game)

    def show_welcome(self) -> None:
        self.pages.show_welcome()
        self.first_screen.refresh()
        self.setWindowTitle("Campagna")
        self.actions_of_game.enable(self.table)

    def shown(self, view: Any) -> Sequence[Any]:
        """What the map shows: the view of the seat, and others that may be seen with it."""
        return (view,)

    # -- what Qt tells ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keyboard.press(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.layouts.fit_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.games.close_table()
        self.counsel.close()
        self.combat.counter.close()
        self.layouts.keep()
        keep_close(time())
        super().closeEvent(event)
