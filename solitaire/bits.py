"""Sets of small numbers as the bits of one integer; used for areas and counters.

Measured on the 60-area map: a flood fill takes 0.9 microseconds compiled, 64 interpreted.
"""

from __future__ import annotations

from mypy_extensions import i64


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty.

    The lowest bit is folded into 32 bits, because mypyc keeps constants of more than 62 bits as
    Python integers, and no test depends on another, so that nothing is compiled to a jump. Together
    the two had taken a fifth of a search's time.
    """
    low = bits & -bits
    folded = (low | low >> 32) & 0xFFFFFFFF
    index: i64 = 0
    if folded & 0xAAAAAAAA:
        index += 1
    if folded & 0xCCCCCCCC:
        index += 2
    if folded & 0xF0F0F0F0:
        index += 4
    if folded & 0xFF00FF00:
        index += 8
    if folded & 0xFFFF0000:
        index += 16
    if low & -0x100000000:
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
    """The members in ascending order. For text and tests: inner loops use lowest()."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found
