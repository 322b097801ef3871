"""The two sides where people choose one of them, and where a game stands, in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.text.position import turn_name
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
_DAYS: Final[Mapping[str, int]] = {
    turn_name(turn): turn for turn in range(len(RULES.board.data.tables.turn_track) + 1)
}


def moment(heading: Sequence[str]) -> Text:
    """Of a heading as the rules write it and records keep it: ("turn 3", "Recovery")."""
    day = _DAYS.get(heading[0]) if heading else None
    if day is None:
        return joined(map(verbatim, heading)) if heading else NOTHING
    if len(heading) == 1:
        return text("day {day}", day=day)
    return text("day {day}, {phase}", day=day, phase=joined(map(verbatim, heading[1:])))
