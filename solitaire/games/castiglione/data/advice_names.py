"""What judgement rests on, by name, and the tables its fitted weights are kept in.

A leaf: the check of the files needs the names only.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Final

from solitaire.data.weights import Tables
from solitaire.games.castiglione.terms import SIDES

FOOT: Final = "foot"
HORSE: Final = "horse"
ARMS: Final = (FOOT, HORSE, "general", "ghost")

# What an order of a plan says: verbs, the manner of a march, and who is no formation
ATTACK: Final = "attack"
GO_TO: Final = "go to"
BESIEGE: Final = "besiege"
HOLD: Final = "hold"
HOLD_SIEGE: Final = "hold the siege"
BREAK_BRIDGE: Final = "break the bridge"
MEND_BRIDGE: Final = "mend the bridge"
FORCED: Final = "by forced march"
ONWARD: Final = "and go on"
DUMMIES: Final = "dummies"

ORDER_FEATURES: Final = (
    "hold",
    "attack",
    "attack_balance",
    "attack_chance",
    "defence_balance",
    "alone_in_danger",
    "unsupplied",
    "city_points",
    "guard_points",
    "siege",
    "toward_mantua",
    "toward_enemy",
    "toward_friends",
    "toward_cities",
    "late_toward_cities",
    "terrain",
    "concentration",
    "traffic",
    "forced",
    "forced_worn",
    "worn_in_danger",
    "late_zone",
    "command",
    "bridge",
    "toward_supply",
    "attack_kills",
    "attack_joined",
    "overrun",
    "unsupplied_worn",
    "in_touch",
    "late_attack",
)
"""What an order is judged by, in the order in which orders.py fills them in."""

FACTS: Final = (
    "even",
    "points",
    "besieged",
    "besiegers",
    "zone_clear",
    "austrians_in_zone",
    "trent",
    "vicenza",
    "brescia",
    "cremona",
    "in_mantua",
    "french_strength",
    "austrian_strength",
    "french_hits",
    "austrian_hits",
    "french_worn_out",
    "austrian_worn_out",
    "french_cut_off",
    "austrian_cut_off",
    "french_pressed",
    "austrian_pressed",
    "austrians_at_mantua",
    "austrians_at_brescia",
    "austrians_at_cremona",
    "french_at_trent",
    "french_at_vicenza",
    "initiative",
    "mover",
    "french_cohesion",
    "austrian_cohesion",
    "french_hungry",
    "austrian_hungry",
    "french_doomed",
    "austrian_doomed",
    "french_uncommanded",
    "austrian_uncommanded",
    "french_mass",
    "austrian_mass",
    "french_leader_mass",
    "austrian_leader_mass",
    "french_prey",
    "austrian_prey",
    "french_horse",
    "austrian_horse",
    "french_guns",
    "austrian_guns",
    "relief",
)
"""What a position is worth, in the order in which evaluation.py fills them in."""

SITUATION: Final = (
    "margin",
    "siege_to_spare",
    "relief_within_two",
    "french_on_threatened_lines",
    "french_led",
    "french_leaders",
    "french_seen",
    "french_dummies",
    "french_stacks",
    "austrian_on_threatened_lines",
    "austrian_led",
    "austrian_leaders",
    "austrian_seen",
    "austrian_dummies",
    "austrian_stacks",
)
"""What the network is told besides, in the order in which situation.py fills them in; the strength
of either side in every area follows."""

UNITS: Final = 32
"""Of the network."""

WORLD_FACTS: Final = (
    "dummies_in_touch",
    "dummies_alone",
    "dummies_with_units",
    "units_with_their_leader",
    "units_with_their_formation",
    "formations_mixed",
    "leaders_alone",
    "leaders_in_touch",
    "strength_in_touch",
    "horse_in_touch",
    "guns_in_touch",
    "strength_cut_off",
    "greatest_stack",
    "strength_at_mantua",
)
"""How an enemy stands, in the order in which plausibility.py fills them in."""

STAGES: Final = ("late", "early")
"""The evaluation has a weight for the end of the game and one for its beginning."""

_BY_SIDE_AND_ARM: Final = tuple(f"{side}_{arm}" for side in SIDES for arm in ARMS)

NETWORK: Final = "network"
NETWORK_FACTS: Final = (*FACTS, "turns_left", *SITUATION)

CALIBRATION: Final = "calibration"
TURNS: Final = tuple(f"turn_{number}" for number in range(1, 10))

TABLES: Final[Tables] = {
    "orders": (_BY_SIDE_AND_ARM, ORDER_FEATURES),
    "searched": (_BY_SIDE_AND_ARM, ORDER_FEATURES),
    "value": (STAGES, FACTS),
    NETWORK: (tuple(f"unit_{number}" for number in range(1, UNITS + 1)), NETWORK_FACTS),
    "belief": (SIDES, WORLD_FACTS),
    CALIBRATION: (("shift", "slope"), TURNS),
}
"""Columns and rows by table; the network has rows for the areas besides."""


def area_names(folder: Traversable) -> list[str]:
    """In the order of the map's data, which is proofread elsewhere; empty if that is missing."""
    path = folder.joinpath("areas.csv")
    if not path.is_file():
        return []
    lines = path.read_bytes().decode("utf-8", "replace").splitlines()
    ids = [line.partition(",")[0] for line in lines if line and not line.startswith("#")]
    return ids[1:]


def tables_on(areas: Sequence[str]) -> Tables:
    """All of them, with the network's rows for a map of these areas; without a map nobody can say
    which rows it has."""
    columns, facts = TABLES[NETWORK]
    of_areas = [f"{side}_in_{area}" for side in SIDES for area in areas]
    return {**TABLES, NETWORK: (columns, (*facts, *of_areas) if areas else ())}
