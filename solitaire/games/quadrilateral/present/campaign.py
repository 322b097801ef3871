"""How long a campaign lasts, and what a short one is won by, as every seat may know it."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.views import View
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules import victory
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.presenting.picture import Card, Row
from solitaire.text import text

_BOARD: Final = RULES.board
AIMS: Final = (
    text("A leader relieves Mantova [E40]"),
    text("The path to Mantova is open [16.4]"),
    text("Mantova Austrian, no siege [15.3]"),
)
"""In the order in which the rules count them."""


def last_turn(view: View) -> int:
    return int(victory.last_turn(some_world(view)))


def is_short(view: View) -> bool:
    return bool(some_world(view).options.is_short)


def aims(view: View) -> tuple[Card, ...]:
    """Of the Austrians, in a short campaign: which they would have reached if it ended now [17]."""
    world = some_world(view)
    if not world.options.is_short:
        return ()
    reached = zip(AIMS, victory.relief_points(world), strict=True)
    rows = [Row(aim, text("yes") if is_so else text("not yet")) for aim, is_so in reached]
    charts = _BOARD.charts
    to_win = text(
        "{win} win, {draw} draws", win=int(charts.aims_to_win), draw=int(charts.aims_to_draw)
    )
    rows.append(Row(to_win, text("after turn {turn}", turn=last_turn(view))))
    return (Card("aims", text("Austrian aims"), rows=tuple(rows)),)
