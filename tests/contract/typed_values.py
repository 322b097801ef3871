"""Values against the types of their fields: what is annotated as a Text must be one.

mypy says so of our sources; presenters of others, and values from data, are looked at here.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from solitaire.text import Text


def untyped(value: Any) -> Iterator[str]:
    """In words: every field of every dataclass within that holds something else than it says."""
    if isinstance(value, Text):
        yield from _values_of_text(value)
    elif is_dataclass(value) and not isinstance(value, type):
        for name, hint in _hints(type(value)).items():
            found = getattr(value, name)
            if not _fits(found, hint):
                yield f"{type(value).__name__}.{name} is no {hint}: {found!r}"
            yield from untyped(found)
    else:
        for part in _parts(value):
            yield from untyped(part)


def texts_in(value: Any) -> Iterator[Text]:
    if isinstance(value, Text):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts_in(getattr(value, field.name))
    else:
        for part in _parts(value):
            yield from texts_in(part)


def _values_of_text(words: Text) -> Iterator[str]:
    """Values in a template are Texts or numbers; a plain word could not be translated."""
    values = words.values.values() if isinstance(words.values, Mapping) else words.values
    for value in values:
        if isinstance(value, Text):
            yield from _values_of_text(value)
        elif isinstance(value, str) and any(letter.isalpha() for letter in value):
            yield f"{value!r} in {words!r} is no Text"


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, Sequence | AbstractSet) and not isinstance(value, str):
        yield from value


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    known = {field.name for field in fields(kind)}
    return {name: hint for name, hint in get_type_hints(kind).items() if name in known}


def _fits(value: Any, hint: Any) -> bool:
    origin, wanted = get_origin(hint), get_args(hint)
    if origin is None:
        return hint in (Any, Hashable) or isinstance(value, int | float if hint is float else hint)
    if origin in (Literal, Union, UnionType):
        return value in wanted if origin is Literal else any(_fits(value, one) for one in wanted)
    if not isinstance(value, origin):
        return False
    if origin is tuple:
        return _tuple_fits(value, wanted)
    if isinstance(value, Mapping):
        return all(_fits(k, wanted[0]) and _fits(one, wanted[1]) for k, one in value.items())
    return all(_fits(one, wanted[0]) for one in value)


def _tuple_fits(value: tuple[Any, ...], wanted: tuple[Any, ...]) -> bool:
    if len(wanted) == 2 and wanted[1] is Ellipsis:
        return all(_fits(one, wanted[0]) for one in value)
    return len(value) == len(wanted) and all(map(_fits, value, wanted))
