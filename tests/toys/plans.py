"""Columns on the march: one seat orders four columns, a die may stop one, the other seat guards.

A plan game: what a column is worth depends on where the others go. Two columns at the far bridge
are worth much, one alone there is lost. A column sent to the pass needs a die of 3 or more.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final, TypeAlias

from solitaire.advising import Advice, PlannedOrder, PlanSlot, Playout
from solitaire.protocol import Chance, Decide, Event, NotNotation, Over, Pending, Rules, Seat
from tests.toys.common import read_lines, short_hash, words_of

COLUMNS: Final = 4
PLACES: Final = ("camp", "ford", "mill", "pass", "bridge")
PASS: Final = PLACES.index("pass")
BRIDGE: Final = PLACES.index("bridge")
WORTH: Final = (
    (0.00, 0.06, 0.02, 0.10, -0.10),
    (0.00, 0.04, 0.08, 0.10, -0.10),
    (0.00, 0.06, 0.03, 0.10, -0.10),
    (0.00, 0.02, 0.05, 0.10, -0.10),
)
"""What each column alone is worth at each place."""
TOGETHER: Final = 0.5
"""What two columns at the bridge are worth more; a third adds nothing."""
CROWD: Final = -0.04
"""For each pair elsewhere than in the camp."""
STOPPED: Final = -0.2
BASE: Final = 0.3
GUARD: Final = -0.1
"""For each column where the other seat stands guard."""
PRIORS: Final = [0.1, 0.4, 0.3, 0.15, 0.05]


@dataclass(frozen=True, slots=True)
class Send:
    column: int
    place: int


@dataclass(frozen=True, slots=True)
class Roll:
    pips: int


@dataclass(frozen=True, slots=True)
class Guard:
    place: int


Ply: TypeAlias = Send | Roll | Guard
View: TypeAlias = tuple[tuple[int, ...], int, tuple[int, ...], int]


class State:
    __slots__ = ("guard", "places", "rolling", "stopped")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.rolling = -1
        """The column that rolls for the pass."""
        self.stopped: list[int] = []
        self.guard = -1


def worth(places: Sequence[int], stopped: Sequence[int], guard: int) -> float:
    """The first seat's score."""
    score = BASE
    for column, place in enumerate(places):
        score += STOPPED if column in stopped else WORTH[column][place]
        if place == guard and place:
            score += GUARD
        pairs = sum(other == place for other in places[:column])
        if place not in (0, BRIDGE):
            score += CROWD * pairs
    if list(places).count(BRIDGE) >= 2:
        score += TOGETHER
    return min(max(score, 0.0), 1.0)


def expected_worth(places: Sequence[int]) -> float:
    """Against a guard anywhere with the same chance, all dice counted."""
    risky = [column for column, place in enumerate(places) if place == PASS]
    total = 0.0
    for fails in product((True, False), repeat=len(risky)):
        chance = 1.0
        for fail in fails:
            chance *= 1 / 3 if fail else 2 / 3
        stopped = [column for column, fail in zip(risky, fails, strict=True) if fail]
        scores = [worth(places, stopped, guard) for guard in range(1, len(PLACES))]
        total += chance * sum(scores) / len(scores)
    return total


class Columns(Rules[State, Ply, View]):
    def __init__(self) -> None:
        self.name = "columns"
        self.version = "1"
        self.seats = ("attacker", "guard")

    def start(self, options: Mapping[str, str]) -> State:
        return State()

    def copy(self, state: State) -> State:
        twin = State()
        twin.places = state.places.copy()
        twin.rolling = state.rolling
        twin.stopped = state.stopped.copy()
        twin.guard = state.guard
        return twin

    def pending(self, state: State) -> Pending:
        if state.rolling >= 0:
            return Chance("over the pass")
        if len(state.places) < COLUMNS:
            return Decide(0, "where the next column goes")
        if state.guard < 0:
            return Decide(1, "where to stand guard")
        score = worth(state.places, state.stopped, state.guard)
        return Over((score, 1 - score))

    def actions(self, state: State) -> Sequence[Ply]:
        if len(state.places) < COLUMNS:
            return [Send(len(state.places), place) for place in range(len(PLACES))]
        return [Guard(place) for place in range(1, len(PLACES))]

    def outcomes(self, state: State) -> Sequence[tuple[Ply, int]]:
        return [(Roll(pips), 1) for pips in range(1, 7)]

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        match ply:
            case Send(column, place):
                state.places.append(place)
                state.rolling = column if place == PASS else -1
            case Roll(pips):
                if pips <= 2:
                    state.stopped.append(state.rolling)
                state.rolling = -1
            case Guard(place):
                state.guard = place

    def view(self, state: State, seat: Seat) -> View:
        return (tuple(state.places), state.rolling, tuple(state.stopped), state.guard)

    def imagine(self, view: View, rng: Random) -> State:
        state = State()
        places, state.rolling, stopped, state.guard = view
        state.places, state.stopped = list(places), list(stopped)
        return state

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return self.view(state, seat)

    def digest(self, state: State) -> str:
        return short_hash(self.view(state, 0))

    def ply_text(self, ply: Ply) -> str:
        match ply:
            case Send(column, place):
                return f"send {column} {PLACES[place]}"
            case Roll(pips):
                return f"roll {pips}"
            case Guard(place):
                return f"guard {PLACES[place]}"

    def parse_ply(self, text: str) -> Ply:
        words = text.split()
        match words:
            case ["send", column, place] if column.isdecimal() and place in PLACES:
                return Send(int(column), PLACES.index(place))
            case ["roll", pips] if pips.isdecimal():
                return Roll(int(pips))
            case ["guard", place] if place in PLACES:
                return Guard(PLACES.index(place))
        raise NotNotation(f"{text!r} is no ply of this game.")

    def position_text(self, state: State) -> str:
        places = " ".join(map(str, state.places))
        stopped = " ".join(map(str, state.stopped))
        return f"places {places}\nrolling {state.rolling}\nstopped {stopped}\nguard {state.guard}\n"

    def parse_position(self, text: str) -> State:
        state = State()

        def rolling(words: list[str]) -> None:
            state.rolling = int(words[0])

        def guard(words: list[str]) -> None:
            state.guard = int(words[0])

        read_lines(
            text,
            {
                "places": lambda words: state.places.extend(map(int, words)),
                "rolling": rolling,
                "stopped": lambda words: state.stopped.extend(map(int, words)),
                "guard": guard,
            },
        )
        return state

    def heading(self, state: State) -> tuple[str, ...]:
        return ("turn 1", "orders" if len(state.places) < COLUMNS else "guard")

    def words(self, event: Event) -> str:
        return words_of(event)

    def view_lines(self, view: View) -> list[str]:
        return [f"places: {' '.join(PLACES[place] for place in view[0])}"]


class ColumnsPlayout(Playout[State, Ply]):
    """Columns go where the plan says, else by the priors; the guard stands anywhere."""

    def __init__(self) -> None:
        self._orders: dict[int, int] = {}

    def choose(self, state: State, rng: Random) -> Ply:
        column = len(state.places)
        if column == COLUMNS:
            return Guard(rng.randrange(1, len(PLACES)))
        if column not in self._orders:
            self._orders[column] = rng.choices(range(len(PLACES)), PRIORS)[0]
        return Send(column, self._orders[column])

    def follow(self, state: State, plan: Sequence[int]) -> None:
        first = len(state.places)
        self._orders = {first + place: order for place, order in enumerate(plan)}


class ColumnsAdvice(Advice[State, Ply]):
    def slots(self, state: State) -> Sequence[PlanSlot]:
        if len(state.places) == COLUMNS or state.rolling >= 0:
            return ()
        order = sorted(range(len(PLACES)), key=lambda place: -PRIORS[place])
        priors = [PRIORS[place] for place in order]
        return [
            PlanSlot(f"column {column}", list(order), list(priors))
            for column in range(len(state.places), COLUMNS)
        ]

    def order_of(self, state: State, slot: PlanSlot, order: int) -> PlannedOrder:
        text = f"{slot.key} to the {PLACES[order]}"
        return PlannedOrder(slot.key, "", "go", PLACES[order], "", "", text)

    def new_playout(self) -> Playout[State, Ply]:
        return ColumnsPlayout()


RULES: Final = Columns()
ADVICE: Final = ColumnsAdvice()
