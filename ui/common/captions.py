"""What the commanders of a demonstration think before each of their phases, from their reports."""

from __future__ import annotations

from typing import Final

from ai.search.report import PLANNED, Report
from solitaire.presenting.guide import Thought
from solitaire.protocol import Seat

CLEAR: Final = 0.05
"""A plan that is better than the next by this much is described as clear."""
CLOSE: Final = 0.01
"""One that is this close to the next is described as doubtful."""


class Captions:
    def __init__(self) -> None:
        self._told: tuple[Seat, tuple[str, ...]] | None = None
        self._chance_by_seat: dict[Seat, float] = {}

    def thought(
        self, seat: Seat, heading: tuple[str, ...], report: Report | None
    ) -> Thought | None:
        """Of the first plan of a seat in a phase; None where there is nothing to say."""
        if report is None or report.how != PLANNED or self._told == (seat, heading):
            return None
        self._told = (seat, heading)
        best, *others = report.candidates
        before = self._chance_by_seat.get(seat)
        self._chance_by_seat[seat] = best.score
        lead = best.score - others[0].score if others else 0.0
        is_close = bool(others) and lead < CLOSE
        rivals = [] if not is_close else [one for one in others[0].orders if one not in best.orders]
        return Thought(
            seat=seat,
            chance=best.score,
            before=before,
            orders=best.orders,
            rivals=tuple(rivals),
            is_clear=bool(others) and lead >= CLEAR,
        )
