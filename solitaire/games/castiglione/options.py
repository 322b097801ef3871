"""The switches of the game: edition, visibility and the optional rules of the play book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from solitaire.games.castiglione.terms import VISIBILITIES
from solitaire.protocol import Option

OPTIONS: Final = (
    Option("edition", ("1.1", "1.0"), "the rule book to follow; 1.0 differs in 8.3, 8.4 and 9.1.1"),
    Option("visibility", ("mist", "open"), "what is seen of the enemy: mist is rule 3.8"),
)


@final
class Options:
    """The chosen switches, shared by all states of one game."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        known = {option.name: option for option in OPTIONS}
        for name, value in chosen.items():
            if name not in known:
                raise ValueError(f"There is no option {name!r}. Options: {', '.join(known)}.")
            if value not in known[name].values:
                allowed = ", ".join(known[name].values)
                raise ValueError(f"Option {name} cannot be {value!r}. Choose one of: {allowed}.")
        self.chosen: dict[str, str] = {
            option.name: chosen.get(option.name, option.values[0]) for option in OPTIONS
        }
        self.first_edition: bool = self.chosen["edition"] == "1.0"
        self.visibility: i64 = VISIBILITIES.index(self.chosen["visibility"])
