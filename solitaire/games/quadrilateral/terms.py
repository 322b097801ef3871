"""The words of the game as whole numbers, for the rules and the search.

Plain Final integers rather than enums: mypyc inlines them in the inner loops.
"""

from __future__ import annotations

from typing import Final

FRENCH: Final = 0
AUSTRIAN: Final = 1
SIDES: Final = ("french", "austrian")

NOWHERE: Final = 255
"""No place, no flag, no crossing."""
PLACE_LIMIT: Final = 204

# A flag's number is side * 32 + its place in the side's list: all flags fit one bit set.
SIDE_FLAGS: Final = 31
FLAGS: Final = 64

# What a flag is. A leader alone is a force without steps [4.4].
NO_FLAG: Final = 0
FORCE: Final = 1
VEDETTE: Final = 2

# Arms, in the order of the data files
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
ARMS: Final = ("infantry", "cavalry", "artillery")
STEPS_PER_SP: Final = 5

# Where a leader is when he is not with a flag
LEADERS: Final = 64
BOX: Final = 64
"""Major generals in reserve [4.5]."""
DUE: Final = 65
"""Replacement leaders who have not entered [13.4]."""
WOUNDED: Final = 66
KILLED: Final = 67
TAKEN: Final = 68
UNUSED: Final = 69
WAITING: Final = 70
"""Off until there is a Center, or fit again [4.4, 4.6]."""
WHEREABOUTS: Final = 71
"""Flags and those places together."""
LEADER_PLACES: Final = {
    BOX: "box",
    DUE: "due",
    WOUNDED: "wounded",
    KILLED: "killed",
    TAKEN: "taken",
    UNUSED: "unused",
    WAITING: "waiting",
}

# Ranks [4.1]
ARMY: Final = 0
NAMED: Final = 1
MAJOR_GENERAL: Final = 2

# Army status [10.1]
ON_CAMPAIGN: Final = 0
IN_QUARTERS: Final = 1
STATUSES: Final = ("on campaign", "in quarters")

# Weather [6]
FAIR: Final = 0
RAIN: Final = 1
MUD: Final = 2
SNOW: Final = 3
FROST: Final = 4
WEATHERS: Final = ("fair", "rain", "mud", "snow", "frost")

# Terrain of a place
CLEAR: Final = 0
HILL: Final = 1
VALLEY: Final = 2
MARSH: Final = 3
MOUNTAIN: Final = 4
TERRAINS: Final = ("clear", "hill", "valley", "marsh", "mountain")

# Roads [1.2]
PRIMARY: Final = 0
SECONDARY: Final = 1
TRACK: Final = 2
ROAD_NAMES: Final = ("primary road", "secondary road", "mountain track")

# Crossings
BRIDGE: Final = 0
TOWN_BRIDGE: Final = 1
FERRY: Final = 2

# Fortified places [15.1]
NO_FORT: Final = 0
FORTIFIED_TOWN: Final = 1
CITADEL: Final = 2

FAR: Final = 9999
"""A distance that no road makes good."""

# Where a train is when no leader carries it: this plus the crossing it is laid on.
LAID: Final = 128
LOST_TRAIN: Final = 254
TRAINS: Final = 3
"""The first is French, the others Austrian [E56]."""

# Garrison markers: three a side; the first is that of the Supply Source [E54].
GARRISONS: Final = 6

LAST_TURN: Final = 93
