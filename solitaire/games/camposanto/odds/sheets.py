"""Odds as values: a title and rows. Numbers are Fractions; words are made at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
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
    remarks: tuple[str, ...] = field(default=())

    def lines(self) -> list[str]:
        """For the terminal."""
        return [self.title, *(f"  {row_text(row)}" for row in self.rows), *self.remarks]

    def as_json(self) -> dict[str, object]:
        return {
            "title": self.title,
            "rows": [_row_json(row) for row in self.rows],
            "remarks": list(self.remarks),
        }


def row_text(row: Row) -> str:
    words = [row.label]
    if row.number is not None:
        words.append(f"{row.number:+d}" if row.number else "0")
    if row.chance is not None:
        words.append(percent(row.chance))
    if row.rule:
        words.append(f"[{row.rule}]")
    return " ".join(words)


def percent(chance: Fraction) -> str:
    return f"{100 * float(chance):.1f} %"


def _row_json(row: Row) -> dict[str, object]:
    found: dict[str, object] = {"label": row.label}
    if row.chance is not None:
        found["chance"] = str(row.chance)
    if row.number is not None:
        found["number"] = row.number
    if row.rule:
        found["rule"] = row.rule
    if row.ply:
        found["ply"] = row.ply
    return found
