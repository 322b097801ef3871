"""The lines of the engine protocol: strict reading of requests, writing of replies.

One JSON object per line, in both directions; docs/engine-protocol.md describes them. Anything wrong
with a line is reported in one sentence and has no other effect.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, BinaryIO, Final, TypeAlias

PROTOCOL: Final = 1
"""The number of this protocol, as announced in the engine's hello."""

LONGEST_LINE: Final = 1_000_000
"""Bytes, including the end of the line. The largest views take about five thousand."""

Request: TypeAlias = dict[str, Any]
RequestId: TypeAlias = str | int | None
Check: TypeAlias = Callable[[str, Any], None]


class BadLine(ValueError):
    """A line that is not a request. `request_id` is the one to answer to, if it could be read."""

    def __init__(self, message: str, request_id: RequestId = None) -> None:
        super().__init__(message)
        self.request_id = request_id


# -- bytes ----------------------------------------------------------------------------------------


def read_line(source: BinaryIO) -> bytes | None:
    """The next line without its end, cut if it is far too long; None if there is none."""
    line = source.readline(LONGEST_LINE + 1)
    if not line:
        return None
    rest = line
    while rest and not rest.endswith(b"\n") and len(rest) > LONGEST_LINE:
        rest = source.readline(LONGEST_LINE + 1)
    return line.rstrip(b"\r\n") if len(line) <= LONGEST_LINE else line


def write_line(target: BinaryIO, message: Mapping[str, object]) -> None:
    target.write(line_of(message))
    target.flush()


def line_of(message: Mapping[str, object]) -> bytes:
    """ASCII only, so that no reader can get the encoding wrong."""
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


# -- JSON -----------------------------------------------------------------------------------------


def parse_line(line: bytes) -> dict[str, Any]:
    """The line as an object, whatever it contains. Raises BadLine."""
    if len(line) > LONGEST_LINE:
        raise BadLine(f"The line is longer than {LONGEST_LINE} bytes.")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLine(f"The line is not UTF-8 at byte {error.start}.") from error
    try:
        message = json.loads(text, parse_constant=_refuse_constant)
    except RecursionError as error:
        raise BadLine("The line's brackets are nested too deeply.") from error
    except ValueError as error:
        raise BadLine(f"The line is no JSON: {error}.") from error
    if not isinstance(message, dict):
        raise BadLine("The line is no JSON object.")
    return message


def _refuse_constant(word: str) -> None:
    raise ValueError(f"{word} is no number")


# -- requests -------------------------------------------------------------------------------------


def parse_request(line: bytes) -> Request:
    """A request with a known verb whose fields have the right types. Raises BadLine."""
    message = parse_line(line)
    request_id = message.get("id")
    if isinstance(request_id, bool) or not isinstance(request_id, str | int | None):
        raise BadLine("An 'id' is a text or a whole number.")
    try:
        _check(message)
    except ValueError as error:
        raise BadLine(str(error), request_id) from error
    return message


def _check(message: Request) -> None:
    verb = message.get("do")
    if not isinstance(verb, str):
        raise ValueError("A request has a text 'do' that says what to do.")
    if verb not in FIELDS_BY_VERB:
        raise ValueError(f"There is no verb {verb!r}. Verbs: {', '.join(FIELDS_BY_VERB)}.")
    fields = FIELDS_BY_VERB[verb]
    for name, value in message.items():
        if name in ("do", "id"):
            continue
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise ValueError(f"{verb!r} has no field {name!r}. Fields: {known}.")
        fields[name](name, value)
    for name in _NEEDED.get(verb, ()):
        if name not in message:
            raise ValueError(f"{verb!r} needs the field {name!r}.")


def _text(name: str, value: Any) -> None:
    if not isinstance(value, str):
        raise ValueError(f"{name!r} must be a text.")


def _texts(name: str, value: Any) -> None:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise ValueError(f"{name!r} must be a list of texts.")


def _texts_by_name(name: str, value: Any) -> None:
    if not isinstance(value, dict) or not all(isinstance(one, str) for one in value.values()):
        raise ValueError(f"{name!r} must be an object of texts.")


def _anything(name: str, value: Any) -> None:
    """The game itself checks its views."""


def _whole(low: int, high: int) -> Check:
    def check(name: str, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError(f"{name!r} must be a whole number from {low} to {high}.")

    return check


def _whole_or_null(low: int, high: int) -> Check:
    whole = _whole(low, high)

    def check(name: str, value: Any) -> None:
        if value is not None:
            whole(name, value)

    return check


def _one_of(words: Sequence[str]) -> Check:
    def check(name: str, value: Any) -> None:
        if value not in words:
            raise ValueError(f"{name!r} must be one of: {', '.join(words)}.")

    return check


def _true(name: str, value: Any) -> None:
    if value is not True:
        raise ValueError(f"{name!r} can only be true; leave it out otherwise.")


MODES: Final = ("play", "hint")
MOST_NODES: Final = 10**9
MOST_MILLISECONDS: Final = 10**8
MOST_WORKERS: Final = 64
MOST_LEVEL: Final = 99
LARGEST_SEED: Final = 2**53 - 1
"""The largest number that every language reads exactly from JSON."""
_SEED: Final = _whole(0, LARGEST_SEED)

FIELDS_BY_VERB: Final[Mapping[str, Mapping[str, Check]]] = {
    "hello": {},
    "set": {
        "level": _whole(1, MOST_LEVEL),
        "nodes": _whole_or_null(1, MOST_NODES),
        "workers": _whole(1, MOST_WORKERS),
        "mode": _one_of(MODES),
        "seed": _SEED,
    },
    "new": {
        "game": _text,
        "version": _text,
        "data": _text,
        "options": _texts_by_name,
        "seat": _text,
        "seed": _SEED,
    },
    "view": {"view": _anything, "events": _texts, "offered": _texts},
    "go": {
        "nodes": _whole(1, MOST_NODES),
        "ms": _whole(1, MOST_MILLISECONDS),
        "infinite": _true,
    },
    "stop": {},
    "ping": {},
    "quit": {},
}
_NEEDED: Final[Mapping[str, Sequence[str]]] = {"new": ("game", "seat"), "view": ("view",)}
