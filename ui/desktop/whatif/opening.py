"""Opens a what-if board over a game or a review; the window below waits until it is closed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from ai.engine.client import OUR_ENGINE
from ui.desktop.style.language import later
from ui.desktop.style.screen_fit import bring_into_sight
from ui.desktop.table.table import OVER

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow
    from ui.desktop.review.window import ReviewWindow
    from ui.desktop.whatif.start import Start
    from ui.desktop.whatif.window import WhatIfWindow

HELP: Final = later("what-if board")
"""The mark that a game gets in which it was used."""


def open_what_if(window: PlayWindow) -> WhatIfWindow | None:
    """From the position of the game, as the person sees it."""
    from ui.desktop.whatif.start import start_of_table

    table = window.table
    if table is None or table.door.editor() is None:
        return None
    board = _over(window, start_of_table(table, Random()), window.engine_command)
    if table.waits_for != OVER:
        table.mark_help(HELP)
    return board


def wonder_at_replay(window: ReviewWindow, command: Sequence[str] = OUR_ENGINE) -> WhatIfWindow:
    """From the point of a replay that is shown, as its viewpoint sees it."""
    from ui.desktop.whatif.start import start_of_replay

    start = start_of_replay(window.replay, window.index, window.viewpoint, Random())
    return _over(window, start, command)


def _over(below: QMainWindow, start: Start, command: Sequence[str]) -> WhatIfWindow:
    from ui.desktop.whatif.window import WhatIfWindow

    board = WhatIfWindow(start, command)
    board.setParent(below, Qt.WindowType.Window)
    board.setWindowModality(Qt.WindowModality.WindowModal)
    board.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    board.resize(below.size())
    bring_into_sight(board)
    board.show()
    return board
