"""Camposanto's advice as the searcher wants it. The other modules here do the work."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import exp
from typing import Final, final

from solitaire.advising import (
    Advice,
    Fact,
    PlannedOrder,
    PlanSlot,
    Playout,
    SealedGame,
    Witness,
)
from solitaire.games.camposanto.advice import duels
from solitaire.games.camposanto.advice.evaluation import allied_chance
from solitaire.games.camposanto.advice.groups import Group, Offer, find_groups, offers, shares
from solitaire.games.camposanto.advice.habits import (
    TEMPERATURE,
    Habits,
    best_facing,
    clock_of,
    habit,
)
from solitaire.games.camposanto.advice.order_texts import order_of
from solitaire.games.camposanto.advice.places import EXPECTED, SCRIPTED
from solitaire.games.camposanto.advice.sealing import sealed_game
from solitaire.games.camposanto.advice.sight import Sight
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    ADVANCE_CHOICE,
    DISTANCE_CHOICE,
    FACING_CHOICE,
    FIGHT_CHOICE,
    GENERAL_CHOICE,
    MARCH_CHOICE,
    ORDERS_CHOICE,
    PLAN_CHOICE,
)
from solitaire.games.camposanto.terms import ALLIED, SPANISH

HABITUAL: Final = 0.6
"""The share of a prior that goes to the habitual answer."""
SPREAD: Final = 0.08
"""Measured in a dozen positions: 0.01 to 0.11 at the horizon of two activations."""
EFFORTS: Final[dict[int, float]] = {
    ORDERS_CHOICE: 1.0,
    MARCH_CHOICE: 1.0,
    GENERAL_CHOICE: 0.7,
    PLAN_CHOICE: 0.5,
    ADVANCE_CHOICE: 0.3,
    FIGHT_CHOICE: 0.3,
    DISTANCE_CHOICE: 0.3,
}
"""By question. With 30 simulations of each choice another than the habitual one was better by
0.016 of a win at plans of movement, 0.0175 at the General's, 0.0026 at plans of assaults, 0.0024 at
advances; at the others by less than could be told."""
HEAT: Final = 0.4
"""Steps by which an assault must be better to be e times as likely."""


@final
class CamposantoAdvice(Advice[State, Ply]):
    # -- plans ------------------------------------------------------------------------------------

    def slots(self, state: State) -> Sequence[PlanSlot]:
        if state.step != MARCH_CHOICE:
            return ()
        sight = Sight(state, state.active_side())
        return [_slot(state, group, offers(state, group, sight)) for group in find_groups(state)]

    def order_of(self, state: State, slot: PlanSlot, order: int) -> PlannedOrder:
        return order_of(state, slot, order)

    # -- habits -----------------------------------------------------------------------------------

    def new_playout(self) -> Playout[State, Ply]:
        return Habits(TEMPERATURE, EXPECTED)

    def new_commander(self) -> Playout[State, Ply]:
        return Habits(0.0, SCRIPTED)

    def new_executor(self) -> Playout[State, Ply]:
        return Habits(0.0, EXPECTED)

    def priors(self, state: State, actions: Sequence[Ply]) -> Sequence[float]:
        offered = list(actions)
        if state.step == ORDERS_CHOICE:
            return ()
        if state.step == PLAN_CHOICE:
            return _by_worth(duels.assault_worths(state, offered))
        place = habit(state, offered)
        if state.step == FACING_CHOICE:
            place = best_facing(state, state.facer, EXPECTED)
        share = (1.0 - HABITUAL) / len(offered)
        found = [share] * len(offered)
        found[place] += HABITUAL
        return found

    def effort(self, state: State) -> float:
        """Most single questions are reckoned; a search gains at those of EFFORTS."""
        return EFFORTS.get(state.step, 0.0)

    def spread(self) -> float:
        return SPREAD

    def sealed_game(self, state: State) -> SealedGame[State, Ply] | None:
        return sealed_game(state) if state.step == ORDERS_CHOICE else None

    # -- worth ------------------------------------------------------------------------------------

    def clock(self, state: State) -> int:
        return clock_of(state)

    def value(self, state: State) -> Sequence[float]:
        chance = allied_chance(state)
        return (chance, 1.0 - chance)

    def points(self, state: State) -> Sequence[float]:
        return (float(state.points(ALLIED)), float(state.points(SPANISH)))

    # -- reasons ----------------------------------------------------------------------------------

    def facts(self) -> Sequence[Fact]:
        from solitaire.games.camposanto.odds.reasons import FACTS  # late: only hints need it

        return FACTS

    def new_witness(self, state: State) -> Witness[State]:
        from solitaire.games.camposanto.odds.reasons import BattleWitness

        return BattleWitness(state)

    def exact_chances(self, state: State, ply: Ply) -> Sequence[tuple[str, Fraction]]:
        from solitaire.games.camposanto.odds.reasons import exact_chances

        return exact_chances(state, ply)


def _by_worth(worths: list[float]) -> list[float]:
    best = max(worths)
    weights = [exp((worth - best) / HEAT) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def _slot(state: State, group: Group, found: list[Offer]) -> PlanSlot:
    board = state.board
    who, where = board.unit_names[group.lead], board.hex_names[state.unit_hex[group.lead]]
    others = len(group.members) - 1
    key = f"{who} and {others} more" if others else who
    return PlanSlot(key, [int(offer.order) for offer in found], shares(found), who, where)


ADVICE: Final = CamposantoAdvice()
