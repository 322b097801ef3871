"""What the games of a match say about two players: score, Elo, likelihood, sequential test.

The unit is the pair: two games with the same dice and the sides exchanged. Luck of the dice and the
better side cancel out within a pair, so pairs vary less than single games, and only pairs are
independent of each other.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
_PRIOR_PAIRS: Final = 4
"""Weight of the prior assumption that games of a pair are independent, in even pairs. Without it a
few equal pairs would seem to be certain."""
_PRIOR: Final = _PRIOR_PAIRS * 0.25


class Interval(NamedTuple):
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The first player's share of the points, and how certain it is."""

    pairs: int
    score: float
    effective_games: float
    """Independent games that would carry as much information as these pairs."""

    @property
    def interval(self) -> Interval:
        return wilson(self.score, self.effective_games)

    @property
    def elo(self) -> float:
        return elo_of(self.score)

    @property
    def elo_interval(self) -> Interval:
        low, high = self.interval
        return Interval(elo_of(low), elo_of(high))

    @property
    def superiority(self) -> float:
        """The likelihood that the first player is the better one (LOS)."""
        if not self.pairs:
            return 0.5
        error = math.sqrt(0.25 / self.effective_games)
        return NormalDist().cdf((self.score - 0.5) / error)


def standing(pair_scores: Sequence[float]) -> Standing:
    """From the mean score of the first player in each pair, 0 to 1."""
    pairs = len(pair_scores)
    if not pairs:
        return Standing(0, 0.5, 0.0)
    score = math.fsum(pair_scores) / pairs
    # Twice the variance of pair means is that of one game if the games of a pair are independent.
    seen = 2.0 * math.fsum((pair - score) ** 2 for pair in pair_scores) * pairs / max(1, pairs - 1)
    expected = pairs * score * (1.0 - score)
    ratio = (expected + _PRIOR) / (seen + _PRIOR)
    return Standing(pairs, score, 2.0 * pairs * ratio * _caution(pairs + _PRIOR_PAIRS - 1))


def _caution(freedom: int) -> float:
    """The cost of estimating the variance from few pairs: Student's quantile instead of the normal
    one, by the first terms of its expansion, as a share of the games."""
    z = NormalDist().inv_cdf((1.0 + CONFIDENCE) / 2.0)
    wider = 1.0 + (z**2 + 1.0) / (4.0 * freedom)
    wider += (5.0 * z**4 + 16.0 * z**2 + 3.0) / (96.0 * freedom**2)
    return float(1.0 / wider**2)


def wilson(score: float, games: float, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval; unlike the usual one it is valid near 0 and 1 and for few games."""
    if games <= 0.0:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1.0 + confidence) / 2.0)
    shrink = 1.0 / (1.0 + z * z / games)
    middle = shrink * (score + z * z / (2.0 * games))
    spread = shrink * z * math.sqrt(score * (1.0 - score) / games + (z / (2.0 * games)) ** 2)
    low = 0.0 if score <= 0.0 else middle - spread  # where rounding would leave a residue
    return Interval(low, 1.0 if score >= 1.0 else middle + spread)


def elo_of(score: float) -> float:
    """The rating difference at which this score is expected; infinite at 0 and 1."""
    if score <= 0.0:
        return -math.inf
    if score >= 1.0:
        return math.inf
    return 400.0 * math.log10(score / (1.0 - score))


def score_of(elo: float) -> float:
    return 1.0 / (1.0 + math.pow(10.0, -elo / 400.0))


# -- sequential test ------------------------------------------------------------------------------

_CATEGORIES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Mean scores that a pair of won, drawn and lost games can have: the pentanomial."""
_TRACE: Final = 1e-3
"""Pairs assumed in every category, so that a result not yet seen is not considered impossible."""

BETTER: Final = "better"
NOT_BETTER: Final = "not better"
UNDECIDED: Final = ""


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Is the first player worth `elo1`, or only `elo0`? Wald's test over pairs."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    """Probability of answering "better" although only elo0 is true."""
    beta: float = 0.05

    @property
    def bounds(self) -> Interval:
        low = math.log(self.beta / (1.0 - self.alpha))
        return Interval(low, math.log((1.0 - self.beta) / self.alpha))

    def likelihood_ratio(self, pair_scores: Sequence[float]) -> float:
        """Logarithm of the generalised likelihood ratio of elo1 to elo0."""
        if not pair_scores:
            return 0.0
        counts: dict[float, float] = dict.fromkeys(_CATEGORIES, _TRACE)
        for value, count in Counter(pair_scores).items():
            counts[value] = counts.get(value, 0.0) + count
        return _log_likelihood(counts, score_of(self.elo1)) - _log_likelihood(
            counts, score_of(self.elo0)
        )

    def verdict(self, pair_scores: Sequence[float]) -> str:
        ratio, (low, high) = self.likelihood_ratio(pair_scores), self.bounds
        if ratio >= high:
            return BETTER
        return NOT_BETTER if ratio <= low else UNDECIDED

    def decided_after(self, pair_scores: Sequence[float], known: int = 0) -> int | None:
        """The number of pairs, taken in order, after which the answer was known.

        The first `known` pairs are known not to have decided it.
        """
        for count in range(known + 1, len(pair_scores) + 1):
            if self.verdict(pair_scores[:count]) != UNDECIDED:
                return count
        return None


def _log_likelihood(counts: dict[float, float], mean: float) -> float:
    """The best log-likelihood of the counts among distributions over them with this mean.

    Their shares are count / total / (1 + t (value - mean)); t is found by bisection, because the
    sum below decreases with t.
    """
    values = sorted(counts)
    total = math.fsum(counts.values())
    low, high = -1.0 / (values[-1] - mean), 1.0 / (mean - values[0])
    for _ in range(60):
        t = (low + high) / 2.0
        slope = math.fsum(counts[x] * (x - mean) / (1.0 + t * (x - mean)) for x in values)
        low, high = (t, high) if slope > 0.0 else (low, t)
    return -math.fsum(
        counts[x] * math.log(total / counts[x] * (1.0 + low * (x - mean))) for x in values
    )
