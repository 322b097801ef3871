"""Where the game stands, as records and the window say it: "turn 82, 7 January", "French march"."""

from __future__ import annotations

from functools import cache
from typing import Final

from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.parts import PART_NAMES
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import GAME_OVER
from solitaire.games.quadrilateral.text.wording import (
    PART_WORDS,
    SIDE_PARTS,
    date_words,
    side_word,
)
from solitaire.text import Text, filled, marked, text

_WITHOUT_SIDE: Final = ("weather", "beginning", "end of turn")
_SIDE_PARTS: Final = {
    **SIDE_PARTS,
    "leaders to come": marked("{side} leaders to come"),
    "Fortnight": marked("{side} Fortnight"),
}


def heading(state: State) -> tuple[Text, Text]:
    turn = turn_heading(state.board, int(state.turn))
    if state.step == GAME_OVER:
        return turn, text("the end")
    return turn, part_heading(int(state.part), int(state.active))


@cache
def turn_heading(board: Board, number: int) -> Text:
    return text("turn {number}, {date}", number=number, date=date_words(board, number))


@cache
def part_heading(part: int, active: int) -> Text:
    if not is_of_a_side(part):
        return PART_WORDS[part]
    return filled(_SIDE_PARTS[PART_NAMES[part]], {"side": side_word(active)})


def is_of_a_side(part: int) -> bool:
    return PART_NAMES[part] not in _WITHOUT_SIDE
