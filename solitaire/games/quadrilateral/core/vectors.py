"""The one kind of array the rules use, in one place should librt's vectors ever change."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def numbers(size: int, value: int = 0) -> vec[i64]:
    return vec[i64]([value] * size)


def numbers_of(values: list[int]) -> vec[i64]:
    return vec[i64](values)
