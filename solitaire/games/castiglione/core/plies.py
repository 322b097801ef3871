"""Choices and outcomes: small interned values, one verb with at most two arguments.

Every ply of the game exists once, so listing choices builds no objects. The table VERBS says which
words and arguments a ply has; notation.py reads and writes it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from solitaire.games.castiglione.terms import AREA_LIMIT, COUNTERS

# Kinds of arguments
NOTHING: Final = 0
COUNTER: Final = 1
AREA: Final = 2
BRIDGE: Final = 3
SIDE: Final = 4
PIPS: Final = 5
AREA_AND_BRIDGE: Final = 6
TWO_AREAS: Final = 7

# Verbs. The order is part of the interned table only; text carries the words.
MOVE: Final = 0
WITH: Final = 1
TO: Final = 2
HALT: Final = 3
END_MOVEMENT: Final = 4
FORCE_MARCH: Final = 5
FORCE_TO_BRIDGE: Final = 6
DESTROY: Final = 7
REPAIR: Final = 8
LED_BY: Final = 9
UNLED: Final = 10
WITHDRAW: Final = 11
STAND: Final = 12
FLEE: Final = 13
BATTLE: Final = 14
TO_THE_GUNS: Final = 15
BOMBARD: Final = 16
LOSE: Final = 17
FIGHT_ON: Final = 18
BREAK_OFF: Final = 19
RETREAT: Final = 20
ENTER_MANTUA: Final = 21
PURSUE: Final = 22
LET_GO: Final = 23
FORAGE: Final = 24
JOIN_MANTUA: Final = 25
FIRST: Final = 26
DONE: Final = 27
ROLLED: Final = 28
SUM_ROLLED: Final = 29
PLACE_DUMMY: Final = 30
SCOUT: Final = 31
COMMIT: Final = 32
SCREEN: Final = 33
REVEAL: Final = 34
FEIGN_MARCH: Final = 35
FEIGN_HIT: Final = 36
PLACE_LEADER: Final = 37

VERBS: Final[tuple[tuple[str, int, str], ...]] = (
    ("move", COUNTER, "begin a move with this counter [8.2]"),
    ("with", COUNTER, "this counter moves along in the same stack [8.2]"),
    ("to", AREA, "the moving stack enters this neighbouring area [8.2]"),
    ("halt", NOTHING, "the moving stack stops here [8.2]"),
    ("end-movement", NOTHING, "no more counters move in this phase [8.0]"),
    ("force-march", AREA, "the moving unit declares a forced march to this area [8.3]"),
    ("force-march-to-bridge", AREA_AND_BRIDGE, "a forced march to work on a bridge there [8.3]"),
    ("destroy-bridge", BRIDGE, "the moving unit tries to destroy this bridge [8.5.1]"),
    ("repair-bridge", BRIDGE, "the moving unit tries to repair this bridge [8.5.2]"),
    ("led-by", COUNTER, "this leader lends his rating to the forced march [8.3]"),
    ("unled", NOTHING, "no leader lends his rating to the forced march [8.3]"),
    ("withdraw-to", AREA, "the cavalry and leaders withdraw to this area [8.6.3]"),
    ("stand", NOTHING, "the cavalry and leaders do not withdraw [8.6.3]"),
    ("flee-to", AREA, "the displaced leader goes to this area [8.6.2]"),
    ("battle", AREA, "the combat in this area is resolved next [9.0]"),
    ("to-the-guns", COUNTER, "this counter marches to the sound of the guns [9.1]"),
    ("bombard", COUNTER, "this enemy unit suffers the hit of the bombardment [9.2]"),
    ("hit", COUNTER, "this own unit suffers one hit [9.3]"),
    ("fight-on", NOTHING, "fight another round [9.3]"),
    ("break-off", NOTHING, "retreat instead of fighting another round [9.3]"),
    ("retreat-to", AREA, "the losing force goes to this area [9.4]"),
    ("enter-mantua", NOTHING, "the losing force joins Mantua City instead [5.7]"),
    ("pursue", NOTHING, "the winner's cavalry pursues [9.5]"),
    ("let-go", NOTHING, "the winner does not pursue [9.5]"),
    ("forage", COUNTER, "this unsupplied French unit forages [5.5]"),
    ("join-mantua", COUNTER, "this Austrian counter joins Mantua City [5.7]"),
    ("first", SIDE, "this side moves first in the turn [7.0]"),
    ("done", NOTHING, "no more of these"),
    ("die", PIPS, "one die [3.1]"),
    ("dice", PIPS, "the sum of two dice [3.1]"),
    ("dummy", AREA, "a dummy is placed face-down in this area [13.2.1, 13.2.3]"),
    ("scout", TWO_AREAS, "reconnaissance of the first area from the second [13.1.2]"),
    ("commit", COUNTER, "this cavalry is shown and helps the reconnaissance [13.1.2]"),
    ("screen", COUNTER, "this cavalry is shown and hinders the reconnaissance [13.1.2]"),
    ("reveal", COUNTER, "this counter is shown to the scouts [13.1.2]"),
    ("feign-march", COUNTER, "this dummy is called to the guns and pretends to fail [13.2.2]"),
    ("feign-hit", NOTHING, "the dummy pretends to have suffered a hit [13.2.2]"),
    ("appoint-in", AREA, "the leader takes over in this area [14.1, 14.3]"),
)


@final
class Ply:
    """A verb with its arguments. Made only by this module: compare and hash by number."""

    def __init__(self, verb: i64, first: i64, second: i64) -> None:
        self.verb: i64 = verb
        self.first: i64 = first
        """The counter, area, bridge, side or pips the verb speaks of."""
        self.second: i64 = second
        """The bridge, where the verb speaks of an area and a bridge."""
        self.number: i64 = (verb << 16) | (first << 8) | second

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ply) and self.number == other.number

    def __hash__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"Ply({VERBS[self.verb][0]!r}, {self.first}, {self.second})"

    def __reduce__(self) -> tuple[object, tuple[int, int, int]]:
        return ply, (self.verb, self.first, self.second)


def _one_argument(verb: i64, count: i64) -> list[Ply]:
    return [Ply(verb, argument, 0) for argument in range(count)]


def _interned() -> list[list[Ply]]:
    count_by_argument = {NOTHING: 1, COUNTER: COUNTERS, AREA: AREA_LIMIT, BRIDGE: 64, SIDE: 2}
    count_by_argument[TWO_AREAS] = AREA_LIMIT
    table: list[list[Ply]] = []
    for verb in range(len(VERBS)):
        table.append(_one_argument(verb, count_by_argument.get(VERBS[verb][1], 13)))
    return table


PLIES: Final = _interned()
D6: Final = [(PLIES[ROLLED][pips], 1) for pips in range(1, 7)]
TWO_D6: Final = [(PLIES[SUM_ROLLED][pips], 6 - abs(7 - pips)) for pips in range(2, 13)]


def ply(verb: int, first: int = 0, second: int = 0) -> Ply:
    """The ply with this verb and arguments; the same object each time where it has one argument."""
    if second == 0 and first < len(PLIES[verb]):
        return PLIES[verb][first]
    return Ply(verb, first, second)
