"""Kuhn poker: three cards, one each, one bet. Chance seen by one seat only."""

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

CARDS: Final = ("jack", "queen", "king")
SHOWDOWNS: Final = (("check", "check"), ("check", "bet", "call"), ("bet", "call"))
FOLDS: Final = (("check", "bet", "fold"), ("bet", "fold"))


@dataclass(frozen=True, slots=True)
class Deal:
    card: str


@dataclass(frozen=True, slots=True)
class Bid:
    word: str


Ply: TypeAlias = Deal | Bid


class State:
    __slots__ = ("bids", "cards")

    def __init__(self, cards: list[str], bids: list[str]) -> None:
        self.cards = cards
        """In seat order; shorter than the table while dealing."""
        self.bids = bids


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    cards: tuple[str, ...]
    """As far as dealt; "?" for a card that this seat has not seen."""
    bids: tuple[str, ...]


OPENING: Final = (Bid("check"), Bid("bet"))
ANSWER: Final = (Bid("call"), Bid("fold"))
DEALT: Final = tuple(map(Deal, CARDS))
SEATS: Final = ("elder", "younger")
DEALING: Final = [Chance(f"deal to {name}", audience(seat)) for seat, name in enumerate(SEATS)]
BIDDING: Final = {
    (): Decide(0, "bet or check"),
    ("check",): Decide(1, "bet or check"),
    ("bet",): Decide(1, "answer the bet"),
    ("check", "bet"): Decide(0, "answer the bet"),
}
RESULTS: Final = {
    (winner, chips): Over(
        ((2 + gain) / 4, (2 - gain) / 4),
        f"{SEATS[winner]} wins {chips}",
    )
    for winner, chips, gain in ((0, 1, 1), (0, 2, 2), (1, 1, -1), (1, 2, -2))
}
VIEW_SHAPES: Final[dict[str, type | list[type]]] = {"seat": int, "cards": [str], "bids": [str]}


class Kuhn(Rules[State, Ply, View]):
    def __init__(self) -> None:
        # Set here and not in the class: a compiled Rules reads its attributes from the instance.
        self.name = "kuhn"
        self.version = "1"
        self.seats = SEATS

    def start(self, options: Mapping[str, str]) -> State:
        settle(self.options(), options)
        return State([], [])

    def copy(self, state: State) -> State:
        return State(state.cards.copy(), state.bids.copy())

    def pending(self, state: State) -> Pending:
        if len(state.cards) < 2:
            return DEALING[len(state.cards)]
        asked = BIDDING.get(tuple(state.bids))
        return self._result(state) if asked is None else asked

    def _result(self, state: State) -> Over:
        if state.bids[-1] == "fold":
            return RESULTS[len(state.bids) % 2, 1]
        winner = int(CARDS.index(state.cards[1]) > CARDS.index(state.cards[0]))
        return RESULTS[winner, 2 if "call" in state.bids else 1]

    def actions(self, state: State) -> Sequence[Ply]:
        return ANSWER if "bet" in state.bids else OPENING

    def outcomes(self, state: State) -> Sequence[tuple[Ply, int]]:
        return [(deal, 1) for deal in DEALT if deal.card not in state.cards]

    def apply(self, state: State, ply: Ply, events: list[Event] | None = None) -> None:
        if isinstance(ply, Deal):
            seat = len(state.cards)
            state.cards.append(ply.card)
            if events is not None:
                events.append(Told(f"You hold the {ply.card}.", audience(seat)))
                events.append(Told(f"{self.seats[seat]} takes a card.", audience(1 - seat)))
            return
        seat = len(state.bids) % 2
        state.bids.append(ply.word)
        if events is not None:
            events.append(Told(f"{self.seats[seat]}: {ply.word}."))
            if tuple(state.bids) in SHOWDOWNS:
                events.append(Told(f"The cards are {' and '.join(state.cards)}."))

    def view(self, state: State, seat: Seat) -> View:
        shown = tuple(state.bids) in SHOWDOWNS
        cards = (card if shown or at == seat else "?" for at, card in enumerate(state.cards))
        return View(seat, tuple(cards), tuple(state.bids))

    def imagine(self, view: View, rng: Random) -> State:
        unseen = [card for card in CARDS if card not in view.cards]
        cards = [rng.choice(unseen) if card == "?" else card for card in view.cards]
        return State(cards, list(view.bids))

    def pack_view(self, view: View) -> object:
        return pack_fields(view, tuple(VIEW_SHAPES))

    def unpack_view(self, packed: object) -> View:
        view = View(**unpack_fields(packed, VIEW_SHAPES))
        if view.seat not in (0, 1) or len(view.cards) > 2 or not {*view.cards} <= {*CARDS, "?"}:
            raise ValueError("The view is of no seat and no cards of this game.")
        return view

    def info_key(self, state: State, seat: Seat) -> Hashable:
        bids, cards = tuple(state.bids), state.cards
        own = cards[seat] if seat < len(cards) else ""
        if bids in SHOWDOWNS:
            return bids, own, cards[1 - seat]
        return bids, own, len(cards)

    def digest(self, state: State) -> str:
        return short_hash(state.cards, state.bids)

    def ply_text(self, ply: Ply) -> str:
        return f"deal {ply.card}" if isinstance(ply, Deal) else ply.word

    def parse_ply(self, text: str) -> Ply:
        verb, _, card = text.partition(" ")
        if verb == "deal" and card in CARDS:
            return Deal(card)
        if text in ("check", "bet", "call", "fold"):
            return Bid(text)
        raise NotNotation(f"{text!r} is neither a deal nor a bid.")

    def position_text(self, state: State) -> str:
        return f"cards {' '.join(state.cards)}\nbids {' '.join(state.bids)}\n"

    def parse_position(self, text: str) -> State:
        state = State([], [])
        read_lines(text, {"cards": state.cards.extend, "bids": state.bids.extend})
        return state

    def heading(self, state: State) -> tuple[str, ...]:
        return ("hand 1", "deal" if len(state.cards) < 2 else "bidding")

    def words(self, event: Event) -> str:
        return words_of(event)

    def view_lines(self, view: View) -> list[str]:
        return [f"cards: {' '.join(view.cards)}", f"bids: {' '.join(view.bids)}"]

    def refusal(self, state: State, ply: Ply) -> str:
        if isinstance(ply, Bid) and ply.word in ("call", "fold"):
            return "There is no bet to answer."
        return "That is not among the choices offered now."

    def faults(self, state: State) -> list[str]:
        if len(set(state.cards)) < len(state.cards):
            return ["the same card was dealt twice"]
        return [f"no such card: {card}" for card in state.cards if card not in CARDS]


RULES: Final = Kuhn()
