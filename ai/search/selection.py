"""Which arm of a node a simulation tries: UCB1, PUCT with widening, Smooth UCT, regret matching."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

from ai.search.nodes import Node
from solitaire.protocol import Seat

SEALED_EXPLORATION: Final = 0.1
"""Share of sealed choices that is tried without looking at regrets."""

LEAST_BEST: Final = 0.1
"""Share of the other side's choices that stays greedy however often a node was visited."""

REHEARSAL_DOUBT: Final = 0.1
"""Share of the other side's choices that is not taken from what was rehearsed."""


USUAL_DIFFERENCE: Final = 0.035
"""Standard deviation of what choices that are offered together are worth."""

MOST_PRIOR_VISITS: Final = 64.0

PRIOR_SLOPE: Final = 0.01
"""Score lost per natural logarithm by which a choice is less likely than the likeliest."""


class Selector:
    def __init__(
        self,
        rng: Random,
        *,
        exploration: float,
        prior_exploration: float,
        urgency: float,
        width: int,
        widening: float,
        widening_power: float,
        smooth: float,
    ) -> None:
        self.chance = 1.0
        """With what probability the last sealed arm was drawn."""
        self._rng = rng
        self._exploration = exploration
        self._prior_exploration = prior_exploration
        self._urgency = urgency
        self._width = width
        self._widening = widening
        self._widening_power = widening_power
        self._smooth = smooth

    def number(self) -> int:
        """By which the chance of some simulations can be made alike."""
        return self._rng.getrandbits(48)

    def select(self, node: Node, searcher: Seat) -> int:
        """The arm to try. The searching seat explores, the other seats also act on the average."""
        if node.is_sealed:
            return self._by_regret(node)
        if node.seat != searcher:
            arm = self._as_usual(node)
            if arm >= 0:
                return arm
        if node.priors:
            return self._by_prior(node)
        return self._by_confidence(node)

    def width_at(self, visits: int) -> int:
        return self._width + int(self._widening * float(visits) ** self._widening_power)

    # -- one best arm -----------------------------------------------------------------------------

    def _by_confidence(self, node: Node) -> int:
        visits = node.visits
        counts, totals = node.counts, node.totals
        size = len(counts)
        if visits < size:
            arm = (node.first + visits) % size
            if counts[arm] == 0:
                return arm
        spread = self._exploration * sqrt(log(visits + 1.0))
        best = 0
        best_score = -1.0
        for arm in range(size):
            count = counts[arm]
            if count == 0:
                return arm
            score = totals[arm] / count + spread / sqrt(float(count))
            if score > best_score:
                best_score = score
                best = arm
        return best

    def _by_prior(self, node: Node) -> int:
        visits = node.visits
        counts, totals, priors = node.counts, node.totals, node.priors
        width = min(len(counts), self.width_at(visits))
        spread = self._prior_exploration * sqrt(visits + 1.0)
        untried = (node.total / visits if visits > 0 else 0.5) - self._urgency
        best = 0
        best_score = -1.0e9
        for arm in range(width):
            count = counts[arm]
            score = totals[arm] / count if count > 0 else untried
            score += spread * priors[arm] / (1.0 + count)
            if score > best_score:
                best_score = score
                best = arm
        return best

    # -- mixtures ---------------------------------------------------------------------------------

    def _as_usual(self, node: Node) -> int:
        """An arm of the rehearsed policy or of the average behaviour so far, or -1 for neither."""
        if node.policy:
            if self._rng.random() < REHEARSAL_DOUBT:
                return -1
            return drawn(node.policy, self._rng)
        if node.visits <= len(node.plies):
            return -1
        best = 1.0 / (1.0 + self._smooth * sqrt(float(node.visits)))
        if self._rng.random() < max(best, LEAST_BEST):
            return -1
        left = self._rng.random() * node.visits
        counts = node.counts
        for arm in range(len(counts)):
            left -= counts[arm]
            if left < 0.0:
                return arm
        return -1

    def _by_regret(self, node: Node) -> int:
        size = len(node.plies)
        strategy = regret_matching(node.regrets, size)
        if not node.strategy:
            node.strategy = [0.0] * size
        even = SEALED_EXPLORATION / size
        trust = 1.0 - SEALED_EXPLORATION
        for arm in range(size):
            node.strategy[arm] += strategy[arm]
            strategy[arm] = trust * strategy[arm] + even
        arm = drawn(strategy, self._rng)
        self.chance = strategy[arm]
        return arm


def regret_matching(regrets: list[float], size: int) -> list[float]:
    """In proportion to what not having played each arm is regretted; evenly if nothing is."""
    total = 0.0
    for regret in regrets:
        if regret > 0.0:
            total += regret
    if total <= 0.0:
        return [1.0 / size] * size
    return [regret / total if regret > 0.0 else 0.0 for regret in regrets]


def drawn(shares: Sequence[float], rng: Random) -> int:
    """An index by its share; the shares need not add up to 1."""
    total = 0.0
    for share in shares:
        total += share
    left = rng.random() * total
    for index in range(len(shares)):
        left -= shares[index]
        if left < 0.0:
            return index
    return len(shares) - 1


def prior_visits(variance: float) -> float:
    """Simulations that the score expected of a choice counts like, by how much scores vary."""
    return min(max(variance / (USUAL_DIFFERENCE * USUAL_DIFFERENCE), 1.0), MOST_PRIOR_VISITS)


def handicap(prior: float, likeliest: float) -> float:
    """How much worse than the likeliest choice one with this prior is thought to be."""
    return PRIOR_SLOPE * log(max(likeliest, 1e-6) / max(prior, 1e-6))
