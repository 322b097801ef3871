"""The adviser in all his forms: hints, the coach, the evaluation bar; and the process of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QToolBar, QWidget

from ui.desktop.board.board import MapBoard
from ui.desktop.help.coach.mode import CoachMode
from ui.desktop.help.evaluation import Evaluation
from ui.desktop.help.hints.engine import Counsel
from ui.desktop.help.hints.mode import HintMode
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.table.model import PlayModel


class Advisers:
    def __init__(
        self,
        model: PlayModel,
        board: MapBoard,
        preferences: LivePreferences,
        command: Sequence[str],
        bar: QToolBar,
        parent: QWidget,
    ) -> None:
        """`command` starts the process; the evaluation stands in `bar`."""
        self.counsel = Counsel(command, parent)
        self.hints = HintMode(model, board, preferences, self.counsel, parent)
        self.coach = CoachMode(model, board, preferences, self.hints, self.counsel, parent)
        self.evaluation = Evaluation(model, self.hints, self.counsel, bar, parent)
