"""Both sides in an imagined game: orders are carried out, the script answers everything else.

What the script does of its own accord is always one of the plans: an army that acts as usual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.advising import Playout
from solitaire.games.quadrilateral.advice.aims import (
    Aim,
    army_aims,
    force_aims,
    planned_flags,
    shares,
)
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.marching import bound_flags, next_step, next_to_march
from solitaire.games.quadrilateral.advice.orders import (
    AS_USUAL,
    BY_SCRIPT,
    Told,
    goal,
    stamp_of,
    verb_of,
)
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import CENTER, State
from solitaire.games.quadrilateral.core.steps import MARCH_STEP, MARCH_WHO
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS
from solitaire.games.quadrilateral.terms import ON_CAMPAIGN, VEDETTE
from solitaire.protocol import Seat

ARMY: Final = "army"
"""The key of its slot."""
FREEDOM: Final = 0.0
"""How often an army that nobody told anything undertakes something drawn by its likings instead of
what the script does. What was drawn were mostly blunders, and plans that profit by blunders were
chosen; searchers with 0 score 24 of 52 against those with 0.3, which is no difference."""
OWN_ORDERS: Final = 0.25
"""How often a force of such an army gets an order of its own."""


@final
class Commander(Playout[State, Ply]):
    """`freedom` is how often operations are drawn; at 0 all but orders is the script's."""

    def __init__(self, freedom: float, weights: list[vec[float]]) -> None:
        self._freedom = freedom
        self._weights = weights
        self._habits = Habits()
        self._script = Script(self._habits)
        self._told = [Told(), Told()]

    def follow(self, state: State, plan: Sequence[int]) -> None:
        """The first order is the army's, the others those of planned_flags()."""
        told = self._told[state.active]
        told.begin(stamp_of(state))
        told.set_operation(plan[0], state.turn)
        flags = planned_flags(state)
        for place in range(len(flags)):
            told.give(flags[place], plan[place + 1])

    def remember(self, state: State, seat: Seat, orders: Mapping[str, int]) -> None:
        """Only the army's order lasts."""
        order = orders.get(ARMY)
        if order is not None:
            self._told[seat].set_operation(order, state.turn)

    def choose(self, state: State, rng: Random) -> Ply:
        for side in range(2):
            self._habits.adopt(side, self._told[side].manner(state.turn))
        step = state.step
        if (step != MARCH_WHO and step != MARCH_STEP) or state.status[state.active] != ON_CAMPAIGN:
            return self._script.choose(state, rng)
        told = self._told[state.active]
        if told.stamp != stamp_of(state):
            self._begin_turn(state, told, rng)
            self._habits.adopt(state.active, told.manner(state.turn))
        if step == MARCH_WHO:
            return self._who(state, told, rng)
        return self._step(state, told, rng)

    def _begin_turn(self, state: State, told: Told, rng: Random) -> None:
        told.begin(stamp_of(state))
        if not told.is_over(state.turn):
            return
        told.set_operation(AS_USUAL, state.turn)
        if self._freedom > 0.0 and rng.random() < self._freedom:
            self._draw(state, told, rng)

    def _draw(self, state: State, told: Told, rng: Random) -> None:
        """An operation, and now and then an order for a force."""
        side = state.active
        strengths = Strengths(state, side, self._habits)
        told.set_operation(drawn(army_aims(strengths), self._weights[side], rng), state.turn)
        for flag in planned_flags(state):
            if rng.random() < OWN_ORDERS:
                aims = force_aims(strengths, flag)
                told.give(flag, drawn(aims, self._weights[2 + side], rng))

    def _who(self, state: State, told: Told, rng: Random) -> Ply:
        """Those with orders first; the script is asked as if they had marched."""
        if verb_of(told.operation) == AS_USUAL and not told.has_orders:
            return self._script.choose(state, rng)
        strengths = Strengths(state, state.active, self._habits)
        bound = bound_flags(strengths, told)
        if not bound:
            return self._script.choose(state, rng)
        ply = next_to_march(strengths, told, bound, QUESTIONS[MARCH_WHO].actions(state))
        if ply is not None:
            return ply
        masked = state.copy()
        masked.moved |= bound
        return self._script.choose(masked, rng)

    def _step(self, state: State, told: Told, rng: Random) -> Ply:
        mover = state.mover
        is_other = mover == CENTER or state.kind[mover] == VEDETTE or state.total(mover) == 0
        if is_other or state.met:
            return self._script.choose(state, rng)
        strengths = Strengths(state, state.active, self._habits)
        where = goal(strengths, told, mover)
        if where == BY_SCRIPT:
            return self._script.choose(state, rng)
        return next_step(strengths, told, where, QUESTIONS[MARCH_STEP].actions(state))


def drawn(aims: list[Aim], weights: vec[float], rng: Random) -> i64:
    """An order as likely as it is liked."""
    found = shares(aims, weights)
    point = rng.random()
    for place in range(len(aims)):
        point -= found[place]
        if point < 0.0:
            return aims[place].order
    return aims[0].order
