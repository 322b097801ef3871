"""Places, leaders, flags and crossings as people call them, and the ids the window knows."""

from __future__ import annotations

from functools import cache
from typing import Final

from solitaire.bits import members
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.terms import NOWHERE, SIDES
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import NOTHING, Text, joined, text, verbatim

_BOARD: Final = RULES.board
_SIDE_TITLES: Final = (text("French"), text("Austrian"))
_ARMIES: Final = (text("the French"), text("the Austrians"))


def side_title(side: int) -> Text:
    return _SIDE_TITLES[side]


def army_title(side: int) -> Text:
    """In the middle of a sentence."""
    return _ARMIES[side]


@cache
def place_title(place: int) -> Text:
    if place >= _BOARD.places:
        return NOTHING
    return verbatim(_BOARD.place_titles[place].partition(" (")[0])


def place_id(place: int) -> PlaceId:
    return _BOARD.place_names[place] if place < _BOARD.places else ""


@cache
def leader_title(leader: int) -> Text:
    return verbatim(_BOARD.leader_titles[leader])


def leader_titles(leaders: int) -> Text:
    """Those of a set of bits, the most senior first."""
    found = sorted(members(leaders), key=lambda one: _BOARD.seniority[one])
    return joined([leader_title(one) for one in found])


def flag_key(flag: int) -> CounterId:
    return f"{SIDES[flag >> 5]}-{(flag & 31) + 1}"


def flag_title(flag: int) -> Text:
    """As the enemy calls it."""
    return text("{side} flag {number}", side=side_title(flag >> 5), number=(flag & 31) + 1)


def source_key(side: int) -> CounterId:
    return f"{SIDES[side]}-source"


def center_key(side: int) -> CounterId:
    return f"{SIDES[side]}-center"


def garrison_key(number: int) -> CounterId:
    return f"{SIDES[number // 3]}-garrison-{number % 3 + 1}"


def link_id(a: PlaceId, b: PlaceId) -> str:
    return f"{a}-{b}"


def crossing_id(crossing: int) -> str:
    """The link on which a crossing lies."""
    a, b = _BOARD.crossing_ends[crossing]
    return link_id(place_id(a), place_id(b))


def crossing_title(crossing: int) -> Text:
    if crossing >= len(_BOARD.crossing_ends) or crossing == NOWHERE:
        return NOTHING
    a, b = _BOARD.crossing_ends[crossing]
    return text("{a}-{b}", a=place_title(a), b=place_title(b))
