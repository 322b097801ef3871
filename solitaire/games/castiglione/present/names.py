"""Sides, areas and counters as people call them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import SIDES
from solitaire.games.castiglione.text.titles import GENERAL, area_text, counter_text
from solitaire.text import Text, filled, text, verbatim

_SIDES: Final = (text("French"), text("Austrian"))
_ARMIES: Final = (text("French"), text("Austrians"))
_WORD: Final = re.compile(r"[a-z][a-z0-9_]*")


def side_title(side: int) -> Text:
    return _SIDES[side]


def army_title(side: int) -> Text:
    return _ARMIES[side]


def side_named(name: str) -> Text:
    return _SIDES[SIDES.index(name)]


@cache
def area_title(area: int) -> Text:
    return area_text(RULES.board, area)


@cache
def counter_title(counter: int) -> Text:
    return counter_text(RULES.board, counter)


def family_name(counter: int) -> Text:
    """Of a leader, who gives it to his formation."""
    return verbatim(RULES.board.counter_titles[counter].removesuffix(GENERAL))


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
    values: dict[str, Text] = {}

    def put(found: re.Match[str]) -> str:
        title = titles.get(found.group())
        if title is None:
            return found.group().replace("_", " ")
        values[f"name{len(values)}"] = title
        return f"{{name{len(values) - 1}}}"

    template = _WORD.sub(put, line)
    return filled(template[:1].upper() + template[1:], values)


@cache
def _titles() -> dict[str, Text]:
    """By id; where an area and a counter share one, the counter's."""
    areas = {area.id: area_title(number) for number, area in enumerate(RULES.board.data.areas)}
    sides = {name: side_named(name) for name in SIDES}
    return areas | counter_titles() | sides


@cache
def counter_titles() -> dict[str, Text]:
    """By id."""
    names = RULES.board.counter_names
    return {name: counter_title(number) for number, name in enumerate(names) if name}
