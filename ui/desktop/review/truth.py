"""The whole truth as the map can draw it, put together from what both seats know. No Qt.

For finished games, reviews and demos; nothing that a player looks at while he plays comes from
here.
"""

from __future__ import annotations

from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.views import (
    SLOT_FORAGED,
    SLOT_MOVED,
    SLOT_OUT_OF_COMMAND,
    SLOT_SEEN,
    Slot,
    View,
)
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    FORAGED,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
)

COUNTERS: Final = 64
"""Of each side; where View.own changes from places to hits."""
_ENTERED: Final = 2 * COUNTERS
_MARK_BY_FLAG: Final = {
    MOVED: SLOT_MOVED,
    FORAGED: SLOT_FORAGED,
    OUT_OF_COMMAND: SLOT_OUT_OF_COMMAND,
}


def everything(view: View, other: View) -> View:
    """The first seat's view with every counter of the other seat in sight."""
    locals_ = members(RULES.board.counters[other.seat])
    on_map = [local for local in locals_ if other.own[local] < AREA_LIMIT]
    off_map = bytearray([NOWHERE]) * COUNTERS
    for local in set(locals_) - set(on_map):
        off_map[local] = other.own[local]
    slots = sorted(_open_slot(other, local) for local in on_map)
    barred = 0
    # Face-down leaders may seem to bar [R43]; with all faces up units and dummies do [13.2.2].
    barring = RULES.board.units[other.seat] | RULES.board.kind_sets[other.seat * 8 + DUMMY]
    for local in on_map:
        if barring >> local & 1:
            barred |= 1 << other.own[local]
    return view._replace(slots=tuple(slots), off_map=bytes(off_map), barred=barred)


def _open_slot(other: View, local: int) -> Slot:
    marks = SLOT_SEEN
    for flag, mark in _MARK_BY_FLAG.items():
        if other.own_flags[flag] >> local & 1:
            marks |= mark
    entered, hits = other.own[_ENTERED + local], other.own[COUNTERS + local]
    return other.own[local], 1 << local, marks, entered, hits
