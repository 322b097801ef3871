"""Happenings in plain words, with rule numbers. Our own sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.parts import PART_NAMES
from solitaire.games.quadrilateral.terms import NOWHERE, SIDES, STATUSES, WEATHERS
from solitaire.games.quadrilateral.text.position import MONTH_NAMES, date
from solitaire.protocol import Event

COLUMNS: Final = ("1:3", "1:2", "2:3", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1")
CAUSES: Final = (
    "a critical battle [16.2]",
    "the fall of Mantova [E39]",
    "a leader in Mantova [E40]",
    "the path to Mantova [E41]",
    "news from Germany on 1 October [E42]",
    "rest in Quarters [E21]",
)
CLASSES: Final = ("less than 1 SP", "1 to 4 SP", "5 to 9 SP", "10 to 19 SP", "20 SP or more")

SENTENCES: Final = {
    kinds.TURN_BEGAN: "Turn {amount} begins: {date}.",
    kinds.WEATHER_CAME: "The weather is {weather} [6].",
    kinds.APS_CAME: "The {side} army receives {points} [7.5].",
    kinds.APS_SPENT: "The {side} army spends {points} [7.5].",
    kinds.SOURCE_MOVED: "The {side} Supply Source is at {place} [7.1].",
    kinds.SOURCE_LOST: "The {side} Supply Source at {place} is lost [7.1].",
    kinds.CENTER_FLED: "The {side} Center of Operations goes back to {place} [7.3].",
    kinds.CENTER_OFF: "The {side} army has no Center of Operations [7.3].",
    kinds.STATUS_CHANGED: "The {side} army is {status} [10.1].",
    kinds.LEAVING_SAID: "The {side} army prepares to leave Quarters [10.6].",
    kinds.CONDITION_MOVED: "The {side} Army Condition is in space {amount} [11.2].",
    kinds.REST_SPOILED: "The rest of the {side} army was disturbed [11.2].",
    kinds.REPLACEMENTS_CAME: "{side} replacements: {strength} SP with a {amount} [13.1].",
    kinds.POOL_FELL: "The {side} pool holds {strength} SP now [13.2].",
    kinds.ADDED: "{who} gets {strength} steps of replacements [13.2].",
    kinds.TRANSFERRED: "{who} takes over {strength} steps [4.5].",
    kinds.FLAG_APPEARED: "{who} appears at {place} [4.5, 8.7].",
    kinds.LEADER_DUE: "{a_side} leader is due in {month} [13.4].",
    kinds.LEADER_NEVER: "{a_side} leader will not come [13.4].",
    kinds.FLAG_MOVED: "{who} moves from {other} to {place}{mps} [8.4].",
    kinds.MARCH_STOPPED: "{who} is held at {place} by {holder} [8.5].",
    kinds.NO_LEAVE: "{who} gets no leave to march [8.2].",
    kinds.INITIATIVE_TRIED: "{a_side} force tries its initiative [8.2].",
    kinds.FLAG_PUSHED: "{who} is pushed from {other} to {place}: a vedette [8.7].",
    kinds.VEDETTE_OFF: "{who} at {place} is dispersed: a vedette [8.7].",
    kinds.SCOUTED_BY: "{who} scouts {holder} [8.7].",
    kinds.FLAG_SHOWN: "{who} is seen at {place}: {content} [5.5].",
    kinds.BRIDGE_TRIED: "{who} works on the bridge {crossing} [8.8].",
    kinds.BRIDGE_BROKEN: "{who} breaks the bridge {crossing} [8.8].",
    kinds.BRIDGE_MENDED: "{who} mends the bridge {crossing} [8.8].",
    kinds.BRIDGE_FAILED: "{who} works on the bridge {crossing} in vain [8.8].",
    kinds.TRAIN_LAID: "{who} lays a bridge train at {crossing} [8.8].",
    kinds.TRAIN_LIFTED: "The {side} bridge train at {crossing} is taken up [8.8].",
    kinds.TRAIN_TAKEN: "The {side} bridge train at {crossing} is lost [8.8].",
    kinds.FORAGING: "{who} lives off the country [9.4].",
    kinds.LOST_BY_ATTRITION: "{who} loses {steps} by attrition, row {number} [9.2].",
    kinds.CONTESTED: "The {side} side meets the enemy at {place} [8.6].",
    kinds.REPULSE_TRIED: "{who} tries to push the enemy aside at {place} [8.6].",
    kinds.REPULSED: "{who} throws the enemy back at {place} [8.6].",
    kinds.NOT_REPULSED: "{who} cannot throw the enemy back at {place} [8.6].",
    kinds.LEADER_FLED: "{who} rides away from {other} to {place} [4.4].",
    kinds.FORCED_TRIED: "{who} sets out for {place} by forced march [8.9].",
    kinds.FORCED: "{who} reaches {place} from {other} by forced march [8.9].",
    kinds.FORCED_FAILED: "{who} makes no way towards {place} [8.9].",
    kinds.BATTLE_BEGAN: "Battle of {place}: {amount} {side} steps attack {number} [14.1].",
    kinds.WITHDREW: "The {side} side withdraws from {place} in time [14.2].",
    kinds.NOT_WITHDRAWN: "The {side} side at {place} cannot get away [14.2].",
    kinds.BOMBARDED: "{side} guns at {place} roll {number}: {hits} [14.4].",
    kinds.STANDS: "The {side} side stands at {place} [14.5].",
    kinds.RENEWS: "The {side} side attacks again at {place} [14.5].",
    kinds.BREAKS_OFF: "The {side} side breaks off at {place} [14.5].",
    kinds.RETREATS: "The {side} side gives up {place} [14.5].",
    kinds.RETREATED: "{who} retreats from {other} to {place} [14.7].",
    kinds.PURSUED: "{side} pursuit from {place}: {amount} hexes with a {number} [14.6].",
    kinds.LOST_STEPS: "The {side} side loses {steps} at {place} [14.8].",
    kinds.FORCE_TAKEN: "{who} is taken at {place} with {strength} steps [14.7].",
    kinds.GARRISON_GONE: "The {side} garrison of {place} is destroyed [15.1].",
    kinds.GARRISON_PLACED: "{place} gets a {side} garrison [15.1, E54].",
    kinds.FORCE_BROKEN_UP: "{who} at {place} breaks up without a leader [4.6].",
    kinds.BATTLE_ENDED: "The {side} side holds {place}. Losses in steps: French {amount}, "
    "Austrian {number} [14].",
    kinds.INVESTED: "The {side} side invests {place} [15.2].",
    kinds.INVESTMENT_OVER: "{place} is free of besiegers or of defenders [15.2].",
    kinds.HELD: "The {side} side keeps still at {place} [15.2].",
    kinds.SIEGE_BEGAN: "The {side} side besieges Mantova [15.3].",
    kinds.SIEGE_BROKEN: "The {side} siege of Mantova is broken [15.3].",
    kinds.CLOCK_MOVED: "The siege of Mantova has lasted {amount} turns [15.3].",
    kinds.CAPITULATED: "Mantova capitulates with {amount} {side} steps [15.5].",
    kinds.MANTOVA_TAKEN: "Mantova is {side} [E39].",
    kinds.FORT_TAKEN: "{place} is in {side} hands [15.1].",
    kinds.CRITICAL_FOUGHT: "A critical battle in favour of the {side} side: {number} against "
    "{amount} + 1 [16.2].",
    kinds.PATH_OPENED: "The Austrian path to Mantova is open [E41].",
    kinds.PATH_CLOSED: "The French close the path to Mantova [E41].",
    kinds.FORTNIGHT_PASSED: "A Fortnight of {amount} turns has passed in Quarters [12.2].",
    kinds.BILLETED: "{who} goes into Quarters [10.2].",
    kinds.ALERTED: "{who} is On Alert [10.2].",
    kinds.MARCH_ENDED: "The {side} marches end [8.1].",
}


def words(board: Board, event: Event) -> str:
    assert isinstance(event, Happened), event
    special = SPECIAL.get(event.kind)
    if special is not None:
        return special(board, event)
    return SENTENCES[event.kind].format_map(_Facts(board, event))


class _Facts(dict[str, str]):
    """The parts of a sentence, made when the sentence asks for them."""

    def __init__(self, board: Board, event: Happened) -> None:
        super().__init__()
        self._board = board
        self._event = event

    def __missing__(self, name: str) -> str:
        return FACTS[name](self._board, self._event)


def side_word(side: int) -> str:
    return SIDES[side].capitalize() if side in (0, 1) else ""


def a_side(side: int) -> str:
    return f"{'An' if side else 'A'} {side_word(side)}"


def who(board: Board, event: Happened) -> str:
    """By leaders where the listener may know them, else by the number of the flag."""
    if event.leaders:
        return leader_list(board, event.leaders)
    if event.flag == NOWHERE:
        return f"{a_side(event.side)} force"
    return flag_name(event.flag)


def leader_list(board: Board, leaders: int) -> str:
    names = [board.leader_titles[one] for one in members(leaders)]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def flag_name(flag: int) -> str:
    return f"{side_word(flag >> 5)} flag {(flag & 31) + 1}"


def place_title(board: Board, place: int) -> str:
    return board.place_titles[place].partition(" (")[0] if place < board.places else ""


def strength(steps: tuple[int, ...]) -> str:
    return "/".join(map(str, steps))


def half(amount: int) -> str:
    """Half-MPs as MPs: 9 is "4½"."""
    whole = str(amount // 2) if amount >= 2 or amount == 0 else ""
    return f"{whole}½" if amount % 2 else whole


def _crossing(board: Board, event: Happened) -> str:
    a, b = board.crossing_ends[event.other]
    return f"{place_title(board, a)}-{place_title(board, b)}"


def _content(board: Board, event: Happened) -> str:
    if not event.leaders:
        return "a vedette"
    return f"{leader_list(board, event.leaders)} with {strength(event.steps)} steps"


def date_with_year(board: Board, turn: int) -> str:
    year = board.data.calendar[turn - 1].date.partition("-")[0]
    return f"{date(board, turn)} {year}"


def _some(amount: int, word: str) -> str:
    return f"{amount} {word}" if amount == 1 else f"{amount} {word}s"


FACTS: Final[dict[str, Callable[[Board, Happened], str]]] = {
    "a_side": lambda board, event: a_side(event.side),
    "side": lambda board, event: side_word(event.side),
    "amount": lambda board, event: str(event.amount),
    "number": lambda board, event: str(event.other),
    "date": lambda board, event: date_with_year(board, event.amount),
    "weather": lambda board, event: WEATHERS[event.other],
    "points": lambda board, event: _some(event.amount, "AP"),
    "status": lambda board, event: STATUSES[event.amount],
    "place": lambda board, event: place_title(board, event.place),
    "other": lambda board, event: place_title(board, event.other),
    "strength": lambda board, event: strength(event.steps),
    "who": who,
    "month": lambda board, event: MONTH_NAMES[event.amount],
    "mps": lambda board, event: f", {half(event.amount)} MPs" if event.amount else "",
    "holder": lambda board, event: flag_name(event.other),
    "crossing": _crossing,
    "content": _content,
    "steps": lambda board, event: _some(event.amount, "step"),
    "hits": lambda board, event: _some(event.amount, "point"),
}


# -- sentences of their own kind ------------------------------------------------------------------


def _center_moved(board: Board, event: Happened) -> str:
    head = f"The {side_word(event.side)} Center of Operations"
    if event.other == NOWHERE:
        return f"{head} is at {place_title(board, event.place)} [7.3]."
    return (
        f"{head} goes from {place_title(board, event.other)} to "
        f"{place_title(board, event.place)} and is inactive [7.3]."
    )


def _center_active(board: Board, event: Happened) -> str:
    word = "active" if event.amount else "inactive"
    return f"The {side_word(event.side)} Center of Operations is {word} [7.3]."


def _vanished(board: Board, event: Happened) -> str:
    if event.leaders:
        return f"{leader_list(board, event.leaders)} goes back to the box [4.5]."
    return f"{flag_name(event.flag)} is gone from {place_title(board, event.place)} [4.5]."


def _leader_came(board: Board, event: Happened) -> str:
    name = leader_list(board, event.leaders) if event.leaders else "A leader"
    return f"{side_word(event.side)}: {name} comes to {place_title(board, event.place)} [13.5]."


def _scout_found(board: Board, event: Happened) -> str:
    flag = flag_name(event.flag)
    if event.amount == 3:
        return f"Scouts: {flag} is a vedette [8.7]."
    if event.amount == 1:
        return f"Scouts: {flag} is {_content(board, event)} [8.7]."
    if event.amount == 2:
        return f"Scouts: {flag} has {CLASSES[event.other]} [8.7]."
    return f"Scouts learn nothing of {flag} [8.7]."


def _round(board: Board, event: Happened) -> str:
    die, own, other = event.steps
    return (
        f"Round {event.amount} at {place_title(board, event.place)}: {side_word(event.side)} "
        f"attack at {COLUMNS[event.other]}, die {die}: {own}/{other} points [14.5]."
    )


def _leader_hit(board: Board, event: Happened) -> str:
    fate = "killed" if event.amount else "wounded"
    return f"{leader_list(board, event.leaders)} is {fate} [4.6]."


def _vienna(board: Board, event: Happened) -> str:
    return f"Vienna Morale is {event.amount:+d} by {CAUSES[event.other]}."


def _answered(board: Board, event: Happened) -> str:
    word = "agrees to pass" if event.amount else "declines to pass"
    return f"The {side_word(event.side)} side {word} the Fortnight in Quarters [12.1, E26]."


def _phase(board: Board, event: Happened) -> str:
    return f"{side_word(event.side)} {PART_NAMES[event.amount]} [3]."


def _ended(board: Board, event: Happened) -> str:
    if event.side == NOWHERE:
        return f"The campaign is over at Vienna Morale {event.amount:+d} [16.6]."
    side = side_word(event.side)
    return f"The {side} side wins at once: Vienna Morale {event.amount:+d} [E45]."


SPECIAL: Final = {
    kinds.CENTER_MOVED: _center_moved,
    kinds.CENTER_ACTIVE: _center_active,
    kinds.FLAG_VANISHED: _vanished,
    kinds.LEADER_CAME: _leader_came,
    kinds.SCOUT_FOUND: _scout_found,
    kinds.ROUND_FOUGHT: _round,
    kinds.LEADER_HIT: _leader_hit,
    kinds.VIENNA_MOVED: _vienna,
    kinds.FORTNIGHT_ANSWERED: _answered,
    kinds.PHASE_BEGAN: _phase,
    kinds.GAME_ENDED: _ended,
}
