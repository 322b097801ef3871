"""What staff answers rest on: a quiet world made of a view, and words for what is known.

The world holds the seat's own counters and everything open exactly. Enemy counters in it are one
deal among many, so only questions that every deal answers alike may be asked of it. The tests
ask them in many deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Final

from solitaire.bits import members, size
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.steps import MOVER_CHOICE
from solitaire.games.castiglione.core.views import Slot, View
from solitaire.games.castiglione.fog.imagination import imagine
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    GARRISON,
    LEADER,
    NOWHERE,
    counter_of,
)
from solitaire.games.castiglione.text.titles import counter_text
from solitaire.text import NOTHING, Text, joined, text

FACES: Final = 6

CERTAIN: Final = text("Certain: it depends on your own counters and on what lies open [R35, R43].")
"""How sure an answer is that depends on View.barred and on nothing else of the enemy."""
AS_FAR_AS_SEEN: Final = text(
    "Certain but for face-down stacks that may be leaders alone: those would bar nothing, which "
    "only the check shows [R43]."
)


def quiet_view(view: View) -> View:
    """The same with nothing under way but the seat's own move."""
    clock = view.clock._replace(step=MOVER_CHOICE, queue=0, displaced=0)
    march = view.march if view.march is not None and view.march.side == view.seat else None
    return view._replace(clock=clock, march=march, battle=None, scout=None)


def quiet_world(board: Board, view: View, rng: Random | None = None) -> State:
    """A world that fits the view: the first one, or one dealt by `rng`."""
    if rng is None:
        return first_world(board, view).copy()
    return imagine(board, quiet_view(view), rng)


@lru_cache(maxsize=2)
def first_world(board: Board, view: View) -> State:
    """Not to be changed. Kept, because one view is asked many things."""
    return quiet_world(board, view, first_dealer())


def first_dealer() -> Random:
    """Always the same, so that equal views get equal answers."""
    return Random(0)


def certainty(board: Board, view: View) -> Text:
    """Of an answer that depends on View.barred."""
    return AS_FAR_AS_SEEN if possible_bluffs(board, view) else CERTAIN


def possible_bluffs(board: Board, view: View) -> int:
    """Areas that count as barred although only leaders may lie there [R43]."""
    if dict(view.options)["visibility"] != "fog":
        return 0
    leaders = board.kind_sets[enemy_of(view.seat) * 8 + LEADER]
    sure = {slot[0] for slot in view.slots if not slot[1] & leaders}
    return view.barred & ~sum(1 << area for area in sure)


# -- enemy counters -------------------------------------------------------------------------------


def slots_in(view: View, areas: int) -> list[Slot]:
    return [slot for slot in view.slots if areas >> slot[0] & 1]


def known_counter(board: Board, view: View, slot: Slot) -> int:
    """The counter that stands there, or NOWHERE if the seat cannot tell. No dummy has a name."""
    suspects = slot[1]
    enemy = enemy_of(view.seat)
    if size(suspects) != 1 or suspects & board.kind_sets[enemy * 8 + DUMMY]:
        return NOWHERE
    return counter_of(enemy, members(suspects)[0])


def is_surely_dummy(board: Board, view: View, slot: Slot) -> bool:
    return not slot[1] & ~board.kind_sets[enemy_of(view.seat) * 8 + DUMMY]


def hits_range(board: Board, view: View, slot: Slot, local: int) -> tuple[int, int]:
    """The fewest and the most hits of a counter if it stands in this slot."""
    if slot[4] != NOWHERE:
        return slot[4], slot[4]
    kind = board.counter_kind[counter_of(enemy_of(view.seat), local)]
    if kind in (LEADER, DUMMY):
        return 0, 0
    return view.memory[2 * local], view.memory[2 * local + 1]


def strength_range(board: Board, view: View, slot: Slot, kinds: int) -> tuple[int, int]:
    """Strength points of `kinds` (a counter set) that the slot may hold: fewest and most."""
    found = [_strengths(board, view, slot, local, kinds) for local in members(slot[1])]
    return min(low for low, _ in found), max(high for _, high in found)


def _strengths(board: Board, view: View, slot: Slot, local: int, kinds: int) -> tuple[int, int]:
    if not kinds >> local & 1:
        return 0, 0
    printed = int(board.strength[counter_of(enemy_of(view.seat), local)])
    worn = max(printed - 1, 0)  # the third hit costs a point [3.6]
    low, high = hits_range(board, view, slot, local)
    return worn if high >= 3 else printed, worn if low >= 3 else printed


def total_range(ranges: Iterable[tuple[int, int]]) -> tuple[int, int]:
    found = list(ranges)
    return sum(low for low, _ in found), sum(high for _, high in found)


def enemy_words(board: Board, view: View, area: int) -> Text:
    """What is known of the enemy in an area; empty if nobody is there."""
    slots = slots_in(view, 1 << area)
    if not slots:
        return NOTHING
    known = [one for one in (known_counter(board, view, slot) for slot in slots) if one != NOWHERE]
    dummies = sum(is_surely_dummy(board, view, slot) for slot in slots)
    words = [counter_text(board, one) for one in sorted(known)]
    if dummies:
        words.append(text("%n dummies", singular="%n dummy", count=dummies))
    unknown = len(slots) - len(known) - dummies
    if unknown:
        words.append(text("%n not known to you", count=unknown))
    return text(
        "%n enemy counters: {who}",
        singular="%n enemy counter: {who}",
        count=len(slots),
        who=joined(words),
    )


# -- own counters ---------------------------------------------------------------------------------


def own_areas(board: Board, view: View, counters: int) -> dict[int, int]:
    """Where these of the seat's own counters stand on the map."""
    found: dict[int, int] = {}
    for local in members(board.counters[view.seat] & counters):
        place = view.own[local]
        if place < AREA_LIMIT:
            found[place] = found.get(place, 0) | 1 << local
    return dict(sorted(found.items()))


def field_units(board: Board, side: int) -> int:
    """Units that need supply and orders: all but garrisons [2.2.3]."""
    return board.units[side] & ~board.kind_sets[side * 8 + GARRISON]


# -- words ----------------------------------------------------------------------------------------


def passing(factor: int) -> Fraction:
    """The chance that one die does not exceed a Cohesion Factor [3.3]."""
    return Fraction(max(0, min(FACES, factor)), FACES)


def percent(chance: Fraction) -> Text:
    """Exact in sixths, as dice are read; otherwise rounded."""
    if chance in (0, 1):
        return text("no chance") if chance == 0 else text("certain")
    return bound(chance)


def bound(chance: Fraction) -> Text:
    """The same where impossible and certain are the ends of a range."""
    sixths = chance * FACES
    if sixths.denominator == 1:
        return text("{many} in 6", many=sixths.numerator)
    return text("{percent} %", percent=round(100 * float(chance)))
