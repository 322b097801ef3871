"""Four one-page games for the search, each made of a list of rounds and a rule for the score.

A round is a question to one seat, heard by both or by its chooser only, or a roll.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from solitaire.protocol import Chance, Decide, Event, NotNotation, Over, Pending, Rules, Seat
from tests.toys.common import short_hash, words_of

State: TypeAlias = list[str]
"""The words said so far, one per round."""
View: TypeAlias = tuple[str, ...]
"""The seat, then the words, "?" for those it has not heard."""
DICE: Final = -1


@dataclass(frozen=True, slots=True)
class Word:
    text: str


@dataclass(frozen=True, slots=True)
class Round:
    seat: int
    words: tuple[str, ...]
    weights: tuple[int, ...] = ()
    """Of a roll's outcomes."""
    is_hidden: bool = False
    """Heard only by the seat that said it."""


class WordGame(Rules[State, Word, View]):
    def __init__(
        self, name: str, rounds: tuple[Round, ...], score: Callable[[Sequence[str]], float]
    ) -> None:
        self.name = name
        self.version = "1"
        self.seats = ("first", "second")
        self.rounds = rounds
        self.score = score

    def start(self, options: Mapping[str, str]) -> State:
        return []

    def copy(self, state: State) -> State:
        return state.copy()

    def pending(self, state: State) -> Pending:
        if len(state) == len(self.rounds):
            score = self.score(state)
            return Over((score, 1 - score))
        this = self.rounds[len(state)]
        if this.seat == DICE:
            return Chance("a roll")
        return Decide(this.seat, "which word")

    def actions(self, state: State) -> Sequence[Word]:
        return [Word(text) for text in self.rounds[len(state)].words]

    def outcomes(self, state: State) -> Sequence[tuple[Word, int]]:
        this = self.rounds[len(state)]
        return [(Word(text), weight) for text, weight in zip(this.words, this.weights, strict=True)]

    def apply(self, state: State, ply: Word, events: list[Event] | None = None) -> None:
        state.append(ply.text)

    def view(self, state: State, seat: Seat) -> View:
        heard = [
            text if not this.is_hidden or this.seat == seat else "?"
            for text, this in zip(state, self.rounds, strict=False)
        ]
        return (str(seat), *heard)

    def imagine(self, view: View, rng: Random) -> State:
        return [
            rng.choice(self.rounds[number].words) if text == "?" else text
            for number, text in enumerate(view[1:])
        ]

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return self.view(state, seat)

    def digest(self, state: State) -> str:
        return short_hash(state)

    def ply_text(self, ply: Word) -> str:
        return ply.text

    def parse_ply(self, text: str) -> Word:
        if any(text in this.words for this in self.rounds):
            return Word(text)
        raise NotNotation(f"{text!r} is no word of this game.")

    def position_text(self, state: State) -> str:
        return "".join(f"{text}\n" for text in state)

    def parse_position(self, text: str) -> State:
        return text.split()

    def heading(self, state: State) -> tuple[str, ...]:
        return (f"round {len(state) + 1}",)

    def words(self, event: Event) -> str:
        return words_of(event)

    def view_lines(self, view: View) -> list[str]:
        return [" ".join(view)]


def _gamble(words: Sequence[str]) -> float:
    return 0.3 if words[0] == "safe" else float(words[1] == "win")


GAMBLE: Final = WordGame(
    "gamble",
    (Round(0, ("gamble", "safe")), Round(DICE, ("win", "lose"), weights=(1, 9))),
    _gamble,
)
"""A sure 0.3, or one chance in ten that looks like one in two."""


def _hiding(words: Sequence[str]) -> float:
    return float(words[0] != words[1])


HIDING: Final = WordGame(
    "hiding",
    (Round(0, ("left", "right"), is_hidden=True), Round(1, ("left", "right"))),
    _hiding,
)
"""The first seat hides, the second looks in one place without having seen it."""


def _equal(words: Sequence[str]) -> float:
    return float(words[1] == "heads")


EQUALS: Final = WordGame(
    "equals",
    (Round(0, ("red", "white", "blue")), Round(DICE, ("heads", "tails"), weights=(1, 1))),
    _equal,
)
"""What is said does not matter."""

DIGITS: Final = ("0", "1", "2", "3", "4", "5", "6", "7")


def _ladder(words: Sequence[str]) -> float:
    """The first seat wants a high sum, but each answer that is the complement of 7 takes it."""
    total = 0
    for said, answered in zip(words[::2], words[1::2], strict=False):
        total += 0 if int(said) + int(answered) == 7 else int(said)
    return total / 21


LADDER: Final = WordGame("ladder", (Round(0, DIGITS), Round(1, DIGITS)) * 3, _ladder)
"""Eight choices six times; the second seat has one right answer each time."""
