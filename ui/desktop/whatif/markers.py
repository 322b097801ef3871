"""The menu of a what-if board for what lies on counters: hits and markers."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from ui.desktop.style.language import tr, tr_count

MOST_HITS: Final = 3


def mark_titles() -> dict[str, str]:
    """The markers that can be put on or taken off, by their names in a position."""
    return {
        "out_of_command": tr("Out of command"),
        "foraged": tr("Has foraged"),
        "unsupplied": tr("Out of supply"),
        "moved": tr("Has moved"),
    }


def hits_title(hits: int) -> str:
    return tr_count("%n hits", hits) if hits else tr("No hits")


class MarkerMenu(QMenu):
    hits_wanted = Signal(int)
    mark_wanted = Signal(str)
    """To be put on, or taken off if all have it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hits = [self._add(hits_title(hits)) for hits in range(MOST_HITS + 1)]
        self.addSeparator()
        self.marks = {mark: self._add(title) for mark, title in mark_titles().items()}
        for hits, action in enumerate(self.hits):
            action.triggered.connect(lambda checked=False, hits=hits: self.hits_wanted.emit(hits))
        for mark, action in self.marks.items():
            action.triggered.connect(lambda checked=False, mark=mark: self.mark_wanted.emit(mark))

    def _add(self, title: str) -> QAction:
        action = self.addAction(title)
        action.setCheckable(True)
        return action

    def show_present(self, hits: Collection[int], marks: Collection[str]) -> None:
        """Hits that some of the counters have, and markers that all of them have."""
        for number, action in enumerate(self.hits):
            action.setChecked(number in hits)
        for mark, action in self.marks.items():
            action.setChecked(mark in marks)
