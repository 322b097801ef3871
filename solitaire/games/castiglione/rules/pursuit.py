"""Pursuit [9.5]."""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.games.castiglione.core.events import LET_THEM_GO, PURSUED, tell
from solitaire.games.castiglione.core.plies import (
    LET_GO,
    PLIES,
    PURSUE,
    Ply,
)
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.core.steps import NEXT_IN_COMBAT, PURSUIT_CHOICE, PURSUIT_ROLL
from solitaire.games.castiglione.rules import losses
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.rules.stages import PURSUIT_LOSSES
from solitaire.games.castiglione.terms import CAVALRY, FRENCH, MOUNTAIN, NOWHERE
from solitaire.protocol import Event


def cavalry_edge(state: State, battle: Battle) -> i64:
    """The winner's cavalry strength above that of the retreating force."""
    loser = battle.loser
    fleeing = losses.exposed(state, battle, loser) & state.of_kind(loser, CAVALRY)
    chasing = state.cavalry_strength(enemy_of(loser), battle.area)
    return chasing - state.strength_of(loser, fleeing)


def begin(state: State, battle: Battle) -> None:
    battle.cavalry_first = True
    if cavalry_edge(state, battle) > 0:
        state.step = PURSUIT_CHOICE
    else:
        battle.stage = PURSUIT_LOSSES


class PursuitChoice(Question):
    def seat(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return enemy_of(battle.loser)

    def actions(self, state: State) -> list[Ply]:
        return [PLIES[PURSUE][0], PLIES[LET_GO][0]]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        if ply.verb == PURSUE:
            state.step = PURSUIT_ROLL
            return
        tell(log, LET_THEM_GO, enemy_of(battle.loser), 0, battle.area)
        battle.stage = PURSUIT_LOSSES
        state.step = NEXT_IN_COMBAT


def roll_modifier(state: State, battle: Battle) -> i64:
    """French pursuers, their senior leader, and where the beaten force went [9.5]."""
    charts = state.board.charts
    winner = enemy_of(battle.loser)
    modifier: i64 = charts.pursuit_french if winner == FRENCH else 0
    leader = state.senior(winner, battle.area)
    if leader != NOWHERE:
        modifier += i64(state.board.tactical[leader])
    if battle.into_city or state.is_city_for(battle.loser, battle.position):
        modifier += charts.pursuit_city
    elif state.area_kind(battle.position) == MOUNTAIN:
        modifier += charts.pursuit_mountain
    return modifier


class PursuitRoll(Roll):
    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        roll = ply.first + roll_modifier(state, battle)
        hits = state.board.charts.pursuit_hits(roll, cavalry_edge(state, battle))
        tell(log, PURSUED, enemy_of(battle.loser), 0, battle.area, roll, hits)
        battle.due[battle.loser] = u8(hits)
        battle.stage = PURSUIT_LOSSES
        state.step = NEXT_IN_COMBAT
