"""Statistics per information set, kept through the game.

A node is found by what the seat to move can tell apart. The protocol's law that states which look
alike offer the same choices makes every arm of a node available at each visit.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from solitaire.protocol import Seat

USUAL_VARIANCE: Final = 0.04
"""Of a score, where nothing is known yet."""


class Node:
    """One seat's choice in one situation as it sees it; arm 0 has the highest prior."""

    __slots__ = (
        "counts",
        "first",
        "is_sealed",
        "plies",
        "policy",
        "priors",
        "regrets",
        "seat",
        "squares",
        "strategy",
        "total",
        "totals",
        "used",
        "visits",
    )

    def __init__(self, seat: Seat, plies: list[Any], priors: list[float]) -> None:
        size = len(plies)
        self.seat = seat
        self.plies = plies
        self.priors = priors
        """Empty if the game has none."""
        self.policy: list[float] = []
        """What whole games rehearsed came to here; empty if nothing."""
        self.is_sealed = False
        self.first = 0
        """Where trying every arm once begins, if there are no priors."""
        self.visits = 0
        self.total = 0.0
        self.counts = [0] * size
        self.totals = [0.0] * size
        self.squares = [0.0] * size
        self.regrets: list[float] = []
        self.strategy: list[float] = []
        """Sums of the strategies played: their average is what a sealed choice comes to."""
        self.used = 0
        """The number of the last search that came by."""

    def learn(self, arm: int, score: float) -> None:
        self.visits += 1
        self.total += score
        self.counts[arm] += 1
        self.totals[arm] += score
        self.squares[arm] += score * score

    def mean(self, arm: int) -> float:
        """Of this arm; the node's own while the arm is untried."""
        count = self.counts[arm]
        if count > 0:
            return self.totals[arm] / count
        return self.total / self.visits if self.visits > 0 else 0.5

    def variance(self) -> float:
        """Of the scores of one arm, on the average of the arms tried more than once."""
        spread = 0.0
        free = 0
        for arm in range(len(self.counts)):
            count = self.counts[arm]
            if count > 1:
                spread += self.squares[arm] - self.totals[arm] * self.totals[arm] / count
                free += count - 1
        return max(spread, 0.0) / free if free > 0 else USUAL_VARIANCE

    def learn_regrets(self, arm: int, chance: float, score: float) -> None:
        """Outcome sampling with the arms' means as baselines, before learn() moves them."""
        if not self.regrets:
            self.regrets = [0.0] * len(self.plies)
        regrets = self.regrets
        for other in range(len(regrets)):
            worth = self.mean(other)
            if other == arm:
                worth += (score - worth) / chance
            regrets[other] += worth - score


class NodeStore:
    """All nodes of one game as one seat's searches met them, bounded in number."""

    def __init__(self, most: int) -> None:
        self.search = 0
        self._most = most
        self._node_by_key: dict[tuple[int, Any], Node] = {}

    def __len__(self) -> int:
        return len(self._node_by_key)

    def find(self, seat: Seat, key: Hashable) -> Node | None:
        node = self._node_by_key.get((seat, key))
        if node is not None:
            node.used = self.search
        return node

    def add(self, seat: Seat, key: Hashable, node: Node) -> None:
        node.used = self.search
        self._node_by_key[(seat, key)] = node

    def clear(self) -> None:
        self._node_by_key.clear()

    def is_full(self) -> bool:
        return len(self._node_by_key) >= self._most

    def drop_half(self) -> None:
        """Forgets those of the oldest searches, and of one search those least visited."""
        ranks = sorted([(node.used, node.visits) for node in self._node_by_key.values()])
        used, visits = ranks[len(ranks) // 2]
        self._node_by_key = {
            key: node
            for key, node in self._node_by_key.items()
            if node.used > used or (node.used == used and node.visits > visits)
        }
