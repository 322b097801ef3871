"""What one seat sees at one moment, decoded once from its view; everything on screen reads this.

A Picture is made when it is shown, never in a play-through. The game's `looks.toml` says how each
side, ground, symbol, band and mark named here looks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.overlays import Overlay
from solitaire.text import NOTHING, Text


@dataclass(frozen=True, slots=True)
class Face:
    """Everything that is drawn on one counter. Equal faces share one drawing."""

    side: str
    symbol: str
    title: Text = NOTHING
    """The full name."""
    name: Text = NOTHING
    """What fits on the counter."""
    figures: tuple[str, ...] = ()
    """As they are now; the first is the one shown when zoomed out."""
    printed: tuple[str, ...] = ()
    """As printed, if they differ from the current ones; shown close up."""
    band: str = ""
    """The formation or wing: a stripe with a colour, a letter and a pattern."""
    marks: tuple[str, ...] = ()
    """Down the edge, the most urgent first: ("hit", "hit", "unsupplied")."""
    ground: str = ""
    """The colour of the counter, if it is not its side's."""
    facing: int | None = None
    """In sixths of a turn, clockwise from north; None for counters without a front."""
    is_back: bool = False
    """Only the flag on its back is seen."""
    guess: Text = NOTHING
    """On a back: what it may be, short enough to be written there."""
    suspicion: Text = NOTHING
    """On a back: what it may be, in words."""
    guessed_symbol: str = ""
    """On a back: the symbol of all it may be, if they share one."""
    seen: Text = NOTHING
    """On a back: the counter with its marks in words, without what it may be."""
    fade: float = 0.0
    """0 is seen now, 1 was seen longest ago."""
    words: Text = NOTHING
    """The counter with its marks in a sentence."""


@dataclass(frozen=True, slots=True)
class Stack:
    """The counters of one side at one place, the top one first."""

    place: PlaceId
    side: str
    faces: tuple[Face, ...]
    keys: tuple[CounterId, ...]
    """The id of each counter when it is clicked."""
    summary: str = ""
    """When zoomed out: "7+"."""
    tally: Text = NOTHING
    """Their total, in words; empty if nothing is known."""
    note: Text = NOTHING
    """What the summary means, where that needs saying."""


@dataclass(frozen=True, slots=True)
class Marker:
    """Something on a cell of a track."""

    cell: int
    symbol: str
    side: str = ""
    words: Text = NOTHING
    chance: Fraction | None = None
    """Of a forecast."""


@dataclass(frozen=True, slots=True)
class Track:
    title: Text
    cells: tuple[Text, ...]
    markers: tuple[Marker, ...] = ()
    groups: tuple[tuple[int, Text], ...] = ()
    """First cell and title of each group: months, phases."""
    notes: tuple[Text, ...] = ()
    """What moved the markers."""
    now: int = -1
    """The current cell; those before it are past."""
    columns: int = 0
    """How many cells per row; 0 for as many as fit."""
    caption: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a card."""

    words: Text
    detail: Text = NOTHING
    side: str = ""
    """Whose flag precedes it."""
    symbol: str = ""
    """Of looks.toml, drawn before it instead of a flag."""
    is_large: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A frame beside the map, or a page over it."""

    id: str
    title: Text
    rows: tuple[Row, ...] = ()
    tracks: tuple[Track, ...] = ()
    rooms: tuple[PlaceId, ...] = ()
    """Boxes of the board that lie in it, with the stacks of the picture."""
    is_page: bool = False
    """Lies over the map, with its offers below."""
    lines: tuple[Text, ...] = ()
    """The card in sentences, for tool tips and screen readers; empty to read out its parts."""


@dataclass(frozen=True, slots=True)
class Clock:
    turn: int
    turns: int
    date: Text
    phase: Text
    notes: tuple[Text, ...] = ()
    """What else everyone knows about the turn: who has the initiative."""
    side: str = ""
    """Whose phase it is, if its title says so."""


@dataclass(frozen=True, slots=True)
class Picture:
    seat: str
    """Whose view it is; empty for everything."""
    clock: Clock
    stacks: tuple[Stack, ...]
    look: str = "day"
    """The palette of the map: "day", "night", "mud"."""
    holder_by_place: Mapping[PlaceId, str] = field(default_factory=dict)
    broken_links: frozenset[str] = frozenset()
    fight: PlaceId = ""
    """Where the current combat is."""
    under_way: tuple[CounterId, ...] = ()
    """Own counters that are on the move, in their order."""
    drawn: Overlay | None = None
    """What is always drawn on the map: arrows of an assault, lines of a siege."""
    cards: tuple[Card, ...] = ()
    banner: tuple[Text, ...] = ()
    """The top strip: what everyone at the table knows."""
    banner_note: Text = NOTHING
    """What a figure of the banner means, if it needs explaining."""
    lines: tuple[Text, ...] = ()
    """The open facts of the position, a sentence each, before the stacks."""

    def stacks_at(self, place: PlaceId) -> tuple[Stack, ...]:
        return tuple(stack for stack in self.stacks if stack.place == place)

    def own_at(self, place: PlaceId) -> tuple[CounterId, ...]:
        """The counters of the seat itself that are there."""
        own = [stack for stack in self.stacks_at(place) if stack.side == self.seat]
        return tuple(key for stack in own for key in stack.keys)

    def place_of(self, counter: CounterId) -> PlaceId:
        """Empty if no such counter is seen."""
        return next((stack.place for stack in self.stacks if counter in stack.keys), "")

    def face_of(self, counter: CounterId) -> Face | None:
        for stack in self.stacks:
            if counter in stack.keys:
                return stack.faces[stack.keys.index(counter)]
        return None
