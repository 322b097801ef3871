"""A record as points that can be jumped to, forwards and backwards. No Qt.

Point 0 lies before the first step of the record, point n after the n-th; what was taken back counts
as a step of its own. The position of a point is always replayed from the nearest kept one, so it is
exact. Truth leaves by state_at() and views_at(index, EVERYTHING); a seat gets its view.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias

from solitaire.history import History, Played
from solitaire.presenting.board import PlaceId
from solitaire.presenting.guide import Guide
from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Decide, Event, Seat, may_see
from solitaire.record import Record, Step, load_record
from solitaire.record.model import carry_out
from solitaire.registry import game_of
from ui.common.failures import BAD_INPUT, Failure
from ui.common.saves import told_as_failures
from ui.desktop.board.naming import Names
from ui.desktop.style.language import tr, translated
from ui.desktop.table.sight import shown_by

STEPS_PER_SNAPSHOT: Final = 16
"""A kept position costs a few kilobytes; fewer steps than this are replayed for any point."""

Viewpoint: TypeAlias = Seat | None
EVERYTHING: Final = None

# What one step of the scrubber goes over
DIE: Final = "die"
ORDER: Final = "order"
PHASE: Final = "phase"
TURN: Final = "turn"
UNITS: Final = (DIE, ORDER, PHASE, TURN)


@dataclass(frozen=True, slots=True)
class Point:
    """A moment of the game, with the step that led to it."""

    index: int
    heading: tuple[str, ...]
    """Where in the sequence of play the game stands here."""
    happened_in: tuple[str, ...]
    """Where it stood when the step was made."""
    step: Step | None
    """None before the first."""
    events: tuple[Event, ...]
    plies: int
    """How many plies stand here, those taken back left out."""
    battle: PlaceId = ""
    """Where one began by the step."""

    @property
    def played(self) -> Played[Any] | None:
        return self.step.played if self.step is not None else None

    def is_ply_known(self, viewpoint: Viewpoint) -> bool:
        """Whether the ply itself may be told: own choices and open rolls."""
        played = self.played
        if played is None or viewpoint is EVERYTHING:
            return played is not None
        if isinstance(played.asked, Decide):
            return played.asked.seat == viewpoint
        return may_see(played.asked.audience, viewpoint)

    def seen(self, viewpoint: Viewpoint) -> list[Event]:
        if viewpoint is EVERYTHING:
            return list(self.events)
        return [event for event in self.events if may_see(event.audience, viewpoint)]

    def is_noticed(self, viewpoint: Viewpoint) -> bool:
        """Whether this viewpoint knows that something happened here."""
        is_taken_back = self.step is not None and self.step.played is None
        return is_taken_back or self.is_ply_known(viewpoint) or bool(self.seen(viewpoint))


@dataclass(frozen=True, slots=True)
class Band:
    """Points in a row with one heading."""

    heading: tuple[str, ...]
    first: int
    last: int


class Replay:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.rules = record.rules
        self.game = game_of(record.rules)
        self.guide: Guide = self.game.guide()
        self.points: list[Point] = []
        self.steps_replayed = 0
        """For all positions asked so far; tests count them instead of seconds."""
        self._kept: dict[int, Any] = {}
        self._reached: tuple[int, Any] | None = None
        """The point that was asked for last: a jump asks for it several times."""
        self._stops: dict[tuple[str, Viewpoint], list[int]] = {}
        self._play_through()

    def _play_through(self) -> None:
        rules, record = self.rules, self.record
        history: History[Any, Any, Any] = History(rules, rules.copy(record.start))
        heading = rules.heading(history.state)
        self._keep(0, history.state)
        self.points.append(Point(0, heading, heading, None, (), 0))
        for index, step in enumerate(record.steps, start=1):
            before = heading
            events = tuple(carry_out(history, step))
            heading = rules.heading(history.state)
            plies, battle = len(history.plies), self._battle(events)
            self.points.append(Point(index, heading, before, step, events, plies, battle))
            # A taking back cannot be replayed from the position before it alone.
            if index % STEPS_PER_SNAPSHOT == 0 or step.played is None:
                self._keep(index, history.state)
        self.pending = history.pending
        """What the game waits for at the end of the record."""

    def _battle(self, events: tuple[Event, ...]) -> PlaceId:
        """Where the last of these battles began."""
        found = [place for place in map(self.guide.battle_at, events) if place]
        return found[-1] if found else ""

    @cached_property
    def presenter(self) -> Presenter:
        return shown_by(self.game)

    @cached_property
    def names(self) -> Names:
        return Names(self.presenter)

    def army(self, seat: Seat) -> str:
        """How a side is called after "the" in a sentence."""
        return self.names.army(self.rules.seats[seat])

    @property
    def armies(self) -> tuple[str, ...]:
        return tuple(map(self.army, range(len(self.rules.seats))))

    def period(self, heading: tuple[str, ...]) -> str:
        return translated(self.presenter.period(heading))

    def _keep(self, index: int, state: Any) -> None:
        self._kept[index] = self.rules.copy(state)

    @cached_property
    def _kept_indices(self) -> list[int]:
        return sorted(self._kept)

    @property
    def last(self) -> int:
        return len(self.points) - 1

    # -- positions --------------------------------------------------------------------------------

    def state_at(self, index: int) -> Any:
        """The true state at this point, as a copy of its own."""
        begun = self._kept_indices[bisect_right(self._kept_indices, index) - 1]
        state = self._kept[begun]
        if self._reached is not None and begun <= self._reached[0] <= index:
            begun, state = self._reached
        state = self.rules.copy(state)
        for point in self.points[begun + 1 : index + 1]:
            assert point.played is not None, "a position is kept after each taking back"
            self.rules.apply(state, point.played.ply)
            self.steps_replayed += 1
        self._reached = index, self.rules.copy(state)
        return state

    def view_at(self, index: int, seat: Seat) -> Any:
        """What the seat could know at this point."""
        return self.rules.view(self.state_at(index), seat)

    def views_at(self, index: int, viewpoint: Viewpoint) -> list[Any]:
        """What a picture of this point is made from: the view of a seat, or those of all."""
        state = self.state_at(index)
        seats = range(len(self.rules.seats)) if viewpoint is EVERYTHING else (viewpoint,)
        return [self.rules.view(state, seat) for seat in seats]

    def picture_at(self, index: int, viewpoint: Viewpoint) -> Picture:
        """What is seen at this point, with what was told up to it."""
        picture = self.presenter.picture(self.views_at(index, viewpoint))
        return self.presenter.annotated(picture, self.heard_at(index, viewpoint))

    def heard_at(self, index: int, viewpoint: Viewpoint) -> list[Event]:
        """All that was told up to this point, without what was taken back."""
        told: list[tuple[Event, ...]] = []
        for point in self.points[1 : index + 1]:
            if point.played is None:
                del told[point.plies :]
            else:
                told.append(point.events)
        heard = chain.from_iterable(told)
        return [one for one in heard if viewpoint is None or may_see(one.audience, viewpoint)]

    def plies_at(self, index: int) -> list[Any]:
        """What leads to this point, without what was taken back."""
        plies: list[Any] = []
        for point in self.points[1 : index + 1]:
            assert point.step is not None
            if point.played is not None:
                plies.append(point.played.ply)
            else:
                del plies[len(plies) - point.step.taken_back :]
        return plies

    @cached_property
    def index_of_ply(self) -> list[int]:
        """By number (0 for the beginning), the point after each ply that stands in the end."""
        found = [0]
        for point in self.points[1:]:
            del found[point.plies + (point.played is None) :]
            if point.played is not None:
                found.append(point.index)
        return found

    # -- going through it -------------------------------------------------------------------------

    def stops(self, unit: str, viewpoint: Viewpoint) -> list[int]:
        """The points at which one stops when going by this unit; both ends are among them."""
        key = (unit, viewpoint)
        if key not in self._stops:
            found = {point.index for point in self.points if self._is_stop(point, unit, viewpoint)}
            self._stops[key] = sorted(found | {0, self.last})
        return self._stops[key]

    def _is_stop(self, point: Point, unit: str, viewpoint: Viewpoint) -> bool:
        if unit == TURN:
            return point.heading[:1] != point.happened_in[:1]
        if unit == PHASE:
            return point.heading != point.happened_in
        if not point.is_noticed(viewpoint):
            return False
        return unit == DIE or self._is_after_dice(point)

    def _is_after_dice(self, point: Point) -> bool:
        """Whether the next step is a choice again."""
        following = self.points[point.index + 1 : point.index + 2]
        return not following or following[0].played is None or following[0].played.seat is not None

    def after(self, index: int, unit: str, viewpoint: Viewpoint) -> int:
        stops = self.stops(unit, viewpoint)
        place = bisect_right(stops, index)
        return stops[place] if place < len(stops) else self.last

    def before(self, index: int, unit: str, viewpoint: Viewpoint) -> int:
        stops = self.stops(unit, viewpoint)
        place = bisect_left(stops, index)
        return stops[place - 1] if place else 0

    @cached_property
    def bands(self) -> list[Band]:
        """Phases in the order of play."""
        found: list[Band] = []
        for point in self.points:
            if found and found[-1].heading == point.heading:
                found[-1] = Band(point.heading, found[-1].first, point.index)
            else:
                found.append(Band(point.heading, point.index, point.index))
        return found

    @cached_property
    def days(self) -> list[Band]:
        """Turns in the order of play."""
        found: list[Band] = []
        for band in self.bands:
            if found and found[-1].heading == band.heading[:1]:
                found[-1] = Band(found[-1].heading, found[-1].first, band.last)
            else:
                found.append(Band(band.heading[:1], band.first, band.last))
        return found

    @cached_property
    def battles(self) -> list[int]:
        return [point.index for point in self.points if point.battle]

    @property
    def is_finished(self) -> bool:
        return self.record.result_line > 0


def open_replay(path: Path) -> Replay:
    """Raises Failure with a sentence for the person."""
    with told_as_failures():
        record = load_record(path)
        if game_of(record.rules).presenter() is None:
            message = tr(
                "The window has no map of {game}, the game of {path}.",
                game=record.rules.name,
                path=path,
            )
            raise Failure(message, BAD_INPUT)
        return Replay(record)
