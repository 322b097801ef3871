"""What the people at the terminal have been told, each seat separately or all together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from solitaire.presenting.guide import Guide
from solitaire.protocol import Event, Rules, Seat, may_see
from solitaire.record import Playback
from solitaire.session import Session

TAKEN_BACK = "Play was taken back to an earlier choice."


class Ear:
    """Keeps the news of one seat, or of everyone at an open table, and reads it out when
    allowed."""

    def __init__(self, rules: Rules[Any, Any, Any], guide: Guide, seat: Seat | None) -> None:
        """`seat` is None for an ear that hears everything."""
        self.log: list[str] = []
        self.notable: list[bool] = []
        """For each line of the log, whether it is worth telling someone in a hurry."""
        self._rules = rules
        self._guide = guide
        self._seat = seat
        self._told = 0
        """How much of the log has been read out."""

    def listen_to(self, session: Session[Any, Any, Any]) -> None:
        if self._seat is None:
            session.subscribe_referee(self)
        else:
            session.subscribe(self._seat, self)

    def happened(self, events: Sequence[Event]) -> None:
        heard = [event for event in events if self._hears(event)]
        self.log += map(self._rules.words, heard)
        self.notable += map(self._guide.is_notable, heard)

    def taken_back(self) -> None:
        if self.log[-1:] != [TAKEN_BACK]:
            self.log.append(TAKEN_BACK)
            self.notable.append(True)

    def recall(self, playback: Playback, unread: int) -> None:
        """Add what was told before the game was resumed; the end of it is read out again."""
        for moment in playback.moments:
            if moment.step.played is None:
                self.taken_back()
            self.happened(moment.events)
        self._told = max(0, len(self.log) - unread)

    def read_out(self, say: Callable[[str], None]) -> None:
        """Tell what is new."""
        while self._told < len(self.log):
            self._told += 1
            say(self.log[self._told - 1])

    def skip_unread(self) -> None:
        """Put into the log, without reading it out, what its people already know."""
        self._told = len(self.log)

    def drop_unread(self) -> None:
        """Forget what was not read out: it was taken back by the very people it was meant for."""
        del self.log[self._told :]
        del self.notable[self._told :]

    def _hears(self, event: Event) -> bool:
        if self._seat is None:
            return self._guide.is_full_account(event)
        return may_see(event.audience, self._seat)
