"""What judgement rests on, by name, and the files its fitted weights are kept in.

A leaf: the check of the files needs the names only.
"""

from __future__ import annotations

from typing import Final

from solitaire.data.weights import Tables

# What an order of a plan says. The first is for armies and forces alike.
AS_USUAL: Final = "act as usual"
HOLD: Final = "hold"
GATHER: Final = "gather"
STRIKE: Final = "strike"
RELIEVE: Final = "relieve Mantova"
RAISE: Final = "raise the siege and strike"
WITHDRAW: Final = "withdraw"
MARCH: Final = "march"
PRESS: Final = "march by command"
HURRY: Final = "march by command, extended"
FOR_MANTOVA: Final = "fight for Mantova"
IN_MASS: Final = "keep together"
BOLDLY: Final = "attack where possible"
SALLY: Final = "sally from Mantova"
STORM: Final = "storm Mantova"
VERB_NAMES: Final = (
    AS_USUAL,
    HOLD,
    GATHER,
    STRIKE,
    RELIEVE,
    RAISE,
    WITHDRAW,
    MARCH,
    PRESS,
    HURRY,
    FOR_MANTOVA,
    IN_MASS,
    BOLDLY,
    SALLY,
    STORM,
)

ORDER_FACTS: Final = (
    "as_usual",
    "hold",
    "gather",
    "cover",
    "strike",
    "strike_odds",
    "relieve",
    "relieve_odds",
    "raise",
    "raise_odds",
    "withdraw",
    "attack",
    "attack_odds",
    "join",
    "fall_back",
    "siege_line",
    "into_mantova",
    "leaves_siege",
    "far",
    "by_command",
    "extended",
    "for_mantova",
    "in_mass",
    "boldly",
    "sally",
    "storm",
)
"""What an order is judged by, in the order in which aims.py fills them in."""
ORDER_COLUMNS: Final = ("french_army", "austrian_army", "french_force", "austrian_force")

FACTS: Final = (
    "even",
    "vienna",
    "vienna_at_end",
    "aims",
    "relief_scored",
    "path",
    "siege_open",
    "mantova_french",
    "strength",
    "strength_all",
    "points",
    "condition",
    "resting",
    "siege_clock",
    "garrison",
    "besiegers",
    "relief_near",
    "relief_odds",
    "largest_mass",
    "out_of_dispatch",
    "line_length",
    "pool",
    "way_in",
    "way_barred",
    "line_and_garrison",
)
"""What a position is worth, in the order in which evaluation.py fills them in. Each speaks for the
French: what they have less what the Austrians have, or what harms the Austrians."""

STAGES: Final = ("late", "early", "short_late", "short_early")
"""The evaluation has a weight for the end of a campaign and one for its beginning, and two more for
the short campaigns, which are won by other things."""

TABLES: Final[Tables] = {
    "orders": (ORDER_COLUMNS, ORDER_FACTS),
    "value": (STAGES, FACTS),
}
"""Columns and rows by table."""
