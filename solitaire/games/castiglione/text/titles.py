"""Areas and counters as people call them, to be put into sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from solitaire.games.castiglione.core.board import Board
from solitaire.text import Text, joined, text, verbatim

GENERAL: Final = " the general"


def area_text(board: Board, area: int) -> Text:
    return verbatim(board.data.areas[area].name)


def counter_text(board: Board, counter: int) -> Text:
    """A leader without the words that tell him from a unit of his name."""
    title = board.counter_titles[counter]
    if title.endswith(GENERAL):
        return text("General {name}", name=verbatim(title.removesuffix(GENERAL)))
    return verbatim(title)


def counters_text(board: Board, counters: Iterable[int]) -> Text:
    return joined(counter_text(board, counter) for counter in counters)
