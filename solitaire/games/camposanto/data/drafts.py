"""The tables of the game as read, each item with its row, before they are compared."""

from __future__ import annotations

from typing import Final

from solitaire.data.resource_csv import Listing, Row
from solitaire.data.resources import Reader
from solitaire.games.camposanto.data.model import (
    Commander,
    Feature,
    Ground,
    Hex,
    OrderPoint,
    Unit,
)
from solitaire.games.camposanto.terms import (
    ARMS,
    COLUMNS,
    FACINGS,
    HIGHEST_ORDER,
    ROWS,
    SIDES,
    TERRAINS,
    WING_NAMES,
)

HEX_IDS: Final = tuple(
    f"{column:02d}{row:02d}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)
)
"""In the order of their numbers, 0 for the first."""
NATIONALITIES: Final = ("austrian", "savoy", "spanish")
FIRE_COLUMNS: Final = ("fire_1", "fire_2", "fire_3", "fire_4")
BASIS_COLUMNS: Final = ("name_basis", "steps_basis", "stars_basis", "setup_basis")
_BANKS: Final = ("north", "south", "water")
_FEATURE_KINDS: Final = ("road", "canal")
_COLOURS: Final = ("red", "yellow-blue")
_MARKER_KINDS: Final = ("wing", "assault_threshold", "phase_hits", "victory_points", "hit")
_UNIT_COLUMNS: Final = (
    "id",
    "name",
    "side",
    "nationality",
    "wing",
    "arm",
    "steps",
    "stars",
    *FIRE_COLUMNS,
    "hex",
    "facing",
    "stacked_on",
    "composition",
    "fire_basis",
    *BASIS_COLUMNS,
)
_COMMANDER_COLUMNS: Final = (
    "id",
    "name",
    "side",
    "nationality",
    "wing",
    "rank",
    "hex",
    "name_basis",
    "setup_basis",
)


class Draft:
    """All tables. What cannot be read has been noted as a problem."""

    def __init__(self, reader: Reader) -> None:
        self.hexes = Listing(
            reader.csv("hexes.csv", ("id", "terrain", "bank", "name", "basis")), _hex
        )
        ground_columns = ("terrain", "passable", "assault", "fire", "stops_fire", "basis")
        self.grounds = Listing(reader.csv("terrain.csv", ground_columns), _ground)
        self.features = Listing(
            reader.csv("features.csv", ("kind", "name", "hexes", "basis")), _feature
        )
        self.units = Listing(reader.csv("units.csv", _UNIT_COLUMNS), _unit)
        self.commanders = Listing(reader.csv("commanders.csv", _COMMANDER_COLUMNS), _commander)
        self.order_points = Listing(
            reader.csv("order_points.csv", ("value", "colour", "first_holder", "basis")),
            _order_point,
        )
        self.markers = Listing(reader.csv("markers.csv", ("id", "kind", "basis")), _marker)

    def marshals(self) -> tuple[Commander, ...]:
        """In the order of wings."""
        found = [one for one in self.commanders.items if one.rank == "marshal"]
        return tuple(
            sorted(found, key=lambda one: (SIDES.index(one.side), WING_NAMES.index(one.wing)))
        )

    def generals(self) -> tuple[Commander, ...]:
        found = [one for one in self.commanders.items if one.rank == "general"]
        return tuple(sorted(found, key=lambda one: SIDES.index(one.side)))


def _hex(row: Row) -> Hex:
    return Hex(
        id=row.word("id", HEX_IDS),
        terrain=row.word("terrain", TERRAINS),
        bank=row.word("bank", _BANKS),
        name=row.optional("name"),
        basis=row.basis(),
    )


def _ground(row: Row) -> Ground:
    row.basis()
    return Ground(
        terrain=row.word("terrain", TERRAINS),
        passable=row.flag("passable"),
        assault=row.integer("assault", -6, 6),
        fire=row.integer("fire", -6, 6),
        stops_fire=row.flag("stops_fire"),
    )


def _feature(row: Row) -> Feature:
    row.basis()
    hexes = tuple(row.text("hexes").split())
    for one in hexes:
        if one not in HEX_IDS:
            row.problem(f"hexes names {one!r}, which is unknown", "Use ids of hexes.csv")
    return Feature(kind=row.word("kind", _FEATURE_KINDS), name=row.text("name"), hexes=hexes)


def _unit(row: Row) -> Unit:
    arm = row.word("arm", ARMS)
    is_gun = arm == "artillery"
    bases = {column: row.basis(column) for column in BASIS_COLUMNS}
    if is_gun:
        bases["fire_basis"] = row.basis("fire_basis")
    return Unit(
        id=row.id(),
        name=row.text("name"),
        side=row.word("side", SIDES),
        nationality=row.word("nationality", NATIONALITIES),
        wing=row.word("wing", WING_NAMES),
        arm=arm,
        steps=row.integer("steps", 1, 4),
        stars=row.integer("stars", 0, 2),
        fire=tuple(row.integer(column, 0, 6) for column in FIRE_COLUMNS) if is_gun else (),
        hex=row.word("hex", HEX_IDS),
        facing=row.word("facing", FACINGS),
        stacked_on=row.optional("stacked_on"),
        composition=row.text("composition"),
        bases=bases,
    )


def _commander(row: Row) -> Commander:
    rank = row.word("rank", ("marshal", "general"))
    row.basis("name_basis")
    row.basis("setup_basis")
    is_marshal = rank == "marshal"
    return Commander(
        id=row.id(),
        name=row.text("name"),
        side=row.word("side", SIDES),
        nationality=row.word("nationality", NATIONALITIES),
        wing=row.word("wing", WING_NAMES) if is_marshal else row.optional("wing"),
        rank=rank,
        hex=row.word("hex", HEX_IDS) if is_marshal else row.optional("hex"),
    )


def _order_point(row: Row) -> OrderPoint:
    row.basis()
    return OrderPoint(
        value=row.integer("value", 1, HIGHEST_ORDER),
        colour=row.word("colour", _COLOURS),
        first_holder=row.word("first_holder", SIDES),
    )


def _marker(row: Row) -> str:
    row.basis()
    row.word("kind", _MARKER_KINDS)
    return row.id()
