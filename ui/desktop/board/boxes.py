"""What stands in the boxes beside the map, from one seat's view. No Qt.

The turn track, the initiative, the state of Mantua and who is in its city, the victory points, and
the counters that were eliminated, wounded or killed. Who left the map is open to both sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.games.castiglione.terms import (
    ELIMINATED,
    KILLED,
    LEADER,
    MANTUA_CITY,
    SIDES,
    WOUNDED,
)
from ui.desktop.board.situation import known_face, situation
from ui.desktop.board.stacks.stacks import Card
from ui.desktop.style.language import later, told, tr

_FIRST: Final = 4
"""The place of the first player in View.clock."""
_INITIATIVE: Final = 5
BOXES: Final = (
    (ELIMINATED, later("Eliminated")),
    (WOUNDED, later("Wounded")),
    (KILLED, later("Killed")),
)


@dataclass(frozen=True, slots=True)
class Boxes:
    turn: int
    dates: tuple[str, ...]
    phase: str
    first: str
    initiative: str
    mantua_besieged: bool
    points: tuple[tuple[int, int], tuple[int, int]]
    """Per side, the fewest and the most victory points if the game ended now."""
    mantua_city: tuple[Card, ...]
    lost: tuple[tuple[str, tuple[Card, ...]], ...]
    """The title of each box of lost counters, and who lies in it."""


def boxes(board: Board, view: View) -> Boxes:
    seen = situation(board, view)
    report = victory_points(board, view)
    return Boxes(
        turn=seen.turn,
        dates=tuple(told(turn.date) for turn in board.data.tables.turn_track),
        phase=seen.phase,
        first=SIDES[view.clock[_FIRST]],
        initiative=SIDES[view.clock[_INITIATIVE]],
        mantua_besieged=seen.mantua_besieged,
        points=(report.points(0), report.points(1)),
        mantua_city=_cards(board, view, MANTUA_CITY),
        lost=tuple((tr(title), _cards(board, view, place)) for place, title in BOXES),
    )


def _cards(board: Board, view: View, place: int) -> tuple[Card, ...]:
    """Own counters there, and the enemy's, in the order of the counter mix."""
    found = []
    for side in range(len(SIDES)):
        places = view.own[:64] if side == view.seat else view.off_map
        for local in members(board.counters[side]):
            if places[local] == place:
                counter = side * 64 + local
                rank = int(board.rank[counter]) if board.counter_kind[counter] == LEADER else 0
                found.append(Card(known_face(board, counter, 0, without_orders=False), rank))
    return tuple(found)
