"""Choices and outcomes: small values, one verb with at most three numbers.

The table VERBS says which words and arguments a ply has; text/notation.py reads and writes it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# Kinds of arguments
NOTHING: Final = 0
VALUES: Final = 1  # three order points: left, centre, right
UNIT: Final = 2
UNIT_AND_HEX: Final = 3
HEX: Final = 4
FACING: Final = 5
DISTANCE: Final = 6
ROAD: Final = 7  # by the edge or by the bridge
MANY_ON_ONE: Final = 8  # target hex, attackers as bits of the directions in which they stand
ONE_ON_TWO: Final = 9  # attacker's hex, targets as bits of the directions in which they stand
FLANK: Final = 10  # from left or from right
COMMANDER: Final = 11
DICE: Final = 12

# Verbs. Text carries the words; the numbers are ours alone.
ORDERS: Final = 0
EXCHANGE: Final = 1
KEEP: Final = 2
GENERAL: Final = 3
SPARE: Final = 4
FIRE: Final = 5
DONE: Final = 6
MARCH: Final = 7
TURN: Final = 8
ONWARD: Final = 9
HALT: Final = 10
FACE: Final = 11
STAND: Final = 12
BACK: Final = 13
BY: Final = 14
TO: Final = 15
MARSHAL: Final = 16
STAY: Final = 17
ASSAULT: Final = 18
ASSAULT_BOTH: Final = 19
FROM: Final = 20
REROLL: Final = 21
ACCEPT: Final = 22
FIGHT: Final = 23
WITHDRAW: Final = 24
LOSES: Final = 25
FIRST: Final = 26
ADVANCE: Final = 27
ADVANCE_WITH_LIGHT: Final = 28
NONE: Final = 29
ROLLED: Final = 30

EDGE_ROAD: Final = 1
BRIDGE_ROAD: Final = 2
ROADS: Final = ("", "edge", "bridge")
FROM_LEFT: Final = 1
FROM_RIGHT: Final = 2
FLANKS: Final = ("", "left", "right")

VERBS: Final[tuple[tuple[str, int, str], ...]] = (
    ("orders", VALUES, "lay these three order points on the left, the centre and the right [4]"),
    ("exchange", NOTHING, "change the series of order points with the enemy [4.3]"),
    ("keep", NOTHING, "keep the series of order points [4.3]"),
    ("general", NOTHING, "use the General: the Cautious wing acts as Aggressive [8.1]"),
    ("spare", NOTHING, "do not use the General now [8.1]"),
    ("fire", UNIT_AND_HEX, "the battery or light infantry fires at this hex [9.1, 10.2]"),
    ("done", NOTHING, "no more of these"),
    ("march", UNIT_AND_HEX, "the unit moves to this hex [6]"),
    ("turn", UNIT, "the unit only turns [6.1]"),
    ("onward", HEX, "the mover goes on to this hex after a Marshal has given way [8.2]"),
    ("halt", NOTHING, "the mover goes no further [8.2]"),
    ("face", FACING, "the front lies at this corner of the hex [6.1]"),
    ("stand", NOTHING, "the unit awaits the infantry that has come before its front [6.4]"),
    ("back", DISTANCE, "fall back this many hexes along the line of retreat [6.4, 7.1, 8.2]"),
    ("by", ROAD, "flee toward the own edge, or make for the bridge [6.5]"),
    ("to", HEX, "flee by this hex [6.5]"),
    ("marshal", HEX, "the Marshal of the wing moves to this hex [8.2]"),
    ("stay", NOTHING, "the Marshal stays where he is [8.2]"),
    ("assault", MANY_ON_ONE, "these bodies assault one hex, or one body both hexes before it [7]"),
    ("assault", ONE_ON_TWO, "one body assaults both enemy hexes of its front [7]"),
    ("from", FLANK, "resolve the assaults from this side to the other [7]"),
    ("reroll", COMMANDER, "this Marshal has the dice rolled again, at the risk of his life [8.2]"),
    ("accept", NOTHING, "leave the roll as it is [8.2]"),
    ("fight", NOTHING, "stay and roll next [7.1]"),
    ("withdraw", NOTHING, "retreat with all bodies instead of fighting on [7.1]"),
    ("loses", UNIT, "this unit takes the hit of the defeat [7.1]"),
    ("first", HEX, "the body in this hex flees next [7.3]"),
    ("advance", UNIT_AND_HEX, "the unit advances into this hex [7.1]"),
    ("advance-with-light", UNIT_AND_HEX, "the unit and the light infantry on it advance [7.1]"),
    ("none", NOTHING, "nobody else advances [7.1]"),
    ("", DICE, "two dice [1.2]"),
)


@final
@mypyc_attr(acyclic=True)  # holds numbers only; a listing makes hundreds, so spare the collector
class Ply:
    """A verb with its arguments: compare and hash by number."""

    def __init__(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        self.verb: i64 = verb
        self.first: i64 = first
        self.second: i64 = second
        self.third: i64 = third
        self.number: i64 = ((verb * 1024 + first) * 1024 + second) * 32 + third

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ply) and self.number == other.number

    def __hash__(self) -> int:
        return self.number

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return Ply, (self.verb, self.first, self.second, self.third)

    def __repr__(self) -> str:
        word = VERBS[self.verb][0] or "dice"
        return f"Ply({word!r}, {self.first}, {self.second}, {self.third})"


TWO_DICE: Final[list[tuple[Ply, int]]] = [
    (Ply(ROLLED, first, second), 1) for first in range(1, 7) for second in range(1, 7)
]
"""Both dice are shown, so each of the 36 throws is an outcome of its own [1.2]."""
FACES: Final[list[Ply]] = [Ply(FACE, facing) for facing in range(6)]
DONE_PLY: Final = Ply(DONE)


def ply_of(number: i64) -> Ply:
    """The ply with this number."""
    return Ply(number >> 25, (number >> 15) & 1023, (number >> 5) & 1023, number & 31)
