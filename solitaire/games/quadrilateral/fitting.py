"""What `campagna tune` may fit of the Quadrilateral's advice, and the facts it fits to.

Interpreted: it is asked a few times a turn. What flags hide is dealt by known odds, so nothing is
fitted about hidden worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec

from solitaire.advising import Tunable, WeightTable
from solitaire.games.quadrilateral.advice import advice, evaluation
from solitaire.games.quadrilateral.advice.commander import Commander
from solitaire.games.quadrilateral.core.options import SHORT
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.data.advice_names import (
    FACTS,
    ORDER_COLUMNS,
    ORDER_FACTS,
    STAGES,
)
from solitaire.games.quadrilateral.data.advice_weights import hand_set_value
from solitaire.protocol import Seat

_STARTS: Final = (*SHORT, "january", "november", *SHORT, "september", *SHORT, "july")
"""Most games are short, because a whole campaign tells no more and takes ten times as long."""
_CLEAR_MARGIN: Final = 2.0
_FREE: Final = ("even", "resting", "garrison", "line_length", "condition", "relief_near", "points")
"""Facts that may count for either side: they tell of what was done as much as of what it brings."""


class QuadrilateralTunable(Tunable[State, Ply]):
    def options(self, number: int) -> Mapping[str, str]:
        return {"scenario": _STARTS[number % len(_STARTS)]}

    def margin(self) -> float:
        return _CLEAR_MARGIN

    # -- habits -----------------------------------------------------------------------------------

    def orders(self) -> WeightTable:
        return WeightTable(
            "orders",
            "How much each fact about an order counts, for the army and for a force of each side.",
            ORDER_FACTS,
            ORDER_COLUMNS,
            [list(column) for column in advice.WEIGHTS],
        )

    def order_seats(self) -> Sequence[Seat]:
        return (0, 1, 0, 1)

    def order_strides(self) -> Sequence[float]:
        return (1.0,) * len(ORDER_COLUMNS)

    def new_habits(self, orders: Sequence[Sequence[float]], temperature: float) -> Commander:
        return Commander(temperature, [vec[float](list(column)) for column in orders])

    # -- value ------------------------------------------------------------------------------------

    def value(self) -> WeightTable:
        numbers = list(evaluation.WEIGHTS)
        count = evaluation.COUNT
        return WeightTable(
            "value",
            "What each fact of a position is worth for the French, at the end and at the beginning "
            "of a campaign and of a short campaign.",
            FACTS,
            STAGES,
            [numbers[count * stage : count * (stage + 1)] for stage in range(len(STAGES))],
        )

    def position_facts(self, state: State) -> Sequence[float]:
        facts = list(evaluation.describe(state))
        left = evaluation.turns_left(state)
        now = [fact * (1.0 - left) for fact in facts] + [fact * left for fact in facts]
        nothing = [0.0] * len(now)
        return [*nothing, *now] if state.options.is_short else [*now, *nothing]

    def value_guess(self) -> Sequence[float]:
        return hand_set_value()

    def value_signs(self) -> Sequence[int]:
        return [0 if name in _FREE else 1 for _ in STAGES for name in FACTS]

    # -- belief -----------------------------------------------------------------------------------

    def belief(self) -> WeightTable:
        return WeightTable("belief", "", (), (), ())

    def hides(self, state: State) -> bool:
        return False


TUNABLE: Final = QuadrilateralTunable()
