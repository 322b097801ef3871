"""What judgement rests on, by name, and the tables its fitted weights are kept in.

A leaf: the check of the files needs the names only.
"""

from __future__ import annotations

from typing import Final

from solitaire.data.weights import Tables
from solitaire.games.camposanto.terms import ARMS

# What an order of a plan says
HOLD: Final = "hold"
ACT_FREELY: Final = "act as seems best"
ASSAULT: Final = "assault"
APPROACH: Final = "approach"
FALL_BACK: Final = "fall back"
VERB_NAMES: Final = (HOLD, ACT_FREELY, ASSAULT, APPROACH, FALL_BACK)

PLACE_FEATURES: Final = (
    "assault",
    "more_assaults",
    "flank_shown",
    "faced",
    "exposed",
    "friends",
    "isolated_by_night",
    "farmhouse",
    "nearer",
    "too_near",
    "stay",
    "border",
    "fire",
    "stacked",
    "leaves_farmhouse",
)
"""What a place with a facing is judged by, in the order in which places.py fills them in."""

FACTS: Final = (
    "even",
    "points",
    "phase_point",
    "blows",
    "steps",
    "stars",
    "regiments",
    "weakest_wing",
    "supports",
    "marshals",
    "generals",
    "hands",
    "highest_order",
    "flanks",
    "threats",
    "assaults_open",
    "isolated",
    "farmhouses",
    "border",
    "pressure",
    "flank_blows",
    "reach",
    "flank_reach",
)
"""What a position is worth, in the order in which evaluation.py fills them in. Each speaks for the
Allied side: what it has less what the Spanish have."""

STAGES: Final = ("late", "early")
"""The evaluation has a weight for the end of the game and one for its beginning."""

TABLES: Final[Tables] = {
    "orders": (ARMS, PLACE_FEATURES),
    "value": (STAGES, FACTS),
}
"""Columns and rows by table."""
