"""Worlds that fit a view, each with how likely its seat may think it. Nobody need be asked there.

What the game says about likelihood is tempered and mixed with a floor, as in ai/search/belief.py.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from ai.honesty.fingerprint import fingerprint
from ai.search.budget import Limit
from ai.search.levels import Settings
from solitaire.advising import Advice
from solitaire.protocol import Rules, Seat


def weighed_worlds(
    rules: Rules[Any, Any, Any],
    advice: Advice[Any, Any],
    view: Any,
    seat: Seat,
    settings: Settings,
    count: int,
    limit: Limit,
) -> tuple[list[Any], list[float]]:
    """At most so many worlds, the same for equal views, and shares that add up to 1."""
    rng = Random(fingerprint("weighed", view))
    worlds: list[Any] = []
    evidence: list[float] = []
    while len(worlds) < count and not (worlds and limit.stop is not None and limit.stop()):
        world = rules.imagine(view, rng)
        worlds.append(world)
        evidence.append(advice.plausibility(world, seat))
    return worlds, _shares(evidence, settings)


def _shares(evidence: list[float], settings: Settings) -> list[float]:
    most = max(evidence)
    weights = [exp(settings.temper * (one - most)) for one in evidence]
    total, even = sum(weights), 1.0 / len(evidence)
    trust = 1.0 - settings.floor
    return [trust * weight / total + settings.floor * even for weight in weights]
