"""The switches of the game: scenario, set-up, fog and the options of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from solitaire.protocol import Option, settle

SCENARIOS: Final = (
    "rivoli",
    "arcole",
    "bassano",
    "castiglione",
    "january",
    "november",
    "september",
    "july",
)
START_BY_SCENARIO: Final[dict[str, str]] = {
    "castiglione": "29jul",
    "july": "29jul",
    "bassano": "1sep",
    "september": "1sep",
    "arcole": "4nov",
    "november": "4nov",
    "rivoli": "7jan",
    "january": "7jan",
}
SHORT: Final = ("castiglione", "bassano", "arcole", "rivoli")

OPTIONS: Final = (
    Option(
        "scenario",
        SCENARIOS,
        "which campaign: four short ones, then those from 7 January, 4 November, 1 September, "
        "29 July to the end [E46, E48; short ones ours]",
    ),
    Option("setup", ("historical", "free"), "usual choices, or asked for at the start [17]"),
    Option("fog", ("flags", "open"), "whether what stands under a flag is hidden [5.9]"),
    Option("aps", ("open", "secret"), "whether Administrative Points are seen [5.9, Q2]"),
    Option("vedettes", ("yes", "no"), "whether vedettes are used [5.9, E55]"),
    Option("e43", ("fewer", "more"), "which way E43 shifts the Austrian column [Q6]"),
    Option("e41", ("center", "source"), "where the path of E41 is measured from [Q19]"),
    Option("flotilla", ("off", "on"), "French boats on Lake Garda [8.10]"),
    Option("malaria", ("off", "on"), "sickness of those who march into Mantova [15.6]"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "short campaign": {},
    "whole campaign": {"scenario": "july"},
    "free set-up": {"setup": "free"},
    "open campaign": {"fog": "open"},
}


@final
class Options:
    """The chosen switches, shared by all states of one game."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self.chosen: dict[str, str] = settle(OPTIONS, chosen)
        self.scenario: str = self.chosen["scenario"]
        self.start: str = START_BY_SCENARIO[self.scenario]
        self.is_short: bool = self.scenario in SHORT
        self.is_free: bool = self.chosen["setup"] == "free"
        self.open: bool = self.chosen["fog"] == "open"
        self.secret_aps: bool = self.chosen["aps"] == "secret"
        self.vedettes: bool = self.chosen["vedettes"] == "yes"
        self.right: i64 = 1 if self.chosen["e43"] == "fewer" else -1
        """Which way the Austrian AP column goes when Vienna Morale is low [E43]."""
        self.from_source: bool = self.chosen["e41"] == "source"
        self.flotilla: bool = self.chosen["flotilla"] == "on"
        self.malaria: bool = self.chosen["malaria"] == "on"
