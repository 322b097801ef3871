"""Views as plain data for JSON, and back; anything but a packed view is refused."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.battle import BATTLE_FIELDS, PASSED
from solitaire.games.quadrilateral.core.columns import SCALARS, VECTORS
from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.views import View

KEYS: Final = ("seat", "options", "numbers", "columns", "battle")
LARGEST: Final = 2**63 - 1
LONGEST: Final = 19


class _Bad(ValueError):
    pass


def pack(view: View) -> object:
    return {
        "seat": view.seat,
        "options": dict(view.options),
        "numbers": _text(view.numbers),
        "columns": [_text(column) for column in view.columns],
        "battle": _text(view.battle),
    }


def unpack(packed: object) -> View:
    if not isinstance(packed, dict) or tuple(packed) != KEYS:
        raise _Bad("This is no packed view: it needs " + ", ".join(KEYS) + ".")
    seat = packed["seat"]
    if type(seat) is not int or seat not in (0, 1):
        raise _Bad("The seat of a packed view is 0 or 1.")
    columns = packed["columns"]
    if type(columns) is not list or len(columns) != len(VECTORS):
        raise _Bad(f"A packed view has {len(VECTORS)} columns.")
    battle = packed["battle"]
    full = len(BATTLE_FIELDS) + PASSED
    return View(
        seat,
        _options(packed["options"]),
        _numbers("numbers", packed["numbers"], len(SCALARS)),
        tuple(
            [
                _numbers(name, column, size)
                for (name, size), column in zip(VECTORS, columns, strict=True)
            ]
        ),
        () if battle == "" else _numbers("battle", battle, full),
    )


def _options(packed: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(packed, dict) or not all(isinstance(one, str) for one in packed.values()):
        raise _Bad("The options of a packed view are words.")
    chosen = Options(packed).chosen
    if list(chosen.items()) != list(packed.items()):
        raise _Bad("The options of a packed view are all of the game's, in their order.")
    return tuple(chosen.items())


def _text(numbers: tuple[int, ...]) -> str:
    """One text instead of thousands of numbers: shorter, and quicker to read."""
    return " ".join([str(one) for one in numbers])


def _numbers(name: str, packed: object, size: int) -> tuple[int, ...]:
    if not isinstance(packed, str):
        raise _Bad(f"{name} in a packed view is a text of {size} numbers.")
    words = packed.split(" ")
    if len(words) != size:
        raise _Bad(f"{name} in a packed view has {size} numbers.")
    return tuple([_number(name, word) for word in words])


def _number(name: str, word: str) -> int:
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > LONGEST:
        raise _Bad(f"{name} in a packed view holds whole numbers only.")
    number = int(word)
    if str(number) != word or not -LARGEST <= number <= LARGEST:
        raise _Bad(f"{name} in a packed view holds plain numbers only.")
    return number
