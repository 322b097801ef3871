"""What a lesson needs of the window in which it is held."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from solitaire.presenting.adjutant import Foresight
from ui.desktop.board.board import MapBoard
from ui.desktop.combat.board import CombatBoard
from ui.desktop.help.hints.mode import HintMode
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.table.model import PlayModel
from ui.desktop.table.opening import NewGame
from ui.desktop.table.table import Table


@dataclass(frozen=True, slots=True)
class LessonRoom:
    model: PlayModel
    board: MapBoard
    preferences: LivePreferences
    hints: HintMode
    combat: CombatBoard
    page: QWidget
    """With the map; the bar of the lesson comes on top of it."""
    prompt: QWidget
    actions: Callable[[], Sequence[QAction]]
    foresight: Callable[[], Foresight | None]
    """What is foreseen of a march that is thought of."""
    sit_down: Callable[[Table], None]
    leave: Callable[[], None]
    """The table, for the first screen."""
    begin: Callable[[NewGame], None]
    begin_lesson: Callable[[str], None]
    """Of the game with this name, anew."""
    hide_docks: Callable[[], None]

    @property
    def window(self) -> QWidget:
        return self.page.window()
