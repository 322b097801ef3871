"""Where a force, a rider or the Center could be sent by one order, the nearest first."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import CENTER, State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.staff import ways

_BOARD: Final = RULES.board
_NARROW: Final = 0.7
"""A degree of longitude as a share of one of latitude, in the north of Italy."""


def of_force(world: State, flag: int, limit: int) -> list[int]:
    """Within so many half-MPs, by the cheapest way."""
    found = ways.reach(world, flag, limit)
    return sorted(found, key=lambda place: (found[place].cost, place))


def of_rider(world: State, begin: Ply, mover: int) -> list[int]:
    """All that is offered once it has begun, by the straight line."""
    start = int(world.center[world.active] if mover == CENTER else world.place[mover])
    if world.mover != mover:
        if begin not in RULES.actions(world):
            return []
        world = RULES.copy(world)
        RULES.apply(world, begin)
    found = [int(ply.first) for ply in RULES.actions(world) if ply.verb == plies.TO]
    return sorted(found, key=lambda place: _apart(start, place))


def _apart(one: int, other: int) -> float:
    places = _BOARD.data.places
    across = (places[one].lon - places[other].lon) * _NARROW
    down = places[one].lat - places[other].lat
    return across * across + down * down
