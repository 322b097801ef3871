"""A second referee, written from the rules text and the CSV files alone.

It shares no code with the game: dictionaries and names instead of numbers and bits.
"""

from __future__ import annotations

import csv
import heapq
import math
from collections import defaultdict
from importlib.resources import files

FOLDER = files("resources") / "quadrilateral"


def rows(name: str) -> list[dict[str, str]]:
    text = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in text if not line.startswith("#")))


PLACES = {row["id"]: row for row in rows("places.csv")}
LINKS: dict[str, dict[str, dict[str, str]]] = defaultdict(dict)
for row in rows("links.csv"):
    LINKS[row["a"]][row["b"]] = row
    LINKS[row["b"]][row["a"]] = row
LEADERS = {row["id"]: row for row in rows("leaders.csv")}


def name_of(link: dict[str, str]) -> str:
    return f"{link['a']}-{link['b']}"


class Position:
    """What the questions need of a position, by name."""

    def __init__(self) -> None:
        self.flags: dict[str, set[str]] = defaultdict(set)
        """Sides with a flag or garrison in a place."""
        self.broken: set[str] = set()
        self.trains: set[str] = set()
        self.forces: list[tuple[str, str, int]] = []
        """Side, place, steps."""

    def is_passable(self, link: dict[str, str]) -> bool:
        name = name_of(link)
        if name in self.trains or not link["crossing"]:
            return True
        return link["crossing"] != "ferry" and name not in self.broken


def shortest(
    position: Position, start: str, roads: str, barred_for: str | None, limit: int = 10**9
) -> dict[str, int]:
    """Half-MPs to every place within reach; places with enemy flags are shut, ends included."""

    def is_shut(place: str) -> bool:
        return barred_for is not None and bool(position.flags[place] - {barred_for})

    if is_shut(start):
        return {}
    done: dict[str, int] = {}
    heap = [(0, start)]
    while heap:
        length, here = heapq.heappop(heap)
        if here in done:
            continue
        done[here] = length
        for there, link in LINKS[here].items():
            total = length + int(link["half_mp"])
            fits = link["road"] in roads and position.is_passable(link) and total <= limit
            if fits and there not in done and not is_shut(there):
                heapq.heappush(heap, (total, there))
    return done


def zone(position: Position, side: str, place: str) -> bool:
    """Whether a place lies in the zone of a force of the other side."""
    for owner, at, steps in position.forces:
        if owner == side or steps < 5:
            continue
        if at == place:
            return True
        link = LINKS[at].get(place)
        if link and link["near"] == "yes" and position.is_passable(link):
            return True
    return False


def forage(place: str, steps: int) -> int:
    terrain = {"clear": 14, "hill": 10, "valley": 10, "marsh": 8, "mountain": 2}
    size = {"town": 2, "city": 4}
    row = PLACES[place]
    value = terrain[row["terrain"]] + size.get(row["size"], 0)
    return value - max(0, math.floor(steps / 5 / 5) - 1)


def attrition_row(die: int, half_mps: int, space: int, weather: str, over: bool, bonus: int) -> int:
    added = 1 if weather in ("mud", "snow", "frost") else 0
    level = (space - 1) // 4
    return max(0, die + math.ceil(half_mps / 2) + level + added + int(over) - bonus)


def attrition_loss(steps: int, row: int, aps: int, second: int) -> int:
    threshold = 2
    for least, value in ((1, 4), (5, 5), (10, 6), (15, 7), (20, 8)):
        if aps >= least:
            threshold = value
    per_ten = 0 if row < threshold else 1 + (row - threshold) // 4
    whole, rest = divmod(per_ten * steps, 50)
    needed = math.floor(6 * rest / 50 + 0.5)
    return whole + (1 if rest and second <= needed else 0)


def combat_column(attackers: int, defenders: int, shift: int) -> int:
    ratios = (1 / 3, 1 / 2, 2 / 3, 1, 3 / 2, 2, 3, 4, 5)
    column = 0
    for index, ratio in enumerate(ratios):
        if attackers / defenders >= ratio - 1e-9:
            column = index
    return max(0, column + max(-4, shift))
