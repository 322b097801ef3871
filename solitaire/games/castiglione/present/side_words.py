"""The two sides where people choose one of them, and where a game stands, in a few words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from solitaire.presenting.presenter import SideWords
from solitaire.text import NOTHING, Text, joined, text, verbatim

SIDE_WORDS: Final = {
    "french": SideWords(
        text("Play the &French"),
        text("against a fair opponent, enemy counters face down"),
        text("as the French"),
        text("the French are to act"),
    ),
    "austrian": SideWords(
        text("Play the &Austrians"),
        text("the relief of Mantua, the other way round"),
        text("as the Austrians"),
        text("the Austrians are to act"),
    ),
}
_TURN: Final = re.compile(r"turn ([0-9]{1,4})")


def moment(heading: Sequence[str]) -> Text:
    """Of a heading as the rules write it and records keep it: ("turn 3", "Recovery")."""
    turn = _TURN.fullmatch(heading[0]) if heading else None
    if turn is None:
        return joined(map(verbatim, heading)) if heading else NOTHING
    day = int(turn.group(1))
    if len(heading) == 1:
        return text("day {day}", day=day)
    return text("day {day}, {phase}", day=day, phase=joined(map(verbatim, heading[1:])))
