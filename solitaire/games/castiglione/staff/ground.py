"""The ground of a combat to come, as a side that is attacked there would find it."""

from __future__ import annotations

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.odds.forces import TERRAINS
from solitaire.games.castiglione.staff.world import first_world
from solitaire.games.castiglione.terms import CITY, CLEAR


def terrain_for(board: Board, view: View, area: int, defender: int) -> str:
    """The word for the terrain: a city that shelters the defender, mountains, else clear [5.6].

    It is known to everybody, so any world that fits the view tells it.
    """
    world = first_world(board, view)
    kind = world.area_kind(area)
    if kind == CITY and not world.is_city_for(defender, area):
        kind = CLEAR
    return next(word for word, number in TERRAINS.items() if number == kind)
