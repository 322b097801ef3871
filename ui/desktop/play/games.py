"""Beginning games, taking them up from their files, sitting down to them and leaving them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from solitaire.record.faults import GameHasEnded
from ui.common.failures import Failure
from ui.common.saves import OpenGame
from ui.desktop.help.hints.mode import HintMode
from ui.desktop.play.files import GameFiles
from ui.desktop.screens.glimpses import keep_glimpse
from ui.desktop.screens.last_session import Sitting, bad_end
from ui.desktop.settings.help_kept import forbid_take_backs, has_take_backs
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.settings.standing import load_orders
from ui.desktop.style.at_work import at_work
from ui.desktop.style.file_trouble import say_trouble, trouble
from ui.desktop.style.language import translated
from ui.desktop.table.model import PlayModel
from ui.desktop.table.opening import NewGame, begin_game, open_game, players_of
from ui.desktop.table.table import Table

log = logging.getLogger("campagna")


class Games(QObject):
    left = Signal()
    """No game lies on the table any more."""

    def __init__(
        self,
        model: PlayModel,
        preferences: LivePreferences,
        hints: HintMode,
        files: GameFiles,
        command: Sequence[str],
        parent: QWidget,
    ) -> None:
        """`command` starts the engine."""
        super().__init__(parent)
        self._model, self._preferences, self._hints = model, preferences, hints
        self._ask_dice, self._review = files.ask_dice, files.review
        self._command, self._parent = tuple(command), parent
        self._sitting = Sitting()
        self.bad_end = bad_end()
        """How the last sitting ended; nothing once a game is open."""
        preferences.changed.connect(self._tune)
        files.new_wished.connect(self.begin)
        files.open_wished.connect(self.open_path)

    def begin(self, new: NewGame) -> None:
        """Begin this game, or say why not."""
        self._open(lambda: begin_game(new, self._ask_dice), new, new.path)

    def open_path(self, path: Path) -> None:
        """Go on with the game of this file, or say why not."""
        self._open(lambda: open_game(path, self._ask_dice), None, path)

    def _open(self, opened: Callable[[], OpenGame], new: NewGame | None, path: Path | None) -> None:
        self.close_table()
        try:
            with at_work():
                game = opened()
        except Failure as failure:
            self._not_opened(failure, path)
            return
        if not game.is_recorded:
            log.warning(" ".join(game.notes))
        if new is not None and new.help:
            self._hints.settle_help(game.path, new.help)
        if new is not None and not new.has_take_backs:
            forbid_take_backs(game.path)
        curtain = new is None or new.has_curtain
        players = players_of(game)
        table = Table(game, players, curtain=curtain, command=self._command, parent=self._parent)
        table.has_take_backs = has_take_backs(game.path)
        self.sit_down(table)

    def _not_opened(self, failure: Failure, path: Path | None) -> None:
        self.left.emit()
        if path is not None and isinstance(failure.__cause__, GameHasEnded):
            self._review(path)
        else:
            say_trouble(self._parent, *trouble(failure, path))

    def sit_down(self, table: Table) -> None:
        self.bad_end = None
        self._sitting.begin(table.path)
        table.habits.orders = load_orders(table.path, table.rules.name)
        self._hints.sit_down(table)
        with at_work():
            self._model.open_table(table)
        self._tune()
        self._model.say(" ".join(map(translated, table.game.notes)))
        table.begin()

    def _tune(self) -> None:
        table, wanted = self._model.table, self._preferences.now
        if table is not None:
            table.pace_milliseconds = wanted.pace_milliseconds
            table.rolls.is_stepping = wanted.steps_through_combat

    def close_table(self) -> None:
        table = self._model.leave_table()
        if table is not None:
            keep_glimpse(table, table.view())
            table.close()
            self._sitting.end()
            table.deleteLater()

    def quit(self) -> None:
        self._parent.close()

    def leave(self) -> None:
        self.close_table()
        self.left.emit()
