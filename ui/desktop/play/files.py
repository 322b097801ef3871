"""Asking for games and files: the dialogs behind the menu, and typed dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from solitaire.protocol import Chance
from solitaire.record import RecordNotWritten
from solitaire.text import words_of
from ui import paths
from ui.common.saves import save_copy
from ui.desktop.play.wishes import Wishes
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.screens.recent import newest_unfinished, recent_games
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.style.file_trouble import reason, say_trouble
from ui.desktop.style.language import marked, tr, translated
from ui.desktop.table.model import PlayModel
from ui.desktop.table.table import OVER, DiceWithheld

_RECORDS: Final = marked("Records (*.rec);;All files (*)")


class GameFiles(QObject):
    new_wished = Signal(object)
    """A NewGame."""
    open_wished = Signal(object)
    """The path of a game to be played on."""

    def __init__(
        self,
        model: PlayModel,
        preferences: LivePreferences,
        wishes: Wishes,
        game_shown: Callable[[], str],
        parent: QWidget,
    ) -> None:
        """`game_shown` names the game that a new one would be of, if none is open."""
        super().__init__(parent)
        self._model, self._preferences, self._wishes = model, preferences, wishes
        self._game_shown, self._parent = game_shown, parent

    def continue_newest(self) -> None:
        newest = newest_unfinished(recent_games())
        if newest is None:
            say_trouble(self._parent, tr("There is no unfinished game."))
        else:
            self.open_wished.emit(newest.path)

    def game_at_hand(self) -> str:
        table = self._model.table
        return self._game_shown() if table is None else table.rules.name

    def ask_new_game(self) -> None:
        dialog = NewGameDialog(self._parent, self._preferences.now, self.game_at_hand())
        dialog.accepted.connect(lambda: self.new_wished.emit(dialog.new_game()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def ask_open(self) -> None:
        folder = str(paths.games_folder())
        name, _ = QFileDialog.getOpenFileName(self._parent, tr("Open a game"), folder, tr(_RECORDS))
        if name:
            self.open_wished.emit(Path(name))

    def ask_review(self) -> None:
        """Of the game that has just ended, else of a file."""
        table = self._model.table
        if table is not None and table.waits_for == OVER:
            self.review(table.path)
            return
        folder = str(paths.games_folder())
        title = tr("Review a game")
        name, _ = QFileDialog.getOpenFileName(self._parent, title, folder, tr(_RECORDS))
        if name:
            self.review(Path(name))

    def review(self, path: Path) -> None:
        self._wishes.review.emit(path)

    def ask_copy(self) -> None:
        folder = str(paths.games_folder())
        name, _ = QFileDialog.getSaveFileName(self._parent, tr("Save a copy"), folder, tr(_RECORDS))
        if name:
            self.save_copy(Path(name))

    def save_copy(self, target: Path) -> None:
        table = self._model.table
        if table is None:
            return
        try:
            save_copy(table.game, target)
        except RecordNotWritten as error:
            say_trouble(self._parent, translated(words_of(error)))
        except OSError as error:
            words = tr("{path} cannot be written: {reason}.", path=target, reason=reason(error))
            say_trouble(self._parent, words)
        else:
            words = tr("Copied to {copy}; play goes on in {path}.", copy=target, path=table.path)
            self._model.say(words)

    def ask_dice(self, chance: Chance, texts: Sequence[str], complaint: str) -> str:
        """What real dice show; putting it off raises DiceWithheld."""
        asked = f"{translated(complaint)} {translated(chance.cause)}".strip()
        text, is_given = QInputDialog.getItem(
            self._parent, tr("Dice"), asked, list(texts), 0, False
        )
        if not is_given:
            raise DiceWithheld
        return text
