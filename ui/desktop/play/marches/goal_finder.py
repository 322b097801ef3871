"""The line over the map in which a marching stack is told where to go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from ui.desktop.board.board import MapBoard
from ui.desktop.play.held_keys import AreaFinder
from ui.desktop.style.language import tr
from ui.desktop.table.model import PlayModel

_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class GoalFinder(AreaFinder):
    """Of the places that the stack can reach: the first letters, or Up and Down from the nearest
    on. What the march would bring is shown meanwhile; Enter sends the stack, Tab takes another."""

    sent = Signal(str)
    """The place where it shall go."""

    def __init__(
        self, model: PlayModel, board: MapBoard, next_stack: Callable[[int], bool]
    ) -> None:
        super().__init__(model, board)
        self.takes_tab = next_stack
        """Goes to another stack and asks for that; whether there is one."""
        self._typed = ""
        """By hand; the rest of the line was completed."""
        self.textEdited.connect(self._note)

    def ask_for(self, who: str, goals: Sequence[str], begun: str = "") -> None:
        """A stack in words, where it can go, the nearest first, and what was typed already."""
        words = tr("{unit} marches to…", unit=who)
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self._typed = ""
        self.open({self._model.names.place(one): one for one in goals})
        if begun:
            self.setText(begun)
            self._note(begun)

    def _note(self, text: str) -> None:
        self._typed = text
        self._preview(self._best())

    def _preview(self, title: str) -> None:
        if title:
            self._board.map_view.set_cursor_area(self._areas[title])

    def _go(self, title: str) -> None:
        area = self._areas.get(title, "")
        if area:
            self.leave()
            self.sent.emit(area)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        titles = self._fitting(self._typed)
        if titles:
            at_ends = -1 if step > 0 else 0
            now = titles.index(self.text()) if self.text() in titles else at_ends
            self.setText(titles[(now + step) % len(titles)])
            self.selectAll()  # so that a letter begins another name
            self._preview(self.text())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is not for the widgets around."""
        self.takes_tab(1 if forward else -1)
        return True
