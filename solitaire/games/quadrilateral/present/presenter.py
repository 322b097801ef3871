"""What the window is given of the Quadrilateral. Each part has a module of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final

from solitaire.data.resources import resource_folder
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import (
    fortnight_pages,
    offers,
    overlays,
    picture,
)
from solitaire.games.quadrilateral.present.board import the_board
from solitaire.games.quadrilateral.present.cards import VIENNA, with_causes
from solitaire.games.quadrilateral.present.enemy import beliefs, estimates
from solitaire.games.quadrilateral.present.fights import engagement, thought
from solitaire.games.quadrilateral.present.names import (
    center_key,
    flag_key,
    flag_title,
    leader_title,
    side_title,
    source_key,
)
from solitaire.games.quadrilateral.present.option_words import option_words
from solitaire.games.quadrilateral.present.periods import moment, period
from solitaire.games.quadrilateral.present.place_lines import place_lines
from solitaire.games.quadrilateral.story.vienna import morale_moves
from solitaire.games.quadrilateral.terms import SIDE_FLAGS, SIDES
from solitaire.presenting.board import Board, CounterId, PlaceId
from solitaire.presenting.engagement import Engagement, Outcome
from solitaire.presenting.estimates import EstimateTable, Intelligence
from solitaire.presenting.looks import AllLooks, read_looks
from solitaire.presenting.odds_sheet import OddsSheet
from solitaire.presenting.offers import Command, Offer
from solitaire.presenting.options import OptionWords
from solitaire.presenting.overlays import Overlay, OverlayChoice, Question
from solitaire.presenting.picture import Card, Picture
from solitaire.presenting.presenter import Beliefs, Presenter, SideWords
from solitaire.protocol import Decide, Event, Option
from solitaire.text import Text, text

SIDE_WORDS: Final = {
    "french": SideWords(
        text("Play the &French"),
        text("besiege Mantova and beat four armies of relief"),
        text("as the French"),
        text("the French are to act"),
    ),
    "austrian": SideWords(
        text("Play the &Austrians"),
        text("rest, gather, and relieve Mantova in time"),
        text("as the Austrians"),
        text("the Austrians are to act"),
    ),
}


class QuadrilateralPresenter(Presenter):
    def board(self) -> Board:
        return the_board()

    def looks(self) -> AllLooks:
        return _looks()

    def counters(self) -> Mapping[CounterId, Text]:
        return _counters()

    def picture(self, views: Sequence[View]) -> Picture:
        return _picture(tuple(views))

    def annotated(self, picture: Picture, heard: Sequence[Event]) -> Picture:
        moves = morale_moves(heard, picture.clock.turn)
        found = [with_causes(one, moves) if one.id == VIENNA else one for one in picture.cards]
        return replace(picture, cards=tuple(found))

    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return offers.offers(view, plies)

    def question(self, view: View, asked: Decide) -> Text:
        return offers.question(view, asked)

    def commands(self) -> Sequence[Command]:
        return offers.COMMANDS

    def companions(self, view: View, counter: CounterId) -> Sequence[CounterId]:
        return offers.companions(view, counter)

    def overlays(self) -> Sequence[OverlayChoice]:
        return overlays.OVERLAYS

    def overlay(self, name: str, view: View, question: Question) -> Overlay:
        return overlays.overlay(name, view, question)

    def engagement(self, view: View, heard: Sequence[Event]) -> Engagement | None:
        return engagement.engagement(view, heard)

    def thought_engagement(
        self, view: View, counters: Sequence[CounterId], goal: PlaceId
    ) -> Engagement | None:
        return thought.engagement(view, counters, goal)

    def outcome(
        self, heard: Sequence[Event], place: PlaceId, expected: OddsSheet | None
    ) -> Outcome | None:
        return engagement.outcome(heard, place, expected)

    def report(self, view: View, heard: Sequence[Event], news: Sequence[Event]) -> Card | None:
        return fortnight_pages.passed(view, heard, news)

    def period(self, heading: Sequence[str]) -> Text:
        return period(heading)

    def moment(self, heading: Sequence[str]) -> Text:
        return moment(heading)

    def side_words(self, side: str) -> SideWords:
        return SIDE_WORDS[side]

    def option_words(self, option: Option) -> OptionWords:
        return option_words(option)

    def estimates(self, found: Intelligence) -> EstimateTable:
        return estimates.estimate_table(found)

    def noted(self, world: State) -> beliefs.Note:
        return beliefs.noted(world)

    def beliefs(self, view: View, notes: Sequence[Any], shares: Sequence[float]) -> Beliefs:
        return beliefs.beliefs(view, notes, shares)

    def whereabouts(self, view: View, counter: CounterId) -> PlaceId:
        return beliefs.whereabouts(view, counter)

    def place_lines(self, view: View, place: PlaceId) -> Sequence[Text]:
        return place_lines(view, place)


@lru_cache(maxsize=8)
def _picture(views: tuple[View, ...]) -> Picture:
    """Map, panels and tables ask for the same one. A picture has some 400 small objects: many kept
    ones make the collector slow enough to be felt."""
    return picture.picture(views)


@cache
def _looks() -> AllLooks:
    return read_looks(resource_folder("quadrilateral").joinpath("looks.toml"))


@cache
def _counters() -> Mapping[CounterId, Text]:
    """Flags are called by number, which everybody sees; leaders by name."""
    found = {
        flag_key(side * 32 + local): flag_title(side * 32 + local)
        for side in range(len(SIDES))
        for local in range(SIDE_FLAGS)
    }
    for side in range(len(SIDES)):
        found[source_key(side)] = text("{side} Supply Source", side=side_title(side))
        found[center_key(side)] = text("{side} Center of Operations", side=side_title(side))
    names = RULES.board.leader_names
    return {**found, **{name: leader_title(number) for number, name in enumerate(names)}}


PRESENTER: Final = QuadrilateralPresenter()
