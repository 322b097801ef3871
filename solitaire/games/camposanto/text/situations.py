"""What the open question is about, in a sentence: who moves, who flees, how an assault stands."""

from __future__ import annotations

from solitaire.games.camposanto.core import steps
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.views import AssaultSeen, FlightSeen, View
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    CAUTIOUS,
    SIDE_TITLES,
    STATUS_NAMES,
    TITUBANT,
    WINGS,
)
from solitaire.games.camposanto.text.wording import (
    hex_title,
    listed,
    signed,
    unit_title,
    wing_title,
)


def situation(board: Board, view: View) -> str:
    step = view.clock.step
    flight = view.push or view.flight
    if step == steps.FACING_CHOICE:
        unit = view.activation.facer
        return f"{unit_title(board, unit)} in {hex_title(board, view.units[unit].hex)} turns."
    if flight is not None and step in _FLIGHT_STEPS:
        return _flight(board, view, flight)
    if step == steps.REACTION_CHOICE and view.march is not None:
        return _reaction(board, view, view.march.unit, view.march.reacting)
    if view.assault is not None:
        return _assault(board, view.assault)
    if step == steps.ORDERS_CHOICE:
        return _score(view)
    return _wing(view) if view.clock.activation else ""


_FLIGHT_STEPS = (steps.ROAD_CHOICE, steps.WAY_CHOICE, steps.PUSH_CHOICE, steps.DISTANCE_CHOICE)


def _flight(board: Board, view: View, flight: FlightSeen) -> str:
    start, here = hex_title(board, flight.way[0]), hex_title(board, flight.way[-1])
    if flight.marshal >= 0:
        who = f"Marshal {board.marshal_titles[flight.marshal]}"
    else:
        found = [unit for unit, seen in enumerate(view.units) if seen.hex == flight.way[0]]
        who = listed([unit_title(board, unit) for unit in found])
    far = f", {flight.distance} hexes at least" if flight.distance > 1 else ""
    return f"{who} flees from {start}{far}; now in {here}."


def _reaction(board: Board, view: View, mover: int, unit: int) -> str:
    place, there = view.units[unit].hex, view.units[mover].hex
    return (
        f"{unit_title(board, mover)} has come to {hex_title(board, there)}, before the front of "
        f"{unit_title(board, unit)} in {hex_title(board, place)}."
    )


def _assault(board: Board, assault: AssaultSeen) -> str:
    attackers = listed([board.hex_names[place] for place in assault.attackers])
    defenders = listed([hex_title(board, place) for place in assault.defenders])
    return (
        f"Assault from {attackers} on {defenders}: attacker {signed(assault.attack)}, defender "
        f"{signed(assault.defence)}, threshold {assault.threshold} [7.1, 7.2]."
    )


def _score(view: View) -> str:
    allied, spanish = view.score[1], view.score[5]
    return f"Victory points: Allied {allied}, Spanish {spanish}; four win at once [12.2]."


def _wing(view: View) -> str:
    orders = view.orders
    wing = orders.sequence[view.clock.activation - 1]
    status = orders.statuses[wing]
    raised = ", Aggressive by its General" if view.clock.is_raised else ""
    words = f"{wing_title(wing)}, {STATUS_NAMES[status]}{raised}"
    if status in (CAUTIOUS, TITUBANT) and not raised:
        words += f", {view.activation.activated} units moved or turned of at most 4 [5.3, 5.4]"
    waiting = orders.sequence[view.clock.activation : ALL_WINGS]
    if waiting:
        names = [
            f"{SIDE_TITLES[one // WINGS]} {STATUS_NAMES[orders.statuses[one]]}" for one in waiting
        ]
        words += f"; then {', '.join(names)}"
    return f"{words}."
