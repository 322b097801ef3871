"""What there is to say of a hex besides who stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.board import ground_words
from solitaire.games.camposanto.present.names import (
    hand_box,
    hexes_title,
    unit_title,
    wing_box,
    wing_title,
)
from solitaire.games.camposanto.rules.orders import values_in
from solitaire.games.camposanto.staff.flights import best_escape
from solitaire.games.camposanto.staff.threats import threats
from solitaire.games.camposanto.staff.world import front_of, world_of
from solitaire.games.camposanto.terms import WINGS
from solitaire.presenting.board import PlaceId
from solitaire.text import Text, joined, text, verbatim


def place_lines(view: View, place: PlaceId) -> Sequence[Text]:
    board = RULES.board
    if place not in board.hex_by_name:
        return tuple(_box_lines(view, place))
    number = board.hex_by_name[place]
    words = ground_words(board.data.hexes[number].terrain)
    return (words, *_body_lines(view, world_of(view), number))


def _body_lines(view: View, world: State, place: int) -> Iterator[Text]:
    lead, side = int(world.lead(place)), int(world.holder(place))
    if lead < 0:
        if world.in_zone_of(1 - view.seat, place):
            yield text("in an enemy zone of control [6.1]")
        return
    front = front_of(world, place, int(world.facing[lead]))
    yield text("front: {hexes} [6.1]", hexes=hexes_title(front))
    best = best_escape(world, place)
    if best is not None and best.is_lost:
        yield text("beaten here it could not escape [7.3]")
    elif best is not None:
        yield text(
            "beaten here it would escape with %n further hits [7.3]",
            singular="beaten here it would escape with %n further hit [7.3]",
            count=best.hits,
        )
    found = threats(world, view, side).get(place, [])
    if found:
        names = joined([unit_title(one.unit) for one in found])
        yield text("could be assaulted next by {names}", names=names)


def _box_lines(view: View, place: PlaceId) -> Iterator[Text]:
    for side in range(2):
        if place == hand_box(side):
            values = [verbatim(str(one)) for one in values_in(view.orders.hands[side])]
            yield text("in hand: {values}", values=joined(values) or text("none"))
        for wing in range(side * WINGS, side * WINGS + WINGS):
            if place == wing_box(wing):
                yield text("the order of the {wing} [4]", wing=wing_title(wing))
