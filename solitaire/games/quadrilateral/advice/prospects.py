"""How near the Austrians are to each aim of a short campaign [17]: facts for the evaluation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.quadrilateral.advice import relief
from solitaire.games.quadrilateral.advice.habits import Habits
from solitaire.games.quadrilateral.advice.strengths import Strengths
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.rules.roads import distances
from solitaire.games.quadrilateral.terms import (
    AUSTRIAN,
    CITADEL,
    FAR,
    FORCE,
    FRENCH,
    NOWHERE,
    SIDE_FLAGS,
)

HABITS: Final = Habits()
MARCH: Final = 12.0
"""Half-MPs of a turn's march [8.3]."""
BARRED: Final = 40.0
"""Half-MPs of detours and fights on the way from the Center that count as one."""


def way_in(state: State, ways: vec[i64]) -> float:
    """-1 if a leader is in; else the turns until one may be, as a share of those that are left."""
    if state.scored:
        return -1.0
    least: i64 = FAR
    for flag in range(32, 32 + SIDE_FLAGS):
        if state.kind[flag] == FORCE and relief.may_score(state, flag):
            least = min(least, ways[state.place[flag]])
    left = float(victory.last_turn(state) - state.turn) + 1.0
    return min(float(least) / MARCH / left, 2.0) - 1.0


def way_barred(state: State, ways: vec[i64]) -> float:
    """How much the French make the way from the Center to Mantova longer."""
    center = state.center[AUSTRIAN]
    if center == NOWHERE:
        return 2.0
    straight = distances(state, AUSTRIAN, state.board.mantova, FAR - 1, False, False)
    return min(float(ways[center] - straight[center]) / BARRED, 2.0)


def line_and_garrison(state: State) -> tuple[i64, i64]:
    """Steps in the weaker siege line, and of those who could sally against it."""
    board = state.board
    north = state.total_of(state.forces_at(FRENCH, board.favorita))
    south = state.total_of(state.forces_at(FRENCH, board.cerese))
    inside: i64 = 0
    for flag in range(32, 32 + SIDE_FLAGS):
        place = state.place[flag]
        if place == NOWHERE:
            continue
        if board.fort[place] == CITADEL or board.siege[place]:
            inside += state.total(flag)
    return min(north, south), inside


def ways_to_mantova(state: State) -> vec[i64]:
    """From everywhere by road, with what the French cost those who pass."""
    strengths = Strengths(state, AUSTRIAN, HABITS)
    return relief.ways_by_road(strengths, state.board.mantova)
