"""What the window is given of Camposanto. Each part has a module of its own."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from solitaire.data.resources import resource_folder
from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.present import beliefs, engagement, offers, overlays, picture
from solitaire.games.camposanto.present.board import the_board
from solitaire.games.camposanto.present.names import counter_titles
from solitaire.games.camposanto.present.option_words import SIDE_WORDS, option_words
from solitaire.games.camposanto.present.periods import moment, period
from solitaire.games.camposanto.present.place_lines import place_lines
from solitaire.presenting.board import Board, CounterId, PlaceId
from solitaire.presenting.engagement import Engagement, Outcome
from solitaire.presenting.looks import AllLooks, read_looks
from solitaire.presenting.odds_sheet import OddsSheet
from solitaire.presenting.offers import Command, Offer
from solitaire.presenting.options import OptionWords
from solitaire.presenting.overlays import Overlay, OverlayChoice, Question
from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Beliefs, Presenter, SideWords
from solitaire.protocol import Decide, Event, Option
from solitaire.text import Text


class CamposantoPresenter(Presenter):
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
        return period(heading)

    def moment(self, heading: Sequence[str]) -> Text:
        return moment(heading)

    def side_words(self, side: str) -> SideWords:
        return SIDE_WORDS[side]

    def option_words(self, option: Option) -> OptionWords:
        return option_words(option)

    def place_lines(self, view: View, place: PlaceId) -> Sequence[Text]:
        return place_lines(view, place)

    def noted(self, world: State) -> Hashable:
        return beliefs.noted(world)

    def beliefs(self, view: View, notes: Sequence[Any], shares: Sequence[float]) -> Beliefs:
        return beliefs.beliefs(view, notes, shares)

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
    return read_looks(resource_folder("camposanto").joinpath("looks.toml"))


PRESENTER: Final = CamposantoPresenter()
