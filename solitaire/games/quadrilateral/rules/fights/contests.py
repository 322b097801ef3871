"""Which places are contested, and by whom [8.6, 14.1, 15.2]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.state import State, all_of
from solitaire.games.quadrilateral.terms import NOWHERE


def is_contested(state: State, place: i64) -> bool:
    """Forces of both sides, not counting those who only besiege or are besieged there."""
    side = state.active
    own = state.forces_at(side, place)
    if not own:
        return False
    enemy = state.forces_at(1 - side, place)
    if state.is_invested(place):
        return own & ~state.inside != 0 and enemy & ~state.inside != 0
    return enemy != 0 or state.garrison_at(1 - side, place) != NOWHERE


def contested_places(state: State) -> list[int]:
    """In the order of the map."""
    found: list[int] = []
    side = state.active
    for place in range(state.board.places):
        if state.stack[place] & all_of(side) and is_contested(state, place):
            found.append(place)
    return found
