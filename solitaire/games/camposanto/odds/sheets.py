"""Odds as values: a title and rows. Numbers are Fractions; words are made at the end."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Row:
    """One result with its chance, or one reason with its number."""

    label: str
    chance: Fraction | None = None
    number: int | None = None
    rule: str = ""
    ply: str = ""
    """The order it belongs to, in notation; empty if it belongs to none."""


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    rows: tuple[Row, ...] = ()
    remarks: tuple[str, ...] = ()
    ply: str = ""
    """The order whose result this is, in notation; empty if it belongs to none."""
