"""Trial games between two scripts, and what they tell of the balance [26]."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.events import BATTLE_ENDED, MANTOVA_TAKEN, Happened
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.question import DICE
from solitaire.games.quadrilateral.core.steps import GAME_OVER
from solitaire.games.quadrilateral.rules import sequence
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS
from solitaire.protocol import Event


class Trial:
    """One finished game in numbers."""

    def __init__(self) -> None:
        self.plies = 0
        self.choices = 0
        self.turn = 0
        self.vienna = 0
        self.battles = 0
        self.lost = [0, 0]
        self.mantova_fell = False
        self.steps = [0, 0]
        """Left on the map, French and Austrian."""


def trial(board: Board, options: Mapping[str, str], seed_rng: Random) -> Trial:
    """Play one game by the script."""
    found = Trial()
    script = Script()
    state = sequence.set_up(board, Options(options))
    while state.step != GAME_OVER:
        question = QUESTIONS[state.step]
        ply = (
            _roll(question.outcomes(state), seed_rng)
            if question.seat(state) == DICE
            else script.choose(state, seed_rng)
        )
        found.choices += question.seat(state) != DICE
        events: list[Event] = []
        question.apply(state, ply, events)
        sequence.run_on(state, events)
        found.plies += 1
        _note(found, events)
    found.turn, found.vienna = state.turn, state.vienna
    for side in range(2):
        found.steps[side] = state.total_of(state.forces(side))
    return found


def _note(found: Trial, events: list[Event]) -> None:
    for event in events:
        assert isinstance(event, Happened)
        if event.kind == BATTLE_ENDED and event.amount + event.other > 0:
            found.battles += 1
            found.lost[0] += event.amount
            found.lost[1] += event.other
        elif event.kind == MANTOVA_TAKEN:
            found.mantova_fell = True


def _roll(outcomes: list[tuple[Ply, int]], rng: Random) -> Ply:
    total = sum([weight for _, weight in outcomes])
    mark = int(rng.random() * total)
    for ply, weight in outcomes:
        mark -= weight
        if mark < 0:
            return ply
    return outcomes[-1][0]
