"""The docks beside the map: what the seat was told, and the situation in words."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget

from ui.common.chronicle import LogLine
from ui.desktop.style.announcing import mention
from ui.desktop.style.language import tr, translated
from ui.desktop.style.widgets.text_dock import TextDock

LINES_SHOWN: Final = 400
"""Of the log; older lines are dropped from the screen, not from the game."""
LINES_SAID: Final = 3
"""Of what is new, the last so many are spoken; the rest can be read."""


class LogDock(TextDock):
    """What the chosen seat saw, newest at the bottom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("log", tr("Dispatches"), parent)
        self.text.setPlaceholderText(tr("Space lets the demo run."))
        self._shown: list[LogLine] = []

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Add what is new; write everything again if it is another story."""
        known = len(self._shown)
        if list(lines[:known]) != self._shown:
            self.text.clear()
            self._shown, known = [], 0
        elif known:
            mention(
                self.text, " ".join(translated(line.words) for line in lines[known:][-LINES_SAID:])
            )
        for line in lines[max(known, len(lines) - LINES_SHOWN) :]:
            self.text.append(_paragraph(line))
        self._shown = list(lines)
        self.text.moveCursor(QTextCursor.MoveOperation.End)

    def go_to_turn(self, turn: int) -> None:
        """Its heading comes to the top, if something was told of it."""
        headings = [translated(line.words) for line in self._shown if line.turn == turn]
        block = self.text.document().begin()
        while headings and block.isValid():
            if block.text() == headings[0]:
                self.text.moveCursor(QTextCursor.MoveOperation.End)
                self.text.setTextCursor(QTextCursor(block))
                self.text.ensureCursorVisible()
                return
            block = block.next()


class SituationDock(TextDock):
    """The view in words, in the order in which the game tells it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("situation", tr("Situation"), parent)

    def show_lines(self, lines: Sequence[str]) -> None:
        bar = self.text.verticalScrollBar()
        place = bar.value()
        self.text.setHtml("".join(_fact(line) for line in lines))
        bar.setValue(place)


def _paragraph(line: LogLine) -> str:
    # A line takes over the weight of the one before unless it says its own.
    weight = 700 if line.turn else 400
    return f"<span style='font-weight:{weight}'>{html.escape(translated(line.words))}</span>"


def _fact(line: str) -> str:
    head, colon, rest = line.partition(":")
    if not colon:
        return f"<p style='margin:2px 0'>{html.escape(line)}</p>"
    name = html.escape(head.replace("_", " "))
    return f"<p style='margin:2px 0'><b>{name}:</b>{html.escape(rest.replace('_', ' '))}</p>"
