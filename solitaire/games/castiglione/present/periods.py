"""Turns and phases of the sequence of play, as the rules head them and as people call them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.rules.sequence import PHASES
from solitaire.games.castiglione.terms import (
    FIRST_COMBAT,
    FIRST_MOVEMENT,
    SECOND_COMBAT,
    SECOND_MOVEMENT,
    SIDES,
)
from solitaire.games.castiglione.text.position import phase_name, turn_name
from solitaire.presenting.guide import Phase
from solitaire.text import Text, joined, text, verbatim

DATES: Final = tuple(verbatim(turn.date) for turn in RULES.board.data.tables.turn_track)
_TURNS: Final[Mapping[str, int]] = {turn_name(turn): turn for turn in range(len(DATES) + 1)}
_COMBATS: Final = (FIRST_COMBAT, SECOND_COMBAT)
_OF_SIDES: Final = (FIRST_MOVEMENT, SECOND_MOVEMENT, *_COMBATS)
_PHASES: Final[Mapping[str, tuple[int | None, bool]]] = {
    phase_name(phase, side): (side if phase in _OF_SIDES else None, phase in _COMBATS)
    for phase in range(len(PHASES))
    for side in range(len(SIDES))
}
"""Whose it is, and whether there is combat, by heading."""


def phase(heading: Sequence[str]) -> Phase:
    seat, is_combat = _PHASES.get(heading[-1], (None, False))
    return Phase(_TURNS[heading[0]], seat, is_combat)


def period(heading: Sequence[str]) -> Text:
    """A day with its date, and the phase if the heading names one."""
    day = _TURNS[heading[0]]
    date = DATES[max(day, 1) - 1]
    if len(heading) == 1:
        return text("Day {day}, {date}", day=day, date=date)
    return joined([text("Day {day}", day=day), date, verbatim(heading[1])], " · ")
