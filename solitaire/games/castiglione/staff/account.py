"""What dice brought, from the events that one seat heard: of a combat [9.0], of its own orders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.bits import size
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
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
DECIDING: Final = (kinds.BROKE_OFF, kinds.LOST_BATTLE, kinds.DESTROYED)


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
    ending: int
    """The happening that decided it, of DECIDING; NOWHERE if a force was simply gone."""
    refuge: int
    """The area that the beaten force reached; NOWHERE if it did not retreat."""


@dataclass(frozen=True, slots=True)
class RollSeen:
    """A die of a combat, as it was told."""

    kind: int
    """Of happenings: one of ROLLS."""
    fight_round: int
    side: int
    counters: int
    """Who rolled for himself; 0 where a whole force did, or nobody was named."""
    rolled: int
    """With its modifiers where hits are read from it."""
    hits: int


ROLLS: Final = (
    kinds.CALLED_IN,
    kinds.NOT_CALLED_IN,
    kinds.BOMBARDED,
    kinds.FOUGHT,
    kinds.PURSUED,
)
CHECKS: Final = (kinds.CALLED_IN, kinds.NOT_CALLED_IN)


def rolls_of(events: Sequence[Event], area: int) -> tuple[RollSeen, ...]:
    """The dice of the last combat in this area, in their order.

    If nothing was heard of its beginning, those since anything else happened.
    """
    found: list[RollSeen] = []
    fight_round = 1
    for event in _combat_events(events, area) or _latest_events(events):
        if event.kind == kinds.STAYED:
            fight_round = event.amount
        elif event.kind in CHECKS:
            found.append(
                RollSeen(event.kind, fight_round, event.side, event.counters, event.amount, 0)
            )
        elif event.kind in ROLLS:
            found.append(
                RollSeen(event.kind, fight_round, event.side, 0, event.other, event.amount)
            )
    return tuple(found)


def _combat_events(events: Sequence[Event], area: int) -> list[Happened]:
    """From the beginning of the last combat in this area to its end; empty if none was heard of."""
    heard = [event for event in events if isinstance(event, Happened)]
    begun = [
        at
        for at, event in enumerate(heard)
        if event.kind == kinds.BATTLE_BEGAN and event.area == area
    ]
    if not begun:
        return []
    start = begun[-1]
    end = next((at for at in range(start + 1, len(heard)) if heard[at].kind in LATER), len(heard))
    return heard[start:end]


def _latest_events(events: Sequence[Event]) -> list[Happened]:
    heard = [event for event in events if isinstance(event, Happened)]
    earlier = [at for at, event in enumerate(heard) if event.kind in LATER]
    return heard[earlier[-1] + 1 :] if earlier else heard


def last_combat(events: Sequence[Event], area: int) -> CombatAccount | None:
    """The last one in this area; None if none was heard of."""
    heard = _combat_events(events, area)
    if not heard:
        return None
    start = heard[0]
    inflicted, lost, loser, pursuit = [0, 0], [0, 0], NOWHERE, 0
    ending, refuge = NOWHERE, NOWHERE
    for event in heard[1:]:
        if event.kind in (kinds.BOMBARDED, kinds.FOUGHT):
            inflicted[event.side] += event.amount
        elif event.kind == kinds.GONE:
            lost[event.side] += size(event.counters)
        elif event.kind in DECIDING:
            loser, ending = event.side, event.kind
        elif event.kind == kinds.RETREATED:
            refuge = event.other
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
        ending,
        refuge,
    )


# -- outside combats ------------------------------------------------------------------------------

FOR_BOTH: Final = (kinds.INITIATIVE_WON, kinds.SCOUT_RESULT)
OF_AN_ORDER: Final = (
    kinds.FORAGED_WELL,
    kinds.FORAGED_ILL,
    kinds.ORDER_FAILED,
    kinds.ORDER_KEPT,
    kinds.FORCED_RESULT,
    kinds.BRIDGE_DOWN,
    kinds.BRIDGE_STANDS,
    kinds.BRIDGE_MENDED,
    kinds.BRIDGE_UNMENDED,
    kinds.LEADER_HIT,
    kinds.LEADER_UNHURT,
)


def dice_of_orders(events: Sequence[Event], seat: int) -> list[Event]:
    """Those that tell this seat what dice made of its own orders, and what everybody rolled for."""
    found: list[Event] = []
    marcher = 0
    for event in events:
        if not isinstance(event, Happened):
            continue
        is_own = event.side == seat
        is_worn = is_own and event.kind == kinds.HIT and event.counters == marcher  # [8.3]
        if event.kind in FOR_BOTH or (is_own and event.kind in OF_AN_ORDER) or is_worn:
            found.append(event)
        marcher = event.counters if event.kind == kinds.FORCED_RESULT else 0
    return found
