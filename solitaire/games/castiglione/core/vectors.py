"""The two kinds of arrays the rules use, in one place should librt's vectors ever change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

_NO_WORDS: Final = vec[i64]([0] * 64)
_NO_BYTES: Final = vec[u8]([0] * 64)
_ALL_NOWHERE: Final = vec[u8]([255] * 64)


def bytes_of(size: int, value: int = 0) -> vec[u8]:
    """An array of small numbers."""
    return vec[u8]([value] * size)


def words_of(size: int) -> vec[i64]:
    """An array of bit sets, all empty."""
    return vec[i64]([0] * size)


def floats_of(size: int) -> vec[float]:
    """An array of noughts."""
    zero = 0.0
    return vec[float]([zero] * size)


_NO_FLOATS: Final = floats_of(64)


def area_words() -> vec[i64]:
    """An empty number for every area; copied, which is ten times as fast as building it."""
    return _NO_WORDS[:]


def area_bytes() -> vec[u8]:
    return _NO_BYTES[:]


def area_floats() -> vec[float]:
    return _NO_FLOATS[:]


def area_nowheres() -> vec[u8]:
    """NOWHERE for every area."""
    return _ALL_NOWHERE[:]
