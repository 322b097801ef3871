"""Castiglione's advice as the searcher wants it. The other modules here do the work."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, final

from solitaire.advising import Advice, Fact, PlannedOrder, PlanSlot, Playout, Witness
from solitaire.games.castiglione.advice.evaluation import french_chance
from solitaire.games.castiglione.advice.groups import Group, find_groups
from solitaire.games.castiglione.advice.habits import TEMPERATURE, Habits, habit
from solitaire.games.castiglione.advice.order_texts import order_of
from solitaire.games.castiglione.advice.orders import EXPECTED, SCRIPTED, Planner, best_of, chances
from solitaire.games.castiglione.advice.plausibility import plausibility
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import (
    DUMMY_CHOICE,
    FORAGE_CHOICE,
    FORCED_STEP,
    HIT_BLUFF,
    LEADER_CHOICE,
    LOSS_CHOICE,
    MOVER_CHOICE,
    ORDER_CHOICE,
)
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.rules.sequence import QUESTIONS
from solitaire.games.castiglione.terms import (
    AUSTRIAN,
    FIRST_COMBAT,
    FRENCH,
    RECOVERY,
    SECOND_COMBAT,
    SECOND_MOVEMENT,
    SET_UP,
)
from solitaire.protocol import Seat

WIDEST: Final = 16
"""Orders offered per group, besides holding: more are not reached in thousands of simulations."""
HABITUAL: Final = 0.6
"""The share of a reaction's prior that goes to the habitual choice."""


@final
class CastiglioneAdvice(Advice[State, Ply]):
    # -- plans ------------------------------------------------------------------------------------

    def slots(self, state: State) -> Sequence[PlanSlot]:
        if state.step != MOVER_CHOICE and state.step != ORDER_CHOICE:
            return ()
        planner = Planner(state, state.active, EXPECTED)
        found: list[PlanSlot] = []
        for group in find_groups(state, state.active):
            orders = planner.candidates(group)
            scores = planner.scores(group, orders)
            planner.tell(group, orders[best_of(scores)])
            found.append(_slot(state, group, orders, scores))
        return found

    def order_of(self, state: State, slot: PlanSlot, order: int) -> PlannedOrder:
        return order_of(state, slot, order)

    # -- habits -----------------------------------------------------------------------------------

    def new_playout(self) -> Playout[State, Ply]:
        return Habits(TEMPERATURE, EXPECTED)

    def new_commander(self) -> Playout[State, Ply]:
        return Habits(0.0, SCRIPTED)

    def priors(self, state: State, actions: Sequence[Ply]) -> Sequence[float]:
        offered = list(actions)
        place = habit(state, QUESTIONS[state.step].seat(state), offered)
        if place < 0:
            return ()
        share = (1.0 - HABITUAL) / len(offered)
        found = [share] * len(offered)
        found[place] += HABITUAL
        return found

    def effort(self, state: State) -> float:
        step = state.step
        if step == LEADER_CHOICE or step == FORCED_STEP or step == HIT_BLUFF:
            return 0.0  # reckoned exactly, or of no weight
        if step == DUMMY_CHOICE:
            return 0.1 if state.phase == SET_UP else 0.3
        return 0.3 if step == LOSS_CHOICE or step == FORAGE_CHOICE else 1.0

    # -- worth ------------------------------------------------------------------------------------

    def clock(self, state: State) -> int:
        phase = state.phase
        if phase == SECOND_MOVEMENT or phase == SECOND_COMBAT:
            return state.turn * 2 + 1
        over = phase >= RECOVERY and phase != SET_UP and phase > FIRST_COMBAT
        return state.turn * 2 + (2 if over else 0)

    def value(self, state: State) -> Sequence[float]:
        chance = french_chance(state)
        return (chance, 1.0 - chance)

    def points(self, state: State) -> Sequence[float]:
        return (float(victory.points(state, FRENCH)), float(victory.points(state, AUSTRIAN)))

    # -- likelihood -------------------------------------------------------------------------------

    def plausibility(self, state: State, seat: Seat) -> float:
        return plausibility(state, seat)

    # -- reasons ----------------------------------------------------------------------------------

    def facts(self) -> Sequence[Fact]:
        from solitaire.games.castiglione.staff.reasons import FACTS  # late: only hints need it

        return FACTS

    def new_witness(self, state: State) -> Witness[State]:
        from solitaire.games.castiglione.staff.reasons import CampaignWitness

        return CampaignWitness(state)

    def exact_chances(self, state: State, ply: Ply) -> Sequence[tuple[str, Fraction]]:
        from solitaire.games.castiglione.staff.reasons_odds import exact_chances

        return exact_chances(state, ply)


def _slot(state: State, group: Group, orders: list[int], scores: list[float]) -> PlanSlot:
    """The likeliest orders only, the best first; to hold, the first candidate, is always one."""
    ranked = sorted(range(len(orders)), key=lambda place: -scores[place])
    ranked = [place for rank, place in enumerate(ranked) if rank < WIDEST or place == 0]
    shares = chances([scores[place] for place in ranked], 1.0)
    who, part, where = group.who(state), group.part(), state.board.area_names[group.area]
    key = f"{who} {part} at {where}" if part else f"{who} at {where}"
    return PlanSlot(key, [orders[place] for place in ranked], shares, who, where, part)


ADVICE: Final = CastiglioneAdvice()
