"""What `campagna tune` may fit of Castiglione's advice, and the facts it fits to.

Interpreted: it is asked a few dozen times a game. The weights in use come from weights.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec

from solitaire.advising import OrderChoice, Tunable, WeightTable
from solitaire.games.castiglione.advice import evaluation, orders, plausibility
from solitaire.games.castiglione.advice.candidates import candidates
from solitaire.games.castiglione.advice.groups import GHOST, find_groups
from solitaire.games.castiglione.advice.habits import Habits
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.steps import (
    BATTLE_CHOICE,
    COMMIT_CHOICE,
    GUNS_LEADER_CHOICE,
    MOVER_CHOICE,
    STAY_CHOICE,
)
from solitaire.games.castiglione.data.advice_names import (
    ARMS,
    CALIBRATION,
    FACTS,
    NETWORK,
    ORDER_FEATURES,
    STAGES,
    TABLES,
    WORLD_FACTS,
)
from solitaire.games.castiglione.data.advice_weights import hand_set_value, network_facts
from solitaire.games.castiglione.terms import OPEN, SIDES
from solitaire.protocol import Seat

_VISIBILITIES: Final = ("fog", "fog", "mist", "open")
"""Half of the games are played as most people play."""
_CLEAR_MARGIN: Final = 8.0
_GHOST_STRIDE: Final = 0.5
"""Dummies matter less, so their weights drift more."""
_HIDING_STEPS: Final = (
    MOVER_CHOICE,
    BATTLE_CHOICE,
    GUNS_LEADER_CHOICE,
    STAY_CHOICE,
    COMMIT_CHOICE,
)

_SIGNS: Final = {
    **dict.fromkeys(("points", "besieged", "besiegers", "zone_clear", "trent", "vicenza"), 1),
    **dict.fromkeys(("brescia", "cremona", "in_mantua"), -1),
    **dict.fromkeys(("french_strength", "austrian_hits", "austrian_worn_out"), 1),
    **dict.fromkeys(("austrian_strength", "french_hits", "french_worn_out"), -1),
    **dict.fromkeys(("austrian_cut_off", "austrian_pressed"), 1),
    **dict.fromkeys(("french_cut_off", "french_pressed"), -1),
    **dict.fromkeys(("french_cohesion", "austrian_hungry", "austrian_doomed"), 1),
    **dict.fromkeys(("austrian_cohesion", "french_hungry", "french_doomed"), -1),
    **dict.fromkeys(("austrian_uncommanded", "french_mass", "french_prey"), 1),
    **dict.fromkeys(("french_uncommanded", "austrian_mass", "austrian_prey"), -1),
}
"""Which way a fact must count for the French."""


class CastiglioneTunable(Tunable[State, Ply]):
    def options(self, number: int) -> Mapping[str, str]:
        return {"visibility": _VISIBILITIES[number % len(_VISIBILITIES)]}

    def margin(self) -> float:
        return _CLEAR_MARGIN

    # -- habits -----------------------------------------------------------------------------------

    def orders(self) -> WeightTable:
        return WeightTable(
            "orders",
            "How much each fact about an order counts, by side and arm; fitted, not chosen.",
            ORDER_FEATURES,
            [f"{side}_{arm}" for side in SIDES for arm in ARMS],
            [list(table) for table in orders.EXPECTED],
        )

    def searched(self) -> WeightTable:
        return WeightTable(
            "searched",
            "How much each fact about an order counts where it is to be told what a search orders.",
            ORDER_FEATURES,
            self.orders().columns,
            [list(table) for table in orders.SEARCHED],
        )

    def order_choices(self, state: State, told: Mapping[str, int]) -> Sequence[OrderChoice]:
        """The groups in their order, each judging by what those before it were told."""
        planner = orders.Planner(state, state.active, orders.SEARCHED)
        found: list[OrderChoice] = []
        for group in find_groups(state, state.active):
            order = told.get(group.key(state))
            offered = candidates(planner, group, True)
            if order is None or order not in offered:
                continue
            if len(offered) > 1:
                column = state.active * len(ARMS) + group.arm
                facts = planner.facts_of(group, offered)
                found.append(OrderChoice(column, facts, offered.index(order)))
            planner.tell(group, order)
        return found

    def order_seats(self) -> Sequence[Seat]:
        return [seat for seat in range(len(SIDES)) for _ in ARMS]

    def order_strides(self) -> Sequence[float]:
        by_arm = [_GHOST_STRIDE if arm == GHOST else 1.0 for arm in range(len(ARMS))]
        return by_arm * len(SIDES)

    def new_habits(self, orders: Sequence[Sequence[float]], temperature: float) -> Habits:
        return Habits(temperature, [vec[float](list(column)) for column in orders])

    # -- value ------------------------------------------------------------------------------------

    def value(self) -> WeightTable:
        numbers = list(evaluation.WEIGHTS)
        return WeightTable(
            "value",
            "What each fact of a position is worth for the French chance, at the end of the game "
            "and at its beginning.",
            FACTS,
            STAGES,
            [numbers[: evaluation.COUNT], numbers[evaluation.COUNT :]],
        )

    def position_facts(self, state: State) -> Sequence[float]:
        facts = list(evaluation.describe(state))
        left = evaluation.turns_left(state)
        return [*(fact * (1.0 - left) for fact in facts), *(fact * left for fact in facts)]

    def turn(self, state: State) -> int:
        return state.turn

    def network(self) -> WeightTable:
        numbers, columns = list(evaluation.NETWORK), TABLES[NETWORK][0]
        return WeightTable(
            NETWORK,
            "Units that each add (odd numbers) or subtract (even numbers) the sum of their "
            "weighted facts where it is positive.",
            network_facts(),
            columns,
            [numbers[unit :: len(columns)] for unit in range(len(columns))],
        )

    def network_facts(self, state: State) -> Sequence[float]:
        return list(evaluation.describe_all(state))

    def value_guess(self) -> Sequence[float]:
        return hand_set_value()

    def value_signs(self) -> Sequence[int]:
        """Losses never help and points never hurt, however few games have shown it."""
        return [_SIGNS.get(name, 0) for _ in STAGES for name in FACTS]

    def calibration(self) -> WeightTable:
        columns, turns = TABLES[CALIBRATION]
        numbers = list(evaluation.CALIBRATION)
        return WeightTable(
            CALIBRATION,
            "By turn: the logarithm of the odds that a search finds, times the slope, plus the "
            "shift, is what results have borne out.",
            turns,
            columns,
            [numbers[0::2], numbers[1::2]],
        )

    # -- belief -----------------------------------------------------------------------------------

    def belief(self) -> WeightTable:
        numbers = list(plausibility.WEIGHTS)
        count = plausibility.WORLD_FACT_COUNT
        return WeightTable(
            "belief",
            "How much likelier a true arrangement shows a fact than a dealt one, by the side that "
            "is hidden.",
            WORLD_FACTS,
            SIDES,
            [numbers[:count], numbers[count:]],
        )

    def hides(self, state: State) -> bool:
        return state.options.visibility != OPEN and state.step in _HIDING_STEPS

    def world_facts(self, state: State, seat: Seat) -> Sequence[float]:
        return list(plausibility.describe_world(state, seat))


TUNABLE: Final = CastiglioneTunable()
