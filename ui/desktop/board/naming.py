"""Names as people say them, in place of the words of the notation. No Qt, no rule."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.presenting.presenter import Presenter
from ui.desktop.style.language import language_in_use, told, tr

_WORD: Final = re.compile(r"[a-z][a-z0-9_]*")
_DUPLICATE: Final = re.compile(r"^(.*) \(([a-z0-9_]+)\):")


class Names:
    """Places, counters and sides of one game as people call them, in the language in use."""

    def __init__(self, presenter: Presenter) -> None:
        self._places = {place.id: place.title for place in presenter.board().places}
        self._on_map = {place.id for place in presenter.board().places if not place.box}
        self._counters = presenter.counters()
        looks = presenter.looks().looks().sides
        self._sides = {name: look.title for name, look in looks.items()}
        self._armies = {name: look.army for name, look in looks.items()}

    def place(self, place: str) -> str:
        """Its title; empty if there is no such place."""
        return told(self._places.get(place, ""))

    def is_on_map(self, place: str) -> bool:
        """Whether it is no box beside the map."""
        return place in self._on_map

    def counter(self, counter: str) -> str:
        return told(self._counters.get(counter, counter))

    def army(self, side: str) -> str:
        return told(self._armies.get(side) or side.capitalize())

    def side(self, side: str) -> str:
        return told(self._sides.get(side) or side.capitalize())


def side_title(side: str) -> str:
    return {"french": tr("French"), "austrian": tr("Austrian")}[side]


def area_titles() -> dict[str, str]:
    """Title by id."""
    return _area_titles(language_in_use())


@cache
def _area_titles(language: str) -> dict[str, str]:
    return {area.id: told(area.name) for area in RULES.board.data.areas}


def counter_titles() -> dict[str, str]:
    """Title by id; leaders without the words that tell them from units of their name."""
    return _counter_titles(language_in_use())


@cache
def _counter_titles(language: str) -> dict[str, str]:
    board = RULES.board
    titles: dict[str, str] = {}
    for name, title in zip(board.counter_names, board.counter_titles, strict=True):
        if name:
            titles[name] = _spoken(title)
    return titles


def _spoken(title: str) -> str:
    if title.endswith(" the general"):
        return tr("General {name}", name=told(title.removesuffix(" the general")))
    return told(title)


def titled(line: str) -> str:
    """The line with titles for ids: "own rivoli: joubert" is "own Rivoli: Joubert"."""
    line = _DUPLICATE.sub(r"\1:", line)
    areas, counters = area_titles(), counter_titles()

    def title(found: re.Match[str]) -> str:
        word = found.group()
        if word in RULES.seats:
            return side_title(word)
        return counters.get(word) or areas.get(word) or word.replace("_", " ")

    return _WORD.sub(title, line)
