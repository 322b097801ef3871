"""Positions as lines of words, and the heading of a moment. Reading: position_reading.py."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.options import OPTIONS
from solitaire.games.camposanto.core.plies import ply_of
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.core.steps import (
    EXCHANGE_CHOICE,
    GAME_OVER,
    ORDERS_CHOICE,
    STEP_NAMES,
)
from solitaire.games.camposanto.core.views import ALL_SEEING, View, view
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    FACINGS,
    OFF_MAP,
    SIDES,
    STAGE_NAMES,
    STATUS_NAMES,
    TURN_NAMES,
    WINGS,
)
from solitaire.games.camposanto.text import codecs
from solitaire.games.camposanto.text.codecs import Codec
from solitaire.games.camposanto.text.notation import ply_text
from solitaire.games.camposanto.text.wording import STATUSES, TURNS, wing_title
from solitaire.text import text

FORMAT: Final = "camposanto-position 1"
SCORES: Final = ("hits", "points", "regiments_lost", "steps_lost")


def digest(state: State) -> str:
    """A short hash of everything in the state."""
    whole = repr(view(state, ALL_SEEING)).encode()
    return hashlib.sha256(whole).hexdigest()[:12]


def heading(state: State) -> tuple[str, ...]:
    """("Day, phase 2", "Spanish left, impetuous")."""
    turn = text("{turn}, phase {phase}", turn=TURNS[state.turn], phase=int(state.phase))
    if state.step == ORDERS_CHOICE:
        return (turn, text("orders"))
    if state.step == EXCHANGE_CHOICE:
        return (turn, text("exchange of order points"))
    if state.step == GAME_OVER:
        return (turn, text("end"))
    wing = int(state.active_wing())
    status = STATUSES[state.printed_status(wing)]
    return (turn, text("{wing}, {status}", wing=wing_title(wing), status=status))


def write(state: State) -> str:
    return "\n".join(_lines(state.board, view(state, ALL_SEEING))) + "\n"


def _lines(board: Board, seen: View) -> Iterator[str]:
    yield FORMAT
    defaults = {option.name: option.values[0] for option in OPTIONS}
    for name, value in seen.options:
        if value != defaults[name]:
            yield f"option {name} {value}"
    yield from _clock(seen)
    yield from _orders(board, seen)
    for place, name in enumerate(SCORES):
        yield f"{name} {seen.score[place]} {seen.score[4 + place]}"
    if seen.victor >= 0:
        yield f"victor {SIDES[seen.victor]}"
    for number, unit in enumerate(seen.units):
        if unit.hex != OFF_MAP:
            where = f"{board.hex_names[unit.hex]} {FACINGS[unit.facing]} {unit.steps}"
            yield f"{board.unit_names[number]} {where}"
    for number, place in enumerate(seen.marshals):
        if place != OFF_MAP:
            yield f"marshal {board.marshal_names[number]} {board.hex_names[place]}"
    yield from _activation(board, seen)
    yield from _procedures(board, seen)


def _clock(seen: View) -> Iterator[str]:
    clock = seen.clock
    yield f"turn {TURN_NAMES[clock.turn]}"
    yield f"phase {clock.phase}"
    yield f"activation {clock.activation}"
    yield f"operation {STAGE_NAMES[clock.stage]}"
    yield f"step {STEP_NAMES[clock.step]}"
    if clock.is_raised:
        yield "raised yes"


def _orders(board: Board, seen: View) -> Iterator[str]:
    orders = seen.orders
    yield f"red {SIDES[orders.red_holder]}"
    for side, name in enumerate(SIDES):
        own = slice(side * WINGS, side * WINGS + WINGS)
        yield f"hand {name} {codecs.NUMBER_SET.write(board, orders.hands[side])}"
        if any(orders.laid[own]):
            yield f"laid {name} {' '.join(str(value) for value in orders.laid[own])}"
        if any(orders.statuses[own]):
            yield f"status {name} {' '.join(STATUS_NAMES[one] for one in orders.statuses[own])}"
    yield from _line_unless_empty(board, "sealed", codecs.SIDE_SET, orders.sealed)
    if seen.clock.activation:
        wings = [codecs.wing_name(orders.sequence[place]) for place in range(ALL_WINGS)]
        yield f"sequence {','.join(wings)}"
    yield from _line_unless_empty(board, "fatigued", codecs.WING_SET, orders.fatigued)
    yield from _line_unless_empty(board, "generals_used", codecs.SIDE_SET, orders.generals_used)


def _activation(board: Board, seen: View) -> Iterator[str]:
    now = seen.activation
    yield from _line_unless_empty(board, "acted", codecs.UNITS, now.acted)
    yield from _line_unless_empty(board, "activated", codecs.NUMBER, now.activated)
    yield from _line_unless_empty(board, "fired", codecs.UNITS, now.fired)
    if now.shooter >= 0:
        yield f"shot {board.unit_names[now.shooter]} {board.hex_names[now.target]}"
    if now.facer >= 0:
        yield f"turning {board.unit_names[now.facer]}"
    yield from _line_unless_empty(board, "to_push", codecs.MARSHALS, now.to_push)
    for number in now.plan:
        yield f"plan {ply_text(board, ply_of(number))}"


def _line_unless_empty(board: Board, word: str, codec: Codec, value: int) -> Iterator[str]:
    if value:
        yield f"{word} {codec.write(board, value)}"


def _procedures(board: Board, seen: View) -> Iterator[str]:
    parts: tuple[tuple[str, Any, Mapping[str, Codec]], ...] = (
        ("march", seen.march, codecs.MARCH),
        ("flight", seen.flight, codecs.FLIGHT),
        ("push", seen.push, codecs.FLIGHT),
        ("fight", seen.assault, codecs.ASSAULT),
    )
    for word, part, fields in parts:
        if part is not None:
            values = [
                f"{name}={codec.write(board, getattr(part, name))}"
                for name, codec in fields.items()
            ]
            yield f"{word} {' '.join(values)}"
