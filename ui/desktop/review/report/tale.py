"""The whole game as its storyteller tells it, for reports that hold everything. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ui.desktop.review.replay import Point, Replay
from ui.desktop.style.language import translated


@dataclass
class Tale:
    """Paragraphs, in the order in which they are told."""

    opening: list[str] = field(default_factory=list)
    phases: list[tuple[tuple[str, ...], list[str]]] = field(default_factory=list)
    """With the heading each belongs to; of a turn alone if it runs over several phases."""
    nights: dict[str, list[str]] = field(default_factory=dict)
    """At the end of a turn, by its name."""
    closing: list[str] = field(default_factory=list)

    def of(self, turn: str) -> list[tuple[tuple[str, ...], list[str]]]:
        return [one for one in self.phases if one[0][0] == turn]


class TaleTeller:
    """Follows the plies that stand in the end; what was taken back is no part of the tale."""

    def __init__(self, replay: Replay) -> None:
        self.tale = Tale()
        self._replay = replay
        self._guide = replay.guide
        self._story = self._guide.storyteller(replay.rules)
        self._about = replay.points[0].heading
        self._views = self._views_at(0)

    def tell(self) -> Tale:
        options = dict(self._replay.record.header.options)
        self.tale.opening = _translated(self._story.opening(self._views, options))
        for index in self._replay.index_of_ply[1:]:
            self._follow(self._replay.points[index])
        self._end_phase()
        self._end_turn()
        self.tale.closing = _translated(self._story.closing(self._views))
        return self.tale

    def _follow(self, point: Point) -> None:
        before, after, views = point.happened_in, point.heading, self._views_at(point.index)
        self._begin(before)
        for event in point.events:
            if after != before and self._guide.opens_phase(event):
                # A new turn may have run through several phases by itself.
                self._begin(after if after[0] == before[0] else after[:1])
            self._story.saw([event], views)
        self._views = views

    def _begin(self, about: tuple[str, ...]) -> None:
        if about == self._about:
            return
        self._end_phase()
        if about[0] != self._about[0]:
            self._end_turn()
        self._about = about

    def _end_phase(self) -> None:
        passage = _translated(self._story.passage())
        if passage:
            self.tale.phases.append((self._about, passage))

    def _end_turn(self) -> None:
        self.tale.nights[self._about[0]] = _translated(self._story.nightfall(self._views))

    def _views_at(self, index: int) -> list[Any]:
        state = self._replay.state_at(index)
        return [
            self._replay.rules.view(state, seat) for seat in range(len(self._replay.rules.seats))
        ]


def _translated(texts: Sequence[str]) -> list[str]:
    return [translated(text) for text in texts if text]
