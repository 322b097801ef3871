"""What a game tells people beyond its rules: help, groupings, what is worth reporting.

The terminal and the window use it; sessions, players and search never do. A game that has something
to say supplies its own through its door (game.py); others get the plain Guide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from solitaire.advising import PlannedOrder
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.protocol import Event, Rules, Seat
from solitaire.text import NOTHING, Text, capital, joined, text, verbatim


@dataclass(frozen=True, slots=True)
class Verb:
    """The first word of a choice, and what may follow it."""

    arguments: tuple[str, ...]
    """What each following word names, in words: ("an area", "a bridge")."""
    meaning: str
    """What the choice does, with its rule."""
    names: tuple[tuple[str, ...], ...] = ()
    """For each argument, every name that can ever occur there; none if there are too many to
    list."""
    more: str = ""
    """The verb that adds another of the kind: "with" after "move"; empty if it is itself."""
    closing: str = ""
    """The choice that ends what an order with this verb began: "halt"; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Journey:
    """Counters of one seat go from one place to another."""

    seat: Seat
    start: PlaceId
    end: PlaceId
    size: int
    """How many counters."""
    counters: tuple[CounterId, ...] = ()
    """Those of them that are named."""
    is_flight: bool = False
    """An enemy drove them."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """Counters of one seat that the other sees, in one place."""

    seat: Seat
    place: PlaceId
    counters: tuple[CounterId, ...]


@dataclass(frozen=True, slots=True)
class Phase:
    """What a heading of the sequence of play means."""

    turn: int = 0
    """1 for the first; 0 if the game has no turns."""
    seat: Seat | None = None
    """Whose phase it is."""
    is_combat: bool = False


@dataclass(frozen=True, slots=True)
class Estimate:
    """What can be inferred about the enemy in one area. Shares are those of weighted worlds."""

    area: str
    seen: int
    """Counters that are seen there, whichever they are."""
    known: tuple[str, ...]
    """Those of them that the seat can name."""
    strength: tuple[float, int, int]
    """Mean, minimum and maximum over nine worlds in ten."""
    guesses: tuple[tuple[str, float], ...]
    """Counters that may be among the others, with the share of the worlds; the likeliest first."""
    dummies: float
    """How many of them are thought to be dummies."""
    per_point: int = 1
    """Units of strength in a strength point."""

    @property
    def points(self) -> tuple[float, float, float]:
        """The strength in strength points."""
        mean, low, high = self.strength
        return mean / self.per_point, low / self.per_point, high / self.per_point

    @property
    def unknown(self) -> int:
        return self.seen - len(self.known)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a commander thinks of his position when he plans."""

    seat: Seat
    chance: float
    """Of winning, as he sees it."""
    before: float | None
    """What it was when he planned last."""
    orders: tuple[PlannedOrder, ...]
    """One for each formation."""
    rivals: tuple[PlannedOrder, ...] = ()
    """Orders of a plan that looked as good, where they differ."""
    is_clear: bool = False
    """No other plan came close."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A thought in words."""

    outlook: Text
    """How he judges his chances."""
    orders: Text = NOTHING
    """What he intends to do about it."""

    def whole(self) -> Text:
        return joined((self.outlook, self.orders), " ")


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the help."""

    title: Text
    paragraphs: tuple[Text, ...]


def read_pages(data: Mapping[str, Any]) -> tuple[Page, ...]:
    """The pages of a game's help.toml."""
    return tuple(
        Page(verbatim(one["title"]), tuple(map(verbatim, one["paragraphs"])))
        for one in data.get("pages", ())
    )


def page_texts(data: Mapping[str, Any]) -> list[str]:
    """The parts of them that are translated."""
    return [words.template for page in read_pages(data) for words in (page.title, *page.paragraphs)]


@dataclass(frozen=True, slots=True)
class Topic:
    """What dispatches are filed under."""

    name: str
    title: Text
    is_of_oneself: bool = False
    """Reported for the seat's own counters too: what happened to them, not what they did."""


class Storyteller:
    """Retells a whole game to somebody who watches both sides. Remembers what it has told.

    This one gives the sentences of the log; games override what they can tell better.
    """

    def __init__(self, rules: Rules[Any, Any, Any], guide: Guide) -> None:
        self._rules = rules
        self._guide = guide
        self._sentences: list[str] = []

    def opening(self, views: Sequence[Any], options: Mapping[str, str]) -> Sequence[str]:
        """Paragraphs before the first turn."""
        return ()

    def turn_title(self, turn: str) -> str:
        return capital(verbatim(turn))

    def phase_title(self, phase: str) -> str:
        """What precedes the first paragraph of a phase; may be empty."""
        return verbatim(phase)

    def thought(self, thought: Thought) -> Thinking:
        return Thinking(
            text(
                "The {side} side gives itself {chance} % to win.",
                side=verbatim(self._rules.seats[thought.seat].capitalize()),
                chance=round(100 * thought.chance),
            )
        )

    def saw(self, events: Sequence[Event], views: Sequence[Any]) -> None:
        """What happened in one ply; the views of all seats are those after it."""
        self._sentences += [
            verbatim(self._rules.words(event))
            for event in events
            if self._guide.is_full_account(event) and self._guide.is_notable(event)
        ]

    def passage(self) -> Sequence[str]:
        """Paragraphs on what was seen since the last passage: one phase."""
        told, self._sentences = self._sentences, []
        return [joined(told, " ")] if told else []

    def nightfall(self, views: Sequence[Any]) -> Sequence[str]:
        """Paragraphs at the end of a turn."""
        return ()

    def closing(self, views: Sequence[Any]) -> Sequence[str]:
        """Paragraphs after the last turn."""
        return ()


class Guide:
    """Answers for any game. Games override what they know better."""

    def verbs(self) -> Mapping[str, Verb]:
        """By word; empty if the words of this game are not described."""
        return {}

    def question_help(self, question: str) -> Text:
        """A few sentences on what is asked, with rule numbers."""
        return NOTHING

    def typing_help(self, question: str) -> str:
        """How the answer is typed in a terminal, where that needs an example."""
        return ""

    def dice_of_orders(self, events: Sequence[Event], seat: Seat) -> Sequence[Event]:
        """Events that tell a seat how its own orders fared with the dice."""
        return ()

    def situation(self, view: Any) -> Text:
        """What the current question is about: who moves, which combat. A sentence or nothing."""
        return NOTHING

    def place_of(self, view: Any, ply: Any) -> str:
        """The heading below which a choice is listed: where the counter stands."""
        return NOTHING

    def about(self, view: Any, name: str) -> Sequence[str]:
        """What the view's seat may know about an area or a counter; empty if none is meant."""
        return []

    def names(self) -> Mapping[str, Sequence[str]]:
        """Everything about() knows, by kind: "area", "counter"."""
        return {}

    def map_lines(self, view: Any, columns: int) -> list[str]:
        """The field drawn in characters for a terminal of this many columns; empty if not
        available."""
        return []

    def pages(self) -> Sequence[Page]:
        """What the help says about playing this game in the window."""
        return ()

    def rule(self, number: str) -> Sequence[str]:
        """A section of the rules or a ruling in our words; empty if there is none."""
        return []

    def rule_titles(self) -> Mapping[str, str]:
        """The sections that rule() knows."""
        return {}

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Whether seats may know different things in a game with these options."""
        return True

    def is_full_account(self, event: Event) -> bool:
        """False for an event that tells one seat less than another event tells it in full."""
        return True

    def is_notable(self, event: Event) -> bool:
        """Whether somebody who follows the game from a distance wants to hear about it."""
        return True

    def journey(self, event: Event) -> Journey | None:
        """If it is one, as the event tells it."""
        return None

    def topics(self) -> Sequence[Topic]:
        return ()

    def topic(self, event: Event) -> str:
        """The name of the topic under which it is filed; empty if it is not news from the field."""
        return ""

    def joined(self, event: Event, following: Event) -> Event | None:
        """Both as one, such as two steps of one march; None if each is told by itself."""
        return None

    def is_tally(self, event: Event) -> bool:
        """Whether it only counts something, so that what follows may be joined to what was told
        before it."""
        return False

    def battle_at(self, event: Event) -> PlaceId:
        """Where it starts a battle; empty for anything else."""
        return ""

    def revealed(self, event: Event) -> Sighting | None:
        """If it says that counters are seen, and nothing else."""
        return None

    def sighting_words(self, seen: Sighting) -> Text:
        """What was seen, in a sentence of a report; may be empty."""
        return NOTHING

    def areas_of(self, event: Event) -> tuple[str, ...]:
        """Where it happened."""
        return ()

    def actor(self, event: Event) -> Seat | None:
        """Who did it or suffered it."""
        return None

    def estimates(
        self, view: Any, worlds: Sequence[Any], shares: Sequence[float]
    ) -> Sequence[Estimate]:
        """What a neutral staff officer would infer about the enemy, area by area, from worlds that
        fit the view and their likelihood."""
        return ()

    def fact(self, view: Any, words: Sequence[str]) -> bool:
        """Whether a named condition that the game's lesson waits for holds in a view."""
        return False

    def opens_phase(self, event: Event) -> bool:
        """Whether a new phase or turn has begun before this event at the latest."""
        return False

    def turn_opened(self, event: Event) -> int:
        """The number of the turn that it starts; 0 if it says anything else."""
        return 0

    def opens_turn(self, event: Event) -> bool:
        """Whether it says nothing but that a new turn has begun."""
        return bool(self.turn_opened(event))

    def begins_march(self, ply: Any) -> bool:
        """Whether this choice picks up counters for a march."""
        return False

    def turns(self) -> Sequence[Text]:
        """The turns of a whole game as a calendar shows them: their dates. Empty if their number is
        not known."""
        return ()

    def phase(self, heading: Sequence[str]) -> Phase:
        """What a heading of the rules means."""
        return Phase()

    def order_words(self, order: PlannedOrder) -> Text:
        """An order of a plan, without a capital letter or full stop."""
        return verbatim(order.text)

    def plan_words(self, orders: Sequence[PlannedOrder]) -> Sequence[Text]:
        """The same of a whole plan, line by line, without those that have nothing to do."""
        return [self.order_words(one) for one in orders if not one.is_idle]

    def is_attack(self, order: PlannedOrder) -> bool:
        """Such orders are shown before others."""
        return False

    def is_feint(self, order: PlannedOrder) -> bool:
        """Such orders are mentioned only where there are no others."""
        return False

    def storyteller(self, rules: Rules[Any, Any, Any]) -> Storyteller:
        return Storyteller(rules, self)
