"""Both sides' habits in an imagined game: orders carried out unit by unit, and sensible answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.advising import Playout
from solitaire.games.camposanto.advice import duels, reactions
from solitaire.games.camposanto.advice.groups import find_groups
from solitaire.games.camposanto.advice.marching import Orders, next_leg, next_march
from solitaire.games.camposanto.advice.places import Judge
from solitaire.games.camposanto.advice.sealing import lay_by_habit
from solitaire.games.camposanto.advice.sight import Sight
from solitaire.games.camposanto.core.plies import FACES, Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    ADVANCE_CHOICE,
    BATTERY_CHOICE,
    CASUALTY_CHOICE,
    DISTANCE_CHOICE,
    EXCHANGE_CHOICE,
    FACING_CHOICE,
    FIGHT_CHOICE,
    GENERAL_CHOICE,
    LIGHT_CHOICE,
    MARCH_CHOICE,
    MARSHAL_CHOICE,
    ONWARD_CHOICE,
    ORDERS_CHOICE,
    PLAN_CHOICE,
    PUSH_CHOICE,
    REACTION_CHOICE,
    REROLL_CHOICE,
    ROAD_CHOICE,
    WAY_CHOICE,
)
from solitaire.games.camposanto.rules.sequence import QUESTIONS
from solitaire.games.camposanto.terms import ALL_WINGS

TEMPERATURE: Final = 0.6
"""How freely places are drawn in playouts."""
ANY_ORDERS: Final = 0.8
"""How often, by the temperature, order points are laid without a thought: else games would show
nothing of what a better hand is worth."""


@final
class Habits(Playout[State, Ply]):
    """Places are drawn at the temperature; at 0 the best is taken, as the staff does."""

    def __init__(self, temperature: float, weights: list[vec[float]]) -> None:
        self._temperature = temperature
        self._weights = weights
        self._orders: Orders | None = None

    def follow(self, state: State, plan: Sequence[int]) -> None:
        told = Orders(clock_of(state))
        groups = find_groups(state)
        for place in range(len(groups)):
            told.give(groups[place], plan[place])
        told.is_plan = True
        self._orders = told

    def choose(self, state: State, rng: Random) -> Ply:
        step = state.step
        if step == MARCH_CHOICE:
            return next_march(state, self._told(state), self._weights, self._temperature, rng)
        if step == FACING_CHOICE:
            return FACES[self._facing(state)]
        if step == ORDERS_CHOICE:
            freely = ANY_ORDERS * self._temperature
            return lay_by_habit(state, QUESTIONS[step].seat(state), freely, rng)
        actions = QUESTIONS[step].actions(state)
        if len(actions) == 1:
            return actions[0]
        if step == ONWARD_CHOICE:
            return next_leg(state, self._told(state), actions)
        return actions[habit(state, actions)]

    def _told(self, state: State) -> Orders:
        told = self._orders
        stamp = clock_of(state)
        if told is None or told.stamp != stamp:
            told = Orders(stamp)
            self._orders = told
        return told

    def _facing(self, state: State) -> i64:
        told = self._orders
        unit = state.facer
        if told is None or told.stamp != clock_of(state) or told.unit != unit:
            return best_facing(state, unit, self._weights)
        if state.unit_hex[unit] != told.goal or state.flight is not None:
            return best_facing(state, unit, self._weights)
        return told.facing


def clock_of(state: State) -> i64:
    """Counts activations; orders are laid at the time of the first of a phase."""
    phase = state.turn * 3 + state.phase - 1
    return phase * ALL_WINGS + (state.activation if state.activation > 0 else 1)


def best_facing(state: State, unit: i64, weights: list[vec[float]]) -> i64:
    """Where the unit stands."""
    side = i64(state.board.side[unit])
    judge = Judge(state, unit, Sight(state, side), weights)
    judge.settle(judge.start)
    best: i64 = 0
    most = -1.0e9
    for facing in range(6):
        score = judge.score(judge.start, facing)
        if score > most:
            most = score
            best = facing
    return best


def habit(state: State, actions: list[Ply]) -> i64:  # noqa: C901, PLR0911, PLR0912
    """The place of the habitual answer to a single question. One branch a step."""
    step = state.step
    one = state.assault
    if one is not None:
        if step == FIGHT_CHOICE:
            return duels.fight_on(state, one, actions)
        if step == REROLL_CHOICE:
            return duels.roll_again(state, one, actions)
        if step == CASUALTY_CHOICE:
            return reactions.lose(state, actions)
        if step == ADVANCE_CHOICE:
            return reactions.advance(state, actions)
    if step == BATTERY_CHOICE or step == LIGHT_CHOICE:
        return reactions.shoot(state, actions)
    if step == PLAN_CHOICE:
        return duels.plan_assault(state, actions)
    if step == MARSHAL_CHOICE:
        return reactions.ride(state, actions)
    if step == REACTION_CHOICE:
        return reactions.react(state, actions)
    if step == ROAD_CHOICE:
        return reactions.by_road(state, actions)
    if step == WAY_CHOICE:
        return reactions.by_way(state, actions)
    if step == DISTANCE_CHOICE or step == PUSH_CHOICE:
        return reactions.by_distance(state, actions)
    if step == GENERAL_CHOICE:
        return reactions.use_general(state, actions)
    return reactions.exchange(state, actions) if step == EXCHANGE_CHOICE else 0
