"""A second referee, written from our rules text alone: slow, plain, and without the engine.

A field is {hex id: Body}. It answers what an assault adds, which plans are legal, how a flight can
end and which shots are free. Geometry is done with points in the plane instead of hex arithmetic.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain, combinations

RESOURCES = files("resources") / "camposanto"
ALLIED, SPANISH = "allied", "spanish"
HEIGHT = math.sqrt(3) / 2
"""Between two rows, where neighbours in a row are 1 apart."""
CORNERS = {"n": 0, "ne": 60, "se": 120, "s": 180, "sw": 240, "nw": 300}


@dataclass(frozen=True)
class Body:
    """A regiment, a lone support counter, or an infantry with a support counter on top."""

    side: str
    arm: str
    facing: str
    steps: int
    stars: int = 0
    support: str = ""
    is_support_active: bool = True
    """Whether the counter on top is of the wing that assaults [S7]."""


Field = Mapping[str, Body]


# -- the ground -----------------------------------------------------------------------------------


@cache
def ground() -> dict[str, tuple[str, str]]:
    """Terrain and bank by hex."""
    lines = (RESOURCES / "hexes.csv").read_text(encoding="utf-8").splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    return {row["id"]: (row["terrain"], row["bank"]) for row in rows}


def centre(place: str) -> tuple[float, float]:
    column, row = int(place[:2]), int(place[2:])
    return column + (0.5 if row % 2 == 0 else 0.0), row * HEIGHT


@cache
def around(place: str) -> dict[int, str]:
    """Neighbours by the bearing of their centres: 30, 90, ... 330."""
    x, y = centre(place)
    found = {}
    for bearing in range(30, 360, 60):
        there = (x + math.sin(math.radians(bearing)), y - math.cos(math.radians(bearing)))
        for other in _near(place):
            if math.dist(centre(other), there) < 0.1:
                found[bearing] = other
    return found


def _near(place: str) -> Iterable[str]:
    column, row = int(place[:2]), int(place[2:])
    for c in range(column - 1, column + 2):
        for r in range(row - 1, row + 2):
            if f"{c:02d}{r:02d}" in ground():
                yield f"{c:02d}{r:02d}"


def front(place: str, facing: str) -> list[str]:
    """The two hexes that share the corner."""
    corner = CORNERS[facing]
    beside = ((corner - 30) % 360, (corner + 30) % 360)
    return [around(place)[bearing] for bearing in beside if bearing in around(place)]


def is_open(place: str) -> bool:
    return ground()[place][0] not in ("river", "pond")


def is_house(place: str) -> bool:
    return ground()[place][0] in ("farmhouse", "village")


@cache
def apart(one: str, other: str) -> int:
    """Hexes between, by walking: rows first, then along the row."""
    (x1, y1), (x2, y2) = centre(one), centre(other)
    rows = abs(round((y1 - y2) / HEIGHT))
    return rows + max(0, round(abs(x1 - x2) - rows / 2 + 1e-9))


# -- assaults -------------------------------------------------------------------------------------


def added(field: Field, attackers: list[str], defenders: list[str], status: str) -> tuple[int, int]:
    """Modifiers of attacker and defender."""
    attack = defence = 0
    attack += status == "impetuous"
    own = sum(_steps(field[one], field[one].is_support_active) for one in attackers)
    foe = sum(_steps(field[one], True) for one in defenders)
    if own != foe:
        attack, defence = (attack + 1, -1) if own > foe else (attack - 1, 1)
    stars = max(field[one].stars for one in attackers) - max(field[one].stars for one in defenders)
    attack, defence = attack + stars, defence - stars
    attack -= any(is_house(one) for one in defenders)
    defence -= any(is_house(one) for one in attackers)
    if status != "cautious" and _is_flank(field, attackers, defenders):
        attack, defence = attack + 1, defence - 1
    if _is_charge(field, attackers, defenders):
        attack -= 1
    return attack, defence


def _steps(body: Body, with_support: bool) -> int:
    return body.steps + (1 if body.support and with_support else 0)


def _is_flank(field: Field, attackers: list[str], defenders: list[str]) -> bool:
    beside = [
        [attacker not in front(defender, field[defender].facing) for defender in defenders]
        for attacker in attackers
    ]
    if len(defenders) == 1:
        return any(chain(*beside))
    return all(chain(*beside))


def _is_charge(field: Field, attackers: list[str], defenders: list[str]) -> bool:
    horse = [one for one in attackers if field[one].arm == "cavalry"]
    foot = [one for one in defenders if field[one].arm == "infantry"]
    return any(one in front(foe, field[foe].facing) for one in horse for foe in foot)


Assault = tuple[frozenset[str], frozenset[str]]


def all_plans(field: Field, side: str, wing: set[str]) -> set[frozenset[Assault]]:
    """Every legal set of stars of the bodies in these hexes, by trying all sets."""
    seen = {
        one: {
            foe for foe in front(one, field[one].facing) if foe in field and field[foe].side != side
        }
        for one in wing
        if field[one].arm != "artillery"
    }
    seen = {one: foes for one, foes in seen.items() if foes}
    stars: set[Assault] = set()
    for foe in set(chain(*seen.values())):
        able = [one for one, foes in seen.items() if foe in foes]
        for size in range(1, len(able) + 1):
            stars |= {(frozenset(who), frozenset({foe})) for who in combinations(able, size)}
    stars |= {(frozenset({one}), frozenset(foes)) for one, foes in seen.items() if len(foes) == 2}
    found: set[frozenset[Assault]] = set()
    _extend(frozenset(), sorted(stars, key=repr), found)
    return {plan for plan in found if _is_dutiful(plan, seen)}


def _extend(plan: frozenset[Assault], stars: list[Assault], found: set[frozenset[Assault]]) -> None:
    """All sets of stars that share nobody."""
    found.add(plan)
    for number, (who, whom) in enumerate(stars):
        if all(not (who & other) and not (whom & aim) for other, aim in plan):
            _extend(plan | {(who, whom)}, stars[number + 1 :], found)


def _is_dutiful(plan: frozenset[Assault], seen: Mapping[str, set[str]]) -> bool:
    attacked = set(chain(*(whom for _, whom in plan)))
    return all(seen[one] <= attacked for who, _ in plan for one in who)


# -- flights --------------------------------------------------------------------------------------


@cache
def steps_to_bridge() -> dict[str, int]:
    bridge = next(place for place, (terrain, _) in ground().items() if terrain == "bridge")
    found, edge = {bridge: 0}, [bridge]
    while edge:
        edge = [
            there
            for here in edge
            for there in around(here).values()
            if is_open(there) and found.setdefault(there, found[here] + 1) == found[here] + 1
        ]
        edge = list(dict.fromkeys(edge))
        if len(found) == sum(map(is_open, ground())):
            break
    return found


def backward(place: str, side: str, road: str) -> list[str]:
    if side == SPANISH and ground()[place][0] == "bridge":
        return []
    if road == "bridge":
        far = steps_to_bridge()
        return [one for one in around(place).values() if far.get(one, 999) == far[place] - 1]
    bearings = (330, 30) if side == ALLIED else (210, 150)
    return [around(place)[bearing] for bearing in bearings if bearing in around(place)]


def is_border(place: str, side: str, road: str) -> bool:
    if side == SPANISH and ground()[place][0] == "bridge":
        return True
    if road == "bridge":
        return False
    last = "01" if side == ALLIED else "19"
    return place[2:] == last or any(
        ground()[one][0] == "river" for one in backward(place, side, road)
    )


def flights(
    field: Field, start: str, kind: str, distance: int, road: str
) -> set[tuple[str, int, str]]:
    """Hex, hits of fronts, and "stands", "border" or "lost", for each way the body can flee."""
    side = field[start].side
    others = {place: body for place, body in field.items() if place != start}
    foes = [place for place, body in others.items() if body.side != side]
    friends = {place for place, body in others.items() if body.side == side}
    zones = set(chain(*(around(foe).values() for foe in foes)))
    fronts = set(chain(*(front(foe, field[foe].facing) for foe in foes)))
    found: set[tuple[str, int, str]] = set()
    trails: list[tuple[list[str], int]] = [([start], 0)]
    while trails:
        trail, hits = trails.pop()
        here = trail[-1]
        is_far = len(trail) > distance
        if is_far and here not in friends and (kind == "retreat" or here not in zones):
            found.add((here, hits, "stands"))
            continue
        ways = [one for one in backward(here, side, road) if is_open(one) and one not in foes]
        if not ways:
            found.add(_end(trail, hits, kind, is_border(here, side, road), friends))
            continue
        room = [min((apart(one, foe) for foe in foes), default=999) for one in ways]
        for one, far in zip(ways, room, strict=True):
            if far == max(room):
                trails.append(([*trail, one], hits + (one in fronts and one not in friends)))
    return {one for one in found if kind == "escape" or one[0] != start}


def _end(
    trail: list[str], hits: int, kind: str, at_border: bool, friends: set[str]
) -> tuple[str, int, str]:
    if kind == "escape" and not at_border:
        return trail[-1], hits, "lost"
    place = next(one for one in reversed(trail) if one not in friends)
    return place, hits, "border" if at_border else "stands"


# -- lines of fire --------------------------------------------------------------------------------


def may_shoot(field: Field, gun: str, target: str, longest: int) -> bool:
    """Whether the target lies in the cone and nothing stands on the line."""
    if apart(gun, target) > longest or not _is_in_cone(gun, field[gun].facing, target):
        return False
    shut = {place for place in ground() if place in field or is_house(place)} - {gun, target}
    inside, along = _touched(gun, target)
    if inside & shut:
        return False
    return not any({one, other} <= shut for one, other in along)


def _is_in_cone(gun: str, facing: str, target: str) -> bool:
    (x1, y1), (x2, y2) = centre(gun), centre(target)
    bearing = math.degrees(math.atan2(x2 - x1, y1 - y2))
    off = (bearing - CORNERS[facing] + 180) % 360 - 180
    return abs(off) <= 30 + 1e-6


@cache
def beyond() -> list[str]:
    """All hexes and one more around the map: a line may run along its edge."""
    return [f"{column:02d}{row:02d}" for column in range(27) for row in range(21)]


@cache
def _touched(gun: str, target: str) -> tuple[set[str], set[tuple[str, str]]]:
    """Hexes whose inside the line crosses; pairs along whose common side it runs.

    Many points of the line are looked at: inside the hex whose centre is clearly nearest, on a side
    where two are equally near for a whole stretch.
    """
    (x1, y1), (x2, y2) = centre(gun), centre(target)
    inside: set[str] = set()
    along: dict[tuple[str, str], int] = {}
    span = apart(gun, target)
    near = [one for one in beyond() if apart(gun, one) <= span and apart(one, target) <= span]
    for number in range(1, 400):
        share = number / 400
        point = (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
        ranked = sorted((math.dist(point, centre(one)), one) for one in near)
        if len(ranked) == 1 or ranked[1][0] - ranked[0][0] > 1e-6:
            inside.add(ranked[0][1])
        elif len(ranked) == 2 or ranked[2][0] - ranked[0][0] > 1e-6:
            pair = (min(ranked[0][1], ranked[1][1]), max(ranked[0][1], ranked[1][1]))
            along[pair] = along.get(pair, 0) + 1
    pairs = {pair for pair, points in along.items() if points > 3}
    return inside - {gun, target}, pairs
