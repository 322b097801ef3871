"""The switches of the game: edition, visibility and the optional rules of the play book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from solitaire.games.castiglione.terms import FOG, MIST, VISIBILITIES
from solitaire.protocol import Option, settle

OPTIONS: Final = (
    Option("edition", ("1.1", "1.0"), "the rule book to follow; 1.0 differs in 8.3, 8.4 and 9.1.1"),
    Option(
        "visibility",
        ("mist", "fog", "open"),
        "what is seen of the enemy: mist is rule 3.8, fog is rule 13 with dummies",
    ),
    Option("markers", ("secret", "open"), "whether hits and other markers on unseen counters show"),
    Option("casualties", ("off", "on"), "leaders may be wounded or killed [14.0]"),
    Option("rivoli_roads", ("off", "on"), "more room between Ala, La Corona and Rivoli [15.0]"),
    Option("late_guns", ("off", "on"), "who marches to the guns fights from round two [16.0]"),
    Option("surprise", ("off", "on"), "no French forced marches or guns marches in turn 1 [17.0]"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "as printed": {},
    "recommended": {"visibility": "fog"},
    "historical surprise": {"visibility": "fog", "surprise": "on"},
    "full campaign": {
        "visibility": "fog",
        "casualties": "on",
        "rivoli_roads": "on",
        "late_guns": "on",
        "surprise": "on",
    },
}
"""Sets of options with a name; what they do not name keeps its default."""


@final
class Options:
    """The chosen switches, shared by all states of one game."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self.chosen: dict[str, str] = settle(OPTIONS, chosen)
        self.first_edition: bool = self.chosen["edition"] == "1.0"
        self.visibility: i64 = VISIBILITIES.index(self.chosen["visibility"])
        self.mist: bool = self.visibility == MIST
        self.fog: bool = self.visibility == FOG
        self.hides: bool = self.mist or self.fog
        """Whether anything of the enemy is out of sight."""
        self.open_markers: bool = self.chosen["markers"] == "open"
        self.casualties: bool = self.chosen["casualties"] == "on"
        self.rivoli_roads: bool = self.chosen["rivoli_roads"] == "on"
        self.late_guns: bool = self.chosen["late_guns"] == "on"
        self.surprise: bool = self.chosen["surprise"] == "on"
