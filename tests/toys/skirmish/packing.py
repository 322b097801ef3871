"""Views of the skirmish as plain data, and back."""

from __future__ import annotations

from typing import Any, Final

from tests.toys.common import pack_fields, unpack_fields
from tests.toys.skirmish.state import (
    AREAS,
    COUNTERS,
    GONE,
    STRENGTHS,
    UNDRAWN,
    UNSEEN,
    CombatFrame,
    Frame,
    ScoutFrame,
    View,
)

_SHAPES: Final[dict[str, type | list[type]]] = {
    "seat": int,
    "turns": int,
    "scouting": str,
    "turn": int,
    "active": int,
    "steps_left": int,
    "areas": [str],
    "strengths": [int],
    "face_up": [bool],
    "known": [int],
    "frame": dict,
}
_COMBAT: Final[dict[str, type | list[type]]] = {"attacker": int, "target": int, "stands": bool}
_SCOUT: Final[dict[str, type | list[type]]] = {"target": int}


def pack(view: View) -> object:
    packed = pack_fields(view, tuple(_SHAPES))
    return {**packed, "known": sorted(view.known), "frame": _packed_frame(view.frame)}


def _packed_frame(frame: Frame | None) -> object:
    if frame is None:
        return {}
    return pack_fields(frame, tuple(_COMBAT if isinstance(frame, CombatFrame) else _SCOUT))


def unpack(packed: object) -> View:
    fields = unpack_fields(packed, _SHAPES)
    if list(fields["known"]) != sorted({*fields["known"]}):
        raise ValueError("The known counters are not in rising order.")
    fields["known"] = frozenset(fields["known"])
    fields["frame"] = _frame(fields["frame"])
    view = View(**fields)
    _check(view)
    return view


def _frame(packed: dict[str, Any]) -> Frame | None:
    if not packed:
        return None
    if "attacker" in packed:
        return CombatFrame(**unpack_fields(packed, _COMBAT))
    return ScoutFrame(**unpack_fields(packed, _SCOUT))


def _check(view: View) -> None:
    if view.seat not in (0, 1) or view.active not in (0, 1):
        raise ValueError("The view is of no seat of this game.")
    if not len(view.areas) == len(view.strengths) == len(view.face_up) == len(COUNTERS):
        raise ValueError("The view does not tell of six counters.")
    if not {*view.areas} <= {*AREAS, GONE}:
        raise ValueError("The view tells of an area that does not exist.")
    if not {*view.strengths} <= {*STRENGTHS, UNDRAWN, UNSEEN}:
        raise ValueError("The view tells of a strength that does not exist.")
    if not {*view.known, *_framed(view.frame)} <= {*range(len(COUNTERS))}:
        raise ValueError("The view tells of a counter that does not exist.")


def _framed(frame: Frame | None) -> list[int]:
    if isinstance(frame, CombatFrame):
        return [frame.attacker, frame.target]
    return [] if frame is None else [frame.target]
