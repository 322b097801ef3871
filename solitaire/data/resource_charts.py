"""Range tables and grids read from CSV files, with the line of every gap and overlap.

A chart with a fault is noted and gives a harmless table, like everything that is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from solitaire.data.problems import WHOLE_FILE
from solitaire.data.resource_csv import Row, Table
from solitaire.data.tables import (
    Grid,
    RangeTable,
    Span,
    parse_span,
    span_faults,
)

EntryT = TypeVar("EntryT")

ANY_RESULT: Final = Span(None, None)
"""What a table of modified die rolls must cover."""
ONE_OR_MORE: Final = Span(1, None)
ZERO_OR_MORE: Final = Span(0, None)

_HOW_TO_WRITE_A_RANGE: Final = (
    'Write a range as "2", "2-3", "1 or less", "8 or more" or "8+", in rising order, without'
    " gap or overlap"
)


def read_ranges(
    table: Table, column: str, whole: Span, entry: Callable[[Row, Span], EntryT]
) -> RangeTable[EntryT]:
    """A table with one row per range; `entry` reads the rest of a row."""
    spans = _row_spans(table, column)
    entries = [entry(row, span or whole) for row, span in zip(table, spans, strict=False)]
    sound = _sound(table, column, spans, whole)
    if sound:
        return RangeTable(sound, entries, whole)
    return RangeTable([whole], [entry(Row(table, WHOLE_FILE, {}), whole)], whole)


def read_grid(table: Table, whole_column: Span, low: int, high: int) -> Grid:
    """A grid of numbers within bounds. Columns: the result, one per range, the basis."""
    first = table.columns[0] if table.columns else ""
    cells = []
    for row in table:
        cells.append([row.integer(name, low, high) for name in table.columns[1:-1]])
        row.basis()
    rows = _sound(table, first, _row_spans(table, first), ANY_RESULT)
    columns = column_spans(table, whole_column)
    if rows and columns:
        return Grid(rows, columns, cells, whole_column)
    return Grid([ANY_RESULT], [whole_column], [[low]], whole_column)


def column_spans(table: Table, whole: Span) -> list[Span]:
    """The spans of the columns between the first and the last; none if they are not sound."""
    if not table.usable:
        return []
    try:
        spans = [parse_span(label) for label in table.columns[1:-1]]
    except ValueError as error:
        table.problem(table.header_line, f"column labels: {error}", _HOW_TO_WRITE_A_RANGE)
        return []
    faults = span_faults(spans, whole)
    for _, fault in faults:
        table.problem(table.header_line, f"column labels: {fault}", _HOW_TO_WRITE_A_RANGE)
    return [] if faults else spans


def _row_spans(table: Table, column: str) -> list[Span | None]:
    """The span of every row; None where there is none, which is noted."""
    spans: list[Span | None] = []
    for row in table:
        try:
            spans.append(parse_span(row.optional(column)))
        except ValueError as error:
            spans.append(None)
            if not row.broken:
                row.problem(f"{column}: {error}", _HOW_TO_WRITE_A_RANGE)
    return spans


def _sound(table: Table, column: str, maybe_spans: list[Span | None], whole: Span) -> list[Span]:
    """The spans if they cover the whole exactly, else none, which is noted."""
    spans = [span for span in maybe_spans if span is not None]
    if not spans or len(spans) < len(maybe_spans):
        return []
    faults = span_faults(spans, whole)
    for index, fault in faults:
        table.rows[index].problem(f"{column}: {fault}", _HOW_TO_WRITE_A_RANGE)
    return [] if faults else spans
