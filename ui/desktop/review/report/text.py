"""The after-action report as text: what it tells, as Markdown and as HTML. No Qt widgets.

It is written from the log by viewpoint: every sentence of a side's report was told to that side,
and every picture shows its view.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.guide import Sighting
from solitaire.protocol import Event, Over, Seat
from ui.common.analysis_pieces import WorkedOut
from ui.desktop.review.findings import ledger_rows, plain_sentence
from ui.desktop.review.replay import (
    EVERYTHING,
    Band,
    Replay,
    Viewpoint,
)
from ui.desktop.review.report.tale import Tale, TaleTeller
from ui.desktop.review.swings import points_words, swing_words, swings
from ui.desktop.style.language import language_in_use, tr, translated
from ui.desktop.style.number_words import signed

GRAPH: Final = "chances.png"


@dataclass(frozen=True, slots=True)
class Picture:
    file: str
    words: str
    index: int
    """The point of the replay that it shows."""


@dataclass
class Section:
    title: str
    level: int
    paragraphs: list[str] = field(default_factory=list)
    bullets: list[str] = field(default_factory=list)
    table: Sequence[Sequence[str]] = field(default_factory=list)
    """The first row is the head."""
    picture: Picture | None = None


@dataclass
class Report:
    title: str
    sections: list[Section]

    @property
    def pictures(self) -> list[Picture]:
        return [one.picture for one in self.sections if one.picture is not None]


def report_of(replay: Replay, viewpoint: Viewpoint, found: WorkedOut | None) -> Report:
    author = _Author(replay, viewpoint)
    sections = [author.facts()]
    if found is not None and found.analysis.entries:
        sections += author.analysis(found)
    for day in replay.days:
        sections += author.day(day)
    sections += author.end()
    return Report(author.title(), sections)


class _Author:
    def __init__(self, replay: Replay, viewpoint: Viewpoint) -> None:
        self._replay = replay
        self._viewpoint = viewpoint
        self._guide = replay.guide
        self.tale = TaleTeller(replay).tell() if viewpoint is EVERYTHING else None

    def title(self) -> str:
        game = translated(self._replay.presenter.board().title)
        if self._viewpoint is EVERYTHING:
            return tr("{game}: after-action report", game=game)
        side = self._replay.army(self._viewpoint)
        return tr("{game}: after-action report of the {side}", game=game, side=side)

    def facts(self) -> Section:
        header, pending = self._replay.record.header, self._replay.pending
        over = isinstance(pending, Over)
        result = (
            translated(pending.summary)
            if isinstance(pending, Over)
            else tr("The game was not finished.")
        )
        seats = [
            tr("{side}: {who}", side=self._replay.names.side(side), who=header.seats[side])
            for side in self._replay.rules.seats
            if header.seats.get(side)
        ]
        options = ", ".join(f"{name} {value}" for name, value in header.options.items())
        picture = Picture("set-up.png", tr("The beginning, {whose}", whose=self._whose()), 0)
        return Section(
            tr("The result") if over else tr("The game so far"),
            2,
            [result, *(self.tale.opening if self.tale is not None else [])],
            [*seats, tr("Options: {options}", options=options)],
            picture=picture,
        )

    def _whose(self) -> str:
        if self._viewpoint is EVERYTHING:
            return tr("all counters shown")
        return tr("as the {side} saw it", side=self._replay.army(self._viewpoint))

    def analysis(self, found: WorkedOut) -> list[Section]:
        sides = self._replay.armies
        rows = ledger_rows(found.analysis, sides)
        table = [["", *sides]]
        table += [[row.name, *map(signed, row.points)] for row in rows]
        picture = Picture(GRAPH, tr("Chances over the game"), self._replay.last)
        what = Section(
            tr("What decided it"),
            2,
            [plain_sentence(found.analysis, sides)],
            table=table,
            picture=picture,
        )
        turned = Section(tr("What turned the game"), 2)
        turned.bullets = [
            f"{swing_words(self._replay, row, self._viewpoint)} ({points_words(row)})"
            for row in swings(self._replay, found)
        ]
        return [what, turned] if turned.bullets else [what]

    def day(self, day: Band) -> list[Section]:
        number = self._guide.phase(day.heading).turn
        name = self._replay.period(day.heading)
        words = tr("End of {day}, {whose}", day=name, whose=self._whose())
        picture = Picture(f"day-{number}.png", words, day.last)
        phases = (
            self._phases_told(day) if self.tale is None else self._phases_retold(self.tale, day)
        )
        return [Section(name, 2, picture=picture), *phases]

    def _phases_retold(self, tale: Tale, day: Band) -> list[Section]:
        """By the storyteller, who knows both sides."""
        turn = day.heading[0]
        sections = [
            Section(translated(heading[-1]) if len(heading) > 1 else tr("Morning"), 3, paragraphs)
            for heading, paragraphs in tale.of(turn)
        ]
        if tale.nights.get(turn):
            sections.append(Section(tr("Nightfall"), 3, tale.nights[turn]))
        return sections

    def _phases_told(self, day: Band) -> list[Section]:
        """From the dispatches of one side."""
        sections = []
        for band in self._replay.bands:
            if day.first <= band.first <= day.last:
                found = self._phase(band)
                if found:
                    sections.append(Section(translated(band.heading[-1]), 3, [" ".join(found)]))
        return sections

    def end(self) -> list[Section]:
        if self.tale is None or not self.tale.closing:
            return []
        return [Section(tr("The end"), 2, self.tale.closing)]

    def _phase(self, band: Band) -> list[str]:
        """What is worth telling of it; who was seen in one place comes in one sentence."""
        sentences: list[str] = []
        seen: dict[tuple[Seat, PlaceId], tuple[int, list[CounterId]]] = {}
        # What led to the first point of a phase happened at the end of the one before.
        for point in self._replay.points[band.first + 1 : band.last + 2]:
            for event in filter(self._is_told, point.seen(self._viewpoint)):
                sight = self._guide.revealed(event)
                if sight is None:
                    sentences.append(translated(self._replay.rules.words(event)))
                    continue
                key = sight.seat, sight.place
                number, counters = seen.setdefault(key, (len(sentences), []))
                if number == len(sentences):
                    sentences.append("")
                counters += [one for one in sight.counters if one not in counters]
                whole = Sighting(*key, tuple(counters))
                sentences[number] = translated(self._guide.sighting_words(whole))
        return [sentence for sentence in sentences if sentence]

    def _is_told(self, event: Event) -> bool:
        """The heading of the day says that it has begun."""
        return self._guide.is_notable(event) and not self._guide.opens_turn(event)


# -- Markdown -------------------------------------------------------------------------------------


def as_markdown(report: Report) -> str:
    blocks = [f"# {report.title}"]
    for section in report.sections:
        blocks.append(f"{'#' * section.level} {section.title}")
        blocks += section.paragraphs
        if section.table:
            blocks.append(_markdown_table(section.table))
        if section.bullets:
            blocks.append("\n".join(f"- {bullet}" for bullet in section.bullets))
        if section.picture is not None:
            blocks.append(f"![{section.picture.words}]({section.picture.file})")
    return "\n\n".join(blocks) + "\n"


def _markdown_table(rows: Sequence[Sequence[str]]) -> str:
    head, *rest = rows
    lines = [head, ["---", *("---:" for _ in head[1:])], *rest]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# -- HTML -----------------------------------------------------------------------------------------

_STYLE: Final = (
    "body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:17px/1.5 'EB Garamond',Georgia,"
    "serif;color:#2a241c;background:#fbf7ec}h1,h2,h3{line-height:1.2}h2{border-bottom:1px solid "
    "#c9b98f;margin-top:2.2rem}h3{font-size:1.05rem;margin-bottom:.2rem}figure{margin:1rem 0}"
    "img{max-width:100%;border:1px solid #c9b98f}figcaption{font-style:italic;color:#6d5535}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem;border-bottom:1px solid #d9cca9;"
    "text-align:right}td:first-child{text-align:left}"
)


def as_html(report: Report) -> str:
    title = html.escape(report.title)
    body = "\n".join(_html_section(section) for section in report.sections)
    return (
        f'<!DOCTYPE html>\n<html lang="{language_in_use()}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{title}</h1>\n{body}\n</body>\n</html>\n"
    )


def _html_section(section: Section) -> str:
    parts = [f"<h{section.level}>{html.escape(section.title)}</h{section.level}>"]
    parts += [f"<p>{html.escape(words)}</p>" for words in section.paragraphs]
    if section.table:
        parts.append(_html_table(section.table))
    if section.bullets:
        items = "".join(f"<li>{html.escape(bullet)}</li>" for bullet in section.bullets)
        parts.append(f"<ul>{items}</ul>")
    if section.picture is not None:
        words = html.escape(section.picture.words)
        parts.append(
            f'<figure><img src="{section.picture.file}" alt="{words}">'
            f"<figcaption>{words}</figcaption></figure>"
        )
    return "\n".join(parts)


def _html_table(rows: Sequence[Sequence[str]]) -> str:
    head, *rest = rows
    lines = ["".join(f"<th>{html.escape(cell)}</th>" for cell in head)]
    lines += ["".join(f"<td>{html.escape(cell)}</td>" for cell in row) for row in rest]
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
