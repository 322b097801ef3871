"""What a game can tell a person about to give an order, and small answers it can give for them.

For windows and terminals; sessions, players and search never ask. Everything is answered from one
seat's view. A game with something to say supplies its own through its door (game.py); others get
the plain Adjutant, which foresees nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final

from solitaire.presenting.board import CounterId, PlaceId
from solitaire.protocol import Chance, Rules
from solitaire.text import NOTHING, Text

ASK: Final = "ask"
"""The value of a standing order that leaves the answer to the person; always the first."""


@dataclass(frozen=True, slots=True)
class RoadStep:
    """One step of a route."""

    place: PlaceId
    cost: int | Fraction
    """Movement points of the counter that pays most."""
    why: tuple[Text, ...]
    """What made it more expensive than an open road, with rules."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """What an order to go somewhere would lead to, as far as the seat can know."""

    goal: PlaceId
    steps: tuple[RoadStep, ...] = ()
    left: Text = NOTHING
    """The movement that is left, in words."""
    chances: tuple[tuple[Text, Fraction], ...] = ()
    """If dice decide: what may happen, in words, and how likely it is."""
    meeting: tuple[Text, ...] = ()
    """What happens when the enemy is there, with rules."""
    next_turn: tuple[Text, ...] = ()
    """What it would change for the turn after this one, with rules, if nothing else moved."""
    undo: Text = NOTHING
    """What could be taken back afterwards."""
    refusal: Text = NOTHING
    """Why the order cannot be given at all; then the rest is empty."""
    warnings: tuple[Text, ...] = ()
    """What may be lost where they leave, with rules."""
    going: tuple[CounterId, ...] = ()
    """Who goes, where that is not everybody who was asked about."""

    @property
    def is_fight(self) -> bool:
        return bool(self.meeting)

    @property
    def is_rolled(self) -> bool:
        return bool(self.chances)


@dataclass(frozen=True, slots=True)
class March:
    """An order to go somewhere: several choices in a row."""

    plies: tuple[Any, ...]
    """Each is taken if it is offered when its turn comes."""
    way: tuple[PlaceId, ...]
    """From where they stand; only that place if `then` decides on the rest."""
    foresight: Foresight
    then: Any = None
    """A choice with dice that is offered after those, and is asked about before they fall."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """Something that may have been forgotten before a phase ends."""

    words: Text
    """With a capital letter, without a full stop."""
    places: tuple[PlaceId, ...] = ()


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A question that a person may answer once and for all."""

    name: str
    words: Text
    """What it concerns, with its rule."""
    values: tuple[tuple[str, Text], ...]
    """Each value with its words, the first is ASK; none if names of counters are asked for."""
    usual: str = ASK


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """An offered choice that a standing order settles."""

    ply: Any
    why: Text
    """Which order it was, for the log."""
    notice: Text = NOTHING
    """What the person should hear, and may change, before anyone else chooses."""


class Adjutant:
    """Knows nothing. Games override what they can answer."""

    def foresee(self, view: Any, counters: Sequence[CounterId], goal: PlaceId) -> Foresight | None:
        """These counters go there; None if the game has nothing to say."""
        return None

    def march(self, view: Any, counters: Sequence[CounterId], goal: PlaceId) -> March | Text:
        """How these counters, which can move now, get there; or why they cannot. Empty if the game
        has nothing to say."""
        return NOTHING

    def begin(self, view: Any, counters: Sequence[CounterId]) -> Sequence[Any]:
        """The choices by which these counters only start to move together."""
        return ()

    def goals(self, view: Any, counters: Sequence[CounterId]) -> Sequence[PlaceId]:
        """Where these counters, which can move now, could go with one order, the nearest first;
        empty if the game cannot tell."""
        return ()

    def dearer_goals(
        self, view: Any, counters: Sequence[CounterId]
    ) -> tuple[Collection[PlaceId], Text]:
        """Those of their goals that cost more than others, and the cost in words."""
        return (), NOTHING

    def foresee_choice(self, view: Any, ply: Any) -> Foresight | None:
        """What an offered choice would lead to where dice or an enemy decide."""
        return None

    def engagement(self, view: Any) -> tuple[str, int] | None:
        """Where a combat is being fought and its round; None if there is none."""
        return None

    def is_interruption(self, view: Any) -> bool:
        """Whether the seat is asked in another seat's phase."""
        return False

    def forgotten(self, view: Any, offered: Sequence[Any]) -> list[Reminder]:
        """What a person who is about to end a phase may have overlooked."""
        return []

    def pressing(self, view: Any, offered: Sequence[Any]) -> Text:
        """Why the person should look at a question before the rest of a turn is skipped; empty if
        there is no reason."""
        found = self.forgotten(view, offered)
        return found[0].words if found else NOTHING

    def suggestion(self, view: Any, offered: Sequence[Any]) -> Any | None:
        """A sound choice among minor ones; None where the person must think."""
        return None

    def effect(self, view: Any, ply: Any) -> Text:
        """What an offered choice changes at once, in a few words."""
        return NOTHING

    def likeness(self, view: Any, ply: Any) -> Hashable:
        """Equal for offered choices that make no difference."""
        return str(ply)

    def standing_orders(self) -> Sequence[StandingOrder]:
        """What may be settled once and for all."""
        return ()

    def standing_answer(
        self, view: Any, offered: Sequence[Any], orders: Mapping[str, str]
    ) -> StandingAnswer | None:
        """The choice that these orders (value by name) settle; None if the person is asked."""
        return None


def dice_after(rules: Rules[Any, Any, Any], view: Any, ply: Any) -> str:
    """What is rolled for as soon as this choice is made; empty if nothing is. Tried in one world
    that fits the view."""
    world = rules.imagine(view, Random(0))
    rules.apply(world, ply)
    pending = rules.pending(world)
    return pending.cause if isinstance(pending, Chance) else ""
