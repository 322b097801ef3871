"""What a viewpoint is told about each point of a replay, in words. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from solitaire.presenting.board import PlaceId
from solitaire.protocol import Chance, Decide, Over
from ui.desktop.review.replay import (
    EVERYTHING,
    Point,
    Replay,
    Viewpoint,
)
from ui.desktop.style.language import tr, translated


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the point at which it was told."""

    index: int
    words: str
    is_heading: bool = False
    """A turn begins."""


class Story:
    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._lines: dict[Viewpoint, list[Line]] = {}

    def lines(self, viewpoint: Viewpoint) -> list[Line]:
        """All that was told, oldest first."""
        if viewpoint not in self._lines:
            self._lines[viewpoint] = [
                line for point in self._replay.points for line in self._lines_at(point, viewpoint)
            ]
        return self._lines[viewpoint]

    def events(self, point: Point, viewpoint: Viewpoint) -> list[str]:
        """What happened, in words."""
        return [line.words for line in self._lines_at(point, viewpoint)]

    def _lines_at(self, point: Point, viewpoint: Viewpoint) -> list[Line]:
        if point.step is not None and point.step.played is None:
            # Not how many plies: some of them may have been secret.
            return [Line(point.index, tr("Play was taken back to an earlier choice."))]
        seen, guide = point.seen(viewpoint), self._replay.guide
        if viewpoint is EVERYTHING:
            seen = [event for event in seen if guide.is_full_account(event)]
        return [
            Line(point.index, translated(self._replay.rules.words(event)), guide.opens_turn(event))
            for event in seen
        ]

    def ply_words(self, point: Point, viewpoint: Viewpoint) -> str:
        """The choice or the roll itself; empty if the viewpoint does not know it."""
        played = point.played
        if played is None or not point.is_ply_known(viewpoint):
            return ""
        if isinstance(played.asked, Chance):
            text = self._replay.rules.ply_text(played.ply)
            return tr(
                "Roll for {cause}: {text}",
                cause=translated(played.asked.cause),
                text=translated(text),
            )
        return self.choice_words(point.index - 1, played.asked, played.ply)

    def choice_words(self, index: int, asked: Decide, ply: Any) -> str:
        """A choice that was open to the asked seat at this point."""
        view = self._replay.view_at(index, asked.seat)
        side = self._replay.names.side(self._replay.rules.seats[asked.seat])
        offer = self._replay.presenter.offers(view, [ply])[0]
        words = translated(offer.words)
        if self._replay.names.is_on_map(offer.at):
            place = self._replay.names.place(offer.at)
            return tr("{side}, at {place}: {words}", side=side, place=place, words=words)
        return tr("{name}: {words}", name=side, words=words)

    def caption(self, index: int, viewpoint: Viewpoint) -> str:
        """What has just happened, in one line."""
        point = self._replay.points[index]
        if point.step is None:
            return tr("The beginning of the record.")
        parts = [
            self._result(index),
            self.ply_words(point, viewpoint),
            *self.events(point, viewpoint),
        ]
        words = " ".join(one if one[-1:] in ".!?" else f"{one}." for one in parts if one)
        if words:
            return words
        return tr("Nothing that this side could see.")

    def _result(self, index: int) -> str:
        """First at the end: a long campaign may close with turns of rest, and more is told of them
        than there is room for."""
        over = self._replay.pending
        if index < self._replay.last or not isinstance(over, Over):
            return ""
        return translated(over.summary)


def moves_at(
    replay: Replay, point: Point, viewpoint: Viewpoint
) -> list[tuple[PlaceId, PlaceId, int, str]]:
    """Arrows for the map: the moves of this point that the viewpoint saw."""
    steps = map(replay.guide.journey, point.seen(viewpoint))
    seats = replay.rules.seats
    return [(step.start, step.end, 0, seats[step.seat]) for step in steps if step is not None]
