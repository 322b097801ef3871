"""The field, the state, the plies and their text."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final, TypeAlias

from solitaire.geography.hexgrid import HexGrid
from solitaire.protocol import NotNotation, Seat
from tests.toys.common import read_lines

SEATS: Final = ("red", "blue")
COUNTERS: Final = ("red-1", "red-2", "blue-1", "blue-2")
GRID: Final = HexGrid(5, 4)
CELL_BY_HEX: Final = {f"{'abcde'[cell[0]]}{cell[1] + 1}": cell for cell in GRID.cells()}
HEX_BY_CELL: Final = {cell: name for name, cell in CELL_BY_HEX.items()}
START: Final = (("b4", 0), ("d4", 0), ("b1", 3), ("d1", 3))
CHITS: Final = (1, 2, 3)
SIDES_OF_HEX: Final = range(6)
COMPASS: Final = ("north", "northeast", "southeast", "south", "southwest", "northwest")
MOST_HITS: Final = 2
GONE: Final = "-"
NO_CHIT: Final = 0
UNSEEN: Final = -1
"""Stands in a view for a chit that lies face down."""
NOBODY: Final = -1
ORDERS, FIRST, ACTION = "orders", "first", "action"
PHASES: Final = (ORDERS, FIRST, ACTION)

Counter: TypeAlias = int


def owner(counter: Counter) -> Seat:
    return counter // 2


def counters_of(seat: Seat) -> range:
    return range(seat * 2, seat * 2 + 2)


def in_front(place: str, facing: int) -> str:
    """The hex there; empty beyond the edge."""
    cell = GRID.neighbour(CELL_BY_HEX[place], facing)
    return "" if cell is None else HEX_BY_CELL[cell]


@dataclass(frozen=True, slots=True)
class Orders:
    chits: tuple[tuple[Counter, int], ...]


@dataclass(frozen=True, slots=True)
class First:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Turn:
    counter: Counter
    facing: int


@dataclass(frozen=True, slots=True)
class Forward:
    counter: Counter


@dataclass(frozen=True, slots=True)
class Attack:
    counter: Counter


@dataclass(frozen=True, slots=True)
class Done:
    pass


@dataclass(frozen=True, slots=True)
class Roll:
    pips: int


Ply: TypeAlias = Orders | First | Turn | Forward | Attack | Done | Roll


class State:
    __slots__ = (
        "active",
        "attacker",
        "chits",
        "facings",
        "hexes",
        "hits",
        "is_second",
        "phase",
        "points",
        "turn",
        "turns",
    )

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.turn = 1
        self.phase = ORDERS
        self.active: Seat = 0
        self.is_second = False
        """Whether the other side has acted in this turn."""
        self.attacker: Counter = NOBODY
        """Who has attacked and waits for the die."""
        self.hexes = [place for place, _ in START]
        self.facings = [facing for _, facing in START]
        self.hits = [0] * len(COUNTERS)
        self.chits = [NO_CHIT] * len(COUNTERS)
        self.points = [0] * len(COUNTERS)

    def copy(self) -> State:
        twin = State(self.turns)
        for name in ("turn", "phase", "active", "is_second", "attacker"):
            setattr(twin, name, getattr(self, name))
        for name in ("hexes", "facings", "hits", "chits", "points"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def living(self, seat: Seat) -> list[Counter]:
        return [counter for counter in counters_of(seat) if self.hexes[counter] != GONE]

    def has_sealed(self, seat: Seat) -> bool:
        return any(self.chits[counter] for counter in counters_of(seat))

    def enemy_in_front(self, counter: Counter) -> Counter:
        return enemy_in_front(self.hexes, self.facings, counter)

    def losses(self, seat: Seat) -> int:
        return sum(self.hits[counter] for counter in counters_of(seat))


def enemy_in_front(
    hexes: list[str] | tuple[str, ...], facings: list[int] | tuple[int, ...], counter: Counter
) -> Counter:
    """NOBODY if there is none."""
    goal = in_front(hexes[counter], facings[counter])
    there = [enemy for enemy in counters_of(1 - owner(counter)) if goal and hexes[enemy] == goal]
    return there[0] if there else NOBODY


def least_to_hit(facing: int, target_facing: int) -> int:
    """From behind is from the three sides that the target does not look at [4]."""
    is_behind = (target_facing - facing) % len(SIDES_OF_HEX) in (5, 0, 1)
    return 3 if is_behind else 4


def all_orders(living: list[Counter]) -> list[Orders]:
    return [
        Orders(tuple(zip(living, chosen, strict=True)))
        for chosen in permutations(CHITS, len(living))
    ]


# -- text -----------------------------------------------------------------------------------------


def ply_text(ply: Ply) -> str:
    match ply:
        case Orders(chits):
            return " ".join(["orders", *(f"{COUNTERS[who]} {chit}" for who, chit in chits)])
        case First(seat):
            return f"first {SEATS[seat]}"
        case Turn(counter, facing):
            return f"turn {COUNTERS[counter]} {facing}"
        case Forward(counter) | Attack(counter):
            return f"{type(ply).__name__.lower()} {COUNTERS[counter]}"
        case Roll(pips):
            return f"roll {pips}"
        case Done():
            return "done"


def parse_ply(text: str) -> Ply:
    try:
        return _parsed(*text.split())
    except (ValueError, TypeError) as error:
        raise NotNotation(f"{text!r} is no order of this game: {error}.") from error


def _parsed(verb: str, *words: str) -> Ply:
    match verb, words:
        case "orders", (_, _, *_) if len(words) % 2 == 0:
            pairs = zip(words[::2], words[1::2], strict=True)
            return Orders(tuple((COUNTERS.index(who), _one_of(CHITS, chit)) for who, chit in pairs))
        case "first", (seat,):
            return First(SEATS.index(seat))
        case "turn", (who, facing):
            return Turn(COUNTERS.index(who), _one_of(SIDES_OF_HEX, facing))
        case (("forward" | "attack"), (who,)):
            kind = Forward if verb == "forward" else Attack
            return kind(COUNTERS.index(who))
        case "roll", (pips,):
            return Roll(_one_of(range(1, 7), pips))
        case "done", ():
            return Done()
        case _:
            raise ValueError("no such verb, or other words behind it")


def _one_of(numbers: range | tuple[int, ...], word: str) -> int:
    by_word = {str(number): number for number in numbers}
    if word not in by_word:
        raise ValueError(f"{word} is not possible there")
    return by_word[word]


def position_text(state: State) -> str:
    attacker = GONE if state.attacker == NOBODY else COUNTERS[state.attacker]
    half = "second" if state.is_second else "first"
    lines = [
        f"turn {state.turn} {state.turns}",
        f"phase {state.phase} {SEATS[state.active]} {half} {attacker}",
    ]
    lines += [
        f"{name} {state.hexes[n]} {state.facings[n]} {state.hits[n]} {state.chits[n]} "
        f"{state.points[n]}"
        for n, name in enumerate(COUNTERS)
    ]
    return "\n".join(lines) + "\n"


def parse_position(text: str) -> State:
    state = State(0)

    def turn(words: list[str]) -> None:
        state.turn, state.turns = map(int, words)

    def phase(words: list[str]) -> None:
        state.phase = PHASES[PHASES.index(words[0])]
        state.active = SEATS.index(words[1])
        state.is_second = ("first", "second").index(words[2]) == 1
        state.attacker = NOBODY if words[3] == GONE else COUNTERS.index(words[3])

    def counter(number: Counter, words: list[str]) -> None:
        if words[0] != GONE and words[0] not in CELL_BY_HEX:
            raise ValueError(f"there is no hex {words[0]}")
        state.hexes[number] = words[0]
        numbers = map(int, words[1:])
        for kept in (state.facings, state.hits, state.chits, state.points):
            kept[number] = next(numbers)

    readers = {name: (lambda words, n=n: counter(n, words)) for n, name in enumerate(COUNTERS)}
    read_lines(text, {"turn": turn, "phase": phase, **readers})
    return state
