"""Counters as they are drawn: regiments, guns, light infantry, Marshals, order points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.present.names import (
    ARM_TITLES,
    CORNERS,
    chit_title,
    marshal_title,
    side_title,
    unit_title,
    wing_title,
)
from solitaire.games.camposanto.staff.world import world_of
from solitaire.games.camposanto.terms import (
    ARMS,
    ARTILLERY,
    NIGHT,
    OFF_MAP,
    SIDES,
    WING_NAMES,
    WINGS,
)
from solitaire.presenting.picture import Face
from solitaire.text import NOTHING, Text, joined, text, verbatim

MARSHAL: Final = "marshal"
ORDER, SEALED = "order", "sealed"
STAR, ACTED, FIRED, ISOLATED = "star", "acted", "fired", "isolated"
MAYBE_LAID: Final = 0.45
"""How much an order point fades that may be one of those laid face down."""
_SERIES_GROUNDS: Final = {"red": "series-red", "yellow-blue": "series-yellow"}
_GENERIC: Final = (
    "Guardias ",
    "Corazzieri ",
    "Ussari ",
    "Dragones ",
    "Dragoni ",
    "Caballeria ",
    "Compania ",
    "de la ",
    "de ",
    "di ",
)
"""What the sign of the arm tells anyway, in front of a name."""
_NATION_TITLES: Final = {
    "austrian": text("Austrian"),
    "savoy": text("Savoyard"),
    "spanish": text("Spanish"),
}


# -- combat units ---------------------------------------------------------------------------------


def unit_face(view: View, unit: int) -> Face:
    board, seen = RULES.board, view.units[unit]
    arm, full = int(board.arm[unit]), int(board.full_steps[unit])
    data = board.data.units[unit]
    is_gone = seen.hex == OFF_MAP
    figures = (str(seen.steps if not is_gone else full), *_fire(unit))
    return Face(
        side=SIDES[board.side[unit]],
        symbol=ARMS[arm],
        title=unit_title(unit),
        name=_short_name(data.name),
        figures=figures,
        printed=(str(full),) if not is_gone and seen.steps != full else (),
        band=WING_NAMES[board.wing[unit] % WINGS],
        marks=() if is_gone else _marks(view, unit),
        ground=data.nationality,
        facing=None if is_gone else seen.facing,
        words=_words(view, unit),
    )


def _short_name(name: str) -> Text:
    """What fits on a counter: "Guardias Espanolas III" is Espanolas III."""
    if "(" in name:
        return verbatim(name.partition("(")[2].rstrip(")"))
    for words in _GENERIC:
        name = name.removeprefix(words)
    return verbatim(name.replace(" de Montana", "").removesuffix(" Reales"))


def _fire(unit: int) -> tuple[str, ...]:
    """Of a battery, the modifiers at range 1 to 4 [9.1]."""
    fire = RULES.board.data.units[unit].fire
    return ("-".join(map(str, fire)),) if fire else ()


def _marks(view: View, unit: int) -> tuple[str, ...]:
    """Stars, steps as pips, those lost hollow, and what the unit has done."""
    board, done = RULES.board, view.activation
    steps, full = view.units[unit].steps, int(board.full_steps[unit])
    pips = (f"steps-{steps}-of-{full}",) if board.is_line[unit] else ()
    has_acted = (ACTED,) if done.acted >> unit & 1 else ()
    has_fired = (FIRED,) if done.fired >> unit & 1 else ()
    alone = (ISOLATED,) if is_alone_by_night(view, unit) else ()
    return (STAR,) * int(board.stars[unit]) + pips + alone + has_acted + has_fired


def is_alone_by_night(view: View, unit: int) -> bool:
    """Whether it would take two hits if it were beaten now [11]."""
    if view.clock.turn != NIGHT:
        return False
    world = world_of(view)
    return not world.in_zone_of(int(RULES.board.side[unit]), view.units[unit].hex)


def _words(view: View, unit: int) -> Text:
    board, seen = RULES.board, view.units[unit]
    who = text(
        "{name}: {nation} {arm} of the {wing}",
        name=unit_title(unit),
        nation=_NATION_TITLES[board.data.units[unit].nationality],
        arm=ARM_TITLES[board.arm[unit]],
        wing=wing_title(int(board.wing[unit])),
    )
    if seen.hex == OFF_MAP:
        return joined([who, text("eliminated [7.4]")])
    return joined([who, *_state(view, unit)])


def _state(view: View, unit: int) -> list[Text]:
    board, seen, done = RULES.board, view.units[unit], view.activation
    stars, fire = int(board.stars[unit]), board.data.units[unit].fire
    found = [
        text("{steps} of {full} steps", steps=seen.steps, full=int(board.full_steps[unit])),
        text("facing {corner}", corner=CORNERS[seen.facing]),
    ]
    if stars:
        found.append(text("%n stars", singular="%n star", count=stars))
    if int(board.arm[unit]) == ARTILLERY:
        numbers = verbatim("-".join(map(str, fire)))
        found.append(text("fire {numbers} at 1 to 4 hexes [9.1]", numbers=numbers))
    if done.acted >> unit & 1:
        found.append(text("has moved or turned"))
    if done.fired >> unit & 1:
        found.append(text("has fired"))
    if is_alone_by_night(view, unit):
        found.append(text("isolated: two hits if beaten [11]"))
    return found


# -- Marshals -------------------------------------------------------------------------------------


def marshal_face(marshal: int) -> Face:
    data = RULES.board.data.marshals[marshal]
    title = marshal_title(marshal)
    return Face(
        side=SIDES[marshal // WINGS],
        symbol=MARSHAL,
        title=title,
        name=verbatim(data.name),
        band=WING_NAMES[marshal % WINGS],
        ground=data.nationality,
        words=text("{name} of the {wing} [8.2]", name=title, wing=wing_title(marshal)),
    )


# -- order points ---------------------------------------------------------------------------------


def chit_face(side: int, value: int, is_doubtful: bool = False) -> Face:
    """Doubtful: it may be one of those that the enemy has laid face down."""
    title = chit_title(value)
    words = text("{chit} of the {side} side", chit=title, side=side_title(side))
    doubt = text("perhaps one of the three that lie face down") if is_doubtful else NOTHING
    return Face(
        side=SIDES[side],
        symbol=ORDER,
        title=title,
        figures=(str(value),),
        ground=_SERIES_GROUNDS[_colour(value)],
        fade=MAYBE_LAID if is_doubtful else 0.0,
        words=joined([words, doubt]),
    )


def _colour(value: int) -> str:
    return next(one.colour for one in RULES.board.data.order_points if one.value == value)


def sealed_face(side: int, hand: Sequence[int]) -> Face:
    suspicion = text("one of {values}", values=joined([verbatim(str(one)) for one in hand]))
    seen = text("{side} order, face down", side=side_title(side))
    return Face(
        side=SIDES[side],
        symbol=SEALED,
        title=seen,
        is_back=True,
        guess=verbatim("?"),
        suspicion=suspicion,
        seen=seen,
        words=joined([seen, suspicion]),
    )
