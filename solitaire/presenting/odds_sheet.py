"""Odds as values: what is rolled with which modifiers, and what may result. Exact fractions.

A sheet is shown in the window as rich text, in the terminal as lines and as JSON; none of these is
specific to a game. A desk answers questions; every answer is an iterator that gives a quick sheet
first and the exact one last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal, TypeAlias

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.text import NOTHING, Text, text

Chances: TypeAlias = tuple[tuple[Text, Fraction], ...]
"""Results in their order: hits, places, movement points."""


@dataclass(frozen=True, slots=True)
class Modifier:
    amount: int
    words: Text
    """The amount, where it comes from, and its rule."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that will be rolled: whose, with what added, and how likely each result is."""

    title: Text
    side: str = ""
    """In whose colour it is drawn."""
    modifiers: tuple[Modifier, ...] = ()
    results: Chances = ()
    unit: Text = NOTHING
    """What a result counts: "hits"."""
    detail: Text = NOTHING
    """More about the results, where there is room."""

    @property
    def die(self) -> Text:
        """With the sum of what is added."""
        if not self.modifiers:
            return text("die without modifier")
        return text("die {total}", total=f"{sum(one.amount for one in self.modifiers):+d}")


@dataclass(frozen=True, slots=True)
class Bar:
    words: Text
    chance: Fraction
    side: str = ""
    """In whose colour it is drawn; may be empty."""
    ways: Chances = ()
    """How it may happen, where there is room."""


@dataclass(frozen=True, slots=True)
class Bars:
    """Mutually exclusive chances: who wins."""

    rows: tuple[Bar, ...]
    verb: Text = NOTHING
    """Between the words of each row and its chance: "wins"."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Chances that are given in one line."""

    words: Text
    chances: Chances
    detail: Text = NOTHING
    """More about it, where there is room."""


@dataclass(frozen=True, slots=True)
class Table:
    rows: tuple[tuple[Text | Fraction, ...], ...]
    heads: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Remark:
    words: Text
    is_head: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    title: Text
    parts: tuple[Part, ...]
    is_head: bool = True
    """Otherwise the title is an ordinary line."""


@dataclass(frozen=True, slots=True)
class Notes:
    """Assumptions: small print."""

    title: Text
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Details:
    """Shown where there is room for a whole page, left out beside a map."""

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the choices offered now, and its consequences."""

    text: str
    """The choice in the game's notation."""
    words: Text
    chance: Fraction | None = None
    """The figure on its button: the chance to win, to arrive."""
    future: Text = NOTHING
    """What would follow, in one line."""
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Columns:
    """Sheets next to each other: against the weakest and the strongest that may be there."""

    sheets: tuple[OddsSheet, ...]


Part: TypeAlias = (
    "Roll | Bars | Spread | Table | Remark | Section | Notes | Details | Choice | Columns"
)


@dataclass(frozen=True, slots=True)
class OddsSheet:
    title: Text
    parts: tuple[Part, ...]
    is_exact: bool = True
    """False for a first answer that another will follow."""
    summary: Text = NOTHING
    """The essence in one line."""
    remarks: tuple[Text, ...] = ()
    """What is known and what is not, and other things worth saying."""
    data: Mapping[str, Any] = field(default_factory=dict)
    """The same for programs: mappings, lists, names, numbers and Fractions."""

    def choices(self) -> list[Choice]:
        return [part for part in self.parts if isinstance(part, Choice)]


FieldKind: TypeAlias = Literal["number", "choice", "flag", "place", "counters", "text"]


@dataclass(frozen=True, slots=True)
class Field:
    """One thing a form asks for: an option of the command line, a widget of the calculator."""

    name: str
    kind: FieldKind
    title: Text = NOTHING
    """In the calculator; a field without one exists only on the command line."""
    values: tuple[tuple[str, Text], ...] = ()
    """What may be chosen, value and words; the command line lists those of a choice only."""
    usual: str = ""
    least: int | None = None
    most: int | None = None
    help: Text = NOTHING
    placeholder: Text = NOTHING
    """An example, shown while the field is empty."""
    group: Text = NOTHING
    """Fields of a group stand together."""
    metavar: str = ""
    """What the command line calls its value; empty where the values are listed."""
    is_positional: bool = False
    """Given on the command line without a name; such fields are required."""
    is_repeated: bool = False
    """May be given several times; the values are separated by line breaks."""


@dataclass(frozen=True, slots=True)
class Form:
    """A question that can be described by hand: a combat, a march, a check."""

    name: str
    title: Text
    fields: tuple[Field, ...]
    help: Text = NOTHING
    """In a sentence, for the command line."""
    examples: str = ""
    """What one might write after the name of the form, one per line."""
    has_sides: bool = False
    """Whether its two sides can be swapped."""


@dataclass(frozen=True, slots=True)
class Filled:
    """Values for some fields of a form, and what is missing."""

    values: Mapping[str, str]
    note: Text = NOTHING


@dataclass(frozen=True, slots=True)
class SeenStack:
    """Counters on the map that may be taken into a form."""

    id: str
    title: Text


class NoAnswer(ValueError):
    """Why there are no odds: what is missing, as a sentence for people."""

    def __init__(self, words: Text) -> None:
        super().__init__(words)
        self.words = words


class OddsDesk:
    """The odds of one game. A game without a desk has no such menu entries.

    Values of fields are texts by name; a flag is "yes" or absent. What raises NoAnswer raises it
    when the first sheet is asked for.
    """

    def forms(self) -> Sequence[Form]:
        return ()

    def missing(self, form: str, values: Mapping[str, str]) -> Text:
        """What must be stated before anything can be computed, known at once; empty if nothing is
        missing."""
        return NOTHING

    def ask(self, form: str, values: Mapping[str, str]) -> Iterator[OddsSheet]:
        """Raises NoAnswer if the values do not form a question."""
        raise NotImplementedError

    def swapped(self, form: str, values: Mapping[str, str]) -> Mapping[str, str]:
        """The same with the sides exchanged, of a form that has sides."""
        return values

    def prefilled(self, form: str, views: Sequence[Any], place: PlaceId) -> Filled:
        """As the map has it there, or where a combat is fought if no place is named."""
        return Filled({})

    def stacks(self, views: Sequence[Any]) -> Sequence[SeenStack]:
        """What may be taken from the map into a field of counters."""
        return ()

    def taken(self, form: str, name: str, views: Sequence[Any], stack: str) -> Filled:
        """The values if this stack is taken into the field of this name."""
        return Filled({})

    def conduct(self) -> Sequence[Field]:
        """How the sides are assumed to behave, for `pending`."""
        return ()

    def pending(self, view: Any, conduct: Mapping[str, str]) -> Iterator[OddsSheet]:
        """Of what the game is waiting for now, with values for the fields of conduct()."""
        return iter(())

    def roller(self, view: Any) -> int:
        """The seat whose dice are awaited."""
        return 0

    def hidden(self, view: Any) -> OddsSheet:
        """Said instead where the seat may not know what is awaited."""
        return OddsSheet(NOTHING, ())

    def attack(
        self, view: Any, counters: Sequence[CounterId], goal: PlaceId
    ) -> Iterator[OddsSheet]:
        """If these own counters attacked there."""
        return iter(())
