"""The rules of Castiglione as the protocol wants them. The chapters do the work."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final, final

from mypy_extensions import i64

from solitaire.games.castiglione.core import views
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.options import OPTIONS, Options
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import GAME_OVER
from solitaire.games.castiglione.core.steps import QUESTIONS as QUESTION_TEXTS
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.data.model import load_data
from solitaire.games.castiglione.fog.imagination import imagine
from solitaire.games.castiglione.fog.view_packing import ViewPacking
from solitaire.games.castiglione.rules import sequence, victory
from solitaire.games.castiglione.rules.question import DICE
from solitaire.games.castiglione.rules.sequence import QUESTIONS
from solitaire.games.castiglione.terms import FRENCH, NOWHERE, SIDES
from solitaire.games.castiglione.text import notation, position, refusals, wording
from solitaire.games.castiglione.text.faults import find_faults
from solitaire.games.castiglione.text.position_reading import read_position
from solitaire.games.castiglione.text.view_lines import view_lines
from solitaire.protocol import Chance, Decide, Event, Option, Over, Pending, Rules, Seat

DECISIONS: Final = [[Decide(seat, text) for text in QUESTION_TEXTS] for seat in range(2)]
ROLLS: Final = [[Chance(text, bits) for text in QUESTION_TEXTS] for bits in (-1, 1, 2)]


@final
class Castiglione(Rules[State, Ply, View]):
    """Bonaparte in Italy: the Castiglione campaign of 1796."""

    def __init__(self) -> None:
        self.name = "castiglione"
        self.version = "2"
        """Raised when the same plies may lead elsewhere; records name it and keep to it."""
        self.seats = SIDES
        self.board = Board(load_data())
        self.packing = ViewPacking(self.board)

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def start(self, options: Mapping[str, str]) -> State:
        state = sequence.set_up(self.board, Options(options))
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
        return views.view(state, seat)

    def pack_view(self, view: View) -> object:
        return self.packing.pack(view)

    def unpack_view(self, packed: object) -> View:
        return self.packing.unpack(packed)

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
        return refusals.refusal(state, ply)

    def faults(self, state: State) -> list[str]:
        return find_faults(state)


def game_over(state: State) -> Over:
    winner = victory.winner(state)
    french: i64 = victory.points(state, FRENCH)
    austrian: i64 = victory.points(state, 1 - FRENCH)
    level = "" if winner == NOWHERE else victory.level(state)
    is_alone = state.victor != NOWHERE
    words = wording.result(winner, level, french, austrian, is_alone=is_alone)
    facts = (
        ("points", f"{french}-{austrian}"),
        ("level", str(victory.rank(state))),
        ("by", "elimination" if is_alone else "points"),
    )
    if winner == NOWHERE:
        return Over((0.5, 0.5), words, facts)
    return Over((1.0, 0.0) if winner == FRENCH else (0.0, 1.0), words, facts)


RULES: Final = Castiglione()
