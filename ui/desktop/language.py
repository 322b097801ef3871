"""Texts for people, by way of Qt's translation.

Every text in the desktop application goes through tr() or tr_count() as a literal; a text that
stands in a constant is marked with later() there and goes through tr() where it is shown. What the
game itself wrote in English goes through told(). Without a translation loaded the English text
itself is shown.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from ui.desktop.translation import GAME_CONTEXT, catalogue

CONTEXT: Final = "campagna"
"""Of texts written here, as Qt's files of translations call it."""
ENGLISH: Final = "en"


def tr(text: str, /, *names: object, **values: object) -> str:
    """The text in the language in use, with its {places} filled in."""
    return QCoreApplication.translate(CONTEXT, text).format(*names, **values)


def tr_count(text: str, count: int, /, **values: object) -> str:
    """The same with the plural form for the count, which stands for %n."""
    if language_in_use() == ENGLISH:  # whose plurals are there without anything being loaded
        text = catalogue(ENGLISH).text(CONTEXT, text, count) or text
    return QCoreApplication.translate(CONTEXT, text, None, count).format(**values)


def later(text: str, /) -> str:
    """Marks a text in a constant; it is translated where it is shown, the language being known."""
    return text


def told(text: str, /) -> str:
    """A text that the game wrote, in the language in use."""
    return QCoreApplication.translate(GAME_CONTEXT, text) if text else ""


def language_in_use() -> str:
    return ENGLISH


def date(moment: datetime) -> str:
    """With the names of months in the language in use."""
    day = QDateTime(moment)  # type: ignore[call-overload]  # PySide takes Python's own
    return QLocale(language_in_use()).toString(day, "d MMMM yyyy, HH:mm")
