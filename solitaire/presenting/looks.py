"""How the parts of a game look, as given by `looks.toml`: titles, colours, signs and layouts.

The window draws by these; a sign is one of the drawings it knows (infantry, guns, a wall, a flag).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from solitaire.text import NOTHING, Text, verbatim

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PALETTES: Final = ("colour-blind", "contrast")
GREY: Final = "#9b907c"


@dataclass(frozen=True, slots=True)
class SideLook:
    title: Text
    army: Text
    """For "the ..." in a sentence: "Austrians"."""
    colour: str
    edge: str
    ink: str
    arrow: str
    flag: tuple[str, ...] = (GREY,)
    flag_is_upright: bool = False
    """Stripes stand side by side instead of one above the other."""
    cockade: tuple[str, ...] = ()
    shape: str = "square"
    """"square" or "disc": how its counters are told from others in the smallest pictures."""


@dataclass(frozen=True, slots=True)
class SymbolLook:
    title: Text = NOTHING
    sign: str = ""
    layout: str = "unit"
    """"unit", "leader" or "back": where figures and words stand."""
    side: str = ""
    """In whose colours it is drawn beside the map."""
    colour: str = ""
    """Of a ground: its colour where the whole place is painted, as hexes are."""
    pattern: str = ""
    """Of a ground: "dots", "lines", "crosses" or empty."""


@dataclass(frozen=True, slots=True)
class BandLook:
    title: Text = NOTHING
    letter: str = ""
    colour: str = GREY
    pattern: str = ""


@dataclass(frozen=True, slots=True)
class MarkLook:
    title: Text = NOTHING
    sign: str = "dot"
    is_near: bool = False
    """Left out when zoomed out."""
    column: str = "marks"
    """Of the table of counters: "hits" are counted, "marks" named; empty for neither."""


@dataclass(frozen=True, slots=True)
class Looks:
    sides: Mapping[str, SideLook] = field(default_factory=dict)
    grounds: Mapping[str, SymbolLook] = field(default_factory=dict)
    symbols: Mapping[str, SymbolLook] = field(default_factory=dict)
    bands: Mapping[str, BandLook] = field(default_factory=dict)
    marks: Mapping[str, MarkLook] = field(default_factory=dict)


class AllLooks:
    """The looks of a game in each palette; the printed one has an empty name."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self._raw = raw
        self._made: dict[str, Looks] = {}

    def looks(self, palette: str = "") -> Looks:
        if palette not in self._made:
            self._made[palette] = _looks(self._raw, palette)
        return self._made[palette]


def read_looks(file: Traversable) -> AllLooks:
    return AllLooks(tomllib.loads(file.read_text(encoding="utf-8")))


def _looks(raw: Mapping[str, Any], palette: str) -> Looks:
    def part(name: str) -> dict[str, dict[str, Any]]:
        return {key: {**one, **one.get(palette, {})} for key, one in raw.get(name, {}).items()}

    return Looks(
        {key: _side(key, one) for key, one in part("sides").items()},
        {key: _symbol(key, one) for key, one in part("grounds").items()},
        {key: _symbol(key, one) for key, one in part("symbols").items()},
        {key: _band(key, one) for key, one in part("bands").items()},
        {key: _mark(key, one) for key, one in part("marks").items()},
    )


def _side(key: str, one: Mapping[str, Any]) -> SideLook:
    return SideLook(
        verbatim(one.get("title", key)),
        verbatim(one.get("army", one.get("title", key))),
        one["colour"],
        one.get("edge", "#3a2f25"),
        one.get("ink", "#000000"),
        one.get("arrow", one["colour"]),
        tuple(one.get("flag", (one["colour"],))),
        one.get("flag_stripes") == "upright",
        tuple(one.get("cockade", ())),
        one.get("shape", "square"),
    )


def _symbol(key: str, one: Mapping[str, Any]) -> SymbolLook:
    title, layout = verbatim(one.get("title", key)), one.get("layout", "unit")
    colour, pattern = one.get("colour", ""), one.get("pattern", "")
    return SymbolLook(title, one.get("sign", ""), layout, one.get("side", ""), colour, pattern)


def _band(key: str, one: Mapping[str, Any]) -> BandLook:
    title = verbatim(one.get("title", key))
    return BandLook(title, one.get("letter", ""), one.get("colour", GREY), one.get("pattern", ""))


def _mark(key: str, one: Mapping[str, Any]) -> MarkLook:
    title = verbatim(one.get("title", key))
    sign, column = one.get("sign", "dot"), one.get("column", "marks")
    return MarkLook(title, sign, bool(one.get("near", False)), column)
