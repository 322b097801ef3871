"""Imagined games beyond the tree: judged at the horizon, played out, or both."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ai.search.budget import Budget, Limit
from ai.search.playouts import Runner
from ai.search.streams import Streams
from tests.toys.plans import RULES, ColumnsAdvice, State

JUDGED = 0.9


class Judging(ColumnsAdvice):
    """Holds the game for as good as won as soon as every column has been sent."""

    def __init__(self, trust: float) -> None:
        self._trust = trust

    def clock(self, state: State) -> int:
        return len(state.places) // 4

    def value(self, state: State) -> Sequence[float]:
        return (JUDGED, 1.0 - JUDGED)

    def trust(self, state: State) -> float:
        return self._trust


def score(advice: ColumnsAdvice, horizon: int) -> float:
    """Of one imagined game; the same chance every time."""
    state = RULES.start({})
    runner = Runner(RULES, advice, horizon, Streams(1))
    runner.begin(state, Budget(1, Limit()))
    runner.draws.begin(3)
    return float(runner.finish(state, advice.new_playout())[0])


def test_a_judgement_that_is_trusted_ends_the_game() -> None:
    assert score(Judging(1.0), 1) == JUDGED


def test_a_judgement_counts_by_the_trust_in_it() -> None:
    to_the_end = score(Judging(1.0), 99)
    assert to_the_end != pytest.approx(JUDGED)
    assert score(Judging(0.0), 1) == to_the_end
    assert score(Judging(0.25), 1) == pytest.approx(0.25 * JUDGED + 0.75 * to_the_end)
