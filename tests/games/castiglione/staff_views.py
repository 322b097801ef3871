"""Views in which something is hidden, and other truths that look the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from solitaire.bits import members, size
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.terms import AREA_LIMIT, DUMMY
from solitaire.protocol import Chance, Decide
from tests.games.castiglione.positions import BOARD, RULES

VISIBILITIES = ("open", "mist", "fog")


def positions_in_play(visibility: str, seed: int, every: int, plies: int) -> Iterator[State]:
    """Moments of one random game."""
    rng = Random(seed)
    state = RULES.start({"visibility": visibility})
    for number in range(plies):
        pending = RULES.pending(state)
        if isinstance(pending, Decide):
            ply = rng.choice(RULES.actions(state))
        elif isinstance(pending, Chance):
            ply = rng.choice(RULES.outcomes(state))[0]
        else:
            return
        RULES.apply(state, ply)
        if number % every == every - 1:
            yield state.copy()


def own_on_map(view: View, counters: int) -> list[int]:
    """The seat's own counters of a set that stand on the map."""
    return [
        view.seat * 64 + local
        for local in members(BOARD.counters[view.seat] & counters)
        if view.own[local] < AREA_LIMIT
    ]


def hidden_names(view: View) -> set[str]:
    """Titles of enemy counters on the map whose place the seat cannot tell."""
    enemy = 1 - view.seat
    known = {slot[1] for slot in view.slots if size(slot[1]) == 1}
    dummies = BOARD.kind_sets[enemy * 8 + DUMMY]
    return {
        BOARD.counter_titles[enemy * 64 + local]
        for local in members(BOARD.counters[enemy] & ~dummies)
        if 1 << local not in known and any(slot[1] >> local & 1 for slot in view.slots)
    }
