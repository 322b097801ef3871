"""Orders as facts, and in plain English for reports and records."""

from __future__ import annotations

from solitaire.advising import PlannedOrder, PlanSlot
from solitaire.games.quadrilateral.advice.orders import (
    AS_USUAL,
    FOR_MANTOVA,
    GATHER,
    HOLD,
    RAISE,
    RELIEVE,
    STRIKE,
    WITHDRAW,
    about_of,
    verb_of,
)
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.data.advice_names import VERB_NAMES
from solitaire.games.quadrilateral.terms import NOWHERE


def order_of(state: State, slot: PlanSlot, order: int) -> PlannedOrder:
    verb = verb_of(order)
    name = VERB_NAMES[verb]
    goal = _goal(state, order)
    is_general = verb == AS_USUAL or verb >= FOR_MANTOVA
    if is_general:
        goal = slot.at  # something may be done, but no place is named
    words = name if not goal or is_general else f"{name} {_preposition(verb)}{goal}"
    return PlannedOrder(slot.who, slot.at, name, goal, "", slot.part, f"{slot.key}: {words}")


def _goal(state: State, order: int) -> str:
    verb = verb_of(order)
    about = about_of(order)
    if verb == AS_USUAL or verb == HOLD or verb >= FOR_MANTOVA:
        return ""
    if verb == WITHDRAW:
        about = state.center[state.active]
    elif verb == STRIKE or verb == RAISE:
        about = state.place[about]
    return "" if about == NOWHERE else state.board.place_names[about]


def _preposition(verb: int) -> str:
    if verb == STRIKE or verb == RAISE or verb == GATHER:
        return "at "
    return "by way of " if verb == RELIEVE else "to "
