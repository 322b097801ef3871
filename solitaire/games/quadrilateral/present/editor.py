"""Positions changed by hand, for the what-if board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.names import side_title
from solitaire.games.quadrilateral.terms import ARMS, SIDES
from solitaire.games.quadrilateral.text import position_edits
from solitaire.games.quadrilateral.text.wording import signed
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.editor import Beginning, Editor, MarkChoice
from solitaire.text import Text, joined, text

MOST_STEPS: Final = 60
_ON: Final = "on"
_SETS: Final = {
    "quartered": text("In Quarters"),
    "forage": text("Lives off the country"),
    "replaced": text("Has just had replacements"),
}
"""Sets of flags that can be changed, by their names in a position."""
_ARM_TITLES: Final = (
    text("infantry"),
    text("cavalry"),
    text("artillery"),
)


class QuadrilateralEditor(Editor):
    def put(self, position: str, counters: Sequence[CounterId], place: PlaceId) -> str:
        return position_edits.put(position, counters, place)

    def remove(self, position: str, counters: Sequence[CounterId]) -> str:
        return position_edits.removed(position, counters)

    def marks(self, position: str, counters: Sequence[CounterId]) -> Sequence[MarkChoice]:
        return [
            *(_arm_choice(position, counters, arm) for arm in range(len(ARMS))),
            *(_set_choice(position, counters, name) for name in _SETS),
        ]

    def with_mark(self, position: str, counters: Sequence[CounterId], mark: str, value: str) -> str:
        if mark in ARMS:
            steps = int(value or 0)
            return position_edits.with_steps(position, counters, ARMS.index(mark), steps)
        return position_edits.with_set(position, mark, counters, bool(value))

    def beginnings(self) -> Sequence[Beginning]:
        return [
            Beginning(name, text("{side} marches begin", side=side_title(side)))
            for side, name in enumerate(SIDES)
        ]

    def begun_at(self, position: str, beginning: str) -> str:
        return position_edits.marches_begin(position, beginning)

    def compared(self, views: Sequence[View]) -> Sequence[tuple[Text, Text]]:
        """Vienna Morale, and the strength of both armies."""
        strengths = [
            text("{side} {points} SP", side=side_title(view.seat), points=_strength(view))
            for view in views
        ]
        morale = signed(number(views[0], "vienna"))
        return [(text("Vienna Morale"), morale), (text("Strength"), joined(strengths, " : "))]


def _arm_choice(position: str, counters: Sequence[CounterId], arm: int) -> MarkChoice:
    """In whole Strength Points, and what the counters have now."""
    now = {steps[arm] for one in counters if (steps := position_edits.steps_in(position, one))}
    values = sorted({*range(0, MOST_STEPS + 1, 5), *now})
    return MarkChoice(
        ARMS[arm],
        tuple(
            (str(one), text("{steps} steps of {arm}", steps=one, arm=_ARM_TITLES[arm]))
            for one in values
        ),
        frozenset(map(str, now)),
    )


def _set_choice(position: str, counters: Sequence[CounterId], name: str) -> MarkChoice:
    there = position_edits.flags_in(position, name)
    is_on = bool(counters) and all(one in there for one in counters)
    return MarkChoice(name, ((_ON, _SETS[name]),), frozenset({_ON} if is_on else ()))


def _strength(view: View) -> Text:
    steps = sum(sum(reading.steps_of(view, flag)) for flag in reading.flags_of(view, view.seat))
    return reading.points(steps)


EDITOR: Final = QuadrilateralEditor()
