"""The board, the state with its unfinished procedures, and the plies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from solitaire.protocol import Seat

AREAS: Final = "abcdef"
NEIGHBOURS: Final = ("bf", "ace", "bd", "ce", "bdf", "ae")
"""In the order of AREAS: a ring, and a road from b to e."""
COUNTERS: Final = ("red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3")
START_AREAS: Final = ("a", "b", "a", "d", "e", "d")
STRENGTHS: Final = (1, 2, 3)
STEPS: Final = 2
GONE: Final = "-"
UNDRAWN: Final = 0
UNSEEN: Final = -1
"""Stands in a view for a strength that the seat does not know."""

Counter: TypeAlias = int


def owner(counter: Counter) -> Seat:
    return counter // 3


def counters_of(seat: Seat) -> range:
    return range(seat * 3, seat * 3 + 3)


def neighbours(area: str) -> str:
    return NEIGHBOURS[AREAS.index(area)]


@dataclass(frozen=True, slots=True)
class Draw:
    strength: int


@dataclass(frozen=True, slots=True)
class Roll:
    pips: int


@dataclass(frozen=True, slots=True)
class Move:
    counter: Counter
    area: str


@dataclass(frozen=True, slots=True)
class Attack:
    counter: Counter
    target: Counter


@dataclass(frozen=True, slots=True)
class Scout:
    target: Counter


@dataclass(frozen=True, slots=True)
class Regroup:
    first: Counter
    second: Counter


@dataclass(frozen=True, slots=True)
class Retreat:
    area: str


@dataclass(frozen=True, slots=True)
class Stand:
    pass


@dataclass(frozen=True, slots=True)
class Pass:
    pass


Ply: TypeAlias = Draw | Roll | Move | Attack | Scout | Regroup | Retreat | Stand | Pass


@dataclass(frozen=True, slots=True)
class CombatFrame:
    attacker: Counter
    target: Counter
    stands: bool
    """False while the target may still retreat."""


@dataclass(frozen=True, slots=True)
class ScoutFrame:
    target: Counter


Frame: TypeAlias = CombatFrame | ScoutFrame


class State:
    __slots__ = (
        "active",
        "areas",
        "face_up",
        "frame",
        "known",
        "scouting",
        "steps_left",
        "strengths",
        "turn",
        "turns",
    )

    def __init__(self, turns: int, scouting: str) -> None:
        self.turns = turns
        self.scouting = scouting
        self.turn = 1
        self.active: Seat = 0
        self.steps_left = STEPS
        self.areas = list(START_AREAS)
        self.strengths = [UNDRAWN] * len(COUNTERS)
        self.face_up = [False] * len(COUNTERS)
        self.known: list[set[Counter]] = [set(), set()]
        """Enemy counters whose strength each seat learnt by scouting."""
        self.frame: Frame | None = None

    def copy(self) -> State:
        twin = State(self.turns, self.scouting)
        twin.turn = self.turn
        twin.active = self.active
        twin.steps_left = self.steps_left
        twin.areas = self.areas.copy()
        twin.strengths = self.strengths.copy()
        twin.face_up = self.face_up.copy()
        twin.known = [seen.copy() for seen in self.known]
        twin.frame = self.frame
        return twin

    def living(self, seat: Seat) -> list[Counter]:
        return [counter for counter in counters_of(seat) if self.areas[counter] != GONE]

    def is_held_by(self, area: str, seat: Seat) -> bool:
        return any(self.areas[counter] == area for counter in counters_of(seat))

    def next_undrawn(self) -> Counter:
        return self.strengths.index(UNDRAWN)

    def points(self, seat: Seat) -> int:
        held = {self.areas[counter] for counter in self.living(seat)}
        lost = [c for c in counters_of(1 - seat) if self.areas[c] == GONE]
        return len(held) + sum(self.strengths[counter] for counter in lost)


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    turns: int
    scouting: str
    turn: int
    active: Seat
    steps_left: int
    areas: tuple[str, ...]
    strengths: tuple[int, ...]
    """UNDRAWN, UNSEEN or the strength."""
    face_up: tuple[bool, ...]
    known: frozenset[Counter]
    frame: Frame | None


def missing_strengths(seen: Sequence[int]) -> list[int]:
    return [strength for strength in STRENGTHS if strength not in seen]
