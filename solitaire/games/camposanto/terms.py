"""The words of the rule book as numbers. Sides are seats: 0 allied, 1 spanish."""

from __future__ import annotations

from typing import Final

ALLIED: Final = 0
SPANISH: Final = 1
NOBODY: Final = -1
"""No side: nobody has won, nobody rolls."""
SIDES: Final = ("allied", "spanish")
SIDE_TITLES: Final = ("Allied", "Spanish")

# Wings of a side; a wing of both sides is side * WINGS + wing.
LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
WINGS: Final = 3
ALL_WINGS: Final = 6
WING_NAMES: Final = ("left", "centre", "right")

# Arms [2.1]
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
LIGHT: Final = 3
ARMS: Final = ("infantry", "cavalry", "artillery", "light")

# Statuses of a wing [5]
UNSET: Final = 0
IMPETUOUS: Final = 1
AGGRESSIVE: Final = 2
CAUTIOUS: Final = 3
TITUBANT: Final = 4
STATUS_NAMES: Final = ("unset", "impetuous", "aggressive", "cautious", "titubant")

# Terrain [6.3]
CLEAR: Final = 0
FARMHOUSE: Final = 1
VILLAGE: Final = 2
RIVER: Final = 3
POND: Final = 4
BRIDGE: Final = 5
TERRAINS: Final = ("clear", "farmhouse", "village", "river", "pond", "bridge")

# Directions of neighbours, and facings: the vertex between direction facing - 1 and facing [6.1].
DIRECTIONS: Final = ("ne", "e", "se", "sw", "w", "nw")
FACINGS: Final = ("n", "ne", "se", "s", "sw", "nw")
NORTH_EAST: Final = 0
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3
NORTH_WEST: Final = 5

COLUMNS: Final = 25
ROWS: Final = 19
HEXES: Final = COLUMNS * ROWS
UNITS: Final = 60
MARSHALS: Final = 6
"""A Marshal has the number of his wing."""
OFF_MAP: Final = -1
"""The hex of whatever is eliminated, and the neighbour beyond the edge."""
NO_UNIT: Final = 255

# Turns and phases [3]
DAY: Final = 0
NIGHT: Final = 1
TURN_NAMES: Final = ("day", "night")
PHASES: Final = 3

HIGHEST_ORDER: Final = 18
SERIES: Final = 9

# Operations of an activation [5.5], RULES section 4
GENERAL_STAGE: Final = 0
BATTERY_STAGE: Final = 1
MARCH_STAGE: Final = 2
MARSHAL_STAGE: Final = 3
LIGHT_STAGE: Final = 4
PLAN_STAGE: Final = 5
ASSAULT_STAGE: Final = 6
END_STAGE: Final = 7
STAGE_NAMES: Final = (
    "general",
    "batteries",
    "march",
    "marshal",
    "light",
    "plan",
    "assaults",
    "end",
)


def enemy_of(side: int) -> int:
    return 1 - side
