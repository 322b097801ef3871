"""Dispatches: what a seat was told of the enemy's doings, as cards in the order of time. No Qt.

Steps of one stack are joined to one card. They contain nothing that the seat did not hear.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.presenting.guide import Guide, Journey
from solitaire.protocol import Event
from ui.desktop.style.language import tr, tr_count, translated
from ui.desktop.table.table import Table

MOST_EVENTS: Final = 900
TURNS: Final = 2
"""That are kept on the table: the present one and the last."""


@dataclass(frozen=True, slots=True)
class Card:
    words: str
    topic: str
    """Of the guide's; empty for the heading of a turn."""
    areas: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    """Areas of a march, in order."""
    side: str = ""
    """Whose march it is."""
    is_turn: bool = False
    """The heading of a turn; others are of phases."""
    number: int = 0
    """Of the event that it ends with, among all that were told."""

    @property
    def is_heading(self) -> bool:
        return not self.topic


def cards(table: Table, events: Sequence[Event]) -> list[Card]:
    """Of these events, as the seat shown heard them."""
    seat, guide, words = table.seat, table.guide, table.rules.words
    of_oneself = {one.name for one in guide.topics() if one.is_of_oneself}
    found: list[Card] = []
    march: list[Journey] = []
    march_topic, march_end = "", 0

    def end_march() -> None:
        if march:
            found.append(_march_card(march, march_topic, table, march_end))
            march.clear()

    latest = _latest(events[-MOST_EVENTS:], guide)
    for number, event in enumerate(latest, start=len(events) - len(latest)):
        journey = guide.journey(event)
        if journey is not None and journey.seat != seat:
            if march and not _goes_on(march[-1], journey):
                end_march()
            march.append(journey)
            march_topic, march_end = guide.topic(event), number
            continue
        actor, topic = guide.actor(event), guide.topic(event)
        if _is_heading(event, guide):
            end_march()
            _drop_empty_phase(found)
            found.append(Card(translated(words(event)), "", is_turn=guide.opens_turn(event)))
        elif topic and (actor != seat or topic in of_oneself):
            end_march()
            areas = guide.areas_of(event)
            found.append(Card(translated(words(event)), topic, areas, number=number))
    end_march()
    _drop_empty_phase(found)
    return found


def _drop_empty_phase(found: list[Card]) -> None:
    """The last heading, if it is of a phase without news."""
    if found and found[-1].is_heading and not found[-1].is_turn:
        found.pop()


def _goes_on(before: Journey, after: Journey) -> bool:
    return (before.end, *_who(before)) == (after.start, *_who(after))


def _who(one: Journey) -> tuple[object, ...]:
    return one.seat, one.size, one.counters


def _march_card(march: Sequence[Journey], topic: str, table: Table, number: int) -> Card:
    way = (march[0].start, *(step.end for step in march))
    side = table.rules.seats[march[0].seat]
    return Card(_march_words(march[0], side, way, table), topic, way, way, side, number=number)


def _march_words(first: Journey, side: str, way: Sequence[str], table: Table) -> str:
    places = " – ".join(map(table.names.place, way))
    if len(first.counters) == first.size:
        who = ", ".join(map(table.names.counter, first.counters))
        return tr("{who} seen marching {way}", who=who, way=places)
    return tr_count(
        "{side}: a stack of %n counters seen marching {way}",
        first.size,
        side=table.names.side(side),
        way=places,
    )


def _latest(events: Sequence[Event], guide: Guide) -> Sequence[Event]:
    """Cut before anything is put into words, which is the slow part."""
    turns = 0
    for place in range(len(events) - 1, -1, -1):
        turns += guide.opens_turn(events[place])
        if turns == TURNS:
            return events[place:]
    return events


def _is_heading(event: Event, guide: Guide) -> bool:
    return guide.opens_phase(event) and not guide.topic(event)
