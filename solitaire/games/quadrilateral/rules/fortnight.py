"""Chapter 12: whether both sides agree to pass a Fortnight in Quarters."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.events import FORTNIGHT_ANSWERED, tell
from solitaire.games.quadrilateral.core.plies import AGREE, DECLINE, Ply, say
from solitaire.games.quadrilateral.core.question import Question
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import FORTNIGHT_CHOICE, NEXT_IN_SEQUENCE
from solitaire.games.quadrilateral.rules import attrition
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH, IN_QUARTERS
from solitaire.protocol import Event

BOTH: i64 = 3


def is_possible(state: State) -> bool:
    """The first turn of a Fortnight, both armies in Quarters to stay [12.1]."""
    if state.options.is_short or not state.board.data.calendar[state.turn - 1].is_first:
        return False
    return all(not (state.status[side] != IN_QUARTERS or state.leaving[side]) for side in range(2))


class FortnightChoice(Question):
    """Sealed: the Austrians write first, the French answer is opened with theirs."""

    def seat(self, state: State) -> i64:
        return FRENCH if state.answered else AUSTRIAN

    def actions(self, state: State) -> list[Ply]:
        return [say(AGREE), say(DECLINE)]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        side = self.seat(state)
        state.answered |= 1 << side
        if ply.verb == AGREE:
            state.agreed |= 1 << side
        if state.answered != BOTH:
            state.step = FORTNIGHT_CHOICE
            return
        for one in range(2):
            tell(log, FORTNIGHT_ANSWERED, one, amount=(state.agreed >> one) & 1)
        state.step = NEXT_IN_SEQUENCE


def is_agreed(state: State) -> bool:
    return state.agreed == BOTH


def stationary(state: State, side: i64) -> i64:
    """ALERT forces that roll once for the whole Fortnight [E28]."""
    return attrition.rolling(state, side) & ~state.movers & ~besieged(state, side)


def turn_by_turn(state: State, side: i64) -> i64:
    """Movers and the besieged roll each turn [E25, Q16]."""
    return attrition.rolling(state, side) & (state.movers | besieged(state, side))


def besieged(state: State, side: i64) -> i64:
    found: i64 = 0
    for flag in range(side * 32, side * 32 + 31):
        if state.kind[flag] and state.is_besieged(flag):
            found |= 1 << flag
    return found
