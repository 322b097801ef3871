"""Solves a choice that two seats make unseen: a mixture that no answer gains much against.

The game says what kinds of situation a pair of choices leads to; what the facts of a kind are worth
is fitted to imagined games, with the game's own opinion as the prior. The matrix of all pairs is
then solved by regret matching, both seats at once, and more games are imagined where the mixtures
lie. Knows the interface of advice only.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ai.search.budget import Budget
from ai.search.playouts import Runner, roll
from ai.search.streams import Streams
from solitaire.advising import Advice, SealedGame
from solitaire.protocol import Chance, Decide, Over, Rules, Seat

Floats: TypeAlias = npt.NDArray[np.float64]

ROUNDS: Final = 4
"""Times that the mixtures are found anew while games are imagined."""
EXPLORED: Final = 0.5
"""Share of the imagined games whose choices are drawn evenly instead of from the mixtures."""
NOISE: Final = 0.2
"""Standard deviation of an imagined game's score."""
BASE_DOUBT: Final = 0.5
ITERATIONS: Final = 400
QUICK_ITERATIONS: Final = 60
"""Of regret matching: for the last mixtures, and between rounds."""
LEAST_SHARE: Final = 0.02
"""Choices with less than this part of the greatest share are left out of a mixture."""


class Solution(NamedTuple):
    """Mixtures of both seats and what the first may expect of each of its choices."""

    rows: Floats
    columns: Floats
    matrix: Floats

    @property
    def value(self) -> float:
        return float(self.rows @ self.matrix @ self.columns)

    def worths(self, seat: Seat) -> Floats:
        """What each choice of a seat brings it against the other's mixture."""
        if seat == 0:
            first: Floats = self.matrix @ self.columns
            return first
        second: Floats = 1.0 - self.rows @ self.matrix
        return second

    def exploitability(self) -> float:
        """What best answers to both mixtures gain together, halved."""
        return gain_against(self.matrix, self.rows, self.columns)


def gain_against(matrix: Floats, rows: Floats, columns: Floats) -> float:
    """The mean over both seats of what a best answer to the other's mixture gains."""
    return float((np.max(matrix @ columns) - np.min(rows @ matrix)) / 2.0)


def solve(matrix: Floats, iterations: int) -> tuple[Floats, Floats]:
    """Both mixtures by regret matching with regrets kept at nought or above, later ones counting
    more."""
    rows, columns = (np.full(size, 1.0 / size) for size in matrix.shape)
    regrets = [np.zeros(size) for size in matrix.shape]
    sums = [np.zeros(size) for size in matrix.shape]
    for number in range(1, iterations + 1):
        rows = _improved(regrets[0], rows, matrix @ columns)
        columns = _improved(regrets[1], columns, -(rows @ matrix))
        sums[0] += number * rows
        sums[1] += number * columns
    return sums[0] / sums[0].sum(), sums[1] / sums[1].sum()


def _improved(regrets: Floats, mixture: Floats, worths: Floats) -> Floats:
    """The next mixture; the regrets are added to."""
    regrets += worths - mixture @ worths
    np.maximum(regrets, 0.0, out=regrets)
    total = regrets.sum()
    return regrets / total if total > 0.0 else mixture


class SealedStudy:
    """One sealed choice, measured and solved."""

    def __init__(
        self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any], game: SealedGame[Any, Any]
    ) -> None:
        self.game = game
        self._rules = rules
        self._advice = advice
        self.tell: Callable[[], None] | None = None
        """Called now and then, while games are imagined."""
        self._shape = (len(game.plies[0]), len(game.plies[1]))
        self._kinds = np.array(game.kinds, np.int64).reshape(self._shape)
        facts = len(game.priors)
        self._facts = np.zeros((len(game.facts), facts + 1))
        """By kind; the last column is the base that every kind has."""
        for kind, found in enumerate(game.facts):
            self._facts[kind, found] = 1.0
        self._facts[:, facts] = 1.0
        self._costs = [np.array(costs) for costs in game.costs]
        means, doubts = np.array([*game.priors, 0.5]), np.array([*game.doubts, BASE_DOUBT])
        self._precision = np.diag(1.0 / doubts**2)
        self._evidence = means / doubts**2

    def run(self, budget: Budget, rng: Random) -> None:
        """Imagine games until the budget is spent; what was learnt is kept if it is stopped."""
        chance = Streams(rng.getrandbits(64))
        runner = Runner(self._rules, self._advice, self.game.horizon, chance)
        runner.begin(self.game.start, budget)
        found = self.solved(QUICK_ITERATIONS)
        for number in range(ROUNDS):
            until = (number + 1.0) / ROUNDS
            while budget.share_spent() < until and not budget.is_spent():
                self._imagine(runner, found, rng)
                budget.spend()
                if self.tell is not None and budget.is_time_to_tell():
                    self.tell()
            if number + 1 < ROUNDS:
                found = self.solved(QUICK_ITERATIONS)

    def solved(self, iterations: int) -> Solution:
        matrix = self.matrix()
        rows, columns = solve(matrix, iterations)
        return Solution(rows, columns, matrix)

    def matrix(self) -> Floats:
        """The first seat's score for every pair of choices, as far as is known by now."""
        by_kind = self._facts @ np.linalg.solve(self._precision, self._evidence)
        found: Floats = by_kind[self._kinds]
        found -= self._costs[0][:, None]
        found += self._costs[1][None, :]
        return found

    def _imagine(self, runner: Runner, found: Solution, rng: Random) -> None:
        """One game with a drawn pair of choices."""
        row = _drawn(found.rows, rng)
        column = _drawn(found.columns, rng)
        state = self._rules.copy(self.game.start)
        self._lay(state, (row, column), rng)
        score = float(runner.finish(state, self._advice.new_playout())[0])
        score += float(self._costs[0][row] - self._costs[1][column])
        facts = self._facts[self._kinds[row, column]]
        self._precision += np.outer(facts, facts) / NOISE**2
        self._evidence += facts * (score / NOISE**2)

    def _lay(self, state: Any, pair: tuple[int, int], rng: Random) -> None:
        """Both seats make these choices, whoever is asked first."""
        for _ in pair:
            asked = self._rules.pending(state)
            while isinstance(asked, Chance):
                self._rules.apply(state, roll(self._rules, state, rng))
                asked = self._rules.pending(state)
            assert isinstance(asked, Decide), "both seats choose"
            self._rules.apply(state, self.game.plies[asked.seat][pair[asked.seat]])
        assert not isinstance(self._rules.pending(state), Over)


def _drawn(mixture: Floats, rng: Random) -> int:
    if rng.random() < EXPLORED:
        return rng.randrange(len(mixture))
    point = rng.random() * float(mixture.sum())
    place = int(np.searchsorted(np.cumsum(mixture), point))
    return min(place, len(mixture) - 1)


def kept(mixture: Floats) -> Floats:
    """The mixture without what comes from the first, blind rounds only."""
    found = np.where(mixture >= LEAST_SHARE * mixture.max(), mixture, 0.0)
    shares: Floats = found / found.sum()
    return shares
