"""Cohesion checks [3.3], hits and elimination [3.6]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import GONE, HIT, tell
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.terms import ELIMINATED, GARRISON, POOL
from solitaire.protocol import EVERYONE, Event, audience

MOST_HITS: Final = 3
"""A unit is eliminated by the hit after this one [3.6]."""
GARRISON_HITS: Final = 3
"""A garrison is eliminated by this hit [2.2.3] [R9]."""


def suffer(state: State, counter: i64, log: list[Event] | None) -> None:
    """One cohesion hit, and elimination if it was one too many [3.6].

    The marker of an unseen counter is its owner's secret, unless markers are open [3.8, 19.0].
    """
    side = counter >> 6
    area = i64(state.place[counter])
    hits = i64(state.hits[counter]) + 1
    if hits > hits_borne(state, counter):
        eliminate(state, counter, log)
        return
    state.hits[counter] = u8(hits)
    knowledge.hits_changed(state, counter)
    seen = knowledge.audience_of(state, counter)
    tell(log, HIT, side, 1 << (counter & 63), area, amount=hits, audience=seen)
    if seen != EVERYONE and state.options.open_markers:
        tell(log, HIT, side, 0, area, amount=hits, audience=audience(enemy_of(side)))


def hits_borne(state: State, counter: i64) -> i64:
    """How many hits the unit can have and live."""
    if state.board.counter_kind[counter] == GARRISON:
        return GARRISON_HITS - 1
    return MOST_HITS


def eliminate(state: State, counter: i64, log: list[Event] | None) -> None:
    """To the Eliminated Units Box, or back to the pool for a garrison [3.6]. Everybody sees it."""
    side = counter >> 6
    area = i64(state.place[counter])
    garrison = state.board.counter_kind[counter] == GARRISON
    state.remove(counter, POOL if garrison else ELIMINATED)
    knowledge.forget(state, side, counter)
    tell(log, GONE, side, 1 << (counter & 63), area)
    knowledge.settle(state, side, area)


def eliminate_all(state: State, side: i64, units: i64, log: list[Event] | None) -> None:
    while units:
        eliminate(state, side * 64 + lowest(units), log)
        units &= units - 1


def hits_left(state: State, side: i64, units: i64) -> i64:
    """How many more hits these units can take in all, the last ones included."""
    total: i64 = 0
    while units:
        counter = side * 64 + lowest(units)
        units &= units - 1
        total += hits_borne(state, counter) + 1 - i64(state.hits[counter])
    return total
