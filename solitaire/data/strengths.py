"""How strong the computer players of a game were measured to be; what was not measured is unknown.

`resources/<game>/ratings.csv` holds it, with the matches in its head.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from solitaire.data.problems import Problems
from solitaire.data.resources import Reader, resource_folder

FILE: Final = "ratings.csv"
STRONGEST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Strength:
    elo: int | None = None
    """Random play being 0. None: not measured."""
    staff_wins: int | None = None
    """Of 100 games against the staff, a draw counting half."""


UNKNOWN: Final = Strength()


def strength_of(game: str, player: str) -> Strength:
    """Of a player as the command line names him: "staff", "search:3"."""
    return _measured(game).get(player, UNKNOWN)


@cache
def _measured(game: str) -> dict[str, Strength]:
    folder = resource_folder(game)
    if not folder.joinpath(FILE).is_file():
        return {}
    problems = Problems()
    found = read_strengths(Reader(folder, problems, game))
    problems.raise_if_any()
    return found


def read_strengths(reader: Reader) -> dict[str, Strength]:
    """By player; every fault is noted with the reader."""
    table = reader.csv(FILE, ("player", "elo", "staff_wins"))
    found = {
        row.text("player"): Strength(
            row.optional_integer("elo", 0, STRONGEST), row.optional_integer("staff_wins", 0, 100)
        )
        for row in table
    }
    if not found and table.usable:
        reader.note(FILE, "it names no player", "Delete it if nothing was measured")
    return found
