"""Opens a what-if board over a game or a review; the window below waits until it is closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from ui.desktop.style.language import marked
from ui.desktop.style.screen_fit import bring_into_sight
from ui.desktop.whatif.start import Start
from ui.desktop.whatif.window import WhatIfWindow

HELP: Final = marked("what-if board")
"""The mark that a game gets in which it was used."""


def open_board(below: QMainWindow, start: Start, command: Sequence[str]) -> WhatIfWindow:
    """`command` starts the engine."""
    board = WhatIfWindow(start, command)
    board.setParent(below, Qt.WindowType.Window)
    board.setWindowModality(Qt.WindowModality.WindowModal)
    board.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    board.resize(below.size())
    bring_into_sight(board)
    board.show()
    return board
