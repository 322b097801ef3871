"""Asking for games and files: the dialogs behind the menu, and typed dice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog

from solitaire.protocol import Chance
from solitaire.record import RecordNotWritten
from solitaire.text import words_of
from ui import paths
from ui.common.failures import Failure
from ui.common.saves import save_copy
from ui.desktop.review.replay import open_replay
from ui.desktop.screens.new_game import NewGameDialog
from ui.desktop.screens.recent import newest_unfinished
from ui.desktop.style.file_trouble import reason, trouble
from ui.desktop.style.language import later, told, tr
from ui.desktop.table.table import OVER, DiceWithheld

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow
    from ui.desktop.review.window import ReviewWindow

_RECORDS: Final = later("Records (*.rec);;All files (*)")


class GameFiles:
    def __init__(self, window: PlayWindow) -> None:
        self._window = window
        self.reviews: list[ReviewWindow] = []
        """Windows that were opened from here."""

    def continue_newest(self) -> None:
        newest = newest_unfinished()
        if newest is None:
            self._window.say_trouble(tr("There is no unfinished game."))
        else:
            self._window.open_path(newest.path)

    def ask_new_game(self) -> None:
        table, welcome = self._window.table, self._window.welcome
        game = welcome.game.name if table is None else table.rules.name
        dialog = NewGameDialog(self._window, self._window.preferences, game)
        dialog.accepted.connect(lambda: self._window.begin(dialog.new_game()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def ask_open(self) -> None:
        folder = str(paths.games_folder())
        name, _ = QFileDialog.getOpenFileName(self._window, tr("Open a game"), folder, tr(_RECORDS))
        if name:
            self._window.open_path(Path(name))

    def ask_review(self) -> None:
        """Of the game that has just ended, else of a file."""
        table = self._window.table
        if table is not None and table.waits_for == OVER:
            self.review(table.path)
            return
        folder = str(paths.games_folder())
        title = tr("Review a game")
        name, _ = QFileDialog.getOpenFileName(self._window, title, folder, tr(_RECORDS))
        if name:
            self.review(Path(name))

    def review(self, path: Path) -> None:
        """In a window of its own."""
        from ui.desktop.review.window import ReviewWindow  # which opens games in its turn

        try:
            replay = open_replay(path)
        except Failure as failure:
            self._window.say_trouble(*trouble(failure, path))
            return
        window = ReviewWindow(replay)
        self.reviews.append(window)
        window.show()

    def ask_copy(self) -> None:
        folder = str(paths.games_folder())
        name, _ = QFileDialog.getSaveFileName(self._window, tr("Save a copy"), folder, tr(_RECORDS))
        if name:
            self.save_copy(Path(name))

    def save_copy(self, target: Path) -> None:
        table = self._window.table
        if table is None:
            return
        try:
            save_copy(table.game, target)
        except RecordNotWritten as error:
            self._window.say_trouble(told(words_of(error)))
        except OSError as error:
            words = tr("{path} cannot be written: {reason}.", path=target, reason=reason(error))
            self._window.say_trouble(words)
        else:
            words = tr("Copied to {copy}; play goes on in {path}.", copy=target, path=table.path)
            self._window.prompt.show_message(words)

    def ask_dice(self, chance: Chance, texts: Sequence[str], complaint: str) -> str:
        """What real dice show; putting it off raises DiceWithheld."""
        asked = f"{told(complaint)} {told(chance.cause)}".strip()
        text, is_given = QInputDialog.getItem(
            self._window, tr("Dice"), asked, list(texts), 0, False
        )
        if not is_given:
            raise DiceWithheld
        return text
