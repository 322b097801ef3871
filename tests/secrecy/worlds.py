"""Other worlds that one seat cannot tell from the true one, made in two independent ways.

imagine() starts from the view, so it would believe a view that tells too much. exchanged() never
looks at a view: it lets two hidden counters change places in the true state.
"""

from __future__ import annotations

from random import Random
from typing import Final

from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.terms import (
    CALLED,
    DUMMY,
    FORAGED,
    LEADER,
    MOVED,
    OUT_OF_COMMAND,
)
from solitaire.protocol import Seat
from tests.secrecy.table import BOARD, RULES, hidden_counters

_SEEN_MARKS: Final = (MOVED, CALLED)
_OPEN_MARKS: Final = (MOVED, CALLED, FORAGED, OUT_OF_COMMAND)


def exchanged(state: State, seat: Seat, rng: Random) -> State | None:
    """The state with two hidden counters in each other's place; None if no two may be mistaken.

    What can be seen stays with the place, hits and their bounds go with the counter.
    """
    if state.march is not None or state.battle is not None or state.scout is not None:
        return None
    if state.queue and state.queue_side != seat:
        return None
    hidden = hidden_counters(state, seat)
    pairs = [(a, b) for a in hidden for b in hidden if a < b and _may_change(state, a, b)]
    if not pairs:
        return None
    return _exchange(RULES.copy(state), *rng.choice(pairs))


def _may_change(state: State, one: int, other: int) -> bool:
    if state.place[one] == state.place[other]:
        return False
    if not (_suspected(state, one, other) and _suspected(state, other, one)):
        return False
    if not state.options.open_markers:
        return True
    return state.hits[one] == state.hits[other] and all(_can_forage(c) for c in (one, other))


def _suspected(state: State, counter: int, identity: int) -> bool:
    return state.suspects[counter] >> (identity & 63) & 1 == 1


def _can_forage(counter: int) -> bool:
    """Leaders and dummies bear no open markers, so markers could not go over to them."""
    return BOARD.counter_kind[counter] not in (LEADER, DUMMY)


def _exchange(state: State, one: int, other: int) -> State:
    places = int(state.place[one]), int(state.place[other])
    state.put(one, places[1])
    state.put(other, places[0])
    for values in (state.entered, state.started):
        values[one], values[other] = values[other], values[one]
    suspects = state.suspects
    suspects[one], suspects[other] = suspects[other], suspects[one]
    side = one >> 6
    for flag in _OPEN_MARKS if state.options.open_markers else _SEEN_MARKS:
        _exchange_bits(state, flag * 2 + side, one & 63, other & 63)
    return state


def _exchange_bits(state: State, index: int, one: int, other: int) -> None:
    bits = state.flags[index]
    if bits >> one & 1 != bits >> other & 1:
        state.flags[index] = bits ^ (1 << one) ^ (1 << other)
