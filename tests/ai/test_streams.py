"""Chance that stays the same where two imagined games have not parted."""

from __future__ import annotations

from ai.search.streams import Streams


def test_a_moment_has_its_own_numbers_whatever_was_drawn_before() -> None:
    one, other = Streams(1), Streams(1)
    one.draws.begin(9)
    other.draws.begin(9)
    one.draws.turn_to(4)
    for _ in range(3):
        one.random()
    other.draws.turn_to(4)
    other.random()
    one.draws.turn_to(5)
    other.draws.turn_to(5)
    assert [one.random() for _ in range(5)] == [other.random() for _ in range(5)]


def test_a_moment_that_comes_again_does_not_repeat_its_numbers() -> None:
    rng = Streams(1)
    rng.draws.begin(9)
    rng.draws.turn_to(4)
    first = rng.random()
    rng.draws.turn_to(5)
    rng.random()
    rng.draws.turn_to(4)
    assert rng.random() != first


def test_numbers_are_spread_evenly_over_games_moments_and_draws() -> None:
    rng, counts = Streams(1), [0] * 10
    for game in range(20):
        rng.draws.begin(game * 2**33 + 7)
        for moment in range(1, 51):
            rng.draws.turn_to(moment * 1024)
            for _ in range(4):
                counts[int(rng.random() * 10)] += 1
    assert min(counts) > 340
    assert max(counts) < 460


def test_whole_numbers_and_shuffling_follow_from_the_game() -> None:
    rng = Streams(3)
    rng.draws.begin(8)
    first = [rng.randrange(100) for _ in range(5)], rng.sample(range(20), 5)
    rng.draws.begin(8)
    assert ([rng.randrange(100) for _ in range(5)], rng.sample(range(20), 5)) == first
