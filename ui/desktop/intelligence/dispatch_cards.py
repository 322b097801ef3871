"""Dispatches: what a seat was told of the enemy's doings, as cards in the order of time. No Qt.

Steps of one stack are joined to one card. Nothing is told that the seat did not hear.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.presenting.guide import Guide, Journey
from solitaire.protocol import Event, Seat
from ui.desktop.board.naming import area_titles, side_title
from ui.desktop.style.language import later, told, tr_count

MOST_EVENTS: Final = 900
TURNS: Final = 2
"""That are kept on the table: the present one and the last."""
OWN_TOPICS: Final = frozenset({"contact", "supply"})
"""What befell the seat itself is told under these heads; its own marches it knows."""
TOPICS: Final = {
    "": later("All"),
    "march": later("Marches"),
    "contact": later("Contacts"),
    "supply": later("Supply"),
    "city": later("Cities"),
    "reveal": later("Reveals"),
    "bridge": later("Bridges"),
    "recovery": later("Recovery"),
}


@dataclass(frozen=True, slots=True)
class Card:
    words: str
    topic: str
    """Of TOPICS; empty for the heading of a turn."""
    areas: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    """Areas of a march, in order."""
    side: str = ""
    """Whose march it is."""

    @property
    def is_heading(self) -> bool:
        return not self.topic


def cards(
    events: Sequence[Event],
    seat: Seat,
    seats: Sequence[str],
    guide: Guide,
    words: Callable[[Event], str],
) -> list[Card]:
    found: list[Card] = []
    march: list[Journey] = []

    def end_march() -> None:
        if march:
            found.append(_march_card(march, seats))
            march.clear()

    for event in events[-MOST_EVENTS:]:
        journey = guide.journey(event)
        if journey is not None and journey.seat != seat:
            if march and not _goes_on(march[-1], journey):
                end_march()
            march.append(journey)
            continue
        actor, topic = guide.actor(event), guide.topic(event)
        if guide.opens_phase(event) and not topic:
            end_march()
            found.append(Card(told(words(event)), ""))
        elif topic and (actor != seat or topic in OWN_TOPICS):
            end_march()
            found.append(Card(told(words(event)), topic, guide.areas_of(event)))
    end_march()
    return _latest(found)


def _goes_on(before: Journey, after: Journey) -> bool:
    return (before.end, before.seat, before.size) == (after.start, after.seat, after.size)


def _march_card(march: Sequence[Journey], seats: Sequence[str]) -> Card:
    titles = area_titles()
    way = (march[0].start, *(step.end for step in march))
    side = seats[march[0].seat]
    sentence = tr_count(
        "{side}: a stack of %n counters seen marching {way}",
        march[0].size,
        side=side_title(side),
        way=" – ".join(titles[area] for area in way),
    )
    return Card(sentence, "march", way, way, side)


def _latest(found: list[Card]) -> list[Card]:
    headings = [place for place, card in enumerate(found) if card.is_heading]
    return found[headings[-TURNS] :] if len(headings) >= TURNS else found
