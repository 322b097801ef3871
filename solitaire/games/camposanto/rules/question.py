"""A point at which the game waits for a seat or for dice. The chapters subclass it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.camposanto.core.plies import TWO_DICE, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.protocol import Event

DICE_DECIDE: Final = -1
"""The answer of Question.seat() when dice decide."""


class Question:
    """What is asked, of whom, what may be answered and what follows."""

    def seat(self, state: State) -> i64:
        """The side that is asked, or DICE_DECIDE."""
        return state.active_side()

    def actions(self, state: State) -> list[Ply]:
        raise NotImplementedError

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        raise NotImplementedError

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        raise NotImplementedError


class Roll(Question):
    """Two dice [1.2]."""

    def seat(self, state: State) -> i64:
        return DICE_DECIDE

    def outcomes(self, state: State) -> list[tuple[Ply, int]]:
        return TWO_DICE
