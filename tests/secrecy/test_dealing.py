"""Dealing identities: every consistent assignment, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, factorial, prod, sqrt
from random import Random

import pytest

from solitaire.games.castiglione.fog.deal import (
    JOKER,
    Group,
    count_deals,
    deal,
    groups_of,
)
from solitaire.games.castiglione.terms import DUMMY
from tests.secrecy.table import RULES, sampled_moments
from tests.seeds import base_seed

DEALS_PER_WAY = 60
JOKERS = 1 << 9


def bits(text: str) -> int:
    """Suspects as digits, a star for "or a dummy"."""
    return sum(JOKERS if sign == "*" else 1 << int(sign) for sign in text)


def masks(text: str) -> tuple[int, ...]:
    return tuple(bits(word) for word in text.split())


def all_ways(suspects: tuple[int, ...]) -> set[tuple[int, ...]]:
    """By trying everything: each real counter that is suspected anywhere stands in one slot."""
    reals = {n for mask in suspects for n in range(9) if mask >> n & 1}
    numbers = [[n for n in range(10) if mask >> n & 1] for mask in suspects]
    return {
        way
        for way in product(*numbers)
        if reals == {n for n in way if n != 9} and len(reals) == sum(n != 9 for n in way)
    }


RING = "01 12 23 30"
CASES = (
    "0 1 2",
    "01 01",
    "01* 01* 01*",
    "012 012 012 3",
    "0* 01* 1* *",
    RING,
    "012* 012* 34* 34* 234*",
    "0123* 0123* 0123* 0123* 0123* 0123*",
    "01 012* 23* 23* 3*",
    "0 01 012 0123 0123*",
    "01* 01* 23* 23* 45 45 *",
)


@pytest.mark.parametrize("case", CASES)
def test_the_number_of_deals_is_that_of_trying_everything(case: str) -> None:
    suspects = masks(case)
    assert count_deals(suspects, JOKERS) == len(all_ways(suspects))


def test_the_number_of_deals_of_a_large_army_is_exact() -> None:
    """Twenty brigades and ten dummies in thirty alike counters: 30! / 10! ways."""
    everybody = (1 << 20) - 1
    suspects = (everybody | 1 << 40,) * 30
    assert count_deals(suspects, 1 << 40) == factorial(30) // factorial(10)


def test_contradicting_suspicions_have_no_deal() -> None:
    assert count_deals(masks("0 0"), JOKERS) == 0
    assert count_deals(masks("01 01 01"), JOKERS) == 0


def chi_square(counts: Counter[tuple[int, ...]], ways: int) -> float:
    expected = counts.total() / ways
    unseen = (ways - len(counts)) * expected
    return unseen + sum((count - expected) ** 2 / expected for count in counts.values())


def limit(ways: int) -> float:
    """Passed by chance less than once in a hundred thousand (Wilson and Hilferty, z = 4.3)."""
    free = max(1, ways - 1)
    return free * (1 - 2 / (9 * free) + 4.3 * sqrt(2 / (9 * free))) ** 3


def draws(suspects: tuple[int, ...], count: int) -> Iterator[tuple[int, ...]]:
    rng = Random(base_seed())
    for _ in range(count):
        yield tuple(deal(suspects, JOKERS, rng))


@pytest.mark.parametrize("case", CASES)
def test_exact_dealing_reaches_all_ways_evenly(case: str) -> None:
    suspects = masks(case)
    ways = all_ways(suspects)
    counts = Counter(draws(suspects, DEALS_PER_WAY * len(ways)))
    assert set(counts) == ways
    assert chi_square(counts, len(ways)) < limit(len(ways))


@pytest.mark.parametrize("case", [case for case in CASES if case != RING])
def test_shuffled_dealing_reaches_all_ways_evenly(case: str) -> None:
    """The way of large groups, on cases that are small enough to be enumerated."""
    suspects = masks(case)
    ways = all_ways(suspects)
    counts = Counter(shuffles(suspects, DEALS_PER_WAY * len(ways)))
    assert set(counts) == ways
    assert chi_square(counts, len(ways)) < limit(len(ways))


def test_shuffled_dealing_turns_a_ring() -> None:
    suspects = masks(RING)
    assert set(shuffles(suspects, 200)) == all_ways(suspects)


def shuffles(suspects: tuple[int, ...], count: int) -> Iterator[tuple[int, ...]]:
    rng = Random(base_seed())
    reals = sorted({n for mask in suspects for n in range(9) if mask >> n & 1})
    group = Group(list(range(len(suspects))), list(suspects), reals, JOKERS)
    group.base = group._any_deal()
    for _ in range(count):
        yield tuple(9 if one == JOKER else one for one in group.shuffle(rng))


def test_large_groups_of_real_games_are_shuffled_to_the_exact_shares() -> None:
    """Who stands where how often: the same by shuffling as by exact dealing."""
    rng = Random(base_seed())
    found = large_groups(rng)
    assert len(found) >= 3
    for group in found:
        shuffled, exact = (
            Counter((slot, one) for _ in range(300) for slot, one in enumerate(draw(rng)))
            for draw in (group.shuffle, group.draw_exactly)
        )
        cells = set(shuffled) | set(exact)
        square = sum((shuffled[c] - exact[c]) ** 2 / (shuffled[c] + exact[c]) for c in cells)
        assert square < limit(len(cells))


def large_groups(rng: Random) -> list[Group]:
    """Of fog games: too large to be dealt exactly, small enough to be counted here."""
    groups: list[Group] = []
    for moment in sampled_moments("fog", 120, rng):
        view = RULES.view(moment.state, 0)
        dummies = moment.state.of_kind(1, DUMMY)
        joker = dummies & -dummies
        suspects = [
            mask & ~dummies | joker if mask & dummies else mask for _, mask, *_ in view.slots
        ]
        groups += [group for group in groups_of(tuple(suspects), joker) if is_countable(group)]
        if len(groups) >= 3:
            break
    return groups


def is_countable(group: Group) -> bool:
    return not group.is_exact and prod(room + 1 for room in group.rooms) < 3000


def test_shares_of_areas_follow_the_exact_numbers() -> None:
    suspects = (0b111111 | JOKERS,) * 12
    rng = Random(base_seed())
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4000):
        hand = deal(suspects, JOKERS, rng)
        counts[(sum(one != 9 for one in hand[:5]),)] += 1
    exact = {(k,): comb(6, k) * comb(6, 5 - k) / comb(12, 5) for k in range(6)}
    square = sum((counts[k] - 4000 * p) ** 2 / (4000 * p) for k, p in exact.items())
    assert square < limit(6)
