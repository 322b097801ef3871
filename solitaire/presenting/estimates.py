"""What may be thought of the enemy, place by place, as the counsel process tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from solitaire.presenting.guide import Estimate


@dataclass(frozen=True, slots=True)
class Intelligence:
    """What is seen and known at once, and guesses when they have come."""

    estimates: tuple[Estimate, ...]
    worlds: int = 0
    """How many were imagined for the guesses; 0 while there are none."""


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
