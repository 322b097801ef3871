"""The true state of one game, and the small facts every chapter asks of it.

Counters are columns of bytes and bit sets, so that a copy is a few block moves. Unfinished
procedures are data: `step` names the question that is pending, `march` and `battle` hold how far
a move or a combat has gone. Nothing random is kept here.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.bits import lowest
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.options import Options
from solitaire.games.castiglione.core.undertakings import Battle as Battle
from solitaire.games.castiglione.core.undertakings import March as March
from solitaire.games.castiglione.core.undertakings import Scout as Scout
from solitaire.games.castiglione.core.vectors import bytes_of, words_of
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    ARTILLERY,
    AUSTRIAN,
    CAVALRY,
    CITY,
    CLEAR,
    COUNTERS,
    DUMMY,
    ELIMINATED,
    FACE_UP,
    FLAGS,
    FRENCH,
    GARRISON,
    INFANTRY,
    LEADER,
    NOWHERE,
    POOL,
    SUPPLY,
)


@final
class State:
    """Everything that is true at one moment. Owned by the session or by a search."""

    def __init__(  # noqa: PLR0915  one line a field
        self,
        board: Board,
        options: Options,
        place: vec[u8],
        hits: vec[u8],
        entered: vec[u8],
        started: vec[u8],
        stacks: vec[i64],
        held: vec[i64],
        flags: vec[i64],
        suspects: vec[i64],
        low: vec[u8],
        high: vec[u8],
        bars: vec[i64],
        cut_off: vec[i64],
        wounded_on: vec[u8],
    ) -> None:
        self.board = board
        self.options = options
        self.turn: i64 = 1
        self.phase: i64 = SUPPLY
        self.step: i64 = 0
        self.active: i64 = AUSTRIAN
        """Whose movement or combat phase it is [3.4]."""
        self.first: i64 = AUSTRIAN
        self.initiative: i64 = AUSTRIAN
        self.die: i64 = 0
        """The Austrian initiative die, kept until the French die is rolled [7.0]."""
        self.part: i64 = 0
        """How far the Supply Phase has gone: a part named in sequence.py."""
        self.besieged: bool = True
        self.austrian_cities: i64 = 0
        """Cities under Austrian control; the other cities are French. Mantua is neither [5.6]."""
        self.broken: i64 = 0
        """Destroyed bridges."""
        self.tried: i64 = 0
        """Bridges that were to be destroyed in this Movement Phase [8.5.1]."""
        self.mended: i64 = 0
        """Bridges that were to be repaired in this Movement Phase [8.5.2]."""
        self.fought: i64 = 0
        """Areas where a combat was resolved in this Combat Phase [9.0]."""
        self.queue: i64 = 0
        """Counters of queue_side that still have to roll, or were declared, in this procedure."""
        self.queue_side: i64 = 0
        self.displaced: i64 = 0
        """Leaders of displaced_side to be moved away from displaced_area [8.6.2, 9.6]."""
        self.displaced_side: i64 = 0
        self.displaced_area: i64 = 0
        self.victor: i64 = NOWHERE
        """The side that won at once because the other has no unit on the map [12.1]."""
        self.place = place
        self.hits = hits
        self.entered = entered
        """The area a counter entered its present area from in this Movement Phase."""
        self.started = started
        """Where a counter was when its side's Movement Phase began; asked by edition 1.0 [8.3]."""
        self.stacks = stacks
        """Counters per side and area (side * 64 + area), as local bits."""
        self.held = held
        """Per side, the areas with at least one of its units."""
        self.flags = flags
        """Bit sets of counters per flag and side (flag * 2 + side)."""
        self.suspects = suspects
        """Which of its side's counters the enemy thinks each counter on the map may be."""
        self.low = low
        """The fewest hits the enemy thinks a counter may have."""
        self.high = high
        """The most hits the enemy thinks a counter may have."""
        self.bars = bars
        """Per side, the areas it bars to enemy paths, as far as the enemy knows [R43]."""
        self.cut_off = cut_off
        """Per side, areas with its counters that the last check found without a line [5.3]."""
        self.wounded_on = wounded_on
        """The turn in which a leader in the wounded box was hit [14.3]."""
        self.scouted: i64 = 0
        """Areas that have scouted or been scouted in this Movement Phase [13.1.2]."""
        self.appointing: i64 = NOWHERE
        """The leader who is about to take over somewhere [14.1, 14.3]."""
        self.joined: bool = False
        """A unit has joined Mantua City in this phase, so leaders may follow it [R39]."""
        self.lost_in_city: i64 = 0
        """Austrian leaders who were wounded or killed inside Mantua City [R46]."""
        self.march: March | None = None
        self.battle: Battle | None = None
        self.scout: Scout | None = None

    def copy(self) -> State:
        new = State(
            self.board,
            self.options,
            self.place[:],
            self.hits[:],
            self.entered[:],
            self.started[:],
            self.stacks[:],
            self.held[:],
            self.flags[:],
            self.suspects[:],
            self.low[:],
            self.high[:],
            self.bars[:],
            self.cut_off[:],
            self.wounded_on[:],
        )
        new.turn = self.turn
        new.phase = self.phase
        new.step = self.step
        new.active = self.active
        new.first = self.first
        new.initiative = self.initiative
        new.die = self.die
        new.part = self.part
        new.besieged = self.besieged
        new.austrian_cities = self.austrian_cities
        new.broken = self.broken
        new.tried = self.tried
        new.mended = self.mended
        new.fought = self.fought
        new.queue = self.queue
        new.queue_side = self.queue_side
        new.displaced = self.displaced
        new.displaced_side = self.displaced_side
        new.displaced_area = self.displaced_area
        new.victor = self.victor
        new.scouted = self.scouted
        new.appointing = self.appointing
        new.joined = self.joined
        new.lost_in_city = self.lost_in_city
        march = self.march
        new.march = None if march is None else march.copy()
        battle = self.battle
        new.battle = None if battle is None else battle.copy()
        scout = self.scout
        new.scout = None if scout is None else scout.copy()
        return new

    # -- placing counters ---------------------------------------------------------------------

    def put(self, counter: i64, place: i64) -> None:
        """Move a counter to an area or box; the only way a counter changes its place."""
        side = counter >> 6
        bit: i64 = 1 << (counter & 63)
        was: i64 = i64(self.place[counter])
        self.place[counter] = u8(place)
        if was < AREA_LIMIT:
            self.stacks[side * 64 + was] &= ~bit
            if not self.stacks[side * 64 + was] & self.board.units[side]:
                self.held[side] &= ~(1 << was)
            self.set_bar(side, was)
        if place < AREA_LIMIT:
            self.stacks[side * 64 + place] |= bit
            if bit & self.board.units[side]:
                self.held[side] |= 1 << place
            self.set_bar(side, place)

    def set_bar(self, side: i64, area: i64) -> None:
        """Whether the side bars the area to the enemy's lines, orders and marches.

        Units and dummies do [5.2, 6.0, 13.2.2]. Under fog a face-down leader does too, as long as
        the enemy must think that he may be somebody else [R43].
        """
        stack = self.stacks[side * 64 + area]
        barring = stack & self.board.units[side]
        if self.options.fog and not barring:
            barring = stack & self.board.kind_sets[side * 8 + DUMMY]
            rest = 0 if barring else stack & ~self.flags[FACE_UP * 2 + side]
            while rest and not barring:
                suspects = self.suspects[side * 64 + lowest(rest)]
                barring = suspects & ~self.board.kind_sets[side * 8 + LEADER]
                rest &= rest - 1
        if barring:
            self.bars[side] |= 1 << area
        else:
            self.bars[side] &= ~(1 << area)

    def suspect(self, counter: i64, suspects: i64) -> None:
        """What the enemy thinks a counter may be, and so whether it bars its area [R43]."""
        self.suspects[counter] = suspects
        area = i64(self.place[counter])
        if area < AREA_LIMIT and self.board.counter_kind[counter] == LEADER:
            self.set_bar(counter >> 6, area)

    def remove(self, counter: i64, place: i64) -> None:
        """Take a counter off the map: nothing that was marked on it remains."""
        self.put(counter, place)
        self.hits[counter] = u8(0)
        self.low[counter] = u8(0)
        self.high[counter] = u8(0)
        self.entered[counter] = u8(NOWHERE)
        self.started[counter] = u8(POOL)
        side = counter >> 6
        bit: i64 = 1 << (counter & 63)
        for flag in range(FLAGS):
            self.flags[flag * 2 + side] &= ~bit

    # -- questions about counters ---------------------------------------------------------------

    def has(self, flag: i64, counter: i64) -> bool:
        return (self.flags[flag * 2 + (counter >> 6)] >> (counter & 63)) & 1 == 1

    def mark(self, flag: i64, counter: i64) -> None:
        self.flags[flag * 2 + (counter >> 6)] |= 1 << (counter & 63)

    def stack(self, side: i64, area: i64) -> i64:
        """The side's counters in the area, as local bits."""
        return self.stacks[side * 64 + area]

    def units_in(self, side: i64, area: i64) -> i64:
        return self.stacks[side * 64 + area] & self.board.units[side]

    def leaders_in(self, side: i64, area: i64) -> i64:
        return self.stacks[side * 64 + area] & self.board.kind_sets[side * 8 + LEADER]

    def of_kind(self, side: i64, kind: i64) -> i64:
        return self.board.kind_sets[side * 8 + kind]

    def strength(self, counter: i64) -> i64:
        """Strength points now: the third hit costs one [3.6]."""
        points = i64(self.board.strength[counter])
        if self.hits[counter] == 3 and points > 0:
            return points - 1
        return points

    def strength_of(self, side: i64, counters: i64) -> i64:
        total: i64 = 0
        while counters:
            total += self.strength(side * 64 + lowest(counters))
            counters &= counters - 1
        return total

    def cohesion(self, counter: i64, modifier: i64) -> i64:
        """The Cohesion Factor for a check: never below 0 nor above the printed one [3.3] [R18]."""
        printed = i64(self.board.cohesion[counter])
        value = printed - i64(self.hits[counter]) + modifier
        if value < 0:
            return 0
        if value > printed:
            return printed
        return value

    def road_strength(self, side: i64, area: i64) -> i64:
        """Strength that counts for the stacking limit: all but cavalry [8.4] [R4]."""
        kinds = self.of_kind(side, INFANTRY) | self.of_kind(side, ARTILLERY)
        kinds |= self.of_kind(side, GARRISON)
        return self.strength_of(side, self.stacks[side * 64 + area] & kinds)

    def cavalry_strength(self, side: i64, area: i64) -> i64:
        return self.strength_of(side, self.stacks[side * 64 + area] & self.of_kind(side, CAVALRY))

    def senior(self, side: i64, area: i64) -> i64:
        """The leader whose Tactical Rating counts in the area [2.1.2]."""
        return self.best_of(side, self.leaders_in(side, area), self.board.tactical)

    def best_of(self, side: i64, leaders: i64, rating: vec[u8]) -> i64:
        """Of these leaders the highest in rank, the better rated of equals [2.1.2].

        Every rating is used as a bonus to the owner's roll, so the free choice among equals is
        always the better one [R2].
        """
        board = self.board
        best: i64 = NOWHERE
        while leaders:
            leader = side * 64 + lowest(leaders)
            leaders &= leaders - 1
            if (
                best == NOWHERE
                or board.rank[leader] < board.rank[best]
                or (board.rank[leader] == board.rank[best] and rating[leader] > rating[best])
            ):
                best = leader
        return best

    # -- questions about areas ------------------------------------------------------------------

    def area_kind(self, area: i64) -> i64:
        """Liberated Mantua is clear terrain [5.6]."""
        if area == self.board.mantua and not self.besieged:
            return CLEAR
        return i64(self.board.kind[area])

    def is_city_for(self, side: i64, area: i64) -> bool:
        """A city that shelters this side: besieged Mantua only the French [5.6] [R10]."""
        if self.area_kind(area) != CITY:
            return False
        return area != self.board.mantua or side == FRENCH

    def controller(self, city: i64) -> i64:
        return AUSTRIAN if (self.austrian_cities >> city) & 1 else FRENCH

    def road_is_broken(self, here: i64, there: i64) -> bool:
        bridge = i64(self.board.bridge[here * 64 + there])
        return bridge != NOWHERE and (self.broken >> bridge) & 1 == 1

    def has_units(self, side: i64) -> bool:
        return self.held[side] != 0

    def lost(self, side: i64) -> i64:
        """The side's units in the Eliminated Units Box; garrisons never go there [3.6]."""
        found: i64 = 0
        units = self.board.units[side] & ~self.of_kind(side, GARRISON)
        while units:
            local = lowest(units)
            units &= units - 1
            if self.place[side * 64 + local] == ELIMINATED:
                found |= 1 << local
        return found


def enemy_of(side: i64) -> i64:
    return 1 - side


def blank_state(board: Board, options: Options) -> State:
    """A state with every counter in the pool and nothing on the map."""
    return State(
        board,
        options,
        bytes_of(COUNTERS, POOL),
        bytes_of(COUNTERS),
        bytes_of(COUNTERS, NOWHERE),
        bytes_of(COUNTERS, POOL),
        words_of(128),
        words_of(2),
        words_of(FLAGS * 2),
        words_of(COUNTERS),
        bytes_of(COUNTERS),
        bytes_of(COUNTERS),
        words_of(2),
        words_of(2),
        bytes_of(COUNTERS),
    )
