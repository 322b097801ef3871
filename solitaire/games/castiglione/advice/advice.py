"""Castiglione's advice as the searcher wants it. The other modules here do the work."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, final

from mypy_extensions import i64

from solitaire.advising import Advice, Doubt, Fact, PlannedOrder, PlanSlot, Playout, Witness
from solitaire.bits import lowest
from solitaire.games.castiglione.advice.candidates import candidates, is_chief, is_screen
from solitaire.games.castiglione.advice.doubts import doubts
from solitaire.games.castiglione.advice.evaluation import borne_out, french_chance
from solitaire.games.castiglione.advice.groups import Group, find_groups
from solitaire.games.castiglione.advice.habits import SEARCHED_SHARE, TEMPERATURE, Habits, habit
from solitaire.games.castiglione.advice.order_texts import order_of
from solitaire.games.castiglione.advice.orders import (
    EXPECTED,
    MARCH,
    SCRIPTED,
    SEARCHED,
    Planner,
    best_of,
    chances,
    goal_of,
    order_to,
)
from solitaire.games.castiglione.advice.plausibility import plausibility
from solitaire.games.castiglione.advice.reckoning import is_clear_gain, stay_priors
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import (
    COMMIT_CHOICE,
    DUMMY_CHOICE,
    FIRST_CHOICE,
    FORAGE_CHOICE,
    FORCED_STEP,
    HIT_BLUFF,
    LEADER_CHOICE,
    LOSS_CHOICE,
    MOVER_CHOICE,
    ORDER_CHOICE,
    SCOUT_CHOICE,
    SCREEN_CHOICE,
    STAY_CHOICE,
)
from solitaire.games.castiglione.rules import victory
from solitaire.games.castiglione.rules.sequence import QUESTIONS
from solitaire.games.castiglione.terms import (
    AUSTRIAN,
    FIRST_COMBAT,
    FIRST_MOVEMENT,
    FRENCH,
    RECOVERY,
    SECOND_COMBAT,
    SECOND_MOVEMENT,
    SET_UP,
)
from solitaire.protocol import Seat

WIDEST: Final = 16
"""Orders offered per group, besides chief ones: more are not reached in many simulations."""
FLOOR: Final = 0.1
"""The share of the priors that all orders have alike: habits are not sure of themselves."""
STAFF_SHARE: Final = 0.2
"""The share of the priors that goes by the scripted commander's judgement."""
SEARCH_SHARE: Final = 0.35
"""The share that goes by what searches ordered."""
RANK_OF_CHIEFS: Final = 3
"""The chief orders are at least as likely as the order of this rank."""
CHIEF_SHARE: Final = 0.3
"""Part of that which the other attacks get at least."""
SPREAD: Final = 0.08
"""Found by what 200 plans of 300 nodes were worth (docs/opponent.md): 0.2 explores too long."""
STEADINESS: Final = 1.0
"""Standard errors by which another plan must surpass the one under way."""
LAST_TRUST: Final = 0.5
"""The share of the evaluation where the last turn begins."""
HABITUAL: Final = 0.6
"""The share of a reaction's prior that goes to the habitual choice."""


@final
class CastiglioneAdvice(Advice[State, Ply]):
    # -- plans ------------------------------------------------------------------------------------

    def slots(self, state: State) -> Sequence[PlanSlot]:
        if state.step != MOVER_CHOICE and state.step != ORDER_CHOICE:
            return ()
        planner = Planner(state, state.active, EXPECTED)
        staff = Planner(state, state.active, SCRIPTED)
        searcher = Planner(state, state.active, SEARCHED)
        found: list[PlanSlot] = []
        for group in find_groups(state, state.active):
            orders = candidates(planner, group, True)
            scores = planner.scores(group, orders)
            by_staff = staff.scores(group, orders)
            chiefs = [is_chief(planner, group, order) for order in orders]
            by_search = searcher.scores(group, orders)
            planner.tell(group, orders[best_of(scores)])
            staff.tell(group, orders[best_of(by_staff)])
            searcher.tell(group, orders[best_of(by_search)])
            shares = _blended(scores, by_staff, by_search)
            screens = [is_screen(planner, group, order) for order in orders]
            _raise_chiefs(state, group, orders, shares, chiefs, screens)
            found.append(_slot(state, group, orders, shares, chiefs))
        return found

    def order_of(self, state: State, slot: PlanSlot, order: int) -> PlannedOrder:
        return order_of(state, slot, order)

    def doubts(self, state: State, slots: Sequence[PlanSlot], orders: Sequence[int]) -> list[Doubt]:
        return doubts(state, slots, orders)

    # -- habits -----------------------------------------------------------------------------------

    def new_playout(self) -> Playout[State, Ply]:
        return Habits(TEMPERATURE, EXPECTED, SEARCHED_SHARE)

    def new_commander(self) -> Playout[State, Ply]:
        return Habits(0.0, SCRIPTED)

    def priors(self, state: State, actions: Sequence[Ply]) -> Sequence[float]:
        offered = list(actions)
        if state.step == STAY_CHOICE and state.battle is not None:
            return stay_priors(state, state.battle, offered)
        if state.step == FIRST_CHOICE:
            return [1.0 / len(offered)] * len(offered)
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
        if step == SCOUT_CHOICE or step == COMMIT_CHOICE or step == SCREEN_CHOICE:
            return 0.0  # what knowing is worth does not show in worlds in which all is known
        if step == STAY_CHOICE and state.battle is not None and is_clear_gain(state, state.battle):
            return 0.0
        if step == FIRST_CHOICE:
            return 4.0  # two moves running may decide the game
        if step == DUMMY_CHOICE:
            return 0.1 if state.phase == SET_UP else 0.3
        return 0.3 if step == LOSS_CHOICE or step == FORAGE_CHOICE else 1.0

    def spread(self) -> float:
        return SPREAD

    def steadiness(self, state: State) -> float:
        return STEADINESS

    # -- worth ------------------------------------------------------------------------------------

    def clock(self, state: State) -> int:
        phase = state.phase
        if phase == SECOND_MOVEMENT or phase == SECOND_COMBAT:
            return state.turn * 2 + 1
        over = phase >= RECOVERY and phase != SET_UP and phase > FIRST_COMBAT
        return state.turn * 2 + (2 if over else 0)

    def moment(self, state: State) -> int:
        return moment_of(state)

    def is_settled(self, state: State) -> bool:
        """In a Movement or Combat Phase: hunger, recovery and initiative have been rolled for."""
        return FIRST_MOVEMENT <= state.phase <= SECOND_COMBAT

    def value(self, state: State) -> Sequence[float]:
        chance = french_chance(state)
        return (chance, 1.0 - chance)

    def trust(self, state: State) -> float:
        return LAST_TRUST if state.turn >= state.board.charts.last_turn else 1.0

    def calibrated(self, state: State, score: float) -> float:
        return borne_out(state, score)

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


def moment_of(state: State) -> i64:
    """The phase; in it the battle and its round, the march, or who rolls for recovery or hunger."""
    found = state.turn * 16 + state.phase
    battle = state.battle
    if battle is not None:
        found += (battle.round * 64 + battle.area + 1) << 10
    march = state.march
    if march is not None and march.members:
        return found + ((lowest(march.members) + 1) << 22)
    if battle is None and state.queue:
        return found + ((lowest(state.queue) + 1) << 22)
    return found


def _blended(scores: list[float], by_staff: list[float], by_search: list[float]) -> list[float]:
    """How likely each order is, by opinions that fail in different positions, and a floor."""
    expected = chances(scores, 1.0)
    scripted = chances(by_staff, 1.0)
    searched = chances(by_search, 1.0)
    even = FLOOR / len(scores)
    trust = 1.0 - FLOOR - STAFF_SHARE - SEARCH_SHARE
    return [
        trust * expected[place]
        + STAFF_SHARE * scripted[place]
        + SEARCH_SHARE * searched[place]
        + even
        for place in range(len(scores))
    ]


def _slot(
    state: State, group: Group, orders: list[int], shares: list[float], chiefs: list[bool]
) -> PlanSlot:
    """The likeliest orders only, the best first; the chief ones are always among them."""
    ranked = sorted(range(len(orders)), key=lambda place: -shares[place])
    ranked = [place for rank, place in enumerate(ranked) if rank < WIDEST or chiefs[place]]
    total = sum([shares[place] for place in ranked])
    return PlanSlot(
        group.key(state),
        [orders[place] for place in ranked],
        [shares[place] / total for place in ranked],
        group.who(state),
        state.board.area_names[group.area],
        group.part(),
        [goal_of(orders[place]) for place in ranked],
    )


def _raise_chiefs(
    state: State,
    group: Group,
    orders: list[int],
    shares: list[float],
    chiefs: list[bool],
    screens: list[bool],
) -> None:
    """To hold, to go to Mantua, to screen and the likeliest attack are among the first."""
    enough = sorted(shares)[max(len(shares) - RANK_OF_CHIEFS, 0)]
    best = -1
    for place in range(len(orders)):
        if not chiefs[place]:
            continue
        shares[place] = max(shares[place], CHIEF_SHARE * enough)
        goal = goal_of(orders[place])
        holds = orders[place] == order_to(group.area, MARCH, 0)
        if holds or screens[place] or goal == state.board.mantua:
            shares[place] = max(shares[place], enough)
        elif best < 0 or shares[place] > shares[best]:
            best = place
    if best >= 0:
        shares[best] = max(shares[best], enough)


ADVICE: Final = CastiglioneAdvice()
