"""Reads what an analysis wrote, as a file or in pieces. No field is trusted before it has been
checked: whatever draws or computes with it later may rely on every type and bound. No Qt."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from ai.counsel.analysis import REASON_TEXTS, Analysis, Entry, TurningPoint
from ai.search.report import orders_from_json
from solitaire.protocol import Seat
from solitaire.text import str_or_text
from ui.common.analysis_pieces import Outlook, WorkedOut

MOST: Final = 2.0
"""Chances lie between 0 and 1, and differences of two of them between -1 and 1; some room is left
for rounding and for double counting."""
MOST_WORK: Final = 10**9
"""More worlds or nodes than anyone could have asked for."""


class BadStored(ValueError):
    """A field is missing, of another type or out of bounds. The message names it."""


class OtherPlay(BadStored):
    """It is the analysis of another game."""


def read_analysis(data: bytes, texts: Sequence[str], seats: Sequence[Seat | None]) -> WorkedOut:
    """Of a game of these plies, chosen by these seats, None for rolls. Raises BadStored."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadStored("it is no JSON that can be read") from error
    return _Reader(texts, seats).analysis(_mapping(found, "the file"))


def entry_of(stored: Mapping[str, Any]) -> Entry:
    return Entry(**{**stored, "heading": tuple(stored["heading"])})


def outlook_of(stored: Mapping[str, Any]) -> Outlook:
    return Outlook(stored["number"], tuple(stored["known"]), tuple(stored["spread"]))


def turning_point_of(stored: Mapping[str, Any]) -> TurningPoint:
    kept = {name: tuple(stored[name]) for name in ("heading", "interval", "reasons")}
    found = {**stored, **kept, "orders": orders_from_json(stored)}
    texts = stored.get(REASON_TEXTS)
    if isinstance(texts, list):
        found["reasons"] = tuple(map(str_or_text, texts))
    return TurningPoint(**_without_facts(found))


def _without_facts(stored: Mapping[str, Any]) -> dict[str, Any]:
    """Facts and texts are next to the words; older files have none."""
    return {name: value for name, value in stored.items() if name not in ("planned", REASON_TEXTS)}


class _Reader:
    def __init__(self, texts: Sequence[str], seats: Sequence[Seat | None]) -> None:
        self._texts = texts
        self._seats = seats
        self._plies = len(texts)

    def analysis(self, stored: Mapping[str, Any]) -> WorkedOut:
        sides = len(_texts(stored, "seats"))
        plies = [self._entry(place, one) for place, one in enumerate(_listed(stored, "plies"))]
        if len(plies) != self._plies:
            raise OtherPlay(f"it has {len(plies)} plies, the game {self._plies}")
        points = [self._turning_point(one) for one in _listed(stored, "turning points")]
        outlooks = [self._outlook(one, sides) for one in _listed(stored, "outlooks")]
        worlds = _whole(stored, "worlds", 1 if outlooks else 0, MOST_WORK)
        nodes = _whole(stored, "nodes", 0, MOST_WORK)
        start = _number(stored, "start")
        return WorkedOut(worlds, nodes, Analysis(start, plies, points), outlooks)

    def _entry(self, place: int, stored: object) -> Entry:
        one = _with_fields(stored, Entry, f"ply {place + 1}")
        _whole(one, "number", place + 1, place + 1)
        _texts(one, "heading")
        _text(one, "text")
        if place >= self._plies or one["text"] != self._texts[place]:
            raise OtherPlay(f"ply {place + 1} is another")
        if one["seat"] != self._seats[place]:
            raise BadStored(f"ply {place + 1} is another side's")
        for name in ("truth", "known", "decision", "dice", "fog", "course"):
            _number(one, name)
        if one["by"] is not None:
            _whole(one, "by", 0, 1)
        return entry_of(one)

    def _turning_point(self, stored: object) -> TurningPoint:
        one = _mapping(stored, "a turning point")
        _with_fields(_without_facts(one), TurningPoint, "a turning point")
        number = _whole(one, "number", 1, self._plies)
        if one["seat"] is None or one["seat"] != self._seats[number - 1]:
            raise BadStored("a turning point is where its side did not choose")
        for name in ("heading", "reasons", "orders"):
            _texts(one, name)
        _text(one, "played")
        _text(one, "better")
        _number(one, "loss")
        _numbers(one, "interval", 2)
        try:
            return turning_point_of(one)
        except ValueError as error:
            raise BadStored("the orders of a turning point are no orders") from error

    def _outlook(self, stored: object, sides: int) -> Outlook:
        one = _with_fields(stored, Outlook, "an outlook")
        _whole(one, "number", 0, self._plies)
        _numbers(one, "known", sides)
        if min(_numbers(one, "spread", sides), default=0.0) < 0.0:
            raise BadStored("a spread is below 0")
        return outlook_of(one)


def _mapping(found: object, what: str) -> Mapping[str, Any]:
    if not isinstance(found, dict):
        raise BadStored(f"{what} is no object")
    return found


def _with_fields(found: object, kind: type[Any], what: str) -> Mapping[str, Any]:
    one = _mapping(found, what)
    if set(one) != {field.name for field in fields(kind)}:
        raise BadStored(f"{what} has other fields than it should")
    return one


def _listed(stored: Mapping[str, Any], name: str) -> list[object]:
    found = stored.get(name)
    if not isinstance(found, list):
        raise BadStored(f"{name!r} is no list")
    return found


def _texts(stored: Mapping[str, Any], name: str) -> list[object]:
    found = _listed(stored, name)
    if not all(isinstance(one, str) for one in found):
        raise BadStored(f"{name!r} is no list of texts")
    return found


def _text(stored: Mapping[str, Any], name: str) -> None:
    if not isinstance(stored[name], str):
        raise BadStored(f"{name!r} is no text")


def _whole(stored: Mapping[str, Any], name: str, least: int, most: int) -> int:
    found = stored.get(name)
    if type(found) is not int or not least <= found <= most:
        raise BadStored(f"{name!r} is no whole number from {least} to {most}")
    return found


def _number(stored: Mapping[str, Any], name: str) -> float:
    return _chance(stored.get(name), name)


def _numbers(stored: Mapping[str, Any], name: str, count: int) -> list[float]:
    found = _listed(stored, name)
    if len(found) != count:
        raise BadStored(f"{name!r} are not {count} numbers")
    return [_chance(one, name) for one in found]


def _chance(found: object, name: str) -> float:
    if type(found) not in (int, float) or not isinstance(found, int | float):
        raise BadStored(f"{name!r} is no number")
    if not -MOST <= found <= MOST:  # nor is what is no number at all
        raise BadStored(f"{name!r} is out of bounds")
    return float(found)
