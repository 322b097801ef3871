"""A sheet of odds as lines of text and as data for JSON. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

from solitaire.presenting.odds_sheet import (
    Bar,
    Bars,
    Chances,
    Choice,
    Columns,
    Details,
    Form,
    Notes,
    OddsSheet,
    Part,
    Remark,
    Roll,
    Section,
    Spread,
    Table,
)
from solitaire.text import Text
from solitaire.text import percent as percent_in_english

_STEP: Final = "  "
_BETWEEN: Final = "   "
_PERCENT_WIDTH: Final = 7


Say: TypeAlias = Callable[[str], str]
"""A text of the game in the language of the reader."""


def sheet_lines(
    sheet: OddsSheet, say: Say = str, percent: Callable[[Fraction], str] = percent_in_english
) -> list[str]:
    """In English, unless somebody else says the texts and the per cents."""
    return _Writer(say, percent).lines(sheet)


class _Writer:
    def __init__(self, say: Say, percent: Callable[[Fraction], str]) -> None:
        self._say = say
        self._percent = percent
        self._writers: dict[type, Callable[[Any, str], Iterator[str]]] = {
            Section: self._section,
            Notes: self._notes,
            Details: self._details,
            Remark: self._remark,
            Roll: self._roll,
            Bars: self._bars,
            Spread: self._spread,
            Table: self._table,
            Choice: self._choice,
            Columns: self._columns,
        }

    def lines(self, sheet: OddsSheet) -> list[str]:
        lines = [self._say(sheet.title)] if sheet.title else []
        lines += [f"{_STEP}{self._say(remark)}" for remark in sheet.remarks]
        return lines + self._lines(sheet.parts, "", is_first=not lines)

    def _lines(self, parts: Sequence[Part], indent: str, *, is_first: bool = False) -> list[str]:
        """What stands at the margin and has a title is set off by an empty line."""
        lines: list[str] = []
        for part in parts:
            found = list(self._writers[type(part)](part, indent))
            if not indent and found and _is_set_off(part) and (lines or not is_first):
                lines.append("")
            lines += found
        return lines

    def _section(self, part: Section, indent: str) -> Iterator[str]:
        yield f"{indent}{self._say(part.title)}"
        yield from self._lines(part.parts, indent + _STEP)

    def _notes(self, part: Notes, indent: str) -> Iterator[str]:
        yield f"{indent}{self._say(part.title)}"
        yield from (f"{indent}{_STEP}{self._say(line)}" for line in part.lines)

    def _details(self, part: Details, indent: str) -> Iterator[str]:
        yield from self._lines(part.parts, indent, is_first=True)

    def _remark(self, part: Remark, indent: str) -> Iterator[str]:
        yield f"{indent}{self._say(part.words)}"

    def _roll(self, part: Roll, indent: str) -> Iterator[str]:
        """The die with its sum, a line for each modifier, and the results."""
        before = f"{indent}{self._say(part.title)}: " if part.title else indent
        yield f"{before}{self._say(part.die)}"
        yield from (f"{indent}{_STEP}{_STEP}{self._say(one.words)}" for one in part.modifiers)
        if part.results:
            found = f"{self._chances(part.results)}{self._detail(part.detail)}"
            yield f"{indent}{_STEP}{self._say(part.unit)}  {found}"

    def _bars(self, part: Bars, indent: str) -> Iterator[str]:
        for row in part.rows:
            ways = f"{_BETWEEN}({self._chances(row.ways)})" if row.ways else ""
            yield f"{indent}{self._bar_words(part, row)}: {self._percent(row.chance)}{ways}"

    def _bar_words(self, part: Bars, row: Bar) -> str:
        words = self._say(row.words)
        return f"{words} {self._say(part.verb)}" if part.verb else words

    def _spread(self, part: Spread, indent: str) -> Iterator[str]:
        found = f"{self._chances(part.chances)}{self._detail(part.detail)}"
        yield f"{indent}{self._say(part.words)}: {found}"

    def _detail(self, words: Text) -> str:
        return f"{_BETWEEN}({self._say(words)})" if words else ""

    def _chances(self, chances: Chances) -> str:
        """ "1: 50.0 %   2: 50.0 %", or "Ala 50.0 %" where results have names."""
        return _BETWEEN.join(
            chance_words(self._say(result), self._percent(weight)) for result, weight in chances
        )

    def _table(self, part: Table, indent: str) -> Iterator[str]:
        rows = [part.heads, *part.rows] if part.heads else list(part.rows)
        cells = [[self._cell(one) for one in row] for row in rows]
        many = len(cells[0]) if cells else 0
        widths = [max(len(row[at]) for row in cells) for at in range(many)]
        for row in cells:
            found = _STEP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            yield f"{indent}{found}".rstrip()

    def _cell(self, value: Text | Fraction) -> str:
        if isinstance(value, Fraction):
            return f"{self._percent(value):>{_PERCENT_WIDTH}}"
        return self._say(value)

    def _choice(self, part: Choice, indent: str) -> Iterator[str]:
        """At full length where there is more to say than one line."""
        if not part.parts:
            yield f"{indent}{part.text}: {self._say(part.future)}"
            return
        yield f"{indent}== {part.text}"
        yield from self._lines(part.parts, indent, is_first=True)

    def _columns(self, part: Columns, indent: str) -> Iterator[str]:
        for sheet in part.sheets:
            yield f"{indent}{self._say(sheet.title)}"
            yield from self._lines(sheet.parts, indent + _STEP)


def _is_set_off(part: Part) -> bool:
    if isinstance(part, Choice):
        return bool(part.parts)
    return isinstance(part, Section | Notes | Columns | Details)


def chance_words(result: str, weight: str) -> str:
    return f"{result}: {weight}" if result.isdigit() else f"{result} {weight}"


def plain_data(value: Any) -> Any:
    """Data of a sheet for JSON: every chance as an exact fraction in a string, "5/6"."""
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, dict):
        return {name: plain_data(one) for name, one in value.items()}
    return [plain_data(one) for one in value] if isinstance(value, list | tuple) else value


def command_words(form: Form, values: Mapping[str, str], game: str = "") -> str:
    """What one would type to ask the same; a game that is not asked by itself is named."""
    words: list[str] = []
    for field in form.fields:
        said = values.get(field.name, "").splitlines()
        if field.is_positional:
            words += said
        elif field.kind == "flag":
            words += [f"--{field.name}"] if said else []
        else:
            words += [f"--{field.name}={one}" for one in said]
    typed = " ".join(f'"{word}"' if " " in word else word for word in words)
    named = f"--game {game} " if game else ""
    return f"campagna odds {named}{form.name} {typed}"
