"""How a flag changes its place, and who is told what of it [5.2, 5.5]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.quadrilateral.core.events import FLAG_MOVED, tell
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.terms import NOWHERE
from solitaire.protocol import EVERYONE, Event


def move(state: State, flag: i64, there: i64, cost: i64, log: list[Event] | None) -> None:
    """Places and moves of flags are open; who marches is not."""
    here = state.place[flag]
    state.put(flag, there)
    state.origin[flag] = here
    state.spent[flag] += cost
    state.moved |= 1 << flag
    if state.spent[flag] > state.fast[flag]:
        state.fast[flag] = state.spent[flag]
    tell_of(state, log, FLAG_MOVED, flag, there, here, cost)


def tell_of(
    state: State,
    log: list[Event] | None,
    kind: i64,
    flag: i64,
    place: i64 = NOWHERE,
    other: i64 = NOWHERE,
    amount: i64 = 0,
) -> None:
    """Told to the owner by name, to the enemy by the number of the flag."""
    if log is None:
        return
    side = flag >> 5
    chief: i64 = state.chief(flag)
    names: i64 = 0 if chief == NOWHERE else 1 << chief
    if state.options.open:
        tell(log, kind, side, flag, place, other, amount, names, audience=EVERYONE)
        return
    tell(log, kind, side, flag, place, other, amount, names, audience=1 << side)
    tell(log, kind, side, flag, place, other, amount, audience=1 << (1 - side))
