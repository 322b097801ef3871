"""A record that was read and found sound, and its replay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from solitaire.history import History, Played
from solitaire.protocol import Event, Pending, Rules, Seat
from solitaire.record.account import seat_account
from solitaire.record.text import Header


@dataclass(frozen=True, slots=True)
class Step:
    """One ply of the record, or the taking back of some."""

    line: int
    played: Played[Any] | None
    """None if plies are taken back."""
    taken_back: int = 0
    """How many plies an undo takes back."""
    in_practice: bool = False
    """Whether that went beyond the rule for taking back."""


@dataclass(frozen=True, slots=True)
class DigestMark:
    line: int
    steps: int
    """How many steps are above it."""
    digest: str


@dataclass(frozen=True, slots=True)
class ReceiptMark:
    """What a computer player left about the choice that follows it."""

    line: int
    steps: int
    """How many steps are above it."""
    text: str
    """JSON; its meaning is up to the players."""


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Somebody else sat down."""

    line: int
    steps: int
    """How many steps are above it."""
    seat: str
    who: str


@dataclass(frozen=True, slots=True)
class ShownMark:
    """Somebody saw more of a game in progress than their side may know, or made a copy of it."""

    line: int
    what: str
    """"everything" or "copy"."""


@dataclass
class Record:
    """One playing of a game: the whole truth."""

    path: Path
    rules: Rules[Any, Any, Any]
    header: Header
    start: Any
    """The state before the first ply. Copy it before playing on."""
    steps: list[Step] = field(default_factory=list)
    marks: list[DigestMark] = field(default_factory=list)
    receipts: list[ReceiptMark] = field(default_factory=list)
    seat_changes: list[SeatChange] = field(default_factory=list)
    shown: list[ShownMark] = field(default_factory=list)
    result_line: int = 0
    """The line of the result; 0 while the game is in progress."""
    abandoned: bool = False
    seed: bytes = b""
    """Revealed after the end; empty until then."""
    salt: bytes = b""
    reveal_line: int = 0
    warnings: list[str] = field(default_factory=list)

    def players(self, steps: int | None = None) -> dict[str, str]:
        """Who sits where after this many steps, or at the end, in the words of the record."""
        changes = [one for one in self.seat_changes if steps is None or one.steps <= steps]
        return {**self.header.seats, **{one.seat: one.who for one in changes}}

    def roll_texts(self) -> list[str]:
        """Every outcome in the order of the rolls, including those taken back."""
        return [
            self.rules.ply_text(step.played.ply)
            for step in self.steps
            if step.played is not None and step.played.seat is None
        ]

    def for_seat(self, seat: Seat) -> str:
        """What may be given to this seat: its own choices, open dice, what it saw. No secrets."""
        return seat_account(self, replay(self), seat)


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of the record and its consequences."""

    step: Step
    heading: tuple[str, ...]
    """Before the step."""
    events: list[Event]


class Playback:
    """A record played through. Indices count the record's steps, including undos."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.history: History[Any, Any, Any] = _new_history(record)
        self.moments: list[Moment] = []
        for step in record.steps:
            heading = record.rules.heading(self.history.state)
            self.moments.append(Moment(step, heading, carry_out(self.history, step)))

    @property
    def state(self) -> Any:
        """The state at the end of the record."""
        return self.history.state

    @property
    def pending(self) -> Pending:
        return self.history.pending

    def states(self) -> Iterator[Any]:
        """The state before the first step and after each one; the caller owns each of them."""
        history = _new_history(self.record)
        yield self.record.rules.copy(history.state)
        for step in self.record.steps:
            carry_out(history, step)
            yield self.record.rules.copy(history.state)

    def digests(self) -> list[str]:
        """The digest of each of the states()."""
        return [self.record.rules.digest(state) for state in self.states()]


def replay(record: Record) -> Playback:
    """Carry out every step as recorded; nothing is rolled again."""
    return Playback(record)


def carry_out(history: History[Any, Any, Any], step: Step) -> list[Event]:
    if step.played is None:
        history.take_back(step.taken_back)
        return []
    return history.play(step.played.ply)


def _new_history(record: Record) -> History[Any, Any, Any]:
    return History(record.rules, record.rules.copy(record.start))
