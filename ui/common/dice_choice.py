"""The dice that a command line asks for."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from solitaire.dice import (
    FRESH,
    SALT_BYTES,
    SEALED,
    TYPED,
    Dice,
    FreshDice,
    Outcome,
    SealedDice,
    TypedDice,
)
from solitaire.protocol import Chance
from ui.common.failures import USAGE, Failure

PlyT = TypeVar("PlyT")

SEEDED: Final = "seed:"


class SeededDice:
    """Rolls derived from a number that anyone may know: the same game again, no proof of honesty.

    Each roll follows from the number and its own position in the record, so a game resumed with the
    same number continues as it would have.
    """

    kind: Final = FRESH

    def __init__(self, seed: str) -> None:
        self._dice = SealedDice(hashlib.sha256(seed.encode()).digest(), bytes(SALT_BYTES))

    def roll(self, chance: Chance, outcomes: Sequence[Outcome[PlyT]], number: int) -> PlyT:
        return self._dice.roll(chance, outcomes, number)


class _Sealer:
    """Draws the seal of the next game once, before anyone has chosen anything for that game.

    It is kept in memory only and stays the same however often it is looked at, so that nobody can
    see several seals and pick one.
    """

    def __init__(self) -> None:
        self._next: SealedDice | None = None

    def shown(self) -> SealedDice:
        if self._next is None:
            self._next = SealedDice.newly_sealed()
        return self._next

    def taken(self) -> SealedDice:
        found, self._next = self.shown(), None
        return found


_SEALER: Final = _Sealer()


def next_fingerprint() -> str:
    """Of the dice that the next sealed game will have."""
    return _SEALER.shown().fingerprint


def chosen_dice(text: str, ask: Callable[[Chance, Sequence[str], str], str]) -> Dice:
    """The dice called sealed, typed, fresh or seed:N; `ask` is how typed dice get their answers."""
    if text == SEALED:
        return _SEALER.taken()
    if text == TYPED:
        return TypedDice(ask)
    if text == FRESH:
        return FreshDice(Random())
    if text.startswith(SEEDED) and text != SEEDED:
        return SeededDice(text.removeprefix(SEEDED))
    known = "sealed, typed, fresh or seed:N"
    raise Failure(f"There are no dice called {text!r}. Choose {known}.", USAGE)
