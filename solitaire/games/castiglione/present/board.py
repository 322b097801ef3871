"""The board of Castiglione: 60 areas, 95 roads, rivers, lakes and mountains."""

from __future__ import annotations

from typing import Final

from solitaire.games.castiglione.core.board import Board as Facts
from solitaire.games.castiglione.data.model import Area, Feature, Road
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import area_title, link_id, side_named
from solitaire.geography.projection import UNITS_PER_KM, Projection
from solitaire.presenting import board as presenting
from solitaire.presenting.board import Board, Link, Place
from solitaire.text import NOTHING, Text, joined, text, verbatim

NAMED_RIVERS: Final = ("adige", "mincio", "chiese", "oglio", "po", "mella", "bacchiglione", "gua")
LAKE_NAMES: Final = {"garda": text("Lago di Garda"), "iseo": text("Lago d’Iseo")}
MANTUA_CITY: Final = "mantua_city"
ELIMINATED: Final = "eliminated"
FALLEN: Final = "fallen"
"""Leaders who were wounded or killed."""
_CITY_RANK, _AREA_RANK = 0, 1


def the_board() -> Board:
    data, facts = RULES.board.data, RULES.board
    projection = _projection()
    turns = data.tables.turn_track
    return Board(
        plan="areas",
        size=(projection.width, projection.height),
        places=(*(_place(facts, n, area) for n, area in enumerate(data.areas)), *_boxes()),
        links=tuple(_link(road) for road in data.roads),
        features=_features(),
        title=verbatim(data.title),
        subtitle=text(
            "between the Alps and the Po, {first} to {last}",
            first=verbatim(turns[0].date),
            last=verbatim(turns[-1].date),
        ),
        units_per_km=UNITS_PER_KM,
        graticule=_graticule(),
        reading_order=_reading_order(),
    )


def _reading_order() -> tuple[str, ...]:
    """From north to south in strips of a tenth of a degree, in each from west to east."""
    areas = sorted(RULES.board.data.areas, key=lambda one: (-round(one.lat * 10), one.lon))
    return tuple(area.id for area in areas)


def _graticule() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Every five minutes of arc, from west to east and from north to south."""
    frame, projection = RULES.board.data.geometry.frame, _projection()
    across = range(round((frame.lon_max - frame.lon_min) * 12) + 2)
    down = range(round((frame.lat_max - frame.lat_min) * 12) + 2)
    return (
        tuple(projection.place(0, frame.lon_min + step / 12)[0] for step in across),
        tuple(projection.place(frame.lat_max - step / 12, 0)[1] for step in down),
    )


def _projection() -> Projection:
    frame = RULES.board.data.geometry.frame
    return Projection(
        south=frame.lat_min, north=frame.lat_max, west=frame.lon_min, east=frame.lon_max
    )


def _place(facts: Facts, number: int, area: Area) -> Place:
    worth = _worth(facts, number)
    return Place(
        id=area.id,
        title=area_title(number),
        at=_projection().place(area.draw_lat, area.draw_lon),
        ground=area.kind,
        symbol=area.kind,
        rank=_CITY_RANK if area.kind == "city" else _AREA_RANK,
        words=_words(area, worth),
        flag=area.supply or "",
        badge=str(worth) if worth else "",
        name_at=(area.label_dx_km * UNITS_PER_KM, -area.label_dy_km * UNITS_PER_KM),
        name_side=_alignment(area.label_align),
    )


def _alignment(name: str) -> presenting.NameSide:
    return "left" if name == "left" else "right" if name == "right" else "center"


def _worth(facts: Facts, number: int) -> int:
    """Points for a city, and for the siege of Mantua [12.1]."""
    if number == facts.mantua:
        return facts.data.tables.victory.points["mantua_besieged"]
    return int(facts.prize_points[number])


def _words(area: Area, worth: int) -> Text:
    facts = [text("{name} ({kind})", name=verbatim(area.name), kind=verbatim(area.kind))]
    if area.supply is not None:
        facts.append(text("{side} supply area", side=side_named(area.supply)))
    if worth:
        facts.append(text("%n victory points", singular="%n victory point", count=worth))
    return joined(facts)


def _boxes() -> tuple[Place, ...]:
    return (
        Place(MANTUA_CITY, text("Mantua City Box"), (0.0, 0.0), box="mantua"),
        Place(ELIMINATED, text("Eliminated"), (0.0, 0.0), box="losses"),
        Place(FALLEN, text("Wounded and killed"), (0.0, 0.0), box="losses"),
    )


def _link(road: Road) -> Link:
    return Link(
        id=link_id(road.a, road.b),
        a=road.a,
        b=road.b,
        line=tuple(_projection().places(road.via)),
        crossing=road.river or "",
        crossing_look="" if road.river is None else _bridge_look(road),
    )


def _bridge_look(road: Road) -> str:
    return "bridge" if road.destructible else "bridge-lasting"


def _features() -> tuple[presenting.Feature, ...]:
    geometry = RULES.board.data.geometry
    places = [
        presenting.Feature(
            id=place.name,
            kind="label",
            outline=(_projection().place(place.lat, place.lon),),
            name=verbatim(place.name),
            rank=0 if place.name.startswith("Mont") else 1,
        )
        for place in geometry.places
    ]
    rivers = [_feature(one, "river", _river_name(one)) for one in geometry.rivers]
    lakes = [_feature(one, "lake", LAKE_NAMES.get(one.id, NOTHING)) for one in geometry.lakes]
    heights = [_feature(one, "height", NOTHING) for one in geometry.shading]
    return (*heights, *lakes, *rivers, *places)


def _river_name(river: Feature) -> Text:
    if river.id not in NAMED_RIVERS:
        return NOTHING
    return verbatim(river.name.partition(" (")[0])


def _feature(one: Feature, kind: presenting.FeatureKind, name: Text) -> presenting.Feature:
    """A river goes by what its bridges call it, so that a link finds the water it crosses."""
    return presenting.Feature(
        id=one.bridge_name or one.id,
        kind=kind,
        outline=tuple(_projection().places(one.points)),
        name=name,
        rank=0 if name else 2,
        width=one.width,
    )
