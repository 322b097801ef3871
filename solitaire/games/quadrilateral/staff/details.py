"""What a choice does, where more can be said of it than the rule that it is carried out by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import VERBS, Ply
from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules.attrition import forage_column, points_column
from solitaire.games.quadrilateral.rules.roads import is_passable, link_cost
from solitaire.games.quadrilateral.staff import holding
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import FLAGS, NOWHERE, VEDETTE
from solitaire.games.quadrilateral.text.view_lines import ATTRITION_COLUMNS
from solitaire.games.quadrilateral.text.wording import WHOLE, half
from solitaire.text import NOTHING, Text, text, verbatim

_BOARD: Final = RULES.board


def detail(view: View, ply: Ply) -> Text:
    made = _DETAILS.get(ply.verb)
    return (made(view, ply) if made else NOTHING) or verbatim(VERBS[ply.verb][2])


def cost(view: View, ply: Ply) -> Text:
    """Of one road of a force, in MPs; nothing for those who ride any way, and for ferries."""
    world, mover = some_world(view), number(view, "mover")
    if not _is_force(view):
        return NOTHING
    index = int(_BOARD.link(world.place[mover], ply.first))
    if index == NOWHERE or not is_passable(world, index):
        return NOTHING
    points = int(link_cost(world, index))
    if points == WHOLE:
        return text("1 MP")
    return text("{points} MPs", points=verbatim(half(points)))


def _is_force(view: View) -> bool:
    world, mover = some_world(view), number(view, "mover")
    return mover < FLAGS and world.kind[mover] != VEDETTE and world.total(mover) > 0


def _road(view: View, ply: Ply) -> Text:
    """What of the enemy waits at its end."""
    if not _is_force(view):
        return NOTHING
    world = some_world(view)
    if world.has_enemy(view.seat, ply.first):
        return text("an enemy flag is there: a vedette is pushed off, a force is met [8.6]")
    return holding.warning(world, holding.zones(world, view.seat).get(ply.first, 0))


def _extended(view: View, ply: Ply) -> Text:
    points = verbatim(half(int(_BOARD.charts.extended)))
    return text("{points} MPs more for 1 AP, also where a zone holds it [8.3]", points=points)


def _foraging(view: View, ply: Ply) -> Text:
    """It is offered where it spares losses [9.4]."""
    world = some_world(view)
    return text(
        "attrition by column {place} of the country instead of {points} of the points; the next "
        "march is halved [9.4, 8.3]",
        place=verbatim(ATTRITION_COLUMNS[forage_column(world, world.leader_at[ply.first])]),
        points=verbatim(ATTRITION_COLUMNS[points_column(world, view.seat)]),
    )


_DETAILS: Final[dict[int, Callable[[View, Ply], Text]]] = {
    plies.TO: _road,
    plies.EXTEND: _extended,
    plies.FORAGE: _foraging,
}
