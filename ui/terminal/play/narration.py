"""A game retold for somebody who watches from afar: by turn and phase, what matters, as prose."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, Final

from solitaire.guide import Guide
from solitaire.protocol import Event
from solitaire.session import Session

_WIDTH: Final = 88


class Detail(Enum):
    HIGHLIGHTS = auto()
    EVERYTHING = auto()


class Narrator:
    """Listens to a whole game and tells it, a paragraph for each phase that had news."""

    def __init__(
        self,
        session: Session[Any, Any, Any],
        guide: Guide,
        detail: Detail,
        tell: Callable[[str], None],
        show_progress: Callable[[tuple[str, ...]], None],
    ) -> None:
        self._session = session
        self._guide = guide
        self._detail = detail
        self._tell = tell
        self._show_progress = show_progress
        self._heading = self._heading_now()
        """After the last ply."""
        self._about = self._heading
        """What the sentences gathered so far belong to: a turn and its phase, or the turn alone."""
        self._turn_told = ""
        self._sentences: list[str] = []
        self._thoughts: list[str] = []

    def happened(self, events: Sequence[Event]) -> None:
        """The events of one ply belong to the phase in which it was played."""
        before, after = self._heading, self._heading_now()
        self._begin(before)
        for event in events:
            if after != before and self._guide.opens_phase(event):
                # A new turn may have run through several phases by itself.
                self._begin(after if after[0] == before[0] else after[:1])
            if self._is_told(event):
                self._sentences.append(self._session.rules.words(event))
        self._heading = after
        self._show_progress(after)

    def _begin(self, about: tuple[str, ...]) -> None:
        if about != self._about:
            self.end_paragraph()
            self._about = about

    def think(self, about: tuple[str, ...], text: str) -> None:
        """What somebody thinks in this phase, told before what happens in it."""
        self._begin(about)
        self._thoughts.append(text)

    def taken_back(self) -> None:
        """Nobody takes anything back in a demonstration."""

    def end_paragraph(self) -> None:
        sentences, self._sentences = self._sentences, []
        thoughts, self._thoughts = self._thoughts, []
        if not sentences and not thoughts:
            return
        turn, *phase = self._about
        if turn != self._turn_told:
            self._turn_told = turn
            self._tell(f"\n{turn.capitalize()}")
        title = ", ".join(phase)
        if self._detail is Detail.EVERYTHING:
            told = [f"({thought})" for thought in thoughts] + sentences
            self._tell("\n".join([f"  {title}".rstrip(), *(f"    {one}" for one in told)]))
            return
        for part in (thoughts, sentences):
            if part:
                self._tell(_paragraph(" ".join([f"{title}.", *part] if title else part)))
                title = ""

    def _is_told(self, event: Event) -> bool:
        if not self._guide.is_full_account(event):
            return False
        return self._detail is Detail.EVERYTHING or self._guide.is_notable(event)

    def _heading_now(self) -> tuple[str, ...]:
        return self._session.heading


def _paragraph(text: str) -> str:
    width = min(shutil.get_terminal_size().columns, _WIDTH) if sys.stdout.isatty() else _WIDTH
    return textwrap.fill(
        text, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )
