"""A sheet of odds as rich text: modifiers as chips, chances as bars. Knows no game.

Numbers of rules are links `rule:9.3`.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from solitaire.presenting.odds_sheet import (
    Bars,
    Chances,
    Choice,
    Columns,
    Details,
    Modifier,
    Notes,
    OddsSheet,
    Part,
    Remark,
    Roll,
    Section,
    Spread,
    Table,
)
from ui.common.odds_lines import chance_words
from ui.desktop.style.language import tr, translated
from ui.desktop.style.number_words import percent

BAR_WIDTH: Final = 130
_NUMBERS: Final = re.compile(r"\[([R0-9][0-9., R]*)\]")
_CHIP: Final = "background-color:#e9dcc0; color:#2a241c"
_SIDE_COLOURS: Final = ("#b3662a", "#3f66a8", "#5d7d3a", "#7a4b86")
"""In the order in which the sheet compares them: the attacker's first."""

Colours = Mapping[str, str]


def linked(text: str) -> str:
    """Escaped, with links at the numbers of rules."""

    def links(found: re.Match[str]) -> str:
        numbers = [each.strip() for each in found.group(1).split(",")]
        anchors = ", ".join(f'<a href="rule:{each}">{each}</a>' for each in numbers)
        return f"[{anchors}]"

    return _NUMBERS.sub(links, html.escape(text, quote=False))


def paragraph(text: str, *, is_head: bool = False) -> str:
    words = linked(text)
    return f"<p style='margin:3px 0'>{f'<b>{words}</b>' if is_head else words}</p>"


def sheet_html(sheet: OddsSheet) -> str:
    """Without its title, which stands above the forces."""
    sides = dict.fromkeys(_sides(sheet.parts))
    colours = {side: _SIDE_COLOURS[at % len(_SIDE_COLOURS)] for at, side in enumerate(sides)}
    remarks = [paragraph(translated(remark)) for remark in sheet.remarks]
    return "".join([_parts_html(sheet.parts, colours), *remarks])


def _sides(parts: Sequence[Part]) -> Iterator[str]:
    """Those that are compared first, then all others."""
    flat = list(_flat(parts))
    yield from (row.side for one in flat if isinstance(one, Bars) for row in one.rows if row.side)
    yield from (one.side for one in flat if isinstance(one, Roll) and one.side)


def _flat(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        if isinstance(part, Section | Choice | Details):
            yield from _flat(part.parts)
        elif isinstance(part, Columns):
            yield from (one for sheet in part.sheets for one in _flat(sheet.parts))


def _parts_html(parts: Sequence[Part], colours: Colours) -> str:
    futures = [one for one in parts if isinstance(one, Choice) and one.future]
    found: list[str] = []
    for part in parts:
        if futures and part is futures[0]:
            found.append(_futures_html(futures))
        found.append(_WRITERS[type(part)](part, colours))
    return "".join(found)


# -- choices --------------------------------------------------------------------------------------


def _futures_html(choices: Sequence[Choice]) -> str:
    """Below each other; a table would be wider than a dock with large text."""
    found = [(translated(one.words), translated(one.future)) for one in choices]
    if len(found) > 1 and len({future for _, future in found}) == 1:
        found = [(tr("whichever you choose"), found[0][1])]
    return "".join(
        f"<p style='margin:3px 0'><b>{html.escape(words)}</b>: {html.escape(future)}</p>"
        for words, future in found
    )


def _choice(part: Choice, colours: Colours) -> str:
    if not part.parts:
        return ""
    head = paragraph(tr("If you choose: {words}", words=translated(part.words)), is_head=True)
    return head + _parts_html(part.parts, colours)


# -- other parts ----------------------------------------------------------------------------------


def _section(part: Section, colours: Colours) -> str:
    head = paragraph(translated(part.title), is_head=part.is_head)
    return head + _parts_html(part.parts, colours)


def _remark(part: Remark, colours: Colours) -> str:
    return paragraph(translated(part.words), is_head=part.is_head)


def _notes(part: Notes, colours: Colours) -> str:
    return "".join(
        f"<p style='margin:2px 0'><i>{linked(translated(one))}</i></p>" for one in part.lines
    )


def _details(part: Details, colours: Colours) -> str:
    return ""


def _roll(part: Roll, colours: Colours) -> str:
    head = f"{linked(translated(part.title))}: " if part.title else ""
    found = f"<p style='margin:5px 0 1px 0'>{head}{_chips(part.modifiers)}</p>"
    return found + _result_bars(part.results, colours.get(part.side, _SIDE_COLOURS[0]))


def _chips(modifiers: Sequence[Modifier]) -> str:
    """The die with each thing that is added to it, where it comes from and its rule."""
    if not modifiers:
        return html.escape(tr("die as rolled"))
    total = sum(one.amount for one in modifiers)
    chips = " ".join(
        f"<span style='{_CHIP}'>&nbsp;{linked(translated(one.words))}&nbsp;</span>"
        for one in modifiers
    )
    return f"{html.escape(tr('die {sum}', sum=f'{total:+d}'))} {chips}"


def _result_bars(chances: Chances, colour: str) -> str:
    """The exact chance of each result."""
    if not chances:
        return ""
    rows = "".join(
        f"<tr><td align='right'>{html.escape(translated(result))}&nbsp;</td>"
        f"<td>{_bar(weight, colour)}</td><td>&nbsp;{percent(weight)}</td></tr>"
        for result, weight in chances
    )
    return f"<table cellspacing='1' cellpadding='0'>{rows}</table>"


def _bar(weight: Fraction, colour: str) -> str:
    width = max(round(float(weight) * BAR_WIDTH), 1)
    return (
        f"<table cellspacing='0' cellpadding='0'><tr><td width='{width}' bgcolor='{colour}'>"
        "&nbsp;</td></tr></table>"
    )


def _bars(part: Bars, colours: Colours) -> str:
    verb = f"{html.escape(translated(part.verb))} " if part.verb else ""
    rows = "".join(
        f"<tr><td>{html.escape(translated(row.words))}&nbsp;</td>"
        f"<td>{_bar(row.chance, colours.get(row.side, _SIDE_COLOURS[-1]))}</td>"
        f"<td>&nbsp;{verb if row.side else ''}{percent(row.chance)}</td></tr>"
        for row in part.rows
    )
    return f"<table cellspacing='1' cellpadding='0'>{rows}</table>"


def _spread(part: Spread, colours: Colours) -> str:
    chances = " · ".join(chance_words(translated(what), percent(one)) for what, one in part.chances)
    words = translated(part.words)
    return paragraph(f"{words[:1].upper()}{words[1:]}: {chances}")


def _table(part: Table, colours: Colours) -> str:
    rows = [part.heads, *part.rows] if part.heads else part.rows
    return f"<table cellspacing='6'>{''.join(map(_row, rows))}</table>"


def _row(cells: Sequence[str | Fraction]) -> str:
    shown = [percent(one) if isinstance(one, Fraction) else translated(one) for one in cells]
    return f"<tr>{''.join(f'<td>{html.escape(cell)}&nbsp;</td>' for cell in shown)}</tr>"


def _columns(part: Columns, colours: Colours) -> str:
    """Below each other: a dock is narrow."""
    return "".join(
        f"<p style='margin:6px 0 1px 0'><b>{html.escape(translated(sheet.title))}</b></p>"
        f"{_parts_html(sheet.parts, colours)}"
        for sheet in part.sheets
    )


_WRITERS: Final[dict[type, Callable[[Any, Colours], str]]] = {
    Section: _section,
    Remark: _remark,
    Notes: _notes,
    Details: _details,
    Roll: _roll,
    Bars: _bars,
    Spread: _spread,
    Table: _table,
    Choice: _choice,
    Columns: _columns,
}


# -- dice that have fallen ------------------------------------------------------------------------


def rolls_html(rolled: Sequence[tuple[str, Sequence[str]]]) -> str:
    """A line for each round, the newest die in bold; empty before the first."""
    lines = []
    for number, (title, rolls) in enumerate(rolled, start=1):
        words = [html.escape(translated(one)) for one in rolls]
        if number == len(rolled) and words:
            words[-1] = f"<b>{words[-1]}</b>"
        lines.append(f"{html.escape(translated(title))} {' · '.join(words)}")
    return "<br>".join(lines)
