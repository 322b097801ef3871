"""What overlays are made of: marks on areas, ways, a legend, and what is asked of them. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from solitaire.games.castiglione.terms import NOWHERE
from solitaire.presenting.estimates import Intelligence

# How a mark or a way looks: each differs in line and glyph as well as colour.
SURE: Final = "sure"
DOUBTFUL: Final = "doubtful"
LOST: Final = "lost"
QUIET: Final = "quiet"
PLANNED: Final = "planned"
"""As it would be after a march that is only thought of."""
PLANNED_LOST: Final = "planned lost"


@dataclass(frozen=True, slots=True)
class Mark:
    """A ring around an area with a short text."""

    area: int
    look: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """A line along roads."""

    areas: tuple[int, ...]
    look: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Overlay:
    title: str
    legend: tuple[tuple[str, str], ...]
    """Looks and what they mean here."""
    marks: tuple[Mark, ...] = ()
    ways: tuple[Way, ...] = ()
    bridges: tuple[tuple[int, str], ...] = ()
    lines: tuple[str, ...] = ()
    """The same in words."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Own counters and the area to which they might go."""

    counters: tuple[int, ...]
    goal: int


@dataclass(frozen=True, slots=True)
class Question:
    """What an overlay may ask about besides the view."""

    counters: tuple[int, ...] = ()
    """Own counters that are selected."""
    area: int = NOWHERE
    """The area one looks at."""
    intelligence: Intelligence | None = None
    """Estimates of the enemy in this view, if they were made."""
    plan: Plan | None = None
    """A march that is thought of."""
