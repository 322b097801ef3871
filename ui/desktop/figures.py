"""Numbers and chances as the window writes them: in the manner of the language, never broken."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QLocale

from ui.desktop.language import language_in_use
from ui.terminal import odds_text

_TENTHS_OF_NOTHING = (".0 %", " %")
"""Certain is 100 %, impossible 0 %: a tenth would pretend to doubt."""


def decimal(value: Fraction | float) -> str:
    """With one place."""
    return QLocale(language_in_use()).toString(float(value), "f", 1)


def percent(chance: Fraction) -> str:
    words = odds_text.percent(chance)
    if chance in (0, 1):
        words = words.replace(*_TENTHS_OF_NOTHING)
    point = QLocale(language_in_use()).decimalPoint()
    return words.replace(".", point).replace(" ", "\N{NO-BREAK SPACE}")
