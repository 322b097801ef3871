"""Dice of a what-if board: those that were wished for first, then chance. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from solitaire.dice import FRESH, FreshDice, Outcome, outcome_called
from solitaire.protocol import Ambiguous, Chance, NotNotation
from solitaire.text import words_of
from ui.desktop.style.language import tr, translated
from ui.desktop.table.table import DiceWithheld

PlyT = TypeVar("PlyT")


class WishedDice:
    kind: str = FRESH

    def __init__(self, rng: Random, complain: Callable[[str], None]) -> None:
        """`complain` is given the reason why a wish cannot be; the roll then waits for another."""
        self.wishes: list[str] = []
        self._chance = FreshDice(rng)
        self._complain = complain

    def wish(self, text: str) -> None:
        """The pips of the next rolls, a word for each roll: "6 34"."""
        self.wishes = text.split()

    def roll(self, chance: Chance, outcomes: Sequence[Outcome[PlyT]], number: int) -> PlyT:
        if not self.wishes:
            return self._chance.roll(chance, outcomes, number)
        try:
            found = outcome_called(outcomes, self.wishes[0])
        except (NotNotation, Ambiguous) as error:
            cause = translated(chance.cause)
            self._complain(tr("For {cause}: {why}", cause=cause, why=translated(words_of(error))))
            raise DiceWithheld from error
        del self.wishes[0]
        return found
