"""The values of a position as words: one codec for each kind of value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solitaire.games.camposanto.core import procedures
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.plies import ROADS
from solitaire.games.camposanto.terms import OFF_MAP, SIDES, WING_NAMES, WINGS
from solitaire.games.camposanto.text.notation import hex_number, marshal_number, unit_number
from solitaire.protocol import NotNotation
from solitaire.text import text

NOTHING: Final = "-"


@dataclass(frozen=True, slots=True)
class Codec:
    write: Callable[[Board, Any], str]
    read: Callable[[Board, str], Any]


def _number(word: str) -> int:
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 3 or word != str(int(word)):
        raise NotNotation(text("{word} is no number.", word=repr(word)))
    return int(word)


def _choice(words: Sequence[str]) -> Codec:
    def read(board: Board, word: str) -> int:
        if word not in words or not word:
            raise NotNotation(
                text(
                    "{word} is none of: {known}.",
                    word=repr(word),
                    known=", ".join(filter(None, words)),
                )
            )
        return words.index(word)

    return Codec(lambda board, value: words[value], read)


def _optional(codec: Codec, none: int) -> Codec:
    """One more value, written as a dash."""
    return Codec(
        lambda board, value: NOTHING if value == none else codec.write(board, value),
        lambda board, word: none if word == NOTHING else codec.read(board, word),
    )


def _many(codec: Codec) -> Codec:
    """A tuple, joined by commas."""

    def write(board: Board, values: Sequence[int]) -> str:
        return ",".join(codec.write(board, value) for value in values) or NOTHING

    def read(board: Board, typed: str) -> tuple[Any, ...]:
        if typed == NOTHING:
            return ()
        return tuple(codec.read(board, word) for word in typed.split(","))

    return Codec(write, read)


def _set_of(codec: Codec) -> Codec:
    """A set of small numbers as bits."""
    many = _many(codec)

    def read(board: Board, typed: str) -> int:
        members = many.read(board, typed)
        if len(set(members)) != len(members):
            raise NotNotation(text("{typed} names something twice.", typed=repr(typed)))
        return sum(1 << member for member in members)

    return Codec(
        lambda board, bits: many.write(board, [n for n in range(64) if bits >> n & 1]), read
    )


def wing_name(wing: int) -> str:
    return f"{SIDES[wing // WINGS]}-{WING_NAMES[wing % WINGS]}"


NUMBER: Final = Codec(lambda board, value: str(value), lambda board, word: _number(word))
FLAG: Final = Codec(
    lambda board, value: "yes" if value else "no",
    lambda board, word: bool(_choice(("no", "yes")).read(board, word)),
)
HEX: Final = Codec(lambda board, value: board.hex_names[value], hex_number)
UNIT: Final = Codec(lambda board, value: board.unit_names[value], unit_number)
MARSHAL: Final = Codec(lambda board, value: board.marshal_names[value], marshal_number)
SIDE: Final = _choice(SIDES)
WING: Final = _choice([wing_name(wing) for wing in range(2 * WINGS)])
NO_UNIT: Final = _optional(UNIT, procedures.NO_ONE)
NO_MARSHAL: Final = _optional(MARSHAL, procedures.NO_ONE)
NO_SIDE: Final = _optional(SIDE, -1)
NO_HEX: Final = _optional(HEX, OFF_MAP)
HEXES: Final = _many(HEX)
UNITS: Final = _set_of(UNIT)
MARSHALS: Final = _set_of(MARSHAL)
SIDE_SET: Final = _set_of(SIDE)
WING_SET: Final = _set_of(WING)
NUMBER_SET: Final = _set_of(NUMBER)
ROAD: Final = _optional(_choice(ROADS), 0)

MARCH: Final = {
    "unit": UNIT,
    "left": NUMBER,
    "in_zone": FLAG,
    "stage": _choice(procedures.MARCH_STAGES),
    "pushed": FLAG,
    "to_react": UNITS,
    "reacting": NO_UNIT,
}
FLIGHT: Final = {
    "kind": _choice(procedures.FLIGHT_KINDS),
    "side": SIDE,
    "marshal": NO_MARSHAL,
    "distance": NUMBER,
    "road": ROAD,
    "way": HEXES,
    "stage": _choice(procedures.FLIGHT_STAGES),
}
ASSAULT: Final = {
    "attackers": HEXES,
    "defenders": HEXES,
    "isolated": NUMBER_SET,
    "attack": NUMBER,
    "defence": NUMBER,
    "threshold": NUMBER,
    "roller": NO_SIDE,
    "dice": NUMBER,
    "marshal": NO_MARSHAL,
    "stage": _choice(procedures.ASSAULT_STAGES),
    "loser": NO_SIDE,
    "withdrew": FLAG,
    "fleeing": HEXES,
    "barred": UNITS,
    "winners": UNITS,
    "turning": UNITS,
}
"""Fields of the unfinished procedures, in the order of their classes in views.py."""
