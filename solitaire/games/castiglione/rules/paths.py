"""Leaders who lie face-down alone bar no path [R43].

Between checks any hidden counter seems to bar, for nobody may look. When a line is checked the
owner has to say if there are only leaders: they let it pass, and that they are leaders is known.
"""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.bits import lowest
from solitaire.games.castiglione.core import knowledge
from solitaire.games.castiglione.core.events import LEADERS_FOUND, tell
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.terms import DUMMY, LEADER
from solitaire.protocol import Event


def bluffed_areas(state: State, side: i64) -> i64:
    """Areas the side seems to bar, although only leaders lie there."""
    if not state.options.fog:
        return 0
    barring = state.board.units[side] | state.of_kind(side, DUMMY)
    areas = state.bars[side] & ~state.held[side]
    found: i64 = 0
    while areas:
        bit = areas & -areas
        if not state.stack(side, lowest(areas)) & barring:
            found |= bit
        areas ^= bit
    return found


def call_bluffs(state: State, side: i64, areas: i64, log: list[Event] | None) -> None:
    """A line is checked in these areas: where the side has only leaders, everybody learns it."""
    areas &= bluffed_areas(state, side)
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        others = ~state.of_kind(side, LEADER)
        knowledge.rule_out_kinds(state, side, state.stack(side, area), others)
        tell(log, LEADERS_FOUND, side, 0, area)
