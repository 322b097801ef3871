"""How far the sequence of play has gone. state.part holds one of these [3]."""

from __future__ import annotations

from typing import Final

# Before the first turn
SET_UP: Final = 0
MONTHS: Final = 1

# A Game-Turn
TURN_BEGINS: Final = 2
WEATHER: Final = 3
LEAVING: Final = 4
POINTS: Final = 5
SOURCE: Final = 6
CENTER: Final = 7
REPLACEMENTS: Final = 8
STATUS: Final = 9
CONDITION: Final = 10
ORGANIZATION: Final = 11
REINFORCEMENT: Final = 12
MARCHES: Final = 13
FORAGE: Final = 14
ATTRITION: Final = 15
FORCED_OTHER: Final = 16
FORCED_OWN: Final = 17
COMBAT: Final = 18
MORALE: Final = 19
SIDE_ENDS: Final = 20
TURN_ENDS: Final = 21
CAPITULATION: Final = 22
COUNTED: Final = 23

# A Fortnight passed in Quarters [12.2]: each part for the Austrians, then for the French
FORTNIGHT_ASKED: Final = 24
FORTNIGHT_BILLETS: Final = 25
FORTNIGHT_POINTS: Final = 26
FORTNIGHT_SOURCE: Final = 27
FORTNIGHT_REPLACEMENTS: Final = 28
FORTNIGHT_ADDING: Final = 29
FORTNIGHT_ATTRITION: Final = 30
FORTNIGHT_MARCHES: Final = 31
FORTNIGHT_TURN: Final = 32
FORTNIGHT_TURN_ENDS: Final = 33
FORTNIGHT_CAPITULATION: Final = 34

TOLD: Final = frozenset(
    (
        LEAVING,
        ORGANIZATION,
        REINFORCEMENT,
        MARCHES,
        ATTRITION,
        COMBAT,
        *range(FORTNIGHT_BILLETS, FORTNIGHT_MARCHES),
    )
)
"""Parts whose beginning is told: before them a side may have acted unseen."""

PART_NAMES: Final = (
    "set-up",
    "leaders to come",
    "beginning",
    "weather",
    "command",
    "command",
    "command",
    "command",
    "command",
    "command",
    "command",
    "organization",
    "reinforcement",
    "march",
    "attrition",
    "attrition",
    "forced marches",
    "forced marches",
    "combat",
    "morale",
    "morale",
    "end of turn",
    "end of turn",
    "end of turn",
    "Fortnight",
    "Fortnight",
    "Fortnight",
    "Fortnight",
    "Fortnight",
    "Fortnight",
    "Fortnight",
    "Fortnight",
    "Fortnight",
    "Fortnight",
    "Fortnight",
)
