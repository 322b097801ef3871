"""What lies over the map: marks on places, ways, links, a legend, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import NOTHING, Text

SURE: Final = "sure"
DOUBTFUL: Final = "doubtful"
LOST: Final = "lost"
QUIET: Final = "quiet"
PLANNED: Final = "planned"
PLANNED_LOST: Final = "planned-lost"
DIMMED: Final = "dimmed"
"""Of a mark: darkened, out of question now."""
LOOKS: Final = (SURE, DOUBTFUL, LOST, QUIET, PLANNED, PLANNED_LOST, DIMMED)
"""How marks and ways look: colour, pattern and shape differ."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A ring about an area or a node, a tint in a hex."""

    place: PlaceId
    look: str
    text: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Way:
    """Along the links between these places; straight where there is none."""

    places: tuple[PlaceId, ...]
    look: str
    number: int = 0
    """Written on the arrow; 0 for none."""
    is_arrow: bool = False


@dataclass(frozen=True, slots=True)
class Overlay:
    title: Text
    legend: tuple[tuple[str, Text], ...] = ()
    """Each look that is used, and what it means here."""
    marks: tuple[Mark, ...] = ()
    ways: tuple[Way, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    """Bridges and roads by their id, with a look."""
    lines: tuple[Text, ...] = ()
    """The same in words, so that nothing exists only as a picture."""


@dataclass(frozen=True, slots=True)
class MarchThought:
    """Own counters and the place to which they might go."""

    counters: tuple[CounterId, ...]
    goal: PlaceId


@dataclass(frozen=True, slots=True)
class Question:
    """What an overlay may ask about besides the view."""

    counters: tuple[CounterId, ...] = ()
    """Own counters that are selected."""
    place: PlaceId = ""
    """The place one looks at."""
    estimates: Any = None
    """What is thought of the enemy in this view, if it was worked out."""
    plan: MarchThought | None = None
    """A march that is thought of."""


@dataclass(frozen=True, slots=True)
class OverlayChoice:
    """An overlay that can be chosen."""

    name: str
    title: Text
    key: str = ""
    follows_plans: bool = False
    """Whether it shows what would come of a march that is thought of."""
    asks_place: bool = False
    """Whether it is about the place one looks at."""
