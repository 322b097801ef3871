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
    FACING_CHOICE,
    MARCH_CHOICE,
    ORDERS_CHOICE,
    PLAN_CHOICE,
)
from solitaire.games.camposanto.terms import ALLIED, SPANISH

HABITUAL: Final = 0.6
"""The share of a prior that goes to the habitual answer."""
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
        """Single questions are reckoned, which beats a few simulations of them: with 4 for each the
        searcher lost 6 games of 6 to the staff, with none it scored 10.5 of 20."""
        return 1.0 if state.step == ORDERS_CHOICE or state.step == MARCH_CHOICE else 0.0

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
