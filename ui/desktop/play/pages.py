"""What fills the middle of the game window: the first screen, the map with its bar, the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ui.desktop.play.docks.layouts import Layouts
from ui.desktop.style.paints import SidePaint
from ui.desktop.table.curtain import Curtain


def board_page(view: QWidget, prompt: QWidget, window: QWidget) -> QWidget:
    """The map and the bar below it. Made before the docks: when a button of the bar goes that has
    the keyboard, Qt hands it to what was made next, which must be the orders."""
    page = QWidget(window)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(view, 1)
    column.addWidget(prompt)
    return page


class Pages(QStackedWidget):
    def __init__(
        self,
        welcome: QWidget,
        board: QWidget,
        layouts: Layouts,
        first_focus: QWidget,
        parent: QWidget,
    ) -> None:
        """With the board the docks come, and the keyboard goes to `first_focus`."""
        super().__init__(parent)
        self._layouts, self._first_focus = layouts, first_focus
        self.welcome = welcome
        self.board = board
        self.curtain = Curtain(parent)
        for page in (self.welcome, self.board, self.curtain):
            self.addWidget(page)

    def show_welcome(self) -> None:
        self._layouts.hide()
        self.setCurrentWidget(self.welcome)

    def show_board(self) -> None:
        if self.currentWidget() is not self.board:
            self.setCurrentWidget(self.board)
            self._layouts.show()
            self._first_focus.setFocus()

    def draw_curtain(self, title: str, side: SidePaint, news: Callable[[], Sequence[str]]) -> None:
        self._layouts.hide()
        self.curtain.draw(title, side, news)
        self.setCurrentWidget(self.curtain)
        self.curtain.button.setFocus()
