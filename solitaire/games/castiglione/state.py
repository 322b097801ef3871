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
from solitaire.games.castiglione.board import Board
from solitaire.games.castiglione.options import Options
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    ARTILLERY,
    AUSTRIAN,
    CAVALRY,
    CITY,
    CLEAR,
    COUNTERS,
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
from solitaire.games.castiglione.vectors import bytes_of, words_of


@final
class March:
    """One stack or unit on the move [8.0]."""

    def __init__(self, side: i64, area: i64) -> None:
        self.side: i64 = side
        self.area: i64 = area
        """Where the stack is now."""
        self.members: i64 = 0
        self.order: vec[u8] = vec[u8]()
        """Local numbers in the order the counters were picked: the order of entry [8.4]."""
        self.left: vec[u8] = vec[u8]()
        """Movement points left, in the same order."""
        self.spent: i64 = 0
        """Points the enemy has seen being spent on the way: ground and bridges."""
        self.under_way: bool = False
        """A step was made or points were spent; nobody joins any more."""
        self.goal: i64 = NOWHERE
        """Declared destination of a forced march [8.3]."""
        self.bridge: i64 = NOWHERE
        """The bridge being worked on, or declared to be at the end of a forced march [8.5]."""
        self.feigned: bool = False
        """A dummy will wear a hit after its forced march [13.2.2]."""
        self.leader: i64 = NOWHERE
        """The leader whose Strategic Rating helps the forced march."""

    def copy(self) -> March:
        new = March(self.side, self.area)
        new.members = self.members
        new.order = self.order[:]
        new.left = self.left[:]
        new.spent = self.spent
        new.under_way = self.under_way
        new.goal = self.goal
        new.bridge = self.bridge
        new.feigned = self.feigned
        new.leader = self.leader
        return new


@final
class Scout:
    """One reconnaissance under way [13.1.2]."""

    def __init__(self, side: i64, origin: i64, target: i64) -> None:
        self.side: i64 = side
        self.origin: i64 = origin
        self.target: i64 = target
        self.committed: i64 = 0
        """The scouting side's cavalry that was shown."""
        self.screened: i64 = 0
        """The other side's cavalry that was shown."""
        self.to_show: i64 = 0
        """Counters the other side still has to show."""

    def copy(self) -> Scout:
        new = Scout(self.side, self.origin, self.target)
        new.committed = self.committed
        new.screened = self.screened
        new.to_show = self.to_show
        return new


@final
class Battle:
    """One combat under way [9.0]."""

    def __init__(self, area: i64, attacker: i64) -> None:
        self.area: i64 = area
        self.attacker: i64 = attacker
        self.origins: i64 = 0
        """Areas the attackers came from, whatever becomes of them [9.4, 18.0]."""
        self.stage: i64 = 0
        """How far the procedure has gone: a stage of rules/combat.py."""
        self.round: i64 = 1
        self.declared: i64 = 0
        """Defending units that still have to roll for their march to the guns [9.1]."""
        self.order: vec[u8] = vec[u8]()
        """The declared units in the order of declaring, which is the order of rolling."""
        self.feigned: i64 = 0
        """Declared dummies that will pretend to fail [13.2.2]."""
        self.coming: i64 = 0
        """Units that will arrive for the second round [16.0]."""
        self.marched: i64 = 0
        """Defending units that came to the sound of the guns."""
        self.die: i64 = 0
        """The attacker's die, kept until the defender has rolled too [9.3]."""
        self.due: vec[u8] = bytes_of(2)
        """Hits that still have to be placed on each side's units."""
        self.scored: vec[u8] = bytes_of(2)
        """Hits each side has inflicted, for the winner [9.3] [R7]."""
        self.asked: i64 = NOWHERE
        """The side that is asked to stay or break off, or that bombards."""
        self.loser: i64 = NOWHERE
        self.force: i64 = 0
        """The retreating counters."""
        self.position: i64 = area
        """Where the retreating force has got to."""
        self.passed: i64 = 0
        """Areas the retreating force has left or passed [9.4]."""
        self.into_city: bool = False
        """The retreating force joins Mantua City when the pursuit is over [5.7]."""
        self.leaders: vec[i64] = words_of(2)
        """Per side, leaders who took part and have not been checked yet [14.1]."""
        self.cavalry_first: bool = False
        """Hits of a pursuit fall on cavalry before other arms [9.5]."""

    def copy(self) -> Battle:
        new = Battle(self.area, self.attacker)
        new.origins = self.origins
        new.stage = self.stage
        new.round = self.round
        new.declared = self.declared
        new.order = self.order[:]
        new.feigned = self.feigned
        new.coming = self.coming
        new.marched = self.marched
        new.die = self.die
        new.due = self.due[:]
        new.scored = self.scored[:]
        new.asked = self.asked
        new.loser = self.loser
        new.force = self.force
        new.position = self.position
        new.passed = self.passed
        new.into_city = self.into_city
        new.leaders = self.leaders[:]
        new.cavalry_first = self.cavalry_first
        return new

    def defender(self) -> i64:
        return 1 - self.attacker


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
        """Bridges worked on in this Movement Phase [8.5]."""
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
        """Per side, the areas it bars to enemy paths: with a unit, or anything hidden [R43]."""
        self.wounded_on = wounded_on
        """The turn in which a leader in the wounded box was hit [14.3]."""
        self.scouted: i64 = 0
        """Areas that have scouted or been scouted in this Movement Phase [13.1.2]."""
        self.appointing: i64 = NOWHERE
        """The leader who is about to take over somewhere [14.1, 14.3]."""
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
        new.fought = self.fought
        new.queue = self.queue
        new.queue_side = self.queue_side
        new.displaced = self.displaced
        new.displaced_side = self.displaced_side
        new.displaced_area = self.displaced_area
        new.victor = self.victor
        new.scouted = self.scouted
        new.appointing = self.appointing
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

        Units and dummies do [5.2, 6.0, 13.2.2]. Under fog anything face-down does, for whoever
        cannot look cannot tell a lone leader from a brigade [R43].
        """
        stack = self.stacks[side * 64 + area]
        barring = stack & self.board.units[side]
        if self.options.fog:
            barring |= stack & ~self.flags[FACE_UP * 2 + side]
        if barring:
            self.bars[side] |= 1 << area
        else:
            self.bars[side] &= ~(1 << area)

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
        bytes_of(COUNTERS),
    )
