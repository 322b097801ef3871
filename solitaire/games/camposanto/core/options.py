"""The switches of the game: how we read what the book leaves open, and the length of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from solitaire.protocol import Option, settle

OPTIONS: Final = (
    Option("length", ("battle", "day"), "the whole battle, or a first game of three phases by day"),
    Option(
        "fatigue",
        ("marker", "spent"),
        "the Fatigued row is only a marker, or such a wing is not Impetuous again that turn [O2]",
    ),
    Option(
        "compare",
        ("band", "facing"),
        "orders are compared by wing name, or left with right as wings face each other [O4]",
    ),
    Option("turning", ("counts", "free"), "whether only turning counts as activation [A2]"),
    Option(
        "border",
        ("stays", "lost"),
        "an escape that ends at the border in an enemy zone of control stays, or is lost [R5]",
    ),
    Option("village", ("farmhouse", "clear"), "the village counts as farmhouse or as clear [T1]"),
    Option(
        "wing_loss",
        ("combat", "line"),
        "a wing is lost without combat units, or without infantry and cavalry [V1]",
    ),
    Option("tie", ("counters", "steps"), "equal points: fewer regiments or fewer steps lost [V4]"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "as printed": {},
    "our reading": {"fatigue": "spent"},
    "day only": {"length": "day"},
}
"""Sets of options with a name; what they do not name keeps its default.

"as printed" follows the letter of the book. "our reading" differs from it where we think that the
book does not say what it means, and that is in one place: the chart has a row for fatigued wings,
so fatigue must do something, though the text gives it no effect [ruling O2]. The other switches
stand for places where the letter and our rulings agree.
"""


@final
class Options:
    """The chosen switches, shared by all states of one game."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self.chosen: dict[str, str] = settle(OPTIONS, chosen)
        self.day_only: bool = self.chosen["length"] == "day"
        self.fatigue_spent: bool = self.chosen["fatigue"] == "spent"
        self.compare_facing: bool = self.chosen["compare"] == "facing"
        self.turning_free: bool = self.chosen["turning"] == "free"
        self.border_lost: bool = self.chosen["border"] == "lost"
        self.village_clear: bool = self.chosen["village"] == "clear"
        self.line_only: bool = self.chosen["wing_loss"] == "line"
        self.tie_by_steps: bool = self.chosen["tie"] == "steps"
