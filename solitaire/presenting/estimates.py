"""What can be inferred about the enemy, place by place, as the counsel process reports it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from solitaire.presenting.board import PlaceId
from solitaire.presenting.guide import Estimate
from solitaire.text import NOTHING, Text

TAIL: Final = 0.05
"""Of the worlds that are left out at each end of a range."""
MOST_GUESSES: Final = 6


@dataclass(frozen=True, slots=True)
class Intelligence:
    """What is seen and known immediately, and guesses once they have arrived."""

    estimates: tuple[Estimate, ...]
    worlds: int = 0
    """How many were imagined for the guesses; 0 while there are none."""


@dataclass(frozen=True, slots=True)
class EstimateRow:
    place: PlaceId
    cells: tuple[Text, ...]
    tips: tuple[Text, ...]
    """The full text where a cell has room for less."""


@dataclass(frozen=True, slots=True)
class EstimateTable:
    """What is seen, known and guessed of the enemy, for people."""

    headings: tuple[Text, ...] = ()
    wide: tuple[int, ...] = ()
    """Columns that share the room that is left."""
    rows: tuple[EstimateRow, ...] = ()
    basis: Text = NOTHING
    """What it is based on."""


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
            one["per_point"],
        )
        for one in data["areas"]
    )
    return Intelligence(found, int(data["worlds"]))


def spread_of(strengths: Iterable[tuple[int, float]]) -> tuple[float, int, int]:
    """The mean, and the range in which nine of ten imagined worlds lie; each with its share."""
    mean, reached, low, high = 0.0, 0.0, 0, 0
    for value, share in sorted(strengths):
        mean += value * share
        if reached <= TAIL:
            low = value
        if reached < 1.0 - TAIL:
            high = value
        reached += share
    return mean, low, high


def likeliest(shares: Iterable[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    """Names with the share of worlds they occur in, the most certain first."""
    found = [(name, share) for name, share in shares if share > TAIL]
    return tuple(sorted(found, key=lambda one: (-one[1], one[0]))[:MOST_GUESSES])
