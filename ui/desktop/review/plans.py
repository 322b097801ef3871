"""A plan that would have been better, against the marches made: in words and as ways. No Qt.

Only for whoever may know them: the side that marched, or somebody who sees everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from solitaire.advising import PlannedOrder
from solitaire.presenting.board import PlaceId
from solitaire.presenting.guide import Guide
from solitaire.protocol import Event, Seat
from solitaire.text import capital
from ui.desktop.board.naming import Names
from ui.desktop.review.replay import Replay
from ui.desktop.style.language import tr, tr_count, translated

MOST_TOLD: Final = 6

Way = tuple[PlaceId, PlaceId]
"""From a place to a place."""


def ways_of(names: Names, orders: Sequence[PlannedOrder]) -> list[Way]:
    """Where the orders of a plan lead."""
    return [way for way in map(_way, orders) if all(map(names.place, way))]


def _way(order: PlannedOrder) -> Way:
    return order.at, "" if order.is_staying else order.goal


def other_orders(
    guide: Guide, orders: Sequence[PlannedOrder], marched: Sequence[Way]
) -> list[PlannedOrder]:
    """Those that were not carried out anyway; feints only where there is nothing else."""
    others = [one for one in orders if not one.is_staying and _way(one) not in marched]
    return [one for one in others if not guide.is_feint(one)] or others


def ways_marched(replay: Replay, index: int, seat: Seat) -> list[Way]:
    """From a point to the end of its phase, each march as a whole."""
    heading, found = replay.points[index].heading, list[Way]()
    is_new = True
    for point in replay.points[index + 1 :]:
        if point.happened_in != heading:
            break
        played = point.played
        is_new = is_new or (played is not None and replay.guide.begins_march(played.ply))
        # A stack marches as one.
        for start, end in dict.fromkeys(_steps(replay.guide, point.events, seat)):
            if found and not is_new and found[-1][1] == start:
                found[-1] = (found[-1][0], end)
            else:
                found.append((start, end))
            is_new = False
    return found


def _steps(guide: Guide, events: Iterable[Event], seat: Seat) -> Iterator[Way]:
    for event in events:
        step = guide.journey(event)
        if step is not None and step.seat == seat and not step.is_flight:
            yield step.start, step.end


# -- wording --------------------------------------------------------------------------------------


def marches_words(names: Names, ways: Sequence[Way]) -> str:
    found = [f"{names.place(start)} → {names.place(end)}" for start, end in dict.fromkeys(ways)]
    return _some(found, ", ", MOST_TOLD) or tr("no march")


def orders_words(guide: Guide, orders: Sequence[PlannedOrder], most: int = MOST_TOLD) -> str:
    found = [translated(capital(guide.order_words(order))) for order in orders]
    return _some(found, "; ", most) or tr("holding everywhere")


def _some(told: list[str], between: str, most: int) -> str:
    left_out = len(told) - most
    if left_out > 0:
        told = [*told[:most], tr_count("%n more", left_out)]
    return between.join(told)
