"""Placing hits on one's own units [9.3, 9.4, 9.5]."""

from __future__ import annotations

from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core.plies import LOSE, PLIES, Ply
from solitaire.games.castiglione.core.state import Battle, State
from solitaire.games.castiglione.core.steps import LOSS_CHOICE, NEXT_IN_COMBAT
from solitaire.games.castiglione.rules.cohesion import eliminate_all, hits_left, suffer
from solitaire.games.castiglione.rules.question import Question
from solitaire.games.castiglione.terms import CAVALRY, GARRISON, NOWHERE
from solitaire.protocol import Event


def exposed(state: State, battle: Battle, side: i64) -> i64:
    """The side's units in this combat; only the retreating ones once it retreats."""
    if battle.loser == side:
        return battle.force & state.board.units[side] & on_map(state, side, battle.force)
    return state.units_in(side, battle.area)


def on_map(state: State, side: i64, counters: i64) -> i64:
    """Those of the counters that are where the retreating force is."""
    battle = state.battle
    assert battle is not None
    return counters & state.stack(side, battle.position)


def eligible(state: State, battle: Battle, side: i64) -> i64:
    """Units that may take the next hit: garrisons last [9.3] [R9], pursued cavalry first [9.5]."""
    units = exposed(state, battle, side)
    if battle.cavalry_first and units & state.of_kind(side, CAVALRY):
        return units & state.of_kind(side, CAVALRY)
    field = units & ~state.of_kind(side, GARRISON)
    return field if field else units


def place(state: State, battle: Battle, log: list[Event] | None) -> bool:
    """Place what leaves no choice; True when nothing is due any more."""
    for side in (battle.attacker, battle.defender()):
        while battle.due[side]:
            units = exposed(state, battle, side)
            if i64(battle.due[side]) >= hits_left(state, side, units):
                battle.due[side] = u8(0)
                eliminate_all(state, side, units, log)
                break
            choice = eligible(state, battle, side)
            if choice & (choice - 1):
                state.step = LOSS_CHOICE
                return False
            take(state, battle, side * 64 + lowest(choice), log)
    return True


def take(state: State, battle: Battle, counter: i64, log: list[Event] | None) -> None:
    side = counter >> 6
    battle.due[side] = u8(i64(battle.due[side]) - 1)
    suffer(state, counter, log)


def bearer(battle: Battle) -> i64:
    """The side whose losses are being placed: the attacker's first."""
    if battle.due[battle.attacker]:
        return battle.attacker
    return battle.defender() if battle.due[battle.defender()] else NOWHERE


class LossChoice(Question):
    """The owner spreads the hits as he likes [9.3]."""

    def seat(self, state: State) -> i64:
        battle = state.battle
        assert battle is not None
        return bearer(battle)

    def actions(self, state: State) -> list[Ply]:
        battle = state.battle
        assert battle is not None
        side = bearer(battle)
        choices: list[Ply] = []
        units = eligible(state, battle, side)
        while units:
            choices.append(PLIES[LOSE][side * 64 + lowest(units)])
            units &= units - 1
        return choices

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        battle = state.battle
        assert battle is not None
        take(state, battle, ply.first, log)
        state.step = NEXT_IN_COMBAT
