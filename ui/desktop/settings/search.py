"""Finding a setting by a word: every label, tick, button and row of the pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTableWidget,
    QWidget,
)

_MNEMONIC: Final = re.compile(r"&(?=\w)")
LONGEST: Final = 60
"""Letters of a text that are shown in the list of what was found."""


@dataclass(frozen=True, slots=True)
class Setting:
    words: str
    page: int
    place: QWidget
    """Where the keyboard goes."""
    row: int = -1
    """Of a table."""
    more: str = ""
    """Further words to find it by: what a box has to choose from."""

    def has(self, text: str) -> bool:
        return text.casefold() in f"{self.words} {self.more}".casefold()

    def go(self) -> None:
        if isinstance(self.place, QTableWidget):
            self.place.setCurrentCell(self.row, 0)
        self.place.setFocus(Qt.FocusReason.ShortcutFocusReason)


def settings_on(pages: Sequence[QWidget]) -> list[Setting]:
    """In the order of the pages; each text of a page once."""
    found: dict[tuple[int, str], Setting] = {}
    for number, page in enumerate(pages):
        for setting in _on_page(number, page):
            found.setdefault((number, setting.words), setting)
    return list(found.values())


def _on_page(number: int, page: QWidget) -> Iterator[Setting]:
    for part in page.findChildren(QWidget):
        if isinstance(part, QTableWidget):
            for row in range(part.rowCount()):
                items = filter(None, map(partial(part.item, row), range(part.columnCount())))
                yield Setting(" ".join(item.text() for item in items), number, part, row)
        elif isinstance(part, QLabel) and part.text():
            place = part.buddy() or _first_control(page)
            yield Setting(_plain(part.text()), number, place or page, more=_choices(place))
        elif isinstance(part, QAbstractButton) and part.text():
            yield Setting(_plain(part.text()), number, part, more=part.toolTip())


def _first_control(page: QWidget) -> QWidget | None:
    kinds = (QAbstractButton, QComboBox, QSpinBox, QLineEdit, QTableWidget)
    return next((one for one in page.findChildren(QWidget) if isinstance(one, kinds)), None)


def _choices(place: QWidget | None) -> str:
    if not isinstance(place, QComboBox):
        return ""
    return " ".join(place.itemText(row) for row in range(place.count()))


def _plain(text: str) -> str:
    return _MNEMONIC.sub("", text).replace("\N{ZERO WIDTH SPACE}", "")


def shortened(words: str) -> str:
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rstrip()}…"
