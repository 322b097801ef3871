"""The two kinds of arrays the rules use, in one place should librt's vectors ever change."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


def bytes_of(size: int, value: int = 0) -> vec[u8]:
    """An array of small numbers."""
    return vec[u8]([value] * size)


def words_of(size: int) -> vec[i64]:
    """An array of bit sets, all empty."""
    return vec[i64]([0] * size)
