"""Victory points in words, and why a side may know them only within bounds."""

from __future__ import annotations

from typing import Any

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.staff.victory import victory_points
from ui.desktop.board.naming import side_title
from ui.desktop.style.language import tr


def points_note(view: Any) -> str:
    """What a range among them means; empty if all are known."""
    ranges = [
        _of_side(side, fewest, most)
        for side, (fewest, most) in _bounds(view).items()
        if fewest != most
    ]
    if not ranges:
        return ""
    return tr(
        "Points {ranges}: the least and the most; counters that lie face down decide it.",
        ranges=", ".join(ranges),
    )


def _bounds(view: Any) -> dict[str, tuple[int, int]]:
    report = victory_points(RULES.board, view)
    return {side: report.points(number) for number, side in enumerate(RULES.seats)}


def _of_side(side: str, fewest: int, most: int) -> str:
    return f"{side_title(side)} {fewest}" + (f"–{most}" if most != fewest else "")
