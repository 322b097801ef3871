"""Presenters of the hex toy broken on purpose, one fault each, with the check that must find it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from importlib.resources import files
from typing import Any, Final

from solitaire.game import AnyRules, Game
from solitaire.presenting.board import Board
from solitaire.presenting.looks import AllLooks
from solitaire.presenting.offers import Command, Offer
from solitaire.presenting.overlays import Mark, Overlay, Question
from solitaire.presenting.picture import Picture, Stack
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Decide
from solitaire.text import NOTHING, Text, text
from tests.toys.hexfield import RULES
from tests.toys.hexfield.presenter import HexfieldPresenter
from tests.toys.hexfield.rules import View
from tests.toys.hexfield.state import Ply

BROKEN_PRESENTERS: Final[list[tuple[str, str, type[Presenter]]]] = []
"""The check that must complain, words of its complaint, and the presenter."""


class BrokenGame(Game):
    name = "hexfield"
    title = "Hexfield"

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def rules(self) -> AnyRules:
        return RULES

    def presenter(self) -> Presenter:
        return self._presenter


def caught_by(check: str, complaint: str) -> Callable[[type[Presenter]], type[Presenter]]:
    def enter(presenter: type[Presenter]) -> type[Presenter]:
        BROKEN_PRESENTERS.append((check, complaint, presenter))
        return presenter

    return enter


class _WithStacks(HexfieldPresenter):
    def changed(self, stacks: tuple[Stack, ...]) -> tuple[Stack, ...]:
        return stacks

    def picture(self, views: Sequence[View]) -> Picture:
        picture = super().picture(views)
        return replace(picture, stacks=self.changed(picture.stacks))


@caught_by("offers", "without an offer")
class ForgetsAChoice(HexfieldPresenter):
    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return super().offers(view, plies)[1:]


@caught_by("offers", "without words")
class OffersWithoutWords(HexfieldPresenter):
    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return [replace(offer, words=NOTHING) for offer in super().offers(view, plies)]


@caught_by("offers", "the question has no words")
class AsksNothing(HexfieldPresenter):
    def question(self, view: View, asked: Decide) -> Text:
        return NOTHING


@caught_by("named", "off the board")
class GoesOffTheBoard(HexfieldPresenter):
    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return [replace(offer, goals=("z9",)) for offer in super().offers(view, plies)]


@caught_by("named", "not shown")
class HidesTheChitsItOffers(_WithStacks):
    def changed(self, stacks: tuple[Stack, ...]) -> tuple[Stack, ...]:
        return tuple(stack for stack in stacks if "hand" not in stack.place)


@caught_by("alike", "shown otherwise")
class ShowsTheClockOnTheWall(HexfieldPresenter):
    """Something that is not in the view."""

    def __init__(self) -> None:
        self._asked = 0

    def picture(self, views: Sequence[View]) -> Picture:
        self._asked += 1
        return replace(super().picture(views), banner=(text("{n}", n=self._asked),))


@caught_by("once", "shows twice")
class ShowsEachViewByItself(HexfieldPresenter):
    def picture(self, views: Sequence[View]) -> Picture:
        pictures = [super(ShowsEachViewByItself, self).picture([view]) for view in views]
        stacks = tuple(stack for picture in pictures for stack in picture.stacks)
        return replace(super().picture(views), stacks=stacks)


@caught_by("once", "not in the picture of all views")
class ShowsOneSideToThoseWhoSeeAll(HexfieldPresenter):
    def picture(self, views: Sequence[View]) -> Picture:
        one = super().picture(views[-1:])
        return one if len(views) == 1 else replace(one, seat="")


@caught_by("stacks", "off the board")
class StacksNowhere(_WithStacks):
    def changed(self, stacks: tuple[Stack, ...]) -> tuple[Stack, ...]:
        return (*stacks[:-1], replace(stacks[-1], place="z9"))


@caught_by("stacks", "lies in no card")
class BoxesWithoutCards(HexfieldPresenter):
    def picture(self, views: Sequence[View]) -> Picture:
        return replace(super().picture(views), cards=())


@caught_by("stacks", "faces nowhere")
class FacesInDegrees(_WithStacks):
    def changed(self, stacks: tuple[Stack, ...]) -> tuple[Stack, ...]:
        faces = tuple(replace(face, facing=60) for face in stacks[0].faces)
        return (replace(stacks[0], faces=faces), *stacks[1:])


@caught_by("looks", "no looks of the symbols ['regiment']")
class ForgetsALook(HexfieldPresenter):
    def looks(self) -> AllLooks:
        raw = tomllib.loads((files("tests.toys.hexfield") / "looks.toml").read_text("utf-8"))
        symbols = {name: one for name, one in raw["symbols"].items() if name != "regiment"}
        return AllLooks({**raw, "symbols": symbols})


@caught_by("looks", "no looks of the grounds ['swamp']")
class KnowsNoSwamp(HexfieldPresenter):
    def board(self) -> Board:
        board = super().board()
        return replace(board, places=(replace(board.places[0], ground="swamp"), *board.places[1:]))


@caught_by("tracks", "is no chance")
class ForecastsInPercent(HexfieldPresenter):
    def picture(self, views: Sequence[View]) -> Picture:
        picture = super().picture(views)
        card = picture.cards[0]
        markers = tuple(replace(one, chance=Fraction(50)) for one in card.tracks[0].markers)
        tracks = (replace(card.tracks[0], markers=markers),)
        return replace(picture, cards=(replace(card, tracks=tracks), *picture.cards[1:]))


@caught_by("overlays", "off the board")
class MarksOffTheBoard(HexfieldPresenter):
    def overlay(self, name: str, view: View, question: Question) -> Overlay:
        return replace(super().overlay(name, view, question), marks=(Mark("z9", "sure"),))


@caught_by("overlays", "crashed")
class KnowsNoOverlay(HexfieldPresenter):
    def overlay(self, name: str, view: View, question: Question) -> Overlay:
        raise KeyError(name)


@caught_by("commands", "the same key")
class TwoCommandsOnAKey(HexfieldPresenter):
    def commands(self) -> Sequence[Command]:
        first = super().commands()[0]
        return (first, replace(first, name="other", key="x"))


@caught_by("words", "Picture.banner is no")
class WritesPlainStrings(HexfieldPresenter):
    def picture(self, views: Sequence[View]) -> Picture:
        plain: Any = ("turn " + str(views[0].turn),)
        return replace(super().picture(views), banner=plain)


@caught_by("words", "is no Text")
class PutsPlainWordsIntoTexts(HexfieldPresenter):
    def counters(self) -> Mapping[str, Text]:
        return {"red-1": text("{side} 1", side="Red")}
