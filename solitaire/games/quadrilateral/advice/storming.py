"""How French who storm Mantova do it [15.3]: late, first the Citadella, then the town.

The Citadella has few defenders, and with both citadels in French hands or fewer than ten steps of
infantry in them Mantova has fallen. What is lost so late no rest can heal [E44].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from solitaire.games.quadrilateral.advice.strengths import Strengths, ways_for
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.terms import AUSTRIAN, FRENCH, ON_CAMPAIGN

LAST_TURNS: Final = 7
"""Turns before the last in which they begin: scripts that begin 8, 7 or 6 before it score 0.71,
0.72 and 0.71 in january, 0.56 without (60 to 400 games)."""
ENOUGH: Final = 40
"""Tenths of the defenders that must stand at the walls."""
NEAR: Final = 30
"""Half-MPs from the lines within which forces in the field come to help."""


def is_called(strengths: Strengths) -> bool:
    state = strengths.state
    return (
        strengths.side == FRENCH
        and strengths.habits.storms
        and state.status[FRENCH] == ON_CAMPAIGN
        and state.owner(state.board.mantova) == AUSTRIAN
        and state.turn + LAST_TURNS >= victory.last_turn(state)
    )


def takes_part(strengths: Strengths, flag: i64) -> bool:
    state = strengths.state
    here = state.place[flag]
    return is_at_walls(state, here) or ways_for(state, flag, state.board.favorita)[here] <= NEAR


def is_at_walls(state: State, place: i64) -> bool:
    return state.board.siege[place] == 1 or place == state.board.citadella


def goal(strengths: Strengths, flag: i64) -> i64:
    """To the walls; from there against the citadel, or to stay."""
    state = strengths.state
    board = state.board
    here = state.place[flag]
    if not is_at_walls(state, here):
        return board.favorita
    is_first = strengths.at(AUSTRIAN, board.citadella) > 0
    target = board.citadella if is_first else board.mantova
    own = strengths.at(FRENCH, board.favorita) + strengths.at(FRENCH, board.citadella)
    if is_first and here == board.cerese:
        return here  # the way there leads through the town, and the ring stays closed
    if not is_first:
        own += strengths.at(FRENCH, board.mantova) + strengths.at(FRENCH, board.cerese)
    is_enough = own * 10 >= ENOUGH * strengths.at(AUSTRIAN, target)
    return target if is_enough else here
