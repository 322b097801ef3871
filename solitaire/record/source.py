"""From a file's bytes to the lines of the current format. Knows nothing about their meaning."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solitaire.record.faults import BadRecord, quoted
from solitaire.record.files import read_limited
from solitaire.record.migrations import MIGRATIONS, Migration, migrated
from solitaire.record.text import FORMAT, TITLE, Line, without_comment
from solitaire.text import text, verbatim, words_of

_TITLE: Final = re.compile(rf"{TITLE} ([0-9]{{1,6}})")
MOST_LINES: Final = 200_000
"""The longest games take a few thousand."""
LONGEST_LINE: Final = 20_000
"""Letters. The longest receipts take a few thousand."""
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Source:
    """The lines of a record's file, without the title."""

    path: Path
    lines: list[Line]
    """In the current format, whole lines only."""
    tail: str
    """What follows the last line end: the half-written line of a crash, or nothing."""
    whole_size: int
    """Bytes up to and including the last line end."""
    found_format: int

    @property
    def tail_number(self) -> int:
        return self.lines[-1].number + 1 if self.lines else 2


def read_source(path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> Source:
    """Raises RecordNotFound or BadRecord, with one sentence that names the file."""
    data = read_limited(path)
    try:
        return _taken_apart(path, data, migrations)
    except BadRecord as error:
        why = verbatim(words_of(error))
        raise BadRecord(text("{path} cannot be used: {why}", path=str(path), why=why)) from error


def _taken_apart(path: Path, data: bytes, migrations: Mapping[int, Migration]) -> Source:
    whole, line_end, tail = data.rpartition(b"\n")
    if not line_end:
        whole, tail = data, b""
    _check_lines(whole)
    title, *texts = _decoded(whole).split("\n")
    found = _format_of(title)
    lines = [Line(number, text.rstrip("\r")) for number, text in enumerate(texts, start=2)]
    size = len(whole) + len(line_end)
    # A half-written line may end inside a character, or in zeros after a power failure.
    unfinished = tail.decode(errors="replace")
    return Source(path, migrated(lines, found, migrations), unfinished, size, found)


def _check_lines(data: bytes) -> None:
    """Before anything is made from them that takes many times their space."""
    if data.count(b"\n") >= MOST_LINES:
        raise BadRecord(text("it has more than {most} lines, so it is no record.", most=MOST_LINES))
    start = 0
    for number in range(1, MOST_LINES + 1):
        end = data.find(b"\n", start)
        if (len(data) if end < 0 else end) - start > LONGEST_LINE:
            raise BadRecord(
                text("line {line} is longer than {most} letters.", line=number, most=LONGEST_LINE)
            )
        if end < 0:
            return
        start = end + 1


def _decoded(data: bytes) -> str:
    if not data.strip():
        raise BadRecord(text("it is empty."))
    if b"\0" in data:
        raise BadRecord(text("it is not text, so it is no Campagna record."))
    try:
        return data.removeprefix(_BYTE_ORDER_MARK).decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(text("line {line} is not UTF-8 text.", line=line)) from error


def _format_of(title: str) -> int:
    match = _TITLE.fullmatch(without_comment(title))
    if match is None:
        raise BadRecord(
            text(
                "its first line is {title}, but a record begins with {wanted}.",
                title=quoted(title.strip()),
                wanted=f"'{TITLE} {FORMAT}'",
            )
        )
    return int(match[1])
