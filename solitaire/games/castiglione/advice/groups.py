"""Who can be given an order: a formation's foot, its horse, a leader, or dummies, in one area.

A formation leader goes with his foot, or with his horse where he has no foot beside him. The army
leader and leaders without troops are ordered by themselves.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione.core.board import ARMY
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.data.advice_names import ARMS, DUMMIES
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CAVALRY,
    DUMMY,
    INFANTRY,
    LEADER,
    MOVED,
)

FOOT: Final = 0
HORSE: Final = 1
GENERAL: Final = 2
GHOST: Final = 3


@final
class Group:
    def __init__(self, arm: i64, side: i64, area: i64, formation: i64, members: i64) -> None:
        self.arm: i64 = arm
        self.side: i64 = side
        self.area: i64 = area
        self.formation: i64 = formation
        self.members: i64 = members
        """Local bits of the counters that are ordered."""
        self.strength: i64 = 0
        """In tenths of a point."""
        self.infantry: i64 = 0
        """The part of it that counts for a siege [5.6]."""
        self.movement: i64 = 0
        """Points of the slowest."""
        self.hits: i64 = 0
        """Of the most worn unit."""
        self.tactical: i64 = 0

    def who(self, state: State) -> str:
        """The leader, the formation or the dummies, by name."""
        board = state.board
        if self.arm == GENERAL:
            return str(board.counter_names[self.side * 64 + lowest(self.members)])
        if self.arm == GHOST:
            return DUMMIES
        return str(board.formation_names[self.formation])

    def part(self) -> str:
        """Of a formation: its foot or its horse."""
        return "" if self.arm == GENERAL or self.arm == GHOST else ARMS[self.arm]

    def key(self, state: State) -> str:
        """Names the group among all of its side."""
        part, where = self.part(), state.board.area_names[self.area]
        return f"{self.who(state)} {part} at {where}" if part else f"{self.who(state)} at {where}"


def find_groups(state: State, side: i64) -> list[Group]:
    """Whoever has not moved yet in this phase, in a fixed order: foot, horse, leaders, dummies."""
    board = state.board
    foot_kinds = board.kind_sets[side * 8 + INFANTRY] | board.kind_sets[side * 8 + ARTILLERY]
    horse_kind = board.kind_sets[side * 8 + CAVALRY]
    leader_kind = board.kind_sets[side * 8 + LEADER]
    dummy_kind = board.kind_sets[side * 8 + DUMMY]
    waiting = board.counters[side] & ~state.flags[MOVED * 2 + side]
    feet: list[Group] = []
    horses: list[Group] = []
    leaders: list[Group] = []
    ghosts: list[Group] = []
    for area in range(board.areas):
        stack = state.stack(side, area) & waiting
        if not stack:
            continue
        _gather(state, feet, FOOT, side, area, stack & foot_kinds)
        _gather(state, horses, HORSE, side, area, stack & horse_kind)
        generals = stack & leader_kind
        while generals:
            bit = generals & -generals
            generals ^= bit
            _place_general(state, feet, horses, leaders, side, area, bit)
        if stack & dummy_kind:
            ghosts.append(Group(GHOST, side, area, ARMY, stack & dummy_kind))
    found = feet + horses + leaders + ghosts
    for group in found:
        _measure(state, group)
    return found


def _gather(
    state: State, groups: list[Group], arm: i64, side: i64, area: i64, counters: i64
) -> None:
    """One group per formation among these counters of one area."""
    board = state.board
    while counters:
        formation = board.formation[side * 64 + lowest(counters)]
        mates: i64 = 0
        rest = counters
        while rest:
            bit = rest & -rest
            if board.formation[side * 64 + lowest(rest)] == formation:
                mates |= bit
            rest ^= bit
        counters &= ~mates
        groups.append(Group(arm, side, area, i64(formation), mates))


def _place_general(
    state: State,
    feet: list[Group],
    horses: list[Group],
    leaders: list[Group],
    side: i64,
    area: i64,
    bit: i64,
) -> None:
    formation = i64(state.board.formation[side * 64 + lowest(bit)])
    if formation != ARMY:
        for troops in (feet, horses):
            for group in troops:
                if group.area == area and group.formation == formation:
                    group.members |= bit
                    return
    leaders.append(Group(GENERAL, side, area, formation, bit))


def _measure(state: State, group: Group) -> None:
    board = state.board
    members = group.members
    slowest: i64 = 99
    while members:
        counter = group.side * 64 + lowest(members)
        members &= members - 1
        if board.counter_kind[counter] == LEADER:
            if i64(board.tactical[counter]) > group.tactical:
                group.tactical = i64(board.tactical[counter])
            if group.arm != GENERAL:
                continue
        strength = state.strength(counter) * 10
        group.strength += strength
        if board.counter_kind[counter] == INFANTRY:
            group.infantry += strength
        if i64(board.movement[counter]) < slowest:
            slowest = i64(board.movement[counter])
        if i64(state.hits[counter]) > group.hits:
            group.hits = i64(state.hits[counter])
    group.movement = slowest
