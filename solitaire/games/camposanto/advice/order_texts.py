"""Orders as facts, and in plain English for reports and records."""

from __future__ import annotations

from solitaire.advising import PlannedOrder, PlanSlot
from solitaire.games.camposanto.advice.groups import APPROACH, ASSAULT, HOLD, goal_of, verb_of
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.data.advice_names import VERB_NAMES


def order_of(state: State, slot: PlanSlot, order: int) -> PlannedOrder:
    verb = verb_of(order)
    name = VERB_NAMES[verb]
    goal = ""
    if verb == ASSAULT or verb == APPROACH:
        goal = state.board.hex_names[goal_of(order)]
    elif verb != HOLD:
        goal = slot.at  # something may be done, but no place is named
    words = f"{name} {goal}" if verb == ASSAULT or verb == APPROACH else name
    return PlannedOrder(slot.who, slot.at, name, goal, "", slot.part, f"{slot.key}: {words}")
