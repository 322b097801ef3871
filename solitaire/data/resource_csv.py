"""CSV files as rows of typed cells. Lines that begin with # are comments.

A line is a row: cells cannot contain line breaks, so the line of a fault is always true.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, Generic, TypeVar

from solitaire.data.basis import HOW_TO_WRITE_A_BASIS, is_basis
from solitaire.data.problems import WHOLE_FILE, Problems

ItemT = TypeVar("ItemT")

_INTEGER: Final = re.compile(r"[+-]?\d{1,9}", re.ASCII)
_NUMBER: Final = re.compile(r"[+-]?\d{1,9}(\.\d{1,9})?", re.ASCII)
_ID: Final = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class Table:
    """The rows of a CSV file."""

    def __init__(self, path: str, problems: Problems) -> None:
        self.path = path
        self.problems = problems
        self.header_line = WHOLE_FILE
        self.columns: tuple[str, ...] = ()
        self.rows: list[Row] = []
        self.usable = False
        """False if the file or its header cannot be trusted, which has been noted."""

    def __iter__(self) -> Iterator[Row]:
        """The rows, or nothing if the file is not usable."""
        return iter(self.rows if self.usable else ())

    def problem(self, line: int, message: str, remedy: str) -> None:
        self.problems.add(self.path, line, message, remedy)

    def expect_columns(self, columns: Sequence[str]) -> None:
        """Notes every missing and every unknown column."""
        if not self.usable:
            return
        header = f"the header must name: {', '.join(columns)}"
        for column in columns:
            if column not in self.columns:
                self.refuse_header(f"the column {column!r} is missing", f"Add it; {header}")
        for column in self.columns:
            if column not in columns:
                self.refuse_header(f"the column {column!r} is unknown", f"Remove it; {header}")

    def expect_ends(self, first: str, last: str) -> None:
        """Notes if the first and the last column are others."""
        if not self.usable:
            return
        if len(self.columns) < 3 or (self.columns[0], self.columns[-1]) != (first, last):
            message = f"the columns must run from {first!r} over the labels to {last!r}"
            self.refuse_header(message, "Restore the header line")

    def refuse_header(self, message: str, remedy: str) -> None:
        """Notes a fault of the header, after which no row can be trusted."""
        self.problem(self.header_line, message, remedy)
        self.usable = False


class Row:
    """One line of a table. A cell that cannot be read is noted and gives a harmless value."""

    def __init__(self, table: Table, line: int, cells: dict[str, str]) -> None:
        self._table = table
        self.line = line
        self._cells = cells

    @property
    def broken(self) -> bool:
        """Whether the line itself was at fault, which has been noted, so that it has no cells."""
        return not self._cells

    @property
    def place(self) -> str:
        return f"{self._table.path}:{self.line}"

    def problem(self, message: str, remedy: str) -> None:
        self._table.problem(self.line, message, remedy)

    def optional(self, column: str) -> str:
        """Any text, or nothing."""
        return self._cells.get(column, "")

    def text(self, column: str) -> str:
        """Some text."""
        cell = self.optional(column)
        if not cell and not self.broken:
            self.problem(f"{column} is empty", "Fill it in")
        return cell

    def basis(self, column: str = "basis") -> str:
        """Why a value is what it is, in one of the agreed forms."""
        cell = self.text(column)
        if cell and not is_basis(cell):
            message = f"{column} is {cell!r}, which does not tell where the value comes from"
            self.problem(message, HOW_TO_WRITE_A_BASIS)
        return cell

    def id(self, column: str = "id") -> str:
        cell = self.text(column)
        if cell and not _ID.fullmatch(cell):
            message = f"{column} is {cell!r}, which is no id"
            self.problem(message, "Use lower-case letters, digits and underscores")
        return cell

    def word(self, column: str, choices: Sequence[str]) -> str:
        """One of a few words."""
        cell = self.optional(column)
        if cell in choices:
            return cell
        if not self.broken:
            self.problem(_is(column, cell), f"Write one of: {', '.join(choices)}")
        return choices[0]

    def optional_word(self, column: str, choices: Sequence[str]) -> str | None:
        """One of a few words, or nothing."""
        return self.word(column, choices) if self.optional(column) else None

    def reference(self, column: str, known: Collection[str], file: str) -> str:
        """An id of another file; without known ids, that file's fault has been noted."""
        cell = self.text(column)
        if cell and known and cell not in known:
            self.problem(f"{column} names {cell!r}, which is unknown", f"Use an id of {file}")
        return cell

    def optional_reference(self, column: str, known: Collection[str], file: str) -> str | None:
        return self.reference(column, known, file) if self.optional(column) else None

    def flag(self, column: str) -> bool:
        return self.word(column, ("no", "yes")) == "yes"

    def integer(self, column: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        cell = self.optional(column)
        if _INTEGER.fullmatch(cell) and low <= int(cell) <= high:
            return int(cell)
        if not self.broken:
            self.problem(_is(column, cell), f"Write a whole number from {low} to {high}")
        return low

    def optional_integer(self, column: str, low: int, high: int) -> int | None:
        return self.integer(column, low, high) if self.optional(column) else None

    def number(self, column: str, low: float, high: float) -> float:
        """A decimal number within bounds."""
        return self._decimal(column, self.optional(column), low, high)

    def points(
        self, column: str, lat: tuple[float, float], lon: tuple[float, float]
    ) -> tuple[tuple[float, float], ...]:
        """Points as "lat lon; lat lon" within bounds, or nothing."""
        cell = self.optional(column)
        pairs = [pair.split() for pair in cell.split(";")] if cell else []
        if any(len(pair) != 2 for pair in pairs):
            self.problem(_is(column, cell), 'Write it as "lat lon; lat lon"')
            return ()
        return tuple(
            (self._decimal(column, first, *lat), self._decimal(column, second, *lon))
            for first, second in pairs
        )

    def _decimal(self, column: str, cell: str, low: float, high: float) -> float:
        if _NUMBER.fullmatch(cell) and low <= float(cell) <= high:
            return float(cell)
        if not self.broken:
            self.problem(_is(column, cell), f"Write a number from {low:g} to {high:g}")
        return low


class Listing(Generic[ItemT]):
    """What a table lists, each with its row, so that a later check can name the line."""

    def __init__(self, table: Table, read: Callable[[Row], ItemT]) -> None:
        self.table = table
        self.rows = [row for row in table if not row.broken]
        self.items = [read(row) for row in self.rows]

    def __iter__(self) -> Iterator[tuple[Row, ItemT]]:
        return iter(zip(self.rows, self.items, strict=True))

    @property
    def complete(self) -> bool:
        """Whether the file could be read and no line of it was lost."""
        return self.table.usable and len(self.rows) == len(self.table.rows)


def read_csv(path: str, text: str | None, problems: Problems) -> Table:
    """The table in this text; None stands for a file whose fault has been noted."""
    table = Table(path, problems)
    if text is None:
        return table
    for line, content in enumerate(text.split("\n"), start=1):
        if content.strip() and not content.startswith("#"):
            _take_line(table, line, content)
    if not table.columns:
        table.problem(WHOLE_FILE, "the file has no header line", "Put back the right file")
    elif not table.rows:
        table.problem(table.header_line, "no row follows the header", "Add the missing rows")
        table.usable = False
    return table


def _take_line(table: Table, line: int, content: str) -> None:
    cells = _cells(table, line, content)
    if table.header_line == WHOLE_FILE:
        _take_header(table, line, cells)
        return
    if cells is not None and len(cells) != len(table.columns):
        message = f"the row has {len(cells)} cells, the header {len(table.columns)}"
        table.problem(line, message, "Check the commas; a cell with a comma needs double quotes")
        cells = None
    by_column = dict(zip(table.columns, cells, strict=True)) if cells is not None else {}
    table.rows.append(Row(table, line, by_column))


def _take_header(table: Table, line: int, cells: list[str] | None) -> None:
    table.header_line = line
    table.columns = tuple(cells or ("",))
    repeated = [column for column, times in Counter(table.columns).items() if times > 1]
    for column in repeated:
        table.problem(line, f"the column {column!r} stands twice", "Keep one of them")
    table.usable = cells is not None and not repeated


def _cells(table: Table, line: int, content: str) -> list[str] | None:
    control = _CONTROL.search(content)
    if control:
        message = f"there is a control character (code {ord(control[0])})"
        table.problem(line, message, "Delete it, or put back the right file")
        return None
    try:
        return [cell.strip() for cell in next(csv.reader([content], strict=True))]
    except csv.Error as error:
        table.problem(line, f"this is no CSV: {error}", "Close every double quote on its own line")
        return None


def _is(column: str, cell: str) -> str:
    return f"{column} is {cell!r}" if cell else f"{column} is empty"
