"""What may be thought of the enemy, area by area: seen, known, and guessed from weighed worlds.

Seen and known come from the view. Guesses are shares of the worlds that were handed in, which
whoever asks has imagined from that view; they are estimates and nothing is sure about them.
"""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.bits import members, size
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.staff.world import known_counter
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    DUMMY,
    NOWHERE,
    SIDE_SIZE,
    counter_of,
    local_of,
)
from solitaire.presenting.estimates import likeliest, spread_of
from solitaire.presenting.guide import Estimate


def estimates(
    board: Board, view: View, worlds: Sequence[State], shares: Sequence[float]
) -> list[Estimate]:
    """One for each area in which enemy counters are seen, in the order of the areas."""
    areas = sorted({area for area, *_ in view.slots if area < AREA_LIMIT})
    return [_estimate(board, view, area, worlds, shares) for area in areas]


def _estimate(
    board: Board, view: View, area: int, worlds: Sequence[State], shares: Sequence[float]
) -> Estimate:
    enemy = enemy_of(view.seat)
    slots = [slot for slot in view.slots if slot[0] == area]
    named = [known_counter(board, view, slot) for slot in slots]
    known = sum(1 << local_of(one) for one in named if one != NOWHERE)
    dummies = board.kind_sets[enemy * 8 + DUMMY]
    share_of: list[float] = [0] * SIDE_SIZE
    strengths: list[tuple[int, float]] = []
    feigned = 0.0
    for world, share in zip(worlds, shares, strict=True):
        there = int(world.stack(enemy, area))
        strengths.append((world.strength_of(enemy, world.units_in(enemy, area)), share))
        feigned += share * int(size(there & dummies))
        for local in members(there & ~known & ~dummies):
            share_of[local] += share
    return Estimate(
        board.area_names[area],
        len(slots),
        tuple(board.counter_names[counter_of(enemy, local)] for local in members(known)),
        spread_of(strengths),
        _likeliest(board, enemy, share_of),
        feigned,
    )


def _likeliest(
    board: Board, enemy: int, share_of: Sequence[float]
) -> tuple[tuple[str, float], ...]:
    names = board.counter_names
    return likeliest(
        (names[counter_of(enemy, local)], share) for local, share in enumerate(share_of)
    )
