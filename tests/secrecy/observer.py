"""Somebody who only listens: keeps what a seat can conclude from the events it was told.

Written without the rules' own bookkeeping of knowledge, to be compared with it. It concludes
little, but nothing wrong: counters per area, who is still where he was named, who is dead, how many
dummies there are.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.terms import AREA_LIMIT, DUMMY, GARRISON, KILLED, NOWHERE
from solitaire.protocol import Event, Seat, may_see
from tests.secrecy.table import BOARD

_TRAVEL: Final = (kinds.STEPPED, kinds.WITHDREW, kinds.FLED, kinds.RETREATED)
_NAMED_IN_PLACE: Final = (kinds.REVEALED, kinds.HIT, kinds.SCREENED, kinds.APPOINTED)


class Observer:
    """What one seat was told about its enemy, from the printed set-up on."""

    def __init__(self, start: State, seat: Seat) -> None:
        """`start` is the printed set-up, which both players have read [R26]."""
        self.seat = seat
        self.enemy = 1 - seat
        self.heights: Counter[int] = Counter()
        """Enemy counters per area, garrisons left out."""
        self.certain: dict[int, int] = {}
        """Where counters are that were named there and cannot have gone unnoticed."""
        self.dead: set[int] = set()
        self.dummies = 0
        self.hits: dict[int, int] = {}
        """Hits told since the last phase began."""
        for local in members(BOARD.counters[self.enemy]):
            place = int(start.place[self.enemy * 64 + local])
            if place < AREA_LIMIT and not self._is_garrison(local):
                self.heights[place] += 1
                self.certain[local] = place

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if may_see(event.audience, self.seat):
                assert isinstance(event, Happened)
                self._hear(event)

    def phase_began(self) -> None:
        """Hits may come and go unseen from phase to phase."""
        self.hits.clear()

    def _is_garrison(self, local: int) -> bool:
        return BOARD.counter_kind[self.enemy * 64 + local] == GARRISON

    def _hear(self, event: Happened) -> None:
        if event.side != self.enemy:
            return
        named = [one for one in members(event.counters) if not self._is_garrison(one)]
        if event.kind in _TRAVEL:
            self._travel(event, named)
        elif event.kind == kinds.DUMMY_PLACED:
            self.dummies += 1
            self.heights[event.area] += 1
        elif event.kind == kinds.DUMMIES_GONE:
            self.dummies -= event.amount
            self.heights[event.area] -= event.amount
        elif event.kind in (kinds.GONE, kinds.LEADER_HIT, kinds.JOINED_MANTUA):
            self._leave_map(event, named)
        elif event.kind == kinds.APPOINTED:
            self.heights[event.area] += 1
        elif event.kind == kinds.LEADER_RETURNS:
            self._dismiss_stand_ins(named)
        if event.kind in _NAMED_IN_PLACE:
            self._see(event, named)

    def _travel(self, event: Happened, named: list[int]) -> None:
        if event.other >= AREA_LIMIT:
            self._leave_map(event, named)
            return
        self.heights[event.area] -= event.amount
        self.heights[event.other] += event.amount
        if event.amount > len(named):
            self._lose_sight(event.area)
        for local in named:
            self.certain[local] = event.other

    def _lose_sight(self, area: int) -> None:
        """Somebody left who was not named."""
        self.certain = {one: place for one, place in self.certain.items() if place != area}

    def _leave_map(self, event: Happened, named: list[int]) -> None:
        for local in named:
            self.certain.pop(local, None)
            self.hits.pop(local, None)
            if event.kind == kinds.GONE or event.other == KILLED:
                self.dead.add(local)
        if event.area != NOWHERE:
            self.heights[event.area] -= len(named)

    def _dismiss_stand_ins(self, named: list[int]) -> None:
        """A leader who is fit again takes the place of somebody of his formation [R46]."""
        formations = {BOARD.formation[self.enemy * 64 + local] for local in named}
        for local in list(self.certain):
            if BOARD.formation[self.enemy * 64 + local] in formations:
                del self.certain[local]

    def _see(self, event: Happened, named: list[int]) -> None:
        for local in named:
            if BOARD.counter_kind[self.enemy * 64 + local] == DUMMY:
                continue
            if event.area < AREA_LIMIT:
                self.certain[local] = event.area
            if event.kind in (kinds.HIT, kinds.REVEALED):
                self.hits[local] = event.amount
