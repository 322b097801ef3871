"""Figures of a match against textbook values and against simulated matches with known truth."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import pytest

from ai.arena.statistics import (
    BETTER,
    NOT_BETTER,
    SequentialTest,
    elo_of,
    score_of,
    standing,
    wilson,
)

Draw = Callable[[Random], float]


def independent(share: float) -> Draw:
    return lambda rng: ((rng.random() < share) + (rng.random() < share)) / 2


def drawish(rng: Random) -> float:
    return sum(rng.choices((0.0, 0.5, 1.0), (1, 6, 3), k=2)) / 2


def lopsided(rng: Random) -> float:
    """One side wins nine times of ten, whoever plays it: a pair is 1-1 nearly always."""
    return ((rng.random() < 0.95) + (rng.random() < 0.15)) / 2


def test_wilson_agrees_with_the_textbook() -> None:
    assert wilson(0.9, 10) == pytest.approx((0.5958, 0.9821), abs=1e-4)
    assert wilson(1.0, 100) == pytest.approx((0.9630, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_elo_and_score_are_inverse() -> None:
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert score_of(elo_of(0.9)) == pytest.approx(0.9)
    assert elo_of(0.0) == -math.inf
    assert elo_of(1.0) == math.inf


def test_hundred_won_games_leave_a_lower_bound() -> None:
    found = standing([1.0] * 50)
    assert found.interval == pytest.approx(wilson(1.0, 100), abs=0.003)
    assert found.elo == math.inf
    assert found.elo_interval.low == pytest.approx(566, abs=15)
    assert found.elo_interval.high == math.inf
    assert standing([0.0] * 50).elo_interval.low == -math.inf
    assert found.superiority > 0.999999


def test_nothing_is_known_without_pairs() -> None:
    found = standing([])
    assert (found.score, found.superiority, found.interval) == (0.5, 0.5, (0.0, 1.0))


def test_players_are_treated_alike() -> None:
    scores = [1.0, 0.75, 0.25, 0.5, 1.0]
    found, mirrored = standing(scores), standing([1.0 - score for score in scores])
    assert mirrored.elo == pytest.approx(-found.elo)
    assert mirrored.interval.low == pytest.approx(1.0 - found.interval.high)
    assert mirrored.superiority == pytest.approx(1.0 - found.superiority)


def test_superiority_and_interval_tell_the_same() -> None:
    """The score is above one half with 97.5 % exactly where the 95 % interval leaves it out."""
    for wins in range(21):
        found = standing([1.0] * wins + [0.0] * (20 - wins))
        assert (found.superiority > 0.975) == (found.interval.low > 0.5)


@pytest.mark.parametrize(
    ("draw", "truth"),
    [
        (independent(0.5), 0.5),
        (independent(0.75), 0.75),
        (independent(0.95), 0.95),
        (drawish, 0.6),
        (lopsided, 0.55),
    ],
)
@pytest.mark.parametrize("pairs", [15, 50])
def test_interval_holds_the_truth_as_often_as_it_says(draw: Draw, truth: float, pairs: int) -> None:
    rng, held = Random(pairs), 0
    for _ in range(1000):
        low, high = standing([draw(rng) for _ in range(pairs)]).interval
        held += low <= truth <= high
    assert held >= 935


def test_pairing_makes_the_interval_narrow_where_a_side_is_favoured() -> None:
    rng = Random(1)
    paired = standing([lopsided(rng) for _ in range(100)])
    low, high = paired.interval
    alone_low, alone_high = wilson(paired.score, 200)
    assert high - low < 0.7 * (alone_high - alone_low)


# -- sequential test ------------------------------------------------------------------------------


def test_bounds_are_those_of_wald() -> None:
    assert SequentialTest(0, 20).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)


def test_ratio_of_won_and_lost_pairs_is_binomial() -> None:
    """Without pairs between 0 and 1 the model has one free share, so the ratio is in every book."""
    test = SequentialTest(0, 100)
    low, high = score_of(0), score_of(100)
    expected = 60 * math.log(high / low) + 40 * math.log((1 - high) / (1 - low))
    scores = [1.0] * 60 + [0.0] * 40
    assert test.likelihood_ratio(scores) == pytest.approx(expected, abs=0.01)


def test_ratio_falls_when_the_players_change_places() -> None:
    test = SequentialTest(-30, 30)
    scores = [1.0, 0.75, 0.5, 0.75, 0.25]
    there = test.likelihood_ratio(scores)
    assert there > 0
    assert test.likelihood_ratio([1.0 - score for score in scores]) == pytest.approx(-there)


@pytest.mark.parametrize(("elo", "wrong"), [(0, BETTER), (150, NOT_BETTER)])
def test_errs_no_more_often_than_promised(elo: float, wrong: str) -> None:
    test, rng, errors, pairs_needed = SequentialTest(0, 150), Random(7), 0, 0
    for _ in range(120):
        scores: list[float] = []
        decided = None
        while decided is None:
            known = len(scores)
            scores += [independent(score_of(elo))(rng) for _ in range(10)]
            decided = test.decided_after(scores, known)
        errors += test.verdict(scores[:decided]) == wrong
        pairs_needed += decided
    assert errors <= 13  # 6 expected at most; 13 has a chance of one in two hundred
    assert pairs_needed / 120 < 40


def test_answer_depends_on_the_order_of_pairs_only_by_where_it_stops() -> None:
    test = SequentialTest(0, 200)
    scores = [1.0] * 30 + [0.0] * 30
    decided = test.decided_after(scores)
    assert decided is not None
    assert decided < 30
    assert test.verdict(scores[:decided]) == BETTER
    assert test.decided_after(scores[: decided - 1]) is None
    assert test.decided_after(list(reversed(scores))) != decided
