"""Views as plain data that JSON can carry, and back; whatever does not fit is refused."""

from __future__ import annotations

from typing import Any, Final

from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.options import OPTIONS, Options
from solitaire.games.camposanto.core.views import (
    ActivationSeen,
    AssaultSeen,
    Clock,
    FlightSeen,
    MarchSeen,
    OrdersSeen,
    UnitSeen,
    View,
    view,
)
from solitaire.games.camposanto.fog.imagination import first_world
from solitaire.games.camposanto.rules.soundness import find_faults
from solitaire.games.camposanto.terms import ALL_WINGS, HEXES, MARSHALS, UNITS

_FLAG: Final = "flag"
_BITS: Final = (0, (1 << 60) - 1)
_HEX: Final = (-1, HEXES - 1)
_PLACE: Final = (0, HEXES - 1)
_UNIT: Final = (-1, UNITS - 1)
_SIDE: Final = (0, 1)
_NO_SIDE: Final = (-1, 1)
_MARSHAL: Final = (-1, MARSHALS - 1)

# One bound a field, in the order of the class: low and high, _FLAG, or a list around the bounds of
# each member and how many there are (-1: any number).
_CLOCK: Final[tuple[Any, ...]] = ((0, 1), (1, 3), (0, 6), (0, 7), (0, 25), _FLAG)
_UNIT_SEEN: Final[tuple[Any, ...]] = (_HEX, (0, 5), (0, 4))
_ORDERS: Final[tuple[Any, ...]] = (
    _SIDE,
    (0, 3),
    [(0, (1 << 19) - 1), 2],
    [(0, 18), ALL_WINGS],
    [(0, 4), ALL_WINGS],
    [(0, 5), ALL_WINGS],
    (0, 63),
    (0, 3),
)
_ACTIVATION: Final[tuple[Any, ...]] = (
    _BITS,
    (0, UNITS),
    _BITS,
    _UNIT,
    _HEX,
    _UNIT,
    (0, 63),
    [(0, (1 << 60) - 1), -1],
)
_MARCH: Final[tuple[Any, ...]] = (
    (0, UNITS - 1),
    (0, 12),
    _FLAG,
    (0, 3),
    _FLAG,
    _BITS,
    _UNIT,
)
_FLIGHT: Final[tuple[Any, ...]] = (
    (0, 2),
    _SIDE,
    _MARSHAL,
    (0, 12),
    (0, 2),
    [_PLACE, -1],
    (0, 3),
)
_ASSAULT: Final[tuple[Any, ...]] = (
    [_PLACE, -1],
    [_PLACE, -1],
    (0, (1 << 16) - 1),
    (-20, 20),
    (-20, 20),
    (-40, 12),
    _NO_SIDE,
    (0, 63),
    _MARSHAL,
    (0, 6),
    _NO_SIDE,
    _FLAG,
    [_PLACE, -1],
    _BITS,
    _BITS,
    _BITS,
)
_KEYS: Final = (
    "seat",
    "options",
    "clock",
    "units",
    "marshals",
    "orders",
    "score",
    "victor",
    "activation",
    "march",
    "flight",
    "push",
    "assault",
)


def pack(one: View) -> dict[str, object]:
    packed: dict[str, object] = {"seat": one.seat, "options": dict(one.options)}
    for key in _KEYS[2:]:
        packed[key] = _plain(getattr(one, key))
    return packed


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value


def unpack(board: Board, packed: object) -> View:
    """Raises ValueError for whatever pack() did not give."""
    if not isinstance(packed, dict) or tuple(packed) != _KEYS:
        raise ValueError("A packed view has the wrong parts.")
    found = View(
        _number(packed["seat"], _SIDE),
        _options(packed["options"]),
        Clock(*_fields(packed["clock"], _CLOCK)),
        tuple([UnitSeen(*_fields(unit, _UNIT_SEEN)) for unit in _list(packed["units"], UNITS)]),
        _numbers(packed["marshals"], _HEX, MARSHALS),
        OrdersSeen(*_fields(packed["orders"], _ORDERS)),
        _numbers(packed["score"], (0, 999), 8),
        _number(packed["victor"], _NO_SIDE),
        ActivationSeen(*_fields(packed["activation"], _ACTIVATION)),
        None if packed["march"] is None else MarchSeen(*_fields(packed["march"], _MARCH)),
        _flight(packed["flight"]),
        _flight(packed["push"]),
        None if packed["assault"] is None else AssaultSeen(*_fields(packed["assault"], _ASSAULT)),
    )
    _check(board, found)
    return found


def _check(board: Board, found: View) -> None:
    """A view is one if a sound state looks like it."""
    _check_stacks(board, found)
    hidden = found.orders.sealed & ~(1 << found.seat)
    for side in range(2):
        if hidden >> side & 1 and bin(found.orders.hands[side]).count("1") < 3:
            raise ValueError("A packed view has sealed orders that cannot be.")
    state = first_world(board, found)
    faults = find_faults(state)
    if faults:
        raise ValueError(f"A packed view contradicts itself: {faults[0]}.")
    if view(state, found.seat) != found:
        raise ValueError("A packed view tells more than a seat may know.")


def _check_stacks(board: Board, found: View) -> None:
    taken: set[tuple[int, int]] = set()
    for unit, seen in enumerate(found.units):
        if seen.hex >= 0:
            key = (seen.hex, int(board.is_line[unit]))
            if key in taken:
                raise ValueError("A packed view has two units in one place.")
            taken.add(key)


def _flight(packed: object) -> FlightSeen | None:
    if packed is None:
        return None
    seen = FlightSeen(*_fields(packed, _FLIGHT))
    if not seen.way:
        raise ValueError("A packed view has a flight without a way.")
    return seen


def _options(packed: object) -> tuple[tuple[str, str], ...]:
    names = [option.name for option in OPTIONS]
    if not isinstance(packed, dict) or list(packed) != names:
        raise ValueError("A packed view has the wrong options.")
    if not all(isinstance(value, str) for value in packed.values()):
        raise ValueError("A packed view has an option that is no word.")
    return tuple(Options(packed).chosen.items())


def _fields(packed: object, bounds: tuple[Any, ...]) -> list[Any]:
    values = _list(packed, len(bounds))
    found: list[Any] = []
    for value, bound in zip(values, bounds, strict=True):
        if isinstance(bound, list):
            found.append(_numbers(value, bound[0], bound[1]))
        elif bound == _FLAG:
            if not isinstance(value, bool):
                raise ValueError(f"A packed view has {value!r:.40} where yes or no belongs.")
            found.append(value)
        else:
            found.append(_number(value, bound))
    return found


def _numbers(packed: object, bound: tuple[int, int], size: int) -> tuple[int, ...]:
    return tuple([_number(value, bound) for value in _list(packed, size)])


def _list(packed: object, size: int) -> list[Any]:
    if not isinstance(packed, list) or (size >= 0 and len(packed) != size):
        raise ValueError("A packed view has a list of the wrong length.")
    return packed


def _number(value: object, bound: tuple[int, int]) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"A packed view has {value!r:.40} where a number belongs.")
    if not bound[0] <= value <= bound[1]:
        raise ValueError(f"A packed view has the number {value}, which is out of bounds.")
    return value
