"""Where a unit or a Marshal can go now, or could go if its wing were active."""

from __future__ import annotations

from typing import NamedTuple

from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import commanders, movement
from solitaire.games.camposanto.staff.world import units_at
from solitaire.games.camposanto.terms import AGGRESSIVE, UNSET


class Goal(NamedTuple):
    """A hex in which a leg of a move may end."""

    place: int
    cost: int
    in_zone: bool
    """In an enemy zone of control, where the move ends [6.1]."""


def as_if_active(world: State, wing: int) -> State:
    """The world in the activation of a wing, with the status it has, or Aggressive if none."""
    if world.activation and world.active_wing() == wing:
        return world
    copy = world.copy()
    copy.activation = 1
    copy.set_wing_at(1, wing)
    copy.raised = False
    if copy.printed_status(wing) == UNSET:
        copy.set_status(wing, AGGRESSIVE)
    return copy


def goals_of(world: State, unit: int) -> list[Goal]:
    """In a world in which the unit's wing is active."""
    enemy = 1 - int(world.board.side[unit])
    in_zone = world.in_zone_of(enemy, world.unit_hex[unit])
    found = movement.reach(world, unit, movement.movement_points(world, unit), in_zone)
    return [
        Goal(int(end), int(found.cost[end]), world.in_zone_of(enemy, end)) for end in found.ends
    ]


def marshal_goals(world: State, marshal: int) -> list[int]:
    if world.marshal_hex[marshal] < 0:
        return []
    return [int(end) for end in commanders.marshal_reach(world, marshal)]


def lead_at(world: State, place: int) -> int:
    """The unit that stands for a body; -1 if there is none."""
    found = units_at(world, place)
    return found[-1] if found else -1
