"""Numbers and chances as the window writes them: in the manner of the language, never broken."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QLocale

from ui.desktop.style.language import decimal as decimal
from ui.desktop.style.language import language_in_use
from ui.desktop.style.language import percent as percent

_PERCENT: Final = re.compile(r"(\d+)(?:\.(\d))? ?%")


def whole_percent(chance: Fraction | float) -> str:
    """Without tenths, beside a chance in sixths."""
    return f"{round(100 * float(chance))}\N{NO-BREAK SPACE}%"


def with_percents(text: str) -> str:
    """A text of the game, its per cents written in the manner of the language."""
    point = QLocale(language_in_use()).decimalPoint()

    def written(found: re.Match[str]) -> str:
        whole, tenth = found.groups()
        is_plain = tenth is None or (tenth == "0" and whole in ("0", "100"))
        return f"{whole if is_plain else f'{whole}{point}{tenth}'}\N{NO-BREAK SPACE}%"

    return _PERCENT.sub(written, text)
