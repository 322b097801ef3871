"""Goofspiel with five cards and hidden bids: prizes 5, 4, 3, 2, 1; only who won each is told.

Both seats seal a card, the higher takes the prize, equal cards take nothing. The last cards are
played without asking. More points win the game.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from solitaire.protocol import Decide, Event, Pending, Seat, audience
from tests.toys.common import Told
from tests.toys.numbered import NumberedRules, NumberView, result

CARDS: Final = 5
TIE: Final = 2
_SEATS: Final = ("north", "south")
_FULL_HAND: Final = 0b111110
_BIDDING: Final = [Decide(seat, "bid for the prize", sealed=True) for seat in (0, 1)]
_OVER: Final = [result(0, "north wins"), result(1, "south wins"), result(2, "a draw")]
_CHOICES: Final = [
    tuple(card for card in range(1, CARDS + 1) if hand >> card & 1) for hand in range(64)
]
_CACHED_VIEWS: Final = 20_000


class State:
    __slots__ = ("hands", "cards", "wins", "points", "sealed", "round")

    def __init__(self) -> None:
        self.hands = [_FULL_HAND, _FULL_HAND]
        """A bit for each card held, sealed cards taken out."""
        self.cards = [0, 0]
        """Cards shown down, in order, as decimal digits."""
        self.wins = 0
        """Who won each prize (2: nobody) plus one, as digits to base 4."""
        self.points = [0, 0]
        self.sealed = 0
        self.round = 0


def _digits(code: int, base: int) -> list[int]:
    found: list[int] = []
    while code:
        found.append(code % base)
        code //= base
    found.reverse()
    return found


class Goofspiel(NumberedRules[State]):
    def __init__(self) -> None:
        words = {card: f"card {card}" for card in range(1, CARDS + 1)}
        super().__init__("goofspiel", _SEATS, words)
        self._sequences: dict[NumberView, list[int]] = {}

    def new_state(self) -> State:
        return State()

    def copy(self, state: State) -> State:
        twin = State()
        twin.hands = state.hands.copy()
        twin.cards = state.cards.copy()
        twin.wins = state.wins
        twin.points = state.points.copy()
        twin.sealed = state.sealed
        twin.round = state.round
        return twin

    def pending(self, state: State) -> Pending:
        if state.round == CARDS:
            ahead = state.points[0] - state.points[1]
            return _OVER[0 if ahead > 0 else 1 if ahead < 0 else 2]
        return _BIDDING[1 if state.sealed else 0]

    def actions(self, state: State) -> Sequence[int]:
        return _CHOICES[state.hands[1 if state.sealed else 0]]

    def outcomes(self, state: State) -> Sequence[tuple[int, int]]:
        return ()

    def apply(self, state: State, ply: int, events: list[Event] | None = None) -> None:
        seat = 1 if state.sealed else 0
        state.hands[seat] &= ~(1 << ply)
        if events is not None:
            events.append(Told(f"You bid {ply}.", audience(seat)))
            events.append(Told(f"{_SEATS[seat]} has bid.", audience(1 - seat)))
        if seat == 0:
            state.sealed = ply
            return
        self._show_down(state, state.sealed, ply, events)
        state.sealed = 0
        if state.round == CARDS - 1:
            north, south = state.hands
            state.hands = [0, 0]
            self._show_down(state, north.bit_length() - 1, south.bit_length() - 1, events)
            if events is not None:
                events.append(Told(f"Cards played: {state.cards[0]} and {state.cards[1]}."))

    def _show_down(self, state: State, north: int, south: int, events: list[Event] | None) -> None:
        prize = CARDS - state.round
        winner = 0 if north > south else 1 if south > north else TIE
        if winner != TIE:
            state.points[winner] += prize
        state.cards[0] = state.cards[0] * 10 + north
        state.cards[1] = state.cards[1] * 10 + south
        state.wins = state.wins * 4 + winner + 1
        state.round += 1
        if events is not None:
            taker = _SEATS[winner] if winner != TIE else "nobody"
            events.append(Told(f"The prize of {prize} goes to {taker}."))

    def view(self, state: State, seat: Seat) -> NumberView:
        over = state.round == CARDS
        sealed = 0 if not state.sealed else state.sealed if seat == 0 else 6
        shown = state.cards[1 - seat] if over else 0
        return (seat, state.cards[seat], sealed, state.wins, shown)

    def info_key(self, state: State, seat: Seat) -> Hashable:
        sealed = 0 if not state.sealed else state.sealed if seat == 0 else 6
        shown = state.cards[1 - seat] if state.round == CARDS else 0
        return ((state.cards[seat] * 8 + sealed) * 1024 + state.wins) * 100_000 + shown

    def imagine(self, view: NumberView, rng: Random) -> State:
        if view[4]:
            others = view[4]
        else:
            sequences = self._fitting(view)
            others = sequences[int(rng.random() * len(sequences))]
        seat = view[0]
        state = State()
        wins = _digits(view[3], 4)
        state.round = len(wins)
        for number, winner in enumerate(wins):
            if winner - 1 != TIE:
                state.points[winner - 1] += CARDS - number
        state.wins = view[3]
        state.cards[seat] = view[1]
        state.cards[1 - seat] = others
        if view[2] == 6:
            state.cards[0] = others // 10
            state.sealed = others % 10
            self._take(state, 0, state.sealed)
        elif view[2]:
            state.sealed = view[2]
            self._take(state, 0, state.sealed)
        self._take(state, 0, state.cards[0])
        self._take(state, 1, state.cards[1])
        return state

    def _take(self, state: State, seat: int, cards: int) -> None:
        hand = state.hands[seat]
        while cards:
            hand &= ~(1 << cards % 10)
            cards //= 10
        state.hands[seat] = hand

    def _fitting(self, view: NumberView) -> list[int]:
        """Every order in which the other seat can have played, as decimal digits.

        All are equally likely if it bids at random, since it always holds as many cards.
        """
        found = self._sequences.get(view)
        if found is None:
            found = self._enumerate(view)
            if len(self._sequences) >= _CACHED_VIEWS:
                self._sequences.clear()
            self._sequences[view] = found
        return found

    def _enumerate(self, view: NumberView) -> list[int]:
        seat = view[0]
        sequences = [0]
        for own, winner in zip(_digits(view[1], 10), _digits(view[3], 4), strict=True):
            extended: list[int] = []
            for sequence in sequences:
                used = _digits(sequence, 10)
                for card in range(1, CARDS + 1):
                    other = seat if own > card else 1 - seat if card > own else TIE
                    if other == winner - 1 and card not in used:
                        extended.append(sequence * 10 + card)
            sequences = extended
        if view[2] != 6:
            return sequences
        return [
            sequence * 10 + card
            for sequence in sequences
            for card in range(1, CARDS + 1)
            if card not in _digits(sequence, 10)
        ]

    def plies_of(self, state: State) -> list[int]:
        pairs = zip(_digits(state.cards[0], 10), _digits(state.cards[1], 10), strict=True)
        plies = [card for pair in pairs for card in pair][: 2 * CARDS - 2]
        return [*plies, state.sealed] if state.sealed else plies

    def heading(self, state: State) -> tuple[str, ...]:
        return (f"prize {CARDS - state.round}",)

    def view_lines(self, view: NumberView) -> list[str]:
        takers = ["north", "south", "nobody"]
        return [
            f"own cards played {view[1]}, sealed {view[2]}, other cards shown {view[4]}",
            f"prizes to {[takers[winner - 1] for winner in _digits(view[3], 4)]}",
        ]

    def faults(self, state: State) -> list[str]:
        if max(state.points) > 15 or state.round > CARDS:
            return ["more prizes than there are"]
        return []


RULES: Final = Goofspiel()
