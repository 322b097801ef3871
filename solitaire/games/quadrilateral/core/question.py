"""A point at which the game waits for a seat or for dice. The chapters subclass it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.plies import D6, Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.protocol import EVERYONE, Event

DICE: Final = -1
"""The answer of Question.seat() when dice decide."""


class Question:
    """What is asked, of whom, what may be answered and what follows."""

    def seat(self, state: State) -> i64:
        """The side that is asked, or DICE."""
        return state.active

    def actions(self, state: State) -> list[Ply]:
        raise NotImplementedError

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        raise NotImplementedError

    def audience(self, state: State) -> i64:
        """Seats that see the dice."""
        return EVERYONE

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        raise NotImplementedError


class Roll(Question):
    """One die, seen by all."""

    def seat(self, state: State) -> i64:
        return DICE

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        return D6


class SecretRoll(Roll):
    """One die that only its owner sees [5.3]."""

    def audience(self, state: State) -> i64:
        return EVERYONE if state.options.open else 1 << state.active
