"""A combat in progress as one seat knows it: forces, dice rolled, hits to be placed."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.odds_sheet import OddsSheet
from solitaire.presenting.picture import Face, Track
from solitaire.text import NOTHING, Text


@dataclass(frozen=True, slots=True)
class Group:
    """Counters of one side that belong together: those who fight, those on their way."""

    title: Text
    faces: tuple[Face, ...]
    keys: tuple[CounterId, ...]


@dataclass(frozen=True, slots=True)
class Force:
    side: str
    title: Text
    """"Attacker: French, 14 strength points"."""
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Engagement:
    key: Hashable
    """Equal as long as it is the same combat."""
    place: PlaceId
    round: int
    title: Text
    """"Battle of Rivoli"."""
    head: Text
    """The state of it in a line."""
    forces: tuple[Force, ...]
    """The attacker's first, as on a printed board."""
    rolled: tuple[tuple[Text, tuple[Text, ...]], ...] = ()
    """Dice that have been rolled: a title for each round and the result of each die."""
    tracks: tuple[Track, ...] = ()
    hits_due: int = 0
    """How many the seat that is asked has to place."""
    is_opening: bool = False
    """Nothing is decided: no die of the fight itself has been rolled."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The card after a combat."""

    title: Text
    sheet: OddsSheet
    """What could be expected compared with what happened."""
    rolled: tuple[tuple[Text, tuple[Text, ...]], ...] = ()
    place: PlaceId = ""
    summary: Text = NOTHING
