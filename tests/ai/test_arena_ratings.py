"""Ratings from many matches, against truth that is known."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ai.arena.ratings import Meeting, NotConnected, ratings
from ai.arena.statistics import score_of, standing

TRUTH = {"random": 0.0, "staff": 250.0, "search:1": 330.0, "search:8": 600.0}


def simulated(seed: int, pairs: int) -> list[Meeting]:
    rng, meetings = Random(seed), []
    for first, second in combinations(TRUTH, 2):
        share = score_of(TRUTH[first] - TRUTH[second])
        scores = [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(pairs)]
        meetings.append(Meeting(first, second, standing(scores)))
    return meetings


def test_intervals_hold_the_truth() -> None:
    held = 0
    for seed in range(60):
        for rating in ratings(simulated(seed, 40), "random"):
            low, high = rating.interval
            held += rating.player != "random" and low <= TRUTH[rating.player] <= high
    assert held / 180 >= 0.9


def test_best_player_comes_first_and_the_anchor_stands_still() -> None:
    found = ratings(simulated(1, 400), "random")
    assert [rating.player for rating in found] == ["search:8", "search:1", "staff", "random"]
    assert found[-1].elo == 0.0
    assert found[-1].games == 3 * 800
    moved = ratings(simulated(1, 400), "staff", 1000.0)
    for rating, again in zip(found, moved, strict=True):
        assert again.elo - rating.elo == pytest.approx(moved[2].elo - found[2].elo, abs=0.01)


def test_two_players_agree_with_their_match() -> None:
    found = standing([1.0, 0.5, 0.75, 1.0, 0.5] * 40)
    best = ratings([Meeting("a", "random", found)], "random")[0]
    assert best.elo == pytest.approx(found.elo, abs=2)
    assert best.interval == pytest.approx(found.elo_interval, abs=12)


def test_player_that_never_lost_still_has_a_rating() -> None:
    best = ratings([Meeting("search", "random", standing([1.0] * 50))], "random")[0]
    assert 800 < best.elo < 1100
    assert best.interval.low > 300


def test_players_without_a_common_opponent_cannot_be_rated() -> None:
    apart = [
        Meeting("a", "random", standing([0.5])),
        Meeting("b", "c", standing([0.5])),
    ]
    with pytest.raises(NotConnected, match="from random to b, c"):
        ratings(apart, "random")
    with pytest.raises(NotConnected, match="from staff to a, random"):
        ratings(apart[:1], "staff")
