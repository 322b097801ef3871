"""The board of a game as the window draws it: places, links and the land between. No Qt, no rules.

A place is an area, a hex, a node of a network, or a box beside the map (the eliminated, a hand of
order points); all are clicked and targeted alike. Places, links and counters have text ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from solitaire.text import NOTHING, Text

XY: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[XY, ...]
PlaceId: TypeAlias = str
CounterId: TypeAlias = str
"""How a counter is identified when it is clicked; an enemy's id reveals no hidden name."""

Plan: TypeAlias = Literal["areas", "hexes", "network"]
NameSide: TypeAlias = Literal["left", "center", "right"]
FeatureKind: TypeAlias = Literal["lake", "river", "height", "wood", "building", "canal", "label"]
_LEAST_TURN: Final = 0.5
"""A link is in a direction if it leads at least half that way."""
_BESIDE: Final = 1.2
"""Hexes touch if their centres are at most this many times as far apart as the nearest two."""


@dataclass(frozen=True, slots=True)
class Place:
    id: PlaceId
    title: Text
    at: XY
    ground: str = ""
    """Of looks.toml: what kind of land it is."""
    symbol: str = ""
    """Of looks.toml: how it is marked on the map; empty for an unmarked hex."""
    rank: int = 0
    """Which names show when zoomed out: 0 first."""
    words: Text = NOTHING
    """The place in a sentence, for tool tips and screen readers."""
    outline: Points = ()
    box: str = ""
    """The card or panel beside the map that contains it; empty on the map."""
    flag: str = ""
    """The side whose flag flies there permanently: a source of supply."""
    badge: str = ""
    """A short mark beside the name: victory points."""
    name_at: XY | None = None
    """Where the data puts the centre of the name, relative to `at`; None to find room anywhere."""
    name_side: NameSide = "center"


@dataclass(frozen=True, slots=True)
class Link:
    id: str
    a: PlaceId
    b: PlaceId
    line: Points
    """Bends between the two places, excluding them."""
    look: str = "road"
    crossing: str = ""
    """The feature (a river) that it crosses by a bridge or ferry; empty for none."""
    crossing_look: str = ""
    """Of looks.toml: "bridge", "bridge-lasting", "ferry"."""


@dataclass(frozen=True, slots=True)
class Feature:
    """Land or water that is drawn but is not a place."""

    id: str
    kind: FeatureKind
    outline: Points
    name: Text = NOTHING
    rank: int = 0
    """0 is named when zoomed out, 1 only closer, 2 never."""
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class Board:
    plan: Plan
    size: XY
    places: tuple[Place, ...]
    links: tuple[Link, ...] = ()
    features: tuple[Feature, ...] = ()
    title: Text = NOTHING
    subtitle: Text = NOTHING
    units_per_km: float = 0.0
    """0 if there is no scale to show."""
    graticule: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())
    """Where meridians and parallels meet the frame, across and down; drawn as a band of ticks."""
    reading_order: tuple[PlaceId, ...] = ()
    """The order in which the places on the map are read out; empty to go by position."""

    def __post_init__(self) -> None:
        known = {place.id for place in self.places}
        missing = {end for link in self.links for end in (link.a, link.b)} - known
        if missing or len(known) != len(self.places):
            raise ValueError(f"links lead to no place, or ids are doubled: {sorted(missing)}")


class Geography:
    """What follows from a board, computed once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.place_by_id: Mapping[PlaceId, Place] = {place.id: place for place in board.places}
        self.link_by_ends: Mapping[tuple[PlaceId, PlaceId], Link] = {
            ends: link for link in board.links for ends in ((link.a, link.b), (link.b, link.a))
        }

    @cached_property
    def on_map(self) -> tuple[Place, ...]:
        return tuple(place for place in self.board.places if not place.box)

    @cached_property
    def neighbours(self) -> Mapping[PlaceId, tuple[PlaceId, ...]]:
        found: dict[PlaceId, list[PlaceId]] = {place.id: [] for place in self.board.places}
        for link in self.board.links:
            found[link.a].append(link.b)
            found[link.b].append(link.a)
        if self.board.plan == "hexes":
            for one, other in self._touching():
                found[one].append(other)
        return {name: tuple(dict.fromkeys(others)) for name, others in found.items()}

    def _touching(self) -> list[tuple[PlaceId, PlaceId]]:
        """Each pair of adjacent hexes, in both orders."""
        reach = self._nearest_two() * _BESIDE
        return [
            (one.id, other.id)
            for one in self.on_map
            for other in self.on_map
            if one is not other and _apart(one.at, other.at) <= reach
        ]

    def _nearest_two(self) -> float:
        """The distance from the first hex to its nearest neighbour."""
        first = self.on_map[0]
        return min((_apart(first.at, one.at) for one in self.on_map[1:]), default=0.0)

    @cached_property
    def reading_order(self) -> tuple[PlaceId, ...]:
        """As given by the board, or from north to south in strips, each from west to east; boxes
        last."""
        if self.board.reading_order:
            boxes = (place.id for place in self.board.places if place.box)
            return (*self.board.reading_order, *boxes)
        strip = max(self.board.size[1] / 24, 1.0)
        return tuple(
            place.id
            for place in sorted(
                self.board.places,
                key=lambda one: (bool(one.box), round(one.at[1] / strip), one.at[0]),
            )
        )

    def step(self, start: PlaceId, direction: XY) -> PlaceId:
        """The neighbour that lies most nearly in this direction; empty if none does."""
        x, y = self.place_by_id[start].at
        best, best_turn = "", _LEAST_TURN
        for name in self.neighbours[start]:
            across, down = self.place_by_id[name].at
            length = ((across - x) ** 2 + (down - y) ** 2) ** 0.5 or 1.0
            turn = ((across - x) * direction[0] + (down - y) * direction[1]) / length
            if turn > best_turn:
                best, best_turn = name, turn
        return best

    def nearest(self, at: XY, among: Sequence[Place] = ()) -> PlaceId:
        """The place on the map whose centre is nearest."""
        return min(
            among or self.on_map,
            key=lambda one: (one.at[0] - at[0]) ** 2 + (one.at[1] - at[1]) ** 2,
        ).id


def _apart(one: XY, other: XY) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)
