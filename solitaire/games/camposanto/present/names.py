"""Sides, wings, units, hexes and statuses as people call them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.staff.titles import hex_text, unit_text
from solitaire.games.camposanto.terms import FACINGS, SIDES, WING_NAMES, WINGS
from solitaire.games.camposanto.text import wording
from solitaire.games.camposanto.text.wording import listed
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import Text, text, verbatim

SIDE_TITLES: Final = wording.SIDES
ARMY_TITLES: Final = (text("Allies"), text("Spaniards"))
WING_TITLES: Final = (text("left"), text("centre"), text("right"))
STATUS_TITLES: Final = (
    text("no orders yet"),
    text("Impetuous"),
    text("Aggressive"),
    text("Cautious"),
    text("Titubant"),
)
CORNERS: Final = tuple(map(wording.corner, range(len(FACINGS))))
TURN_TITLES: Final = (text("Day"), text("Night"))
ARM_TITLES: Final = (
    text("infantry"),
    text("cavalry"),
    text("artillery"),
    text("light infantry"),
)


def side_title(side: int) -> Text:
    return SIDE_TITLES[side]


def wing_title(wing: int) -> Text:
    """Of a wing of both sides: "Spanish left"."""
    return wording.wing_title(wing)


@cache
def unit_title(unit: int) -> Text:
    return unit_text(unit)


@cache
def marshal_title(marshal: int) -> Text:
    return text("Marshal {name}", name=verbatim(RULES.board.marshal_titles[marshal]))


@cache
def hex_title(place: int) -> Text:
    """The id, with the name of the place if it has one: "1511 (Casa Obregon)"."""
    return hex_text(place)


def hexes_title(places: Sequence[int]) -> Text:
    return listed([hex_title(place) for place in places])


def place_id(place: int) -> PlaceId:
    return RULES.board.hex_names[place]


def unit_key(unit: int) -> CounterId:
    return RULES.board.unit_names[unit]


def marshal_key(marshal: int) -> CounterId:
    return RULES.board.marshal_names[marshal]


def unit_of(key: CounterId) -> int | None:
    return RULES.board.unit_by_name.get(key)


def marshal_of(key: CounterId) -> int | None:
    return RULES.board.marshal_by_name.get(key)


@cache
def counter_titles() -> dict[CounterId, Text]:
    """Units, Marshals and order points by id."""
    board = RULES.board
    units = {key: unit_title(number) for number, key in enumerate(board.unit_names)}
    marshals = {key: marshal_title(number) for number, key in enumerate(board.marshal_names)}
    points = {chit_key(one.value): chit_title(one.value) for one in board.data.order_points}
    return units | marshals | points


# -- order points and boxes -----------------------------------------------------------------------


def chit_key(value: int) -> CounterId:
    return f"order-{value}"


def chit_title(value: int) -> Text:
    return text("order point {value}", value=value)


def hand_box(side: int) -> PlaceId:
    return f"{SIDES[side]}-hand"


def wing_box(wing: int) -> PlaceId:
    return f"{SIDES[wing // WINGS]}-{WING_NAMES[wing % WINGS]}"


ELIMINATED: Final = "eliminated"
LOST_MARSHALS: Final = "lost-marshals"
ORDER_CARDS: Final = ("orders-allied", "orders-spanish")
LOSSES: Final = "losses"
