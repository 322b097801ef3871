"""What the toy games share: one event that carries its own words, a hash, reading positions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from solitaire.protocol import EVERYONE, BadPosition, Event, Fault, Seat


class Told(Event):
    """Something that happened, already in words."""

    def __init__(
        self,
        text: str,
        audience: int = EVERYONE,
        *,
        seat: Seat | None = None,
        places: tuple[str, ...] = (),
        topic: str = "",
        is_journey: bool = False,
    ) -> None:
        super().__init__(audience)
        self.text = text
        self.seat = seat
        """Whose doing it is."""
        self.places = places
        """Where it happened; of a journey its two ends."""
        self.topic = topic
        self.is_journey = is_journey


def words_of(event: Event) -> str:
    assert isinstance(event, Told)
    return event.text


def short_hash(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def pack_fields(view: object, names: Sequence[str]) -> dict[str, Any]:
    """The named fields as plain data; tuples become lists."""
    values = {name: getattr(view, name) for name in names}
    return {name: list(v) if isinstance(v, tuple) else v for name, v in values.items()}


def unpack_fields(packed: object, shapes: Mapping[str, type | list[type]]) -> dict[str, Any]:
    """The fields again if each has its type; a shape [type] is a tuple of such values."""
    if not isinstance(packed, dict) or packed.keys() != shapes.keys():
        raise ValueError(f"A view has exactly these parts: {', '.join(shapes)}.")
    return {name: _checked(name, packed[name], shape) for name, shape in shapes.items()}


def _checked(name: str, value: Any, shape: type | list[type]) -> Any:
    if isinstance(shape, type):
        if type(value) is not shape:  # a bool is no int here
            raise ValueError(f"The view's {name} is not of the type {shape.__name__}.")
        return value
    if not isinstance(value, list) or any(type(one) is not shape[0] for one in value):
        raise ValueError(f"The view's {name} is no list of {shape[0].__name__}.")
    return tuple(value)


def read_lines(text: str, readers: Mapping[str, Callable[[list[str]], None]]) -> None:
    """Give each line's words to the reader named by its first word; gather every fault."""
    faults: list[Fault] = []
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), start=1):
        key, *words = line.split()
        if key not in readers:
            faults.append(Fault(number, f"unknown word {key!r}"))
            continue
        seen.add(key)
        try:
            readers[key](words)
        except (ValueError, IndexError, KeyError) as error:
            faults.append(Fault(number, f"{line!r} cannot be read: {error}"))
    faults.extend(Fault(1, f"no line {key!r}") for key in readers if key not in seen)
    if faults:
        raise BadPosition(faults)
