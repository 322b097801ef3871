"""Situations built from a description, as positions of the game itself.

A described combat is fought on the real map where its area and roads are named. Otherwise the map
is redrawn around one area, so that ground, roads and ways of retreat are as described.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.data.model import Area, GameData, Road
from solitaire.games.castiglione.odds.description import BadDescription, Placed, role_words
from solitaire.games.castiglione.odds.forces import TERRAINS, Ground
from solitaire.games.castiglione.terms import (
    AUSTRIAN,
    CITY,
    GARRISON,
    LEADER,
    NOWHERE,
    SIDES,
    counter_of,
)
from solitaire.games.castiglione.text.position import FORMAT
from solitaire.games.castiglione.text.position_reading import read_position
from solitaire.protocol import BadPosition
from solitaire.text import text

FIELD: Final = "castiglione"
FIRST_ROAD: Final = "guidizzolo"
"""Where attackers come from on the redrawn map."""
SECOND_ROAD: Final = "pozzolengo"
"""Where the others come from in a concentric attack."""
REAR: Final = "lonato"
"""Where the defender retreats."""

_KIND_NAMES: Final = {kind: name for name, kind in TERRAINS.items()}


@dataclass(frozen=True, slots=True)
class Situation:
    """What a position needs besides its counters."""

    phase: str
    active: int
    initiative: int
    turn: int = 3
    options: Mapping[str, str] | None = None
    lines: tuple[str, ...] = ()
    """Further lines of the position."""


def set_up(board: Board, situation: Situation, placed: Mapping[int, Sequence[Placed]]) -> State:
    """The described counters by area, and a far garrison for each side so that the game goes on."""
    everybody = [one for group in placed.values() for one in group]
    _check_once(board, everybody)
    lines = [FORMAT, *_option_lines(situation), f"turn {situation.turn}"]
    lines += [f"phase {situation.phase}", f"active {SIDES[situation.active]}"]
    lines += [f"first {SIDES[situation.active]}", f"initiative {SIDES[situation.initiative]}"]
    for area, group in {**placed, **_reserves(board, placed)}.items():
        lines.append(_words("at", board.area_names[area], *_names(board, group)))
    lines += [_note(board, one) for one in everybody if one.hits or one.origin != NOWHERE]
    try:
        return read_position(board, "\n".join([*lines, *situation.lines]))
    except BadPosition as error:
        faults = "; ".join(fault.message for fault in error.faults)
        raise BadDescription(
            text("This cannot stand on the map: {faults}.", faults=faults)
        ) from error


def _option_lines(situation: Situation) -> list[str]:
    """Everything is known to whoever describes it."""
    options = {**(situation.options or {}), "visibility": "open"}
    return [f"option {name} {value}" for name, value in options.items()]


def _check_once(board: Board, everybody: Iterable[Placed]) -> None:
    seen: set[int] = set()
    for one in everybody:
        if one.counter in seen:
            raise BadDescription(
                text(
                    "{counter} is named twice.",
                    counter=board.counter_names[one.counter],
                )
            )
        seen.add(one.counter)


def _names(board: Board, group: Iterable[Placed]) -> list[str]:
    return [board.counter_names[one.counter] for one in group]


def _words(*words: str) -> str:
    return " ".join(words)


def _note(board: Board, one: Placed) -> str:
    words = ["note", board.counter_names[one.counter]]
    if one.hits:
        words.append(f"hits={one.hits}")
    if one.origin != NOWHERE:
        words.append(f"entered={board.area_names[one.origin]}")
    return _words(*words)


def _reserves(board: Board, placed: Mapping[int, Sequence[Placed]]) -> dict[int, list[Placed]]:
    """One garrison per side in the supply area farthest from everything described."""
    used = {one.counter for group in placed.values() for one in group}
    found: dict[int, list[Placed]] = {}
    for side in range(2):
        cities = [area for area in members(board.sources[side]) if area not in placed]
        garrisons = members(board.kind_sets[side * 8 + GARRISON])
        free = [counter_of(side, one) for one in garrisons if counter_of(side, one) not in used]
        if cities and free:
            far = max(cities, key=lambda city: _distance(board, city, placed))
            found[far] = [Placed(free[0])]
    return found


def _distance(board: Board, city: int, areas: Iterable[int]) -> int:
    return min((int(board.distance_between(city, area)) for area in areas), default=0)


# -- combats --------------------------------------------------------------------------------------


def battle_state(
    board: Board,
    attackers: Sequence[Placed],
    defenders: Sequence[Placed],
    area: int,
    initiative: int,
    has_marched: bool,
) -> State:
    """The combat in this area, at its first roll."""
    _check_units(board, "attacker", attackers)
    _check_units(board, "defender", defenders)
    attacker = attackers[0].side
    defender = enemy_of(attacker)
    situation = Situation(
        "first_combat", attacker, initiative, lines=_control(board, area, defender)
    )
    state = set_up(board, situation, {area: [*attackers, *defenders]})
    battle = state.battle
    assert battle is not None, "two forces in one area fight"
    if has_marched:
        battle.marched = state.units_in(defender, area)
    return state


def _check_units(board: Board, role: str, force: Sequence[Placed]) -> None:
    if all(board.counter_kind[one.counter] == LEADER for one in force):
        raise BadDescription(
            text("The {role} has no unit; leaders alone do not fight [9.0].", role=role_words(role))
        )


def check_garrisons(
    board: Board, attackers: Sequence[Placed], defenders: Sequence[Placed], terrain: int
) -> None:
    """They stand in cities, one in each, and never leave them [2.2.3, 5.1]."""
    for name in _garrisons(board, attackers):
        raise BadDescription(
            text("{name} cannot attack: garrisons never leave their city [2.2.3].", name=name)
        )
    names = _garrisons(board, defenders)
    if len(names) > 1:
        raise BadDescription(
            text("A city has one garrison, not {number} [5.1].", number=len(names))
        )
    if names and terrain != CITY:
        raise BadDescription(
            text("{name} stands in a city; choose city as the terrain [2.2.3].", name=names[0])
        )


def _garrisons(board: Board, force: Sequence[Placed]) -> list[str]:
    return [
        board.counter_titles[one.counter]
        for one in force
        if board.counter_kind[one.counter] == GARRISON
    ]


def _control(board: Board, area: int, defender: int) -> tuple[str, ...]:
    """The defender holds the city he stands in."""
    names = [one.id for one in board.data.areas if one.garrison == SIDES[AUSTRIAN]]
    if board.cities >> area & 1 and area != board.mantua:
        name = board.area_names[area]
        names = [one for one in names if one != name]
        names += [name] if defender == AUSTRIAN else []
    return (_words("austrian_cities", *names),)


def check_roads(board: Board, attackers: Sequence[Placed], area: int) -> None:
    """Every attacking unit must say by which road it came."""
    for one in attackers:
        name, place = board.counter_names[one.counter], board.area_names[area]
        if board.counter_kind[one.counter] == LEADER:
            continue
        if one.origin == NOWHERE:
            raise BadDescription(
                text(
                    "Say where {name} came from: {name}@AREA, or name one area for all.", name=name
                )
            )
        if not board.neighbours[area] >> one.origin & 1:
            raise BadDescription(
                text(
                    "No road leads from {area} to {place} [2.2.4].",
                    area=board.area_names[one.origin],
                    place=place,
                )
            )


def redrawn(board: Board, ground: Ground, refuges: tuple[int, int]) -> Board:
    """The map with one or two roads for the attacker and one for the defender to go back."""
    kinds = {
        FIELD: ground.terrain,
        FIRST_ROAD: refuges[0],
        SECOND_ROAD: refuges[0],
        REAR: refuges[1],
    }
    data = board.data
    areas = tuple(_with_kind(area, kinds) for area in data.areas)
    roads = tuple(_roads(data, ground))
    return Board(replace(data, areas=areas, roads=roads))


def _with_kind(area: Area, kinds: Mapping[str, int]) -> Area:
    return replace(area, kind=_KIND_NAMES[kinds[area.id]]) if area.id in kinds else area


def _roads(data: GameData, ground: Ground) -> Iterable[Road]:
    advance = (FIRST_ROAD, SECOND_ROAD) if ground.is_concentric else (FIRST_ROAD,)
    for road in data.roads:
        far_end = {road.a: road.b, road.b: road.a}.get(FIELD)
        if far_end in advance:
            yield replace(road, river="river" if ground.crosses_river else None)
        elif far_end in (None, REAR):
            yield road


def on_redrawn_roads(
    board: Board, attackers: Sequence[Placed], is_concentric: bool
) -> list[Placed]:
    """All attackers by one road; every second unit by the other if concentric [R15]."""
    first, second = board.area_by_name[FIRST_ROAD], board.area_by_name[SECOND_ROAD]
    units = [one for one in attackers if board.counter_kind[one.counter] != LEADER]
    if is_concentric and len(units) < 2:
        raise BadDescription(text("A concentric attack needs two attacking units [R15]."))
    leaders = [one for one in attackers if board.counter_kind[one.counter] == LEADER]
    placed = [replace(one, origin=first) for one in units]
    if is_concentric:
        placed[1::2] = [replace(one, origin=second) for one in placed[1::2]]
    return [*leaders, *placed]
