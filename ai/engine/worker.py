"""A process that searches: orders come in through a pipe, progress and findings go out.

It runs at a low priority and keeps one searcher for the current game, so that plans and statistics
persist between questions. With several workers the first leads: it alone answers and carries out
plans; the others add their statistics on the same question to its own, always in the same order, so
that a budget in nodes gives the same answer every time. While thinking, a worker checks the pipe
now and then; when the other end is gone it ends.
"""

from __future__ import annotations

import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from ai.search.budget import Limit
from ai.search.levels import Settings
from ai.search.rehearsal import Rehearsal
from ai.search.report import Report, RootStatistics, merged
from ai.search.search import Searcher
from solitaire.advising import Advice
from solitaire.protocol import Decide, Rules, Seat

log = logging.getLogger("campagna.worker")

AnyRules: TypeAlias = Rules[Any, Any, Any]
Loader: TypeAlias = Callable[[str], tuple[AnyRules, Advice[Any, Any]]]
"""Gives a game and its advice by name. It must be picklable."""

LOW_PRIORITY: Final = 10
"""Windows come first; yet on a busy machine the lowest priority would hardly ever get a turn."""


# -- orders ---------------------------------------------------------------------------------------


class NewGame(NamedTuple):
    game: str
    options: Mapping[str, str]
    seat: Seat
    settings: Settings
    seed: int


class Study(NamedTuple):
    """Search this question; the leader first reports whether there is anything to search."""

    number: int
    view: object
    """Packed."""
    nodes: int | None
    """None for the level's, 0 for no limit."""
    seconds: float | None
    purpose: str
    leads: bool
    standing: Mapping[str, int]
    """For the others: the leader's orders that last over several turns."""


class Conclude(NamedTuple):
    """For the leader: what the others found, in their order."""

    number: int
    studies: Sequence[RootStatistics]


class Stop(NamedTuple):
    number: int


Order: TypeAlias = NewGame | Study | Conclude | Stop

# -- news -----------------------------------------------------------------------------------------


class Searching(NamedTuple):
    """The leader did not know the answer immediately."""

    number: int
    standing: Mapping[str, int]


class Progress(NamedTuple):
    number: int
    report: dict[str, Any]


class Studied(NamedTuple):
    number: int
    study: RootStatistics


class Answered(NamedTuple):
    number: int
    report: dict[str, Any]


class Failed(NamedTuple):
    number: int
    message: str


News: TypeAlias = Searching | Progress | Studied | Answered | Failed

# -- positions ------------------------------------------------------------------------------------


class Position(NamedTuple):
    """A view that fits at least one world, and what is offered to the seat in it."""

    view: Any
    world: Any
    """One of those that fit. It does not matter which: the choices offered are the same in all."""
    offered: Sequence[Any]
    """Empty if the seat is not asked."""


def read_position(rules: AnyRules, seat: Seat, packed: object) -> Position:
    """Raises ValueError with one sentence if the view is impossible or belongs to another seat."""
    view = rules.unpack_view(packed)
    try:
        world = rules.imagine(view, Random(0))
        is_sound = rules.view(world, seat) == view and not rules.faults(world)
        offered = _offered(rules, seat, world) if is_sound else []
    except Exception as error:  # an invented view may break the rules anywhere
        raise ValueError("No world can be imagined that fits this view.") from error
    if not is_sound:
        raise ValueError(f"This is no sound view of the seat {rules.seats[seat]}.")
    return Position(view, world, offered)


def _offered(rules: AnyRules, seat: Seat, world: Any) -> list[Any]:
    pending = rules.pending(world)
    is_asked = isinstance(pending, Decide) and pending.seat == seat
    return list(rules.actions(world)) if is_asked else []


def share_of(settings: Settings, workers: int, index: int) -> Settings:
    """The settings with this worker's share of the nodes."""
    return replace(
        settings,
        plan_nodes=max(part_of(settings.plan_nodes, workers, index), 1),
        reaction_nodes=max(part_of(settings.reaction_nodes, workers, index), 1),
    )


def part_of(nodes: int, workers: int, index: int) -> int:
    """Evenly; the remainder goes to the first ones."""
    return nodes // workers + (1 if index < nodes % workers else 0)


# -- the process ----------------------------------------------------------------------------------


def work(pipe: Connection, load: Loader) -> None:
    """The process's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for whoever started us
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    try:
        Worker(pipe, load).serve()
    except (EOFError, OSError):
        return  # whoever gave the orders is gone


class Worker:
    def __init__(self, pipe: Connection, load: Loader) -> None:
        self._pipe = pipe
        self._load = load
        self._rules: AnyRules | None = None
        self._searcher: Searcher | None = None
        self._seat: Seat = 0
        self._number = 0
        self._is_stopped = False
        self._fault = ""
        """Why the current game could not be started."""
        self._later: deque[Order] = deque()
        """Orders that came while another was being carried out."""

    def serve(self) -> None:
        while True:
            order = self._later.popleft() if self._later else self._pipe.recv()
            if isinstance(order, NewGame):
                self._fault = self._fault_of(self._begin, order)
            elif isinstance(order, Study):
                fault = self._fault or self._fault_of(self._study, order)
                if fault:
                    self._pipe.send(Failed(order.number, fault))

    def _fault_of(self, carry_out: Callable[[Any], None], order: Order) -> str:
        """What went wrong, in words for the user; the next order may succeed."""
        try:
            carry_out(order)
        except (EOFError, OSError):
            raise
        except Exception as error:
            log.exception("%s", type(order).__name__)
            return f"{type(error).__name__}: {error}".splitlines()[0]
        return ""

    def _begin(self, order: NewGame) -> None:
        rules, advice = self._load(order.game)
        rehearsal = Rehearsal(rules, order.options, Random(order.seed))
        useful = rehearsal if rehearsal.is_useful else None
        self._rules = rules
        self._searcher = Searcher(rules, advice, order.settings, order.seed, useful)
        self._seat = order.seat

    def _study(self, order: Study) -> None:
        assert self._rules is not None
        assert self._searcher is not None
        self._number = order.number
        self._is_stopped = False
        position = read_position(self._rules, self._seat, order.view)
        if order.leads:
            report = self._searcher.answer_at_once(position.view, position.offered)
            if report is not None:
                self._pipe.send(Answered(order.number, report.as_json()))
                return
            self._pipe.send(Searching(order.number, self._searcher.standing()))
        else:
            self._searcher.stand_by(order.standing)
        limit = Limit(order.nodes, order.seconds, self._must_stop)
        study = self._searcher.study(position.view, position.offered, limit, self._tell)
        self._pipe.send(Studied(order.number, _carried(study, position.offered)))
        if order.leads:
            self._conclude(order, position, study)

    def _conclude(self, order: Study, position: Position, study: RootStatistics) -> None:
        assert self._searcher is not None
        others = [_taken(other, position.offered) for other in self._conclusion().studies]
        all_found = merged([study, *others]) if others else study
        report = self._searcher.decide(position.view, all_found, order.purpose)
        self._pipe.send(Answered(order.number, report.as_json()))

    def _conclusion(self) -> Conclude:
        """What the others found; arrives after our own study has been reported."""
        while True:
            order = self._pipe.recv()
            if isinstance(order, Conclude):
                return order
            self._keep_for_later(order)

    def _keep_for_later(self, order: Order) -> None:
        if not isinstance(order, Stop):
            self._later.append(order)

    def _tell(self, report: Report) -> None:
        self._pipe.send(Progress(self._number, report.as_json()))

    def _must_stop(self) -> bool:
        while not self._is_stopped and self._pipe.poll():
            order = self._pipe.recv()
            self._is_stopped = isinstance(order, Stop) and order.number == self._number
            self._keep_for_later(order)
        return self._is_stopped


# -- statistics on their way ----------------------------------------------------------------------


class _Choice(NamedTuple):
    """Stands for a ply: its index among the offered ones. Plies need not be picklable."""

    place: int


def _carried(study: RootStatistics, offered: Sequence[Any]) -> RootStatistics:
    places = {ply: _Choice(place) for place, ply in enumerate(offered)}
    return replace(
        study, arms=[replace(arm, key=places.get(arm.key, arm.key)) for arm in study.arms]
    )


def _taken(study: RootStatistics, offered: Sequence[Any]) -> RootStatistics:
    return replace(
        study,
        arms=[
            replace(arm, key=offered[arm.key.place] if isinstance(arm.key, _Choice) else arm.key)
            for arm in study.arms
        ],
    )
