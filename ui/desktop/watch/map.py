"""A shot of a film on the map: counters, arrows, and what each side guesses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtWidgets import QGraphicsItem

from solitaire.presenting.guide import Estimate
from solitaire.presenting.overlays import DOUBTFUL, Mark
from solitaire.text import verbatim
from ui.desktop.board.layers import TAGS
from ui.desktop.board.overlays.items import TagItem
from ui.desktop.board.scene import Arrow, MapScene
from ui.desktop.style.language import decimal, tr
from ui.desktop.watch.engine import Judgement
from ui.desktop.watch.film import Film, Move, Viewpoint

PLAN: Final = "plan"


class ShotMap:
    """Draws shots into a scene; the scene keeps nothing of another viewpoint."""

    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self._tags: list[QGraphicsItem] = []

    def show_shot(self, film: Film, number: int, viewpoint: Viewpoint) -> None:
        self.show_beliefs(())
        self._scene.show_picture(film.picture(number, viewpoint))
        self._scene.set_arrows(arrows(film, number, viewpoint))

    def show_beliefs(self, judgements: Iterable[Judgement]) -> None:
        for tag in self._tags:
            self._scene.removeItem(tag)
        self._tags = [self._tag(mark) for one in judgements for mark in belief_marks(one)]

    def _tag(self, mark: Mark) -> QGraphicsItem:
        tag = TagItem(mark, is_empty=False)
        tag.setPos(self._scene.place_item(mark.place).pos())
        tag.setZValue(TAGS)
        self._scene.addItem(tag)
        return tag


def arrows(film: Film, number: int, viewpoint: Viewpoint) -> list[Arrow]:
    """Of the march that is seen, or of the plan that is thought of."""
    shot = film.shots[number]
    if shot.thinker is not None:
        planned = film.planned(number) if viewpoint in (None, shot.thinker) else []
        return [_arrow(move, place, PLAN) for place, move in enumerate(planned, start=1)]
    seats = film.rules.seats
    return [_arrow(move, 0, seats[move.seat]) for move in film.trail(number, viewpoint)]


def _arrow(move: Move, number: int, kind: str) -> Arrow:
    return move.start, move.end, number, kind


def belief_marks(judgement: Judgement) -> list[Mark]:
    return [Mark(one.area, DOUBTFUL, verbatim(_figure(one))) for one in judgement.estimates]


def _figure(one: Estimate) -> str:
    """The mean and the likely range, if it is one."""
    mean, low, high = one.points
    likely = f" ({_points(one, low)}–{_points(one, high)})" if low < high else ""
    return f"≈{_points(one, mean)}{likely}"


def _points(one: Estimate, strength: float) -> str:
    """With tenths where less than a strength point is counted."""
    return f"{strength:.0f}" if one.per_point == 1 else decimal(strength)


def belief_lines(film: Film, judgements: Sequence[Judgement]) -> list[str]:
    """The same in words, marked as estimates."""
    found = []
    for judgement in judgements:
        side = film.names.side(film.rules.seats[judgement.seat])
        for one in judgement.estimates:
            mean, low, high = (_points(one, number) for number in one.points)
            found.append(
                tr(
                    "{side} estimate, {area}: about {mean} strength points, "
                    "likely {low} to {high}, in {counters} counters",
                    side=side,
                    area=film.names.place(one.area),
                    mean=mean,
                    low=low,
                    high=high,
                    counters=one.seen,
                )
            )
    return found
