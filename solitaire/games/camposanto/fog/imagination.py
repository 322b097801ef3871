"""From a view to a full state: the enemy's sealed orders are dealt, the rest is as seen."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64, u8

from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.options import Options
from solitaire.games.camposanto.core.procedures import Assault, Flight, March
from solitaire.games.camposanto.core.state import State, blank_state
from solitaire.games.camposanto.core.views import (
    AssaultSeen,
    FlightSeen,
    MarchSeen,
    OrdersSeen,
    View,
)
from solitaire.games.camposanto.rules.orders import lay, values_in
from solitaire.games.camposanto.terms import ALL_WINGS, OFF_MAP, WINGS


def imagine(board: Board, view: View, rng: Random) -> State:
    """A state that looks like this to the view's seat."""
    state = restore(board, view)
    for side in hidden_sides(view):
        left, centre, right = rng.sample(values_in(state.hand(side)), WINGS)
        lay(state, side, left, centre, right)
    return state


def first_world(board: Board, view: View) -> State:
    """The world in which whoever has sealed laid the lowest values; needs no chance."""
    state = restore(board, view)
    for side in hidden_sides(view):
        left, centre, right = values_in(state.hand(side))[:WINGS]
        lay(state, side, left, centre, right)
    return state


def hidden_sides(view: View) -> list[int]:
    """Sides whose sealed orders the view's seat does not know."""
    return [
        side
        for side in range(2)
        if side != view.seat
        and view.orders.sealed >> side & 1
        and not view.orders.laid[side * WINGS]
    ]


def restore(board: Board, view: View) -> State:
    """The state as far as the view tells it."""
    state = blank_state(board, Options(dict(view.options)))
    clock = view.clock
    state.turn = clock.turn
    state.phase = clock.phase
    state.activation = clock.activation
    state.stage = clock.stage
    state.step = clock.step
    state.raised = clock.is_raised
    for unit, seen in enumerate(view.units):
        state.facing[unit] = u8(seen.facing)
        state.steps[unit] = u8(seen.steps)
        if seen.hex != OFF_MAP:
            state.put(unit, seen.hex)
    for marshal, place in enumerate(view.marshals):
        state.marshal_hex[marshal] = place
    _restore_orders(state, view.orders)
    state.score = vec[i64](view.score)
    state.victor = view.victor
    seen_now = view.activation
    state.acted = seen_now.acted
    state.activated = seen_now.activated
    state.fired = seen_now.fired
    state.shooter = seen_now.shooter
    state.target = seen_now.target
    state.facer = seen_now.facer
    state.to_push = seen_now.to_push
    state.plan = vec[i64](seen_now.plan)
    state.march = _march(view.march)
    state.flight = _flight(view.flight)
    state.push = _flight(view.push)
    state.assault = _assault(view.assault)
    return state


def _restore_orders(state: State, seen: OrdersSeen) -> None:
    state.red_holder = seen.red_holder
    state.sealed = seen.sealed
    state.fatigued = seen.fatigued
    state.generals_used = seen.generals_used
    for side in range(2):
        state.set_hand(side, seen.hands[side])
    for wing in range(ALL_WINGS):
        state.set_laid(wing, seen.laid[wing])
        state.set_status(wing, seen.statuses[wing])
        state.set_wing_at(wing + 1, seen.sequence[wing])


def _march(seen: MarchSeen | None) -> March | None:
    if seen is None:
        return None
    march = March(seen.unit, seen.left)
    march.in_zone = seen.in_zone
    march.stage = seen.stage
    march.pushed = seen.pushed
    march.to_react = seen.to_react
    march.reacting = seen.reacting
    return march


def _flight(seen: FlightSeen | None) -> Flight | None:
    if seen is None:
        return None
    flight = Flight(seen.kind, seen.side, seen.marshal, seen.way[0])
    flight.distance = seen.distance
    flight.road = seen.road
    flight.way = vec[i64](seen.way)
    flight.stage = seen.stage
    return flight


def _assault(seen: AssaultSeen | None) -> Assault | None:
    if seen is None:
        return None
    assault = Assault(vec[i64](seen.attackers), vec[i64](seen.defenders))
    assault.isolated = seen.isolated
    assault.attack = seen.attack
    assault.defence = seen.defence
    assault.threshold = seen.threshold
    assault.roller = seen.roller
    assault.dice = seen.dice
    assault.marshal = seen.marshal
    assault.stage = seen.stage
    assault.loser = seen.loser
    assault.withdrew = seen.withdrew
    assault.fleeing = vec[i64](seen.fleeing)
    assault.barred = seen.barred
    assault.winners = seen.winners
    assault.turning = seen.turning
    return assault
