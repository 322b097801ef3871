"""Orders as facts, and in plain English for reports and records."""

from __future__ import annotations

from typing import Final

from solitaire.advising import PlannedOrder, PlanSlot
from solitaire.games.castiglione.advice.orders import (
    FORCE,
    THROUGH,
    WORK,
    bridge_of,
    goal_of,
    manner_of,
)
from solitaire.games.castiglione.core.state import State, enemy_of
from solitaire.games.castiglione.data.advice_names import (
    ATTACK,
    BESIEGE,
    BREAK_BRIDGE,
    FORCED,
    GO_TO,
    HOLD,
    HOLD_SIEGE,
    MEND_BRIDGE,
    ONWARD,
)
from solitaire.games.castiglione.terms import FRENCH

_BRIDGE_WORK: Final = (BREAK_BRIDGE, MEND_BRIDGE)


def order_of(state: State, slot: PlanSlot, order: int) -> PlannedOrder:
    verb, goal, manner = _what(state, slot.at, order)
    words = [verb]
    if goal and verb != HOLD_SIEGE:
        words.append(goal)
    if manner:
        words.append(manner)
    text = f"{slot.key}: {' '.join(words)}"
    return PlannedOrder(slot.who, slot.at, verb, goal, manner, slot.part, text)


def _what(state: State, at: str, order: int) -> tuple[str, str, str]:
    """Verb, goal and manner."""
    board = state.board
    goal, manner = goal_of(order), manner_of(order)
    name = board.area_names[goal]
    if manner == WORK:
        bridge = bridge_of(order)
        ends = board.bridge_ends[bridge]
        verb = _BRIDGE_WORK[(state.broken >> bridge) & 1]
        onward = ONWARD if at != name else ""
        return verb, f"{board.area_names[ends[0]]}-{board.area_names[ends[1]]}", onward
    if manner == THROUGH:
        return ATTACK, board.area_names[bridge_of(order)], ONWARD
    besieges = goal == board.mantua and state.active == FRENCH
    if at == name:
        return (HOLD_SIEGE, name, "") if besieges else (HOLD, "", "")
    forced = FORCED if manner == FORCE else ""
    if state.stack(enemy_of(state.active), goal):
        return ATTACK, name, forced
    return BESIEGE if besieges else GO_TO, name, forced
