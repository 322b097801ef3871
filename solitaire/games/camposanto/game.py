"""The rules of Camposanto as the protocol wants them. The chapters do the work."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final, final

from solitaire.games.camposanto.core import views
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.options import OPTIONS, Options
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.state import State, set_up
from solitaire.games.camposanto.core.steps import GAME_OVER, ORDERS_CHOICE
from solitaire.games.camposanto.core.steps import QUESTIONS as QUESTION_TEXTS
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.data.model import load_data
from solitaire.games.camposanto.fog import view_packing
from solitaire.games.camposanto.fog.imagination import imagine
from solitaire.games.camposanto.rules import sequence, victory
from solitaire.games.camposanto.rules.question import DICE_DECIDE
from solitaire.games.camposanto.rules.sequence import QUESTIONS
from solitaire.games.camposanto.rules.soundness import find_faults
from solitaire.games.camposanto.terms import ALLIED, NOBODY, SIDES
from solitaire.games.camposanto.text import notation, position, result, wording
from solitaire.games.camposanto.text.position_reading import read_position
from solitaire.games.camposanto.text.refusals import refusal
from solitaire.games.camposanto.text.view_lines import view_lines
from solitaire.protocol import Chance, Decide, Event, Option, Over, Pending, Rules, Seat

DECISIONS: Final = [
    [Decide(seat, text, step == ORDERS_CHOICE) for step, text in enumerate(QUESTION_TEXTS)]
    for seat in range(2)
]
ROLLS: Final = [Chance(text) for text in QUESTION_TEXTS]


@final
class Camposanto(Rules[State, Ply, View]):
    """Camposanto, 8 February 1743: Traun's Austrians and Savoyards against Gages' Spaniards."""

    def __init__(self) -> None:
        self.name = "camposanto"
        self.version = "1"
        self.seats = SIDES
        self.board = Board(load_data())

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def start(self, options: Mapping[str, str]) -> State:
        state = set_up(self.board, Options(options))
        sequence.begin(state, None)
        return state

    def data_digest(self) -> str:
        return self.board.data.digest

    def copy(self, state: State) -> State:
        return state.copy()

    def pending(self, state: State) -> Pending:
        step = state.step
        if step == GAME_OVER:
            return game_over(state)
        seat = QUESTIONS[step].seat(state)
        if seat == DICE_DECIDE:
            return ROLLS[step]
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
        return views.view(state, seat)

    def pack_view(self, view: View) -> object:
        return view_packing.pack(view)

    def unpack_view(self, packed: object) -> View:
        return view_packing.unpack(self.board, packed)

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
        return position.heading(state)

    def words(self, event: Event) -> str:
        return wording.words(self.board, event)

    def view_lines(self, view: View) -> list[str]:
        return view_lines(self.board, view)

    def refusal(self, state: State, ply: Ply) -> str:
        return refusal(state, ply)

    def faults(self, state: State) -> list[str]:
        return find_faults(state)


def game_over(state: State) -> Over:
    winner = int(victory.winner(state))
    scores = (0.5, 0.5)
    if winner != NOBODY:
        scores = (1.0, 0.0) if winner == ALLIED else (0.0, 1.0)
    return Over(scores, result.words(state, winner), result.facts(state, winner))


RULES: Final = Camposanto()
