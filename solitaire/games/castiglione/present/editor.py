"""Positions changed by hand, for the what-if board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import side_named, side_title
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.games.castiglione.terms import (
    SIDES,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.position_edits import (
    begun_anew,
    hits_of,
    marks_of,
    moved,
    with_hits,
    with_mark,
    without_mark,
)
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.editor import Beginning, Editor, MarkChoice
from solitaire.text import Text, joined, marked, text

MOST_HITS: Final = 3
HITS: Final = "hits"
_ON: Final = "on"
_MARKS: Final = {
    "out_of_command": text("Out of command"),
    "foraged": text("Has foraged"),
    "unsupplied": text("Out of supply"),
    "moved": text("Has moved"),
}
"""The markers that can be put on or taken off, by their names in a position."""
_BEGINNINGS: Final = {
    "first_movement": marked("{side} movement begins"),
    "first_combat": marked("{side} combat begins"),
}


class CastiglioneEditor(Editor):
    def put(self, position: str, counters: Sequence[CounterId], place: PlaceId) -> str:
        return moved(position, counters, place)

    def remove(self, position: str, counters: Sequence[CounterId]) -> str:
        """Leaders go to the pool, units to the eliminated."""
        units = [one for one in counters if _is_unit(one)]
        others = [one for one in counters if one not in units]
        position = moved(position, others, "pool")
        return moved(position, units, "eliminated") if units else position

    def marks(self, position: str, counters: Sequence[CounterId]) -> Sequence[MarkChoice]:
        hits = {str(hits_of(position, one)) for one in counters}
        kept = [marks_of(position, one) for one in counters]
        return (
            MarkChoice(
                HITS,
                tuple((str(number), _hits_title(number)) for number in range(MOST_HITS + 1)),
                frozenset(hits),
            ),
            *(
                MarkChoice(
                    mark,
                    ((_ON, title),),
                    frozenset({_ON} if kept and all(mark in one for one in kept) else ()),
                )
                for mark, title in _MARKS.items()
            ),
        )

    def with_mark(self, position: str, counters: Sequence[CounterId], mark: str, value: str) -> str:
        if mark == HITS:
            return with_hits(position, counters, int(value or 0))
        change = with_mark if value else without_mark
        return change(position, counters, mark)

    def beginnings(self) -> Sequence[Beginning]:
        return [
            Beginning(f"{phase} {side}", text(words, side=side_named(side)))
            for phase, words in _BEGINNINGS.items()
            for side in SIDES
        ]

    def begun_at(self, position: str, beginning: str) -> str:
        phase, side = beginning.split()
        return begun_anew(position, phase, side)

    def compared(self, views: Sequence[View]) -> Sequence[tuple[Text, Text]]:
        """Points if the game ended now [12.1]."""
        report = victory_points(RULES.board, views[-1])
        points = [
            text("{side} {points}", side=side_title(side), points=report.points(side)[0])
            for side in range(len(SIDES))
        ]
        return [(text("Points"), joined(points, " : "))]


def _is_unit(name: str) -> bool:
    counter = RULES.board.counter_by_name[name]
    return RULES.board.units[side_of(counter)] >> local_of(counter) & 1 == 1


def _hits_title(hits: int) -> Text:
    return text("%n hits", singular="%n hit", count=hits) if hits else text("No hits")


EDITOR: Final = CastiglioneEditor()
