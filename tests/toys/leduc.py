"""Leduc poker: two jacks, two queens, two kings; a card each, one open card, two rounds of bids.

Cards of a rank are one outcome of weight two, so suits do not exist. A raise is 2 in the first
round and 4 in the second, two raises in each at most.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from solitaire.protocol import Chance, Decide, Event, Over, Pending, Seat, audience
from tests.toys.common import Told
from tests.toys.numbered import NumberedRules, NumberView

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
DEAL: Final = 10
"""Added to the rank that chance deals: 0 jack, 1 queen, 2 king."""
MAX_LOSS: Final = 13

_RANKS: Final = ("jack", "queen", "king")
_BIDS: Final = ("fold", "call", "raise")
_SEATS: Final = ("elder", "younger")
_WORDS: Final = {bid: _BIDS[bid] for bid in range(3)} | {
    DEAL + rank: f"deal {_RANKS[rank]}" for rank in range(3)
}
_DEALS: Final = [Chance(f"deal to {_SEATS[seat]}", audience(seat)) for seat in (0, 1)]
_OPEN_CARD: Final = Chance("open card")
_BIDDING: Final = [Decide(0, "bid"), Decide(1, "bid")]
_CHOICES: Final = [(CALL, RAISE), (FOLD, CALL), (FOLD, CALL, RAISE)]
_RESULTS: Final = [
    Over(
        ((MAX_LOSS + gain) / 26, (MAX_LOSS - gain) / 26),
        f"{_SEATS[0 if gain > 0 else 1]} wins {abs(gain)}" if gain else "the pot is shared",
    )
    for gain in range(-MAX_LOSS, MAX_LOSS + 1)
]
_OUTCOMES: Final = {
    (first, second): [
        (DEAL + rank, 2 - (rank == first) - (rank == second))
        for rank in range(3)
        if 2 - (rank == first) - (rank == second)
    ]
    for first in range(-1, 3)
    for second in range(-1, 3)
}
_UNSEEN: Final = {
    (own, public): [rank for rank in range(3) for _ in range(2 - (rank == own) - (rank == public))]
    for own in range(-1, 3)
    for public in range(-1, 3)
}
"""The cards a seat has not seen, twice where both of a rank are out."""


class State:
    __slots__ = (
        "first", "second", "public", "opening", "closing", "seat", "raises", "calls",
        "paid_first", "paid_second", "folded",
    )  # fmt: skip

    def __init__(self) -> None:
        self.first = -1
        self.second = -1
        """Ranks dealt to the seats; -1 before."""
        self.public = -1
        self.opening = 1
        self.closing = 1
        """The bids of each round as digits of a number to base 4, after a leading 1."""
        self.seat = 0
        self.raises = 0
        self.calls = 0
        self.paid_first = 1
        self.paid_second = 1
        self.folded = -1


def digits(code: int) -> list[int]:
    bids: list[int] = []
    while code > 1:
        bids.append(code % 4)
        code //= 4
    bids.reverse()
    return bids


class Leduc(NumberedRules[State]):
    def __init__(self) -> None:
        super().__init__("leduc", _SEATS, _WORDS)

    def new_state(self) -> State:
        return State()

    def copy(self, state: State) -> State:
        twin = State()
        twin.first = state.first
        twin.second = state.second
        twin.public = state.public
        twin.opening = state.opening
        twin.closing = state.closing
        twin.seat = state.seat
        twin.raises = state.raises
        twin.calls = state.calls
        twin.paid_first = state.paid_first
        twin.paid_second = state.paid_second
        twin.folded = state.folded
        return twin

    def pending(self, state: State) -> Pending:
        if state.folded >= 0:
            gain = -state.paid_first if state.folded == 0 else state.paid_second
            return _RESULTS[gain + MAX_LOSS]
        if state.second < 0:
            return _DEALS[1 if state.first >= 0 else 0]
        if state.calls < (1 if state.raises else 2):
            return _BIDDING[state.seat]
        if state.public < 0:
            return _OPEN_CARD
        return _RESULTS[self._shown_down(state) + MAX_LOSS]

    def _shown_down(self, state: State) -> int:
        if state.first == state.second:
            return 0
        if state.first == state.public:
            return state.paid_second
        if state.second == state.public or state.second > state.first:
            return -state.paid_first
        return state.paid_second

    def actions(self, state: State) -> Sequence[int]:
        if not state.raises:
            return _CHOICES[0]
        return _CHOICES[1 if state.raises == 2 else 2]

    def outcomes(self, state: State) -> Sequence[tuple[int, int]]:
        return _OUTCOMES[state.first, state.second]

    def apply(self, state: State, ply: int, events: list[Event] | None = None) -> None:
        if ply >= DEAL:
            self._deal(state, ply - DEAL, events)
            return
        seat = state.seat
        if state.public < 0:
            state.opening = state.opening * 4 + ply
        else:
            state.closing = state.closing * 4 + ply
        if ply == FOLD:
            state.folded = seat
        elif ply == CALL:
            state.calls += 1
            if state.raises:
                most = max(state.paid_first, state.paid_second)
                state.paid_first = most
                state.paid_second = most
        else:
            self._raise(state, seat)
        state.seat = 1 - seat
        if events is not None:
            self._tell_bid(state, seat, ply, events)

    def _deal(self, state: State, rank: int, events: list[Event] | None) -> None:
        seat = 0 if state.first < 0 else 1
        opened = state.second >= 0
        if opened:
            state.public = rank
            state.seat = 0
            state.raises = 0
            state.calls = 0
        elif seat == 0:
            state.first = rank
        else:
            state.second = rank
        if events is None:
            return
        if opened:
            events.append(Told(f"The open card is a {_RANKS[rank]}."))
        else:
            events.append(Told(f"You hold a {_RANKS[rank]}.", audience(seat)))
            events.append(Told(f"{_SEATS[seat]} takes a card.", audience(1 - seat)))

    def _raise(self, state: State, seat: int) -> None:
        state.calls = 0
        state.raises += 1
        most = max(state.paid_first, state.paid_second) + (2 if state.public < 0 else 4)
        if seat == 0:
            state.paid_first = most
        else:
            state.paid_second = most

    def _tell_bid(self, state: State, seat: int, ply: int, events: list[Event]) -> None:
        events.append(Told(f"{_SEATS[seat]}: {_BIDS[ply]}."))
        if self._is_shown(state):
            events.append(Told(f"The cards are {_RANKS[state.first]} and {_RANKS[state.second]}."))

    def _is_shown(self, state: State) -> bool:
        if state.public < 0 or state.folded >= 0:
            return False
        return state.calls >= (1 if state.raises else 2)

    def view(self, state: State, seat: Seat) -> NumberView:
        own, other = (state.first, state.second) if seat == 0 else (state.second, state.first)
        hidden = -1 if other < 0 else other if self._is_shown(state) else 3
        return (
            seat, own, hidden, state.public, state.opening, state.closing, state.seat,
            state.raises, state.calls, state.paid_first, state.paid_second, state.folded,
        )  # fmt: skip

    def info_key(self, state: State, seat: Seat) -> Hashable:
        own, other = (state.first, state.second) if seat == 0 else (state.second, state.first)
        hidden = 0 if other < 0 else other + 2 if self._is_shown(state) else 1
        cards = ((own + 1) * 4 + state.public + 1) * 5 + hidden
        return (state.opening * 4096 + state.closing) * 80 + cards

    def imagine(self, view: NumberView, rng: Random) -> State:
        seat, own, hidden, public = view[0], view[1], view[2], view[3]
        if hidden == 3:
            unseen = _UNSEEN[own, public]
            hidden = unseen[int(rng.random() * len(unseen))]
        state = State()
        state.first, state.second = (own, hidden) if seat == 0 else (hidden, own)
        state.public = public
        state.opening = view[4]
        state.closing = view[5]
        state.seat = view[6]
        state.raises = view[7]
        state.calls = view[8]
        state.paid_first = view[9]
        state.paid_second = view[10]
        state.folded = view[11]
        return state

    def plies_of(self, state: State) -> list[int]:
        plies = [DEAL + card for card in (state.first, state.second) if card >= 0]
        plies += digits(state.opening)
        if state.public >= 0:
            plies.append(DEAL + state.public)
        return plies + digits(state.closing)

    def heading(self, state: State) -> tuple[str, ...]:
        return ("first round" if state.public < 0 else "second round",)

    def view_lines(self, view: NumberView) -> list[str]:
        return [
            f"own card {view[1]}, other card {view[2]}, open card {view[3]}",
            f"bids: {self.told_of(digits(view[4]))}; then {self.told_of(digits(view[5]))}",
        ]

    def faults(self, state: State) -> list[str]:
        cards = (state.first, state.second, state.public)
        return [f"three cards of rank {rank}" for rank in range(3) if cards.count(rank) > 2]


RULES: Final = Leduc()
