"""The map and the leaders as arrays: everything that never changes during a game.

Built once and shared by all states. Places, crossings and leaders are numbers here; names are kept
for notation and words.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.core.charts import Charts
from solitaire.games.quadrilateral.core.vectors import numbers, numbers_of
from solitaire.games.quadrilateral.data.model import (
    RANKS,
    ROADS,
    STARTS,
    TERRAINS,
    GameData,
    Link,
    SetUpForce,
)
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    BRIDGE,
    CITADEL,
    FERRY,
    FORTIFIED_TOWN,
    FRENCH,
    LEADERS,
    NO_FORT,
    NOWHERE,
    PLACE_LIMIT,
    PRIMARY,
    SIDES,
    TOWN_BRIDGE,
)

CROSSINGS: Final = {"bridge": BRIDGE, "town": TOWN_BRIDGE, "ferry": FERRY}
FORTS: Final = {"": NO_FORT, "town": FORTIFIED_TOWN, "citadel": CITADEL}
FRENCH_FORTS: Final = ("verona", "legnago", "peschiera", "brescia", "orzinuovi")
"""French at every start unless the other side stands there [15.1]."""


@final
class Ways:
    """Lengths of the shortest ways from one place."""

    def __init__(self, lengths: vec[i64]) -> None:
        self.lengths = lengths


@final
class Board:
    """Static facts by number."""

    def __init__(self, data: GameData) -> None:  # noqa: PLR0915  one line a fact
        self.data = data
        self.charts = Charts(data)
        self.places: i64 = len(data.places)
        assert self.places <= PLACE_LIMIT
        self.place_names: list[str] = [place.id for place in data.places]
        self.place_titles: list[str] = [place.name for place in data.places]
        self.place_by_name: dict[str, int] = {name: i for i, name in enumerate(self.place_names)}
        self.terrain: vec[i64] = numbers_of([TERRAINS.index(one.terrain) for one in data.places])
        self.forage: vec[i64] = numbers_of([one.forage for one in data.places])
        self.fort: vec[i64] = numbers_of([FORTS[one.fort] for one in data.places])
        self.defile: vec[i64] = numbers_of([int(one.mark == "defile") for one in data.places])
        self.port: vec[i64] = numbers_of([int(one.mark == "port") for one in data.places])
        self.siege: vec[i64] = numbers_of([int(one.mark == "siege") for one in data.places])
        self.forts: list[int] = [i for i, one in enumerate(data.places) if one.fort]
        self.fort_index: vec[i64] = numbers(PLACE_LIMIT, NOWHERE)
        for index, place in enumerate(self.forts):
            self.fort_index[place] = index
        self.mantova: i64 = self.place_by_name["mantova"]
        self.citadella: i64 = self.place_by_name["citadella"]
        self.favorita: i64 = self.place_by_name["favorita"]
        self.cerese: i64 = self.place_by_name["cerese"]
        self.sources: list[list[int]] = [
            [self.place_by_name[one.place] for one in data.communications if one.side == side]
            for side in SIDES
        ]

        # Links out of place p are those numbered first[p] up to first[p + 1].
        self.first: vec[i64] = numbers(PLACE_LIMIT + 1)
        self.to: vec[i64] = numbers(2 * len(data.links))
        self.cost: vec[i64] = numbers(2 * len(data.links))
        self.mud_cost: vec[i64] = numbers(2 * len(data.links))
        self.hexes: vec[i64] = numbers(2 * len(data.links))
        self.road: vec[i64] = numbers(2 * len(data.links))
        self.near: vec[i64] = numbers(2 * len(data.links))
        self.crossing: vec[i64] = numbers(2 * len(data.links))
        """Number of the crossing on a link, or NOWHERE."""
        self.crossing_kind: list[int] = []
        self.crossing_ends: list[tuple[int, int]] = []
        self.dry: i64 = 0
        """Crossings that are bridges when nothing is broken or laid, as bits."""
        self.has_primary: vec[i64] = numbers(PLACE_LIMIT)
        self._lay_links()

        self.ways: dict[int, Ways] = {}
        """Ways without regard to the enemy, as roads.py finds them: a memory, no fact."""
        self.lines: dict[tuple[int, int, int, int, int, int], Ways] = {}
        """The same around enemies, by open crossings, question and barred places (four words)."""

        self.leaders: i64 = len(data.leaders)
        self.leader_names: list[str] = [leader.id for leader in data.leaders]
        self.leader_titles: list[str] = [leader.name for leader in data.leaders]
        self.leader_by_name: dict[str, int] = {name: i for i, name in enumerate(self.leader_names)}
        self.side: vec[i64] = numbers(LEADERS)
        self.rank: vec[i64] = numbers(LEADERS)
        self.initiative: vec[i64] = numbers(LEADERS)
        self.span: vec[i64] = numbers(LEADERS)
        self.bonus: vec[i64] = numbers(LEADERS)
        self.seniority: vec[i64] = numbers(LEADERS)
        """The lower the more senior: rank, Span, Initiative, order of the file [4.2]."""
        self.of_side: vec[i64] = numbers(2)
        """All leaders of a side, as bits."""
        self.leader_first: vec[i64] = numbers(2, LEADERS)
        self.leader_end: vec[i64] = numbers(2)
        """Leaders of a side are numbered from first up to end."""
        self.major_generals: i64 = 0
        self._rate_leaders()

    def _lay_links(self) -> None:
        out: list[list[tuple[int, Link, int]]] = [[] for _ in range(self.places)]
        for link in self.data.links:
            a, b = self.place_by_name[link.a], self.place_by_name[link.b]
            crossing = NOWHERE
            if link.crossing:
                crossing = len(self.crossing_kind)
                self.crossing_kind.append(CROSSINGS[link.crossing])
                self.crossing_ends.append((a, b))
                if link.crossing != "ferry":
                    self.dry |= 1 << crossing
            out[a].append((b, link, crossing))
            out[b].append((a, link, crossing))
        index = 0
        for place in range(self.places):
            self.first[place] = index
            for to, link, crossing in out[place]:
                self._lay_link(index, to, link, crossing)
                index += 1
                if link.road == "P":
                    self.has_primary[place] = 1
        for place in range(self.places, PLACE_LIMIT + 1):
            self.first[place] = index

    def _lay_link(self, index: int, to: int, link: Link, crossing: int) -> None:
        self.to[index] = to
        self.cost[index] = link.half_mp
        road = ROADS.index(link.road)
        mud = link.half_mp * 2 if road != PRIMARY else (link.half_mp * 3 + 1) // 2
        self.mud_cost[index] = mud
        self.hexes[index] = link.hexes
        self.road[index] = road
        self.near[index] = 1 if link.is_near else 0
        self.crossing[index] = crossing

    def _rate_leaders(self) -> None:
        for number, leader in enumerate(self.data.leaders):
            self.side[number] = SIDES.index(leader.side)
            self.rank[number] = RANKS.index(leader.rank)
            self.initiative[number] = leader.initiative
            self.span[number] = leader.span
            self.bonus[number] = leader.bonus
            rank = RANKS.index(leader.rank)
            self.seniority[number] = (
                rank * 100_000 + (9 - leader.span) * 10_000 + (9 - leader.initiative) * 1000
            ) + number
            side = SIDES.index(leader.side)
            self.of_side[side] |= 1 << number
            self.leader_first[side] = min(number, self.leader_first[side])
            self.leader_end[side] = number + 1
            if leader.rank == "mg":
                self.major_generals |= 1 << number

    # -- set-up --------------------------------------------------------------------------------

    def forces_at(self, start: str) -> list[SetUpForce]:
        return [force for force in self.data.setups if force.start == start]

    def usual_source(self, side: int, start: str) -> int:
        for one in self.data.communications:
            if one.side == SIDES[side] and start in one.source_at:
                return self.place_by_name[one.place]
        raise LookupError(start)

    def usual_center(self, side: int, start: str) -> int:
        for one in self.data.communications:
            if one.side == SIDES[side] and start in one.center_by_start:
                return self.place_by_name[one.center_by_start[start]]
        raise LookupError(start)

    def fort_owner(self, fort: int) -> int:
        """At the start, where nobody stands [15.1]."""
        return FRENCH if self.place_names[self.forts[fort]] in FRENCH_FORTS else AUSTRIAN

    def start_number(self, start: str, key: str) -> int:
        assert start in STARTS
        return self.data.numbers[f"start_{start}.{key}"][0]

    def second_train(self, start: str) -> int:
        return self.leader_by_name[self.data.words[f"start_{start}.second_train"][0]]

    def link(self, here: i64, there: i64) -> i64:
        """The number of the link from here to there, or -1."""
        for index in range(self.first[here], self.first[here + 1]):
            if self.to[index] == there:
                return index
        return -1
