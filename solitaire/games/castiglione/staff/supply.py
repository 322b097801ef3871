"""Lines of supply of own units [5.2-5.6]: where they run, what bars them, what would cut them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.rules.bridges import can_be_destroyed
from solitaire.games.castiglione.rules.mantua import siege_strength
from solitaire.games.castiglione.rules.supply import joined_by_road, supplied_areas
from solitaire.games.castiglione.staff.world import (
    certainty,
    enemy_words,
    field_units,
    own_areas,
    quiet_world,
    slots_in,
    strength_range,
    total_range,
)
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, INFANTRY, NOWHERE
from solitaire.games.castiglione.text.titles import (
    area_text,
    areas_text,
    bridge_text,
    range_text,
    set_text,
)
from solitaire.text import Text, joined, marked, text

SUPPLIED: Final = text("supplied")
CUT_OFF: Final = text("cut off")


@dataclass(frozen=True, slots=True)
class SupplyLine:
    """The units of one area and their line of supply, as the map stands now."""

    area: int
    units: int
    status: Text
    path: tuple[int, ...]
    """From the area to the source, both included; empty if there is no line."""
    barred_by: tuple[int, ...]
    """Where there is no line: areas the enemy bars, as far as they would be met."""
    broken: tuple[int, ...]
    """And destroyed bridges."""
    cut_by_areas: tuple[int, ...]
    """Single areas that would cut the line off if the enemy took them."""
    cut_by_bridges: tuple[int, ...]
    """Single bridges whose destruction would."""


@dataclass(frozen=True, slots=True)
class Siege:
    """Mantua [5.6]."""

    is_besieged: bool
    """By the last check."""
    strength: tuple[int, int]
    """French infantry strength there now: fewest and most."""
    needed: int


@dataclass(frozen=True, slots=True)
class SupplyReport:
    seat: int
    supply_lines: tuple[SupplyLine, ...]
    siege: Siege
    known: Text
    enemy_by_area: tuple[tuple[int, Text], ...]
    """What is known of those who bar lines."""

    def lines(self, board: Board) -> list[Text]:
        found = [words for line in self.supply_lines for words in self.line_words(board, line)]
        return [*found, siege_words(self.siege), self.known]

    def of_area(self, area: int) -> SupplyLine | None:
        return next((line for line in self.supply_lines if line.area == area), None)

    def line_words(self, board: Board, line: SupplyLine) -> list[Text]:
        """The line, and what bars it or would cut it, set in."""
        place, units = area_text(board, line.area), set_text(board, self.seat, line.units)
        found = [
            text(_status(line), place=place, units=units, areas=areas_text(board, line.path[1:]))
        ]
        enemies = dict(self.enemy_by_area)
        for area in line.barred_by:
            where = area_text(board, area)
            found.append(text("  barred at {area}: {enemy}", area=where, enemy=enemies[area]))
        for bridge in line.broken:
            found.append(
                text("  destroyed bridge {bridge} [8.5]", bridge=bridge_text(board, bridge))
            )
        weak = [area_text(board, area) for area in line.cut_by_areas]
        weak += [
            text("the bridge {bridge}", bridge=bridge_text(board, bridge))
            for bridge in line.cut_by_bridges
        ]
        if weak:
            found.append(
                text("  would be cut by the loss of {places}", places=joined(weak, marked(" or ")))
            )
        return found


def _status(line: SupplyLine) -> str:
    if not line.path:
        return marked("{place} ({units}): cut off [5.2]")
    if len(line.path) == 1:
        return marked("{place} ({units}): supplied [5.2], is a source itself")
    return marked("{place} ({units}): supplied [5.2], line by {areas}")


def siege_words(siege: Siege) -> Text:
    besieged, liberated = text("besieged"), text("liberated")
    low, high = siege.strength
    many = range_text(low, high)
    if low != high:
        many = text("{low} to {high} (not all known to you)", low=low, high=high)
    after = text("not certain")
    if low >= siege.needed or high < siege.needed:
        after = besieged if low >= siege.needed else liberated
    return text(
        "Mantua is {now}; French infantry strength there is {many}, {needed} keep up the siege: by "
        "the next check, as things stand, {after} [5.6].",
        now=besieged if siege.is_besieged else liberated,
        many=many,
        needed=siege.needed,
        after=after,
    )


# -- finding out ----------------------------------------------------------------------------------


EVERYWHERE: Final = -1


def supply(board: Board, view: View, where: int = EVERYWHERE) -> SupplyReport:
    """Own areas with units in the field; all, or those in a set of areas."""
    world = quiet_world(board, view)
    areas = own_areas(board, view, field_units(board, view.seat))
    found = tuple(
        _line(world, view.seat, area, units) for area, units in areas.items() if where >> area & 1
    )
    bars = sorted({area for line in found for area in line.barred_by})
    return SupplyReport(
        view.seat,
        found,
        _siege(world, view),
        certainty(board, view),
        tuple((area, enemy_words(board, view, area)) for area in bars),
    )


def _siege(world: State, view: View) -> Siege:
    board = world.board
    strength = int(siege_strength(world))
    bounds = strength, strength
    if view.seat == AUSTRIAN:
        infantry = board.kind_sets[FRENCH * 8 + INFANTRY]
        slots = slots_in(view, 1 << board.mantua)
        bounds = total_range(strength_range(board, view, slot, infantry) for slot in slots)
    return Siege(world.besieged, bounds, int(board.charts.siege_strength))


def _line(world: State, side: int, area: int, units: int) -> SupplyLine:
    if not supplied_areas(world, side) >> area & 1:
        near = _pocket(world, side, area)
        return SupplyLine(
            area, units, CUT_OFF, (), _bars(world, side, near), _broken(world, near), (), ()
        )
    path = _path(world, side, area)
    return SupplyLine(
        area,
        units,
        SUPPLIED,
        path,
        (),
        (),
        tuple(one for one in path[1:] if not _holds_without_area(world, side, area, one)),
        tuple(one for one in _bridges_on(world, path) if _is_cut_by_bridge(world, side, area, one)),
    )


def _holds_without_area(world: State, side: int, area: int, lost: int) -> bool:
    trial = world.copy()
    trial.bars[enemy_of(side)] |= 1 << lost
    return bool(supplied_areas(trial, side) >> area & 1)


def _is_cut_by_bridge(world: State, side: int, area: int, bridge: int) -> bool:
    trial = world.copy()
    trial.broken |= 1 << bridge
    return not supplied_areas(trial, side) >> area & 1


def _bridges_on(world: State, path: tuple[int, ...]) -> list[int]:
    """Bridges on the way that can be destroyed: not those beside a city [8.5.1]."""
    return [
        int(world.board.bridge_between(a, b))
        for a, b in pairwise(path)
        if world.board.bridge_between(a, b) != NOWHERE and can_be_destroyed(world, a, b)
    ]


def _passable(world: State, side: int) -> int:
    """Areas a line may run through; the rules' own answer decides whether there is one."""
    blocked = world.bars[enemy_of(side)]
    if world.besieged == (side == AUSTRIAN):
        blocked |= 1 << world.board.mantua
    return ~blocked


def _path(world: State, side: int, area: int) -> tuple[int, ...]:
    """The shortest line of a supplied area."""
    own = world.austrian_cities if side == AUSTRIAN else ~world.austrian_cities
    sources = world.board.sources[side] & own
    free = _passable(world, side)
    came_from = {area: area}
    waiting = [area]
    for here in waiting:
        if sources >> here & 1 and (here == area or free >> here & 1):
            return _walked_back(came_from, here)
        for near in members(joined_by_road(world, here)):
            if near not in came_from and free >> near & 1:
                came_from[near] = here
                waiting.append(near)
    raise AssertionError("a supplied area has a line of supply")


def _walked_back(came_from: dict[int, int], end: int) -> tuple[int, ...]:
    path = [end]
    while came_from[path[-1]] != path[-1]:
        path.append(came_from[path[-1]])
    return tuple(reversed(path))


def _pocket(world: State, side: int, area: int) -> list[int]:
    """The areas that can still be reached from one that is cut off."""
    free = _passable(world, side)
    found = [area]
    for here in found:
        for near in members(joined_by_road(world, here)):
            if near not in found and free >> near & 1:
                found.append(near)
    return found


def _bars(world: State, side: int, pocket: list[int]) -> tuple[int, ...]:
    bars = world.bars[enemy_of(side)]
    edge = {near for here in pocket for near in members(joined_by_road(world, here))}
    return tuple(sorted(area for area in edge if bars >> area & 1 and area not in pocket))


def _broken(world: State, pocket: list[int]) -> tuple[int, ...]:
    ends = world.board.bridge_ends
    return tuple(
        one for one in members(world.broken) if (ends[one][0] in pocket) != (ends[one][1] in pocket)
    )
