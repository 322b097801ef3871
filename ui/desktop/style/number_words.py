"""Numbers and chances as the window writes them: in the manner of the language, never broken."""

from __future__ import annotations

from fractions import Fraction

from ui.desktop.style.language import decimal as decimal
from ui.desktop.style.language import percent as percent


def points(amount: int | Fraction) -> str:
    """Of movement; maps with half points have them as "1½"."""
    whole, rest = divmod(amount, 1)
    if rest != Fraction(1, 2):
        return str(whole) if not rest else decimal(amount)
    return f"{whole}½" if whole else "½"


def signed(amount: float) -> str:
    """With a tenth and its sign, a minus as long as the plus."""
    sign = "\N{MINUS SIGN}" if amount < 0 else "+"
    return sign + decimal(abs(amount))


def whole_percent(chance: Fraction | float) -> str:
    """Without tenths, beside a chance in sixths."""
    return f"{round(100 * float(chance))}\N{NO-BREAK SPACE}%"
