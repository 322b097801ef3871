"""Trial games between two scripts, and what they tell of the balance [26].

`python -m tools.quadrilateral_trials` plays many and prints the means.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.core import parts
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.events import (
    BATTLE_ENDED,
    CRITICAL_FOUGHT,
    MANTOVA_TAKEN,
    SIEGE_BROKEN,
    Happened,
)
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.question import DICE
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import GAME_OVER
from solitaire.games.quadrilateral.rules import sequence, victory
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS
from solitaire.games.quadrilateral.terms import IN_QUARTERS
from solitaire.protocol import Event

WINTER: Final = 72
"""The middle of December: the turn in which winter strength is counted."""


class Trial:
    """One finished game in numbers; pairs are French and Austrian, strengths in steps."""

    def __init__(self) -> None:
        self.plies = 0
        self.choices = 0
        self.turn = 0
        self.vienna = 0
        self.french_score = 0.0
        self.battles = 0
        self.criticals = 0
        self.lost_in_battle = [0, 0]
        self.lost = [0, 0]
        """In any way."""
        self.raised = [0, 0]
        self.mantova_fell = False
        self.sieges_broken = 0
        self.in_winter = [0, 0]
        self.at_end = [0, 0]
        self.campaign_turns: list[int] = []
        """Choices of each player-turn of an army on campaign."""
        self.campaign_plies: list[int] = []
        """The same with the dice."""
        self.quarters_turns: list[int] = []
        """Of each player-turn of an army in Quarters to the end, and not leaving."""


def trial(
    board: Board, options: Mapping[str, str], rng: Random, habits: Habits | None = None
) -> Trial:
    """Play one game by the script."""
    found = Trial()
    script = Script(habits)
    state = sequence.set_up(board, Options(options))
    begun: i64 = -1
    choices = 0
    plies = 0
    while state.step != GAME_OVER:
        now = state.turn * 2 + state.active
        if now != begun:
            begun, choices, plies = now, 0, 0
        question = QUESTIONS[state.step]
        asked = question.seat(state)
        if asked == DICE:
            ply = _roll(question.outcomes(state), rng)
        else:
            ply = script.choose(state, rng)
            found.choices += 1
            choices += 1 if asked == state.active else 0
        events: list[Event] = []
        side, is_resting = state.active, _rests(state)
        question.apply(state, ply, events)
        sequence.run_on(state, events)
        found.plies += 1
        plies += 1
        _note(found, events)
        if state.active != side or state.turn * 2 + state.active != now:
            _note_turn(found, state, choices, plies, is_resting)
    _note_end(found, state)
    return found


def _rests(state: State) -> bool:
    return state.status[state.active] == IN_QUARTERS


def _note_turn(found: Trial, state: State, choices: int, plies: int, is_resting: bool) -> None:
    if state.turn <= WINTER:
        for side in range(2):
            found.in_winter[side] = state.total_of(state.forces(side))
    if state.fortnight_left or state.part <= parts.MONTHS:
        return
    if is_resting:
        found.quarters_turns.append(choices)
    else:
        found.campaign_turns.append(choices)
        found.campaign_plies.append(plies)


def _note(found: Trial, events: list[Event]) -> None:
    for event in events:
        assert isinstance(event, Happened)
        if event.kind == BATTLE_ENDED and event.amount + event.other > 0:
            found.battles += 1
            found.lost_in_battle[0] += event.amount
            found.lost_in_battle[1] += event.other
        elif event.kind == CRITICAL_FOUGHT:
            found.criticals += 1
        elif event.kind == SIEGE_BROKEN:
            found.sieges_broken += 1
        elif event.kind == MANTOVA_TAKEN:
            found.mantova_fell = True


def _note_end(found: Trial, state: State) -> None:
    found.turn, found.vienna = state.turn, state.vienna
    found.french_score = victory.scores(state)[0]
    for side in range(2):
        found.at_end[side] = state.total_of(state.forces(side))
        found.lost[side] = state.lost[side]
        found.raised[side] = state.raised[side]


def _roll(outcomes: list[tuple[Ply, int]], rng: Random) -> Ply:
    total = sum([weight for _, weight in outcomes])
    mark = int(rng.random() * total)
    for ply, weight in outcomes:
        mark -= weight
        if mark < 0:
            return ply
    return outcomes[-1][0]
