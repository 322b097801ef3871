"""Where a side's dummies stand well [13.2]: some beside small forces, some as forces of their own.

Reckoned from the view alone, one dummy at a time: the same view always gives the same place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.board import Board
from solitaire.games.castiglione.plies import PLACE_DUMMY, Ply
from solitaire.games.castiglione.terms import AREA_LIMIT, DUMMY
from solitaire.games.castiglione.views import View

GHOSTS: Final = 2
"""Dummies that make a force of their own: one alone is soon taken for what it is."""
GHOST_SHARE: Final = 4
"""One such force for so many dummies of the side; the others go with real forces."""
GHOST_DISTANCE: Final = 2
"""Roads to the nearest enemy: near enough to count, too far to be walked over at once."""
APART: Final = 3
"""Roads between two such forces."""
FRONT: Final = 3
"""Roads to the nearest enemy within which a real force is worth hiding."""


def next_place(board: Board, view: View, offered: Sequence[Ply]) -> Ply | None:
    """The offered place for the next dummy; None if none is offered."""
    places = {one.first: one for one in offered if one.verb == PLACE_DUMMY}
    if not places:
        return None
    field = Field(board, view)
    ghost = field.ghost_place(places)
    return places[min(places, key=field.company_key) if ghost is None else ghost]


class Field:
    """Own counters and known enemies by area."""

    def __init__(self, board: Board, view: View) -> None:
        self._board = board
        self._dummies: Counter[int] = Counter()
        self._forces: Counter[int] = Counter()
        for local in members(board.counters[view.seat]):
            kind = board.counter_kind[view.seat * 64 + local]
            if view.own[local] < AREA_LIMIT:
                (self._dummies if kind == DUMMY else self._forces)[view.own[local]] += 1
        self._all_dummies = len(members(board.kind_sets[view.seat * 8 + DUMMY]))
        self._enemies = {area for area, *_ in view.slots if area < AREA_LIMIT}

    def _roads(self, here: int, there: int) -> int:
        return int(self._board.distance[here * 64 + there])

    def _to_enemy(self, area: int) -> int:
        return min((self._roads(area, enemy) for enemy in self._enemies), default=0)

    def ghost_place(self, places: Collection[int]) -> int | None:
        """Where a force of dummies alone is begun or completed; None if there are enough."""
        ghosts = [area for area in self._dummies if not self._forces[area]]
        begun = [area for area in ghosts if area in places and self._dummies[area] < GHOSTS]
        if begun:
            return min(begun)
        if len(ghosts) >= self._all_dummies // GHOST_SHARE:
            return None
        free = [
            area
            for area in places
            if not self._forces[area] and all(self._roads(area, one) >= APART for one in ghosts)
        ]
        return min(free, key=self._ghost_key, default=None)

    def _ghost_key(self, area: int) -> tuple[int, int, int]:
        """Where no force stands near, another one is news."""
        from_forces = min((self._roads(area, one) for one in +self._forces), default=0)
        return abs(self._to_enemy(area) - GHOST_DISTANCE), -from_forces, area

    def company_key(self, area: int) -> tuple[bool, int, bool, int, int, int]:
        """Beside real forces: one each before any gets a second, small ones at the front first."""
        distance = self._to_enemy(area)
        return (
            not self._forces[area],
            self._dummies[area],
            distance > FRONT,
            self._forces[area],
            distance,
            area,
        )
