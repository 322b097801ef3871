"""How the two sides are called in sentences."""

from __future__ import annotations

from solitaire.protocol import Seat
from ui.desktop.style.language import tr


def side_names() -> tuple[str, str]:
    """For "the ..." in a sentence, by seat."""
    return tr("French"), tr("Austrians")


def side_name(seat: Seat) -> str:
    return side_names()[seat]
