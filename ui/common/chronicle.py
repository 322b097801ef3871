"""What one seat was told in the course of a game, in words. No Qt.

It listens to the session for its seat only, so nothing else can get in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from solitaire.protocol import Event, Rules, Seat, may_see
from solitaire.record import Playback
from solitaire.registry import game_of
from solitaire.session import Session


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a log."""

    words: str
    turn: int = 0
    """The turn that it opens; 0 for anything else."""


@dataclass(slots=True)
class _Entry:
    """Of the log: an event, or the steps of a march as one."""

    plies: int
    event: Event
    line: LogLine | None = None
    """Made only when someone reads it: nobody reads the log of a computer's seat."""


class SeatChronicle:
    """Events of one seat with the number of plies after which each was heard."""

    def __init__(self, rules: Rules[Any, Any, Any], seat: Seat) -> None:
        self.news: list[Event] = []
        """What was heard since news was last collected."""
        self._rules = rules
        self._seat = seat
        self._guide = game_of(rules).guide()
        self._heard: list[tuple[int, Event]] = []
        self._log: list[_Entry] = []
        self._session: Session[Any, Any, Any] | None = None

    def listen_to(self, session: Session[Any, Any, Any]) -> None:
        self._session = session
        session.subscribe(self._seat, self)

    def recall(self, playback: Playback) -> None:
        """Add what was told before the game was resumed."""
        plies = 0
        for moment in playback.moments:
            if moment.step.played is None:
                self._forget_after(plies := plies - moment.step.taken_back)
            else:
                plies += 1
            for event in moment.events:
                if may_see(event.audience, self._seat):
                    self._hear(plies, event)

    def happened(self, events: Sequence[Event]) -> None:
        assert self._session is not None
        for event in events:
            self._hear(self._session.plies_played, event)
        self.news += events

    def _hear(self, plies: int, event: Event) -> None:
        self._heard.append((plies, event))
        self._write(plies, event)

    def _write(self, plies: int, event: Event) -> None:
        """Into the log, where it may prolong the last line, or one before lines that count."""
        for place in range(len(self._log) - 1, -1, -1):
            before = self._log[place].event
            whole = self._guide.joined(before, event)
            if whole is not None:
                if whole is not before:
                    self._log[place] = _Entry(plies, whole)
                return
            if not self._guide.is_tally(before):
                break
        self._log.append(_Entry(plies, event))

    def _line(self, entry: _Entry) -> LogLine:
        if entry.line is None:
            words, turn = self._rules.words(entry.event), self._guide.turn_opened(entry.event)
            entry.line = LogLine(words, turn)
        return entry.line

    def taken_back(self) -> None:
        assert self._session is not None
        self._forget_after(self._session.plies_played)
        self.news = []

    def take_news(self) -> list[Event]:
        """What is new, once."""
        news, self.news = self.news, []
        return news

    @property
    def lines(self) -> list[str]:
        """Everything the seat was told and that was not taken back, oldest first."""
        return [self._rules.words(event) for _, event in self._heard]

    @property
    def dated_lines(self) -> list[tuple[int, LogLine]]:
        """The log: the same with a line for each march, and the number of plies played then."""
        return [(one.plies, self._line(one)) for one in self._log]

    def events_after(self, plies: int) -> list[Event]:
        """What was heard after more than this many plies had been played."""
        return [event for played, event in self._heard if played > plies]

    @property
    def events(self) -> list[Event]:
        return [event for _, event in self._heard]

    def _forget_after(self, plies: int) -> None:
        self._heard = [one for one in self._heard if one[0] <= plies]
        self._log = []
        for one in self._heard:
            self._write(*one)
