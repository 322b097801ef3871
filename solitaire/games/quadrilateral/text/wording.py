"""Happenings in plain words, with rule numbers. Our own sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from string import Formatter
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.parts import PART_NAMES
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules.victory import TIME_UP, relief_points, relief_score
from solitaire.games.quadrilateral.terms import NOWHERE
from solitaire.games.quadrilateral.text.position import MONTH_NAMES
from solitaire.protocol import Event
from solitaire.text import NOTHING, Text, filled, joined, marked, text, verbatim

WHOLE: Final = 2
"""Half-MPs of one MP."""
COLUMNS: Final = ("1:3", "1:2", "2:3", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1")
CAUSES: Final = (
    text("a critical battle [16.2]"),
    text("the fall of Mantova [E39]"),
    text("a leader in Mantova [E40]"),
    text("the path to Mantova [E41]"),
    text("news from Germany on 1 October [E42]"),
    text("rest in Quarters [E21]"),
)
CLASSES: Final = (
    text("less than 1 SP"),
    text("1 to 4 SP"),
    text("5 to 9 SP"),
    text("10 to 19 SP"),
    text("20 SP or more"),
)
WEATHER_WORDS: Final = (text("fair"), text("rain"), text("mud"), text("snow"), text("frost"))
"""In the order of WEATHERS."""
STATUS_WORDS: Final = (text("on campaign"), text("in Quarters"))
PART_WORDS: Final = tuple(verbatim(name) for name in PART_NAMES)
SIDE_PARTS: Final = {
    "set-up": marked("{side} set-up"),
    "command": marked("{side} command"),
    "organization": marked("{side} organization"),
    "reinforcement": marked("{side} reinforcement"),
    "march": marked("{side} march"),
    "attrition": marked("{side} attrition"),
    "forced marches": marked("{side} forced marches"),
    "combat": marked("{side} combat"),
    "morale": marked("{side} morale"),
}
"""Whole, for in other languages the words have another order."""
MONTH_WORDS: Final = tuple(verbatim(name) for name in MONTH_NAMES)
_SIDE_WORDS: Final = (text("French"), text("Austrian"))
_A_SIDE: Final = (text("A French"), text("An Austrian"))

SENTENCES: Final = {
    kinds.TURN_BEGAN: marked("Turn {amount} begins: {date}."),
    kinds.WEATHER_CAME: marked("The weather is {weather} [6]."),
    kinds.APS_CAME: marked("The {side} army receives {points} [7.5]."),
    kinds.APS_SPENT: marked("The {side} army spends {points} [7.5]."),
    kinds.SOURCE_MOVED: marked("The {side} Supply Source is at {place} [7.1]."),
    kinds.SOURCE_LOST: marked("The {side} Supply Source at {place} is lost [7.1]."),
    kinds.CENTER_FLED: marked("The {side} Center of Operations goes back to {place} [7.3]."),
    kinds.CENTER_OFF: marked("The {side} army has no Center of Operations [7.3]."),
    kinds.STATUS_CHANGED: marked("The {side} army is {status} [10.1]."),
    kinds.LEAVING_SAID: marked("The {side} army prepares to leave Quarters [10.6]."),
    kinds.CONDITION_MOVED: marked("The {side} Army Condition is in space {amount} [11.2]."),
    kinds.REST_SPOILED: marked("The rest of the {side} army was disturbed [11.2]."),
    kinds.REPLACEMENTS_CAME: marked("{side} replacements: {strength} SP with a {amount} [13.1]."),
    kinds.POOL_FELL: marked("The {side} pool holds {strength} SP now [13.2]."),
    kinds.ADDED: marked("{who} gets {strength} steps of replacements [13.2]."),
    kinds.TRANSFERRED: marked("{who} takes over {strength} steps [4.5]."),
    kinds.FLAG_APPEARED: marked("{who} appears at {place} [4.5, 8.7]."),
    kinds.FLAG_MOVED: marked("{who} moves from {other} to {place}{mps} [8.4]."),
    kinds.MARCH_STOPPED: marked("{who} is held at {place} by {holder} [8.5]."),
    kinds.NO_LEAVE: marked("{who} gets no leave to march [8.2]."),
    kinds.FLAG_PUSHED: marked("{who} is pushed from {other} to {place}: a vedette [8.7]."),
    kinds.VEDETTE_OFF: marked("{who} at {place} is dispersed: a vedette [8.7]."),
    kinds.SCOUTED_BY: marked("{who} scouts {holder} [8.7]."),
    kinds.BRIDGE_TRIED: marked("{who} works on the bridge {crossing} [8.8]."),
    kinds.BRIDGE_BROKEN: marked("{who} breaks the bridge {crossing} [8.8]."),
    kinds.BRIDGE_MENDED: marked("{who} mends the bridge {crossing} [8.8]."),
    kinds.BRIDGE_FAILED: marked("{who} works on the bridge {crossing} in vain [8.8]."),
    kinds.TRAIN_LAID: marked("{who} lays a bridge train at {crossing} [8.8]."),
    kinds.TRAIN_LIFTED: marked("The {side} bridge train at {crossing} is taken up [8.8]."),
    kinds.TRAIN_TAKEN: marked("The {side} bridge train at {crossing} is lost [8.8]."),
    kinds.FORAGING: marked("{who} lives off the country [9.4]."),
    kinds.CONTESTED: marked("The {side} side meets the enemy at {place} [8.6]."),
    kinds.REPULSE_TRIED: marked("{who} tries to push the enemy aside at {place} [8.6]."),
    kinds.REPULSED: marked("{who} throws the enemy back at {place} [8.6]."),
    kinds.NOT_REPULSED: marked("{who} cannot throw the enemy back at {place} [8.6]."),
    kinds.LEADER_FLED: marked("{who} rides away from {other} to {place} [4.4]."),
    kinds.FORCED_TRIED: marked("{who} sets out for {place} by forced march [8.9]."),
    kinds.FORCED: marked("{who} reaches {place} from {other} by forced march [8.9]."),
    kinds.FORCED_FAILED: marked("{who} makes no way towards {place} [8.9]."),
    kinds.BATTLE_BEGAN: marked("Battle of {place}: {amount} {side} steps attack {number} [14.1]."),
    kinds.WITHDREW: marked("The {side} side withdraws from {place} in time [14.2]."),
    kinds.NOT_WITHDRAWN: marked("The {side} side at {place} cannot get away [14.2]."),
    kinds.BOMBARDED: marked("{side} guns at {place} roll {number}: {hits} [14.4]."),
    kinds.STANDS: marked("The {side} side stands at {place} [14.5]."),
    kinds.RENEWS: marked("The {side} side attacks again at {place} [14.5]."),
    kinds.BREAKS_OFF: marked("The {side} side breaks off at {place} [14.5]."),
    kinds.RETREATS: marked("The {side} side gives up {place} [14.5]."),
    kinds.RETREATED: marked("{who} retreats from {other} to {place} [14.7]."),
    kinds.PURSUED: marked("{side} pursuit from {place}: {hexes} with a {number} [14.6]."),
    kinds.LOST_STEPS: marked("The {side} side loses {steps} at {place} [14.8]."),
    kinds.FORCE_TAKEN: marked("{who} is taken at {place} with {strength} steps [14.7]."),
    kinds.GARRISON_GONE: marked("The {side} garrison of {place} is destroyed [15.1]."),
    kinds.GARRISON_PLACED: marked("{place} gets a {side} garrison [15.1, E54]."),
    kinds.FORCE_BROKEN_UP: marked("{who} at {place} breaks up without a leader [4.6]."),
    kinds.BATTLE_ENDED: marked(
        "The {side} side holds {place}. Losses in steps: French {amount}, Austrian {number} [14]."
    ),
    kinds.INVESTED: marked("The {side} side invests {place} [15.2]."),
    kinds.INVESTMENT_OVER: marked("{place} is free of besiegers or of defenders [15.2]."),
    kinds.HELD: marked("The {side} side keeps still at {place} [15.2]."),
    kinds.SIEGE_BEGAN: marked("The {side} side besieges Mantova [15.3]."),
    kinds.SIEGE_BROKEN: marked("The {side} siege of Mantova is broken [15.3]."),
    kinds.CLOCK_MOVED: marked("The siege of Mantova has lasted {turns} [15.3]."),
    kinds.CAPITULATED: marked("Mantova capitulates with {amount} {side} steps [15.5]."),
    kinds.MANTOVA_TAKEN: marked("Mantova is {side} [E39]."),
    kinds.FORT_TAKEN: marked("{place} is in {side} hands [15.1]."),
    kinds.CRITICAL_FOUGHT: marked(
        "The {side} side has won a critical battle: die {number}, up to {limit} moves Vienna "
        "Morale [16.2]."
    ),
    kinds.PATH_OPENED: marked("The Austrian path to Mantova is open [E41]."),
    kinds.PATH_CLOSED: marked("The French close the path to Mantova [E41]."),
    kinds.FORTNIGHT_PASSED: marked("A Fortnight of {amount} turns has passed in Quarters [12.2]."),
    kinds.BILLETED: marked("{who} goes into Quarters [10.2]."),
    kinds.ALERTED: marked("{who} is On Alert [10.2]."),
    kinds.MARCH_ENDED: marked("The {side} marches end [8.1]."),
}


def words(board: Board, event: Event) -> Text:
    assert isinstance(event, Happened), event
    special = SPECIAL.get(event.kind)
    if special is not None:
        return special(board, event)
    template = SENTENCES[event.kind]
    return filled(template, {name: FACTS[name](board, event) for name in _places(template)})


@cache
def _places(template: str) -> tuple[str, ...]:
    """The names in braces."""
    return tuple(name for _, name, _, _ in Formatter().parse(template) if name)


def side_word(side: int) -> Text:
    return _SIDE_WORDS[side] if side in (0, 1) else NOTHING


def a_side(side: int) -> Text:
    return _A_SIDE[side] if side in (0, 1) else NOTHING


def who(board: Board, event: Happened) -> Text:
    """By leaders where the listener may know them, else by the number of the flag."""
    if event.leaders:
        return force_name(board, event.leaders)
    if event.flag == NOWHERE:
        return text("{a_side} force", a_side=a_side(event.side))
    return flag_name(event.flag)


def force_name(board: Board, leaders: int) -> Text:
    """A force is called by its Force Leader [20]; who else is with him is added."""
    chief = min(members(leaders), key=lambda one: board.seniority[one])
    name = verbatim(board.leader_titles[chief])
    others = leaders & ~(1 << chief)
    if not others:
        return name
    return text("{chief} with {others}", chief=name, others=leader_list(board, others))


def leader_list(board: Board, leaders: int) -> Text:
    names = [verbatim(board.leader_titles[one]) for one in members(leaders)]
    if len(names) == 1:
        return names[0]
    return text("{names} and {last}", names=joined(names[:-1]), last=names[-1])


def flag_name(flag: int) -> Text:
    return text("{side} flag {number}", side=side_word(flag >> 5), number=(flag & 31) + 1)


def place_title(board: Board, place: int) -> Text:
    if place >= board.places:
        return NOTHING
    return verbatim(board.place_titles[place].partition(" (")[0])


def strength(steps: tuple[int, ...]) -> Text:
    return verbatim("/".join(map(str, steps)))


def signed(number: int) -> Text:
    """A point of Vienna Morale: "+1", "0", "-2"."""
    return verbatim(f"{number:+d}" if number else "0")


def half(amount: int) -> str:
    """Half-MPs as MPs: 9 is "4½"."""
    whole = str(amount // 2) if amount >= 2 or amount == 0 else ""
    return f"{whole}½" if amount % 2 else whole


def _crossing(board: Board, event: Happened) -> Text:
    a, b = board.crossing_ends[event.other]
    return text("{a}-{b}", a=place_title(board, a), b=place_title(board, b))


def _content(board: Board, event: Happened) -> Text:
    if not event.leaders:
        return text("a vedette")
    return text(
        "{who} with {strength} steps",
        who=leader_list(board, event.leaders),
        strength=strength(event.steps),
    )


def _mps(board: Board, event: Happened) -> Text:
    if not event.amount:
        return NOTHING
    if event.amount == WHOLE:
        return text(", 1 MP")
    return text(", {points} MPs", points=verbatim(half(event.amount)))


def date_with_year(board: Board, turn: int) -> Text:
    year = board.data.calendar[turn - 1].date.partition("-")[0]
    return text("{day} {year}", day=date_words(board, turn), year=verbatim(year))


def date_words(board: Board, turn: int) -> Text:
    """ "20 August"."""
    _, month, day = board.data.calendar[turn - 1].date.split("-")
    return text("{day} {month}", day=int(day), month=MONTH_WORDS[int(month)])


FACTS: Final[dict[str, Callable[[Board, Happened], object]]] = {
    "side": lambda board, event: side_word(event.side),
    "amount": lambda board, event: event.amount,
    "number": lambda board, event: event.other,
    "date": lambda board, event: date_with_year(board, event.amount),
    "weather": lambda board, event: WEATHER_WORDS[event.other],
    "points": lambda board, event: text("%n APs", singular="%n AP", count=event.amount),
    "turns": lambda board, event: text("%n turns", singular="%n turn", count=event.amount),
    "status": lambda board, event: STATUS_WORDS[event.amount],
    "place": lambda board, event: place_title(board, event.place),
    "other": lambda board, event: place_title(board, event.other),
    "strength": lambda board, event: strength(event.steps),
    "who": who,
    "month": lambda board, event: MONTH_WORDS[event.amount],
    "mps": _mps,
    "holder": lambda board, event: flag_name(event.other),
    "crossing": _crossing,
    "content": _content,
    "steps": lambda board, event: text("%n steps", singular="%n step", count=event.amount),
    "hexes": lambda board, event: text("%n hexes", singular="%n hex", count=event.amount),
    "limit": lambda board, event: event.amount + board.charts.critical_bonus,
    "hits": lambda board, event: text("%n points", singular="%n point", count=event.amount),
}


# -- sentences of their own kind ------------------------------------------------------------------


def _center_moved(board: Board, event: Happened) -> Text:
    side, place = side_word(event.side), place_title(board, event.place)
    if event.other == NOWHERE:
        return text("The {side} Center of Operations is at {place} [7.3].", side=side, place=place)
    return text(
        "The {side} Center of Operations goes from {other} to {place} and is inactive [7.3].",
        side=side,
        place=place,
        other=place_title(board, event.other),
    )


def _center_active(board: Board, event: Happened) -> Text:
    side = side_word(event.side)
    if event.amount:
        return text("The {side} Center of Operations is active [7.3].", side=side)
    return text("The {side} Center of Operations is inactive [7.3].", side=side)


def _flag_shown(board: Board, event: Happened) -> Text:
    place = place_title(board, event.place)
    if not event.leaders:
        return text(
            "{who} is seen at {place}: {content} [5.5].",
            who=who(board, event),
            place=place,
            content=_content(board, event),
        )
    return text(
        "{who} is seen at {place}: {strength} steps [5.5].",
        who=who(board, event),
        place=place,
        strength=strength(event.steps),
    )


def _vanished(board: Board, event: Happened) -> Text:
    if event.leaders:
        return text("{who} goes back to the box [4.5].", who=force_name(board, event.leaders))
    return text(
        "{flag} is gone from {place} [4.5].",
        flag=flag_name(event.flag),
        place=place_title(board, event.place),
    )


def _leaders_due(board: Board, event: Happened) -> Text:
    return text(
        "{side}: %n leaders are due in {month} [13.4].",
        singular="{side}: %n leader is due in {month} [13.4].",
        count=event.other,
        side=side_word(event.side),
        month=MONTH_WORDS[event.amount],
    )


def _leaders_never(board: Board, event: Happened) -> Text:
    return text(
        "{side}: %n leaders will not come [13.4].",
        singular="{side}: %n leader will not come [13.4].",
        count=event.amount,
        side=side_word(event.side),
    )


def _leader_came(board: Board, event: Happened) -> Text:
    name = force_name(board, event.leaders) if event.leaders else text("a leader")
    return text(
        "{side}: {who} comes to {place} [13.5].",
        side=side_word(event.side),
        who=name,
        place=place_title(board, event.place),
    )


def _initiative_tried(board: Board, event: Happened) -> Text:
    """Several are one line of a log."""
    side, many = side_word(event.side), event.amount
    if many < 2:
        return text("{a_side} force tries its initiative [8.2].", a_side=a_side(event.side))
    return text("{many} {side} forces try their initiative [8.2].", many=many, side=side)


def _scout_found(board: Board, event: Happened) -> Text:
    flag = flag_name(event.flag)
    if event.amount == 3:
        return text("Scouts: {flag} is a vedette [8.7].", flag=flag)
    if event.amount == 1:
        content = _content(board, event)
        return text("Scouts: {flag} is {content} [8.7].", flag=flag, content=content)
    if event.amount == 2:
        return text("Scouts: {flag} has {size} [8.7].", flag=flag, size=CLASSES[event.other])
    return text("Scouts learn nothing of {flag} [8.7].", flag=flag)


def _round(board: Board, event: Happened) -> Text:
    die, own, other = event.steps
    return text(
        "Round {round} at {place}: {side} attack at {ratio}, die {die}: {toll} [14.5].",
        round=event.amount,
        place=place_title(board, event.place),
        side=side_word(event.side),
        ratio=verbatim(COLUMNS[event.other]),
        die=die,
        toll=toll(own, other),
    )


def toll(own: int, other: int) -> Text:
    """What the attack of a round does to both sides."""
    lost = text("%n points", singular="%n point", count=own)
    return text("costs {lost}, inflicts {other}", lost=lost, other=other)


def _leader_hit(board: Board, event: Happened) -> Text:
    name = leader_list(board, event.leaders)
    if event.amount:
        return text("{who} is killed [4.6].", who=name)
    return text("{who} is wounded [4.6].", who=name)


def _attrition(board: Board, event: Happened) -> Text:
    name, row = who(board, event), event.other
    if not event.amount:
        return text("{who} loses nothing by attrition, row {row} [9.2].", who=name, row=row)
    return text(
        "{who} loses %n steps by attrition, row {row} [9.2].",
        singular="{who} loses %n step by attrition, row {row} [9.2].",
        count=event.amount,
        who=name,
        row=row,
    )


def _vienna(board: Board, event: Happened) -> Text:
    return text(
        "Vienna Morale is {morale} by {cause}.",
        morale=signed(event.amount),
        cause=CAUSES[event.other],
    )


def _answered(board: Board, event: Happened) -> Text:
    side = side_word(event.side)
    if event.amount:
        return text(
            "The {side} side agrees to pass the Fortnight in Quarters [12.1, E26].", side=side
        )
    return text(
        "The {side} side declines to pass the Fortnight in Quarters [12.1, E26].", side=side
    )


def part_title(part: int, side: int) -> Text:
    """ "French march"; without a side where the part belongs to none."""
    template = SIDE_PARTS.get(PART_NAMES[part])
    if template is None or side not in (0, 1):
        return PART_WORDS[part]
    return filled(template, {"side": side_word(side)})


def _phase(board: Board, event: Happened) -> Text:
    return text("{phase} [3].", phase=part_title(event.amount, event.side))


def _ended(board: Board, event: Happened) -> Text:
    morale = signed(event.amount)
    if event.side == NOWHERE:
        return text("The campaign is over at Vienna Morale {morale} [16.6].", morale=morale)
    return text(
        "The {side} side wins at once: Vienna Morale {morale} [E45].",
        side=side_word(event.side),
        morale=morale,
    )


SPECIAL: Final = {
    kinds.CENTER_MOVED: _center_moved,
    kinds.CENTER_ACTIVE: _center_active,
    kinds.FLAG_SHOWN: _flag_shown,
    kinds.FLAG_VANISHED: _vanished,
    kinds.LEADER_CAME: _leader_came,
    kinds.LEADER_DUE: _leaders_due,
    kinds.LEADER_NEVER: _leaders_never,
    kinds.INITIATIVE_TRIED: _initiative_tried,
    kinds.SCOUT_FOUND: _scout_found,
    kinds.ROUND_FOUGHT: _round,
    kinds.LEADER_HIT: _leader_hit,
    kinds.LOST_BY_ATTRITION: _attrition,
    kinds.VIENNA_MOVED: _vienna,
    kinds.FORTNIGHT_ANSWERED: _answered,
    kinds.PHASE_BEGAN: _phase,
    kinds.GAME_ENDED: _ended,
}


# -- the end --------------------------------------------------------------------------------------

_LEVELS: Final = {
    3: text("Austrian operational victory"),
    2: text("Austrian operational victory"),
    1: text("Austrian tactical victory"),
    0: text("Austrian marginal victory"),
    -1: text("French marginal victory"),
    -2: text("French tactical victory"),
    -3: text("French operational victory"),
}
_SHORT: Final = {1.0: text("Austrian victory"), 0.5: text("Draw")}
"""By what the Austrians score."""


def result(state: State) -> Text:
    """Who has won, and by what."""
    morale = signed(state.vienna)
    if state.victor != TIME_UP:
        side = side_word(state.victor)
        return text("{side} victory: Vienna Morale {morale} [E45].", side=side, morale=morale)
    if not state.options.is_short:
        level = _LEVELS[state.vienna]
        return text("{level}: Vienna Morale {morale} [E61].", level=level, morale=morale)
    return text(
        "{who}: the Austrians reached {reached} of 3 aims [17; a campaign of our own].",
        who=_SHORT.get(relief_score(state), text("French victory")),
        reached=sum(relief_points(state)),
    )
