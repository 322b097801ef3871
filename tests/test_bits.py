"""Sets of small numbers as bits: the arithmetic that everything else counts with."""

from __future__ import annotations

from random import Random

from solitaire.bits import lowest, members, size
from tests.seeds import base_seed


def test_the_lowest_member_is_found_wherever_it_is() -> None:
    rng = Random(base_seed())
    for place in range(63):
        above = rng.getrandbits(62 - place) << (place + 1)
        assert lowest(1 << place) == place
        assert lowest(1 << place | above) == place


def test_the_highest_bit_is_a_member_too() -> None:
    assert lowest(-(1 << 63)) == 63


def test_members_come_in_rising_order_and_are_counted() -> None:
    rng = Random(base_seed())
    for _ in range(200):
        chosen = sorted(rng.sample(range(63), rng.randrange(20)))
        bits = sum(1 << place for place in chosen)
        assert members(bits) == chosen
        assert size(bits) == len(chosen)
