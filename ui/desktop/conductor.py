"""Lets two computer players play one game, a piece at a time. No Qt.

It owns the session. Whoever draws gets only what it hands out: the view of a seat and the events
that this seat may see, in words and as values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from solitaire.protocol import Decide, Event, Over, Rules, Seat
from solitaire.record import RecordWriter
from solitaire.session import Session, new_session
from ui.computers import seat_computer
from ui.desktop.language import told, tr
from ui.terminal.play.dice_choice import SeededDice

PLIES_WITHOUT_NEWS: Final = 200
"""A seat that sees nothing happen for so many choices is shown its map again all the same."""


class Chronicle:
    """What one seat has seen."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self.lines: list[str] = []
        self.news: list[Event] = []
        """The events since the last piece of play began."""
        self._rules = rules

    def happened(self, events: Sequence[Event]) -> None:
        self.news += events
        self.lines += [self._rules.words(event) for event in events]

    def taken_back(self) -> None:
        """Nobody takes anything back in a demonstration."""


class Conductor:
    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        options: Mapping[str, str],
        players: Sequence[str],
        seed: int,
        record: Path | None = None,
    ) -> None:
        """The same seed gives the game that `campagna demo --headless --seed` tells."""
        self.rules = rules
        self.options = dict(options)
        self.player_names = tuple(players)
        self.seed = seed
        self._players = [
            seat_computer(name, rules, self.options, seat, f"demo {seed}")
            for seat, name in enumerate(players)
        ]
        self._choices = [Random(f"{seed} {seat}") for seat in rules.seats]
        self._session = self._begin(record)
        self._chronicles = [Chronicle(rules) for _ in rules.seats]
        for seat, chronicle in enumerate(self._chronicles):
            self._session.subscribe(seat, chronicle)
        self._session.advance()

    def _begin(self, record: Path | None) -> Session[Any, Any, Any]:
        dice = SeededDice(f"demo {self.seed}")
        writer = None
        if record is not None:
            seats = dict(zip(self.rules.seats, self.player_names, strict=True))
            writer = RecordWriter.begin(record, self.rules, self.options, dice, seats=seats)
        return new_session(self.rules, self.options, dice, writer=writer)

    # -- what a seat may know ---------------------------------------------------------------------

    def view(self, seat: Seat) -> Any:
        return self._session.view(seat)

    def lines(self, seat: Seat) -> Sequence[str]:
        """Everything the seat was told, oldest first."""
        return self._chronicles[seat].lines

    def news(self, seat: Seat) -> Sequence[Event]:
        """What the seat saw in the last piece of play."""
        return self._chronicles[seat].news

    @property
    def summary(self) -> str:
        """How the game ended; empty while it goes on."""
        over = self._session.pending
        return (told(over.summary) or tr("The game is over.")) if isinstance(over, Over) else ""

    @property
    def is_over(self) -> bool:
        return isinstance(self._session.pending, Over)

    # -- play -------------------------------------------------------------------------------------

    def go_on(self, seat: Seat) -> None:
        """Play until this seat sees something happen, or the game is over."""
        for chronicle in self._chronicles:
            chronicle.news = []
        for _ in range(PLIES_WITHOUT_NEWS):
            asked = self._session.pending
            if not isinstance(asked, Decide):
                return
            self._choose(asked.seat)
            if self._chronicles[seat].news:
                return

    def _choose(self, seat: Seat) -> None:
        offered = self._session.offered(seat)
        player, rng = self._players[seat], self._choices[seat]
        self._session.play(seat, player.choose(self._session.view(seat), offered, rng))

    def close(self) -> None:
        self._session.close()
