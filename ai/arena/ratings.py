"""Ratings of many players from the matches among them: the Bradley-Terry model on the Elo scale.

Every match counts as the number of independent games that its pairs are worth, plus one drawn game,
so that a player who lost every game still has a rating. One player's rating is fixed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ai.arena.statistics import CONFIDENCE, Interval, Standing

_ELO: Final = 400.0 / math.log(10.0)
"""Elo points in one unit of the logistic curve."""
_DRAWS_ASSUMED: Final = 1.0

Floats = npt.NDArray[np.float64]


class NotConnected(ValueError):
    """Some players are not connected by matches to the player with the fixed rating."""


class Meeting(NamedTuple):
    """What one match says."""

    first: str
    second: str
    found: Standing


@dataclass(frozen=True, slots=True)
class Rating:
    player: str
    elo: float
    interval: Interval
    """Of the difference from the player whose rating is fixed."""
    games: int


def ratings(meetings: Sequence[Meeting], anchor: str, anchor_elo: float = 0.0) -> list[Rating]:
    """The best player first. Raises NotConnected."""
    _check_connected(meetings, anchor)
    others = sorted({name for m in meetings for name in (m.first, m.second)} - {anchor})
    place = {name: index for index, name in enumerate(others)}
    strengths, curvature = _fit(meetings, place)
    errors = np.sqrt(np.diag(np.linalg.inv(curvature)))
    z = NormalDist().inv_cdf((1.0 + CONFIDENCE) / 2.0)
    rated = [Rating(anchor, anchor_elo, Interval(anchor_elo, anchor_elo), _games(meetings, anchor))]
    for name, index in place.items():
        elo, spread = anchor_elo + _ELO * float(strengths[index]), z * _ELO * float(errors[index])
        interval = Interval(elo - spread, elo + spread)
        rated.append(Rating(name, elo, interval, _games(meetings, name)))
    return sorted(rated, key=lambda rating: (-rating.elo, rating.player))


def _fit(meetings: Sequence[Meeting], place: dict[str, int]) -> tuple[Floats, Floats]:
    """Newton's method on the likelihood, which has a single maximum; and its curvature there."""
    strengths = np.zeros(len(place))
    for _ in range(200):
        slope, curvature = _derivatives(meetings, place, strengths)
        step = np.linalg.solve(curvature, slope)
        # A long step may overshoot where the curve is flat.
        strengths += step * min(1.0, 1.0 / max(1e-12, float(np.abs(step).max(initial=0.0))))
        if float(np.abs(step).max(initial=0.0)) < 1e-9:
            break
    return strengths, _derivatives(meetings, place, strengths)[1]


def _derivatives(
    meetings: Sequence[Meeting], place: dict[str, int], strengths: Floats
) -> tuple[Floats, Floats]:
    slope = np.zeros(len(place))
    curvature = np.zeros((len(place), len(place)))
    for first, second, found in meetings:
        signs = [(place[n], s) for n, s in ((first, 1.0), (second, -1.0)) if n in place]
        games = found.effective_games + _DRAWS_ASSUMED
        won = found.score * found.effective_games + _DRAWS_ASSUMED / 2.0
        expected = 1.0 / (1.0 + math.exp(-sum(strengths[i] * sign for i, sign in signs)))
        for i, sign in signs:
            slope[i] += sign * (won - games * expected)
            for j, other_sign in signs:
                curvature[i, j] += sign * other_sign * games * expected * (1.0 - expected)
    return slope, curvature


def _games(meetings: Sequence[Meeting], name: str) -> int:
    return sum(2 * m.found.pairs for m in meetings if name in (m.first, m.second))


def _check_connected(meetings: Sequence[Meeting], anchor: str) -> None:
    reached, growing = {anchor}, True
    while growing:
        more = {n for m in meetings if {m.first, m.second} & reached for n in (m.first, m.second)}
        growing = not more <= reached
        reached |= more
    left = {name for m in meetings for name in (m.first, m.second)} - reached
    if left or len(reached) == 1:
        names = ", ".join(sorted(left)) or "nobody"
        raise NotConnected(f"no match leads from {anchor} to {names}")
