"""What a game supplies to the window: values. The window draws them and knows no rules."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from solitaire.presenting.board import Board, CounterId, PlaceId
from solitaire.presenting.engagement import Engagement, Outcome
from solitaire.presenting.estimates import EstimateTable, Intelligence
from solitaire.presenting.looks import AllLooks
from solitaire.presenting.odds_sheet import OddsSheet
from solitaire.presenting.offers import Command, Offer
from solitaire.presenting.options import OptionWords, plain_words
from solitaire.presenting.overlays import Overlay, OverlayChoice, Question
from solitaire.presenting.picture import Card, Picture
from solitaire.protocol import Decide, Event, Option
from solitaire.text import NOTHING, Text, joined, text, verbatim


@dataclass(frozen=True, slots=True)
class Label:
    """What is written on the back of a hidden counter."""

    words: Text
    rank: int
    """The lowest lies on top of a stack."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A counter and the places where it may stand, the likeliest first."""

    counter: CounterId
    places: tuple[tuple[PlaceId, float], ...]
    """With the share of the worlds that have it there."""

    @property
    def likeliest(self) -> PlaceId:
        return self.places[0][0]


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What a seat believed, from worlds that it could have been in."""

    labels: Mapping[CounterId, Label]
    guesses: tuple[Guess, ...]


@dataclass(frozen=True, slots=True)
class SideWords:
    """A side in the sentences in which people choose it and read about it."""

    play: Text
    """A choice, with the letter of its key: "Play the &French"."""
    about: Text
    """What that means, in a line."""
    played_as: Text
    """Of a game: "as the French"."""
    to_act: Text
    """"the French are to act"."""


class Presenter:
    """Everything comes from views; pictures, offers and overlays are equal in worlds that look
    alike to the seat."""

    def board(self) -> Board:
        raise NotImplementedError

    def looks(self) -> AllLooks:
        """Sides, grounds, symbols, bands and marks by name, as given by looks.toml."""
        return AllLooks({})

    def counters(self) -> Mapping[CounterId, Text]:
        """The title of every counter that is not hidden from somebody by its id."""
        return {}

    def picture(self, views: Sequence[Any]) -> Picture:
        """One view: what that seat sees. The views of all seats: everything."""
        raise NotImplementedError

    def annotated(self, picture: Picture, heard: Sequence[Event]) -> Picture:
        """The picture with what only listeners know: when and why a marker moved.

        `heard` is everything that was told to whoever sees the picture.
        """
        return picture

    def offers(self, view: Any, plies: Sequence[Any]) -> list[Offer]:
        """In the order of the list on the screen."""
        raise NotImplementedError

    def question(self, view: Any, asked: Decide) -> Text:
        """What the prompt bar asks: "choose a stack or a counter to move [8.2]"."""
        return text("{question}", question=asked.question)

    def commands(self) -> Sequence[Command]:
        return ()

    def companions(self, view: Any, counter: CounterId) -> Sequence[CounterId]:
        """Who is dragged along with a counter: a leader brings his stack. The counter comes
        first."""
        return (counter,)

    def overlays(self) -> Sequence[OverlayChoice]:
        return ()

    def overlay(self, name: str, view: Any, question: Question) -> Overlay:
        raise NotImplementedError

    def engagement(self, view: Any, heard: Sequence[Event]) -> Engagement | None:
        """The current combat. `heard` is what the seat was told, at least since it began."""
        return None

    def thought_engagement(
        self, view: Any, counters: Sequence[CounterId], goal: PlaceId
    ) -> Engagement | None:
        """The combat if these own counters attacked there, as far as the seat knows."""
        return None

    def outcome(
        self, heard: Sequence[Event], place: PlaceId, expected: OddsSheet | None
    ) -> Outcome | None:
        """The last combat at this place, against the sheet before its first die."""
        return None

    def report(self, view: Any, heard: Sequence[Event], news: Sequence[Event]) -> Card | None:
        """A page about what has just happened, shown over the map until the seat chooses again.

        `heard` is everything that the seat was told, `news` what it has heard since it last chose.
        """
        return None

    def period(self, heading: Sequence[str]) -> Text:
        """A turn as people call it: "Day 3, 31 July"."""
        return text("{turn}", turn=heading[0] if heading else "")

    def moment(self, heading: Sequence[str]) -> Text:
        """Where a game stands, in the middle of a sentence: "day 3, supply"."""
        return joined(map(verbatim, heading))

    def side_words(self, side: str) -> SideWords:
        look = self.looks().looks().sides.get(side)
        name = verbatim(side.capitalize()) if look is None else look.title
        return SideWords(
            text("Play the {side} side", side=name),
            NOTHING,
            text("as the {side} side", side=name),
            text("the {side} side is to act", side=name),
        )

    def option_words(self, option: Option) -> OptionWords:
        return plain_words(option)

    def estimates(self, found: Intelligence) -> EstimateTable:
        """The estimates of the enemy; with headings even if there are none."""
        return EstimateTable()

    def place_lines(self, view: Any, place: PlaceId) -> Sequence[Text]:
        """What there is to say about a place besides who is there, one sentence each."""
        words = next(one.words for one in self.board().places if one.id == place)
        return (words,) if words else ()

    def noted(self, world: Any) -> Hashable:
        """What a belief keeps of an imagined world; the window opens none."""
        return None

    def beliefs(self, view: Any, notes: Sequence[Any], shares: Sequence[float]) -> Beliefs:
        return Beliefs({}, ())

    def whereabouts(self, view: Any, counter: CounterId) -> PlaceId:
        """Where a counter of a guess stands in the view of its own side; empty if it is not on the
        map."""
        return self.picture([view]).place_of(counter)
