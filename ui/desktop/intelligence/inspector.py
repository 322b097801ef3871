"""The dock that tells about one place: ground, roads, who stands there, as the seat knows it."""

from __future__ import annotations

import html
from collections.abc import Iterator
from typing import Any

from PySide6.QtWidgets import QWidget

from solitaire.presenting.picture import Picture, Stack
from solitaire.presenting.presenter import Presenter
from ui.desktop.board.naming import Names
from ui.desktop.board.words import counted_lines
from ui.desktop.style.language import tr, tr_count, translated
from ui.desktop.style.widgets.text_dock import TextDock


class InspectorDock(TextDock):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("inspector", tr("Area"), parent)
        self.text.setPlaceholderText(tr("Click an area, or point at it."))
        self._presenter: Presenter | None = None
        self.area = ""
        self._told = ""

    def begin(self, presenter: Presenter) -> None:
        """Of the game that is on the table now."""
        self._presenter = presenter
        self.show_nothing()

    def show_area(self, view: Any, area: str) -> None:
        assert self._presenter is not None
        self.area = area
        told_here = "".join(area_paragraphs(self._presenter, view, area))
        if told_here != self._told:  # laying it out takes longer than finding the words
            self._told = told_here
            self.text.setHtml(told_here)

    def show_nothing(self) -> None:
        self.area = self._told = ""
        self.text.clear()


def area_paragraphs(presenter: Presenter, view: Any, place: str) -> Iterator[str]:
    names = Names(presenter)
    yield f"<h3>{html.escape(names.place(place))}</h3>"
    for line in presenter.place_lines(view, place):
        yield f"<p style='margin:2px 0'>{html.escape(_capital(translated(line).strip()))}</p>"
    for stack in presenter.picture([view]).stacks_at(place):
        yield from stack_paragraphs(stack, names)


def stack_paragraphs(stack: Stack, names: Names) -> Iterator[str]:
    counters = tr_count("%n counters", len(stack.faces))
    words = f"{counters}, {translated(stack.tally)}" if stack.tally else counters
    head = html.escape(tr("{name}: {words}", name=names.side(stack.side), words=words))
    yield f"<p style='margin:6px 0 2px 0'><b>{head}</b></p>"
    for line in counted_lines(translated(face.words) for face in stack.faces):
        yield f"<p style='margin:1px 0 1px 10px'>{html.escape(line)}</p>"


def situation_lines(picture: Picture, names: Names) -> list[str]:
    """The whole situation in words, with names as people say them."""
    facts = list(map(translated, picture.lines))
    seat = tr("You are: {side}", side=names.side(picture.seat))
    lines = [*facts[:1], seat, *map(_capital, facts[1:])]
    stacks = [stack for stack in picture.stacks if names.is_on_map(stack.place)]
    for stack in sorted(stacks, key=lambda one: one.side != picture.seat):
        whose = tr("Own") if stack.side == picture.seat else tr("Enemy")
        words = "; ".join(translated(face.words) for face in stack.faces)
        where = f"{whose}, {names.place(stack.place)}"
        lines.append(tr("{name}: {words}", name=where, words=words))
    return lines


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
