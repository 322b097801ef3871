"""Odds as values: what is rolled with which modifiers, and what may come of it. Exact fractions.

One sheet is shown in the window as rich text, in the terminal as lines and as JSON; none of these
knows the game. A desk answers questions; every answer is an iterator that gives a quick sheet first
and the exact one last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, TypeAlias

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import NOTHING, Text


@dataclass(frozen=True, slots=True)
class Modifier:
    amount: int
    reason: Text
    """With its rule."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that will be rolled: whose, with what added, and how likely each result is."""

    title: Text
    side: str = ""
    modifiers: tuple[Modifier, ...] = ()
    results: tuple[tuple[Text, Fraction], ...] = ()
    """In their order: hits, columns, movement points."""
    unit: Text = NOTHING
    """What a result counts: "hits"."""
    round: int = 0


@dataclass(frozen=True, slots=True)
class Bars:
    """Chances that exclude each other: who wins."""

    rows: tuple[tuple[Text, str, Fraction], ...]
    """Words, the side in whose colour it is drawn (may be empty), the chance."""
    title: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Table:
    heads: tuple[Text, ...]
    rows: tuple[tuple[Text | Fraction, ...], ...]
    title: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Remark:
    words: Text
    is_head: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the choices offered now, and what would follow from it."""

    text: str
    """The choice in the game's notation."""
    words: Text
    chance: Fraction | None = None
    """The figure on its button: to win, to arrive."""
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Columns:
    """Sheets side by side: against the weakest and against the strongest that may be there."""

    sheets: tuple[OddsSheet, ...]


Part: TypeAlias = "Roll | Bars | Table | Remark | Choice | Columns"


@dataclass(frozen=True, slots=True)
class OddsSheet:
    title: Text
    parts: tuple[Part, ...]
    is_exact: bool = True
    """False for a first answer that another follows."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing a form asks for."""

    name: str
    title: Text
    kind: Literal["number", "choice", "flag", "place", "counters", "text"]
    values: tuple[tuple[str, Text], ...] = ()
    """Of a choice: value and words."""
    usual: str = ""
    least: int = 0
    most: int = 99
    help: Text = NOTHING
    group: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Form:
    """A question that can be described by hand: a combat, a march, a check."""

    name: str
    title: Text
    fields: tuple[Field, ...]
    help: Text = NOTHING


class NoAnswer(ValueError):
    """Why there are no odds: what is missing, as a sentence for people."""

    def __init__(self, words: Text) -> None:
        super().__init__(words)
        self.words = words


class OddsDesk:
    """The odds of one game. A game without a desk has no such menu entries."""

    def forms(self) -> Sequence[Form]:
        return ()

    def ask(self, form: str, values: Mapping[str, str]) -> Iterator[OddsSheet]:
        """Raises NoAnswer if the values do not make a question."""
        raise NotImplementedError

    def prefilled(self, form: str, view: Any, place: PlaceId) -> Mapping[str, str]:
        """The values of a form as the map has them there."""
        return {}

    def pending(self, view: Any) -> Iterator[OddsSheet]:
        """Of what is waited for now; nothing if no dice decide."""
        return iter(())

    def attack(
        self, view: Any, counters: Sequence[CounterId], goal: PlaceId
    ) -> Iterator[OddsSheet]:
        """If these own counters attacked there."""
        return iter(())
