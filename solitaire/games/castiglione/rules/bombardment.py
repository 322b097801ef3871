"""Artillery bombardment [9.2]."""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core.events import BOMBARDED, tell
from solitaire.games.castiglione.core.plies import BOMBARD, PLIES, Ply
from solitaire.games.castiglione.core.state import Battle, State, enemy_of
from solitaire.games.castiglione.core.steps import BOMBARDMENT_ROLL, NEXT_IN_COMBAT, TARGET_CHOICE
from solitaire.games.castiglione.rules import losses
from solitaire.games.castiglione.rules.cohesion import eliminate_all, hits_left
from solitaire.games.castiglione.rules.question import Question, Roll
from solitaire.games.castiglione.rules.stages import AFTERMATH, ROUND, TARGETS
from solitaire.games.castiglione.terms import ARTILLERY, FRENCH, MOUNTAIN, NOWHERE
from solitaire.protocol import Event


def superiority(state: State, area: i64, side: i64) -> i64:
    """The side's artillery strength above the enemy's; negative if below."""
    own = state.stack(side, area) & state.of_kind(side, ARTILLERY)
    enemy = enemy_of(side)
    theirs = state.stack(enemy, area) & state.of_kind(enemy, ARTILLERY)
    return state.strength_of(side, own) - state.strength_of(enemy, theirs)


def begin(state: State, battle: Battle) -> None:
    edge = superiority(state, battle.area, FRENCH)
    if edge == 0:
        battle.stage = ROUND
        return
    battle.asked = FRENCH if edge > 0 else enemy_of(FRENCH)
    state.step = BOMBARDMENT_ROLL


def roll_modifier(state: State, battle: Battle) -> i64:
    """The senior leader's Tactical Rating [R17]; targets in mountains and cities are sheltered."""
    charts = state.board.charts
    side = battle.asked
    leader = state.senior(side, battle.area)
    modifier: i64 = 0 if leader == NOWHERE else i64(state.board.tactical[leader])
    if state.area_kind(battle.area) == MOUNTAIN:
        modifier += charts.bombardment_mountain
    # Only the defender is inside the city.
    if side == battle.attacker and state.is_city_for(battle.defender(), battle.area):
        modifier += charts.bombardment_city
    return modifier


class BombardmentRoll(Roll):
    """The hits take effect before the round is fought [R8], and count for the verdict [R7]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        side = battle.asked
        roll = ply.first + roll_modifier(state, battle)
        hits = state.board.charts.bombardment_hits(roll, superiority(state, battle.area, side))
        battle.scored[side] = u8(i64(battle.scored[side]) + hits)
        battle.due[enemy_of(side)] = u8(hits)
        tell(log, BOMBARDED, side, 0, battle.area, roll, hits)
        battle.stage = TARGETS
        state.step = NEXT_IN_COMBAT


def place_hits(state: State, battle: Battle, log: list[Event] | None) -> None:
    """Place what leaves no choice; ask the bombarding side for the rest."""
    target_side = enemy_of(battle.asked)
    while battle.due[target_side]:
        units = state.units_in(target_side, battle.area)
        if i64(battle.due[target_side]) >= hits_left(state, target_side, units):
            battle.due[target_side] = u8(0)
            eliminate_all(state, target_side, units, log)
            break
        choice = losses.eligible(state, battle, target_side)
        if choice & (choice - 1):
            state.step = TARGET_CHOICE
            return
        losses.take(state, battle, target_side * 64 + lowest(choice), log)
    battle.stage = ROUND if state.units_in(target_side, battle.area) else AFTERMATH


class TargetChoice(Question):
    """The side with artillery superiority chooses, garrisons last [9.2] [R9]."""

    def seat(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return battle.asked

    def actions(self, state: State) -> list[Ply]:
        battle = state.battle
        assert battle is not None
        side = enemy_of(battle.asked)
        choices: list[Ply] = []
        units = losses.eligible(state, battle, side)
        while units:
            choices.append(PLIES[BOMBARD][side * 64 + lowest(units)])
            units &= units - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        losses.take(state, battle, ply.first, log)
        state.step = NEXT_IN_COMBAT
