"""What is laid over the map: marks on places, routes, links, a legend, and the same in words."""

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
"""Of a mark: darkened, not possible now."""
LOOKS: Final = (SURE, DOUBTFUL, LOST, QUIET, PLANNED, PLANNED_LOST, DIMMED)
"""How marks and ways look: colour, pattern and shape differ."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A ring around an area or a node, a tint in a hex."""

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
    """What an overlay may ask about in addition to the view."""

    counters: tuple[CounterId, ...] = ()
    """Own counters that are selected."""
    place: PlaceId = ""
    """The place being looked at."""
    estimates: Any = None
    """The current estimates of the enemy in this view, if they have been computed."""
    plan: MarchThought | None = None
    """A march that is being considered."""


@dataclass(frozen=True, slots=True)
class OverlayChoice:
    """An overlay that can be chosen."""

    name: str
    title: Text
    key: str = ""
    follows_plans: bool = False
    """Whether it shows the effect of a march that is being considered."""
    asks_place: bool = False
    """Whether it is about the place being looked at."""
