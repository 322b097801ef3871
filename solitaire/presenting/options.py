"""The options of a game as people choose them before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from solitaire.presenting.picture import Face
from solitaire.protocol import Option
from solitaire.text import NOTHING, Text, capital, verbatim


@dataclass(frozen=True, slots=True)
class ValueWords:
    title: Text
    about: Text = NOTHING
    """A line below the box."""
    picture: tuple[Face, ...] = ()
    """The same counters as they appear on the map if this is chosen."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    title: Text
    """Before its box or after its tick, perhaps with its mnemonic letter."""
    values: Mapping[str, ValueWords] = field(default_factory=dict)
    """In a box; an option with two values and no words is a tick box, on for the second."""
    tip: Text = NOTHING
    is_first: bool = False
    """Asked at once, not folded away with the rest."""
    is_apart: bool = False
    """Presets say nothing about it: the edition of the rules."""


def plain_words(option: Option) -> OptionWords:
    """For options about which the game says no more than its rules do."""
    title = verbatim(capital(option.help))
    if len(option.values) == 2:
        return OptionWords(title)
    return OptionWords(title, {value: ValueWords(verbatim(value)) for value in option.values})
