"""Where a side's dummies stand well [13.2]: with real forces, which they make hard to tell apart.

Everybody knows where the campaign begins, so a dummy by itself would be known for one at once.
Reckoned from the view alone, one dummy at a time: the same view always gives the same place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.plies import PLACE_DUMMY, Ply
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    counter_of,
)

FRONT: Final = 3
"""Roads to the nearest enemy within which a force is worth hiding first."""


def next_place(board: Board, view: View, offered: Sequence[Ply]) -> Ply | None:
    """The offered place for the next dummy; None if none is offered."""
    places = [one for one in offered if one.verb == PLACE_DUMMY]
    field = Field(board, view)
    return min(places, key=lambda one: field.order_of(one.first), default=None)


class Field:
    """Own counters and known enemies by area."""

    def __init__(self, board: Board, view: View) -> None:
        self._board = board
        self._dummies: Counter[int] = Counter()
        self._forces: Counter[int] = Counter()
        for local in members(board.counters[view.seat]):
            kind = board.counter_kind[counter_of(view.seat, local)]
            if view.own[local] < AREA_LIMIT:
                (self._dummies if kind == DUMMY else self._forces)[view.own[local]] += 1
        self._enemies = {area for area, *_ in view.slots if area < AREA_LIMIT}

    def order_of(self, area: int) -> tuple[bool, int, bool, int, int, int]:
        """With real forces: one each before any gets a second, small ones at the front first."""
        distance = self._to_enemy(area)
        return (
            not self._forces[area],
            self._dummies[area],
            distance > FRONT,
            self._forces[area],
            distance,
            area,
        )

    def _to_enemy(self, area: int) -> int:
        roads = (int(self._board.distance_between(area, enemy)) for enemy in self._enemies)
        return min(roads, default=0)
