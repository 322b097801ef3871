"""Which enemies could assault a body before its own wing acts again, and from where."""

from __future__ import annotations

from typing import NamedTuple

from solitaire.bits import members
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.staff.reach import as_if_active, goals_of
from solitaire.games.camposanto.staff.world import is_at_work, neighbours
from solitaire.games.camposanto.terms import ALL_WINGS, TITUBANT, WINGS


class Threat(NamedTuple):
    """An enemy unit that could assault."""

    unit: int
    on_flank: bool
    """Whether it could do so from outside the front."""


def wings_to_come(view: View, side: int) -> list[int]:
    """Wings of a side that act later in this phase, or all if the phase has no order yet."""
    if not is_at_work(view):
        return list(range(side * WINGS, side * WINGS + WINGS))
    later = view.orders.sequence[view.clock.activation - 1 : ALL_WINGS]
    able = [wing for wing in later if wing // WINGS == side]
    return [wing for wing in able if view.orders.statuses[wing] != TITUBANT]


def threats(world: State, view: View, side: int) -> dict[int, list[Threat]]:
    """By hex of a body of this side, the enemies that could assault it."""
    found: dict[int, dict[int, bool]] = {}
    for wing in wings_to_come(view, 1 - side):
        active = as_if_active(world, wing)
        able = int(world.board.wing_units[wing] & world.alive & ~world.board.gun_units)
        for unit in members(able):
            for place in _contacts(active, unit):
                for near in neighbours(world, place):
                    if world.holder(near) == side:
                        on_flank = not world.faces(world.lead(near), place)
                        by_unit = found.setdefault(near, {})
                        by_unit[unit] = by_unit.get(unit, False) or on_flank
    return {
        place: [Threat(unit, on_flank) for unit, on_flank in by_unit.items()]
        for place, by_unit in found.items()
    }


def _contacts(active: State, unit: int) -> list[int]:
    """Hexes in which the unit could stand when its wing assaults."""
    if active.acted >> unit & 1:
        return [int(active.unit_hex[unit])]
    return [int(active.unit_hex[unit]), *(goal.place for goal in goals_of(active, unit))]
