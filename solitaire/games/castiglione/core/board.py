"""The map, the counters and the tables as arrays: everything that never changes during a game.

Built once from data.py and shared by all states. Areas and counters are numbers here; names are
kept for notation and words.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest, members
from solitaire.games.castiglione.core.charts import Charts
from solitaire.games.castiglione.core.vectors import bytes_of, words_of
from solitaire.games.castiglione.data.model import GameData, Leader, Unit
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    CITY,
    CLEAR,
    COUNTERS,
    DUMMY,
    FRENCH,
    GARRISON,
    KINDS,
    LEADER,
    MOUNTAIN,
    NOWHERE,
    POOL,
    SIDE_SIZE,
    SIDES,
)

AREA_KINDS: Final = {"clear": CLEAR, "mountain": MOUNTAIN, "city": CITY}
ARMY: Final = 0
"""The formation number of army leaders, who command every unit of their side [2.1.2]."""
FAR: Final = 99


@final
class Board:
    """Static facts by number. An area set and a side's counter set are bits of one integer."""

    def __init__(self, data: GameData) -> None:  # noqa: PLR0915  one line a fact
        self.data = data
        self.areas: i64 = len(data.areas)
        assert self.areas <= AREA_LIMIT, "an area set must fit one integer"
        self.area_names: list[str] = [area.id for area in data.areas]
        self.area_by_name: dict[str, int] = {name: i for i, name in enumerate(self.area_names)}
        self.neighbours: vec[i64] = words_of(AREA_LIMIT)
        self.kind: vec[u8] = bytes_of(AREA_LIMIT)
        self.entry_cost: vec[u8] = bytes_of(AREA_LIMIT)
        self.cities: i64 = 0
        self.french_zone: i64 = 0
        self.sources: vec[i64] = words_of(2)
        self.mantua: i64 = self.area_by_name["mantua"]
        self.dummy_areas: i64 = data.tables.dummy_max_areas
        """How far from a real unit dummies may go [13.2.2]."""
        self.circle: vec[i64] = words_of(AREA_LIMIT)
        """Per area, the areas within that distance, itself included."""
        self.dummy_zone: vec[i64] = words_of(2)
        """Per side, where dummies may be set up [13.2.1]."""
        self.rivoli_road: i64 = 0
        """The areas between which option 15.0 raises the stacking limit."""
        self._lay_areas()

        self.bridge: vec[u8] = bytes_of(64 * 64, NOWHERE)
        """Number of the bridge on the road between two areas (a * 64 + b), or NOWHERE."""
        self.bridge_ends: list[tuple[int, int]] = []
        self.destructible: i64 = 0
        self._lay_roads()
        self.distance: vec[u8] = bytes_of(64 * 64, FAR)
        """Roads between two areas, whoever stands there."""
        self._measure()

        self.counter_names: list[str] = [""] * COUNTERS
        self.counter_titles: list[str] = [""] * COUNTERS
        """How a person is told of the counter: "Pittoni (cavalry)"."""
        self.counter_by_name: dict[str, int] = {}
        self.counter_kind: vec[u8] = bytes_of(COUNTERS, DUMMY)
        self.strength: vec[u8] = bytes_of(COUNTERS)
        self.cohesion: vec[u8] = bytes_of(COUNTERS)
        self.movement: vec[u8] = bytes_of(COUNTERS)
        self.formation: vec[u8] = bytes_of(COUNTERS, NOWHERE)
        self.rank: vec[u8] = bytes_of(COUNTERS, NOWHERE)
        self.strategic: vec[u8] = bytes_of(COUNTERS)
        self.command: vec[u8] = bytes_of(COUNTERS)
        self.tactical: vec[u8] = bytes_of(COUNTERS)
        self.setup: vec[u8] = bytes_of(COUNTERS, POOL)
        self.counters: vec[i64] = words_of(2)
        """Per side, every counter in the mix."""
        self.kind_sets: vec[i64] = words_of(2 * 8)
        """Per side and kind (side * 8 + kind), the counters of that kind."""
        self.units: vec[i64] = words_of(2)
        """Per side: infantry, cavalry, artillery and garrisons."""
        self.generic: vec[i64] = words_of(2)
        """Per side, the stand-ins for lost leaders [14.2]."""
        self.army_leader: vec[i64] = words_of(2)
        self.formation_names: list[str] = ["army"]
        self.followers: vec[i64] = words_of(COUNTERS)
        """Per leader, the units he may command; per unit, its possible commanders [2.1.2]."""
        self._lay_counters()
        self.charts: Charts = Charts(data.tables)
        self.prizes: vec[i64] = words_of(2)
        """Per side, the cities whose control earns it points [12.1]."""
        self.prize_points: vec[u8] = bytes_of(AREA_LIMIT)
        self._lay_prizes()

    def bridge_between(self, area: i64, neighbour: i64) -> int:
        """The number of the bridge on the road that joins them, or NOWHERE."""
        return int(self.bridge[area * 64 + neighbour])

    def distance_between(self, area: i64, other: i64) -> int:
        """In roads."""
        return int(self.distance[area * 64 + other])

    def _lay_areas(self) -> None:
        for number, area in enumerate(self.data.areas):
            kind = AREA_KINDS[area.kind]
            self.kind[number] = kind
            self.entry_cost[number] = self.data.tables.movement_costs.enter(area.kind)
            if kind == CITY:
                self.cities |= 1 << number
            if area.dummy_french:
                self.dummy_zone[FRENCH] |= 1 << number
            if area.dummy_austrian:
                self.dummy_zone[AUSTRIAN] |= 1 << number
            if area.french_zone:
                self.french_zone |= 1 << number
            if area.supply is not None:
                side = SIDES.index(area.supply)
                self.sources[side] |= 1 << number
        for name in self.data.tables.stacking.rivoli_areas:
            self.rivoli_road |= 1 << self.area_by_name[name]

    def _lay_roads(self) -> None:
        for road in self.data.roads:
            a, b = self.area_by_name[road.a], self.area_by_name[road.b]
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
            if road.river is not None:
                number = len(self.bridge_ends)
                self.bridge_ends.append((a, b))
                self.bridge[a * 64 + b] = number
                self.bridge[b * 64 + a] = number
                if road.destructible:
                    self.destructible |= 1 << number

    def _measure(self) -> None:
        for start in range(self.areas):
            reached: i64 = 1 << start
            edge: i64 = reached
            roads: i64 = 0
            while edge:
                following: i64 = 0
                while edge:
                    area = lowest(edge)
                    edge &= edge - 1
                    self.distance[start * 64 + area] = u8(roads)
                    if roads <= self.dummy_areas:
                        self.circle[start] |= 1 << area
                    following |= self.neighbours[area]
                edge = following & ~reached
                reached |= edge
                roads += 1

    def _lay_counters(self) -> None:
        """Numbers the counters in the order in which they lie in a stack, top first [3.5] [R25]."""
        for side in (FRENCH, AUSTRIAN):
            place = side * SIDE_SIZE
            leaders = [one for one in self.data.leaders if one.side == SIDES[side]]
            for leader in sorted(leaders, key=lambda one: (one.rank, one.generic)):
                self._lay_leader(place, leader)
                place += 1
            for arm in ("cavalry", "infantry", "artillery", "garrison"):
                for unit in self.data.units:
                    if unit.side == SIDES[side] and unit.arm == arm:
                        self._lay_unit(place, unit)
                        place += 1
            for number in range(1, self.data.dummies[SIDES[side]] + 1):
                self._lay_dummy(place, number)
                place += 1
            assert place - side * SIDE_SIZE <= 62, "a side's counters must fit one integer"
            self._join_leaders_and_units(side)

    def _lay_prizes(self) -> None:
        """Awards for cities are called after the city and the side."""
        for award, points in self.data.tables.victory.points.items():
            name, _, word = award.rpartition("_")
            if name in self.area_by_name and word in SIDES:
                city = self.area_by_name[name]
                self.prizes[SIDES.index(word)] |= 1 << city
                self.prize_points[city] = points

    def _join_leaders_and_units(self, side: int) -> None:
        leaders, units = self.kind_sets[side * 8 + LEADER], self.units[side]
        for leader in members(leaders):
            for unit in members(units & ~self.kind_sets[side * 8 + GARRISON]):
                formation = self.formation[side * 64 + leader]
                if formation in (ARMY, self.formation[side * 64 + unit]):
                    self.followers[side * 64 + leader] |= 1 << unit
                    self.followers[side * 64 + unit] |= 1 << leader

    def _lay_dummy(self, counter: int, number: int) -> None:
        side = counter >> 6
        self._name(counter, f"{SIDES[side]}_dummy_{number}", f"{SIDES[side].capitalize()} dummy")
        self.movement[counter] = self.data.dummy_movement
        self.kind_sets[side * 8 + DUMMY] |= 1 << (counter & 63)

    def _name(self, counter: int, name: str, title: str) -> None:
        assert name not in self.counter_by_name, f"two counters are called {name}"
        self.counter_names[counter] = name
        self.counter_titles[counter] = title
        self.counter_by_name[name] = counter
        self.counters[counter >> 6] |= 1 << (counter & 63)

    def _formation_number(self, name: str) -> int:
        if name not in self.formation_names:
            self.formation_names.append(name)
        return self.formation_names.index(name)

    def _lay_unit(self, counter: int, unit: Unit) -> None:
        side = counter >> 6
        title = unit.name if unit.arm == "infantry" else f"{unit.name} ({unit.arm})"
        if unit.arm == "garrison":
            title = f"{unit.side.capitalize()} garrison"
        self._name(counter, unit.id, title)
        kind = KINDS.index(unit.arm)
        self.counter_kind[counter] = kind
        self.kind_sets[side * 8 + kind] |= 1 << (counter & 63)
        self.units[side] |= 1 << (counter & 63)
        self.strength[counter] = unit.strength
        self.cohesion[counter] = unit.cohesion
        self.movement[counter] = unit.movement
        if kind != GARRISON:
            self.formation[counter] = self._formation_number(unit.formation)
        if unit.setup is not None:
            self.setup[counter] = self.area_by_name[unit.setup]

    def _lay_leader(self, counter: int, leader: Leader) -> None:
        side = counter >> 6
        is_plain = leader.generic or leader.formation == "army"
        self._name(counter, leader.id, leader.name if is_plain else f"General {leader.name}")
        self.counter_kind[counter] = LEADER
        self.kind_sets[side * 8 + LEADER] |= 1 << (counter & 63)
        self.rank[counter] = leader.rank
        self.strategic[counter] = leader.strategic
        self.command[counter] = leader.command
        self.tactical[counter] = leader.tactical
        self.movement[counter] = leader.movement
        self.formation[counter] = self._formation_number(leader.formation)
        if leader.generic:
            self.generic[side] |= 1 << (counter & 63)
        elif leader.formation == "army":
            self.army_leader[side] = counter
        if leader.setup is not None:
            self.setup[counter] = self.area_by_name[leader.setup]
