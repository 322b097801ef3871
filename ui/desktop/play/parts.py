"""The parts of a play window that show and hear a game, each made with the others that it needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QMainWindow, QToolBar

from ui.desktop.board.board import MapBoard
from ui.desktop.help.advisers import Advisers
from ui.desktop.help.lesson.room import LessonRoom
from ui.desktop.play.actions import PlayActions
from ui.desktop.play.bars.prompt import PromptBar
from ui.desktop.play.dialogs import Dialogs
from ui.desktop.play.docks.layouts import Layouts
from ui.desktop.play.docks.panel_list import Needs, Panels
from ui.desktop.play.files import GameFiles
from ui.desktop.play.games import Games
from ui.desktop.play.map_display import MapDisplay
from ui.desktop.play.pages import Pages, board_page
from ui.desktop.play.steering import Steering
from ui.desktop.play.wishes import Wishes
from ui.desktop.screens.welcome import Welcome
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.table.model import PlayModel


class Parts:
    def __init__(
        self,
        model: PlayModel,
        prompt: PromptBar,
        welcome: Welcome,
        bar: QToolBar,
        window: QMainWindow,
        *,
        shown: Callable[[Any], Sequence[Any]],
        actions: Callable[[], PlayActions],
        engine: Sequence[str],
        counsel: Sequence[str],
    ) -> None:
        """`shown` gives what is seen beside a view; `actions` are made from these parts; `engine`
        and `counsel` start the opponent and the adviser, who speaks in `bar`, too."""
        self.model, self.prompt = model, prompt
        self.preferences = preferences = LivePreferences(window)
        self.wishes = Wishes(window)
        self.board = board = MapBoard(model.door, model.sight.presenter, window)
        self.page = board_page(board.map_view, prompt, window)
        self.map_display = MapDisplay(model, board, shown, window)
        self.advisers = Advisers(model, board, preferences, counsel, bar, window)
        needs = Needs(model, board, self.advisers.counsel, preferences, window)
        self.panels = Panels(needs)
        self.layouts = Layouts(window, self.panels, prompt.set_terse)
        self.steering = Steering(model, board, self.panels, self.advisers.coach, window)
        self.files = GameFiles(model, preferences, self.wishes, lambda: welcome.game.name, window)
        hints = self.advisers.hints
        self.games = Games(model, preferences, hints, self.files, engine, window)
        self.dialogs = Dialogs(model, preferences, actions, prompt, window)

    def lesson_room(
        self, pages: Pages, actions: PlayActions, begin_lesson: Callable[[str], None]
    ) -> LessonRoom:
        return LessonRoom(
            model=self.model,
            board=self.board,
            preferences=self.preferences,
            hints=self.advisers.hints,
            combat=self.panels.combat,
            page=pages.board,
            prompt=self.prompt,
            actions=actions.every_action,
            foresight=lambda: self.steering.foreseeing.shown,
            sit_down=self.games.sit_down,
            leave=self.games.leave,
            begin=self.games.begin,
            begin_lesson=begin_lesson,
            hide_docks=self.layouts.hide,
        )
