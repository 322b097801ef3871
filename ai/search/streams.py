"""Chance for imagined games that are compared with each other.

Numbers drawn from one stream shift as soon as one game rolls a die more than the other, and from
there on the games have nothing in common. Here every moment of a game has numbers of its own, so
that games which differ in one order still meet the same enemy plans and, in the other battles, the
same dice.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

_WORD: Final = 0xFFFFFFFF
_STEP: Final = 0x1E3779B1
_FIRST: Final = 0x7FEB352D
_SECOND: Final = 0x2C1B3C6D
"""Below 2 ** 31, so that a product with a word of 32 bits stays below 2 ** 63."""
_PART: Final = 1.0 / 4294967296.0


@final
class Draws:
    """The numbers themselves: begin() a game, turn_to() a moment of it, draw."""

    def __init__(self) -> None:
        self._counts: dict[int, int] = {}
        """Numbers drawn before, by moment: one that comes again goes on where it was."""
        self._seed: i64 = 0
        self._key: i64 = 0
        self._moment = 0
        self._count: i64 = 0

    def begin(self, number: int) -> None:
        self._counts.clear()
        self._seed = mixed(number & _WORD, number >> 32)
        self._key = self._seed
        self._moment = 0
        self._count = 0

    def turn_to(self, moment: int) -> None:
        if moment == self._moment:
            return
        self._counts[self._moment] = int(self._count)
        self._moment = moment
        self._count = self._counts.get(moment, 0)
        self._key = mixed(self._seed, moment) if moment else self._seed

    def random(self) -> float:
        self._count += 1
        return float(mixed(self._key, self._count)) * _PART


@mypyc_attr(native_class=False)
class Streams(Random):
    """Draws as Random does, so that whoever takes chances can use it."""

    def seed(self, a: Any = None, version: int = 2) -> None:
        super().seed(a, version)
        if not hasattr(self, "draws"):
            self.draws = Draws()
            # Found before the method of the class, and four times as fast as one that asks draws.
            self.random = self.draws.random  # type: ignore[method-assign]
        self.draws.begin(int(super().random() * 4294967296.0))

    def getrandbits(self, k: int, /) -> int:
        found = 0
        for _ in range(0, k, 32):
            found = found << 32 | int(self.draws.random() * 4294967296.0)
        return found >> (-k % 32)


def mixed(word: i64, number: i64) -> i64:
    """A word of 32 bits that looks drawn by lot: the same for the same two numbers."""
    low = number & _WORD
    high = (number >> 32) & _WORD
    found = (word + low * _STEP) & _WORD
    found = _stirred(found)
    if high:
        found = _stirred((found + high * _STEP) & _WORD)
    return found


def _stirred(word: i64) -> i64:
    word ^= word >> 16
    word = (word * _FIRST) & _WORD
    word ^= word >> 15
    word = (word * _SECOND) & _WORD
    return word ^ (word >> 16)
