"""The true state of one game, and the small facts every chapter asks of it.

Units are columns of small numbers, so that a copy is a few block moves. Unfinished procedures are
data, innermost first: push, flight, march, assault. Nothing random is kept here.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.games.camposanto.core.board import Board, Houses
from solitaire.games.camposanto.core.options import Options
from solitaire.games.camposanto.core.procedures import NO_ONE, Assault, Flight, March
from solitaire.games.camposanto.core.steps import CARRY_ON
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    ALLIED,
    CAUTIOUS,
    DAY,
    GENERAL_STAGE,
    HEXES,
    MARSHALS,
    NO_UNIT,
    NOBODY,
    OFF_MAP,
    SPANISH,
    UNITS,
    UNSET,
)


@final
class State:
    """Everything that is true at one moment. Owned by the session or by a search."""

    def __init__(  # noqa: PLR0915  one line a field
        self,
        board: Board,
        options: Options,
        unit_hex: vec[i64],
        facing: vec[u8],
        steps: vec[u8],
        regiments: vec[u8],
        supports: vec[u8],
        zones: vec[u8],
        marshal_hex: vec[i64],
        orders: vec[i64],
        score: vec[i64],
        plan: vec[i64],
    ) -> None:
        self.board = board
        self.options = options
        self.houses: Houses = board.houses[1 if options.village_clear else 0]
        self.unit_hex = unit_hex
        """OFF_MAP once eliminated."""
        self.facing = facing
        self.steps = steps
        """Steps left; 0 once eliminated [7.4]."""
        self.regiments = regiments
        """The infantry or cavalry in each hex, or NO_UNIT [6.2]."""
        self.supports = supports
        """The artillery or light infantry in each hex, or NO_UNIT."""
        self.zones = zones
        """Per side and hex, how many of its combat units are adjacent: zones of control [6.1]."""
        self.marshal_hex = marshal_hex
        """By wing; OFF_MAP once eliminated."""
        self.orders = orders
        """Hands as bits (2), laid values (6), statuses (6), wings in order of activation (6)."""
        self.score = score
        """Per side: hits scored this phase, victory points, regiments lost, steps lost."""
        self.plan = plan
        """Numbers of the assault plies of this activation, in order of resolution."""
        self.alive: i64 = 0
        """Units on the map."""
        self.turn: i64 = DAY
        self.phase: i64 = 1
        self.activation: i64 = 0
        """1 to 6; 0 while orders are chosen."""
        self.stage: i64 = GENERAL_STAGE
        self.step: i64 = CARRY_ON
        self.red_holder: i64 = SPANISH
        """Who holds the series that the Spanish have by day [3, 4.3]."""
        self.sealed: i64 = 0
        """Sides that have laid orders not yet revealed, as bits."""
        self.fatigued: i64 = 0
        """Wings, as bits [4.1]."""
        self.generals_used: i64 = 0
        """Sides, as bits [8.1]."""
        self.raised: bool = False
        """The General has made the active wing Aggressive [8.1]."""
        self.acted: i64 = 0
        """Units that have moved or turned in this activation."""
        self.activated: i64 = 0
        """How many of them count for the limit [5.3, 5.4]."""
        self.fired: i64 = 0
        self.shooter: i64 = NO_ONE
        self.target: i64 = OFF_MAP
        """The hex that is fired at."""
        self.facer: i64 = NO_ONE
        """The unit that is asked for its facing."""
        self.to_push: i64 = 0
        """Marshals that have to give way, as bits [8.2]."""
        self.victor: i64 = NOBODY
        """The side that has won at once [12.1, 12.2]."""
        self.march: March | None = None
        self.flight: Flight | None = None
        self.push: Flight | None = None
        self.assault: Assault | None = None

    def copy(self) -> State:
        new = State(
            self.board,
            self.options,
            self.unit_hex[:],
            self.facing[:],
            self.steps[:],
            self.regiments[:],
            self.supports[:],
            self.zones[:],
            self.marshal_hex[:],
            self.orders[:],
            self.score[:],
            self.plan[:],
        )
        new.alive = self.alive
        new.turn = self.turn
        new.phase = self.phase
        new.activation = self.activation
        new.stage = self.stage
        new.step = self.step
        new.red_holder = self.red_holder
        new.sealed = self.sealed
        new.fatigued = self.fatigued
        new.generals_used = self.generals_used
        new.raised = self.raised
        new.acted = self.acted
        new.activated = self.activated
        new.fired = self.fired
        new.shooter = self.shooter
        new.target = self.target
        new.facer = self.facer
        new.to_push = self.to_push
        new.victor = self.victor
        march = self.march
        new.march = None if march is None else march.copy()
        flight = self.flight
        new.flight = None if flight is None else flight.copy()
        push = self.push
        new.push = None if push is None else push.copy()
        assault = self.assault
        new.assault = None if assault is None else assault.copy()
        return new

    # -- orders and score -------------------------------------------------------------------------

    def hand(self, side: i64) -> i64:
        """Values not yet used this turn, as bits."""
        return self.orders[side]

    def set_hand(self, side: i64, values: i64) -> None:
        self.orders[side] = values

    def laid(self, wing: i64) -> i64:
        return self.orders[2 + wing]

    def set_laid(self, wing: i64, value: i64) -> None:
        self.orders[2 + wing] = value

    def printed_status(self, wing: i64) -> i64:
        """As the comparison gave it."""
        return self.orders[2 + ALL_WINGS + wing]

    def set_status(self, wing: i64, status: i64) -> None:
        self.orders[2 + ALL_WINGS + wing] = status

    def wing_at(self, place: i64) -> i64:
        """The wing that acts as number `place`, 1 to 6."""
        return self.orders[1 + 2 * ALL_WINGS + place]

    def set_wing_at(self, place: i64, wing: i64) -> None:
        self.orders[1 + 2 * ALL_WINGS + place] = wing

    def series(self, side: i64) -> int:
        """All nine values that the side plays with this turn."""
        return self.board.series[SPANISH if side == self.red_holder else ALLIED]

    def hits(self, side: i64) -> i64:
        return self.score[side * 4]

    def points(self, side: i64) -> i64:
        return self.score[side * 4 + 1]

    def regiments_lost(self, side: i64) -> i64:
        return self.score[side * 4 + 2]

    def steps_lost(self, side: i64) -> i64:
        return self.score[side * 4 + 3]

    # -- the active wing --------------------------------------------------------------------------

    def active_wing(self) -> i64:
        return self.wing_at(self.activation)

    def active_side(self) -> i64:
        return 0 if self.active_wing() < 3 else 1

    def status(self) -> i64:
        """Of the active wing, the General's help included [8.1]."""
        printed = self.printed_status(self.active_wing())
        if self.raised and printed == CAUTIOUS:
            return printed - 1
        return printed

    def active_units(self) -> i64:
        return self.board.wing_units[self.active_wing()] & self.alive

    # -- where everybody is -----------------------------------------------------------------------

    def put(self, unit: i64, place: i64) -> None:
        """Stand a unit in a hex of the map. The only way in, as take() is the only way out."""
        if self.board.is_line[unit]:
            self.regiments[place] = u8(unit)
        else:
            self.supports[place] = u8(unit)
        self.unit_hex[unit] = place
        self.alive |= 1 << unit
        base = i64(self.board.side[unit]) * HEXES
        for direction in range(6):
            near = self.board.neighbours[place * 6 + direction]
            if near >= 0:
                self.zones[base + near] += u8(1)

    def take(self, unit: i64) -> None:
        """Take a unit off the map."""
        place = self.unit_hex[unit]
        if self.board.is_line[unit]:
            self.regiments[place] = u8(NO_UNIT)
        else:
            self.supports[place] = u8(NO_UNIT)
        self.unit_hex[unit] = OFF_MAP
        self.alive &= ~(1 << unit)
        base = i64(self.board.side[unit]) * HEXES
        for direction in range(6):
            near = self.board.neighbours[place * 6 + direction]
            if near >= 0:
                self.zones[base + near] -= u8(1)

    def move(self, unit: i64, place: i64) -> None:
        self.take(unit)
        self.put(unit, place)

    def lead(self, place: i64) -> i64:
        """The unit that stands for the body in a hex: the regiment, else the lone support."""
        unit = i64(self.regiments[place])
        if unit == NO_UNIT:
            unit = i64(self.supports[place])
        return NO_ONE if unit == NO_UNIT else unit

    def top(self, place: i64) -> i64:
        """The counter that takes hits in a hex: the support, else the regiment [9.2, 10.1]."""
        unit = i64(self.supports[place])
        if unit == NO_UNIT:
            unit = i64(self.regiments[place])
        return NO_ONE if unit == NO_UNIT else unit

    def holder(self, place: i64) -> i64:
        """The side whose combat units stand in a hex, or NOBODY."""
        unit = self.lead(place)
        return NOBODY if unit == NO_ONE else i64(self.board.side[unit])

    def is_empty(self, place: i64) -> bool:
        return self.regiments[place] == NO_UNIT and self.supports[place] == NO_UNIT

    def in_zone_of(self, side: i64, place: i64) -> bool:
        """Whether a hex lies in the zone of control of this side [6.1]."""
        return self.zones[side * HEXES + place] != 0

    def faces(self, unit: i64, place: i64) -> bool:
        """Whether a hex is a front hex of the unit [6.1]."""
        return self.board.is_front(self.unit_hex[unit], i64(self.facing[unit]), place)

    def in_front_of(self, side: i64, place: i64) -> bool:
        """Whether a hex is a front hex of any body of this side."""
        for direction in range(6):
            near = self.board.neighbours[place * 6 + direction]
            if near >= 0 and self.holder(near) == side and self.faces(self.lead(near), place):
                return True
        return False

    def turn_body(self, place: i64, facing: i64) -> None:
        """A stack has one facing [ruling M7]."""
        if self.regiments[place] != NO_UNIT:
            self.facing[i64(self.regiments[place])] = u8(facing)
        if self.supports[place] != NO_UNIT:
            self.facing[i64(self.supports[place])] = u8(facing)

    def marshal_at(self, place: i64) -> i64:
        """The Marshal in a hex, or NO_ONE."""
        for marshal in range(MARSHALS):
            if self.marshal_hex[marshal] == place:
                return marshal
        return NO_ONE

    def marshals_beside(self, side: i64, place: i64) -> i64:
        """Marshals of a side adjacent to a hex or in it, as bits."""
        found: i64 = 0
        for marshal in range(side * 3, side * 3 + 3):
            there = self.marshal_hex[marshal]
            if there >= 0 and self.board.distance(there, place) <= 1:
                found |= 1 << marshal
        return found


def blank_state(board: Board, options: Options) -> State:
    """A field without counters."""
    state = State(
        board,
        options,
        vec[i64]([OFF_MAP] * UNITS),
        vec[u8]([0] * UNITS),
        vec[u8]([0] * UNITS),
        vec[u8]([NO_UNIT] * HEXES),
        vec[u8]([NO_UNIT] * HEXES),
        vec[u8]([0] * (2 * HEXES)),
        vec[i64]([OFF_MAP] * MARSHALS),
        vec[i64]([0] * (2 + 3 * ALL_WINGS)),
        vec[i64]([0] * 8),
        vec[i64](),
    )
    for side in range(2):
        state.set_hand(side, board.series[side])
    for wing in range(ALL_WINGS):
        state.set_status(wing, UNSET)
    return state


def set_up(board: Board, options: Options) -> State:
    """The set-up [1.3]: reconstructed, see units.csv."""
    state = blank_state(board, options)
    for unit in range(UNITS):
        state.facing[unit] = u8(board.setup_facing[unit])
        state.steps[unit] = board.full_steps[unit]
        state.put(unit, board.setup_hex[unit])
    for marshal in range(MARSHALS):
        state.marshal_hex[marshal] = board.setup_marshals[marshal]
    return state
