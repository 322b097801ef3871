"""Reads Areas, Roads and what else is drawn on the map."""

from __future__ import annotations

from typing import Final

from solitaire.data.resource_csv import Listing, Row
from solitaire.data.resource_toml import Section
from solitaire.data.resources import Reader
from solitaire.games.castiglione.data.model import (
    Area,
    Feature,
    Frame,
    Geometry,
    Place,
    Point,
    Road,
)
from solitaire.games.castiglione.data.tables import AREA_KINDS
from solitaire.games.castiglione.terms import SIDES

# Wider than the drawn frame, because rivers and mountains run over its edge.
# Four numbers rather than two pairs: mypyc 2.4 never sets a Final pair of floats.
_SOUTH: Final = 44.0
_NORTH: Final = 47.0
_WEST: Final = 9.0
_EAST: Final = 12.5

_FEATURE_KINDS: Final = ("river", "torrent", "lake", "shading")
_FEATURE_COLUMNS: Final = ("id", "kind", "name", "bridge_name", "width", "basis")
_ROAD_COLUMNS: Final = ("a", "b", "river", "via", "note", "basis", "bridge_basis")
_AREA_COLUMNS: Final = (
    "id",
    "name",
    "kind",
    "supply",
    "garrison",
    "adige",
    "south_of_anfo_and_la_corona",
    "south_of_anfo_and_ala",
    "north_of_salo_and_la_corona",
    "basis",
)
_POSITION_COLUMNS: Final = (
    "area",
    "lat",
    "lon",
    "draw_lat",
    "draw_lon",
    "label_dx_km",
    "label_dy_km",
    "label_align",
)


class MapDraft:
    """The map as read, with its rows, before its parts are compared."""

    def __init__(self, reader: Reader, frame: Section) -> None:
        self.frame = _frame(frame)
        positions = reader.csv("area_positions.csv", _POSITION_COLUMNS)
        self.positions = Listing(positions, lambda row: row.id("area"))
        self.areas = Listing(reader.csv("areas.csv", _AREA_COLUMNS), self._area)
        self.area_ids = {area.id for area in self.areas.items}
        points = reader.csv("feature_points.csv", ("feature", "lat", "lon"))
        self.points = Listing(points, _feature_point)
        self.features = Listing(reader.csv("features.csv", _FEATURE_COLUMNS), self._feature)
        self.roads = Listing(reader.csv("roads.csv", _ROAD_COLUMNS), self._road)
        self.places = Listing(reader.csv("places.csv", ("name", "lat", "lon", "basis")), _place)

    def geometry(self) -> Geometry:
        features = self.features.items
        return Geometry(
            frame=self.frame,
            rivers=tuple(one for one in features if one.kind in ("river", "torrent")),
            lakes=tuple(one for one in features if one.kind == "lake"),
            shading=tuple(one for one in features if one.kind == "shading"),
            places=tuple(self.places.items),
        )

    def _area(self, row: Row) -> Area:
        position = self._position(row)
        west = row.word("adige", ("west", "east")) == "west"
        south_of_la_corona = row.flag("south_of_anfo_and_la_corona")
        south_of_ala = row.flag("south_of_anfo_and_ala")
        north = row.flag("north_of_salo_and_la_corona")
        return Area(
            id=row.id(),
            name=row.text("name"),
            kind=row.word("kind", AREA_KINDS),
            supply=row.optional_word("supply", SIDES),
            garrison=row.optional_word("garrison", SIDES),
            west_of_adige=west,
            east_of_adige=not west,
            south_of_anfo_la_corona=south_of_la_corona,
            south_of_anfo_ala=south_of_ala,
            north_of_salo_la_corona=north,
            french_zone=west and south_of_la_corona,
            dummy_french=west and south_of_ala,
            # 13.2.1 says "and"; taken so, the whole western column would have none (NOTES.md).
            dummy_austrian=not west or north,
            lat=position.number("lat", _SOUTH, _NORTH),
            lon=position.number("lon", _WEST, _EAST),
            draw_lat=position.number("draw_lat", _SOUTH, _NORTH),
            draw_lon=position.number("draw_lon", _WEST, _EAST),
            label_dx_km=position.number("label_dx_km", -9, 9),
            label_dy_km=position.number("label_dy_km", -9, 9),
            label_align=position.word("label_align", ("left", "center", "right")),
            basis=row.basis(),
        )

    def _position(self, row: Row) -> Row:
        """The row of area_positions.csv for an Area, or one without cells."""
        area = row.optional("id")
        for position, name in self.positions:
            if name == area:
                return position
        if self.positions.complete:
            row.problem(f"{area!r} has no row in area_positions.csv", "Add one there")
        return Row(self.positions.table, row.line, {})

    def _feature(self, row: Row) -> Feature:
        identity = row.id()
        kind = row.word("kind", _FEATURE_KINDS)
        drawn_as_line = kind in ("river", "torrent")
        return Feature(
            id=identity,
            kind=kind,
            name=row.text("name"),
            bridge_name=row.text("bridge_name") if kind == "river" else None,
            width=row.number("width", 0.5, 9) if drawn_as_line else 0.0,
            points=tuple(point for feature, point in self.points.items if feature == identity),
            basis=row.basis(),
        )

    def _road(self, row: Row) -> Road:
        ends = [row.reference(end, self.area_ids, "areas.csv") for end in ("a", "b")]
        rivers = {one.bridge_name for one in self.features.items if one.bridge_name}
        river = row.optional_reference("river", rivers, "features.csv (bridge_name)")
        cities = {area.id for area in self.areas.items if area.kind == "city"}
        return Road(
            a=ends[0],
            b=ends[1],
            river=river,
            destructible=river is not None and not cities.intersection(ends),
            via=row.points("via", (_SOUTH, _NORTH), (_WEST, _EAST)),
            note=row.optional("note"),
            basis=row.basis(),
            bridge_basis=row.basis("bridge_basis") if river else "",
        )


def _frame(section: Section) -> Frame:
    frame = Frame(
        lat_min=section.number("lat_min", _SOUTH, _NORTH),
        lat_max=section.number("lat_max", _SOUTH, _NORTH),
        lon_min=section.number("lon_min", _WEST, _EAST),
        lon_max=section.number("lon_max", _WEST, _EAST),
    )
    section.expect_no_more()
    return frame


def _feature_point(row: Row) -> tuple[str, Point]:
    return row.id("feature"), (row.number("lat", _SOUTH, _NORTH), row.number("lon", _WEST, _EAST))


def _place(row: Row) -> Place:
    return Place(
        name=row.text("name"),
        lat=row.number("lat", _SOUTH, _NORTH),
        lon=row.number("lon", _WEST, _EAST),
        basis=row.basis(),
    )
