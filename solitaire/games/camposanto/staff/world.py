"""The field as a seat sees it, as a state that the chapters can be asked about.

All that is asked of it is open to both sides: sealed orders are never read.
"""

from __future__ import annotations

from functools import lru_cache

from solitaire.bits import members
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.fog.imagination import first_world
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.terms import NO_UNIT, WINGS

KEPT = 8


@lru_cache(maxsize=KEPT)
def world_of(view: View) -> State:
    """Never changed by whoever asks; copy() before playing on in it."""
    return first_world(RULES.board, view)


def is_at_work(view: View) -> bool:
    """Whether a wing is active."""
    return view.clock.activation > 0


def active_wing(view: View) -> int:
    return view.orders.sequence[view.clock.activation - 1]


def active_side(view: View) -> int:
    return active_wing(view) // WINGS


def units_at(state: State, place: int) -> list[int]:
    """The counters of the body in a hex, the top one first."""
    found = (int(state.supports[place]), int(state.regiments[place]))
    return [unit for unit in found if unit != NO_UNIT]


def bodies(state: State, side: int) -> list[int]:
    """Hexes where a side has combat units, in rising order."""
    units = members(int(state.board.side_units[side] & state.alive))
    return sorted({int(state.unit_hex[unit]) for unit in units})


def neighbours(state: State, place: int) -> list[int]:
    found = [int(state.board.neighbours[place * 6 + direction]) for direction in range(6)]
    return [near for near in found if near >= 0]


def front_of(state: State, place: int, facing: int) -> list[int]:
    """The two front hexes of whoever faces this corner there, as far as they are on the map."""
    found = [int(state.board.neighbours[place * 6 + one % 6]) for one in (facing + 5, facing)]
    return [near for near in found if near >= 0]
