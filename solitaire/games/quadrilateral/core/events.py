"""What happened, as values for the log, the screen and the record. text/wording.py has the words.

Search passes no log and pays nothing. What concerns a flag is told twice: in full to its owner, and
to the enemy without leaders and strength.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from solitaire.games.quadrilateral.terms import NOWHERE
from solitaire.protocol import EVERYONE, Event

# Kinds, and what their fields mean. Fields not named are NOWHERE or 0.
TURN_BEGAN: Final = 0  # amount turn
WEATHER_CAME: Final = 1  # amount die, other weather
APS_CAME: Final = 2  # side, amount APs, other die
SOURCE_MOVED: Final = 3  # side, place
SOURCE_LOST: Final = 4  # side, place
CENTER_MOVED: Final = 5  # side, place, other from
CENTER_ACTIVE: Final = 6  # side, amount 1 active 0 inactive
CENTER_FLED: Final = 7  # side, place
CENTER_OFF: Final = 8  # side
STATUS_CHANGED: Final = 9  # side, amount status
LEAVING_SAID: Final = 10  # side
CONDITION_MOVED: Final = 11  # side, amount space
REST_SPOILED: Final = 12  # side
REPLACEMENTS_CAME: Final = 13  # side, amount die, steps SP by arm
ADDED: Final = 14  # side, flag, steps
POOL_FELL: Final = 15  # side, steps SP by arm left in the pool
TRANSFERRED: Final = 16  # side, flag, other flag, steps
FLAG_APPEARED: Final = 17  # side, flag, place
FLAG_VANISHED: Final = 18  # side, flag, place
LEADER_CAME: Final = 19  # side, leaders, place
LEADER_DUE: Final = 20  # side, amount month, other how many
LEADER_NEVER: Final = 21  # side, amount how many
FLAG_MOVED: Final = 22  # side, flag, place, other from, amount half-MPs
MARCH_STOPPED: Final = 23  # side, flag, place, other the flag whose zone it is
NO_LEAVE: Final = 24  # side, flag
FLAG_PUSHED: Final = 25  # side, flag, place, other from
VEDETTE_OFF: Final = 26  # side, flag, place
SCOUTED_BY: Final = 27  # side, flag, other flag
SCOUT_FOUND: Final = 28  # side, flag scouted, leaders, steps, amount result, other class
FLAG_SHOWN: Final = 29  # side, flag, leaders, steps, place
BRIDGE_BROKEN: Final = 30  # side, flag, other crossing
BRIDGE_MENDED: Final = 31  # side, flag, other crossing
BRIDGE_FAILED: Final = 32  # side, flag, other crossing
TRAIN_LAID: Final = 33  # side, flag, other crossing
TRAIN_LIFTED: Final = 34  # side, other crossing
TRAIN_TAKEN: Final = 35  # side, other crossing
FORAGING: Final = 36  # side, flag
LOST_BY_ATTRITION: Final = 37  # side, flag, amount steps, other row
CONTESTED: Final = 38  # side, place
REPULSED: Final = 39  # side, flag, place
NOT_REPULSED: Final = 40  # side, flag, place
LEADER_FLED: Final = 41  # side, flag, place
FORCED: Final = 42  # side, flag, place, amount half-MPs, other from
FORCED_TRIED: Final = 43  # side, flag, place
FORCED_FAILED: Final = 44  # side, flag, place
BATTLE_BEGAN: Final = 45  # side, place, amount attackers' steps, other defenders' steps
WITHDREW: Final = 46  # side, place
NOT_WITHDRAWN: Final = 47  # side, place
BOMBARDED: Final = 48  # side, place, amount points, other die
ROUND_FOUGHT: Final = (
    49  # side, place, amount round, other column, steps die attackers' points defenders' points
)
STANDS: Final = 50  # side, place
RENEWS: Final = 51  # side, place
BREAKS_OFF: Final = 52  # side, place
RETREATS: Final = 53  # side, place
PURSUED: Final = 54  # side, place, amount hexes, other die
LOST_STEPS: Final = 55  # side, place, amount steps
LEADER_HIT: Final = 56  # side, leaders, amount 1 killed 0 wounded
FORCE_TAKEN: Final = 57  # side, flag, place, steps, leaders
GARRISON_GONE: Final = 58  # side, place
FORCE_BROKEN_UP: Final = 59  # side, flag, place
BATTLE_ENDED: Final = 60  # side that held, place, amount French loss, other Austrian loss
INVESTED: Final = 61  # side, place
INVESTMENT_OVER: Final = 62  # place
SIEGE_BEGAN: Final = 63  # side
SIEGE_BROKEN: Final = 64  # side
CLOCK_MOVED: Final = 65  # amount clock
CAPITULATED: Final = 66  # side, amount steps taken
MANTOVA_TAKEN: Final = 67  # side
FORT_TAKEN: Final = 68  # side, place
CRITICAL_FOUGHT: Final = 69  # side that held, amount difference, other die
VIENNA_MOVED: Final = 70  # amount new level, other cause
PATH_OPENED: Final = 71
PATH_CLOSED: Final = 72
FORTNIGHT_ANSWERED: Final = 73  # side, amount 1 agreed
FORTNIGHT_PASSED: Final = 74  # amount turns
BILLETED: Final = 75  # side, flag
ALERTED: Final = 76  # side, flag
GAME_ENDED: Final = 77  # side or NOWHERE, amount Vienna
APS_SPENT: Final = 78  # side, flag, amount APs
PHASE_BEGAN: Final = 79  # side, amount part
MARCH_ENDED: Final = 80  # side
INITIATIVE_TRIED: Final = 81  # side
REPULSE_TRIED: Final = 82  # side, flag, place
BRIDGE_TRIED: Final = 83  # side, flag, other crossing
RETREATED: Final = 84  # side, flag, place, other from
HELD: Final = 85  # side, place
GARRISON_PLACED: Final = 86  # side, place

# Causes of a move of Vienna Morale
BY_BATTLE: Final = 0
BY_MANTOVA: Final = 1
BY_LEADER: Final = 2
BY_PATH: Final = 3
BY_OCTOBER: Final = 4
BY_REST: Final = 5


@final
class Happened(Event):
    """One happening. The table of kinds above says what the fields mean for each."""

    def __init__(
        self,
        kind: i64,
        side: i64,
        flag: i64,
        place: i64,
        other: i64,
        amount: i64,
        leaders: i64,
        steps: tuple[int, int, int],
        audience: i64,
    ) -> None:
        super().__init__(audience)
        self.kind: i64 = kind
        self.side: i64 = side
        self.flag: i64 = flag
        self.place: i64 = place
        self.other: i64 = other
        self.amount: i64 = amount
        self.leaders: i64 = leaders
        """As bits; none where the listener may not know them."""
        self.steps = steps

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Happened) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"Happened{self.fields()!r}"

    def fields(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.side,
            self.flag,
            self.place,
            self.other,
            self.amount,
            self.leaders,
            self.steps,
            self.audience,
        )


NO_STEPS: Final = (0, 0, 0)


def tell(
    log: list[Event] | None,
    kind: i64,
    side: i64 = NOWHERE,
    flag: i64 = NOWHERE,
    place: i64 = NOWHERE,
    other: i64 = NOWHERE,
    amount: i64 = 0,
    leaders: i64 = 0,
    steps: tuple[int, int, int] = NO_STEPS,
    audience: i64 = EVERYONE,
) -> None:
    """Write a happening down, if anybody reads."""
    if log is not None:
        log.append(Happened(kind, side, flag, place, other, amount, leaders, steps, audience))
