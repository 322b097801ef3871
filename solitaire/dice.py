"""Sources of chance. A session asks one of them for each roll; rules never do.

Sealed dice are fixed before the game by a seed whose fingerprint everyone sees, so that anyone can
check afterwards that no die was chosen by hand. The record's header names the kind of dice.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from solitaire.protocol import Ambiguous, Chance, NotNotation, Rules
from solitaire.text import text

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16

SEALED: Final = "sealed"
TYPED: Final = "typed"
FIXED: Final = "fixed"
FRESH: Final = "fresh"
RECORDED: Final = "recorded"
KINDS: Final = (SEALED, TYPED, FIXED, FRESH, RECORDED)

PlyT = TypeVar("PlyT")


@dataclass(frozen=True, slots=True)
class Outcome(Generic[PlyT]):
    """One thing that a roll can give."""

    ply: PlyT
    weight: int
    text: str


class Dice(Protocol):
    """Anything that can say what a roll gave."""

    @property
    def kind(self) -> str:
        """One of KINDS, for the record's header."""

    def roll(self, chance: Chance, outcomes: Sequence[Outcome[PlyT]], number: int) -> PlyT:
        """One of the outcomes. `number` counts the rolls of the whole record, 1 for the first."""


def listed_outcomes(rules: Rules[Any, PlyT, Any], state: Any) -> list[Outcome[PlyT]]:
    """What the roll waiting in this state can give, in the order of the outcomes' texts.

    The order is part of how sealed dice are computed: it must not depend on how rules list them.
    """
    outcomes = (Outcome(ply, weight, rules.ply_text(ply)) for ply, weight in rules.outcomes(state))
    return sorted(outcomes, key=lambda outcome: outcome.text)


def total_weight(outcomes: Sequence[Outcome[PlyT]]) -> int:
    return sum(outcome.weight for outcome in outcomes)


def outcome_at(outcomes: Sequence[Outcome[PlyT]], ticket: int) -> PlyT:
    """The outcome whose share of the weights holds this ticket, 0 to total_weight - 1."""
    for outcome in outcomes:
        if ticket < outcome.weight:
            return outcome.ply
        ticket -= outcome.weight
    raise ValueError("the ticket is beyond the weights of the outcomes")


class SealedDice:
    """Every roll follows from a seed; sha256(seed + salt) is published before the first one.

    What people choose after that can be mixed in. Then neither the one who drew the seed nor those
    who chose without knowing it control the dice.
    """

    kind: Final = SEALED

    def __init__(self, seed: bytes, salt: bytes, mixture: bytes = b"") -> None:
        # Fixed lengths: otherwise a byte could be moved unnoticed from one to the other.
        if len(seed) != SEED_BYTES or len(salt) != SALT_BYTES:
            raise ValueError(f"A seed has {SEED_BYTES} bytes and a salt {SALT_BYTES}.")
        self.seed = seed
        self.salt = salt
        self.mixture = mixture
        self._key = hmac.digest(seed, mixture, "sha256") if mixture else seed

    def mixed_with(self, mixture: bytes) -> SealedDice:
        return SealedDice(self.seed, self.salt, mixture)

    @classmethod
    def newly_sealed(cls) -> SealedDice:
        return cls(secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SALT_BYTES))

    @property
    def fingerprint(self) -> str:
        return hashlib.sha256(self.seed + self.salt).hexdigest()

    def roll(self, chance: Chance, outcomes: Sequence[Outcome[PlyT]], number: int) -> PlyT:
        return outcome_at(outcomes, self.ticket(number, total_weight(outcomes)))

    def ticket(self, number: int, tickets: int) -> int:
        """A whole number below `tickets`, all equally likely.

        HMAC-SHA256 over the roll's number (8 bytes) and the attempt (4 bytes), big-endian. Values
        in the incomplete last run of `tickets` are drawn again, or small ones would be favoured.
        """
        fair_limit = (1 << 256) // tickets * tickets
        for attempt in count():
            message = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(hmac.digest(self._key, message, "sha256"), "big")
            if value < fair_limit:
                break
        return value % tickets


class FreshDice:
    """Rolls from a given generator: demos, fuzzing, arena games."""

    kind: Final = FRESH

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def roll(self, chance: Chance, outcomes: Sequence[Outcome[PlyT]], number: int) -> PlyT:
        return outcome_at(outcomes, self._rng.randrange(total_weight(outcomes)))


class TypedDice:
    """Dice of a real table: somebody types what they show.

    `ask` gets the roll, the texts of its outcomes, and why the last answer was refused ("" at
    first). It is called until the answer is one of the outcomes; an exception from it ends the
    roll.
    """

    kind: Final = TYPED

    def __init__(self, ask: Callable[[Chance, Sequence[str], str], str]) -> None:
        self._ask = ask

    def roll(self, chance: Chance, outcomes: Sequence[Outcome[PlyT]], number: int) -> PlyT:
        texts = [outcome.text for outcome in outcomes]
        complaint = ""
        while True:
            try:
                return outcome_called(outcomes, self._ask(chance, texts, complaint))
            except (NotNotation, Ambiguous) as error:
                complaint = str(error)


class DiceRanOut(RuntimeError):
    """More rolls were asked for than were fixed or recorded."""


class FixedDice:
    """Outcomes given beforehand, as texts or pips, one per roll from now on. For tests."""

    kind: Final = FIXED

    def __init__(self, outcomes: Iterable[str | int]) -> None:
        self._outcomes = iter(outcomes)

    def roll(self, chance: Chance, outcomes: Sequence[Outcome[PlyT]], number: int) -> PlyT:
        text = next(self._outcomes, None)
        if text is None:
            raise DiceRanOut(f"No die is fixed for roll {number} ({chance.cause}).")
        return outcome_called(outcomes, str(text))


class RecordedDice:
    """The dice of a record again, by their number: to find out what a different choice would have
    met."""

    kind: Final = RECORDED

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts

    def roll(self, chance: Chance, outcomes: Sequence[Outcome[PlyT]], number: int) -> PlyT:
        if number > len(self._texts):
            raise DiceRanOut(f"The record has no roll {number} ({chance.cause}).")
        return outcome_called(outcomes, self._texts[number - 1])


def outcome_called(outcomes: Sequence[Outcome[PlyT]], typed: str) -> PlyT:
    """The outcome meant by this text. Pips suffice, in any form: 34 for "roll 3 4"."""
    found = (
        _alike(outcomes, typed, str)
        or _alike(outcomes, typed, _letters_and_digits)
        or (_alike(outcomes, typed, _digits) if _letters_and_digits(typed).isdigit() else [])
    )
    if len(found) == 1:
        return found[0].ply
    texts = ", ".join(outcome.text for outcome in found or outcomes)
    if found:
        raise Ambiguous(
            text("{typed} could be any of: {choices}.", typed=repr(typed), choices=texts)
        )
    raise NotNotation(
        text(
            "{typed} is no outcome of this roll. Possible: {choices}.",
            typed=repr(typed),
            choices=texts,
        )
    )


def _alike(
    outcomes: Sequence[Outcome[PlyT]], text: str, reduced: Callable[[str], str]
) -> list[Outcome[PlyT]]:
    return [outcome for outcome in outcomes if reduced(outcome.text) == reduced(text)]


def _letters_and_digits(text: str) -> str:
    return "".join(filter(str.isalnum, text)).lower()


def _digits(text: str) -> str:
    return "".join(filter(str.isdigit, text))
