"""What the open question is about, in a sentence: who moves, who flees, how an assault stands."""

from __future__ import annotations

from typing import Final

from solitaire.games.camposanto.core import steps
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.views import AssaultSeen, FlightSeen, View
from solitaire.games.camposanto.terms import ALL_WINGS, CAUTIOUS, TITUBANT
from solitaire.games.camposanto.text.wording import (
    STATUSES,
    hex_title,
    hexes_title,
    listed,
    marshal_name,
    signed,
    unit_title,
    wing_title,
)
from solitaire.text import NOTHING, Text, joined, text, verbatim

_FLIGHT_STEPS: Final = (
    steps.ROAD_CHOICE,
    steps.WAY_CHOICE,
    steps.PUSH_CHOICE,
    steps.DISTANCE_CHOICE,
)


def situation(board: Board, view: View) -> Text:
    step = view.clock.step
    flight = view.push or view.flight
    if step == steps.FACING_CHOICE:
        return _facing(board, view)
    if flight is not None and step in _FLIGHT_STEPS:
        return _flight(board, view, flight)
    if step == steps.REACTION_CHOICE and view.march is not None:
        return _reaction(board, view, view.march.unit, view.march.reacting)
    if view.assault is not None:
        return _assault(board, view.assault)
    if step == steps.ORDERS_CHOICE:
        return _score(view)
    return _wing(view) if view.clock.activation else NOTHING


def _facing(board: Board, view: View) -> Text:
    unit = view.activation.facer
    where = hex_title(board, view.units[unit].hex)
    return text("{who} in {where} turns.", who=unit_title(board, unit), where=where)


def _flight(board: Board, view: View, flight: FlightSeen) -> Text:
    who = _fugitive(board, view, flight)
    start, here = hex_title(board, flight.way[0]), hex_title(board, flight.way[-1])
    if flight.distance > 1:
        return text(
            "{who} flees from {start}, {far} hexes at least; now in {here}.",
            who=who,
            start=start,
            far=flight.distance,
            here=here,
        )
    return text("{who} flees from {start}; now in {here}.", who=who, start=start, here=here)


def _fugitive(board: Board, view: View, flight: FlightSeen) -> Text:
    if flight.marshal >= 0:
        return text("Marshal {name}", name=marshal_name(board, flight.marshal))
    found = [unit for unit, seen in enumerate(view.units) if seen.hex == flight.way[0]]
    return listed([unit_title(board, unit) for unit in found])


def _reaction(board: Board, view: View, mover: int, unit: int) -> Text:
    return text(
        "{mover} has come to {there}, before the front of {who} in {where}.",
        mover=unit_title(board, mover),
        there=hex_title(board, view.units[mover].hex),
        who=unit_title(board, unit),
        where=hex_title(board, view.units[unit].hex),
    )


def _assault(board: Board, assault: AssaultSeen) -> Text:
    return text(
        "Assault from {attackers} on {defenders}: attacker {attack}, defender {defence}, "
        "threshold {threshold} [7.1, 7.2].",
        attackers=listed([verbatim(board.hex_names[place]) for place in assault.attackers]),
        defenders=hexes_title(board, assault.defenders),
        attack=signed(assault.attack),
        defence=signed(assault.defence),
        threshold=assault.threshold,
    )


def _score(view: View) -> Text:
    return text(
        "Victory points: Allied {allied}, Spanish {spanish}; four win at once [12.2].",
        allied=view.score[1],
        spanish=view.score[5],
    )


def _wing(view: View) -> Text:
    orders = view.orders
    wing = orders.sequence[view.clock.activation - 1]
    waiting = [_short(view, one) for one in orders.sequence[view.clock.activation : ALL_WINGS]]
    if not waiting:
        return text("{now}.", now=_active(view, wing))
    return text("{now}; then {others}.", now=_active(view, wing), others=joined(waiting))


def _short(view: View, wing: int) -> Text:
    status = STATUSES[view.orders.statuses[wing]]
    return text("{wing} {status}", wing=wing_title(wing), status=status)


def _active(view: View, wing: int) -> Text:
    status = view.orders.statuses[wing]
    words = text("{wing}, {status}", wing=wing_title(wing), status=STATUSES[status])
    if view.clock.is_raised:
        return text("{wing}, Aggressive by its General", wing=words)
    if status not in (CAUTIOUS, TITUBANT):
        return words
    return text(
        "{wing}, {number} units moved or turned of at most 4 [5.3, 5.4]",
        wing=words,
        number=view.activation.activated,
    )
