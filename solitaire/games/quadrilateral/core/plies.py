"""Choices and outcomes: small values, one verb with at most two arguments.

A force is called by its Force Leader, so a ply never holds the number of an own flag. The table
VERBS says which words and arguments a ply has; text/notation.py reads and writes it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Kinds of arguments
NOTHING: Final = 0
PLACE: Final = 1
LEADER: Final = 2
TWO_LEADERS: Final = 3
LEADER_PLACE: Final = 4
LEADER_CROSSING: Final = 5
CROSSING: Final = 6
FLAG: Final = 7
AMOUNT: Final = 8
TURNS: Final = 9
PIPS: Final = 10
SUM: Final = 11
TWO_PIPS: Final = 12
RESULT: Final = 13

# Verbs
KEEP: Final = 0
SET_UP: Final = 1
DISBAND: Final = 2
QUARTERS: Final = 3
CAMPAIGN: Final = 4
DONE: Final = 5
AGREE: Final = 6
DECLINE: Final = 7
END_MARCH: Final = 8
MARCH_CENTER: Final = 9
EXTEND: Final = 10
REPULSE: Final = 11
HALT: Final = 12
PASS: Final = 13
WITHDRAW: Final = 14
RECEIVE: Final = 15
RENEW: Final = 16
BREAK_OFF: Final = 17
STAND: Final = 18
RETREAT: Final = 19
ENTER: Final = 20
ALONE: Final = 21
NEW_FORCE: Final = 22
SOURCE: Final = 23
CENTER: Final = 24
GARRISON: Final = 25
TO: Final = 26
FIGHT: Final = 27
INVEST: Final = 28
SORTIE: Final = 29
HOLD: Final = 30
RETREAT_TO: Final = 31
PUSH_TO: Final = 32
ALERT: Final = 33
BILLET: Final = 34
MOVER: Final = 35
ADD: Final = 36
DETACH: Final = 37
UNDER: Final = 38
COMMAND: Final = 39
INITIATIVE: Final = 40
RIDE: Final = 41
FORAGE: Final = 42
RAISE: Final = 43
RETURN: Final = 44
ATTACH: Final = 45
TO_BOX: Final = 46
TRAIN: Final = 47
SHIFT: Final = 48
JOIN: Final = 49
VEDETTE_AT: Final = 50
FORCE_MARCH: Final = 51
BREAK: Final = 52
MEND: Final = 53
LAY_TRAIN: Final = 54
LIFT_TRAIN: Final = 55
PATROL: Final = 56
RECALL: Final = 57
SCOUT: Final = 58
INFANTRY_STEPS: Final = 59
CAVALRY_STEPS: Final = 60
ARTILLERY_STEPS: Final = 61
CAMPAIGN_IN: Final = 62
ROLLED: Final = 63
SUM_ROLLED: Final = 64
TWO_ROLLED: Final = 65
SCOUTED: Final = 66
DRAWN: Final = 67
FLOTILLA: Final = 68
REST: Final = 69

VERBS: Final[tuple[tuple[str, int, str], ...]] = (
    ("keep", NOTHING, "leave it as it is [7.1, 7.3]"),
    ("set-up", NOTHING, "make the Center active at once for 1 AP [7.3]"),
    ("disband", NOTHING, "take the Center back to the Source for 1 AP [7.3]"),
    ("quarters", NOTHING, "the army goes into Quarters [10.1, E10]"),
    ("campaign", NOTHING, "the army starts on campaign [E58]"),
    ("done", NOTHING, "no more of these"),
    ("agree", NOTHING, "pass the Fortnight in Quarters [12.1, E26]"),
    ("decline", NOTHING, "play turn by turn [12.1]"),
    ("end-march", NOTHING, "no more flags march in this turn [8.1]"),
    ("march-center", NOTHING, "move the Center of Operations [7.3]"),
    ("extend", NOTHING, "pay 1 AP for an extended march [8.3]"),
    ("repulse", NOTHING, "try to push the enemy here aside [8.6]"),
    ("halt", NOTHING, "the march ends here [8.3]"),
    ("pass", NOTHING, "no more forced marches [8.9]"),
    ("withdraw", NOTHING, "try to leave before the fight [14.2]"),
    ("receive", NOTHING, "receive the attack [14.2]"),
    ("renew", NOTHING, "attack again [14.5]"),
    ("break-off", NOTHING, "give up the attack and retreat [14.5]"),
    ("stand", NOTHING, "take the loss and fight on [14.5]"),
    ("retreat", NOTHING, "give up the place [14.5]"),
    ("enter", NOTHING, "a replacement leader comes to the Center [13.5, E36]"),
    ("alone", NOTHING, "the new leader stays by himself [13.5]"),
    ("new-force", NOTHING, "the new leader gets troops of the pool [13.3]"),
    ("source", PLACE, "the Supply Source goes to this place [7.1]"),
    ("center", PLACE, "the Center of Operations starts here [7.3, E52]"),
    ("garrison", PLACE, "a garrison is placed here [15.1, E54]"),
    ("to", PLACE, "the march goes to this place [8.4]"),
    ("fight", PLACE, "the fight for this place comes next [14.1]"),
    ("invest", PLACE, "the fortified town is invested [15.2]"),
    ("sortie", PLACE, "those inside attack the besiegers [15.2]"),
    ("hold", PLACE, "no fight here in this turn [15.2]"),
    ("retreat-to", PLACE, "the retreat leads to this place [14.7]"),
    ("push-to", PLACE, "the pushed vedette goes to this place [8.7]"),
    ("alert", LEADER, "this force is On Alert [10.2, E16]"),
    ("billet", LEADER, "this force goes into Quarters [10.2, E15]"),
    ("mover", LEADER, "this force will march during the Fortnight [12.2, E25]"),
    ("add", LEADER, "this force gets replacements [13.2, E29]"),
    ("detach", LEADER, "a part of this force gets a leader of its own [4.5]"),
    ("under", LEADER, "this leader takes the detachment [4.5]"),
    ("command", LEADER, "a Movement Command for 1 AP [8.2]"),
    ("initiative", LEADER, "the force tries to march by initiative [8.2]"),
    ("ride", LEADER, "this leader alone rides [4.4]"),
    ("forage", LEADER, "this force lives off the country, its next march is halved [9.4, 8.3]"),
    ("raise", LEADER, "a new force under this leader at the Center [13.3, E57]"),
    ("return", LEADER, "this leader comes back at the Center [4.6]"),
    ("attach", LEADER, "the new leader joins this force [13.5]"),
    ("to-box", LEADER, "this major general goes back to the box [4.5]"),
    ("train", LEADER, "this leader takes the bridge train [8.8, E56]"),
    ("shift", TWO_LEADERS, "steps go from the first force to the second [4.5]"),
    ("join", TWO_LEADERS, "the first leader joins the force of the second [4.5]"),
    ("vedette", LEADER_PLACE, "a vedette of this force is placed there [8.7, E55]"),
    ("force-march", LEADER_PLACE, "forced march towards this fight [8.9]"),
    ("break", LEADER_CROSSING, "this force breaks the bridge [8.8]"),
    ("mend", LEADER_CROSSING, "this force mends the bridge [8.8]"),
    ("lay-train", LEADER_CROSSING, "this leader lays his bridge train [8.8]"),
    ("lift-train", CROSSING, "the bridge train is taken up [8.8]"),
    ("patrol", FLAG, "this vedette moves [8.7]"),
    ("recall", FLAG, "this vedette is taken in [8.7]"),
    ("scout", FLAG, "this enemy flag is scouted [8.7]"),
    ("infantry", AMOUNT, "so many steps of infantry"),
    ("cavalry", AMOUNT, "so many steps of cavalry"),
    ("artillery", AMOUNT, "so many steps of artillery"),
    (
        "campaign-in",
        TURNS,
        "on campaign after so many turns: 1 costs 2 APs, 2 costs 1, 3 nothing [10.6, E17]",
    ),
    ("die", PIPS, "one die"),
    ("sum", SUM, "the sum of two dice"),
    ("dice", TWO_PIPS, "two dice, one after the other"),
    ("scouted", RESULT, "what the scouts bring back [8.7]"),
    ("drawn", LEADER, "this leader is drawn [13.4]"),
    ("flotilla", LEADER_PLACE, "boats take this force to another port [8.10]"),
    ("rest", NOTHING, "no more orders in this turn: the army rests in Quarters [10.2]"),
)

RESULTS: Final = ("exact", "class", "nothing", "lost")
"""What scouts bring back, by the argument of SCOUTED."""


@final
class Ply:
    """A verb with its arguments. Compare and hash by number."""

    def __init__(self, verb: i64, first: i64 = 0, second: i64 = 0) -> None:
        self.verb: i64 = verb
        self.first: i64 = first
        self.second: i64 = second
        self.number: i64 = (verb << 16) | (first << 8) | second

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ply) and self.number == other.number

    def __hash__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"Ply({VERBS[self.verb][0]!r}, {self.first}, {self.second})"

    def __reduce__(self) -> tuple[object, tuple[int, int, int]]:
        return Ply, (self.verb, self.first, self.second)


def _interned() -> list[list[Ply]]:
    """Every ply with one argument, so that listing choices builds few objects."""
    return [
        [Ply(verb, argument, 0) for argument in range(256 if VERBS[verb][1] != NOTHING else 1)]
        for verb in range(len(VERBS))
    ]


PLIES: Final = _interned()
D6: Final = [(PLIES[ROLLED][pips], 1) for pips in range(1, 7)]
TWO_D6: Final = [(PLIES[SUM_ROLLED][pips], 6 - abs(7 - pips)) for pips in range(2, 13)]
BOTH_D6: Final = [(Ply(TWO_ROLLED, a, b), 1) for a in range(1, 7) for b in range(1, 7)]


def say(verb: i64) -> Ply:
    """The ply that is this word alone."""
    return PLIES[verb][0]


def one(verb: i64, argument: i64) -> Ply:
    return PLIES[verb][argument]
