"""What the window is given of Castiglione. Each part has a module of its own."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from solitaire.data.resources import resource_folder
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.present import (
    beliefs,
    engagement,
    offers,
    overlays,
    periods,
    picture,
)
from solitaire.games.castiglione.present.area_lines import place_lines
from solitaire.games.castiglione.present.board import the_board
from solitaire.games.castiglione.present.estimates import estimate_table
from solitaire.games.castiglione.present.names import counter_titles
from solitaire.games.castiglione.present.option_words import option_words
from solitaire.games.castiglione.present.side_words import SIDE_WORDS, moment
from solitaire.presenting.board import Board, CounterId, PlaceId
from solitaire.presenting.engagement import Engagement, Outcome
from solitaire.presenting.estimates import EstimateTable, Intelligence
from solitaire.presenting.looks import AllLooks, read_looks
from solitaire.presenting.odds_sheet import OddsSheet
from solitaire.presenting.offers import Command, Offer
from solitaire.presenting.options import OptionWords
from solitaire.presenting.overlays import Overlay, OverlayChoice, Question
from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Beliefs, Presenter, SideWords
from solitaire.protocol import Decide, Event, Option
from solitaire.text import Text


class CastiglionePresenter(Presenter):
    def board(self) -> Board:
        return _board()

    def looks(self) -> AllLooks:
        return _looks()

    def counters(self) -> Mapping[CounterId, Text]:
        return counter_titles()

    def picture(self, views: Sequence[View]) -> Picture:
        return _picture(tuple(views))

    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return offers.offers(view, plies)

    def question(self, view: View, asked: Decide) -> Text:
        return offers.question(asked)

    def commands(self) -> Sequence[Command]:
        return offers.COMMANDS

    def companions(self, view: View, counter: CounterId) -> Sequence[CounterId]:
        return offers.companions(view, counter)

    def period(self, heading: Sequence[str]) -> Text:
        return periods.period(heading)

    def noted(self, world: State) -> Hashable:
        return beliefs.noted(world)

    def beliefs(self, view: View, notes: Sequence[Any], shares: Sequence[float]) -> Beliefs:
        return beliefs.beliefs(view, notes, shares)

    def moment(self, heading: Sequence[str]) -> Text:
        return moment(heading)

    def side_words(self, side: str) -> SideWords:
        return SIDE_WORDS[side]

    def option_words(self, option: Option) -> OptionWords:
        return option_words(option)

    def estimates(self, found: Intelligence) -> EstimateTable:
        return estimate_table(found)

    def place_lines(self, view: View, place: PlaceId) -> Sequence[Text]:
        return place_lines(view, place)

    def overlays(self) -> Sequence[OverlayChoice]:
        return overlays.OVERLAYS

    def overlay(self, name: str, view: View, question: Question) -> Overlay:
        return overlays.overlay(name, view, question)

    def engagement(self, view: View, heard: Sequence[Event]) -> Engagement | None:
        return engagement.engagement(view, heard)

    def thought_engagement(
        self, view: View, counters: Sequence[CounterId], goal: PlaceId
    ) -> Engagement | None:
        return engagement.thought_engagement(view, counters, goal)

    def outcome(
        self, heard: Sequence[Event], place: PlaceId, expected: OddsSheet | None
    ) -> Outcome | None:
        return engagement.outcome(heard, place, expected)


@lru_cache(maxsize=64)
def _picture(views: tuple[View, ...]) -> Picture:
    """Map, panels and tables ask for the same one; whoever goes through a game goes back, too."""
    return picture.picture(views)


@cache
def _board() -> Board:
    return the_board()


@cache
def _looks() -> AllLooks:
    return read_looks(resource_folder("castiglione").joinpath("looks.toml"))


PRESENTER: Final = CastiglionePresenter()
