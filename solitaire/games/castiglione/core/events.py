"""What happened, as values for the log, the screen and the record. wording.py puts them in words.

Search passes no log and pays nothing.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from solitaire.games.castiglione.terms import NOWHERE
from solitaire.protocol import EVERYONE, Event

# Kinds. Fields not named are NOWHERE or 0. `counters` are local bits of `side`.
TURN_BEGAN: Final = 0  # amount: turn
CONTROL_CHANGED: Final = 1  # side took area
UNSUPPLIED_FOUND: Final = 2  # side, counters, area
HIT: Final = 3  # side, counters, area, amount: hits now
GONE: Final = 4  # side, counters eliminated in area
FORAGED_WELL: Final = 5  # side, counters, area, amount: die, other: factor
FORAGED_ILL: Final = 6
SIEGE_LIFTED: Final = 7
SIEGE_RESUMED: Final = 8
JOINED_MANTUA: Final = 9  # side, counters
COMMAND_LOST: Final = 10  # side, counters, area
INITIATIVE_WON: Final = 11  # side, amount: winning total, other: losing total
FIRST_PLAYER: Final = 12  # side
STEPPED: Final = 13  # side, counters, area from, other to, amount: how many counters
ORDER_FAILED: Final = 14  # side, counters, area, amount: die, other: factor
ORDER_KEPT: Final = 15
FORCED_DECLARED: Final = 16  # side, counters, area from, other: goal
FORCED_RESULT: Final = 17  # side, counters, amount: points, other: modified roll
BRIDGE_DOWN: Final = 18  # side, counters, other: bridge, amount: die
BRIDGE_STANDS: Final = 19
BRIDGE_MENDED: Final = 20
BRIDGE_UNMENDED: Final = 21
CONTACT: Final = 22  # side entered area held by the enemy
OVERRUN: Final = 23  # side overran area, amount: odds
WITHDREW: Final = 24  # side, counters, area from, other to
STOOD: Final = 25  # side, area
FLED: Final = 26  # side, counters (a leader), area from, other to
MOVEMENT_ENDED: Final = 27  # side
BATTLE_BEGAN: Final = 28  # side attacks in area, amount: attacker SP, other: defender SP
CALLED_IN: Final = 29  # side, counters, area, amount: die, other: factor
NOT_CALLED_IN: Final = 30
BOMBARDED: Final = 31  # side, area, amount: hits, other: modified roll
FOUGHT: Final = 32  # side, area, amount: hits, other: modified roll
STAYED: Final = 33  # side, area, amount: round to come
BROKE_OFF: Final = 34  # side, area
LOST_BATTLE: Final = 35  # side, area, amount: hits it suffered, other: hits it scored
RETREATED: Final = 36  # side, counters, area from, other to
CUT_THROUGH: Final = 37  # side, area entered, amount: hits
PURSUED: Final = 38  # side, area, amount: hits, other: modified roll
LET_THEM_GO: Final = 39  # side, area
DESTROYED: Final = 40  # side lost its whole force in area
RECOVERED: Final = 41  # side, counters, area, amount: die, other: factor
NOT_RECOVERED: Final = 42
GAME_ENDED: Final = 43  # side: winner or NOWHERE, amount: French points, other: Austrian points
GARRISONED: Final = 44  # side, area
REVEALED: Final = 45  # side, counters, area
ORDER_TRIED: Final = 46  # side, counters, area
LEADER_HELPS: Final = 47  # side, counters (the leader), area
BRIDGE_TRIED: Final = 48  # side, counters, area, other: bridge
FORAGE_DECLARED: Final = 49  # side, counters, area
GUNS_HEARD: Final = 50  # side, counters, area
DUMMY_PLACED: Final = 51  # side, area
DUMMIES_GONE: Final = 52  # side, area, amount
SCOUTED: Final = 53  # side, area scouted, other: from
SCOUTS_RIDE: Final = 54  # side, counters, area
SCREENED: Final = 55  # side, counters, area
SCOUT_RESULT: Final = 56  # side, area, other: modified roll, amount: counters to show
LEADER_HIT: Final = 57  # side, counters (a leader), area, amount: dice, other: place he goes to
LEADER_UNHURT: Final = 58  # side, counters, area, amount: dice
APPOINTED: Final = 59  # side, counters, area
LEADER_RETURNS: Final = 60  # side, counters, amount: modified roll
LEADER_STAYS: Final = 61
DIE_CAST: Final = 62  # side, amount: die
FORAGERS_OUT: Final = 63  # side
LEADERS_FOUND: Final = 64  # side has only leaders in area, and bars no path there [R43]


@final
class Happened(Event):
    """One happening. The table of kinds above says what the fields mean for each."""

    def __init__(
        self, kind: i64, side: i64, counters: i64, area: i64, other: i64, amount: i64, audience: i64
    ) -> None:
        super().__init__(audience)
        self.kind: i64 = kind
        self.side: i64 = side
        self.counters: i64 = counters
        self.area: i64 = area
        self.other: i64 = other
        self.amount: i64 = amount

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Happened) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        return f"Happened{self._fields()!r}"

    def _fields(self) -> tuple[int, ...]:
        return (
            self.kind,
            self.side,
            self.counters,
            self.area,
            self.other,
            self.amount,
            self.audience,
        )


def tell(
    log: list[Event] | None,
    kind: i64,
    side: i64,
    counters: i64 = 0,
    area: i64 = NOWHERE,
    other: i64 = NOWHERE,
    amount: i64 = 0,
    audience: i64 = EVERYONE,
) -> None:
    """Write a happening down, if anybody reads."""
    if log is not None:
        log.append(Happened(kind, side, counters, area, other, amount, audience))
