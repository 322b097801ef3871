"""Ambush: a small game whose right weights are known, for tests of fitting.

The seeker posts himself in secret at one of four places, the other hides at one, a die falls, the
seeker looks at one more. Who hides in the swamp drowns by a die of 5 or less. At first those who
hide like the swamp best, then the barn, and those who seek like the wood.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from solitaire.advising import Advice, Playout, Tunable, WeightTable
from solitaire.game import AnyRules, Game
from solitaire.protocol import Chance, Decide, Event, Over, Pending, Rules, Seat
from tests.toys.common import short_hash

NAME: Final = "ambush"
GAME: Final = f"{__name__}:DOOR"
"""As the command line names it."""
PLACES: Final = ("barn", "ditch", "wood", "swamp")
SWAMP: Final = PLACES.index("swamp")
DROWNS: Final = 5

Ply: TypeAlias = tuple[str, int]
View: TypeAlias = tuple[int, int, int, int]
NOT_YET: Final = -1
UNKNOWN: Final = -2


class State:
    __slots__ = ("hidden", "looked", "pips", "posted")

    def __init__(
        self,
        posted: int = NOT_YET,
        hidden: int = NOT_YET,
        pips: int = NOT_YET,
        looked: int = NOT_YET,
    ) -> None:
        self.posted = posted
        self.hidden = hidden
        self.pips = pips
        self.looked = looked

    def facts(self) -> View:
        return (self.posted, self.hidden, self.pips, self.looked)


class Ambush(Rules[State, Ply, View]):
    def __init__(self) -> None:
        self.name = NAME
        self.version = "1"
        self.seats = ("hider", "seeker")

    def start(self, options: Mapping[str, str]) -> State:
        return State()

    def copy(self, state: State) -> State:
        return State(*state.facts())

    def pending(self, state: State) -> Pending:
        if state.posted == NOT_YET:
            return Decide(1, "where to stand")
        if state.hidden == NOT_YET:
            return Decide(0, "where to hide")
        if state.pips == NOT_YET:
            return Chance("the water")
        if state.looked == NOT_YET:
            return Decide(1, "where to look")
        escaped = escapes(state)
        return Over((escaped, 1.0 - escaped))

    def actions(self, state: State) -> Sequence[Ply]:
        return [(verb_of(state), place) for place in range(len(PLACES))]

    def outcomes(self, state: State) -> Sequence[tuple[Ply, int]]:
        return [(("pips", pips), 1) for pips in range(1, 7)]

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        verb, number = ply
        setattr(state, verb, number)

    def view(self, state: State, seat: Seat) -> View:
        posted, hidden, pips, looked = state.facts()
        if seat == 0:
            return (posted if posted < 0 else UNKNOWN, hidden, pips, looked)
        return (posted, hidden if hidden < 0 else UNKNOWN, pips, looked)

    def imagine(self, view: View, rng: Random) -> State:
        dealt = [rng.randrange(len(PLACES)) if fact == UNKNOWN else fact for fact in view]
        return State(*dealt)

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return self.view(state, seat)

    def digest(self, state: State) -> str:
        return short_hash(state.facts())


def verb_of(state: State) -> str:
    """The field that is chosen next."""
    if state.posted == NOT_YET:
        return "posted"
    return "hidden" if state.hidden == NOT_YET else "looked"


def escapes(state: State) -> float:
    if state.hidden == SWAMP and state.pips <= DROWNS:
        return 0.0
    return float(state.hidden not in (state.posted, state.looked))


class AmbushPlayout(Playout[State, Ply]):
    def __init__(self, orders: Sequence[Sequence[float]], temperature: float) -> None:
        self._orders = orders
        self._temperature = temperature

    def choose(self, state: State, rng: Random) -> Ply:
        verb = verb_of(state)
        weights = self._orders[0 if verb == "hidden" else 1]
        parts = [math.exp(weight / self._temperature) for weight in weights]
        place = rng.choices(range(len(PLACES)), parts)[0]
        return (verb, place)


class AmbushAdvice(Advice[State, Ply]):
    def new_playout(self) -> Playout[State, Ply]:
        return AmbushPlayout(ORDERS, 0.5)

    def clock(self, state: State) -> int:
        return 0 if state.hidden == NOT_YET else 1

    def value(self, state: State) -> Sequence[float]:
        return (0.5, 0.5)

    def points(self, state: State) -> Sequence[float]:
        return (3.0 * escapes(state), 1.0)


ORDERS: Final = [[0.5, 0.0, 0.0, 1.0], [0.0, 0.0, 0.5, 0.0]]


class AmbushTunable(Tunable[State, Ply]):
    def margin(self) -> float:
        return 2.0

    def orders(self) -> WeightTable:
        return WeightTable("orders", "Where they go.", PLACES, ("hider", "seeker"), ORDERS)

    def order_seats(self) -> Sequence[Seat]:
        return (0, 1)

    def order_strides(self) -> Sequence[float]:
        return (1.0, 1.0)

    def new_habits(
        self, orders: Sequence[Sequence[float]], temperature: float
    ) -> Playout[State, Ply]:
        return AmbushPlayout(orders, temperature)

    def value(self) -> WeightTable:
        return WeightTable("value", "Worth.", ("even", "swamp", "open"), ("plain",), [[0.0] * 3])

    def position_facts(self, state: State) -> Sequence[float]:
        return (1.0, float(state.hidden == SWAMP), float(state.hidden == NOT_YET))

    def belief(self) -> WeightTable:
        return WeightTable("belief", "Likely.", PLACES, ("hider", "seeker"), [[0.0] * 4] * 2)

    def hides(self, state: State) -> bool:
        return True

    def world_facts(self, state: State, seat: Seat) -> Sequence[float]:
        where = state.posted if seat == 0 else state.hidden
        return [float(where == place) for place in range(len(PLACES))]


class AmbushGame(Game):
    name = NAME
    title = "Ambush"

    def rules(self) -> AnyRules:
        return RULES

    def advice(self) -> Advice[Any, Any]:
        return ADVICE

    def tunable(self) -> Tunable[Any, Any]:
        return AmbushTunable()


RULES: Final = Ambush()
ADVICE: Final = AmbushAdvice()
DOOR: Final = AmbushGame()
