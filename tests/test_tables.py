"""Range tables and grids: what they prove about themselves, and looking things up."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from solitaire.data.tables import (
    Grid,
    RangeTable,
    Span,
    parse_span,
    span_faults,
)

ANY = Span(None, None)


@pytest.mark.parametrize(
    ("label", "low", "high"),
    [
        ("1 or less", None, 1),
        ("-2 or less", None, -2),
        ("6", 6, 6),
        ("2-3", 2, 3),
        ("-2--1", -2, -1),
        ("8 or more", 8, None),
        ("25+", 25, None),
    ],
)
def test_labels_of_charts(label: str, low: int | None, high: int | None) -> None:
    assert parse_span(label) == Span(low, high)


@pytest.mark.parametrize(
    "label", ["", "x", "5-4", "1 or", "or less", "1-2-3", "1,5", " 1", "1_0", "٣", "9" * 5000]
)
def test_other_labels_are_refused(label: str) -> None:
    with pytest.raises(ValueError, match="range"):
        parse_span(label)


@given(some.integers(-99, 99), some.integers(0, 99), some.booleans(), some.booleans())
def test_span_reads_back_what_it_prints(
    low: int, length: int, open_low: bool, open_high: bool
) -> None:
    span = Span(None if open_low else low, None if open_high else low + length)
    if span != ANY:
        assert parse_span(str(span)) == span


def spans(*labels: str) -> list[Span]:
    return [parse_span(label) for label in labels]


@pytest.mark.parametrize(
    ("labels", "index", "words"),
    [
        (("1 or less", "3-4", "5+"), 1, "gap between 1 or less and 3-4"),
        (("1 or less", "1-4", "5+"), 1, "1-4 overlaps"),
        (("1 or less", "5+", "2-4"), 2, "2-4 overlaps or precedes"),
        (("1", "2+"), 0, "the first range is 1"),
        (("1 or less", "2"), 1, "the last range is 2"),
        ((), 0, "no row at all"),
    ],
)
def test_gap_and_overlap_are_found(labels: tuple[str, ...], index: int, words: str) -> None:
    faults = span_faults(spans(*labels), ANY)
    assert [found for found, message in faults if words in message] == [index]
    with pytest.raises(ValueError, match=words):
        RangeTable(spans(*labels), labels, ANY)


@given(some.lists(some.integers(1, 5), min_size=1, max_size=8), some.integers(-20, 20))
def test_lookup_agrees_with_a_search(lengths: list[int], start: int) -> None:
    """Any table built of spans of these lengths gives each number the span that holds it."""
    edges = [start]
    for length in lengths:
        edges.append(edges[-1] + length)
    rows = [Span(None, start), *(Span(a + 1, b) for a, b in pairwise(edges))]
    rows.append(Span(edges[-1] + 1, None))
    table = RangeTable(rows, rows, ANY)
    for number in range(start - 5, edges[-1] + 6):
        span = table.lookup(number)
        assert span.low is None or span.low <= number
        assert span.high is None or number <= span.high


def test_a_closed_table_refuses_what_lies_outside() -> None:
    table = RangeTable(spans("1-3", "4"), ("few", "four"), Span(1, 4))
    assert [table.lookup(number) for number in (1, 3, 4)] == ["few", "few", "four"]
    for number in (0, 5):
        with pytest.raises(LookupError, match="covers 1-4"):
            table.lookup(number)


def test_grid_holds_its_ends() -> None:
    grid = Grid(
        spans("0 or less", "1+"), spans("1-4", "5+"), [[0, 1], [2, 3]], whole_column=Span(1, None)
    )
    assert [grid.lookup(-9, 1), grid.lookup(0, 99), grid.lookup(1, 4), grid.lookup(7, 5)] == [
        0,
        1,
        2,
        3,
    ]
    with pytest.raises(LookupError):
        grid.lookup(1, 0)


def test_grid_with_a_short_row_is_refused() -> None:
    with pytest.raises(ValueError, match="2 ranges for 1 entries"):
        Grid(spans("0 or less", "1+"), spans("1-4", "5+"), [[0, 1], [2]], Span(1, None))
