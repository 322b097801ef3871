"""Fire of artillery [9.1] and of light infantry [10.2]."""

from __future__ import annotations

from mypy_extensions import i64

from solitaire.games.camposanto.core.board import RANGES
from solitaire.games.camposanto.core.events import Aimed, Fired
from solitaire.games.camposanto.core.lines import Shot
from solitaire.games.camposanto.core.plies import DONE, DONE_PLY, FIRE, Ply
from solitaire.games.camposanto.core.procedures import NO_ONE
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    BATTERY_CHOICE,
    BATTERY_ROLL,
    CARRY_ON,
    LIGHT_CHOICE,
    LIGHT_ROLL,
)
from solitaire.games.camposanto.rules import losses
from solitaire.games.camposanto.rules.question import Question, Roll
from solitaire.games.camposanto.terms import (
    ARTILLERY,
    LIGHT,
    LIGHT_STAGE,
    MARCH_STAGE,
    NIGHT,
    OFF_MAP,
    PLAN_STAGE,
    TITUBANT,
    UNITS,
)
from solitaire.protocol import Event


def is_target(state: State, side: i64, place: i64) -> bool:
    """An enemy body, or an enemy Marshal alone in his hex [9.1, ruling C3]."""
    holder = state.holder(place)
    if holder >= 0:
        return holder != side
    marshal = state.marshal_at(place)
    return marshal != NO_ONE and (marshal < 3) != (side == 0)


def is_obstacle(state: State, place: i64) -> bool:
    """Units of either side, Marshals too, and farmhouses stop a line of fire [9.1]."""
    if place < 0:
        return False
    if state.houses.stops_fire[place] or not state.is_empty(place):
        return True
    return state.marshal_at(place) != NO_ONE


def is_line_free(state: State, start: i64, shot: Shot) -> bool:
    """Whether nothing stands on the line; along a side both hexes must be closed [9.1]."""
    board = state.board
    q, r = board.q[start], board.r[start]
    for near in shot.crossed:
        if is_obstacle(state, board.at(q + near[0], r + near[1])):
            return False
    for one, other in shot.beside:
        if is_obstacle(state, board.at(q + one[0], r + one[1])) and is_obstacle(
            state, board.at(q + other[0], r + other[1])
        ):
            return False
    return True


def farthest(state: State) -> i64:
    """Range of artillery, by night 1 [11]."""
    charts = state.board.charts
    return charts.night_range if state.turn == NIGHT else charts.fire_range


def battery_targets(state: State, unit: i64) -> list[int]:
    """Hexes that a battery may fire at, nearest first."""
    board = state.board
    start = state.unit_hex[unit]
    side = i64(board.side[unit])
    limit = farthest(state)
    found: list[int] = []
    for shot in board.cones[i64(state.facing[unit])]:
        if shot.distance > limit:
            break
        place = board.at(board.q[start] + shot.q, board.r[start] + shot.r)
        if place >= 0 and is_target(state, side, place) and is_line_free(state, start, shot):
            found.append(place)
    return found


def light_targets(state: State, unit: i64) -> list[int]:
    """Enemies in the two front hexes [10.2]."""
    board = state.board
    start = state.unit_hex[unit]
    facing = i64(state.facing[unit])
    found: list[int] = []
    for direction in ((facing + 5) % 6, facing):
        place = board.neighbours[start * 6 + direction]
        if place >= 0 and is_target(state, i64(board.side[unit]), place):
            found.append(place)
    return found


def targets(state: State, unit: i64) -> list[int]:
    if state.board.arm[unit] == ARTILLERY:
        return battery_targets(state, unit)
    return light_targets(state, unit)


def modifier(state: State, unit: i64, place: i64) -> i64:
    """What is added to the dice: the printed number for the range, and the ground [9.1, 10.2]."""
    ground = state.houses.fire[place]
    if state.board.arm[unit] != ARTILLERY:
        return ground
    distance = state.board.distance(state.unit_hex[unit], place)
    return ground + i64(state.board.fire[unit * RANGES + distance])


def shots(state: State, arm: i64) -> list[Ply]:
    """Every shot that units of this arm may still fire in this activation."""
    plies: list[Ply] = []
    if state.status() == TITUBANT:
        return plies
    ready = state.active_units() & ~state.fired
    for unit in range(UNITS):
        if (ready >> unit) & 1 and i64(state.board.arm[unit]) == arm:
            for place in targets(state, unit):
                plies.append(Ply(FIRE, unit, place))
    return plies


def begin_batteries(state: State) -> None:
    if shots(state, ARTILLERY):
        state.step = BATTERY_CHOICE
    else:
        state.stage = MARCH_STAGE


def begin_light(state: State) -> None:
    if shots(state, LIGHT):
        state.step = LIGHT_CHOICE
    else:
        state.stage = PLAN_STAGE


def aim(state: State, ply: Ply, log: list[Event] | None) -> None:
    state.shooter = ply.first
    state.target = ply.second
    state.fired |= 1 << ply.first
    if log is not None:
        bonus = modifier(state, ply.first, ply.second)
        needed = state.board.charts.fire_hits_at - bonus
        log.append(Aimed(ply.first, ply.second, bonus, needed))


class BatteryChoice(Question):
    """One battery at a time, each once [9.1]."""

    def actions(self, state: State) -> list[Ply]:
        return [*shots(state, ARTILLERY), DONE_PLY]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        if ply.verb == DONE:
            state.stage = MARCH_STAGE
            state.step = CARRY_ON
            return
        aim(state, ply, log)
        state.step = BATTERY_ROLL


class LightChoice(Question):
    """One light infantry at a time, each once [10.2]."""

    def actions(self, state: State) -> list[Ply]:
        return [*shots(state, LIGHT), DONE_PLY]

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        assert state.stage == LIGHT_STAGE
        if ply.verb == DONE:
            state.stage = PLAN_STAGE
            state.step = CARRY_ON
            return
        aim(state, ply, log)
        state.step = LIGHT_ROLL


class FireRoll(Roll):
    """9 or more with the modifiers: one hit, which moves nobody [9.1, 10.2]."""

    def apply(self, state: State, ply: Ply, log: list[Event] | None) -> None:
        unit, place = state.shooter, state.target
        state.shooter = NO_ONE
        state.target = OFF_MAP
        total = ply.first + ply.second + modifier(state, unit, place)
        is_hit = total >= state.board.charts.fire_hits_at
        if log is not None:
            log.append(Fired(unit, place, ply.first, ply.second, is_hit))
        if is_hit:
            hit(state, place, log)
        state.step = CARRY_ON


def hit(state: State, place: i64, log: list[Event] | None) -> None:
    """Troops take it before a Marshal; he only if alone [8.2, ruling C3]."""
    if not state.is_empty(place):
        losses.hit_body(state, place, log)
        return
    losses.lose_marshal(state, state.marshal_at(place), "fire", log)
