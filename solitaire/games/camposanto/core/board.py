"""The field, the counters as printed and the numbers of the rules, as arrays to look up quickly."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.games.camposanto.core.lines import Shot, cone
from solitaire.games.camposanto.data.model import GameData, Ground, Numbers
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    ALLIED,
    ARMS,
    ARTILLERY,
    BRIDGE,
    CAVALRY,
    CLEAR,
    COLUMNS,
    FACINGS,
    HEXES,
    INFANTRY,
    LIGHT,
    OFF_MAP,
    ROWS,
    SIDES,
    TERRAINS,
    UNITS,
    VILLAGE,
    WING_NAMES,
    WINGS,
)

FAR: Final = 99
"""A distance beyond all others."""
RANGES: Final = 5
"""Places in a row of fire modifiers: range 0 is not used."""

# Steps to the neighbours ne, e, se, sw, w, nw: columns in odd rows, in even rows, and rows.
_ODD_COLUMNS: Final = (0, 1, 0, -1, -1, -1)
_EVEN_COLUMNS: Final = (1, 1, 1, 0, -1, 0)
_ROW_STEPS: Final = (-1, 0, 1, 1, 0, -1)


@final
class Charts:
    """Numbers of the rules [resources/camposanto/rules.toml]."""

    def __init__(self, numbers: Numbers) -> None:
        self.movement: list[int] = [numbers.movement[arm] for arm in ARMS]
        self.marshal_movement: i64 = numbers.movement["marshal"]
        self.impetuous_movement: i64 = numbers.impetuous_movement
        self.activation_limit: i64 = numbers.activation_limit
        self.shortest_retreat: i64 = numbers.shortest_retreat
        self.longest_retreat: i64 = numbers.longest_retreat
        self.escape: i64 = numbers.escape
        self.border_hits: i64 = numbers.border_hits
        self.fire_hits_at: i64 = numbers.fire_hits_at
        self.fire_range: i64 = numbers.fire_range
        self.threshold: i64 = numbers.threshold
        self.more_steps: i64 = numbers.more_steps
        self.flank: i64 = numbers.flank
        self.impetuous_assault: i64 = numbers.impetuous_assault
        self.horse_on_foot: i64 = numbers.horse_on_foot
        self.night_movement: i64 = numbers.night_movement
        self.night_range: i64 = numbers.night_range
        self.isolated_hits: i64 = numbers.isolated_hits
        self.victory_points: i64 = numbers.victory_points


@final
class Houses:
    """Effects of the ground, hex by hex."""

    def __init__(self, grounds: list[Ground]) -> None:
        self.assault: vec[i64] = vec[i64]([one.assault for one in grounds])
        self.fire: vec[i64] = vec[i64]([one.fire for one in grounds])
        self.stops_fire: vec[u8] = vec[u8]([int(one.stops_fire) for one in grounds])


@final
class Board:
    """What never changes. One for all states."""

    def __init__(self, data: GameData) -> None:
        self.data = data
        self.charts = Charts(data.numbers)
        self._set_up_field(data)
        self._set_up_units(data)
        self.series: list[int] = [0, 0]
        """Bits of the values of the series that each side holds by day [3]."""
        for point in data.order_points:
            self.series[SIDES.index(point.first_holder)] |= 1 << point.value
        self.cones: list[list[Shot]] = [
            cone(facing, self.charts.fire_range) for facing in range(len(FACINGS))
        ]

    def _set_up_field(self, data: GameData) -> None:
        self.hex_names: list[str] = [one.id for one in data.hexes]
        self.hex_by_name: dict[str, int] = {one.id: n for n, one in enumerate(data.hexes)}
        self.terrain: vec[u8] = vec[u8]([TERRAINS.index(one.terrain) for one in data.hexes])
        grounds = {ground.terrain: ground for ground in data.grounds}
        kinds = [grounds[one.terrain] for one in data.hexes]
        self.passable: vec[u8] = vec[u8]([int(kind.passable) for kind in kinds])
        self.is_river: vec[u8] = vec[u8]([int(one.terrain == "river") for one in data.hexes])
        self.north_bank: vec[u8] = vec[u8]([int(one.bank == "north") for one in data.hexes])
        self.neighbours: vec[i64] = vec[i64](_neighbours())
        """Six for each hex, OFF_MAP beyond the edge."""
        self.q: vec[i64] = vec[i64]([_axial_q(one) for one in range(HEXES)])
        self.r: vec[i64] = vec[i64]([one // COLUMNS for one in range(HEXES)])
        self.houses: list[Houses] = [
            Houses([grounds[name] for name in terrain])
            for terrain in (
                [one.terrain for one in data.hexes],
                [_without_village(one.terrain) for one in data.hexes],
            )
        ]
        """What the ground does to rolls and shots: with the village as farmhouse, as clear [T1]."""
        self.bridge: i64 = [one.terrain for one in data.hexes].index(TERRAINS[BRIDGE])
        self.to_bridge: vec[i64] = vec[i64](self._bridge_distances())
        """Steps to the bridge over passable hexes; FAR where there is no way."""

    def _bridge_distances(self) -> list[int]:
        far = [FAR] * HEXES
        far[self.bridge] = 0
        queue = [int(self.bridge)]
        for here in queue:
            for direction in range(6):
                there = int(self.neighbours[here * 6 + direction])
                if there != OFF_MAP and self.passable[there] and far[there] == FAR:
                    far[there] = far[here] + 1
                    queue.append(there)
        return far

    def _set_up_units(self, data: GameData) -> None:
        units = data.units
        self.unit_names: list[str] = [unit.id for unit in units]
        self.unit_titles: list[str] = [unit.name for unit in units]
        self.unit_by_name: dict[str, int] = {unit.id: n for n, unit in enumerate(units)}
        self.marshal_names: list[str] = [one.id for one in data.marshals]
        self.marshal_titles: list[str] = [one.name for one in data.marshals]
        self.marshal_by_name: dict[str, int] = {one.id: n for n, one in enumerate(data.marshals)}
        self.side: vec[u8] = vec[u8]([SIDES.index(unit.side) for unit in units])
        self.wing: vec[u8] = vec[u8](
            [SIDES.index(unit.side) * WINGS + WING_NAMES.index(unit.wing) for unit in units]
        )
        self.arm: vec[u8] = vec[u8]([ARMS.index(unit.arm) for unit in units])
        self.is_line: vec[u8] = vec[u8](
            [int(ARMS.index(unit.arm) in (INFANTRY, CAVALRY)) for unit in units]
        )
        """Infantry and cavalry: the regiments."""
        self.stars: vec[u8] = vec[u8]([unit.stars for unit in units])
        self.full_steps: vec[u8] = vec[u8]([unit.steps for unit in units])
        self.fire: vec[u8] = vec[u8]([0] * (UNITS * RANGES))
        for number, unit in enumerate(units):
            for place, modifier in enumerate(unit.fire):
                self.fire[number * RANGES + place + 1] = u8(modifier)
        self.wing_units: vec[i64] = vec[i64]([0] * ALL_WINGS)
        self.side_units: vec[i64] = vec[i64]([0, 0])
        self.line_units: i64 = 0
        self.light_units: i64 = 0
        self.gun_units: i64 = 0
        for number in range(UNITS):
            bit: i64 = 1 << number
            self.wing_units[i64(self.wing[number])] |= bit
            self.side_units[i64(self.side[number])] |= bit
            if self.is_line[number]:
                self.line_units |= bit
            elif self.arm[number] == LIGHT:
                self.light_units |= bit
            else:
                assert self.arm[number] == ARTILLERY
                self.gun_units |= bit
        self.setup_hex: list[int] = [self.hex_by_name[unit.hex] for unit in units]
        self.setup_facing: list[int] = [FACINGS.index(unit.facing) for unit in units]
        self.setup_marshals: list[int] = [self.hex_by_name[one.hex] for one in data.marshals]

    # -- geometry ---------------------------------------------------------------------------------

    def distance(self, a: i64, b: i64) -> i64:
        """Hexes from one to the other."""
        q = self.q[a] - self.q[b]
        r = self.r[a] - self.r[b]
        s = q + r
        if q < 0:
            q = -q
        if r < 0:
            r = -r
        if s < 0:
            s = -s
        return (q + r + s) // 2

    def direction(self, a: i64, b: i64) -> i64:
        """In which direction of a its neighbour b lies; -1 if it is none."""
        for direction in range(6):
            if self.neighbours[a * 6 + direction] == b:
                return direction
        return -1

    def is_front(self, a: i64, facing: i64, b: i64) -> bool:
        """Whether b is one of the two front hexes of a counter in a [6.1]."""
        if self.neighbours[a * 6 + facing] == b:
            return True
        return self.neighbours[a * 6 + (facing + 5) % 6] == b

    def at(self, q: i64, r: i64) -> i64:
        """The hex with these axial coordinates, or OFF_MAP."""
        if r < 0 or r >= ROWS:
            return OFF_MAP
        column = q + (r - (r & 1)) // 2
        if column < 0 or column >= COLUMNS:
            return OFF_MAP
        return r * COLUMNS + column

    def border_row(self, side: i64) -> i64:
        """The row at the side's own edge, counted from 0 [6.5]."""
        return 0 if side == ALLIED else ROWS - 1


def _without_village(terrain: str) -> str:
    return TERRAINS[CLEAR] if terrain == TERRAINS[VILLAGE] else terrain


def _axial_q(place: int) -> int:
    row, column = divmod(place, COLUMNS)
    return column - (row - (row & 1)) // 2


def _neighbours() -> list[int]:
    found = []
    for place in range(HEXES):
        row, column = divmod(place, COLUMNS)
        # Rows are counted from 1 on the map, so the even rows there are odd here.
        columns = _EVEN_COLUMNS if row & 1 else _ODD_COLUMNS
        for direction in range(6):
            next_row, next_column = row + _ROW_STEPS[direction], column + columns[direction]
            inside = 0 <= next_row < ROWS and 0 <= next_column < COLUMNS
            found.append(next_row * COLUMNS + next_column if inside else OFF_MAP)
    return found
