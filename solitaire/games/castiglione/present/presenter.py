"""What the window is given of Castiglione. Each part has a module of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from solitaire.data.resources import resource_folder
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.present import engagement, offers, overlays, picture
from solitaire.games.castiglione.present.board import the_board
from solitaire.games.castiglione.present.names import counter_titles
from solitaire.presenting.board import Board, CounterId, PlaceId
from solitaire.presenting.engagement import Engagement, Outcome
from solitaire.presenting.looks import AllLooks, read_looks
from solitaire.presenting.odds_sheet import OddsSheet
from solitaire.presenting.offers import Command, Offer
from solitaire.presenting.overlays import Overlay, OverlayChoice, Question
from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Decide, Event
from solitaire.text import Text


class CastiglionePresenter(Presenter):
    def board(self) -> Board:
        return _board()

    def looks(self) -> AllLooks:
        return _looks()

    def counters(self) -> Mapping[CounterId, Text]:
        return counter_titles()

    def picture(self, views: Sequence[View]) -> Picture:
        return picture.picture(views)

    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return offers.offers(view, plies)

    def question(self, view: View, asked: Decide) -> Text:
        return offers.question(asked)

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
        return engagement.thought_engagement(view, counters, goal)

    def outcome(
        self, heard: Sequence[Event], place: PlaceId, expected: OddsSheet | None
    ) -> Outcome | None:
        return engagement.outcome(heard, place, expected)


@cache
def _board() -> Board:
    return the_board()


@cache
def _looks() -> AllLooks:
    return read_looks(resource_folder("castiglione").joinpath("looks.toml"))


PRESENTER: Final = CastiglionePresenter()
