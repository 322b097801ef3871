"""When a march pays its second AP [8.3]."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.staff import holding, ways
from solitaire.games.quadrilateral.staff.ways import Leg

NEVER: Final = -1
"""No second AP is paid."""
_EXTENDED: Final = int(RULES.board.charts.extended)


def paid_after(
    world: State, flag: int, legs: Sequence[Leg], is_longer: bool, may_extend: bool
) -> int:
    """After how many legs: as late as can be for a way that is longer than a march. A zone takes
    all MPs [8.5], so where one is met the AP is paid then if that is enough for the rest."""
    spent = list(accumulate(leg.cost for leg in legs))
    latest = sum(one <= ways.points(world, flag) for one in spent) if is_longer else NEVER
    held = _first_held(world, flag >> 5, legs, is_longer)
    if not held or not may_extend or (is_longer and held > latest):
        return latest
    is_enough = spent[-1] - spent[held - 1] <= _EXTENDED
    return held if is_enough and _goes_on(world, flag >> 5, legs, held) else latest


def _first_held(world: State, side: int, legs: Sequence[Leg], is_longer: bool) -> int:
    """The number of legs up to a zone; 0 if there is none. An AP that is not needed for the way is
    not planned for a flag that may be no force."""
    places = holding.zones(world, side) if is_longer else holding.sure(world, side)
    return next((done for done, leg in enumerate(legs[:-1], start=1) if leg.place in places), 0)


def _goes_on(world: State, side: int, legs: Sequence[Leg], held: int) -> bool:
    """No march leads along a zone but to attack [8.5]."""
    zones, here, there = holding.zones(world, side), legs[held - 1].place, legs[held].place
    is_along = zones.get(here, 0) & zones.get(there, 0)
    return not is_along or bool(world.has_enemy(side, there))
