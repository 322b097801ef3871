"""Unfinished procedures as data: a move, a flight, an assault. The chapters carry them on."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.camposanto.terms import NOBODY

NO_ONE: Final = -1
"""No unit, no Marshal."""

# Stages of a move [6]
ARRIVED: Final = 0
REACTIONS: Final = 1
HALTED: Final = 2
MOVE_ENDED: Final = 3
MARCH_STAGES: Final = ("arrived", "reactions", "halted", "ended")

# Kinds of flight
RETREAT: Final = 0  # chosen: 1 or 2 hexes [6.4, 7.1]
ESCAPE: Final = 1  # forced on losers of an assault [7.3]
PUSH: Final = 2  # a Marshal gives way [8.2]
FLIGHT_KINDS: Final = ("retreat", "escape", "push")

# Stages of a flight
BEGUN: Final = 0
UNDER_WAY: Final = 1
STOPPED: Final = 2
FLIGHT_OVER: Final = 3
FLIGHT_STAGES: Final = ("begun", "under_way", "stopped", "over")

# Stages of an assault [7.1]
ROLLING: Final = 0
DECIDING: Final = 1
WITHDRAWING: Final = 2
CASUALTIES: Final = 3
ESCAPING: Final = 4
ADVANCING: Final = 5
TURNING: Final = 6
ASSAULT_STAGES: Final = (
    "rolling",
    "deciding",
    "withdrawing",
    "casualties",
    "escaping",
    "advancing",
    "turning",
)


@final
class March:
    """One unit on the move, between its leg and its facing [6]."""

    def __init__(self, unit: i64, left: i64) -> None:
        self.unit: i64 = unit
        self.left: i64 = left
        """Movement points left."""
        self.in_zone: bool = False
        """It began its move in an enemy zone of control [6.1]."""
        self.stage: i64 = ARRIVED
        self.pushed: bool = False
        """A Marshal gave way in this leg, so the mover may go on [8.2]."""
        self.to_react: i64 = 0
        """Enemy units that still have to say whether they stand [6.4]."""
        self.reacting: i64 = NO_ONE

    def copy(self) -> March:
        new = March(self.unit, self.left)
        new.in_zone = self.in_zone
        new.stage = self.stage
        new.pushed = self.pushed
        new.to_react = self.to_react
        new.reacting = self.reacting
        return new


@final
class Flight:
    """A body or a Marshal on the line of retreat [6.4, 6.5, 7.3, 8.2].

    The body stays in the first hex of its way on the board until it stops.
    """

    def __init__(self, kind: i64, side: i64, marshal: i64, start: i64) -> None:
        self.kind: i64 = kind
        self.side: i64 = side
        self.marshal: i64 = marshal
        """The Marshal who is pushed, or NO_ONE."""
        self.distance: i64 = 0
        """Hexes to go at least; 0 while that is open."""
        self.road: i64 = 0
        """By the edge or the bridge; 0 while that is open."""
        self.way: vec[i64] = vec[i64]([start])
        self.stage: i64 = BEGUN

    def copy(self) -> Flight:
        new = Flight(self.kind, self.side, self.marshal, self.way[0])
        new.distance = self.distance
        new.road = self.road
        new.way = self.way[:]
        new.stage = self.stage
        return new

    def here(self) -> i64:
        return self.way[len(self.way) - 1]


@final
class Assault:
    """One assault from its first roll to the last turn of a winner [7.1]."""

    def __init__(self, attackers: vec[i64], defenders: vec[i64]) -> None:
        self.attackers: vec[i64] = attackers
        """Hexes of the attacking bodies when it began."""
        self.defenders: vec[i64] = defenders
        self.isolated: i64 = 0
        """Bodies alone by night: attackers as bits, defenders from bit 8 on [11]."""
        self.attack: i64 = 0
        """What the attacker adds to each of his rolls [7.2]."""
        self.defence: i64 = 0
        self.threshold: i64 = 0
        self.roller: i64 = NOBODY
        """The side that rolls next, or has just rolled."""
        self.dice: i64 = 0
        """The last throw as first * 8 + second; 0 before the first."""
        self.marshal: i64 = NO_ONE
        """Who has this roll repeated [8.2]."""
        self.stage: i64 = ROLLING
        self.loser: i64 = NOBODY
        """The side that was beaten or withdrew."""
        self.withdrew: bool = False
        self.fleeing: vec[i64] = vec[i64]()
        """Hexes of losing bodies that have not fled yet."""
        self.barred: i64 = 0
        """Winning units in the front of an enemy that had no part: they may not advance [7.1]."""
        self.winners: i64 = 0
        """Winning units that may still advance."""
        self.turning: i64 = 0
        """Winning units that are still to be asked for their facing."""

    def copy(self) -> Assault:
        new = Assault(self.attackers, self.defenders)  # fixed when it begins, so shared
        new.isolated = self.isolated
        new.attack = self.attack
        new.defence = self.defence
        new.threshold = self.threshold
        new.roller = self.roller
        new.dice = self.dice
        new.marshal = self.marshal
        new.stage = self.stage
        new.loser = self.loser
        new.withdrew = self.withdrew
        new.fleeing = self.fleeing[:]
        new.barred = self.barred
        new.winners = self.winners
        new.turning = self.turning
        return new
