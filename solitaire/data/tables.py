"""Range tables and grids, as printed on charts, that prove they have no gaps and no overlaps.

Reading them from files, and naming the line of a fault, is the work of resources.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

EntryT = TypeVar("EntryT")

_LABEL: Final = re.compile(
    r"(?P<most>-?\d{1,6}) or less"
    r"|(?P<least>-?\d{1,6})(?: or more|\+)"
    r"|(?P<low>-?\d{1,6})-(?P<high>-?\d{1,6})"
    r"|(?P<only>-?\d{1,6})",
    re.ASCII,
)


class Span:
    """The whole numbers from low to high; None is an open end."""

    __slots__ = ("high", "low")

    def __init__(self, low: int | None, high: int | None) -> None:
        if low is not None and high is not None and low > high:
            raise ValueError(f"the range {low}-{high} runs backward")
        self.low = low
        self.high = high

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Span) and self.low == other.low and self.high == other.high

    def __hash__(self) -> int:
        return hash((self.low, self.high))

    def __repr__(self) -> str:
        return f"parse_span({str(self)!r})"

    def __str__(self) -> str:
        """The label that parse_span() reads: "1 or less", "2-3", "6", "8 or more"."""
        if self.low is None:
            return "any" if self.high is None else f"{self.high} or less"
        if self.high is None:
            return f"{self.low} or more"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


def parse_span(label: str) -> Span:
    """A chart's own label as numbers; raises ValueError for anything else."""
    match = _LABEL.fullmatch(label)
    if match is None:
        raise ValueError(f"{label!r} is no range")
    parts = {name: int(text) for name, text in match.groupdict().items() if text is not None}
    if "only" in parts:
        return Span(parts["only"], parts["only"])
    return Span(
        parts.get("low", parts.get("least")),
        parts.get("high", parts.get("most")),
    )


def span_faults(spans: Sequence[Span], whole: Span) -> list[tuple[int, str]]:
    """Where the spans, in rising order, fail to cover `whole` exactly: (index, what is wrong)."""
    if not spans:
        return [(0, f"there is no row at all, and {whole} must be covered")]
    faults = []
    if spans[0].low != whole.low:
        faults.append((0, f"the first range is {spans[0]}, but the table must cover {whole}"))
    for index in range(1, len(spans)):
        fault = _seam_fault(spans[index - 1], spans[index])
        if fault:
            faults.append((index, fault))
    if spans[-1].high != whole.high:
        last = len(spans) - 1
        faults.append((last, f"the last range is {spans[-1]}, but the table must cover {whole}"))
    return faults


def _seam_fault(before: Span, after: Span) -> str:
    if before.high is None or after.low is None or after.low <= before.high:
        return f"{after} overlaps or precedes {before}"
    if after.low > before.high + 1:
        return f"there is a gap between {before} and {after}"
    return ""


class RangeTable(Generic[EntryT]):
    """One entry for every number within its whole span; open ends reach to infinity."""

    __slots__ = ("_entries", "_first", "entries", "spans", "whole")

    def __init__(self, spans: Sequence[Span], entries: Sequence[EntryT], whole: Span) -> None:
        if len(spans) != len(entries):
            raise ValueError(f"{len(spans)} ranges for {len(entries)} entries")
        faults = span_faults(spans, whole)
        if faults:
            raise ValueError("; ".join(fault for _, fault in faults))
        self.spans = tuple(spans)
        self.entries = tuple(entries)
        """As on the chart, one per row."""
        self.whole = whole
        self._first = _closed_low(spans[0])
        # Spread out to one entry per number: looking up is then one index, not a search.
        spread: list[EntryT] = []
        for span, entry in zip(spans, entries, strict=True):
            spread.extend([entry] * (_closed_high(span) - _closed_low(span) + 1))
        self._entries = tuple(spread)

    def lookup(self, number: int) -> EntryT:
        """The entry for this number; LookupError if it is outside the table."""
        index = number - self._first
        if index < 0:
            if self.whole.low is not None:
                raise LookupError(f"{number} is below the table, which covers {self.whole}")
            index = 0
        elif index >= len(self._entries):
            if self.whole.high is not None:
                raise LookupError(f"{number} is above the table, which covers {self.whole}")
            index = len(self._entries) - 1
        return self._entries[index]


def _closed_low(span: Span) -> int:
    if span.low is not None:
        return span.low
    return span.high if span.high is not None else 0


def _closed_high(span: Span) -> int:
    if span.high is not None:
        return span.high
    return span.low if span.low is not None else 0


class Grid:
    """Whole numbers by result (rows) and by something counted (columns)."""

    __slots__ = ("_rows", "cells", "columns", "rows")

    def __init__(
        self,
        rows: Sequence[Span],
        columns: Sequence[Span],
        cells: Sequence[Sequence[int]],
        whole_column: Span,
    ) -> None:
        self.rows = tuple(rows)
        self.columns = tuple(columns)
        self.cells = tuple(tuple(row) for row in cells)
        """cells[row][column], as on the chart."""
        tables = [RangeTable(columns, row, whole_column) for row in self.cells]
        self._rows = RangeTable(rows, tables, Span(None, None))

    def lookup(self, result: int, counted: int) -> int:
        """The cell; LookupError if no column is that low or high."""
        return self._rows.lookup(result).lookup(counted)
