"""The data of the game as frozen values, as read from resources/camposanto."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Hex:
    id: str
    terrain: str
    bank: str
    name: str
    basis: str


@dataclass(frozen=True, slots=True)
class Ground:
    """What a kind of terrain does."""

    terrain: str
    passable: bool
    assault: int
    fire: int
    stops_fire: bool


@dataclass(frozen=True, slots=True)
class Feature:
    """Something drawn that has no effect."""

    kind: str
    name: str
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    id: str
    name: str
    side: str
    nationality: str
    wing: str
    arm: str
    steps: int
    stars: int
    fire: tuple[int, ...]
    """Modifiers at range 1 to 4; empty but for artillery."""
    hex: str
    facing: str
    stacked_on: str
    composition: str
    bases: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Commander:
    id: str
    name: str
    side: str
    nationality: str
    wing: str
    rank: str
    hex: str


@dataclass(frozen=True, slots=True)
class OrderPoint:
    value: int
    colour: str
    first_holder: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A numbered paragraph of the rule book and what we do about it."""

    section: str
    title: str
    status: str
    """"done", "deviates" or "not used"."""
    reason: str
    """Why, unless done."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What rules.toml says."""

    movement: Mapping[str, int]
    impetuous_movement: int
    activation_limit: int
    shortest_retreat: int
    longest_retreat: int
    escape: int
    border_hits: int
    fire_hits_at: int
    fire_range: int
    threshold: int
    more_steps: int
    flank: int
    impetuous_assault: int
    horse_on_foot: int
    night_movement: int
    night_range: int
    isolated_hits: int
    victory_points: int


@dataclass(frozen=True, slots=True, eq=False)
class GameData:
    """All that never changes in a game."""

    title: str
    status: str
    """That the map and the set-up are reconstructed, for whoever shows the game."""
    counters: int
    """The size of the counter mix [1]."""
    chapters: tuple[Chapter, ...]
    hexes: tuple[Hex, ...]
    grounds: tuple[Ground, ...]
    features: tuple[Feature, ...]
    units: tuple[Unit, ...]
    marshals: tuple[Commander, ...]
    """In the order of wings: allied left, centre, right, then spanish."""
    generals: tuple[Commander, ...]
    """In the order of seats."""
    order_points: tuple[OrderPoint, ...]
    markers: int
    numbers: Numbers
    digest: str
    """A short hash of the files that the rules read; drawing may change without it."""


@cache
def load_data() -> GameData:
    """The data that came with the program; raises BadData with every fault."""
    # Late, because the reader imports these types.
    from solitaire.data.resources import resource_folder
    from solitaire.games.camposanto.data.reading import read_data

    return read_data(resource_folder("camposanto"), "camposanto")
