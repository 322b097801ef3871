"""What came of a combat [9.0], from the events that one seat heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.bits import size
from solitaire.games.castiglione import happenings as kinds
from solitaire.games.castiglione.happenings import Happened
from solitaire.games.castiglione.terms import NOWHERE
from solitaire.protocol import Event

Pair = tuple[int, int]
"""French, Austrian."""

LATER: Final = (
    kinds.BATTLE_BEGAN,
    kinds.UNSUPPLIED_FOUND,
    kinds.TURN_BEGAN,
    kinds.GAME_ENDED,
    kinds.MOVEMENT_ENDED,
    kinds.RECOVERED,
    kinds.NOT_RECOVERED,
)
"""Happenings after which a combat is over for certain."""


@dataclass(frozen=True, slots=True)
class CombatAccount:
    area: int
    attacker: int
    inflicted: Pair
    """Hits of bombardments and rounds, which decide [9.3]."""
    lost: Pair
    """Counters eliminated, pursuit included."""
    loser: int
    """NOWHERE while nobody has lost, or where both sides lost units and one of them all."""
    pursuit: int
    """Hits of the pursuit [9.5]."""


def last_combat(events: Sequence[Event], area: int) -> CombatAccount | None:
    """The last one in this area; None if none was heard of."""
    heard = [event for event in events if isinstance(event, Happened)]
    begun = [
        at
        for at, event in enumerate(heard)
        if event.kind == kinds.BATTLE_BEGAN and event.area == area
    ]
    if not begun:
        return None
    start = heard[begun[-1]]
    inflicted, lost, loser, pursuit = [0, 0], [0, 0], NOWHERE, 0
    for event in heard[begun[-1] + 1 :]:
        if event.kind in LATER:
            break
        if event.kind in (kinds.BOMBARDED, kinds.FOUGHT):
            inflicted[event.side] += event.amount
        elif event.kind == kinds.GONE:
            lost[event.side] += size(event.counters)
        elif event.kind in (kinds.BROKE_OFF, kinds.LOST_BATTLE, kinds.DESTROYED):
            loser = event.side
        elif event.kind == kinds.PURSUED:
            pursuit += event.amount
    if loser == NOWHERE and min(lost) == 0 < max(lost):
        loser = lost.index(max(lost))  # nobody retreats from a force that is gone [9.3]
    return CombatAccount(
        start.area,
        start.side,
        (inflicted[0], inflicted[1]),
        (lost[0], lost[1]),
        loser,
        pursuit,
    )
