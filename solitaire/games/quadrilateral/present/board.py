"""The map of 165 by 142 km: 202 places, roads in three weights, rivers, lakes, heights; boxes."""

from __future__ import annotations

from functools import cache
from typing import Final

from solitaire.games.quadrilateral.data.model import Feature, Link, Place
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import (
    leader_title,
    link_id,
    place_title,
    side_title,
)
from solitaire.games.quadrilateral.terms import SIDES
from solitaire.geography.projection import UNITS_PER_KM, Projection
from solitaire.presenting import board as presenting
from solitaire.presenting.board import Board
from solitaire.text import NOTHING, Text, joined, text, verbatim

SOUTH, NORTH, WEST, EAST = 44.90, 46.18, 9.80, 12.02
"""The frame of the map in degrees [24]."""
_DATA: Final = RULES.board.data
_RANKS: Final = {"city": 0, "town": 1}
_LEAST_RANK: Final = 2
_ROAD_LOOKS: Final = {"P": "main-road", "S": "road", "T": "track"}
_CROSSING_LOOKS: Final = {"bridge": "bridge", "town": "bridge-lasting", "ferry": "ferry"}
_SOURCES: Final = {"F": "french", "A": "austrian"}
_NAMED_LAKES: Final = ("garda", "iseo", "idro")
_NAMED_WATERS: Final = ("adige", "mincio", "chiese", "oglio", "po", "brenta", "mella", "alpone")
_SIZES: Final = {
    "city": text("city"),
    "town": text("town"),
    "village": text("village"),
    "pass": text("pass"),
}
_TERRAINS: Final = {
    "clear": text("clear country"),
    "hill": text("hills"),
    "valley": text("a valley"),
    "marsh": text("marsh"),
    "mountain": text("mountains"),
}
_FORTS: Final = {"town": text("fortified"), "citadel": text("a citadel")}
_MARKS: Final = {
    "defile": text("a defile"),
    "port": text("a port on Lake Garda"),
    "siege": text("siege lines before Mantova"),
}


@cache
def the_board() -> Board:
    projection = _projection()
    return Board(
        plan="network",
        size=(projection.width, projection.height),
        places=(*map(_place, range(len(_DATA.places))), *_boxes()),
        links=tuple(map(_link, _DATA.links)),
        features=tuple(
            _feature(one)
            for kind in ("shading", "lake", "torrent", "river")
            for one in _DATA.features
            if one.kind == kind
        ),
        title=verbatim(_DATA.title),
        subtitle=text("between the Alps and the Po, July 1796 to January 1797; reconstructed"),
        units_per_km=UNITS_PER_KM,
        graticule=_graticule(),
        reading_order=_reading_order(),
    )


@cache
def _projection() -> Projection:
    return Projection(south=SOUTH, north=NORTH, west=WEST, east=EAST)


def _graticule() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Every five minutes of arc, from west to east and from north to south."""
    across = range(round((EAST - WEST) * 12) + 2)
    down = range(round((NORTH - SOUTH) * 12) + 2)
    return (
        tuple(_projection().place(0, WEST + step / 12)[0] for step in across),
        tuple(_projection().place(NORTH - step / 12, 0)[1] for step in down),
    )


def _reading_order() -> tuple[str, ...]:
    """From north to south in strips of a tenth of a degree, in each from west to east."""
    places = sorted(_DATA.places, key=lambda one: (-round(one.lat * 10), one.lon))
    return tuple(place.id for place in places)


def _place(number: int) -> presenting.Place:
    one = _DATA.places[number]
    return presenting.Place(
        id=one.id,
        title=place_title(number),
        at=_projection().place(one.lat, one.lon),
        ground=one.terrain,
        symbol=_symbol(one),
        rank=0 if one.fort else _RANKS.get(one.size, _LEAST_RANK),
        words=_words(number, one),
        flag=_SOURCES.get(one.source, ""),
    )


def _symbol(one: Place) -> str:
    if one.fort:
        return one.fort if one.fort == "citadel" else "fort"
    return "city" if one.size == "city" else one.size


def _words(number: int, one: Place) -> Text:
    facts = [
        text(
            "{name}: {size}, {terrain}",
            name=place_title(number),
            size=_SIZES[one.size],
            terrain=_TERRAINS[one.terrain],
        ),
        _FORTS.get(one.fort, NOTHING),
        _MARKS.get(one.mark, NOTHING),
        text("Forage Value {number}", number=one.forage),
    ]
    if one.source:
        side = SIDES.index(_SOURCES[one.source])
        facts.append(text("may be the {side} Supply Source", side=side_title(side)))
    return joined(facts)


def _link(one: Link) -> presenting.Link:
    return presenting.Link(
        id=link_id(one.a, one.b),
        a=one.a,
        b=one.b,
        line=tuple(_projection().places(one.via)),
        look=_ROAD_LOOKS[one.road],
        crossing=one.river.lower() if one.crossing else "",
        crossing_look=_CROSSING_LOOKS.get(one.crossing, ""),
    )


def _feature(one: Feature) -> presenting.Feature:
    kinds: dict[str, presenting.FeatureKind] = {
        "river": "river",
        "torrent": "river",
        "lake": "lake",
        "shading": "height",
    }
    is_named = one.id in _NAMED_WATERS or one.id in _NAMED_LAKES
    return presenting.Feature(
        id=one.id,
        kind=kinds[one.kind],
        outline=tuple(_projection().places(one.points)),
        name=verbatim(one.name) if is_named else NOTHING,
        rank=0 if is_named else 2,
        width=one.width,
    )


# -- boxes ----------------------------------------------------------------------------------------


def reserve(side: int) -> str:
    """Where major generals wait [4.5]."""
    return f"{SIDES[side]}-reserve"


def fallen(side: int) -> str:
    """Leaders who were wounded, killed or taken [4.6]."""
    return f"{SIDES[side]}-fallen"


def force_room(leader: int) -> str:
    """Where the force of a leader lies open on the organization display [4.5]."""
    return f"{SIDES[RULES.board.side[leader]]}-force-{RULES.board.leader_names[leader]}"


def pool_room(side: int) -> str:
    return f"{SIDES[side]}-pool"


def _boxes() -> list[presenting.Place]:
    found = [
        presenting.Place(force_room(one), leader_title(one), (0.0, 0.0), box="organization")
        for one in range(RULES.board.leaders)
    ]
    for side, name in enumerate(SIDES):
        card, title = f"leaders-{name}", side_title(side)
        words = text("{side} generals in reserve", side=title)
        found.append(presenting.Place(reserve(side), words, (0.0, 0.0), box=card))
        words = text("{side} leaders wounded, killed or taken", side=title)
        found.append(presenting.Place(fallen(side), words, (0.0, 0.0), box=card))
        words = text("{side} pool", side=title)
        found.append(presenting.Place(pool_room(side), words, (0.0, 0.0), box="organization"))
    return found
