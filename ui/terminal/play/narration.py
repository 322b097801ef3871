"""A game retold for somebody who watches both sides: by turn and phase, as its storyteller does."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Any, Final

from solitaire.presenting.guide import Guide, Thought
from solitaire.protocol import Event
from solitaire.session import Session

_WIDTH: Final = 88


class Detail(Enum):
    HIGHLIGHTS = auto()
    EVERYTHING = auto()


class Narrator:
    """Listens to a whole game and tells it, phase by phase, as its storyteller words it."""

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
        self._story = guide.storyteller(session.rules)
        self._detail = detail
        self._tell = tell
        self._show_progress = show_progress
        self._heading = session.heading
        """After the last ply."""
        self._about = self._heading
        """What was gathered so far belongs to: a turn and its phase, or the turn alone."""
        self._turn_told = ""
        self._title = ""
        """Of the turn, until something is told of it."""
        self._log: list[str] = []
        """With everything told, the sentences of this phase."""
        self._thoughts: list[str] = []
        self._views = self._views_now()
        """Of all seats, after the last ply."""

    def begin(self, options: Mapping[str, str]) -> None:
        for text in self._story.opening(self._views, options):
            self._tell(f"\n{_paragraph(text)}")
        self._tell_turn(self._about[0])

    def happened(self, events: Sequence[Event]) -> None:
        """The events of one ply belong to the phase in which it was played."""
        before, after, views = self._heading, self._session.heading, self._views_now()
        self._begin(before)
        for event in events:
            if after != before and self._guide.opens_phase(event):
                # A new turn may have run through several phases by itself.
                self._begin(after if after[0] == before[0] else after[:1])
            self._story.saw([event], views)
            if self._detail is Detail.EVERYTHING and self._guide.is_full_account(event):
                self._log.append(self._session.rules.words(event))
        self._heading, self._views = after, views
        self._show_progress(after)

    def _begin(self, about: tuple[str, ...]) -> None:
        if about != self._about:
            self.end_paragraph()
            is_next_turn, self._about = about[0] != self._about[0], about
            if is_next_turn:
                self._tell_night()
                self._tell_turn(about[0])

    def think(self, about: tuple[str, ...], thought: Thought) -> None:
        """What somebody thinks in this phase, told before what happens in it."""
        self._begin(about)
        self._thoughts.append(self._story.thought(thought).whole())

    def taken_back(self) -> None:
        """Nobody takes anything back in a demonstration."""

    def end_paragraph(self) -> None:
        log, self._log = self._log, []
        thoughts, self._thoughts = self._thoughts, []
        passage = self._story.passage()
        title = ", ".join(self._about[1:])
        if self._detail is Detail.EVERYTHING:
            told = [f"({thought})" for thought in thoughts] + log
            if told:
                self._tell_of_turn(
                    "\n".join([f"  {title}".rstrip(), *(f"    {one}" for one in told)])
                )
            return
        title = self._story.phase_title(title)
        for number, text in enumerate([*thoughts, *passage]):
            self._tell_of_turn(_paragraph(text if number or not title else f"{title}. {text}"))

    def end(self) -> None:
        """After the last ply."""
        self.end_paragraph()
        self._tell_night()
        for text in self._story.closing(self._views_now()):
            if text:
                self._tell(f"\n{_paragraph(text)}")

    def _tell_turn(self, turn: str) -> None:
        if turn != self._turn_told:
            self._turn_told = turn
            self._title = f"\n{self._story.turn_title(turn)}"

    def _tell_of_turn(self, words: str) -> None:
        if self._title:
            self._tell(self._title)
            self._title = ""
        self._tell(words)

    def _tell_night(self) -> None:
        if self._detail is Detail.HIGHLIGHTS:
            for text in self._story.nightfall(self._views):
                self._tell_of_turn(_paragraph(text))

    def _views_now(self) -> list[Any]:
        return [self._session.view(seat) for seat in range(len(self._session.rules.seats))]


def _paragraph(text: str) -> str:
    width = min(shutil.get_terminal_size().columns, _WIDTH) if sys.stdout.isatty() else _WIDTH
    return textwrap.fill(
        text, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )
