"""The dock that tells about one area: terrain, roads, who stands there, as the seat knows it."""

from __future__ import annotations

import html
from collections.abc import Iterator
from typing import Any

from PySide6.QtWidgets import QWidget

from solitaire.games.castiglione.game import RULES
from solitaire.presenting.guide import Guide
from ui.desktop.board.naming import area_titles, side_title, titled
from ui.desktop.board.situation import (
    BACK,
    Situation,
    Stack,
    situation,
)
from ui.desktop.board.stacks.stacks import counted_lines, piles
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
    for pile in piles(RULES.board, view):
        if RULES.board.area_names[pile.area] == area:
            yield from stack_paragraphs(pile.stack)


def stack_paragraphs(stack: Stack) -> Iterator[str]:
    known = ""
    if stack.strength and any(face.kind == BACK or face.from_memory for face in stack.faces):
        known = tr_count(", %n strength points known", stack.strength)
    elif stack.strength:
        known = ", " + tr_count("%n strength points", stack.strength)
    yield (
        f"<p style='margin:6px 0 2px 0'><b>{side_title(stack.side)}: "
        f"{_counted(len(stack.faces))}{known}</b></p>"
    )
    for line in counted_lines(stack.lines):
        yield f"<p style='margin:1px 0 1px 10px'>{html.escape(line)}</p>"


def situation_lines(view: Any) -> list[str]:
    """The whole situation in words, with names as people say them."""
    seen = situation(RULES.board, view)
    lines = list(_clock_lines(seen, view))
    for side in (seen.seat, *(one for one in RULES.seats if one != seen.seat)):
        whose = tr("Own") if side == seen.seat else tr("Enemy")
        for pile in piles(RULES.board, view):
            if pile.side == side:
                lines.append(f"{whose}, {_area(pile.stack)}: {'; '.join(pile.stack.lines)}")
    return lines


def _clock_lines(seen: Situation, view: Any) -> Iterator[str]:
    yield tr(
        "Turn {turn} of {turns}: {date}, {phase}",
        turn=seen.turn,
        turns=seen.turns,
        date=seen.date,
        phase=seen.phase,
    )
    yield tr("You are: {side}", side=side_title(seen.seat))
    for line in RULES.view_lines(view)[2:6]:
        yield told(_capital(titled(line)))


def _area(stack: Stack) -> str:
    return area_titles()[RULES.board.area_names[stack.area]]


def _counted(counters: int) -> str:
    return tr_count("%n counters", counters)


def _sentence(words: str) -> str:
    """What the staff indents is a sentence here as well."""
    return _capital(told(_capital(words)).strip())


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
