"""What a person is told when the curtain goes up: what his side saw since he last chose. No Qt."""

from __future__ import annotations

from typing import Final

from ui.desktop.intelligence.dispatch_cards import cards
from ui.desktop.style.language import tr
from ui.desktop.table.table import Table

MOST_LINES: Final = 10


def news_while_away(table: Table) -> list[str]:
    """The latest lines, oldest first; from what the seat shown heard and nothing else."""
    found = cards(table, table.events_while_away())
    lines = [card.words for card in found]
    if len(lines) <= MOST_LINES:
        return lines
    return [tr("What came before is in the dispatches."), *lines[1 - MOST_LINES :]]
