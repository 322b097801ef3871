"""Strangers whose presenters raise, each in another place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from solitaire.game import AnyRules, Game
from solitaire.presenting.board import Board
from solitaire.presenting.offers import Offer
from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Presenter
from tests.toys.hexfield import GAME as HEXFIELD
from tests.toys.hexfield.presenter import HexfieldPresenter
from tests.toys.skirmish import GAME as SKIRMISH
from tests.toys.skirmish.presenter import SkirmishPresenter


class NoBoard(SkirmishPresenter):
    def board(self) -> Board:
        raise OSError("the map is not there")


class NoPicture(SkirmishPresenter):
    def picture(self, views: Sequence[Any]) -> Picture:
        raise KeyError("area g")


class NoOffers(HexfieldPresenter):
    def offers(self, view: Any, plies: Sequence[Any]) -> list[Offer]:
        raise IndexError("no such ply")


class Faulty(Game):
    def __init__(self, game: Game, presenter: Presenter) -> None:
        self.name = game.name
        self._game = game
        self.title = f"Faulty {type(presenter).__name__}"
        self._presenter = presenter

    def rules(self) -> AnyRules:
        return self._game.rules()

    def presenter(self) -> Presenter:
        return self._presenter


NO_BOARD: Final = Faulty(SKIRMISH, NoBoard())
NO_PICTURE: Final = Faulty(SKIRMISH, NoPicture())
NO_OFFERS: Final = Faulty(HEXFIELD, NoOffers())
