"""What may be thought of the enemy, place by place, as the counsel process tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from solitaire.presenting.board import PlaceId
from solitaire.presenting.guide import Estimate
from solitaire.text import NOTHING, Text


@dataclass(frozen=True, slots=True)
class Intelligence:
    """What is seen and known at once, and guesses when they have come."""

    estimates: tuple[Estimate, ...]
    worlds: int = 0
    """How many were imagined for the guesses; 0 while there are none."""


@dataclass(frozen=True, slots=True)
class EstimateRow:
    place: PlaceId
    cells: tuple[Text, ...]
    tips: tuple[Text, ...]
    """All there is to say where a cell has room for less."""


@dataclass(frozen=True, slots=True)
class EstimateTable:
    """What is seen, known and guessed of the enemy, for people."""

    headings: tuple[Text, ...] = ()
    wide: tuple[int, ...] = ()
    """Columns that share the room that is left."""
    rows: tuple[EstimateRow, ...] = ()
    basis: Text = NOTHING
    """What it rests on."""


def guessed(data: Mapping[str, Any]) -> Intelligence:
    """As the counsel process tells it."""
    found = tuple(
        Estimate(
            one["area"],
            one["seen"],
            tuple(one["known"]),
            (one["strength"][0], one["strength"][1], one["strength"][2]),
            tuple((name, share) for name, share in one["guesses"]),
            one["dummies"],
        )
        for one in data["areas"]
    )
    return Intelligence(found, int(data["worlds"]))
