"""The game of a demonstration: owns the session, takes decisions, makes the film. No Qt.

Who plays is asked elsewhere: by the window in processes of their own, or here one after the other.
The same seed and players give the record that `campagna demo --headless --seed` writes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ai.players import check_name
from ai.search.report import PLANNED
from solitaire.protocol import Decide, Event, Over, Rules, Seat
from solitaire.record import RecordWriter, load_record, record_text
from solitaire.record.files import PRIVATE, replace_file
from solitaire.session import Session, new_session
from ui.common.captions import Captions
from ui.common.computers import new_seed_of_choices, seat_clerk
from ui.common.dice_choice import SeededDice
from ui.desktop.style.language import tr, translated
from ui.desktop.watch.film import Film, FilmMaker

if TYPE_CHECKING:
    from ai.honesty.receipts import Clerk, Decision

PLIES_WITHOUT_NEWS: Final = 200
"""A seat that sees nothing happen for so many choices is shown its map again all the same."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to a player: what its seat sees, what it may choose, and how far the game is."""

    seat: Seat
    view: Any
    offered: Sequence[Any]
    plies: int


class Conductor:
    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        options: Mapping[str, str],
        players: Sequence[str],
        seed: int,
        record: Path | None = None,
    ) -> None:
        """Raises UnknownPlayer, RecordNotWritten."""
        for name in players:
            check_name(name)
        self.rules = rules
        self.options = dict(options)
        self.player_names = tuple(players)
        self.seed = seed
        self.record = record
        self.film = Film(rules)
        self._clerks: list[Clerk] = []
        self._shown = 0
        self._captions = Captions()
        self._story = self.film.guide.storyteller(rules)
        self._session = self._begin()
        self._maker = FilmMaker(self.film, self._session)
        self._session.subscribe_referee(self._maker)
        self._session.advance()

    def _begin(self) -> Session[Any, Any, Any]:
        dice = SeededDice(self.seed_text)
        writer = None
        if self.record is not None:
            seats = dict(zip(self.rules.seats, self.player_names, strict=True))
            writer = RecordWriter.begin(
                self.record, self.rules, self.options, dice, seats=seats, seed=self.seed_text
            )
        return new_session(self.rules, self.options, dice, writer=writer)

    @property
    def seed_text(self) -> str:
        """What dice and players are seeded with, as for the demo in the terminal."""
        return f"demo {self.seed}"

    # -- what a seat may know ---------------------------------------------------------------------

    def view(self, seat: Seat) -> Any:
        return self._session.view(seat)

    def lines(self, seat: Seat) -> Sequence[str]:
        """Everything the seat was told, oldest first."""
        return [line.words for line in self.film.lines(len(self.film) - 1, seat)]

    def news(self, seat: Seat) -> Sequence[Event]:
        """What the seat saw in the last piece of play."""
        return [e for shot in self.film.shots[self._shown :] for e in shot.seen_events(seat)]

    @property
    def summary(self) -> str:
        """How the game ended; empty while it goes on."""
        over = self._session.pending
        return (
            (translated(over.summary) or tr("The game is over.")) if isinstance(over, Over) else ""
        )

    @property
    def is_over(self) -> bool:
        return isinstance(self._session.pending, Over)

    # -- play -------------------------------------------------------------------------------------

    @property
    def asked(self) -> Asked | None:
        """Who must choose now; None when the game is over."""
        asked, session = self._session.pending, self._session
        if not isinstance(asked, Decide):
            return None
        seat = asked.seat
        return Asked(seat, session.view(seat), session.offered(seat), session.plies_played)

    def take(self, seat: Seat, decision: Decision) -> None:
        """Carry out a player's choice, after the thoughts that led to it."""
        report = decision.report
        if report is not None and report.how == PLANNED:
            best = report.candidates[0]
            self.film.tell_chance(len(self.film), seat, best.score)
            thought = self._captions.thought(seat, self._session.heading, report)
            if thought is not None:
                words = self._story.thought(thought)
                self._maker.think(seat, words.outlook, ())
                self._maker.think(seat, words.orders, best.orders)
        self._session.play(seat, decision.ply, decision.receipt.as_text())

    def decide_here(self) -> None:
        """Let the asked player choose in this process."""
        asked = self.asked
        assert asked is not None, "the game is over"
        if not self._clerks:
            self._clerks = [
                seat_clerk(name, self.rules, self.options, seat, self.seed_text)
                for seat, name in enumerate(self.player_names)
            ]
        clerk = self._clerks[asked.seat]
        self.take(asked.seat, clerk.decide(asked.view, asked.offered, asked.plies))

    def go_on(self, seat: Seat) -> None:
        """Play here until this seat sees something happen, or the game is over."""
        self._shown = len(self.film)
        for _ in range(PLIES_WITHOUT_NEWS):
            if self.is_over:
                return
            self.decide_here()
            if self.news(seat):
                return

    def close(self) -> None:
        self._session.close()


def hand_over(record: Path, plies: int, players: Mapping[str, str], target: Path) -> None:
    """Write the game as it stood after so many plies, for other people in the chairs.

    Raises RecordError.
    """
    found = load_record(record)
    played = [step.played.ply for step in found.steps[:plies] if step.played is not None]
    header = found.header
    text = record_text(
        found.rules,
        header.options,
        played,
        seats=players,
        dice=header.dice,
        seed=new_seed_of_choices(),
    )
    replace_file(target, text.encode(), mode=PRIVATE)
