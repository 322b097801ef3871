"""A ball is hidden under one of three cups; the guesser taps and lifts them, without any dice.

For what the toys lack: choices that show something, and a text that could mean several plies.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final

from solitaire.protocol import (
    Ambiguous,
    BadPosition,
    Chance,
    Decide,
    Event,
    Fault,
    NotNotation,
    Over,
    Pending,
    Rules,
    Seat,
    audience,
)
from tests.toys.common import Told, short_hash, words_of

Ply = tuple[str, int]
View = tuple[Seat, int, tuple[int, ...], bool]
HIDER: Final = 0
GUESSER: Final = 1
CUPS: Final = (1, 2, 3)


class State:
    def __init__(self, ball: int = 0, lifted: tuple[int, ...] = (), taps: int = 0) -> None:
        self.ball = ball
        self.lifted = lifted
        self.taps = taps


class Cups(Rules[State, Ply, View]):
    def __init__(self) -> None:
        self.name = "cups"
        self.version = "1"
        self.seats = ("hider", "guesser")

    def start(self, options: Mapping[str, str]) -> State:
        return State()

    def copy(self, state: State) -> State:
        return State(state.ball, state.lifted, state.taps)

    def pending(self, state: State) -> Pending:
        if not state.ball:
            return Chance("hiding place", audience(HIDER))
        if state.ball in state.lifted or len(state.lifted) == 2:
            found = float(state.ball in state.lifted)
            return Over((1 - found, found), "found" if found else "")
        return Decide(GUESSER, "tap or lift a cup")

    def actions(self, state: State) -> Sequence[Ply]:
        closed = [cup for cup in CUPS if cup not in state.lifted]
        return [(verb, cup) for verb in ("tap", "lift") for cup in closed]

    def outcomes(self, state: State) -> Sequence[tuple[Ply, int]]:
        return [(("under", cup), 1) for cup in CUPS]

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        verb, cup = ply
        if verb == "under":
            state.ball = cup
        elif verb == "tap":
            state.taps += 1
        else:
            state.lifted += (cup,)
        if events is not None and verb != "under":
            events.append(Told(f"The guesser {verb}s cup {cup}."))

    def view(self, state: State, seat: Seat) -> View:
        knows = seat == HIDER or state.ball in state.lifted
        return seat, state.ball if knows else 0, state.lifted, state.ball != 0

    def imagine(self, view: View, rng: Random) -> State:
        _, ball, lifted, hidden = view
        closed = [cup for cup in CUPS if cup not in lifted]
        return State(ball or (rng.choice(closed) if hidden else 0), lifted)

    def info_key(self, state: State, seat: Seat) -> Hashable:
        return self.view(state, seat)

    def digest(self, state: State) -> str:
        return short_hash(state.ball, state.lifted, state.taps)

    def ply_text(self, ply: Ply) -> str:
        return f"{ply[0]} {ply[1]}"

    def parse_ply(self, text: str) -> Ply:
        verb, _, cup = text.partition(" ")
        if verb not in ("under", "tap", "lift") or cup not in ("", "1", "2", "3"):
            raise NotNotation(f"{text!r} is nothing to do with cups.")
        if not cup:
            raise Ambiguous(f"{text!r} could be {', '.join(f'{verb} {cup}' for cup in CUPS)}.")
        return verb, int(cup)

    def position_text(self, state: State) -> str:
        lifted = " ".join(map(str, state.lifted))
        return f"ball {state.ball}\nlifted {lifted}\ntaps {state.taps}\n"

    def parse_position(self, text: str) -> State:
        words = {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.strip()}
        faults = [
            Fault(number, f"what is {line!r}?")
            for number, line in enumerate(text.splitlines(), start=1)
            if line.split()[:1] not in (["ball"], ["lifted"], ["taps"])
        ]
        if faults:
            raise BadPosition(faults)
        return State(int(words["ball"][0]), tuple(map(int, words["lifted"])), int(words["taps"][0]))

    def heading(self, state: State) -> tuple[str, ...]:
        return (f"lift {len(state.lifted) + 1}",)

    def words(self, event: Event) -> str:
        return words_of(event)

    def view_lines(self, view: View) -> list[str]:
        return [f"ball: {view[1] or 'unknown'}", f"lifted: {view[2]}"]

    def refusal(self, state: State, ply: Ply) -> str:
        return f"Cup {ply[1]} is lifted already [2]."


RULES: Final = Cups()
