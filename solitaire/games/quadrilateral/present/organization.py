"""The organization display: forces that may exchange something lie open beside the map [4.5, 13.2].

Each has a room with its troops and its leaders. Troops are dragged to another room to be
transferred, arm by arm; leaders likewise; the pool has a room of its own while it can be used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import POOL
from solitaire.games.quadrilateral.core.steps import AMOUNT_CHOICE, ORGANIZE, UNDER_CHOICE
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.board import force_room, pool_room, reserve
from solitaire.games.quadrilateral.present.faces import (
    arm_face,
    leader_face,
    pool_face,
    troops_face,
)
from solitaire.games.quadrilateral.present.names import flag_key, place_title
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import ARMS, FLAGS, NOWHERE, SIDES, STEPS_PER_SP
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.picture import Card, Face, Stack
from solitaire.text import text

_ASKED: Final = (ORGANIZE, UNDER_CHOICE, AMOUNT_CHOICE)
_EXCHANGES: Final = (plies.SHIFT, plies.JOIN, plies.ADD, plies.TO_BOX)
_ARM_VERBS: Final = (plies.INFANTRY_STEPS, plies.CAVALRY_STEPS, plies.ARTILLERY_STEPS)


@dataclass(frozen=True, slots=True)
class Drag:
    """How a choice is made on the display."""

    counter: CounterId
    at: PlaceId
    goals: tuple[PlaceId, ...]


def is_shown(view: View) -> bool:
    return number(view, "step") in _ASKED and number(view, "active") == view.seat


def cards(views: Sequence[View]) -> list[Card]:
    """One for each place, and one for the pool."""
    found = []
    for view in filter(is_shown, views):
        by_place: dict[int, list[int]] = {}
        for flag in _forces(view):
            by_place.setdefault(reading.place_of(view, flag), []).append(flag)
        if _has_pool_room(view):
            title = text("Replacements for the forces below")
            found.append(Card("organization-pool", title, rooms=(pool_room(view.seat),)))
        for place, flags in by_place.items():
            title = text("Forces at {place}", place=place_title(place))
            rooms = tuple(_room(view, flag) for flag in flags)
            found.append(Card(f"organization-{place}", title, rooms=rooms))
    return found


def stacks(views: Sequence[View]) -> Iterator[Stack]:
    for view in filter(is_shown, views):
        if _has_pool_room(view):
            yield _stack(view, pool_room(view.seat), list(_pool_chits(view)))
        for flag in _forces(view):
            yield _stack(view, _room(view, flag), list(_chits(view, flag)))


def _stack(view: View, room: PlaceId, chits: Sequence[tuple[CounterId, Face]]) -> Stack:
    keys, faces = tuple(key for key, _ in chits), tuple(face for _, face in chits)
    return Stack(room, SIDES[view.seat], faces, keys)


# -- who is shown ---------------------------------------------------------------------------------


def _forces(view: View) -> list[int]:
    """Those of the transfer under way, or all that could begin one; by place."""
    if number(view, "step") == ORGANIZE:
        found = {flag for ply in _offered(view) for flag in _named(view, ply)}
    else:
        found = {number(view, "partner"), number(view, "mover")}
    forces = [flag for flag in found if flag < FLAGS and reading.is_force(view, flag)]
    return sorted(forces, key=lambda flag: (reading.place_of(view, flag), flag))


def _offered(view: View) -> list[Ply]:
    """Own choices are the same in every world that fits the view."""
    return [ply for ply in RULES.actions(some_world(view)) if ply.verb in _EXCHANGES]


def _named(view: View, ply: Ply) -> Iterator[int]:
    at = column(view, "leader_at")
    yield at[ply.first]
    if ply.verb in (plies.SHIFT, plies.JOIN):
        yield at[ply.second]


def _room(view: View, flag: int) -> PlaceId:
    return force_room(reading.chief_of(view, flag))


def _has_pool_room(view: View) -> bool:
    if number(view, "step") == AMOUNT_CHOICE:
        return number(view, "partner") == POOL
    return any(ply.verb == plies.ADD for ply in _offered(view))


# -- what lies in the rooms -----------------------------------------------------------------------


def _chits(view: View, flag: int) -> Iterator[tuple[CounterId, Face]]:
    steps = reading.steps_of(view, flag)
    chief = reading.chief_of(view, flag)
    if number(view, "step") == AMOUNT_CHOICE:
        for arm, count in enumerate(steps):
            if count:
                yield _arm_key(flag, arm), arm_face(view.seat, arm, count, chief)
    elif sum(steps):
        yield _troops_key(flag), troops_face(view.seat, steps, chief)
    for leader in members(reading.leaders_of(view, flag)):
        yield RULES.board.leader_names[leader], leader_face(leader)


def _pool_chits(view: View) -> Iterator[tuple[CounterId, Face]]:
    pool = column(view, "pool")[view.seat * 3 : view.seat * 3 + 3]
    if number(view, "step") != AMOUNT_CHOICE:
        yield f"{SIDES[view.seat]}-pool-troops", pool_face(view.seat, pool)
        return
    for arm, points in enumerate(pool):
        if points:
            face = arm_face(view.seat, arm, points * STEPS_PER_SP, NOWHERE)
            yield f"{SIDES[view.seat]}-pool-{ARMS[arm]}", face


def _troops_key(flag: int) -> CounterId:
    return f"{flag_key(flag)}-troops"


def _arm_key(flag: int, arm: int) -> CounterId:
    return f"{flag_key(flag)}-{ARMS[arm]}"


# -- choices --------------------------------------------------------------------------------------


def drag(view: View, ply: Ply) -> Drag | None:
    """None for choices that are not made here."""
    at = column(view, "leader_at")
    if ply.verb == plies.SHIFT:
        giver, taker = at[ply.first], at[ply.second]
        return Drag(_troops_key(giver), _room(view, giver), (_room(view, taker),))
    if ply.verb == plies.JOIN:
        return _leader_drag(view, ply.first, _room(view, at[ply.second]))
    if ply.verb == plies.TO_BOX:
        return _leader_drag(view, ply.first, reserve(view.seat))
    if ply.verb == plies.ADD:
        goals = (_room(view, at[ply.first]),)
        return Drag(f"{SIDES[view.seat]}-pool-troops", pool_room(view.seat), goals)
    if ply.verb == plies.UNDER:
        return _under(view, ply.first)
    return _amount(view, ply) if ply.verb in _ARM_VERBS else None


def _leader_drag(view: View, leader: int, goal: PlaceId) -> Drag:
    room = _room(view, column(view, "leader_at")[leader])
    return Drag(RULES.board.leader_names[leader], room, (goal,))


def _under(view: View, leader: int) -> Drag:
    """From the reserve to the force that gives; a leader of that force is only clicked."""
    name, room = RULES.board.leader_names[leader], _room(view, number(view, "partner"))
    if column(view, "leader_at")[leader] == number(view, "partner"):
        return Drag(name, room, ())
    return Drag(name, reserve(view.seat), (room,))


def _amount(view: View, ply: Ply) -> Drag:
    """All of an arm is dragged; for a part of it, its counter is clicked."""
    giver, arm = number(view, "partner"), _ARM_VERBS.index(ply.verb)
    if giver == POOL:
        most = column(view, "pool")[view.seat * 3 + arm] * STEPS_PER_SP
        key, room = f"{SIDES[view.seat]}-pool-{ARMS[arm]}", pool_room(view.seat)
    else:
        most = reading.steps_of(view, giver)[arm]
        key, room = _arm_key(giver, arm), _room(view, giver)
    goals = (_room(view, number(view, "mover")),) if ply.first == most else ()
    return Drag(key, room, goals)
