"""A plan that would have been better, against the marches made: in words and as ways. No Qt.

Only for whoever may know them: the side that marched, or somebody who sees everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from solitaire.games.castiglione.core import events as happenings
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT
from solitaire.protocol import Seat
from ui.desktop.board.naming import area_titles
from ui.desktop.help.hints.words import order_words
from ui.desktop.review.replay import Replay
from ui.desktop.style.language import tr, tr_count

MOST_TOLD: Final = 6
_MARCH: Final = re.compile(
    r"(?P<who>.+) at (?P<origin>\w+): (?:attack|go to|besiege) (?P<goal>\w+)"
)
_HOLD: Final = re.compile(r".*: hold( the siege)?$")
_FEINT: Final = "dummies"

Way = tuple[str, str]
"""From an area to an area."""


def ways_of(orders: Sequence[str]) -> list[Way]:
    """Where the orders of a plan lead."""
    found = map(_MARCH.match, orders)
    return [(one["origin"], one["goal"]) for one in found if one is not None]


def other_orders(orders: Sequence[str], marched: Sequence[Way]) -> list[str]:
    """Those that were not carried out anyway; feints only where there is nothing else."""
    others = [
        one for one in orders if not _HOLD.match(one) and not set(ways_of([one])) & {*marched}
    ]
    return [one for one in others if not one.startswith(_FEINT)] or others


def ways_marched(replay: Replay, index: int, seat: Seat) -> list[Way]:
    """From a point to the end of its phase, each march as a whole."""
    heading, found = replay.points[index].heading, list[Way]()
    is_new = True
    for point in replay.points[index + 1 :]:
        if point.happened_in != heading:
            break
        is_new = is_new or _begins(replay, point.played)
        for start, end in dict.fromkeys(_steps(point.events, seat)):  # a stack marches as one
            if found and not is_new and found[-1][1] == start:
                found[-1] = (found[-1][0], end)
            else:
                found.append((start, end))
            is_new = False
    return found


def _begins(replay: Replay, played: object) -> bool:
    ply = getattr(played, "ply", None)
    return ply is not None and replay.rules.ply_text(ply).startswith("move ")


def _steps(events: Iterable[object], seat: Seat) -> Iterator[Way]:
    names = RULES.board.area_names
    for event in events:
        if not isinstance(event, Happened) or event.kind != happenings.STEPPED:
            continue
        if event.side == seat and event.area < AREA_LIMIT and event.other < AREA_LIMIT:
            yield names[event.area], names[event.other]


# -- wording --------------------------------------------------------------------------------------


def marches_words(ways: Sequence[Way]) -> str:
    titles = area_titles()
    told = [f"{titles[start]} → {titles[end]}" for start, end in dict.fromkeys(ways)]
    return _some(told, ", ", MOST_TOLD) or tr("no march")


def orders_words(orders: Sequence[str], most: int = MOST_TOLD) -> str:
    told = [order_words(order) for order in orders]
    return _some(told, "; ", most) or tr("holding everywhere")


def _some(told: list[str], between: str, most: int) -> str:
    left_out = len(told) - most
    if left_out > 0:
        told = [*told[:most], tr_count("%n more", left_out)]
    return between.join(told)
