"""Threats: how much of the enemy could stand in an area after his next Movement Phase.

From the view alone. Paths pay for ground and destroyed bridges and end at barred areas [8.2,
8.6.1]; traffic would only slow him, and forced marches are not counted [8.3, 8.4].
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.views import Slot, View
from solitaire.games.castiglione.rules.marching import road_cost
from solitaire.games.castiglione.staff.world import (
    field_units,
    own_areas,
    quiet_world,
    strength_range,
    total_range,
)
from solitaire.games.castiglione.terms import (
    FRENCH,
    counter_of,
)
from solitaire.games.castiglione.text.titles import area_text, areas_text, range_text
from solitaire.text import Text, text

FAR: Final = 99


@dataclass(frozen=True, slots=True)
class Threat:
    """One own area that the enemy could reach, or stands in."""

    area: int
    own_strength: int
    strength: tuple[int, int]
    """Enemy strength points that could come: surely able, and at most."""
    origins: tuple[int, ...]
    """Where they stand now."""


@dataclass(frozen=True, slots=True)
class ThreatReport:
    threats: tuple[Threat, ...]
    known: Text

    def lines(self, board: Board) -> list[Text]:
        found = [_words(board, one) for one in self.threats] or [text("nobody can reach you")]
        return [*found, self.known]

    def of_area(self, area: int) -> Threat | None:
        return next((one for one in self.threats if one.area == area), None)


def _words(board: Board, one: Threat) -> Text:
    return text(
        "{area}, {own} of yours: {many} strength points from {areas} [8.2]",
        area=area_text(board, one.area),
        own=one.own_strength,
        many=range_text(*one.strength),
        areas=areas_text(board, one.origins),
    )


KNOWN: Final = text(
    "As far as you know: each hidden counter is taken for the weakest and the strongest it may "
    "be. Traffic and forced marches are not counted [8.3, 8.4]."
)


def threats(board: Board, view: View) -> ThreatReport:
    """Of areas with own counters and of own cities; those that nobody can reach are left out."""
    world = quiet_world(board, view)
    costs = {slot[0]: _costs(world, slot[0], view.seat) for slot in view.slots}
    found = []
    for area in members(_own_ground(world, view)):
        near = [slot for slot in view.slots if _may_come(board, view, slot, costs, area)]
        strengths = [_arriving(board, view, slot, costs, area) for slot in near]
        if any(most for _, most in strengths):
            origins = tuple(sorted({slot[0] for slot in near}))
            own = int(world.strength_of(view.seat, world.units_in(view.seat, area)))
            found.append(Threat(area, own, total_range(strengths), origins))
    return ThreatReport(tuple(found), KNOWN)


def _own_ground(world: State, view: View) -> int:
    """Areas with own counters, and own cities."""
    board = world.board
    cities = board.cities & world.austrian_cities
    if view.seat == FRENCH:
        cities = board.cities & ~world.austrian_cities
    for area in own_areas(board, view, board.counters[view.seat]):
        cities |= 1 << area
    return int(cities)


def _costs(world: State, start: int, seat: int) -> dict[int, int]:
    """Cheapest points from an area, not through areas that the seat bars."""
    costs, waiting = {start: 0}, [start]
    for here in waiting:
        if world.bars[seat] >> here & 1 and here != start:
            continue
        for near in members(world.board.neighbours[here]):
            cost = costs[here] + int(road_cost(world, here, near))
            if cost < costs.get(near, FAR):
                costs[near] = cost
                waiting.append(near)
    return costs


def _points(board: Board, view: View, slot: Slot) -> list[int]:
    """Movement points of the units it may be."""
    enemy = enemy_of(view.seat)
    units = slot[1] & field_units(board, enemy)
    return [int(board.movement[counter_of(enemy, local)]) for local in members(units)]


def _may_come(
    board: Board, view: View, slot: Slot, costs: dict[int, dict[int, int]], area: int
) -> bool:
    return max(_points(board, view, slot), default=-1) >= costs[slot[0]].get(area, FAR)


def _arriving(
    board: Board, view: View, slot: Slot, costs: dict[int, dict[int, int]], area: int
) -> tuple[int, int]:
    """The fewest counts only if every counter that it may be reaches the area."""
    fewest, most = strength_range(board, view, slot, field_units(board, enemy_of(view.seat)))
    surely = min(_points(board, view, slot)) >= costs[slot[0]].get(area, FAR)
    return fewest if surely else 0, most
