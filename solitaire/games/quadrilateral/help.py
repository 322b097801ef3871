"""Help and story for the terminal; the texts are in text/ and story/."""

from __future__ import annotations

from typing import Any

from solitaire.guide import Guide
from solitaire.protocol import Rules


def guide(rules: Rules[Any, Any, Any]) -> Guide:
    return Guide()
