"""The rules of the field of hexes, numbered as in the package's docstring."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from solitaire.protocol import (
    Chance,
    Decide,
    Event,
    Option,
    Over,
    Pending,
    Rules,
    Seat,
    audience,
    settle,
)
from solitaire.text import verbatim
from tests.toys.common import (
    Told,
    pack_fields,
    short_hash,
    unpack_fields,
    words_of,
)
from tests.toys.hexfield import state as notation
from tests.toys.hexfield.state import (
    ACTION,
    CELL_BY_HEX,
    CHITS,
    COMPASS,
    COUNTERS,
    FIRST,
    GONE,
    MOST_HITS,
    NO_CHIT,
    NOBODY,
    ORDERS,
    PHASES,
    SEATS,
    SIDES_OF_HEX,
    UNSEEN,
    Attack,
    Counter,
    Done,
    First,
    Forward,
    Orders,
    Ply,
    Roll,
    State,
    Turn,
    all_orders,
    counters_of,
    in_front,
    least_to_hit,
    owner,
)

OPTIONS: Final = (Option("turns", ("4", "2", "6"), "turns to play"),)


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    turns: int
    turn: int
    phase: str
    active: Seat
    is_second: bool
    attacker: Counter
    hexes: tuple[str, ...]
    facings: tuple[int, ...]
    hits: tuple[int, ...]
    chits: tuple[int, ...]
    """NO_CHIT, UNSEEN or the chit."""
    points: tuple[int, ...]


VIEW_SHAPES: Final[dict[str, type | list[type]]] = {
    **dict.fromkeys(("seat", "turns", "turn"), int),
    "phase": str,
    "active": int,
    "is_second": bool,
    "attacker": int,
    "hexes": [str],
    **{name: [int] for name in ("facings", "hits", "chits", "points")},
}


class Hexfield(Rules[State, Ply, View]):
    def __init__(self) -> None:
        self.name = "hexfield"
        self.version = "1"
        self.seats = SEATS

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def start(self, options: Mapping[str, str]) -> State:
        return State(int(settle(OPTIONS, options)["turns"]))

    def copy(self, state: State) -> State:
        return state.copy()

    # -- what is asked ------------------------------------------------------------------------

    def pending(self, state: State) -> Pending:
        if state.attacker != NOBODY:
            return Chance("attack [4]")
        if state.turn > state.turns or not state.living(0) or not state.living(1):
            return self._result(state)
        if state.phase == ORDERS:
            return Decide(int(state.has_sealed(0)), "give your counters chits [1]", sealed=True)
        if state.phase == FIRST:
            return Decide(state.active, "who acts first? [2]")
        return Decide(state.active, "turn, go forward or attack [3]")

    def _result(self, state: State) -> Over:
        red, blue = state.losses(0), state.losses(1)
        score = 0.5 if red == blue else float(red < blue)
        return Over((score, 1 - score), verbatim(f"red has lost {red} and blue {blue} [5]"))

    def outcomes(self, state: State) -> Sequence[tuple[Ply, int]]:
        return [(Roll(pips), 1) for pips in range(1, 7)]

    def actions(self, state: State) -> Sequence[Ply]:
        if state.phase == ORDERS:
            return all_orders(state.living(int(state.has_sealed(0))))
        if state.phase == FIRST:
            return [First(0), First(1)]
        ready = [counter for counter in state.living(state.active) if state.points[counter]]
        return [ply for counter in ready for ply in self._acts(state, counter)] + [Done()]

    def _acts(self, state: State, counter: Counter) -> list[Ply]:
        plies: list[Ply] = []
        goal = in_front(state.hexes[counter], state.facings[counter])
        if state.enemy_in_front(counter) != NOBODY:
            plies.append(Attack(counter))
        elif goal and goal not in state.hexes:
            plies.append(Forward(counter))
        others = [facing for facing in SIDES_OF_HEX if facing != state.facings[counter]]
        return plies + [Turn(counter, facing) for facing in others]

    # -- what is done -------------------------------------------------------------------------

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        told: list[Event] = [] if events is None else events
        match ply:
            case Orders(chits):
                self._seal(state, chits, told)
            case First(seat):
                state.active, state.phase = seat, ACTION
                told.append(Told(f"{SEATS[seat]} acts first.", seat=seat))
            case Turn(counter, facing):
                state.facings[counter] = facing
                words = f"{COUNTERS[counter]} turns to {COMPASS[facing]}."
                told.append(Told(words, **self._of(state, counter)))
                self._pay(state, counter, told)
            case Forward(counter):
                self._go_forward(state, counter, told)
            case Attack(counter):
                target = state.enemy_in_front(counter)
                told.append(
                    Told(
                        f"{COUNTERS[counter]} attacks {COUNTERS[target]}.",
                        seat=owner(counter),
                        places=(state.hexes[target],),
                        topic="contact",
                    )
                )
                state.attacker = counter
            case Roll(pips):
                self._resolve(state, pips, told)
            case Done():
                self._end_actions(state, told)

    @staticmethod
    def _of(state: State, counter: Counter) -> dict[str, Any]:
        return {"seat": owner(counter), "places": (state.hexes[counter],), "topic": "march"}

    def _seal(
        self, state: State, chits: tuple[tuple[Counter, int], ...], told: list[Event]
    ) -> None:
        seat = owner(chits[0][0])
        for counter, chit in chits:
            state.chits[counter] = chit
        told.append(Told(f"You give {self._given(state, seat)}.", audience(seat)))
        told.append(Told(f"{SEATS[seat]} has given its orders.", audience(1 - seat)))
        if not state.has_sealed(1 - seat):
            return
        told += [Told(f"{SEATS[side]}: {self._given(state, side)}.", seat=side) for side in (0, 1)]
        sums = [sum(state.chits[counter] for counter in counters_of(side)) for side in (0, 1)]
        state.points = state.chits.copy()
        state.active, state.phase = int(sums[1] > sums[0]), FIRST

    def _given(self, state: State, seat: Seat) -> str:
        return ", ".join(f"{COUNTERS[c]} a {state.chits[c]}" for c in state.living(seat))

    def _go_forward(self, state: State, counter: Counter, told: list[Event]) -> None:
        start, end = (
            state.hexes[counter],
            in_front(state.hexes[counter], state.facings[counter]),
        )
        state.hexes[counter] = end
        told.append(
            Told(
                f"{COUNTERS[counter]} goes from {start} to {end}.",
                seat=owner(counter),
                places=(start, end),
                topic="march",
                is_journey=True,
            )
        )
        self._pay(state, counter, told)

    def _resolve(self, state: State, pips: int, told: list[Event]) -> None:
        attacker, target = state.attacker, state.enemy_in_front(state.attacker)
        is_hit = pips >= least_to_hit(state.facings[attacker], state.facings[target])
        words = f"The die shows {pips}: {'a hit' if is_hit else 'no hit'} on {COUNTERS[target]}."
        told.append(Told(words, **{**self._of(state, target), "topic": "contact"}))
        state.attacker = NOBODY
        if is_hit:
            self._hit(state, target, told)
        self._pay(state, attacker, told)

    def _hit(self, state: State, target: Counter, told: list[Event]) -> None:
        state.hits[target] += 1
        if state.hits[target] >= MOST_HITS:
            told.append(Told(f"{COUNTERS[target]} is eliminated.", **self._of(state, target)))
            state.hexes[target] = GONE
            state.chits[target], state.points[target] = NO_CHIT, 0

    def _pay(self, state: State, counter: Counter, told: list[Event]) -> None:
        state.points[counter] -= 1
        if not any(state.points[one] for one in counters_of(state.active)):
            self._end_actions(state, told)

    def _end_actions(self, state: State, told: list[Event]) -> None:
        for counter in counters_of(state.active):
            state.points[counter] = 0
        state.active = 1 - state.active
        other_can = any(state.points[counter] for counter in counters_of(state.active))
        if not state.is_second and other_can:
            state.is_second = True
            return
        told.append(Told(f"Turn {state.turn} ends."))
        state.turn += 1
        state.phase, state.active, state.is_second = ORDERS, 0, False
        state.chits = [NO_CHIT] * len(COUNTERS)
        state.points = [0] * len(COUNTERS)

    # -- who knows what -----------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        chits = tuple(
            UNSEEN if state.phase == ORDERS and owner(n) != seat and chit else chit
            for n, chit in enumerate(state.chits)
        )
        return View(
            seat,
            state.turns,
            state.turn,
            state.phase,
            state.active,
            state.is_second,
            state.attacker,
            tuple(state.hexes),
            tuple(state.facings),
            tuple(state.hits),
            chits,
            tuple(state.points),
        )

    def imagine(self, view: View, rng: Random) -> State:
        state = State(view.turns)
        for name in ("turn", "phase", "active", "is_second", "attacker"):
            setattr(state, name, getattr(view, name))
        for name in ("hexes", "facings", "hits", "chits", "points"):
            setattr(state, name, list(getattr(view, name)))
        if UNSEEN in view.chits:
            for counter, chit in rng.choice(all_orders(state.living(1 - view.seat))).chits:
                state.chits[counter] = chit
        return state

    def pack_view(self, view: View) -> object:
        return pack_fields(view, tuple(VIEW_SHAPES))

    def unpack_view(self, packed: object) -> View:
        view = View(**unpack_fields(packed, VIEW_SHAPES))
        if view.seat not in (0, 1) or view.active not in (0, 1) or view.phase not in PHASES:
            raise ValueError("The view is of no seat or phase of this game.")
        if any(len(getattr(view, name)) != len(COUNTERS) for name in list(VIEW_SHAPES)[7:]):
            raise ValueError("The view does not tell of four counters.")
        if not {*view.hexes} <= {*CELL_BY_HEX, GONE} or not {*view.facings} <= {*SIDES_OF_HEX}:
            raise ValueError("The view tells of a hex or facing that does not exist.")
        if not {*view.chits} <= {*CHITS, NO_CHIT, UNSEEN} or view.attacker not in range(-1, 4):
            raise ValueError("The view tells of a chit or counter that does not exist.")
        return view

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return self.view(state, seat)

    # -- text ---------------------------------------------------------------------------------

    def digest(self, state: State) -> str:
        return short_hash(notation.position_text(state))

    def ply_text(self, ply: Ply) -> str:
        return notation.ply_text(ply)

    def parse_ply(self, text: str) -> Ply:
        return notation.parse_ply(text)

    def position_text(self, state: State) -> str:
        return notation.position_text(state)

    def parse_position(self, text: str) -> State:
        return notation.parse_position(text)

    def heading(self, state: State) -> tuple[str, ...]:
        who = "" if state.phase == ORDERS else f"{SEATS[state.active]} "
        return f"turn {state.turn}", f"{who}{state.phase}"

    def words(self, event: Event) -> str:
        return verbatim(words_of(event))

    def view_lines(self, view: View) -> list[str]:
        marks = {NO_CHIT: "-", UNSEEN: "?"}
        return [
            f"turn {view.turn} of {view.turns}: {view.phase}",
            *(
                f"{name} at {view.hexes[n]}, facing {view.facings[n]}, hits {view.hits[n]}, chit "
                f"{marks.get(view.chits[n], view.chits[n])}, points {view.points[n]}"
                for n, name in enumerate(COUNTERS)
            ),
        ]

    def faults(self, state: State) -> list[str]:
        found = [place for place in state.hexes if place != GONE]
        faults = ["two counters in one hex"] if len(set(found)) < len(found) else []
        faults += [f"{hits} hits" for hits in state.hits if not 0 <= hits <= MOST_HITS]
        for seat in (0, 1):
            given = [state.chits[c] for c in counters_of(seat) if state.chits[c]]
            if len(set(given)) < len(given):
                faults.append(f"{SEATS[seat]} has given a chit twice")
        return faults
