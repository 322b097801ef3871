"""How long a campaign lasts, and what a short one is won by, as every seat may know it."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.options import SHORT
from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.terms import LAST_TURN
from solitaire.presenting.picture import Card, Row
from solitaire.text import text

_BOARD: Final = RULES.board


def last_turn(view: View) -> int:
    scenario = dict(view.options)["scenario"]
    if scenario not in SHORT:
        return LAST_TURN
    return int(_BOARD.data.numbers[f"short_campaigns.{scenario}"][0])


def aims(view: View) -> tuple[Card, ...]:
    """Of the Austrians, in a short campaign: which they would have reached if it ended now [17]."""
    if dict(view.options)["scenario"] not in SHORT:
        return ()
    is_austrian = bool(number(view, "austrian_forts") >> int(_BOARD.fort_index[_BOARD.mantova]) & 1)
    reached = {
        text("A leader relieves Mantova [E40]"): is_austrian and number(view, "scored") != 0,
        text("The path to Mantova is open [16.4]"): number(view, "path_open") != 0,
        text("Mantova Austrian, no siege [15.3]"): is_austrian and not number(view, "besieged"),
    }
    rows = [Row(aim, text("yes") if is_so else text("not yet")) for aim, is_so in reached.items()]
    charts = _BOARD.charts
    to_win = text(
        "{win} win, {draw} draws", win=int(charts.aims_to_win), draw=int(charts.aims_to_draw)
    )
    rows.append(Row(to_win, text("after turn {turn}", turn=last_turn(view))))
    return (Card("aims", text("Austrian aims"), rows=tuple(rows)),)
