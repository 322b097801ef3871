"""An order given by dragging: a stack goes from one area to another. No Qt, no rule.

The way comes from the staff (solitaire), every step is one of the offered choices, and the order
stops where a step is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from solitaire.games.castiglione import staff
from solitaire.games.castiglione.game import RULES
from ui.desktop.language import told, tr
from ui.desktop.offers import offers_of
from ui.desktop.table import Table

Step = Callable[[], Any]


def march_steps(table: Table, counters: Sequence[str], goal: str) -> list[Step] | str:
    """The choices that bring these counters to the goal, or a sentence why there are none."""
    board = RULES.board
    offered = {one.text for one in offers_of(table.view(), table.offered())}
    if f"to {goal}" in offered:
        return [_chooser(table, f"to {goal}")]
    movers = [name for name in counters if f"move {name}" in offered]
    if not movers:
        return tr("Nobody of that stack can begin a move now.")
    numbers = [board.counter_by_name[name] for name in movers]
    try:
        way = staff.reach(board, table.view(), numbers).sure_goal(board.area_by_name[goal])
    except ValueError as error:
        return told(str(error))
    if way is None:
        title = told(board.data.areas[board.area_by_name[goal]].name)
        return tr(
            "The stack does not reach {place} with its own movement points [8.2].", place=title
        )
    texts = [f"move {movers[0]}", *(f"with {name}" for name in movers[1:])]
    texts += [f"to {board.area_names[area]}" for area in way.path]
    return [_chooser(table, text) for text in [*texts, "halt"]]


def _chooser(table: Table, text: str) -> Step:
    """The choice with this text, if it is offered when its turn comes."""

    def choice() -> Any:
        found = [one for one in table.session.offered(table.seat) if RULES.ply_text(one) == text]
        return found[0] if found else None

    return choice
