"""Liar's dice with one die each: bids on both dice together rise until somebody calls "liar".

Bid n says that at least n // 6 + 1 dice show n % 6 + 1; a six counts as any face.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from solitaire.protocol import Chance, Decide, Event, Pending, Seat, audience
from tests.toys.common import Told
from tests.toys.numbered import NumberedRules, NumberView, result

LIAR: Final = 12
ROLL: Final = 20
"""Added to the face that a hidden die shows, 1 to 6."""

_SEATS: Final = ("left", "right")
_WORDS: Final = (
    {bid: f"bid {bid // 6 + 1} of {bid % 6 + 1}" for bid in range(12)}
    | {LIAR: "liar"}
    | {ROLL + face: f"roll {face}" for face in range(1, 7)}
)
_ROLLS: Final = [Chance(f"die of {_SEATS[seat]}", audience(seat)) for seat in (0, 1)]
_FACES: Final = [(ROLL + face, 1) for face in range(1, 7)]
_BIDDING: Final = [Decide(0, "bid or call"), Decide(1, "bid or call")]
_WON: Final = [result(winner, f"{_SEATS[winner]} wins") for winner in (0, 1)]
_CHOICES: Final = [
    tuple(range(last + 1, 12)) + ((LIAR,) if last >= 0 else ()) for last in range(-1, 12)
]
"""By the last bid, from -1 for none."""


class State:
    __slots__ = ("left", "right", "bids", "last", "seat", "called")

    def __init__(self) -> None:
        self.left = 0
        self.right = 0
        """The dice; 0 before they are rolled."""
        self.bids = 0
        """A bit for each bid made: bids rise, so their order is known."""
        self.last = -1
        self.seat = 0
        self.called = 0


class Liars(NumberedRules[State]):
    def __init__(self) -> None:
        super().__init__("liars", _SEATS, _WORDS)

    def new_state(self) -> State:
        return State()

    def copy(self, state: State) -> State:
        twin = State()
        twin.left = state.left
        twin.right = state.right
        twin.bids = state.bids
        twin.last = state.last
        twin.seat = state.seat
        twin.called = state.called
        return twin

    def pending(self, state: State) -> Pending:
        if state.called:
            # The seat that would move next made the bid that was called.
            return _WON[state.seat if self._bid_holds(state) else 1 - state.seat]
        if not state.right:
            return _ROLLS[1 if state.left else 0]
        return _BIDDING[state.seat]

    def _bid_holds(self, state: State) -> bool:
        face = state.last % 6 + 1
        count = 0
        if state.left == face or state.left == 6:
            count += 1
        if state.right == face or state.right == 6:
            count += 1
        return count > state.last // 6

    def actions(self, state: State) -> Sequence[int]:
        return _CHOICES[state.last + 1]

    def outcomes(self, state: State) -> Sequence[tuple[int, int]]:
        return _FACES

    def apply(self, state: State, ply: int, events: list[Event] | None = None) -> None:
        if ply > ROLL:
            self._roll(state, ply - ROLL, events)
            return
        seat = state.seat
        if ply == LIAR:
            state.called = 1
        else:
            state.bids |= 1 << ply
            state.last = ply
        state.seat = 1 - seat
        if events is not None:
            events.append(Told(f"{_SEATS[seat]}: {_WORDS[ply]}."))
            if state.called:
                events.append(Told(f"The dice show {state.left} and {state.right}."))

    def _roll(self, state: State, face: int, events: list[Event] | None) -> None:
        seat = 1 if state.left else 0
        if seat:
            state.right = face
        else:
            state.left = face
        if events is not None:
            events.append(Told(f"Your die shows {face}.", audience(seat)))
            events.append(Told(f"{_SEATS[seat]} rolls.", audience(1 - seat)))

    def view(self, state: State, seat: Seat) -> NumberView:
        own, other = (state.left, state.right) if seat == 0 else (state.right, state.left)
        hidden = other if state.called or not other else 7
        return (seat, own, hidden, state.bids, state.last, state.seat, state.called)

    def info_key(self, state: State, seat: Seat) -> Hashable:
        own, other = (state.left, state.right) if seat == 0 else (state.right, state.left)
        hidden = other if state.called or not other else 7
        return ((state.bids * 8 + own) * 8 + hidden) * 2 + state.called

    def imagine(self, view: NumberView, rng: Random) -> State:
        seat, own, hidden = view[0], view[1], view[2]
        if hidden == 7:
            hidden = int(rng.random() * 6) + 1
        state = State()
        state.left, state.right = (own, hidden) if seat == 0 else (hidden, own)
        state.bids = view[3]
        state.last = view[4]
        state.seat = view[5]
        state.called = view[6]
        return state

    def plies_of(self, state: State) -> list[int]:
        plies = [ROLL + die for die in (state.left, state.right) if die]
        plies += [bid for bid in range(12) if state.bids >> bid & 1]
        return [*plies, LIAR] if state.called else plies

    def heading(self, state: State) -> tuple[str, ...]:
        return ("bidding" if state.right else "rolling",)

    def view_lines(self, view: NumberView) -> list[str]:
        bids = [bid for bid in range(12) if view[3] >> bid & 1]
        return [f"own die {view[1]}, other die {view[2]}", f"bids: {self.told_of(bids)}"]

    def faults(self, state: State) -> list[str]:
        if state.bids.bit_length() - 1 != state.last:
            return ["the last bid is not the highest"]
        return [f"no face {die}" for die in (state.left, state.right) if not 0 <= die <= 6]


RULES: Final = Liars()
