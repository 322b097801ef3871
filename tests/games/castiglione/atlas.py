"""Questions about the loaded data, answered by brute force and without any code of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, hypot, radians

from solitaire.games.castiglione.data.model import (
    Area,
    Leader,
    Point,
    Road,
    Unit,
    load_data,
)

DATA = load_data()
AREAS: dict[str, Area] = {area.id: area for area in DATA.areas}
UNITS: dict[str, Unit] = {unit.id: unit for unit in DATA.units}
LEADERS: dict[str, Leader] = {leader.id: leader for leader in DATA.leaders}
CITIES = {area.id for area in DATA.areas if area.kind == "city"}

NEIGHBOURS: dict[str, dict[str, Road]] = {area: {} for area in AREAS}
for _road in DATA.roads:
    NEIGHBOURS[_road.a][_road.b] = _road
    NEIGHBOURS[_road.b][_road.a] = _road


def distance_by_area(start: str, closed: Iterable[str] = ()) -> dict[str, int]:
    """Roads from the start to every Area that can be reached without entering the closed ones."""
    found = {start: 0}
    front = [start]
    barred = set(closed)
    while front:
        front = [
            other
            for area in front
            for other in NEIGHBOURS[area]
            if other not in found and other not in barred
        ]
        steps = max(found.values()) + 1
        found.update(dict.fromkeys(front, steps))
    return found


def distance(start: str, end: str) -> int:
    return distance_by_area(start)[end]


def cheapest_paths(start: str, end: str) -> tuple[int, list[list[str]]]:
    """The lowest cost in movement points, and every path of that cost [8.2]."""
    cheapest = 99
    paths: list[list[str]] = []
    waiting = [(0, [start])]
    while waiting:
        cost, path = waiting.pop()
        if path[-1] == end:
            if cost < cheapest:
                cheapest, paths = cost, []
            if cost == cheapest:
                paths.append(path)
        elif cost < min(cheapest, 6):  # no example is longer than 4 points
            for other in NEIGHBOURS[path[-1]]:
                if other not in path:
                    step = 2 if AREAS[other].kind == "mountain" else 1
                    waiting.append((cost + step, [*path, other]))
    return cheapest, paths


def cost(start: str, end: str) -> int:
    return cheapest_paths(start, end)[0]


def units(*names: str) -> list[Unit]:
    return [UNITS[name] for name in names]


def strength(chosen: Iterable[Unit], arm: str | None = None) -> int:
    return sum(unit.strength for unit in chosen if arm in (None, unit.arm))


def field_units() -> list[Unit]:
    return [unit for unit in DATA.units if unit.arm != "garrison"]


def garrison_areas(side: str) -> set[str]:
    return {
        unit.setup
        for unit in DATA.units
        if unit.arm == "garrison" and unit.side == side and unit.setup
    }


def occupied(side: str) -> set[str]:
    return {unit.setup for unit in DATA.units if unit.side == side and unit.setup}


def enemy(side: str) -> str:
    return "austrian" if side == "french" else "french"


# -- the drawn map --------------------------------------------------------------------------------


def kilometres(one: Point, other: Point) -> float:
    north = (one[0] - other[0]) * 111.13
    east = (one[1] - other[1]) * 111.32 * cos(radians(45.5))
    return hypot(north, east)


def drawn(area: str) -> Point:
    return AREAS[area].draw_lat, AREAS[area].draw_lon


def drawn_road(road: Road) -> list[Point]:
    return [drawn(road.a), *road.via, drawn(road.b)]


def road_kilometres(road: Road) -> float:
    ends = [(AREAS[end].lat, AREAS[end].lon) for end in (road.a, road.b)]
    line = [ends[0], *road.via, ends[1]]
    return sum(kilometres(one, other) for one, other in pairwise(line))


def crossings(line: Iterable[Point], other: Iterable[Point]) -> int:
    """How often two lines truly cross; touching ends do not count."""
    return sum(
        _cross(*first, *second) for first in pairwise(line) for second in list(pairwise(other))
    )


def _cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    along = (q[0] - p[0], q[1] - p[1])
    across = (s[0] - r[0], s[1] - r[1])
    turn = along[0] * across[1] - along[1] * across[0]
    if abs(turn) < 1e-15:
        return False
    gap = (r[0] - p[0], r[1] - p[1])
    on_first = (gap[0] * across[1] - gap[1] * across[0]) / turn
    on_second = (gap[0] * along[1] - gap[1] * along[0]) / turn
    return 1e-9 < on_first < 1 - 1e-9 and 1e-9 < on_second < 1 - 1e-9
