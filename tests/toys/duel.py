"""A duel: both seats seal a stance, both are shown, a die decides who is wounded."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from solitaire.protocol import (
    Chance,
    Decide,
    Event,
    NotNotation,
    Option,
    Over,
    Pending,
    Rules,
    Seat,
    audience,
    settle,
)
from tests.toys.common import (
    Told,
    pack_fields,
    read_lines,
    short_hash,
    unpack_fields,
    words_of,
)

BEATS: Final = {"thrust": "feint", "feint": "parry", "parry": "thrust"}
OPTIONS: Final = (Option("wounds", ("3", "1", "5"), "wounds that end the duel"),)


@dataclass(frozen=True, slots=True)
class Stance:
    name: str


@dataclass(frozen=True, slots=True)
class Roll:
    pips: int


Ply: TypeAlias = Stance | Roll
STANCES: Final = tuple(map(Stance, BEATS))
D6: Final = tuple((Roll(pips), 1) for pips in range(1, 7))


class State:
    __slots__ = ("clash", "limit", "sealed", "wounds")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.clash = 1
        self.wounds = [0, 0]
        self.sealed: list[str] = ["", ""]
        """The stance of each seat, empty until it has committed."""


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    limit: int
    clash: int
    wounds: tuple[int, ...]
    stances: tuple[str, ...]
    """Empty before committing; "?" while committed and sealed."""


VIEW_SHAPES: Final[dict[str, type | list[type]]] = {
    "seat": int,
    "limit": int,
    "clash": int,
    "wounds": [int],
    "stances": [str],
}


class Duel(Rules[State, Ply, View]):
    def __init__(self) -> None:
        self.name = "duel"
        self.version = "1"
        self.seats = ("left", "right")

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def start(self, options: Mapping[str, str]) -> State:
        return State(int(settle(OPTIONS, options)["wounds"]))

    def copy(self, state: State) -> State:
        twin = State(state.limit)
        twin.clash = state.clash
        twin.wounds = state.wounds.copy()
        twin.sealed = state.sealed.copy()
        return twin

    def pending(self, state: State) -> Pending:
        if max(state.wounds) >= state.limit:
            winner = state.wounds.index(min(state.wounds))
            return Over((float(winner == 0), float(winner == 1)), f"{self.seats[winner]} wins")
        if "" in state.sealed:
            return Decide(state.sealed.index(""), "choose a stance", sealed=True)
        return Chance("clash")

    def actions(self, state: State) -> Sequence[Ply]:
        return STANCES

    def outcomes(self, state: State) -> Sequence[tuple[Ply, int]]:
        return D6

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        told: list[Event] = [] if events is None else events
        if isinstance(ply, Roll):
            self._resolve(state, ply.pips, told)
            return
        seat = state.sealed.index("")
        state.sealed[seat] = ply.name
        told.append(Told(f"You take the stance {ply.name}.", audience(seat)))
        told.append(Told(f"{self.seats[seat]} is ready.", audience(1 - seat)))
        if "" not in state.sealed:
            told.append(Told(f"The stances are {' and '.join(state.sealed)}."))

    def _resolve(self, state: State, pips: int, told: list[Event]) -> None:
        left, right = state.sealed
        if left == right:
            loser = pips % 2
        else:
            favoured = 0 if BEATS[left] == right else 1
            loser = 1 - favoured if pips >= 2 else favoured
        state.wounds[loser] += 1
        state.sealed = ["", ""]
        state.clash += 1
        told.append(Told(f"The die shows {pips}: {self.seats[loser]} is wounded."))

    def view(self, state: State, seat: Seat) -> View:
        shown = "" not in state.sealed
        stances = tuple(
            stance if shown or at == seat or not stance else "?"
            for at, stance in enumerate(state.sealed)
        )
        return View(seat, state.limit, state.clash, tuple(state.wounds), stances)

    def imagine(self, view: View, rng: Random) -> State:
        state = State(view.limit)
        state.clash = view.clash
        state.wounds = list(view.wounds)
        state.sealed = [rng.choice(STANCES).name if s == "?" else s for s in view.stances]
        return state

    def pack_view(self, view: View) -> object:
        return pack_fields(view, tuple(VIEW_SHAPES))

    def unpack_view(self, packed: object) -> View:
        view = View(**unpack_fields(packed, VIEW_SHAPES))
        if view.seat not in (0, 1) or len(view.wounds) != 2 or len(view.stances) != 2:
            raise ValueError("The view is of no duel between two seats.")
        if not {*view.stances} <= {*BEATS, "", "?"}:
            raise ValueError("The view tells of a stance that does not exist.")
        return view

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return self.view(state, seat)

    def digest(self, state: State) -> str:
        return short_hash(state.limit, state.clash, state.wounds, state.sealed)

    def ply_text(self, ply: Ply) -> str:
        return f"roll {ply.pips}" if isinstance(ply, Roll) else f"stance {ply.name}"

    def parse_ply(self, text: str) -> Ply:
        verb, _, value = text.partition(" ")
        if verb == "stance" and value in BEATS:
            return Stance(value)
        if verb == "roll" and value in ("1", "2", "3", "4", "5", "6"):
            return Roll(int(value))
        raise NotNotation(f"{text!r} is neither a stance nor a roll.")

    def position_text(self, state: State) -> str:
        stances = " ".join(stance or "-" for stance in state.sealed)
        wounds = " ".join(map(str, state.wounds))
        return f"limit {state.limit}\nclash {state.clash}\nwounds {wounds}\nstances {stances}\n"

    def parse_position(self, text: str) -> State:
        state = State(0)

        def limit(words: list[str]) -> None:
            state.limit = int(words[0])

        def clash(words: list[str]) -> None:
            state.clash = int(words[0])

        def wounds(words: list[str]) -> None:
            state.wounds = [int(words[0]), int(words[1])]

        def stances(words: list[str]) -> None:
            state.sealed = ["" if word == "-" else word for word in words]

        read_lines(text, {"limit": limit, "clash": clash, "wounds": wounds, "stances": stances})
        return state

    def heading(self, state: State) -> tuple[str, ...]:
        return (f"clash {state.clash}", "stances" if "" in state.sealed else "roll")

    def words(self, event: Event) -> str:
        return words_of(event)

    def view_lines(self, view: View) -> list[str]:
        return [f"wounds: {view.wounds[0]} {view.wounds[1]}", f"stances: {' '.join(view.stances)}"]

    def faults(self, state: State) -> list[str]:
        if sum(state.wounds) != state.clash - 1:
            return [f"{sum(state.wounds)} wounds after {state.clash - 1} clashes"]
        return [f"no stance {name!r}" for name in state.sealed if name and name not in BEATS]


RULES: Final = Duel()
