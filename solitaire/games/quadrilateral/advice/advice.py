"""The Quadrilateral's advice as the searcher wants it. The other modules here do the work.

A plan has two storeys: an operation of the army, which is kept over turns, and an order for each
force inside it. All answers that choose follow from what the asked seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, final

from librt.vecs import vec

from solitaire.advising import Advice, Fact, PlannedOrder, PlanSlot, Playout, Witness
from solitaire.games.quadrilateral.advice import order_texts
from solitaire.games.quadrilateral.advice.aims import (
    Aim,
    army_aims,
    force_aims,
    planned_flags,
    shares,
)
from solitaire.games.quadrilateral.advice.commander import FREEDOM, Commander
from solitaire.games.quadrilateral.advice.evaluation import french_chance
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.orders import stamp_of
from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core import steps
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.data.advice_weights import order_weights
from solitaire.games.quadrilateral.data.no_chance import NO_CHANCE
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.quarters import status_choices
from solitaire.games.quadrilateral.terms import NOWHERE, SIDES

WEIGHTS: Final = order_weights()
HABITS: Final = Habits()
HABITUAL: Final = 0.6
"""The share of a prior that goes to what the script would do."""
SELDOM: Final = 0.05
"""How much less likely choices of administration are that are hardly ever right."""
HORIZON: Final = 10
"""Player-turns, five turns, that an imagined game goes on before it is judged."""
EFFORTS: Final = {
    steps.FORTNIGHT_CHOICE: 0.3,
    steps.FORCED_CHOICE: 0.3,
    steps.BATTLE_CHOICE: 0.3,
    steps.WITHDRAWAL_CHOICE: 0.5,
    steps.STAND_CHOICE: 0.5,
    steps.RENEW_CHOICE: 0.5,
    steps.RETREAT_CHOICE: 0.2,
}
"""What single questions deserve; the others are answered by the script."""
STATUS_EFFORT: Final = 0.6
PLAN_EFFORT: Final = 0.6
"""Imagined games are five turns long here, so there is time for fewer."""


@final
class QuadrilateralAdvice(Advice[State, Ply]):
    # -- plans ------------------------------------------------------------------------------------

    def slots(self, state: State) -> Sequence[PlanSlot]:
        if state.step != steps.MARCH_WHO:
            return ()
        flags = planned_flags(state)
        if not flags:
            return ()
        strengths = Strengths(state, state.active, HABITS)
        side = state.active
        main = strengths.largest()
        where = "" if main == NOWHERE else state.board.place_names[state.place[main]]
        found = [_slot("army", SIDES[side], where, army_aims(strengths), WEIGHTS[side])]
        found[0].is_lasting = True
        for flag in flags:
            who = state.board.leader_names[state.chief(flag)]
            where = state.board.place_names[state.place[flag]]
            aims = force_aims(strengths, flag)
            found.append(_slot(who, who, where, aims, WEIGHTS[2 + side]))
        return found

    def order_of(self, state: State, slot: PlanSlot, order: int) -> PlannedOrder:
        return order_texts.order_of(state, slot, order)

    def plan_effort(self, state: State) -> float:
        return PLAN_EFFORT

    # -- habits -----------------------------------------------------------------------------------

    def new_playout(self) -> Playout[State, Ply]:
        return Commander(FREEDOM, WEIGHTS)

    def new_commander(self) -> Playout[State, Ply]:
        return Commander(0.0, WEIGHTS)

    def priors(self, state: State, actions: Sequence[Ply]) -> Sequence[float]:
        usual = Script(HABITS).choose(state, NO_CHANCE)
        weights = [_weight(ply) for ply in actions]
        total = sum(weights)
        found = [(1.0 - HABITUAL) * weight / total for weight in weights]
        for place in range(len(found)):
            if actions[place] == usual:
                found[place] += HABITUAL
        return found

    def effort(self, state: State) -> float:
        if state.step == steps.CENTER_CHOICE:
            return STATUS_EFFORT if _may_change_status(state) else 0.0
        return EFFORTS.get(int(state.step), 0.0)

    # -- worth ------------------------------------------------------------------------------------

    def clock(self, state: State) -> int:
        return stamp_of(state)

    def horizon(self, state: State) -> int:
        return HORIZON

    def value(self, state: State) -> Sequence[float]:
        chance = french_chance(state)
        return (chance, 1.0 - chance)

    def points(self, state: State) -> Sequence[float]:
        """Vienna Morale; in a short campaign the aims reached beyond those of a draw [17]."""
        austrian = float(state.vienna)
        if state.options.is_short:
            austrian = float(sum(victory.relief_points(state)) - state.board.charts.aims_to_draw)
        return (-austrian, austrian)

    # -- reasons ----------------------------------------------------------------------------------

    def facts(self) -> Sequence[Fact]:
        from solitaire.games.quadrilateral.advice.reasons import FACTS  # late: only hints need it

        return FACTS

    def new_witness(self, state: State) -> Witness[State]:
        from solitaire.games.quadrilateral.advice.reasons import CampaignWitness

        return CampaignWitness(state)

    def exact_chances(self, state: State, ply: Ply) -> Sequence[tuple[str, Fraction]]:
        from solitaire.games.quadrilateral.advice.reasons import exact_chances

        return exact_chances(state, ply)


def _slot(key: str, who: str, where: str, aims: list[Aim], weights: vec[float]) -> PlanSlot:
    """The likeliest first."""
    likely = shares(aims, weights)
    best_first = sorted(range(len(aims)), key=lambda place: -likely[place])
    orders = [int(aims[place].order) for place in best_first]
    return PlanSlot(key, orders, [likely[place] for place in best_first], who, where)


def _may_change_status(state: State) -> bool:
    return len(status_choices(state, state.active)) > 0


def _weight(ply: Ply) -> float:
    """Of a choice that is not the usual one."""
    verb = ply.verb
    is_seldom = (
        verb == verbs.SOURCE
        or verb == verbs.DISBAND
        or verb == verbs.ALERT
        or verb == verbs.BILLET
        or verb == verbs.REST
    )
    return SELDOM if is_seldom else 1.0


ADVICE: Final = QuadrilateralAdvice()
