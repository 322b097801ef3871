"""Map, counters and tables of Castiglione, frozen. data_reading.py fills them from the files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from solitaire.games.castiglione.data.tables import Tables

Point = tuple[float, float]
"""Latitude and longitude in degrees."""


@dataclass(frozen=True, slots=True)
class Area:
    """A space of the map [2.2.1]."""

    id: str
    name: str
    kind: str
    """"clear", "mountain" or "city"."""
    supply: str | None
    """The side whose Supply Area it is [2.2.2]."""
    garrison: str | None
    """The side whose garrison stands there at the start [2.2.3]."""
    west_of_adige: bool
    east_of_adige: bool
    south_of_anfo_la_corona: bool
    south_of_anfo_ala: bool
    north_of_salo_la_corona: bool
    french_zone: bool
    """Where an Austrian Unit costs the French their points [12.1]."""
    dummy_french: bool
    """Whether French Dummies may start here [13.2.1]."""
    dummy_austrian: bool
    lat: float
    lon: float
    draw_lat: float
    draw_lon: float
    label_dx_km: float
    """From the drawn middle to the name, eastward; dy northward."""
    label_dy_km: float
    label_align: str
    """"left", "center" or "right"."""
    basis: str


@dataclass(frozen=True, slots=True)
class Road:
    """A Road between two Areas [2.2.4]."""

    a: str
    b: str
    river: str | None
    """The river it crosses by a bridge [8.5]."""
    destructible: bool
    """A bridge that borders no City [8.5.1]."""
    via: tuple[Point, ...]
    """Bends of the drawn line, from a to b."""
    note: str
    basis: str
    bridge_basis: str


@dataclass(frozen=True, slots=True)
class UnitBasis:
    """Why each value of a Unit is what it is."""

    name: str
    strength: str
    cohesion: str
    movement: str
    setup: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A Unit counter [2.1.1]."""

    id: str
    name: str
    side: str
    """"french" or "austrian"."""
    arm: str
    """"infantry", "cavalry", "artillery" or "garrison"."""
    formation: str
    """The id of its division or column; "garrison" for garrisons."""
    strength: int
    cohesion: int
    movement: int
    setup: str | None
    """None: in the counter mix."""
    men: int | None
    """Estimated; None for artillery, which has guns."""
    guns: int | None
    note: str
    basis: UnitBasis


@dataclass(frozen=True, slots=True)
class LeaderBasis:
    """Why each value of a Leader is what it is."""

    name: str
    rank: str
    strategic: str
    command: str
    tactical: str
    movement: str
    setup: str


@dataclass(frozen=True, slots=True)
class Leader:
    """A Leader counter [2.1.2]."""

    id: str
    name: str
    side: str
    formation: str
    """The id of his division or column; "army" for Army Leaders."""
    rank: int
    strategic: int
    command: int
    tactical: int
    movement: int
    setup: str | None
    """None: in reserve."""
    generic: bool
    basis: LeaderBasis


@dataclass(frozen=True, slots=True)
class Formation:
    """A French division or Austrian column, with its strength in July 1796."""

    id: str
    name: str
    side: str
    men: int
    infantry: int | None
    """None where only the total is known; so for cavalry and guns."""
    cavalry: int | None
    guns: int | None
    basis: str


@dataclass(frozen=True, slots=True)
class Marker:
    id: str
    name: str
    count: int
    basis: str


@dataclass(frozen=True, slots=True)
class Feature:
    """A drawn line or outline: "river", "torrent" (no game effect), "lake" or "shading"."""

    id: str
    kind: str
    name: str
    bridge_name: str | None
    """What Road.river calls a river."""
    width: float
    """Of a river's line, in points; 0 for outlines."""
    points: tuple[Point, ...]
    """A river from source to mouth; an outline round about, not closed by a repeated point."""
    basis: str


@dataclass(frozen=True, slots=True)
class Place:
    """A decorative name."""

    name: str
    lat: float
    lon: float
    basis: str


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of the world that is drawn, in degrees."""

    lat_min: float
    lat_max: float
    lon_min: float
    lon_max: float


@dataclass(frozen=True, slots=True)
class Geometry:
    """What is drawn besides Areas and Roads."""

    frame: Frame
    rivers: tuple[Feature, ...]
    """Torrents included, in drawing order."""
    lakes: tuple[Feature, ...]
    shading: tuple[Feature, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A numbered section of the rule book and what we do about it."""

    section: str
    title: str
    status: str
    """"done", "deviates" or "not used"."""
    reason: str
    """Why, unless done."""


@dataclass(frozen=True, slots=True, eq=False)
class GameData:
    """All that never changes in a game."""

    title: str
    seats: tuple[str, ...]
    counters: int
    """The size of the counter mix [2.0]."""
    chapters: tuple[Chapter, ...]
    areas: tuple[Area, ...]
    roads: tuple[Road, ...]
    units: tuple[Unit, ...]
    leaders: tuple[Leader, ...]
    formations: tuple[Formation, ...]
    dummies: dict[str, int]
    """Dummy counters by side [13.2]."""
    dummy_movement: int
    markers: tuple[Marker, ...]
    tables: Tables
    geometry: Geometry
    digest: str
    """A short hash of the files that the rules read; drawing may change without it."""


@cache
def load_data() -> GameData:
    """The data that came with the program; raises BadData with every fault."""
    # Late, because the reader imports these types.
    from solitaire.data.resources import resource_folder
    from solitaire.games.castiglione.data.reading import read_data

    return read_data(resource_folder("castiglione"), "castiglione")
