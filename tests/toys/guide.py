"""A guide for toys whose events carry places and topics as fields."""

from __future__ import annotations

from solitaire.presenting.guide import Guide, Journey
from solitaire.protocol import Event, Seat
from tests.toys.common import Told


class ToyGuide(Guide):
    """Answers from the fields of what was told."""

    def journey(self, event: Event) -> Journey | None:
        if not isinstance(event, Told) or not event.is_journey or event.seat is None:
            return None
        start, end = event.places
        return Journey(event.seat, start, end, size=1)

    def topic(self, event: Event) -> str:
        return event.topic if isinstance(event, Told) else ""

    def areas_of(self, event: Event) -> tuple[str, ...]:
        return event.places if isinstance(event, Told) else ()

    def actor(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, Told) else None
