"""The words of the game as whole numbers, for the rules and the search.

Plain Final integers rather than enums: mypyc inlines them in the inner loops (ENGINE.md 5).
"""

from __future__ import annotations

from typing import Final

FRENCH: Final = 0
AUSTRIAN: Final = 1
SIDES: Final = ("french", "austrian")

# A counter's number is side * 64 + its place in the side's list: a side's counters fit one bit set.
SIDE_SIZE: Final = 64
COUNTERS: Final = 128

# Kinds of counters [2.1]
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
GARRISON: Final = 3
LEADER: Final = 4
DUMMY: Final = 5
KINDS: Final = ("infantry", "cavalry", "artillery", "garrison", "leader", "dummy")

# Kinds of areas [2.2.1]
CLEAR: Final = 0
MOUNTAIN: Final = 1
CITY: Final = 2

# Places that are not areas. Areas are numbered from 0; a map has at most 60.
AREA_LIMIT: Final = 60
POOL: Final = 60
"""Garrisons, dummies and generic leaders not in use."""
ELIMINATED: Final = 61
MANTUA_CITY: Final = 62
"""The Mantua City Box [5.7]."""
WOUNDED: Final = 63
KILLED: Final = 64
PLACE_NAMES: Final = {
    POOL: "pool",
    ELIMINATED: "eliminated",
    MANTUA_CITY: "mantua_city",
    WOUNDED: "wounded",
    KILLED: "killed",
}
NOWHERE: Final = 255

# What can be true of a counter, kept as one bit set per side.
OUT_OF_COMMAND: Final = 0
FORAGED: Final = 1
MOVED: Final = 2
"""Has moved, or lost its chance to move, in this Movement Phase [8.2]."""
CALLED: Final = 3
"""Has tried to march to the sound of the guns in this Combat Phase [9.1.1]."""
UNSUPPLIED: Final = 4
FACE_UP: Final = 5
"""Revealed under Fog of War until the next Supply Phase [13.1]."""
FLAGS: Final = 6
FLAG_NAMES: Final = ("out_of_command", "foraged", "moved", "called", "unsupplied", "face_up")

# Visibility: how much of the enemy a side sees.
OPEN: Final = 0
MIST: Final = 1
"""Rule 3.8: the height and the top counter of a stack."""
FOG: Final = 2
"""Rule 13: face-down counters, dummies and reconnaissance."""
VISIBILITIES: Final = ("open", "mist", "fog")

# Phases of a turn [4.2]
SUPPLY: Final = 0
COMMAND: Final = 1
INITIATIVE: Final = 2
FIRST_MOVEMENT: Final = 3
FIRST_COMBAT: Final = 4
SECOND_MOVEMENT: Final = 5
SECOND_COMBAT: Final = 6
RECOVERY: Final = 7
END_OF_TURN: Final = 8
SET_UP: Final = 9
"""Before the first turn, where there are dummies to place [13.2.1]."""


def counter_of(side: int, local: int) -> int:
    """The number of a counter among those of both sides, from its number in its own."""
    return side * SIDE_SIZE + local


def side_of(counter: int) -> int:
    return counter // SIDE_SIZE


def local_of(counter: int) -> int:
    return counter % SIDE_SIZE
