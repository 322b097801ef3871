"""Sides, areas and counters as people call them, to be put into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CAVALRY,
    DUMMY,
    GARRISON,
    LEADER,
    NOWHERE,
    SIDE_SIZE,
    local_of,
    side_of,
)
from solitaire.text import NOTHING, Text, joined, text, verbatim

SIDE_TITLES: Final = (text("French"), text("Austrian"))
ARMY_TITLES: Final = (text("French"), text("Austrians"))
NOBODY: Final = text("nobody")
_DUMMIES: Final = (text("French dummy"), text("Austrian dummy"))
_GARRISONS: Final = (text("French garrison"), text("Austrian garrison"))
_KEPT: Final = 512
"""Texts of counters and areas: all of one map, or of two in tests."""


def side_text(side: int) -> Text:
    """Empty for nobody's side."""
    return NOTHING if side == NOWHERE else SIDE_TITLES[side]


@lru_cache(maxsize=_KEPT)
def area_text(board: Board, area: int) -> Text:
    """Empty for what is no area."""
    return verbatim(board.data.areas[area].name) if 0 <= area < board.areas else NOTHING


def areas_text(board: Board, areas: Iterable[int]) -> Text:
    return joined(area_text(board, area) for area in areas)


def bridge_text(board: Board, bridge: int) -> Text:
    one, other = board.bridge_ends[bridge]
    return text("{one}-{other}", one=area_text(board, one), other=area_text(board, other))


@lru_cache(maxsize=_KEPT)
def family_name(board: Board, counter: int) -> str:
    """The name alone, which a general shares with his guns; of a stand-in that of his formation."""
    if board.generic[side_of(counter)] >> local_of(counter) & 1:
        return board.formation_names[board.formation[counter]].title()
    wanted = board.counter_names[counter]
    names = {one.id: one.name for one in board.data.leaders}
    names |= {one.id: one.name for one in board.data.units}
    return names.get(wanted, "")


@lru_cache(maxsize=_KEPT)
def counter_text(board: Board, counter: int) -> Text:
    """As Board.counter_titles has it."""
    kind, side = board.counter_kind[counter], side_of(counter)
    if kind in (DUMMY, GARRISON):
        return (_DUMMIES if kind == DUMMY else _GARRISONS)[side]
    name = verbatim(family_name(board, counter))
    if kind == CAVALRY:
        return text("{name} (cavalry)", name=name)
    if kind == ARTILLERY:
        return text("{name} (artillery)", name=name)
    return _leader_text(board, counter, name) if kind == LEADER else name


def _leader_text(board: Board, counter: int, name: Text) -> Text:
    side = side_of(counter)
    if board.generic[side] >> local_of(counter) & 1:
        return text("Generic ({name})", name=name)
    return name if counter == board.army_leader[side] else text("General {name}", name=name)


def counters_text(board: Board, counters: Iterable[int]) -> Text:
    return joined(counter_text(board, counter) for counter in counters)


def set_text(board: Board, side: int, counters: int) -> Text:
    """Of a set of one side's counters."""
    return counters_text(board, (side * SIDE_SIZE + local for local in members(counters)))


def listed(parts: Sequence[Text]) -> Text:
    """The last one after "and"."""
    if len(parts) < 2:
        return joined(parts)
    return text("{some} and {last}", some=joined(parts[:-1]), last=parts[-1])


def range_text(fewest: int, most: int) -> Text:
    """One number, or two where it is not known."""
    if fewest == most:
        return text("{number}", number=fewest)
    return text("{low} to {high}", low=fewest, high=most)
