"""Paired games between two contestants: the same dice twice, seats swapped."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from solitaire.protocol import Chance, Decide, Over
from tests.peers.bridge import AnyRules
from tests.peers.contestants import Contestant


class Tally:
    """Scores of the first contestant, pair by pair."""

    def __init__(self) -> None:
        self.pairs: list[float] = []
        self.won = 0
        self.drawn = 0
        self.games = 0

    def add(self, scores: list[float]) -> None:
        self.pairs.append(sum(scores) / len(scores))
        for score in scores:
            self.games += 1
            self.won += score > 0.5
            self.drawn += score == 0.5

    @property
    def mean(self) -> float:
        return sum(self.pairs) / len(self.pairs)

    @property
    def reach(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        count = len(self.pairs)
        if count < 2:
            return 1.0
        variance = sum((pair - self.mean) ** 2 for pair in self.pairs) / (count - 1)
        return 1.96 * sqrt(variance / count)

    @property
    def wins(self) -> float:
        """Share of games won, draws half, whatever the size of a win."""
        return (self.won + self.drawn / 2) / self.games


def play_match(
    rules: AnyRules,
    first: Contestant,
    second: Contestant,
    games: int,
    seed: int,
    tell: Callable[[Tally], None] | None = None,
) -> Tally:
    tally = Tally()
    for number in range(games // 2):
        scores = []
        for first_seat in (0, 1):
            table = [first, second] if first_seat == 0 else [second, first]
            scores.append(_play(rules, table, seed + number)[first_seat])
        tally.add(scores)
        if tell is not None:
            tell(tally)
    return tally


def _play(rules: AnyRules, table: list[Contestant], seed: int) -> tuple[float, ...]:
    dice = Random(seed)
    for seat, contestant in enumerate(table):
        contestant.begin(2 * seed + seat)
    state = rules.start({})
    while not isinstance(pending := rules.pending(state), Over):
        rules.apply(state, _next_ply(rules, state, pending, table, dice))
    return pending.scores


def _next_ply(
    rules: AnyRules, state: Any, pending: Decide | Chance, table: list[Contestant], dice: Random
) -> Any:
    if isinstance(pending, Chance):
        plies, weights = zip(*rules.outcomes(state), strict=True)
        return dice.choices(plies, weights)[0]
    # Also asked where there is no choice: a plan that is being carried out goes on by that.
    return table[pending.seat].choose(state, pending.seat, len(rules.actions(state)))
