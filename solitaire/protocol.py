"""What a game must offer so that sessions, players and search can run it.

Nothing here knows any particular game, and this module imports nothing of ours.

Terms. A *seat* is a side at the table. An *action* is a seat's choice, an *outcome* is a result of
chance, a *ply* is either. A *record* is the list of plies. One playing of a game is a *session*.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

Seat: TypeAlias = int

EVERYONE: Final = -1
"""Audience of an event or a roll that is open to all seats."""


def audience(*seats: Seat) -> int:
    """The seats as a bit set, the form in which events and rolls carry their audience."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def may_see(bits: int, seat: Seat) -> bool:
    return bits >> seat & 1 == 1


class Decide:
    """One seat must choose an action."""

    __slots__ = ("question", "seat", "sealed")

    def __init__(self, seat: Seat, question: str, sealed: bool = False) -> None:
        self.seat = seat
        self.question = question
        """What is asked, with its rule: "retreat or fight on [9.3]"."""
        self.sealed = sealed
        """True while the choice stays hidden until every seat has committed."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decide)
            and self.seat == other.seat
            and self.question == other.question
            and self.sealed == other.sealed
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.question, self.sealed))

    def __repr__(self) -> str:
        return f"Decide({self.seat!r}, {self.question!r}, sealed={self.sealed!r})"


class Chance:
    """Dice or a draw come next."""

    __slots__ = ("audience", "cause")

    def __init__(self, cause: str, audience: int = EVERYONE) -> None:
        self.cause = cause
        """What is rolled for, with its rule: "forced march [8.3]". Never a hidden name."""
        self.audience = audience
        """Seats that may see the outcome; only the owner sees a secret check."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Chance)
            and self.cause == other.cause
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.cause, self.audience))

    def __repr__(self) -> str:
        return f"Chance({self.cause!r}, {self.audience!r})"


class Over:
    """The game has ended; one score per seat, 0 to 1."""

    __slots__ = ("facts", "scores", "summary")

    def __init__(
        self,
        scores: tuple[float, ...],
        summary: str = "",
        facts: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.scores = scores
        self.summary = summary
        """One plain sentence: who won, how, by how much. For people; it is never read back."""
        self.facts = facts
        """The same as names and values, one word each: ("points", "8-6"). Records keep them and
        are checked against them, so a game may add facts but not rename one."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Over)
            and self.scores == other.scores
            and self.summary == other.summary
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.scores, self.summary, self.facts))

    def __repr__(self) -> str:
        return f"Over({self.scores!r}, {self.summary!r}, {self.facts!r})"


Pending: TypeAlias = Decide | Chance | Over


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, as a value. Games subclass it; Rules.words() puts it into words."""

    def __init__(self, audience: int = EVERYONE) -> None:
        self.audience = audience


class Option:
    """A setting of the game that is fixed before it starts and kept in the record's header."""

    __slots__ = ("help", "name", "values")

    def __init__(self, name: str, values: tuple[str, ...], help: str) -> None:  # noqa: A002
        self.name = name
        self.values = values
        """What may be chosen; the first is the default."""
        self.help = help


def settle(options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with the value chosen or its default. Raises ValueError."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise ValueError(f"There is no option {name!r}. Options: {', '.join(known)}.")
        if value not in known[name].values:
            allowed = ", ".join(known[name].values)
            raise ValueError(f"Option {name} cannot be {value!r}. Choose one of: {allowed}.")
    return {option.name: chosen.get(option.name, option.values[0]) for option in options}


class NotNotation(ValueError):
    """The text is not a ply or position of this game in any situation."""


class IllegalAction(ValueError):
    """The ply exists but is not offered now. The message names the rule if there is one."""


class Ambiguous(ValueError):
    """The text could mean several plies. The message lists them."""


class Fault:
    """One thing wrong in a text, with its line number (1 for the first)."""

    __slots__ = ("line", "message")

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = message

    def __repr__(self) -> str:
        return f"line {self.line}: {self.message}"


class BadPosition(NotNotation):
    """A position text that cannot be set up; every fault found is listed."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(map(repr, faults)))
        self.faults = list(faults)


StateT = TypeVar("StateT")
PlyT = TypeVar("PlyT", bound=Hashable)
ViewT = TypeVar("ViewT")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[StateT, PlyT, ViewT]):
    """The rules of one game over a mutable state that only its owner may change.

    A class to inherit from rather than a typing.Protocol, because compiled callers then reach the
    methods of compiled games through a table instead of by name.
    """

    name: str
    """The identity used in records, commands and folders: "castiglione"."""

    version: str
    """Changes when the same plies may lead to a different state."""

    seats: tuple[str, ...]
    """One lower-case word per seat, in seat order: ("french", "austrian")."""

    # -- options and beginning ------------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """The options that start() understands."""
        return ()

    def start(self, options: Mapping[str, str]) -> StateT:
        """The beginning of a game. Missing options take their defaults; unknown ones raise
        ValueError."""
        raise NotImplementedError

    def data_digest(self) -> str:
        """A short hash of the resource files the rules read, for the record's header."""
        return ""

    # -- play -------------------------------------------------------------------------------------

    def copy(self, state: StateT) -> StateT:
        """A state that shares nothing mutable with this one."""
        raise NotImplementedError

    def pending(self, state: StateT) -> Pending:
        """What the game is waiting for. Changes nothing."""
        raise NotImplementedError

    def actions(self, state: StateT) -> Sequence[PlyT]:
        """At a Decide: every choice, at least one, the same list for states that look alike."""
        raise NotImplementedError

    def outcomes(self, state: StateT) -> Sequence[tuple[PlyT, int]]:
        """At a Chance: every outcome with its whole-number weight."""
        raise NotImplementedError

    def apply(self, state: StateT, ply: PlyT, events: list[Event] | None = None) -> None:
        """Carry out one offered action or listed outcome, and whatever is forced after it.

        What happened is appended to `events` if a list is given; search passes none.
        """
        raise NotImplementedError

    # -- who knows what --------------------------------------------------------------------------

    def view(self, state: StateT, seat: Seat) -> ViewT:
        """What this seat may know: a frozen value, comparable, picklable. The only way out of the
        state."""
        raise NotImplementedError

    def imagine(self, view: ViewT, rng: Random) -> StateT:
        """A full state this seat could be in. It takes a view, so it cannot peek."""
        raise NotImplementedError

    def info_key(self, state: StateT, seat: Seat) -> Hashable:
        """Equal exactly when the seat cannot tell two states apart."""
        raise NotImplementedError

    def pack_view(self, view: ViewT) -> object:
        """The view as plain data that JSON can carry, for players in other processes."""
        raise NotImplementedError

    def unpack_view(self, packed: object) -> ViewT:
        """The view again, equal to the one packed; anything else raises ValueError."""
        raise NotImplementedError

    # -- text ------------------------------------------------------------------------------------

    def digest(self, state: StateT) -> str:
        """A short hash of everything in the state."""
        raise NotImplementedError

    def ply_text(self, ply: PlyT) -> str:
        """One line of words; parse_ply() turns it back into an equal ply."""
        raise NotImplementedError

    def parse_ply(self, text: str) -> PlyT:
        """Raises NotNotation or Ambiguous."""
        raise NotImplementedError

    def position_text(self, state: StateT) -> str:
        """The whole truth as lines; parse_position() turns it back into an equal state."""
        raise NotImplementedError

    def parse_position(self, text: str) -> StateT:
        """Raises BadPosition with every fault found."""
        raise NotImplementedError

    def heading(self, state: StateT) -> tuple[str, ...]:
        """Where in the sequence of play: ("turn 3", "French movement"); the turn comes first. For
        people."""
        raise NotImplementedError

    def words(self, event: Event) -> str:
        """The event as one plain sentence, with rule numbers where they help."""
        raise NotImplementedError

    def view_lines(self, view: ViewT) -> list[str]:
        """The view as readable lines, in a fixed order."""
        raise NotImplementedError

    def refusal(self, state: StateT, ply: PlyT) -> str:
        """Why a ply that is not offered is not allowed, using only what the asked seat may know."""
        return "That is not among the choices offered now."

    # -- health ----------------------------------------------------------------------------------

    def faults(self, state: StateT) -> list[str]:
        """Violated invariants, in words; empty for a sound state. Used by fuzzing and tests."""
        return []
