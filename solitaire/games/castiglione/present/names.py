"""Sides, areas and counters as people call them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import SIDES
from solitaire.text import Text, text, verbatim

_SIDES: Final = (text("French"), text("Austrian"))
_ARMIES: Final = (text("French"), text("Austrians"))
_GENERAL: Final = " the general"
_WORD: Final = re.compile(r"[a-z][a-z0-9_]*")


def side_title(side: int) -> Text:
    return _SIDES[side]


def army_title(side: int) -> Text:
    return _ARMIES[side]


def side_named(name: str) -> Text:
    return _SIDES[SIDES.index(name)]


@cache
def area_title(area: int) -> Text:
    return verbatim(RULES.board.data.areas[area].name)


@cache
def counter_title(counter: int) -> Text:
    """A leader without the words that tell him from a unit of his name."""
    title = RULES.board.counter_titles[counter]
    if title.endswith(_GENERAL):
        return text("General {name}", name=verbatim(title.removesuffix(_GENERAL)))
    return verbatim(title)


def bridge_title(bridge: int) -> Text:
    one, other = RULES.board.bridge_ends[bridge]
    return text("{one}–{other}", one=area_title(one), other=area_title(other))


def bridge_id(bridge: int) -> str:
    """The link of the board on which the bridge lies."""
    one, other = RULES.board.bridge_ends[bridge]
    return link_id(RULES.board.area_names[one], RULES.board.area_names[other])


def link_id(one: str, other: str) -> str:
    return "-".join(sorted((one, other)))


def spoken(line: str) -> Text:
    """A line in the words of the notation, with titles for ids and a capital in front:
    "roads: rivoli, ala" is "Roads: Rivoli, Ala"."""
    titles = _titles()
    found = _WORD.sub(lambda one: titles.get(one.group(), one.group().replace("_", " ")), line)
    return verbatim(found[:1].upper() + found[1:])


@cache
def _titles() -> dict[str, str]:
    """By id; where an area and a counter share one, the counter's."""
    areas = {area.id: area.name for area in RULES.board.data.areas}
    sides = {name: str(side_named(name)) for name in SIDES}
    return areas | counter_titles() | sides


@cache
def counter_titles() -> dict[str, Text]:
    """By id."""
    names = RULES.board.counter_names
    return {name: counter_title(number) for number, name in enumerate(names) if name}
