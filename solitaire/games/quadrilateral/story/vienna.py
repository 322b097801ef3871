"""The moves of Vienna Morale with their turns and causes, from what was heard [16]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.terms import NOWHERE, STEPS_PER_SP
from solitaire.protocol import Event


class MoraleMove(NamedTuple):
    turn: int
    level: int
    """After it."""
    cause: int
    place: int = NOWHERE
    """Of the critical battle, if that is the cause."""


def morale_moves(heard: Sequence[Event], turn: int) -> list[MoraleMove]:
    """The oldest first; `turn` is the one before which none was heard to begin."""
    found: list[MoraleMove] = []
    fought: list[Happened] = []
    place = NOWHERE
    for event in heard:
        if not isinstance(event, Happened):
            continue
        if event.kind == kinds.TURN_BEGAN:
            turn = int(event.amount)
        elif event.kind == kinds.BATTLE_ENDED:
            fought.append(event)
        elif event.kind == kinds.CRITICAL_FOUGHT:
            place = _battlefield(fought, event)
        elif event.kind == kinds.VIENNA_MOVED:
            is_battle = event.other == kinds.BY_BATTLE
            at = place if is_battle else NOWHERE
            found.append(MoraleMove(turn, int(event.amount), int(event.other), at))
    return found


def _battlefield(fought: Sequence[Happened], critical: Happened) -> int:
    """Where the last battle was that the same side held with the same difference [16.2]."""
    for battle in reversed(fought):
        lead = (battle.other - battle.amount) * (1 if battle.side == 0 else -1)
        if battle.side == critical.side and lead // STEPS_PER_SP == critical.amount:
            return int(battle.place)
    return NOWHERE
