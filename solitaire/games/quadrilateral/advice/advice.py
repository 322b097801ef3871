"""The Quadrilateral's advice as the searcher wants it. The other modules here do the work.

A plan has two storeys: an operation of the army, which is kept over turns, and an order for each
force inside it. All answers that choose follow from what the asked seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.advising import Advice, Fact, PlannedOrder, PlanSlot, Playout, Witness
from solitaire.bits import lowest
from solitaire.games.quadrilateral.advice import order_texts
from solitaire.games.quadrilateral.advice.aims import (
    Aim,
    army_aims,
    force_aims,
    planned_flags,
    shares,
)
from solitaire.games.quadrilateral.advice.commander import ARMY, FREEDOM, Commander
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
from solitaire.games.quadrilateral.terms import IN_QUARTERS, NOWHERE, SIDES

WEIGHTS: Final = order_weights()
HABITS: Final = Habits()
HABITUAL: Final = 0.6
"""The share of a prior that goes to what the script would do."""
SELDOM: Final = 0.00001
"""How much less likely choices of administration are that are hardly ever right."""
HORIZON: Final = 10
"""Player-turns, five turns, that an imagined game of a short campaign goes on before it is judged:
their judgement is well founded, and what comes later is mostly noise."""
CAMPAIGN_HORIZON: Final = 20
"""The same for a long one: a relief takes eight turns, and Vienna Morale tells more than any
judgement of a position."""
LONG_HORIZON: Final = 24
"""The same where rest is the question: what it is worth shows later."""
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
CAUTION: Final = 1.5
"""Standard errors by which another plan or choice than the script's must gain. Plans are tried in
few games and these vary by a fifth of a win: most changes are noise, and the best of sixteen plans
seems to gain by an error or so where none does."""
CAMPAIGN_CAUTION: Final = 1.0
"""The same for plans of a long campaign: what its army undertakes is compared in more games, all in
the same chance. For single choices, whose games differ by chance, too, it would be too little."""
STATUS_EFFORT: Final = 0.3
"""Of an army in Quarters: its turns are to pass at once."""
STATUS_EFFORT_IN_FIELD: Final = 1.0


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
        found = [_slot(ARMY, SIDES[side], where, army_aims(strengths), WEIGHTS[side])]
        found[0].is_lasting = True
        found[0].is_weighty = not state.options.is_short
        for flag in flags:
            who = state.board.leader_names[state.chief(flag)]
            where = state.board.place_names[state.place[flag]]
            aims = force_aims(strengths, flag)
            found.append(_slot(who, who, where, aims, WEIGHTS[2 + side]))
        return found

    def order_of(self, state: State, slot: PlanSlot, order: int) -> PlannedOrder:
        return order_texts.order_of(state, slot, order)

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

    def caution(self, state: State) -> float:
        is_campaign_plan = state.step == steps.MARCH_WHO and not state.options.is_short
        return CAMPAIGN_CAUTION if is_campaign_plan else CAUTION

    def effort(self, state: State) -> float:
        if state.step == steps.CENTER_CHOICE:
            if not _may_change_status(state):
                return 0.0
            is_resting = state.status[state.active] == IN_QUARTERS
            return STATUS_EFFORT if is_resting else STATUS_EFFORT_IN_FIELD
        return EFFORTS.get(int(state.step), 0.0)

    # -- worth ------------------------------------------------------------------------------------

    def clock(self, state: State) -> int:
        return stamp_of(state)

    def moment(self, state: State) -> int:
        return moment_of(state)

    def horizon(self, state: State) -> int:
        is_long = state.step == steps.CENTER_CHOICE or state.step == steps.FORTNIGHT_CHOICE
        if is_long:
            return LONG_HORIZON
        return HORIZON if state.options.is_short else CAMPAIGN_HORIZON

    def value(self, state: State) -> Sequence[float]:
        chance = french_chance(state)
        return (chance, 1.0 - chance)

    def points(self, state: State) -> Sequence[float]:
        """Vienna Morale; in a short campaign the aims reached beyond a draw [17]."""
        austrian = float(state.vienna)
        if state.options.is_short:
            charts = state.board.charts
            even = 0.5 * float(charts.aims_to_win + charts.aims_to_draw - 1)
            austrian = float(sum(victory.relief_points(state))) - even
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


def moment_of(state: State) -> i64:
    """The step of the player-turn; in it the battle and its round, or who rolls or marches."""
    found = stamp_of(state) << 8 | state.step
    battle = state.battle
    if battle is not None:
        return found | (battle.round * 256 + battle.place + 1) << 20
    if state.queue:
        return found | (lowest(state.queue) + 1) << 40
    return found | (state.mover + 1) << 48


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
