"""What turned the game: bad choices, lucky dice, fog; each as a row that leads to its point. No Qt.

A row is worded for a viewpoint. Of the other side's choices a seat is told when, whose and how
much, never what.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from ai.counsel.analysis import Entry, TurningPoint
from solitaire.presenting.board import PlaceId
from solitaire.presenting.offers import Offer
from solitaire.protocol import Seat
from solitaire.text import capital
from ui.common.analysis_pieces import WorkedOut
from ui.desktop.review.plans import (
    Way,
    marches_words,
    orders_words,
    other_orders,
    ways_marched,
    ways_of,
)
from ui.desktop.review.replay import EVERYTHING, Replay, Viewpoint
from ui.desktop.style.language import tr, translated

DECISION: Final = "decision"
DICE: Final = "dice"
FOG: Final = "fog"
MOST_OF_A_KIND: Final = 3
LEAST_SWING: Final = 5.0
"""Points of a hundred that dice or fog must move to be called a turning point."""


@dataclass(frozen=True, slots=True)
class Swing:
    kind: str
    index: int
    """The point before it."""
    seat: Seat | None
    """Whose choice it was, or whom it harmed."""
    points: float
    """Lost by that seat, of a hundred."""
    heading: tuple[str, ...]
    place: PlaceId = ""
    """Of a battle."""
    turning_point: TurningPoint | None = None


@dataclass(frozen=True, slots=True)
class Better:
    """A turning point explained to whoever may know it."""

    seat: Seat
    situation: str
    played: str
    better: str
    loss: str
    reasons: tuple[str, ...]
    ways: tuple[Way, ...]
    """Where it would have led, for the map."""


def swings(replay: Replay, found: WorkedOut) -> list[Swing]:
    """In the order of play."""
    entries = found.analysis.entries
    rows = [_decision(replay, point) for point in found.analysis.told]
    rows += _luck(replay, entries, DICE)
    rows += _luck(replay, entries, FOG)
    return sorted(rows, key=lambda row: (row.index, row.kind))


def _decision(replay: Replay, point: TurningPoint) -> Swing:
    index = replay.index_of_ply[point.number - 1]
    heading = replay.points[index].heading
    return Swing(DECISION, index, point.seat, 100 * point.loss, heading, turning_point=point)


def _luck(replay: Replay, entries: list[Entry], kind: str) -> list[Swing]:
    """The largest, each battle and the rest of each phase taken together."""
    found = []
    battles = _battles_by_ply(replay, len(entries))

    def occasion(entry: Entry) -> tuple[tuple[str, ...], str]:
        return replay.points[replay.index_of_ply[entry.number - 1]].heading, battles[entry.number]

    for (heading, place), group in groupby(entries, key=occasion):
        members = list(group)
        total = 100 * sum(entry.dice if kind == DICE else entry.fog for entry in members)
        if abs(total) >= LEAST_SWING:
            index = replay.index_of_ply[members[0].number - 1]
            harmed = 0 if total < 0 else 1
            found.append(Swing(kind, index, harmed, abs(total), heading, place))
    return sorted(found, key=lambda row: -row.points)[:MOST_OF_A_KIND]


def _battles_by_ply(replay: Replay, plies: int) -> list[str]:
    """By number of the ply, the place of the battle that is fought then; empty if none is."""
    found, place = [""], ""
    phase: tuple[str, ...] = ()
    for index in replay.index_of_ply[1 : plies + 1]:
        point = replay.points[index]
        if point.happened_in != phase:
            place, phase = "", point.happened_in
        found.append(place)
        if point.battle:
            place, phase = point.battle, point.heading
            if point.happened_in == phase:
                found[-1] = place
    return found


# -- wording --------------------------------------------------------------------------------------


def swing_words(replay: Replay, row: Swing, viewpoint: Viewpoint) -> str:
    """One line: when, what, how much."""
    what = _what(replay, row, viewpoint)
    return tr("{title}: {names}", title=replay.period(row.heading), names=what)


def _what(replay: Replay, row: Swing, viewpoint: Viewpoint) -> str:
    side = replay.army(row.seat) if row.seat is not None else ""
    if row.kind == DICE and row.place:
        place = replay.names.place(row.place)
        return tr(
            "the dice of the battle of {place} went against the {side}", place=place, side=side
        )
    if row.kind == DICE:
        return tr("the dice went against the {side}", side=side)
    if row.kind == FOG:
        return tr("what was hidden went against the {side}", side=side)
    found = better_of(replay, row, viewpoint)
    if found is None:
        return tr("the {side} could have chosen better", side=side)
    if row.turning_point is not None and row.turning_point.orders:
        return tr("the {side} could have marched better", side=side)
    return tr("the {side} chose: {played}", side=side, played=found.played)


def points_words(row: Swing) -> str:
    kind = {DECISION: tr("decision"), DICE: tr("dice"), FOG: tr("hidden")}[row.kind]
    return f"\N{MINUS SIGN}{row.points:.0f} {kind}"


def better_of(replay: Replay, row: Swing, viewpoint: Viewpoint) -> Better | None:
    """What would have been better; None if the viewpoint may not know, or nothing was chosen."""
    point = row.turning_point
    if point is None or viewpoint not in (EVERYTHING, point.seat):
        return None
    view = replay.view_at(row.index, point.seat)
    low, high = (100 * bound for bound in point.interval)
    played, better, ways = _contrast(replay, row.index, point, view)
    return Better(
        point.seat,
        translated(capital(replay.guide.situation(view))),
        played,
        better,
        tr(
            "{points:.0f} points better ({low:.0f} to {high:.0f})",
            points=100 * point.loss,
            low=low,
            high=high,
        ),
        tuple(map(translated, point.reasons)),
        ways,
    )


def _contrast(
    replay: Replay, index: int, point: TurningPoint, view: Any
) -> tuple[str, str, tuple[Way, ...]]:
    """What was played, what was better, and where that leads."""
    if point.orders:
        marched = ways_marched(replay, index, point.seat)
        orders = other_orders(replay.guide, point.orders, marched)
        ways = tuple(ways_of(replay.names, orders))
        return marches_words(replay.names, marched), orders_words(replay.guide, orders), ways
    better = _offer(replay, view, point.better)
    start = better.at or _marching_at(replay, view)
    led = tuple((start or goal, goal) for goal in better.goals[:1])
    played = _offer(replay, view, point.played)
    return _words(replay, played), _words(replay, better), led


def _marching_at(replay: Replay, view: Any) -> PlaceId:
    """Where those stand whose march is asked about; empty if there is none."""
    seen = replay.presenter.picture([view])
    return seen.place_of(seen.under_way[0]) if seen.under_way else ""


def _offer(replay: Replay, view: Any, text: str) -> Offer:
    return replay.presenter.offers(view, [replay.rules.parse_ply(text)])[0]


def _words(replay: Replay, offer: Offer) -> str:
    words, place = translated(offer.words), replay.names.place(offer.at)
    return f"{words} ({place})" if place else words
