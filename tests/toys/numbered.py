"""What the toy games with numbers for plies share: texts made of the plies that were played.

These toys measure the generic search, so their states are numbers and their views tuples: the
first number of a view is its seat. They may be compiled by mypyc together with the search.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from solitaire.protocol import (
    BadPosition,
    Chance,
    Decide,
    Event,
    Fault,
    NotNotation,
    Over,
    Rules,
    Seat,
    settle,
)
from tests.toys.common import short_hash, words_of

StateT = TypeVar("StateT")

NumberView = tuple[int, ...]


def result(winner: int, summary: str) -> Over:
    """Won by a seat; 2 is a draw."""
    if winner == 2:
        return Over((0.5, 0.5), summary)
    return Over((float(winner == 0), float(winner == 1)), summary)


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberedRules(Rules[StateT, int, NumberView], Generic[StateT]):
    """A game whose whole state follows from the plies played."""

    def __init__(self, name: str, seats: tuple[str, ...], words: Mapping[int, str]) -> None:
        self.name = name
        self.version = "1"
        self.seats = seats
        self.word_by_ply = dict(words)
        self.ply_by_word = {word: ply for ply, word in words.items()}

    def new_state(self) -> StateT:
        raise NotImplementedError

    def plies_of(self, state: StateT) -> list[int]:
        """The plies that lead from the beginning to this state."""
        raise NotImplementedError

    def start(self, options: Mapping[str, str]) -> StateT:
        if options:
            settle(self.options(), options)
        return self.new_state()

    def pack_view(self, view: NumberView) -> object:
        return list(view)

    def unpack_view(self, packed: object) -> NumberView:
        """The seat's sight of the beginning tells how many numbers there have to be."""
        if not isinstance(packed, list) or any(type(number) is not int for number in packed):
            raise ValueError("A view of this game is a list of whole numbers.")
        length = len(self.view(self.new_state(), 0))
        if len(packed) != length or not 0 <= packed[0] < len(self.seats):
            raise ValueError(f"A view of this game is {length} numbers, the seat first.")
        return tuple(packed)

    def info_key(self, state: StateT, seat: Seat) -> Hashable:
        return self.view(state, seat)

    def digest(self, state: StateT) -> str:
        return short_hash(self.name, self.plies_of(state))

    def ply_text(self, ply: int) -> str:
        return self.word_by_ply[ply]

    def parse_ply(self, text: str) -> int:
        ply = self.ply_by_word.get(text)
        if ply is None:
            raise NotNotation(f"{text!r} is no ply of {self.name}.")
        return ply

    def position_text(self, state: StateT) -> str:
        return "".join(f"{self.word_by_ply[ply]}\n" for ply in self.plies_of(state))

    def parse_position(self, text: str) -> StateT:
        state = self.new_state()
        for number, line in enumerate(text.splitlines(), start=1):
            try:
                ply = self.parse_ply(line)
            except NotNotation as error:
                raise BadPosition([Fault(number, str(error))]) from error
            if ply not in self._offered(state):
                raise BadPosition([Fault(number, f"{line!r} is not possible here")])
            self.apply(state, ply)
        return state

    def _offered(self, state: StateT) -> Sequence[int]:
        pending = self.pending(state)
        if isinstance(pending, Decide):
            return self.actions(state)
        if isinstance(pending, Chance):
            return [ply for ply, _ in self.outcomes(state)]
        return ()

    def words(self, event: Event) -> str:
        return words_of(event)

    def told_of(self, plies: Sequence[int]) -> str:
        return ", ".join(map(self.word_by_ply.__getitem__, plies)) or "nothing"
