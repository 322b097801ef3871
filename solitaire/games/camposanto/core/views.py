"""What one seat may know: everything but the orders the enemy has sealed, RULES section 12.

fog/imagination.py turns a view into a full state.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from solitaire.games.camposanto.core.procedures import Assault, Flight, March
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.terms import ALL_WINGS, MARSHALS, UNITS, WINGS

ALL_SEEING: Final = -1
"""The seat of a view that hides nothing: for digests and positions."""


class Clock(NamedTuple):
    """Where in the sequence of play."""

    turn: int
    phase: int
    activation: int
    stage: int
    step: int
    is_raised: bool


class UnitSeen(NamedTuple):
    hex: int
    facing: int
    steps: int


class OrdersSeen(NamedTuple):
    """The order points of both sides, wing by wing."""

    red_holder: int
    sealed: int
    hands: tuple[int, ...]
    """As bits; what the enemy has sealed still counts as in his hand."""
    laid: tuple[int, ...]
    """0 for nothing, or for what is sealed to this seat."""
    statuses: tuple[int, ...]
    sequence: tuple[int, ...]
    """Wings in order of activation."""
    fatigued: int
    generals_used: int


class ActivationSeen(NamedTuple):
    acted: int
    activated: int
    fired: int
    shooter: int
    target: int
    facer: int
    to_push: int
    plan: tuple[int, ...]


class MarchSeen(NamedTuple):
    unit: int
    left: int
    in_zone: bool
    stage: int
    pushed: bool
    to_react: int
    reacting: int


class FlightSeen(NamedTuple):
    kind: int
    side: int
    marshal: int
    distance: int
    road: int
    way: tuple[int, ...]
    stage: int


class AssaultSeen(NamedTuple):
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    isolated: int
    attack: int
    defence: int
    threshold: int
    roller: int
    dice: int
    marshal: int
    stage: int
    loser: int
    withdrew: bool
    fleeing: tuple[int, ...]
    barred: int
    winners: int
    turning: int


class View(NamedTuple):
    """One seat's knowledge: plain values only."""

    seat: int
    options: tuple[tuple[str, str], ...]
    clock: Clock
    units: tuple[UnitSeen, ...]
    marshals: tuple[int, ...]
    orders: OrdersSeen
    score: tuple[int, ...]
    """Per side: hits of this phase, points, regiments lost, steps lost."""
    victor: int
    activation: ActivationSeen
    march: MarchSeen | None
    flight: FlightSeen | None
    push: FlightSeen | None
    assault: AssaultSeen | None


def view(state: State, seat: i64) -> View:
    return View(
        seat,
        tuple(state.options.chosen.items()),
        Clock(state.turn, state.phase, state.activation, state.stage, state.step, state.raised),
        tuple(
            [
                UnitSeen(state.unit_hex[unit], int(state.facing[unit]), int(state.steps[unit]))
                for unit in range(UNITS)
            ]
        ),
        tuple([int(state.marshal_hex[marshal]) for marshal in range(MARSHALS)]),
        _orders(state, seat),
        numbers(state.score),
        state.victor,
        _activation(state),
        _march(state.march),
        _flight(state.flight),
        _flight(state.push),
        _assault(state.assault),
    )


def numbers(values: vec[i64]) -> tuple[int, ...]:
    return tuple([int(values[place]) for place in range(len(values))])


def _orders(state: State, seat: i64) -> OrdersSeen:
    wings = range(ALL_WINGS)
    hands = [int(state.hand(0)), int(state.hand(1))]
    laid = [int(state.laid(wing)) for wing in wings]
    for side in range(2):
        if seat != ALL_SEEING and side != seat and (state.sealed >> side) & 1:
            for wing in range(side * WINGS, side * WINGS + WINGS):
                hands[side] |= 1 << laid[wing]
                laid[wing] = 0
    return OrdersSeen(
        state.red_holder,
        state.sealed,
        tuple(hands),
        tuple(laid),
        tuple([int(state.printed_status(wing)) for wing in wings]),
        tuple([int(state.wing_at(wing + 1)) for wing in wings]),
        state.fatigued,
        state.generals_used,
    )


def _activation(state: State) -> ActivationSeen:
    return ActivationSeen(
        state.acted,
        state.activated,
        state.fired,
        state.shooter,
        state.target,
        state.facer,
        state.to_push,
        numbers(state.plan),
    )


def _march(march: March | None) -> MarchSeen | None:
    if march is None:
        return None
    return MarchSeen(
        march.unit,
        march.left,
        march.in_zone,
        march.stage,
        march.pushed,
        march.to_react,
        march.reacting,
    )


def _flight(flight: Flight | None) -> FlightSeen | None:
    if flight is None:
        return None
    return FlightSeen(
        flight.kind,
        flight.side,
        flight.marshal,
        flight.distance,
        flight.road,
        numbers(flight.way),
        flight.stage,
    )


def _assault(assault: Assault | None) -> AssaultSeen | None:
    if assault is None:
        return None
    return AssaultSeen(
        numbers(assault.attackers),
        numbers(assault.defenders),
        assault.isolated,
        assault.attack,
        assault.defence,
        assault.threshold,
        assault.roller,
        assault.dice,
        assault.marshal,
        assault.stage,
        assault.loser,
        assault.withdrew,
        numbers(assault.fleeing),
        assault.barred,
        assault.winners,
        assault.turning,
    )
