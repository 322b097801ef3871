"""What one seat sees of the battle: stacks, cards beside the map, the strip on top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from solitaire.games.camposanto.core.steps import EXCHANGE_CHOICE, GAME_OVER, ORDERS_CHOICE
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present import cards, drawn
from solitaire.games.camposanto.present.faces import (
    chit_face,
    marshal_face,
    sealed_face,
    unit_face,
)
from solitaire.games.camposanto.present.names import (
    ELIMINATED,
    LOST_MARSHALS,
    STATUS_TITLES,
    TURN_TITLES,
    chit_key,
    hand_box,
    marshal_key,
    place_id,
    side_title,
    unit_key,
    wing_box,
    wing_title,
)
from solitaire.games.camposanto.rules.orders import values_in
from solitaire.games.camposanto.staff.world import active_side, active_wing, is_at_work
from solitaire.games.camposanto.terms import (
    MARSHALS,
    NIGHT,
    OFF_MAP,
    PHASES,
    SIDES,
    TURN_NAMES,
    UNITS,
    WINGS,
)
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.picture import Clock, Face, Picture, Stack
from solitaire.text import NOTHING, Text, joined, text

Counted = tuple[Face, CounterId]


def picture(views: Sequence[View]) -> Picture:
    """One view: a seat's eyes. Both: the sealed orders of each side as it knows them itself."""
    view, clock = views[0], clock_of(views[0])
    seat = SIDES[view.seat] if len(views) == 1 else ""
    return Picture(
        seat=seat,
        clock=clock,
        stacks=(*_on_the_field(view), *_lost(view), *_orders(views)),
        look=TURN_NAMES[view.clock.turn],
        fight=place_id(view.assault.defenders[0]) if view.assault is not None else "",
        under_way=_under_way(view) if seat else (),
        drawn=drawn.drawn(view),
        cards=cards.cards(views),
        banner=_banner(view, clock),
        lines=_lines(view, clock),
    )


# -- the clock ------------------------------------------------------------------------------------


def clock_of(view: View) -> Clock:
    clock = view.clock
    turns = PHASES if dict(view.options)["length"] == "day" else 2 * PHASES
    date = text("8 February 1743, {turn}", turn=TURN_TITLES[clock.turn])
    side = SIDES[active_side(view)] if is_at_work(view) else ""
    number = clock.turn * PHASES + clock.phase
    return Clock(number, turns, date, phase_title(view), (), side)


def phase_title(view: View) -> Text:
    step = view.clock.step
    if step == ORDERS_CHOICE:
        return text("Orders")
    if step == EXCHANGE_CHOICE:
        return text("Nightfall")
    if step == GAME_OVER or not is_at_work(view):
        return text("End of the battle")
    wing = active_wing(view)
    return text("{wing}, {status}", wing=wing_title(wing), status=status_title(view, wing))


def status_title(view: View, wing: int) -> Text:
    status = STATUS_TITLES[view.orders.statuses[wing]]
    if view.clock.is_raised and is_at_work(view) and wing == active_wing(view):
        return text("{status}, led by the General", status=status)
    return status


# -- stacks ---------------------------------------------------------------------------------------


def _on_the_field(view: View) -> list[Stack]:
    """Marshals above the counter on top, the regiment below."""
    found: dict[tuple[int, str], list[Counted]] = {}
    board = RULES.board
    for marshal in range(MARSHALS):
        place = view.marshals[marshal]
        if place != OFF_MAP:
            there = found.setdefault((place, SIDES[marshal // WINGS]), [])
            there.append((marshal_face(marshal), marshal_key(marshal)))
    for unit in sorted(range(UNITS), key=lambda one: bool(board.is_line[one])):
        place = view.units[unit].hex
        if place != OFF_MAP:
            there = found.setdefault((place, SIDES[board.side[unit]]), [])
            there.append((unit_face(view, unit), unit_key(unit)))
    return [
        _stack(place_id(place), side, there, _tally(view, place))
        for (place, side), there in sorted(found.items())
    ]


def _tally(view: View, place: int) -> Text:
    steps = sum(seen.steps for seen in view.units if seen.hex == place)
    return text("%n steps", singular="%n step", count=steps) if steps else NOTHING


def _stack(place: PlaceId, side: str, there: Sequence[Counted], tally: Text = NOTHING) -> Stack:
    steps = [face.figures[0] for face, _ in there if face.figures and face.facing is not None]
    return Stack(
        place,
        side,
        tuple(face for face, _ in there),
        tuple(key for _, key in there),
        summary=str(sum(map(int, steps))) if steps else "",
        tally=tally,
    )


def _lost(view: View) -> Iterator[Stack]:
    for side, name in enumerate(SIDES):
        units = [
            unit
            for unit in range(UNITS)
            if RULES.board.side[unit] == side and view.units[unit].hex == OFF_MAP
        ]
        if units:
            there = [(unit_face(view, unit), unit_key(unit)) for unit in units]
            yield _stack(ELIMINATED, name, there)
        marshals = range(side * WINGS, side * WINGS + WINGS)
        gone = [one for one in marshals if view.marshals[one] == OFF_MAP]
        if gone:
            yield _stack(
                LOST_MARSHALS, name, [(marshal_face(one), marshal_key(one)) for one in gone]
            )


def _orders(views: Sequence[View]) -> Iterator[Stack]:
    for side in range(len(SIDES)):
        view = next((one for one in views if one.seat == side), views[0])
        yield from _orders_of(view, side)


def _orders_of(view: View, side: int) -> Iterator[Stack]:
    """The hand, and the three wings until the track of activations shows them. Of sealed orders
    only backs are seen, and every order point in the enemy's hand may be one of them."""
    orders, name = view.orders, SIDES[side]
    hand = values_in(orders.hands[side])
    is_hidden = is_sealed_to(view, side)
    if hand:
        there = [(chit_face(side, value, is_hidden), chit_key(value)) for value in hand]
        yield _stack(hand_box(side), name, there)
    for wing in range(side * WINGS, side * WINGS + WINGS):
        value = orders.laid[wing]
        if is_hidden:
            back = sealed_face(side, hand), f"{wing_box(wing)}/sealed"
            yield _stack(wing_box(wing), name, [back])
        elif value and not is_at_work(view):
            yield _stack(wing_box(wing), name, [(chit_face(side, value), chit_key(value))])


def is_sealed_to(view: View, side: int) -> bool:
    """Whether the side has laid orders that this seat may not see yet [4]."""
    return bool(view.orders.sealed >> side & 1) and not view.orders.laid[side * WINGS]


def _under_way(view: View) -> tuple[CounterId, ...]:
    """Who is on the move or flees, if it is the seat's own."""
    flight = view.push or view.flight
    if flight is not None:
        if flight.side != view.seat:
            return ()
        if flight.marshal >= 0:
            return (marshal_key(flight.marshal),)
        return tuple(
            unit_key(unit) for unit, seen in enumerate(view.units) if seen.hex == flight.way[0]
        )
    march = view.march
    if march is None or RULES.board.side[march.unit] != view.seat:
        return ()
    return (unit_key(march.unit),)


# -- the strip on top, and the position in words --------------------------------------------------


def _banner(view: View, clock: Clock) -> tuple[Text, ...]:
    points = [_of_side(side, view.score[side * 4 + 1]) for side in range(len(SIDES))]
    hits = [_of_side(side, view.score[side * 4]) for side in range(len(SIDES))]
    phase = text(
        "{turn}, phase {phase} of {phases}",
        turn=TURN_TITLES[view.clock.turn],
        phase=view.clock.phase,
        phases=PHASES,
    )
    limits = (cards.limit_words(view),) if is_at_work(view) else ()
    return (
        phase,
        clock.phase,
        *filter(None, limits),
        text("hits this phase {hits}", hits=joined(hits, " : ")),
        text("victory points {points}", points=joined(points, " : ")),
    )


def _of_side(side: int, number: int) -> Text:
    return text("{side} {number}", side=side_title(side), number=number)


def _lines(view: View, clock: Clock) -> tuple[Text, ...]:
    now = text("{date}, phase {phase}: {what}", date=clock.date, phase=view.clock.phase,
               what=clock.phase)  # fmt: skip
    dark = (text("Night: 1 MP less, guns reach 1 hex, isolated bodies take two hits [11]"),)
    return (now, *(dark if view.clock.turn == NIGHT else ()), *cards.score_lines(view))
