"""Sides, areas and counters as people call them."""

from __future__ import annotations

from functools import cache

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import SIDES
from solitaire.games.castiglione.text import titles
from solitaire.games.castiglione.text.titles import (
    ARMY_TITLES,
    SIDE_TITLES,
    area_text,
    counter_text,
)
from solitaire.text import Text, text, verbatim


def side_title(side: int) -> Text:
    return SIDE_TITLES[side]


def army_title(side: int) -> Text:
    return ARMY_TITLES[side]


def side_named(name: str) -> Text:
    return SIDE_TITLES[SIDES.index(name)]


@cache
def area_title(area: int) -> Text:
    return area_text(RULES.board, area)


@cache
def counter_title(counter: int) -> Text:
    return counter_text(RULES.board, counter)


def family_name(counter: int) -> Text:
    """Of a leader, who gives it to his formation, or of a unit without its arm."""
    return verbatim(titles.family_name(RULES.board, counter))


def bridge_title(bridge: int) -> Text:
    one, other = RULES.board.bridge_ends[bridge]
    return text("{one}–{other}", one=area_title(one), other=area_title(other))


def bridge_id(bridge: int) -> str:
    """The link of the board on which the bridge lies."""
    one, other = RULES.board.bridge_ends[bridge]
    return link_id(RULES.board.area_names[one], RULES.board.area_names[other])


def link_id(one: str, other: str) -> str:
    return "-".join(sorted((one, other)))


@cache
def counter_titles() -> dict[str, Text]:
    """By id."""
    names = RULES.board.counter_names
    return {name: counter_title(number) for number, name in enumerate(names) if name}
