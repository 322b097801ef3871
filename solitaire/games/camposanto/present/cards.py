"""Beside the map: the order of activation, the order board, the score, the losses; and pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from solitaire.games.camposanto.core.steps import EXCHANGE_CHOICE
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import (
    ARMY_TITLES,
    ELIMINATED,
    LOSSES,
    LOST_MARSHALS,
    ORDER_CARDS,
    SIDE_TITLES,
    STATUS_TITLES,
    TURN_TITLES,
    WING_TITLES,
    hand_box,
    side_title,
    wing_box,
    wing_title,
)
from solitaire.games.camposanto.rules.orders import values_in
from solitaire.games.camposanto.staff.world import active_wing, is_at_work
from solitaire.games.camposanto.terms import (
    ALL_WINGS,
    BATTERY_STAGE,
    CAUTIOUS,
    MARCH_STAGE,
    PHASES,
    SIDES,
    STATUS_NAMES,
    TITUBANT,
    WINGS,
)
from solitaire.presenting.picture import Card, Marker, Row, Track
from solitaire.text import NOTHING, Text, joined, text, verbatim

SEQUENCE, SCORE, REVEALED, EXCHANGE = "sequence", "score", "revealed", "exchange"
_WING_SHORT = (text("L"), text("C"), text("R"))
_TURN_SHORT = (text("day"), text("night"))
_ROW = 3
"""Cells of a track beside each other, where two rows of them are enough."""


def cards(views: Sequence[View]) -> tuple[Card, ...]:
    view = views[0]
    shown = range(len(SIDES)) if len(views) > 1 else (view.seat, 1 - view.seat)
    return (
        _sequence(view),
        *(_orders(view, side, len(views) > 1) for side in shown),
        _score(view),
        Card(LOSSES, text("Losses"), rows=_lost_rows(view), rooms=(ELIMINATED, LOST_MARSHALS)),
        *_pages(view),
    )


# -- the order of activation ----------------------------------------------------------------------


def _sequence(view: View) -> Card:
    """The phases while orders are chosen, then the wings in their order."""
    title = text(
        "{turn}, phase {phase} of {phases}",
        turn=TURN_TITLES[view.clock.turn],
        phase=view.clock.phase,
        phases=PHASES,
    )
    track = _activations(view) if is_at_work(view) else _phases(view)
    return Card(SEQUENCE, title, tracks=(track,), lines=_sequence_lines(view))


def _phases(view: View) -> Track:
    cells = tuple(
        text("{phase} {turn}", phase=number, turn=_TURN_SHORT[turn])
        for turn in range(1 if dict(view.options)["length"] == "day" else 2)
        for number in range(1, PHASES + 1)
    )
    now = view.clock.turn * PHASES + view.clock.phase - 1
    return Track(text("Phases"), cells, now=now, columns=_ROW)


def _activations(view: View) -> Track:
    orders = view.orders
    return Track(
        text("Order of activation"),
        tuple(_cell(view, wing) for wing in orders.sequence),
        tuple(
            Marker(
                number,
                STATUS_NAMES[orders.statuses[wing]],
                SIDES[wing // WINGS],
                _place_words(view, number, wing),
            )
            for number, wing in enumerate(orders.sequence)
        ),
        now=view.clock.activation - 1,
        columns=_ROW,
        notes=tuple(_limits(view)),
        caption=limit_words(view),
    )


def _cell(view: View, wing: int) -> Text:
    """The value and the letter of the wing."""
    letter = _WING_SHORT[wing % WINGS]
    return text("{value}\u202f{wing}", value=view.orders.laid[wing], wing=letter)


def _place_words(view: View, number: int, wing: int) -> Text:
    return text(
        "{place}. {wing}, {status} with {value}",
        place=number + 1,
        wing=wing_title(wing),
        status=STATUS_TITLES[view.orders.statuses[wing]],
        value=view.orders.laid[wing],
    )


def _sequence_lines(view: View) -> tuple[Text, ...]:
    phase = text("{turn}, phase {phase}", turn=TURN_TITLES[view.clock.turn], phase=view.clock.phase)
    if not is_at_work(view):
        return (phase,)
    order = [_place_words(view, number, wing) for number, wing in enumerate(view.orders.sequence)]
    return phase, text("Order of activation: {wings}", wings=joined(order, "; "))


_STATUS_RULES = (
    NOTHING,
    text("+1 MP, +1 in assaults, from zone to zone [5.1]"),
    text("no limits [5.2]"),
    text("4 units at most, no flank bonus [5.3]"),
    text("4 units at most, no fire, no assault [5.4]"),
)


def _limits(view: View) -> Iterator[Text]:
    status = view.orders.statuses[active_wing(view)]
    if view.clock.is_raised:
        yield text("The General leads the wing: Aggressive for this activation [8.1]")
    else:
        yield text("{status}: {rule}", status=STATUS_TITLES[status], rule=_STATUS_RULES[status])


def limit_words(view: View) -> Text:
    """How many units may still move, where there is a limit."""
    status = view.orders.statuses[active_wing(view)]
    if status not in (CAUTIOUS, TITUBANT) or view.clock.is_raised:
        return NOTHING
    most = int(RULES.board.charts.activation_limit)
    left = max(most - view.activation.activated, 0)
    return text("%n of 4 units may still move", count=left)


# -- the order board ------------------------------------------------------------------------------


def _orders(view: View, side: int, sees_all: bool) -> Card:
    """The hand, and the three wings while orders are laid; later the track has them."""
    wings = range(side * WINGS, side * WINGS + WINGS)
    used = view.orders.generals_used >> side & 1
    general = text("General spent [8.1]") if used else text("General ready [8.1]")
    tired = [WING_TITLES[wing % WINGS] for wing in wings if view.orders.fatigued >> wing & 1]
    rows = [Row(general, _sealed_words(view, side))]
    if tired:
        rows.append(Row(text("Was Impetuous: {wings} [4.1]", wings=joined(tired))))
    has_wings = sees_all or side == view.seat or view.orders.sealed >> side & 1
    rooms = [wing_box(wing) for wing in wings] if has_wings and not is_at_work(view) else []
    return Card(
        ORDER_CARDS[side],
        text("{side} orders", side=SIDE_TITLES[side]),
        rows=tuple(rows),
        rooms=(hand_box(side), *rooms),
        lines=_order_lines(view, side, general),
    )


def _sealed_words(view: View, side: int) -> Text:
    if view.orders.sealed >> side & 1:
        return text("laid face down")
    return NOTHING


def _order_lines(view: View, side: int, general: Text) -> tuple[Text, ...]:
    orders, name = view.orders, side_title(side)
    hand = _numbers(values_in(orders.hands[side])) or text("none")
    found = [text("{side} order points in hand: {values}", side=name, values=hand)]
    if orders.sealed >> side & 1:
        found.append(text("The {side} side has laid three order points face down [4]", side=name))
    for wing in range(side * WINGS, side * WINGS + WINGS):
        if orders.laid[wing]:
            found.append(_wing_line(view, wing))
    return (*found, text("{side}: {general}", side=name, general=general))


def _wing_line(view: View, wing: int) -> Text:
    status = view.orders.statuses[wing]
    value = view.orders.laid[wing]
    if not status:
        return text("{wing}: {value}", wing=wing_title(wing), value=value)
    return text(
        "{wing}: {value}, {status}",
        wing=wing_title(wing),
        value=value,
        status=STATUS_TITLES[status],
    )


def _numbers(values: Sequence[int]) -> Text:
    return joined([verbatim(str(value)) for value in values])


# -- score and losses -----------------------------------------------------------------------------


def _score(view: View) -> Card:
    most = int(RULES.board.charts.victory_points)
    sides = range(len(SIDES))
    points = Track(
        text("Victory points"),
        tuple(text("{number}", number=number) for number in range(most + 1)),
        tuple(
            Marker(min(view.score[side * 4 + 1], most), "", SIDES[side], _points_words(view, side))
            for side in sides
        ),
        columns=most + 1,
        notes=(text("Four win at once [12.2]"),),
    )
    return Card(
        SCORE,
        text("Score"),
        rows=tuple(_score_row(view, side) for side in sides),
        tracks=(points,),
        lines=score_lines(view),
    )


def _score_row(view: View, side: int) -> Row:
    return Row(
        text("{side}: %n hits this phase", singular="{side}: %n hit this phase",
             count=view.score[side * 4], side=side_title(side)),
        text("%n regiments lost", singular="%n regiment lost", count=view.score[side * 4 + 2]),
    )  # fmt: skip


def _points_words(view: View, side: int) -> Text:
    return text(
        "{side}: %n victory points",
        singular="{side}: %n victory point",
        count=view.score[side * 4 + 1],
        side=side_title(side),
    )


def _hits(view: View, side: int) -> Text:
    return text(
        "{side}: %n hits scored",
        singular="{side}: %n hit scored",
        count=view.score[side * 4],
        side=side_title(side),
    )


def score_lines(view: View) -> tuple[Text, ...]:
    found = []
    for side in range(len(SIDES)):
        found += [_points_words(view, side), _hits(view, side)]
        found.append(
            text(
                "{side}: %n regiments lost",
                singular="{side}: %n regiment lost",
                count=view.score[side * 4 + 2],
                side=side_title(side),
            )
        )
    return (*found, *_weak_wings(view))


def _weak_wings(view: View) -> Iterator[Text]:
    """What would end the game at once: a wing that is gone [12.1]."""
    for wing in range(ALL_WINGS):
        left = _units_left(view, wing)
        if left <= 3:
            yield text(
                "{wing}: %n units left; without any its side has lost [12.1]",
                singular="{wing}: %n unit left; without it its side has lost [12.1]",
                count=left,
                wing=wing_title(wing),
            )


def _units_left(view: View, wing: int) -> int:
    board = RULES.board
    return sum(
        1 for unit, seen in enumerate(view.units) if board.wing[unit] == wing and seen.hex >= 0
    )


def _lost_rows(view: View) -> tuple[Row, ...]:
    return tuple(Row(words) for words in _weak_wings(view))


# -- pages ----------------------------------------------------------------------------------------


def _pages(view: View) -> Iterator[Card]:
    if view.clock.step == EXCHANGE_CHOICE:
        yield _exchange(view)
    elif is_just_revealed(view):
        yield _revealed(view)


def is_just_revealed(view: View) -> bool:
    """The seat's first wing is to act and has done nothing yet."""
    clock, done = view.clock, view.activation
    if not is_at_work(view) or clock.stage not in (BATTERY_STAGE, MARCH_STAGE):
        return False
    own = [wing for wing in view.orders.sequence if wing // WINGS == view.seat]
    is_idle = not (done.acted or done.fired or view.march) and done.shooter < 0
    return is_idle and active_wing(view) == own[0]


def _revealed(view: View) -> Card:
    """Wing by wing, which order was higher and what it makes of the two [4.1]."""
    rows = [_pair(view, wing) for wing in range(WINGS)]
    first = view.orders.sequence[0]
    last = Row(
        text("{wing} acts first", wing=wing_title(first)),
        text("then by falling value [5]"),
        side=SIDES[first // WINGS],
    )
    return Card(REVEALED, text("The orders are revealed"), (*rows, last), is_page=True)


def _pair(view: View, own: int) -> Row:
    """The Allied wing and the one it is compared with [O4]."""
    facing = dict(view.options)["compare"] == "facing"
    other = WINGS + (WINGS - 1 - own if facing else own)
    higher, lower = (
        (own, other) if view.orders.laid[own] > view.orders.laid[other] else (other, own)
    )
    return Row(
        text(
            "{wing}: {one} beats {other}",
            wing=wing_title(higher),
            one=view.orders.laid[higher],
            other=view.orders.laid[lower],
        ),
        text("{one}; {other}", one=_status(view, higher), other=_status(view, lower)),
        side=SIDES[higher // WINGS],
    )


def _status(view: View, wing: int) -> Text:
    status = view.orders.statuses[wing]
    return text("{side} {status}", side=side_title(wing // WINGS), status=STATUS_TITLES[status])


def _exchange(view: View) -> Card:
    series = RULES.board.series
    rows = tuple(
        Row(
            text("{army} by day", army=ARMY_TITLES[side]),
            _numbers(values_in(series[side])),
            side=SIDES[side],
        )
        for side in range(len(SIDES))
    )
    return Card(EXCHANGE, text("Nightfall: the two series of order points [4.3]"), rows,
                is_page=True)  # fmt: skip
