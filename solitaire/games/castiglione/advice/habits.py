"""Both sides' habits in an imagined game: plans drawn by their likelihood, and sensible answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.advising import Playout
from solitaire.games.castiglione.advice import reactions, reconnaissance
from solitaire.games.castiglione.advice.candidates import candidates
from solitaire.games.castiglione.advice.groups import GHOST, find_groups
from solitaire.games.castiglione.advice.marching_orders import MarchingOrders, choose_helper
from solitaire.games.castiglione.advice.orders import SCRIPTED, SEARCHED, Planner, best_of, draw
from solitaire.games.castiglione.core.plies import DONE, PLIES, Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import (
    APPOINT_CHOICE,
    BATTLE_CHOICE,
    COMMIT_CHOICE,
    DISPLACED_CHOICE,
    DUMMY_CHOICE,
    FIRST_CHOICE,
    FORAGE_CHOICE,
    FORCED_STEP,
    GUNS_CHOICE,
    GUNS_LEADER_CHOICE,
    JOIN_CHOICE,
    LEADER_CHOICE,
    LOSS_CHOICE,
    MOVER_CHOICE,
    ORDER_CHOICE,
    RETREAT_CHOICE,
    REVEAL_CHOICE,
    SCOUT_CHOICE,
    SCREEN_CHOICE,
    STAY_CHOICE,
    TARGET_CHOICE,
    WITHDRAWAL_CHOICE,
)
from solitaire.games.castiglione.rules.question import Question
from solitaire.games.castiglione.rules.sequence import QUESTIONS

TEMPERATURE: Final = 0.6
"""How freely plans are drawn in playouts; measured by matches, see docs/opponent.md."""
SEARCHED_SHARE: Final = 0.5
"""How often playouts draw a plan as searches order, and not as the habits that were fitted to win:
these foretell a searcher's orders worse than guessing (docs/opponent.md)."""
LAST_TEMPERATURE: Final = 0.3
"""In the last turn plans are drawn close to what the scripted commander would order: he knows what
scores at the end, and so who should move first (docs/opponent.md, The last turn)."""
SCOUTING: Final = 0.25
"""How often playouts scout, commit or screen where they may."""
RESTING_DUMMIES: Final = 0.6
"""How often dummies stay where they are: moving them all costs a sixth of a playout's time."""


@final
class Habits(Playout[State, Ply]):
    """Plans are drawn at the temperature; at 0 the likeliest order is given, as the staff does."""

    def __init__(
        self, temperature: float, weights: list[vec[float]], searched: float = 0.0
    ) -> None:
        """A share of the plans is drawn as searches order instead."""
        self._temperature = temperature
        self._weights = weights
        self._searched = searched
        self._french: MarchingOrders | None = None
        self._austrian: MarchingOrders | None = None

    def follow(self, state: State, plan: Sequence[int]) -> None:
        side = state.active
        orders = MarchingOrders(side, stamp_of(state))
        groups = find_groups(state, side)
        for place in range(len(groups)):
            orders.give(state, groups[place], plan[place])
        self._keep(orders)

    def choose(self, state: State, rng: Random) -> Ply:  # noqa: PLR0911  one a question
        step = state.step
        if step == MOVER_CHOICE:
            return self._orders(state, rng).next_mover(state)
        march = state.march
        if march is not None:
            if step == ORDER_CHOICE:
                return self._orders(state, rng).next_order(state, march)
            if step == LEADER_CHOICE:
                return choose_helper(state, march)
            if step == FORCED_STEP:
                return self._orders(state, rng).next_forced_area(state, march)
        if step == FIRST_CHOICE:
            return self._first(state, rng)
        question: Question = QUESTIONS[step]
        actions = question.actions(state)
        if len(actions) == 1:
            return actions[0]
        if self._temperature > 0.0 and step in (SCOUT_CHOICE, COMMIT_CHOICE, SCREEN_CHOICE):
            return self._fancy(step, actions, rng)  # reckoning it would take too long
        place = habit(state, question.seat(state), actions)
        if place >= 0:
            return actions[place]
        return self._fancy(step, actions, rng)

    def _first(self, state: State, rng: Random) -> Ply:
        actions = QUESTIONS[state.step].actions(state)
        if self._temperature == 0.0:
            return actions[0]
        return actions[int(rng.random() * len(actions))]

    def _fancy(self, step: i64, actions: list[Ply], rng: Random) -> Ply:
        """Where nothing speaks for one choice: scouting, screening, dummies."""
        may_end = actions[0].verb == DONE
        if may_end and step != DUMMY_CHOICE and rng.random() >= SCOUTING:
            return PLIES[DONE][0]
        first = 1 if may_end else 0
        return actions[first + int(rng.random() * (len(actions) - first))]

    def _orders(self, state: State, rng: Random) -> MarchingOrders:
        side = state.active
        orders = self._french if side == 0 else self._austrian
        stamp = stamp_of(state)
        if orders is None or orders.stamp != stamp:
            orders = self._draw(state, side, stamp, rng)
            self._keep(orders)
        return orders

    def _draw(self, state: State, side: i64, stamp: i64, rng: Random) -> MarchingOrders:
        orders = MarchingOrders(side, stamp)
        weights, temperature = self._weights, self._temperature
        if temperature > 0.0 and state.turn >= state.board.charts.last_turn:
            weights, temperature = SCRIPTED, LAST_TEMPERATURE
        elif self._searched > 0.0 and rng.random() < self._searched:
            weights, temperature = SEARCHED, 1.0
        planner = Planner(state, side, weights)
        for group in find_groups(state, side):
            if group.arm == GHOST and rng.random() < RESTING_DUMMIES:
                continue
            offered = candidates(planner, group)
            if len(offered) == 1:
                continue
            scores = planner.scores(group, offered)
            if temperature == 0.0:
                place = best_of(scores)
            else:
                place = draw(scores, temperature, rng)
            planner.tell(group, offered[place])
            orders.give(state, group, offered[place])
        return orders

    def _keep(self, orders: MarchingOrders) -> None:
        if orders.side == 0:
            self._french = orders
        else:
            self._austrian = orders


def stamp_of(state: State) -> i64:
    """Names the phase for which orders hold."""
    return state.turn * 16 + state.phase


def habit(state: State, seat: i64, actions: list[Ply]) -> i64:  # noqa: C901, PLR0911, PLR0912
    """The place of the habitual choice, or -1 where nothing speaks for one. One branch a step."""
    step = state.step
    battle = state.battle
    if battle is not None:
        if step == LOSS_CHOICE:
            return reactions.lose(state, actions)
        if step == STAY_CHOICE:
            return reactions.stay(state, battle, actions)
        if step == GUNS_CHOICE:
            return reactions.to_the_guns(state, battle, actions)
        if step == GUNS_LEADER_CHOICE:
            return reactions.leader_to_the_guns(state, battle, actions)
        if step == TARGET_CHOICE:
            return reactions.bombard(state, actions)
        if step == RETREAT_CHOICE:
            return reactions.retreat(state, seat, actions)
    if step == FORAGE_CHOICE:
        return 1 if len(actions) > 1 else 0
    if step == JOIN_CHOICE:
        return reactions.join_mantua(state, actions)
    if step == WITHDRAWAL_CHOICE:
        return reactions.withdraw(state, seat, actions)
    if step == BATTLE_CHOICE:
        return reactions.first_battle(state, seat, actions)
    if step == DISPLACED_CHOICE or step == APPOINT_CHOICE:
        return reactions.refuge(state, seat, actions)
    if step == REVEAL_CHOICE:
        return reactions.reveal(state, actions)
    if step == SCOUT_CHOICE:
        return reconnaissance.scout(state, actions)
    scout = state.scout
    if scout is not None and step == COMMIT_CHOICE:
        return reconnaissance.commit(state, scout, actions)
    if scout is not None and step == SCREEN_CHOICE:
        return reconnaissance.screen(state, scout, actions)
    return -1 if step == DUMMY_CHOICE else 0
