"""The resource files as frozen values: reading.py fills them, core/board.py makes them numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

STARTS = ("29jul", "1sep", "4nov", "7jan")
"""The four starts of E48, as the data files name them."""
ROADS = ("P", "S", "T")
TERRAINS = ("clear", "hill", "valley", "marsh", "mountain")
WEATHERS = ("fair", "rain", "mud", "snow", "frost")
RANKS = ("army", "named", "mg")


@dataclass(frozen=True, slots=True)
class Place:
    id: str
    name: str
    lat: float
    lon: float
    terrain: str
    size: str
    forage: int
    fort: str
    """ "town", "citadel" or empty."""
    source: str
    """ "A" or "F" where that side may have its Supply Source [E51], or empty."""
    mark: str
    """ "defile", "port", "edge", "siege" or empty."""


@dataclass(frozen=True, slots=True)
class Link:
    a: str
    b: str
    road: str
    river: str
    crossing: str
    """ "bridge", "town", "ferry" or empty."""
    hexes: int
    half_mp: int
    is_near: bool
    via: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Leader:
    id: str
    name: str
    side: str
    rank: str
    is_cavalry: bool
    initiative: int
    span: int
    bonus: int
    state_by_start: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class SetUpForce:
    start: str
    side: str
    id: str
    place: str
    leaders: tuple[str, ...]
    steps: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Communication:
    """A place where an army may have its Supply Source [E51]."""

    side: str
    place: str
    road: str
    source_at: tuple[str, ...]
    center_by_start: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Turn:
    number: int
    date: str
    month: int
    fortnight: str
    is_first: bool
    length: int
    has_replacements: bool


@dataclass(frozen=True, slots=True)
class Feature:
    id: str
    kind: str
    name: str
    points: tuple[tuple[float, float], ...]
    width: float
    """Of a river as it is drawn; 1 for anything else."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of the exclusive rules, or a chapter of ours, and how it stands here."""

    number: str
    title: str
    status: str
    where: str
    """The rule of ours that carries it out, or the reason why nothing does."""


@dataclass(frozen=True, slots=True)
class GameData:
    title: str
    notice: str
    places: tuple[Place, ...]
    links: tuple[Link, ...]
    leaders: tuple[Leader, ...]
    setups: tuple[SetUpForce, ...]
    communications: tuple[Communication, ...]
    calendar: tuple[Turn, ...]
    features: tuple[Feature, ...]
    paragraphs: tuple[Paragraph, ...]
    numbers: Mapping[str, tuple[int, ...]]
    """Every number of tables.toml as "section.key"."""
    words: Mapping[str, tuple[str, ...]]
    """The lists of words there: the weather, and the leader with the second bridge train."""
    basis: Mapping[str, str]
    """By section of tables.toml."""
    digest: str
