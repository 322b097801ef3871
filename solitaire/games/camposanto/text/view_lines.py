"""A view as readable lines, in a fixed order: score, orders, then both armies wing by wing.

The last line says that map and set-up are reconstructed.
"""

from __future__ import annotations

from collections.abc import Iterator

from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.steps import QUESTIONS
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.rules.orders import values_in
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    ARMS,
    ARTILLERY,
    FACINGS,
    OFF_MAP,
    SIDE_TITLES,
    SIDES,
    STATUS_NAMES,
    TURN_NAMES,
    UNITS,
    WING_NAMES,
    WINGS,
)
from solitaire.games.camposanto.text.wording import wing_title


def view_lines(board: Board, view: View) -> list[str]:
    return [*_clock(view), *_orders(view), *_wings(board, view), board.data.status]


def _clock(view: View) -> Iterator[str]:
    clock = view.clock
    now = f"{TURN_NAMES[clock.turn]}, phase {clock.phase}: {QUESTIONS[clock.step]}"
    yield f"{now}; you are the {SIDES[view.seat]} side"
    hits, points = (view.score[0], view.score[4]), (view.score[1], view.score[5])
    lost = (view.score[2], view.score[6])
    yield (
        f"hits this phase: Allied {hits[0]}, Spanish {hits[1]}; victory points: Allied {points[0]},"
        f" Spanish {points[1]}; regiments lost: Allied {lost[0]}, Spanish {lost[1]} [12.2]"
    )


def _orders(view: View) -> Iterator[str]:
    orders = view.orders
    for side, name in enumerate(SIDE_TITLES):
        values = ", ".join(str(value) for value in values_in(orders.hands[side])) or "none"
        sealed = "; orders laid face down" if orders.sealed >> side & 1 else ""
        general = "used" if orders.generals_used >> side & 1 else "ready"
        yield f"{name} order points in hand: {values}{sealed}; General {general} [2.3, 8.1]"
        own = orders.laid[side * WINGS : side * WINGS + WINGS]
        if any(own) and not view.clock.activation:
            told = zip(WING_NAMES, own, strict=True)
            yield f"{name} orders: {', '.join(f'{wing} {value}' for wing, value in told)}"
    if view.clock.activation:
        yield f"order of activation: {', '.join(_sequence(view))} [5]"


def _sequence(view: View) -> Iterator[str]:
    orders = view.orders
    for place, wing in enumerate(orders.sequence, start=1):
        mark = " (now)" if place == view.clock.activation else ""
        status = STATUS_NAMES[orders.statuses[wing]]
        yield f"{wing_title(wing)} {orders.laid[wing]} {status}{mark}"


def _wings(board: Board, view: View) -> Iterator[str]:
    for wing in range(ALL_WINGS):
        place = view.marshals[wing]
        where = "lost" if place == OFF_MAP else board.hex_names[place]
        yield f"{wing_title(wing)}: Marshal {board.marshal_titles[wing]} {where}"
        for unit in range(UNITS):
            if board.wing[unit] == wing and view.units[unit].hex != OFF_MAP:
                yield f"  {unit_line(board, view, unit)}"


def unit_line(board: Board, view: View, unit: int) -> str:
    """ "roth_1 1106 s: infantry, 4 of 4 steps"."""
    seen = view.units[unit]
    stars = " " + "*" * int(board.stars[unit]) if board.stars[unit] else ""
    arm = ARMS[board.arm[unit]]
    where = f"{board.hex_names[seen.hex]} {FACINGS[seen.facing]}"
    steps = f"{seen.steps} of {board.full_steps[unit]} steps"
    guns = f", fire {fire_text(board, unit)}" if board.arm[unit] == ARTILLERY else ""
    return f"{board.unit_names[unit]}{stars} {where}: {arm}, {steps}{guns}"


def fire_text(board: Board, unit: int) -> str:
    """Modifiers at range 1 to 4 [9.1]."""
    return "-".join(str(modifier) for modifier in board.data.units[unit].fire)
