"""The rules of the Quadrilateral as the protocol wants them. The chapters do the work."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final, final

from solitaire.games.quadrilateral.core import views
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.options import OPTIONS, Options
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.question import DICE
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import FORTNIGHT_CHOICE, GAME_OVER
from solitaire.games.quadrilateral.core.steps import QUESTIONS as QUESTION_TEXTS
from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.data.reading import load_data
from solitaire.games.quadrilateral.fog.imagination import imagine
from solitaire.games.quadrilateral.fog.view_packing import pack, unpack
from solitaire.games.quadrilateral.rules import sequence, soundness, victory
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS
from solitaire.games.quadrilateral.terms import SIDES
from solitaire.games.quadrilateral.text import (
    headings,
    notation,
    position,
    refusals,
    view_lines,
    wording,
)
from solitaire.games.quadrilateral.text.position_reading import read_position
from solitaire.protocol import Chance, Decide, Event, Option, Over, Pending, Rules, Seat

DECISIONS: Final = [
    [Decide(seat, text, step == FORTNIGHT_CHOICE) for step, text in enumerate(QUESTION_TEXTS)]
    for seat in range(2)
]
ROLLS: Final = [[Chance(text, bits) for text in QUESTION_TEXTS] for bits in (-1, 1, 2)]


@final
class Quadrilateral(Rules[State, Ply, View]):
    """Bonaparte in Italy: the Quadrilateral, July 1796 to January 1797."""

    def __init__(self) -> None:
        self.name = "quadrilateral"
        self.version = "1"
        self.seats = SIDES
        self.board = Board(load_data())

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def start(self, options: Mapping[str, str]) -> State:
        return sequence.set_up(self.board, Options(options))

    def data_digest(self) -> str:
        return self.board.data.digest

    def copy(self, state: State) -> State:
        return state.copy()

    def pending(self, state: State) -> Pending:
        step = state.step
        if step == GAME_OVER:
            return Over(victory.scores(state), wording.result(state), victory.facts(state))
        question = QUESTIONS[step]
        seat = question.seat(state)
        if seat == DICE:
            bits = question.audience(state)
            return ROLLS[bits if bits > 0 else 0][step]
        return DECISIONS[seat][step]

    def actions(self, state: State) -> Sequence[Ply]:
        return QUESTIONS[state.step].actions(state)

    def outcomes(self, state: State) -> Sequence[tuple[Ply, int]]:
        return QUESTIONS[state.step].outcomes(state)

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        QUESTIONS[state.step].apply(state, ply, events)
        sequence.run_on(state, events)

    def view(self, state: State, seat: Seat) -> View:
        return views.view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(self.board, view, rng)

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return views.key(state, seat)

    def pack_view(self, view: View) -> object:
        return pack(view)

    def unpack_view(self, packed: object) -> View:
        return unpack(packed)

    def digest(self, state: State) -> str:
        return position.digest(state)

    def ply_text(self, ply: Ply) -> str:
        return notation.ply_text(self.board, ply)

    def parse_ply(self, text: str) -> Ply:
        return notation.parse_ply(self.board, text)

    def position_text(self, state: State) -> str:
        return position.write(state)

    def parse_position(self, text: str) -> State:
        return read_position(self.board, text)

    def heading(self, state: State) -> tuple[str, ...]:
        return headings.heading(state)

    def words(self, event: Event) -> str:
        return wording.words(self.board, event)

    def view_lines(self, view: View) -> list[str]:
        return view_lines.view_lines(self.board, view)

    def refusal(self, state: State, ply: Ply) -> str:
        return refusals.refusal(state, ply)

    def faults(self, state: State) -> list[str]:
        return soundness.faults(state)


RULES: Final = Quadrilateral()
