"""Initiative Phase [7.0]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.castiglione.core.events import (
    DIE_CAST,
    FIRST_PLAYER,
    INITIATIVE_WON,
    tell,
)
from solitaire.games.castiglione.core.plies import FIRST, PLIES, Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import (
    AUSTRIAN_INITIATIVE,
    FIRST_CHOICE,
    FRENCH_INITIATIVE,
    NEXT_PHASE,
)
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, KILLED, WOUNDED
from solitaire.protocol import Event


def begin_initiative(state: State, log: list[Event] | None) -> None:
    """Fixed in the first turns, rolled for afterwards [7.0]."""
    charts = state.board.charts
    if state.turn > charts.initiative_fixed_turns:
        state.step = AUSTRIAN_INITIATIVE
        return
    state.initiative = charts.initiative_fixed_side
    state.first = charts.initiative_fixed_side
    tell(log, FIRST_PLAYER, state.first)
    state.step = NEXT_PHASE


class AustrianInitiative(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.die = ply.first
        tell(log, DIE_CAST, AUSTRIAN, amount=ply.first)
        state.step = FRENCH_INITIATIVE


class FrenchInitiative(Roll):
    """The higher total wins; the French add one and win ties [7.0]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        charts = state.board.charts
        french = ply.first
        if state.place[state.board.army_leader[FRENCH]] not in (WOUNDED, KILLED):
            french += charts.initiative_french  # unless Bonaparte is lost [14.5]
        austrian = state.die
        state.die = 0
        state.initiative = charts.initiative_tie
        if french != austrian:
            state.initiative = FRENCH if french > austrian else AUSTRIAN
        won, lost = french, austrian
        if state.initiative == AUSTRIAN:
            won, lost = austrian, french
        tell(log, INITIATIVE_WON, state.initiative, amount=won, other=lost)
        state.step = FIRST_CHOICE


class FirstChoice(Question):
    """The winner says which side moves first, and keeps the tie-break in combat [R1]."""

    def seat(self, state: State) -> i64:
        return state.initiative

    def actions(self, state: State) -> list[Ply]:
        return [PLIES[FIRST][FRENCH], PLIES[FIRST][AUSTRIAN]]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        state.first = ply.first
        tell(log, FIRST_PLAYER, state.first)
        state.step = NEXT_PHASE
