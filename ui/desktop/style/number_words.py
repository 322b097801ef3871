"""Numbers and chances as the window writes them: in the manner of the language, never broken."""

from __future__ import annotations

from fractions import Fraction

from ui.desktop.style.language import decimal as decimal
from ui.desktop.style.language import percent as percent


def whole_percent(chance: Fraction | float) -> str:
    """Without tenths, beside a chance in sixths."""
    return f"{round(100 * float(chance))}\N{NO-BREAK SPACE}%"
