"""The odds of a forced march [8.3]: how far the unit gets, with or without a hit."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.plies import (
    AREA_AND_BRIDGE,
    D6,
    LED_BY,
    UNLED,
    VERBS,
    Ply,
)
from solitaire.games.castiglione.core.state import March, State
from solitaire.games.castiglione.core.steps import LEADER_CHOICE, ORDER_CHOICE
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.account import AFTERWARDS, as_owners_see
from solitaire.games.castiglione.odds.forces import Modifier, explained
from solitaire.games.castiglione.odds.keys import situation_key
from solitaire.games.castiglione.rules import forced_march
from solitaire.games.castiglione.terms import (
    DUMMY,
    FRENCH,
    NOWHERE,
    counter_of,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.titles import counter_text
from solitaire.odds import Branch, Chances, Inquiry, tally, unfold
from solitaire.protocol import Event
from solitaire.text import marked, text

ARRIVES: Final = "arrives"
STOPS_SHORT: Final = "stops short"
STAYS: Final = "does not move"

WORK_DONE: Final = marked("succeeds")
WORK_FAILED: Final = marked("fails")
WORK_NOT_BEGUN: Final = marked("not begun")

_WORK: Final = {
    kinds.BRIDGE_DOWN: WORK_DONE,
    kinds.BRIDGE_MENDED: WORK_DONE,
    kinds.BRIDGE_STANDS: WORK_FAILED,
    kinds.BRIDGE_UNMENDED: WORK_FAILED,
}


class Way(NamedTuple):
    """One end of a forced march."""

    area: int
    how: str
    """Arrives, stops short or does not move."""
    is_hit: bool
    work: str
    """What became of the bridge that was the aim; empty without one."""


@dataclass(frozen=True, slots=True)
class FaceOfDie:
    """What one face of the die gives."""

    pips: int
    result: int
    points: int
    is_hit: bool


@dataclass(frozen=True, slots=True)
class MarchOdds:
    """A forced march. Without a leader's help if `leader` is NOWHERE."""

    counter: int
    start: int
    goal: int
    bridge: int
    """The bridge to be worked on at the goal, or NOWHERE."""
    leader: int
    modifiers: tuple[Modifier, ...]
    faces: tuple[FaceOfDie, ...]
    ways: Chances[Way]

    def chance_of(self, how: str) -> Fraction:
        return sum((weight for way, weight in self.ways.items() if way.how == how), Fraction(0))

    @property
    def work(self) -> Fraction:
        """That the work on the bridge succeeds."""
        done = (weight for way, weight in self.ways.items() if way.work == WORK_DONE)
        return sum(done, Fraction(0))

    @property
    def hit(self) -> Fraction:
        return sum((weight for way, weight in self.ways.items() if way.is_hit), Fraction(0))


class MarchInquiry(Inquiry[State, Ply, Way]):
    """Declares the march, with this leader or none, and follows it to where it ends."""

    def __init__(self, counter: int, order: Ply, leader: int) -> None:
        self.counter = counter
        self.order = order
        self.leader = leader

    def choose(self, state: State, actions: Sequence[Ply]) -> Ply:
        if state.step == ORDER_CHOICE and self.order in actions:
            return self.order
        if state.step == LEADER_CHOICE:
            verb = UNLED if self.leader == NOWHERE else LED_BY
            wanted = [one for one in actions if one.verb == verb and _fits(one, self.leader)]
            return wanted[0]
        return actions[0]

    def is_settled(self, state: State, note: Way) -> bool:
        return state.march is None

    def noted(self, note: Way, events: Sequence[Event]) -> Way:
        for event in as_owners_see(events):
            if event.kind in AFTERWARDS:
                break
            note = self._note(note, event)
        return note

    def _note(self, way: Way, event: Happened) -> Way:
        is_marcher = event.side == side_of(self.counter) and event.counters == _bit(self.counter)
        if not is_marcher:
            return way
        if event.kind == kinds.STEPPED:
            arrived = event.other == self.order.first
            return way._replace(area=event.other, how=ARRIVES if arrived else STOPS_SHORT)
        if event.kind == kinds.HIT:
            return way._replace(is_hit=True)
        if event.kind in _WORK:
            return way._replace(work=_WORK[event.kind])
        return way

    def key(self, state: State) -> Hashable:
        return () if state.march is None else situation_key(state)


def _bit(counter: int) -> int:
    return 1 << local_of(counter)


def _fits(ply: Ply, leader: int) -> bool:
    return leader == NOWHERE or ply.first == leader


def march_odds(state: State, order: Ply, leader: int = NOWHERE) -> MarchOdds:
    """The march that `order` declares, from the moment the unit was picked to move [8.3].

    The state waits for the order, or for the check of a unit out of command before it.
    """
    march = state.march
    assert march is not None, "a unit must have been picked"
    trial = march.copy()
    trial.leader = leader
    bridge = order.second if VERBS[order.verb][1] == AREA_AND_BRIDGE else NOWHERE
    return _march_odds(state, trial, order, leader, bridge)


def _march_odds(state: State, march: March, order: Ply, leader: int, bridge: int) -> MarchOdds:
    counter = counter_of(march.side, int(march.order[0]))
    start = Way(march.area, STAYS, False, "" if bridge == NOWHERE else WORK_NOT_BEGUN)
    ends = unfold(RULES, [Branch(state, start, Fraction(1))], MarchInquiry(counter, order, leader))
    return MarchOdds(
        counter,
        march.area,
        order.first,
        bridge,
        leader,
        tuple(roll_modifiers(state, march)),
        tuple(faces(state, march)),
        tally(ends, lambda one: one.note),
    )


def roll_modifiers(state: State, march: March) -> list[Modifier]:
    board, named = state.board, []
    if march.side == FRENCH:
        named.append(Modifier(text("French"), board.charts.march_french, "8.3"))
    if march.leader != NOWHERE:
        rating = int(board.strategic[march.leader])
        named.append(Modifier(counter_text(board, march.leader), rating, "8.3"))
    return explained(named, forced_march.roll_modifier(state, march))


def faces(state: State, march: March) -> list[FaceOfDie]:
    """The Forced March Table as this unit reads it."""
    charts = state.board.charts
    modifier = forced_march.roll_modifier(state, march)
    is_dummy = state.board.counter_kind[counter_of(march.side, int(march.order[0]))] == DUMMY
    found = []
    for ply, _ in D6:
        row = charts.march_result(ply.first + modifier)
        points, is_hit = int(charts.march_points[row]), bool(charts.march_hit[row])
        if is_dummy:
            points, is_hit = charts.most_march_points, False  # always succeeds [13.2.2]
        found.append(FaceOfDie(ply.first, ply.first + modifier, points, is_hit))
    return found
