"""What there is to say of a place besides who stands there."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.board import the_board
from solitaire.games.quadrilateral.present.names import place_title, side_title
from solitaire.games.quadrilateral.terms import NOWHERE
from solitaire.games.quadrilateral.text.wording import WHOLE, half
from solitaire.presenting.board import PlaceId
from solitaire.text import NOTHING, Text, joined, text, verbatim

_BOARD: Final = RULES.board
_ROADS: Final = (text("high road"), text("road"), text("mountain track"))
_CROSSINGS: Final = (text("bridge"), text("town bridge"), text("ferry"))


def place_lines(view: View, place: PlaceId) -> list[Text]:
    index = _BOARD.place_by_name.get(place)
    if index is None:
        return []
    words = next(one.words for one in the_board().places if one.id == place)
    return [words, *_fort_lines(view, index), *_road_lines(view, index)]


def _fort_lines(view: View, place: int) -> list[Text]:
    fort = int(_BOARD.fort_index[place])
    if fort == NOWHERE:
        return []
    owner = number(view, "austrian_forts") >> fort & 1
    invested = text("invested") if number(view, "invested") >> fort & 1 else NOTHING
    held = text("in {side} hands", side=side_title(owner))
    return [joined([held, invested])]


def _road_lines(view: View, place: int) -> list[Text]:
    return [
        _road_line(view, index) for index in range(_BOARD.first[place], _BOARD.first[place + 1])
    ]


def _road_line(view: View, index: int) -> Text:
    cost = int(_BOARD.cost[index])
    facts = [
        _ROADS[_BOARD.road[index]],
        text("1 MP") if cost == WHOLE else text("{points} MPs", points=verbatim(half(cost))),
        text("near") if _BOARD.near[index] else NOTHING,
    ]
    crossing = int(_BOARD.crossing[index])
    if crossing != NOWHERE:
        facts.append(_CROSSINGS[_BOARD.crossing_kind[crossing]])
        if number(view, "broken") >> crossing & 1:
            facts.append(text("broken"))
    return text(
        "to {place}: {facts}", place=place_title(int(_BOARD.to[index])), facts=joined(facts)
    )
