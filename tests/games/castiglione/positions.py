"""Short positions for the rule tests, and what to do with them in the words of the notation.

A position is written as the lines of position.py. Left out may be the header, whose phase it is,
and the garrisons of the printed set-up: each stands in its city unless the text says otherwise.
"""

from __future__ import annotations

from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES as RULES
from solitaire.games.castiglione.rules import sequence
from solitaire.games.castiglione.terms import FLAG_NAMES, SIDES
from solitaire.games.castiglione.text.position import FORMAT, PHASE_WORDS, place_name
from solitaire.protocol import EVERYONE, Chance, Decide, Event, Over, may_see

BOARD = RULES.board


# -- setting up -----------------------------------------------------------------------------------


def position(text: str) -> State:
    """The state after the named phase has run on to its first question."""
    return RULES.parse_position(_whole(text))


def begin(text: str) -> tuple[State, list[Happened]]:
    """As position(), with what happened from the beginning of the phase to its first question."""
    state = RULES.parse_position(_whole(text + "\nstep game_over"))
    events: list[Event] = []
    sequence.begin_phase(state, events)
    sequence.run_on(state, events)
    return state, _happened(events)


def start(**options: str) -> State:
    """The printed set-up at its first question."""
    return RULES.start(options)


def _whole(text: str) -> str:
    lines = [line.split() for line in text.splitlines() if line.strip()]
    value_by_word = {words[0]: words[1:] for words in lines}
    named = {word for words in lines if words[0] == "at" for word in words[2:]}
    whole = [FORMAT, *(" ".join(words) for words in lines)]
    if "active" not in value_by_word:
        whole.append(f"active {_active(value_by_word)}")
    whole += _usual_garrisons(named, value_by_word.get("austrian_cities"))
    return "\n".join(whole) + "\n"


def _active(value_by_word: dict[str, list[str]]) -> str:
    first = value_by_word.get("first", ["austrian"])[0]
    if not value_by_word["phase"][0].startswith("second"):
        return first
    return enemy(first)


def _usual_garrisons(named: set[str], austrian_cities: list[str] | None) -> list[str]:
    lines = []
    for unit in BOARD.data.units:
        if unit.arm != "garrison" or unit.setup is None or unit.id in named:
            continue
        held_by_austrians = austrian_cities is None or unit.setup in austrian_cities
        if austrian_cities is None or held_by_austrians == (unit.side == "austrian"):
            lines.append(f"at {unit.setup} {unit.id}")
    return lines


def enemy(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


# -- playing --------------------------------------------------------------------------------------


def apply(state: State, *orders: str) -> list[Happened]:
    """Carry out plies that must be offered, one after the other; returns all that happened."""
    events: list[Event] = []
    for order in orders:
        assert order in offered(state), f"{order!r} not offered: {asked(state)}: {offered(state)}"
        RULES.apply(state, RULES.parse_ply(order), events)
    return _happened(events)


def roll(state: State, *pips: int) -> list[Happened]:
    """One die after the other."""
    return apply(state, *(f"die {one}" for one in pips))


def _happened(events: list[Event]) -> list[Happened]:
    return [event for event in events if isinstance(event, Happened)]


# -- asking ---------------------------------------------------------------------------------------


def offered(state: State) -> set[str]:
    """Texts of the choices or of the outcomes that are possible now."""
    pending = RULES.pending(state)
    if isinstance(pending, Decide):
        return {RULES.ply_text(ply) for ply in RULES.actions(state)}
    if isinstance(pending, Chance):
        return {RULES.ply_text(ply) for ply, _ in RULES.outcomes(state)}
    return set()


def asked(state: State) -> str:
    """The question or the cause of the roll, with its rule; the summary of a game that is over."""
    pending = RULES.pending(state)
    if isinstance(pending, Decide):
        return pending.question
    return pending.cause if isinstance(pending, Chance) else pending.summary


def asked_side(state: State) -> str:
    """Who must choose: "french", "austrian", "dice" or "nobody"."""
    pending = RULES.pending(state)
    if isinstance(pending, Decide):
        return SIDES[pending.seat]
    return "dice" if isinstance(pending, Chance) else "nobody"


def roll_seen_by(state: State) -> set[str]:
    """The sides that see the die about to be rolled."""
    pending = RULES.pending(state)
    assert isinstance(pending, Chance), pending
    return _sides(pending.audience)


def result(state: State) -> Over:
    pending = RULES.pending(state)
    assert isinstance(pending, Over), pending
    return pending


def refusal(state: State, order: str) -> str:
    """The sentence with which an order that is not offered is refused."""
    assert order not in offered(state), f"{order!r} is offered"
    return RULES.refusal(state, RULES.parse_ply(order))


def place(state: State, counter: str) -> str:
    """The area or box of a counter."""
    return place_name(BOARD, int(state.place[BOARD.counter_by_name[counter]]))


def hits(state: State, counter: str) -> int:
    return int(state.hits[BOARD.counter_by_name[counter]])


def marks(state: State, counter: str) -> set[str]:
    """The names of the flags that stand on a counter."""
    number = BOARD.counter_by_name[counter]
    return {name for flag, name in enumerate(FLAG_NAMES) if state.has(flag, number)}


def marked(state: State, flag: str) -> set[str]:
    """All counters with this flag."""
    return {name for name in BOARD.counter_by_name if flag in marks(state, name)}


def counters_at(state: State, area: str) -> set[str]:
    return {name for name in BOARD.counter_by_name if place(state, name) == area}


def controller(state: State, city: str) -> str:
    return SIDES[state.controller(BOARD.area_by_name[city])]


def phase(state: State) -> str:
    return PHASE_WORDS[state.phase]


# -- who sees what --------------------------------------------------------------------------------


def events_for(side: str, events: list[Happened]) -> list[str]:
    """The sentences that this side is told."""
    seat = SIDES.index(side)
    return [RULES.words(event) for event in events if may_see(event.audience, seat)]


def told_to(events: list[Happened], part: str) -> set[str]:
    """The sides that hear a sentence with this part in it; there must be one."""
    audiences = [event.audience for event in events if part in RULES.words(event)]
    assert audiences, f"nobody is told of {part!r}: {[RULES.words(event) for event in events]}"
    return set().union(*(_sides(bits) for bits in audiences))


def _sides(bits: int) -> set[str]:
    return set(SIDES) if bits == EVERYONE else {s for n, s in enumerate(SIDES) if may_see(bits, n)}


def seen_hits(state: State, counter: str) -> tuple[int, int]:
    """The fewest and the most hits the enemy thinks a counter has."""
    number = BOARD.counter_by_name[counter]
    return int(state.low[number]), int(state.high[number])


def view(state: State, side: str) -> View:
    return RULES.view(state, SIDES.index(side))


def seen_at(state: State, side: str, area: str) -> str:
    """What this side's view says of the enemy stack in the area, or nothing."""
    start_of_line = f"enemy {area}: "
    for line in RULES.view_lines(view(state, side)):
        if line.startswith(start_of_line):
            return line.removeprefix(start_of_line)
    return ""
