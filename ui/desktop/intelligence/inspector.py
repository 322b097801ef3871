"""The dock that tells about one area: terrain, roads, who stands there, as the seat knows it."""

from __future__ import annotations

import html
from collections.abc import Iterator
from typing import Any

from PySide6.QtWidgets import QWidget

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.presenting.guide import Guide
from solitaire.presenting.picture import Picture, Stack
from ui.desktop.board.naming import area_titles, side_title, titled
from ui.desktop.board.words import counted_lines
from ui.desktop.play.panels import TextDock
from ui.desktop.style.language import told, tr, tr_count


class InspectorDock(TextDock):
    def __init__(self, guide: Guide, parent: QWidget | None = None) -> None:
        super().__init__("inspector", tr("Area"), parent)
        self.text.setPlaceholderText(tr("Click an area, or point at it."))
        self._guide = guide
        self.area = ""
        self._told = ""

    def show_area(self, view: Any, area: str) -> None:
        self.area = area
        told_here = "".join(area_paragraphs(self._guide, view, area))
        if told_here != self._told:  # laying it out takes longer than finding the words
            self._told = told_here
            self.text.setHtml(told_here)

    def show_nothing(self) -> None:
        self.area = self._told = ""
        self.text.clear()


def area_paragraphs(guide: Guide, view: Any, area: str) -> Iterator[str]:
    yield f"<h3>{html.escape(area_titles()[area])}</h3>"
    for line in guide.about(view, area):
        if not line.startswith((f"own {area}:", f"enemy {area}:")):
            words = titled(line).partition(": ")[2] if line.endswith("[8.2]") else titled(line)
            yield f"<p style='margin:2px 0'>{html.escape(_sentence(words))}</p>"
    for stack in PRESENTER.picture([view]).stacks_at(area):
        yield from stack_paragraphs(stack)


def stack_paragraphs(stack: Stack) -> Iterator[str]:
    known = f", {told(stack.tally)}" if stack.tally else ""
    yield (
        f"<p style='margin:6px 0 2px 0'><b>{side_title(stack.side)}: "
        f"{_counted(len(stack.faces))}{known}</b></p>"
    )
    for line in counted_lines(told(face.words) for face in stack.faces):
        yield f"<p style='margin:1px 0 1px 10px'>{html.escape(line)}</p>"


def situation_lines(view: Any) -> list[str]:
    """The whole situation in words, with names as people say them."""
    seen = PRESENTER.picture([view])
    lines = list(_clock_lines(seen, view))
    for side in (seen.seat, *(one for one in RULES.seats if one != seen.seat)):
        whose = tr("Own") if side == seen.seat else tr("Enemy")
        for stack in seen.stacks:
            if stack.side == side and stack.place in area_titles():
                words = "; ".join(told(face.words) for face in stack.faces)
                lines.append(f"{whose}, {area_titles()[stack.place]}: {words}")
    return lines


def _clock_lines(seen: Picture, view: Any) -> Iterator[str]:
    yield tr(
        "Turn {turn} of {turns}: {date}, {phase}",
        turn=seen.clock.turn,
        turns=seen.clock.turns,
        date=told(seen.clock.date),
        phase=told(seen.clock.phase),
    )
    yield tr("You are: {side}", side=side_title(seen.seat))
    for line in RULES.view_lines(view)[2:6]:
        yield told(_capital(titled(line)))


def _counted(counters: int) -> str:
    return tr_count("%n counters", counters)


def _sentence(words: str) -> str:
    """What the staff indents is a sentence here as well."""
    return _capital(told(_capital(words)).strip())


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
