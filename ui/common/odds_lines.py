"""A sheet of odds as lines of text, in English, and as data for JSON. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

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
from solitaire.text import Text, percent

_STEP: Final = "  "
_BETWEEN: Final = "   "
_PERCENT_WIDTH: Final = 7


def sheet_lines(sheet: OddsSheet) -> list[str]:
    lines = [str(sheet.title)] if sheet.title else []
    lines += [f"{_STEP}{remark}" for remark in sheet.remarks]
    return lines + _lines(sheet.parts, "", is_first=not lines)


def _lines(parts: Sequence[Part], indent: str, *, is_first: bool = False) -> list[str]:
    """What stands at the margin and has a title is set off by an empty line."""
    lines: list[str] = []
    for part in parts:
        found = list(_WRITERS[type(part)](part, indent))
        if not indent and found and _is_set_off(part) and (lines or not is_first):
            lines.append("")
        lines += found
    return lines


def _is_set_off(part: Part) -> bool:
    if isinstance(part, Choice):
        return bool(part.parts)
    return isinstance(part, Section | Notes | Columns | Details)


def _section(part: Section, indent: str) -> Iterator[str]:
    yield f"{indent}{part.title}"
    yield from _lines(part.parts, indent + _STEP)


def _notes(part: Notes, indent: str) -> Iterator[str]:
    yield f"{indent}{part.title}"
    yield from (f"{indent}{_STEP}{line}" for line in part.lines)


def _details(part: Details, indent: str) -> Iterator[str]:
    yield from _lines(part.parts, indent, is_first=True)


def _remark(part: Remark, indent: str) -> Iterator[str]:
    yield f"{indent}{part.words}"


def _roll(part: Roll, indent: str) -> Iterator[str]:
    """The die with its sum, a line for each modifier, and the results."""
    before = f"{indent}{part.title}: " if part.title else indent
    total = sum(one.amount for one in part.modifiers)
    yield f"{before}die {total:+d}" if part.modifiers else f"{before}die without modifier"
    yield from (f"{indent}{_STEP}{_STEP}{one.words}" for one in part.modifiers)
    if part.results:
        yield f"{indent}{_STEP}{part.unit}  {_chances(part.results)}{_detail(part.detail)}"


def _bars(part: Bars, indent: str) -> Iterator[str]:
    for row in part.rows:
        ways = f"{_BETWEEN}({_chances(row.ways)})" if row.ways else ""
        yield f"{indent}{_bar_words(part, row)}: {percent(row.chance)}{ways}"


def _bar_words(part: Bars, row: Bar) -> str:
    return f"{row.words} {part.verb}" if part.verb else row.words


def _spread(part: Spread, indent: str) -> Iterator[str]:
    yield f"{indent}{part.words}: {_chances(part.chances)}{_detail(part.detail)}"


def _detail(words: Text) -> str:
    return f"{_BETWEEN}({words})" if words else ""


def _chances(chances: Chances) -> str:
    """ "1: 50.0 %   2: 50.0 %", or "Ala 50.0 %" where results have names."""
    return _BETWEEN.join(chance_words(result, percent(weight)) for result, weight in chances)


def chance_words(result: str, weight: str) -> str:
    return f"{result}: {weight}" if result.isdigit() else f"{result} {weight}"


def _table(part: Table, indent: str) -> Iterator[str]:
    rows = [part.heads, *part.rows] if part.heads else list(part.rows)
    cells = [[_cell(one) for one in row] for row in rows]
    widths = [max(len(row[at]) for row in cells) for at in range(len(cells[0]))] if cells else []
    for row in cells:
        found = _STEP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"{indent}{found}".rstrip()


def _cell(value: Text | Fraction) -> str:
    return f"{percent(value):>{_PERCENT_WIDTH}}" if isinstance(value, Fraction) else str(value)


def _choice(part: Choice, indent: str) -> Iterator[str]:
    """At full length where there is more to say than one line."""
    if not part.parts:
        yield f"{indent}{part.text}: {part.future}"
        return
    yield f"{indent}== {part.text}"
    yield from _lines(part.parts, indent, is_first=True)


def _columns(part: Columns, indent: str) -> Iterator[str]:
    for sheet in part.sheets:
        yield f"{indent}{sheet.title}"
        yield from _lines(sheet.parts, indent + _STEP)


_WRITERS: Final[dict[type, Callable[[Any, str], Iterator[str]]]] = {
    Section: _section,
    Notes: _notes,
    Details: _details,
    Remark: _remark,
    Roll: _roll,
    Bars: _bars,
    Spread: _spread,
    Table: _table,
    Choice: _choice,
    Columns: _columns,
}


def plain_data(value: Any) -> Any:
    """Data of a sheet for JSON: every chance as an exact fraction in a string, "5/6"."""
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, dict):
        return {name: plain_data(one) for name, one in value.items()}
    return [plain_data(one) for one in value] if isinstance(value, list | tuple) else value


def command_words(form: Form, values: Mapping[str, str]) -> str:
    """What one would type to ask the same."""
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
    return f"campagna odds {form.name} {typed}"
