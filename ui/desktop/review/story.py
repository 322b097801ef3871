"""What a viewpoint is told about each point of a replay, in words. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from solitaire.games.castiglione.core import events as happenings
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.terms import AREA_LIMIT, SIDES
from solitaire.protocol import Chance, Decide
from solitaire.registry import game_of
from ui.desktop.review.replay import (
    EVERYTHING,
    Point,
    Replay,
    Viewpoint,
)
from ui.desktop.style.language import told, tr

_TRAVELS = (
    happenings.STEPPED,
    happenings.WITHDREW,
    happenings.FLED,
    happenings.RETREATED,
)


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the point at which it was told."""

    index: int
    words: str


class Story:
    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._guide = game_of(replay.rules).guide()
        self._lines: dict[Viewpoint, list[Line]] = {}

    def lines(self, viewpoint: Viewpoint) -> list[Line]:
        """All that was told, oldest first."""
        if viewpoint not in self._lines:
            self._lines[viewpoint] = [
                Line(point.index, words)
                for point in self._replay.points
                for words in self.happenings(point, viewpoint)
            ]
        return self._lines[viewpoint]

    def happenings(self, point: Point, viewpoint: Viewpoint) -> list[str]:
        if point.step is not None and point.step.played is None:
            # Not how many plies: some of them may have been secret.
            return [tr("Play was taken back to an earlier choice.")]
        seen = point.seen(viewpoint)
        if viewpoint is EVERYTHING:
            seen = [event for event in seen if self._guide.is_full_account(event)]
        return [told(self._replay.rules.words(event)) for event in seen]

    def ply_words(self, point: Point, viewpoint: Viewpoint) -> str:
        """The choice or the roll itself; empty if the viewpoint does not know it."""
        played = point.played
        if played is None or not point.is_ply_known(viewpoint):
            return ""
        if isinstance(played.asked, Chance):
            text = self._replay.rules.ply_text(played.ply)
            return tr("Roll for {cause}: {text}", cause=told(played.asked.cause), text=told(text))
        return self.choice_words(point.index - 1, played.asked, played.ply)

    def choice_words(self, index: int, asked: Decide, ply: Any) -> str:
        """A choice that was open to the asked seat at this point."""
        view = self._replay.view_at(index, asked.seat)
        side = told(SIDES[asked.seat].capitalize())
        offer = self._replay.presenter.offers(view, [ply])[0]
        words, place = told(offer.words), self._replay.names.place(offer.at)
        if place:
            return tr("{side}, at {place}: {words}", side=side, place=place, words=words)
        return f"{side}: {words}"

    def caption(self, index: int, viewpoint: Viewpoint) -> str:
        """What has just happened, in one line."""
        point = self._replay.points[index]
        if point.step is None:
            return tr("The beginning of the record.")
        parts = [self.ply_words(point, viewpoint), *self.happenings(point, viewpoint)]
        words = " ".join(one if one[-1:] in ".!?" else f"{one}." for one in parts if one)
        if words:
            return words
        return tr("Nothing that this side could see.")


def moves_at(point: Point, viewpoint: Viewpoint) -> list[tuple[str, str, int, str]]:
    """Arrows for the map: the moves of this point that the viewpoint saw."""
    names = RULES.board.area_names
    return [
        (names[event.area], names[event.other], 0, SIDES[event.side])
        for event in point.seen(viewpoint)
        if isinstance(event, Happened) and _is_travel(event)
    ]


def _is_travel(event: Happened) -> bool:
    return event.kind in _TRAVELS and event.area < AREA_LIMIT and event.other < AREA_LIMIT


def day_of(heading: tuple[str, ...]) -> int:
    """The number of the turn."""
    return int(heading[0].rpartition(" ")[2])


def date_of(day: int) -> str:
    track = RULES.board.data.tables.turn_track
    return told(track[max(day, 1) - 1].date)


def heading_words(heading: tuple[str, ...]) -> str:
    day = day_of(heading)
    return " · ".join([tr("Day {day}", day=day), date_of(day), *map(told, heading[1:])])
