"""What `campagna tune` may fit of Camposanto's advice, and the facts it fits to.

Interpreted: it is asked a few dozen times a game. Sealed orders are solved, not believed, so there
is nothing to fit about hidden worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec

from solitaire.advising import BOTH_SEATS, Tunable, WeightTable
from solitaire.games.camposanto.advice import evaluation, places
from solitaire.games.camposanto.advice.habits import Habits
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.data.advice_names import FACTS, PLACE_FEATURES, STAGES
from solitaire.games.camposanto.data.advice_weights import hand_set_value
from solitaire.games.camposanto.terms import ARMS, SIDES
from solitaire.protocol import Seat

_LENGTHS: Final[tuple[Mapping[str, str], ...]] = ({}, {"fatigue": "spent"}, {}, {"length": "day"})
"""Most games are played as most people play."""
_CLEAR_MARGIN: Final = 2.0
_STRIDE: Final = 0.3
"""Most weights lie between -0.3 and 0.3."""
_SIGNS: Final = {
    "even": 0,
    "stars": 0,
    "farmhouses": 0,
    "reach": 0,
    "flank_reach": 0,
    "isolated": -1,
    "border": -1,
}
"""Which way a fact may count for the Allies; the others must not count against them."""


class CamposantoTunable(Tunable[State, Ply]):
    def options(self, number: int) -> Mapping[str, str]:
        return _LENGTHS[number % len(_LENGTHS)]

    def margin(self) -> float:
        return _CLEAR_MARGIN

    # -- habits -----------------------------------------------------------------------------------

    def orders(self) -> WeightTable:
        return WeightTable(
            "orders",
            "How much each fact about a place counts, by arm; fitted, not chosen.",
            PLACE_FEATURES,
            ARMS,
            [list(table) for table in places.EXPECTED[: len(ARMS)]],
        )

    def order_seats(self) -> Sequence[Seat]:
        return [BOTH_SEATS for _ in ARMS]

    def order_strides(self) -> Sequence[float]:
        return [_STRIDE for _ in ARMS]

    def new_habits(self, orders: Sequence[Sequence[float]], temperature: float) -> Habits:
        return Habits(temperature, [vec[float](list(column)) for _ in SIDES for column in orders])

    # -- value ------------------------------------------------------------------------------------

    def value(self) -> WeightTable:
        numbers = list(evaluation.WEIGHTS)
        return WeightTable(
            "value",
            "What each fact of a position is worth for the Allied chance, at the end of the game "
            "and at its beginning.",
            FACTS,
            STAGES,
            [numbers[: evaluation.COUNT], numbers[evaluation.COUNT :]],
        )

    def position_facts(self, state: State) -> Sequence[float]:
        facts = list(evaluation.describe(state))
        left = evaluation.phases_left(state)
        return [*(fact * (1.0 - left) for fact in facts), *(fact * left for fact in facts)]

    def value_guess(self) -> Sequence[float]:
        return hand_set_value()

    def value_signs(self) -> Sequence[int]:
        return [_SIGNS.get(name, 1) for _ in STAGES for name in FACTS]

    # -- belief -----------------------------------------------------------------------------------

    def belief(self) -> WeightTable:
        return WeightTable("belief", "", (), (), ())

    def hides(self, state: State) -> bool:
        return False


TUNABLE: Final = CamposantoTunable()
