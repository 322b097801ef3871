"""A demonstration as a film: shots that can be shown forwards and backwards. No Qt widgets.

A shot keeps the views of all seats and what happened with its audience. What is shown of it depends
on the viewpoint: a seat gets its own view, what it heard and its own commander's thoughts; whoever
looks at everything gets all of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, TypeAlias

from solitaire.advising import PlannedOrder
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.guide import Guide
from solitaire.presenting.picture import Picture
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Event, Rules, Seat, may_see
from solitaire.registry import game_of
from solitaire.session import Session
from solitaire.text import Text
from ui.common.chronicle import LogLine
from ui.desktop.board.naming import Names
from ui.desktop.style.language import translated

Viewpoint: TypeAlias = Seat | None
"""Through whose eyes one looks; None for whoever sees everything."""
Heading: TypeAlias = tuple[str, ...]

BASE_SECONDS: Final = 0.7
SECONDS_PER_LETTER: Final = 0.035
"""About 28 letters a second: quick readers keep up, others slow the demo down."""
MOST_PLANNED: Final = 6
"""Arrows of one plan: more hide the map."""
LONGEST_CAPTION: Final = 190
"""Letters that a line can hold; of more, only what is notable is told."""
LONGEST_TRAIL: Final = 12
"""Steps of one march whose arrows stay."""


@dataclass(frozen=True, slots=True)
class Move:
    """An arrow: one step of a march that somebody saw."""

    seat: Seat
    start: PlaceId
    end: PlaceId


@dataclass(frozen=True, slots=True)
class Shot:
    """A moment worth looking at."""

    number: int
    plies: int
    """How many plies were played by then."""
    heading: Heading
    """The turn and the phase to which it belongs."""
    views: tuple[Any, ...]
    events: tuple[Event, ...] = ()
    thinker: Viewpoint = None
    """Whose thought it shows; None if it shows what happened."""
    thought: str = ""
    orders: tuple[PlannedOrder, ...] = ()
    """Of the plan that is thought of."""

    def is_seen_by(self, viewpoint: Viewpoint) -> bool:
        if viewpoint is None:
            return True
        return self.thinker == viewpoint or bool(self.seen_events(viewpoint))

    def seen_events(self, viewpoint: Viewpoint) -> list[Event]:
        return [one for one in self.events if viewpoint is None or may_see(one.audience, viewpoint)]


class Film:
    """The shots so far, in order; the first shows the beginning."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self.rules = rules
        self.game = game_of(rules)
        self.guide: Guide = self.game.guide()
        self.shots: list[Shot] = []
        self.chances: list[tuple[int, Seat, float]] = []
        """From which shot on a seat gives itself which chance to win, in that order."""

    def __len__(self) -> int:
        return len(self.shots)

    @cached_property
    def presenter(self) -> Presenter:
        found = self.game.presenter()
        assert found is not None, "a game without a map is not filmed"
        return found

    @cached_property
    def names(self) -> Names:
        return Names(self.presenter)

    @property
    def armies(self) -> list[str]:
        """How the sides are called after "the" in a sentence."""
        return [self.names.army(side) for side in self.rules.seats]

    def add(self, shot: Shot) -> None:
        self.shots.append(replace(shot, number=len(self.shots)))

    def tell_chance(self, number: int, seat: Seat, chance: float) -> None:
        self.chances.append((number, seat, chance))
        self.chances.sort(key=lambda one: one[0])

    # -- finding ----------------------------------------------------------------------------------

    def seen_after(self, number: int, viewpoint: Viewpoint) -> int | None:
        """The next shot in which this viewpoint sees something; None if there is none yet."""
        later = range(number + 1, len(self.shots))
        return next((n for n in later if self.shots[n].is_seen_by(viewpoint)), None)

    def seen_before(self, number: int, viewpoint: Viewpoint) -> int:
        earlier = range(number - 1, 0, -1)
        return next((n for n in earlier if self.shots[n].is_seen_by(viewpoint)), 0)

    def start_of(self, depth: int, number: int) -> int:
        """Where the turn (depth 1) or the phase (2) of this shot begins."""
        part = self.shots[number].heading[:depth]
        while number and self.shots[number - 1].heading[:depth] == part:
            number -= 1
        return number

    def start_after(self, depth: int, number: int) -> int:
        """Where the next turn or phase begins; the last shot if none has begun yet."""
        part = self.shots[number].heading[:depth]
        for later in range(number + 1, len(self.shots)):
            if self.shots[later].heading[:depth] != part:
                return later
        return len(self.shots) - 1

    def start_before(self, depth: int, number: int) -> int:
        """Where this turn or phase begins; the one before if we are at its beginning."""
        begin = self.start_of(depth, number)
        return self.start_of(depth, begin - 1) if begin == number and begin else begin

    def turns(self) -> list[tuple[str, int]]:
        """Each turn's name and its first shot."""
        found: dict[str, int] = {}
        for shot in self.shots:
            found.setdefault(shot.heading[0], shot.number)
        return list(found.items())

    @cached_property
    def dates(self) -> Sequence[Text]:
        """From the turn of the first shot to the last of this game; empty if nobody knows how many
        there will be."""
        last = self.presenter.picture(self.shots[0].views[:1]).clock.turns
        return self.guide.turns()[max(self.turn_of(0) - 1, 0) : last]

    def turn_of(self, number: int) -> int:
        """Of a shot, 1 for the first turn."""
        return self.guide.phase(self.shots[number].heading).turn

    def battles(self, viewpoint: Viewpoint) -> list[int]:
        return [one.number for one in self.shots if self.begins_battle(one.number, viewpoint)]

    def begins_battle(self, number: int, viewpoint: Viewpoint) -> bool:
        return any(map(self.guide.battle_at, self.shots[number].seen_events(viewpoint)))

    def moves(self, number: int, viewpoint: Viewpoint) -> list[Move]:
        steps = map(self.guide.journey, self.shots[number].seen_events(viewpoint))
        found = [Move(step.seat, step.start, step.end) for step in steps if step is not None]
        return list(dict.fromkeys(found))

    def chance_at(self, number: int, seat: Seat) -> float | None:
        """What the seat gave itself last, at this shot."""
        found = [value for since, who, value in self.chances if who == seat and since <= number]
        return found[-1] if found else None

    def picture(self, number: int, viewpoint: Viewpoint) -> Picture:
        """Of the position at a shot, with what was told up to it."""
        shot = self.shots[number]
        views = shot.views if viewpoint is None else [shot.views[viewpoint]]
        told = [one for earlier in self.shots[: number + 1] for one in earlier.events]
        heard = [one for one in told if viewpoint is None or may_see(one.audience, viewpoint)]
        return self.presenter.annotated(self.presenter.picture(views), heard)

    # -- telling ----------------------------------------------------------------------------------

    def caption(self, number: int, viewpoint: Viewpoint) -> str:
        shot = self.shots[number]
        if shot.thinker is not None:
            return translated(shot.thought) if viewpoint in (None, shot.thinker) else ""
        events = self._worth_a_caption(shot, viewpoint)
        sentences = list(map(self.rules.words, events))
        if len(" ".join(sentences)) > LONGEST_CAPTION:
            notable = filter(self.guide.is_notable, events)
            sentences = list(map(self.rules.words, notable)) or sentences
        return " ".join(map(translated, sentences))

    def _heard(self, shot: Shot, viewpoint: Viewpoint) -> list[Event]:
        """Someone who hears everything does not hear the same thing twice."""
        heard = shot.seen_events(viewpoint)
        return heard if viewpoint is not None else list(filter(self.guide.is_full_account, heard))

    def _worth_a_caption(self, shot: Shot, viewpoint: Viewpoint) -> list[Event]:
        """Marches as a whole; that marchers are seen goes without saying."""
        heard = self._heard(shot, viewpoint)
        marching = self._marching(heard)
        return self._whole_marches([one for one in heard if not self._sees_only(one, marching)])

    def _marching(self, events: Sequence[Event]) -> set[tuple[Seat, CounterId]]:
        """The counters that are named as travelling."""
        steps = map(self.guide.journey, events)
        return {(one.seat, counter) for one in steps if one is not None for counter in one.counters}

    def _sees_only(self, event: Event, marching: set[tuple[Seat, CounterId]]) -> bool:
        """Whether it tells that one of these is seen."""
        sight = self.guide.revealed(event)
        if sight is None or len(sight.counters) != 1:
            return False
        return (sight.seat, sight.counters[0]) in marching

    def _whole_marches(self, events: Sequence[Event]) -> list[Event]:
        """Steps of the same counters one after the other as one march."""
        found: list[Event] = []
        for event in events:
            whole = self.guide.joined(found[-1], event) if found else None
            if whole is not None:
                found[-1] = whole
            else:
                found.append(event)
        return found

    def lines(self, number: int, viewpoint: Viewpoint) -> list[LogLine]:
        """Everything told up to this shot, oldest first; a march is told in one line."""
        found: list[LogLine] = []
        told: list[Event] = []
        for shot in self.shots[: number + 1]:
            if shot.thinker is None:
                told += self._heard(shot, viewpoint)
            elif viewpoint in (None, shot.thinker):
                found += map(self._line, self._whole_marches(told))
                found.append(LogLine(f"({translated(shot.thought)})"))
                told = []
        return [*found, *map(self._line, self._whole_marches(told))]

    def _line(self, event: Event) -> LogLine:
        return LogLine(self.rules.words(event), self.guide.turn_opened(event))

    def seconds(self, number: int, viewpoint: Viewpoint) -> float:
        """How long a reader wants to look at it."""
        return BASE_SECONDS + SECONDS_PER_LETTER * len(self.caption(number, viewpoint))

    def is_notable(self, number: int, viewpoint: Viewpoint) -> bool:
        """Whether somebody who follows from afar wants to see it."""
        shot = self.shots[number]
        if shot.thinker is not None or number == 0:
            return viewpoint in (None, shot.thinker) or number == 0
        return any(map(self.guide.is_notable, shot.seen_events(viewpoint)))

    def is_sighting(self, number: int, viewpoint: Viewpoint) -> bool:
        """Whether nothing happens but that somebody is seen."""
        heard = self._worth_a_caption(self.shots[number], viewpoint)
        return bool(heard) and all(self.guide.revealed(one) is not None for one in heard)

    def trail(self, number: int, viewpoint: Viewpoint) -> list[Move]:
        """The steps of the march that this shot belongs to, so far as they were seen."""
        found = self.moves(number, viewpoint)
        if len(found) != 1:
            return found
        for earlier in self._back_from(number, viewpoint):
            moves = self.moves(earlier.number, viewpoint)
            is_joined = (
                moves and moves[-1].end == found[0].start and moves[-1].seat == found[0].seat
            )
            if not is_joined or len(moves) != 1 or earlier.heading != self.shots[number].heading:
                break
            found.insert(0, moves[0])
        return found[-LONGEST_TRAIL:]

    def _back_from(self, number: int, viewpoint: Viewpoint) -> Iterator[Shot]:
        while number:
            number = self.seen_before(number, viewpoint)
            yield self.shots[number]

    def planned(self, number: int) -> list[Move]:
        """The moves that the orders of a thought mean, in their order."""
        shot = self.shots[number]
        if shot.thinker is None:
            return []
        orders = sorted(shot.orders, key=lambda order: not self.guide.is_attack(order))
        going = [order for order in orders if not order.is_staying]
        found = [Move(shot.thinker, order.at, order.goal) for order in going]
        # A bridge to be broken, say, is no place to go to.
        return [move for move in found if self.names.place(move.end)][:MOST_PLANNED]


class FilmMaker:
    """Listens to the whole game and adds a shot for each ply that brought something."""

    def __init__(self, film: Film, session: Session[Any, Any, Any]) -> None:
        self._film = film
        self._session = session
        self._heading = session.heading
        """Before the next ply."""
        film.add(self._shot(self._heading, ()))

    def happened(self, events: Sequence[Event]) -> None:
        after = self._session.heading
        opens = any(map(self._film.guide.opens_phase, events))
        self._film.add(self._shot(after if opens else self._heading, tuple(events)))
        self._heading = after

    def taken_back(self) -> None:
        """Nobody takes anything back in a demonstration."""

    def think(self, seat: Seat, thought: str, orders: tuple[PlannedOrder, ...]) -> None:
        shot = self._shot(self._session.heading, ())
        self._film.add(replace(shot, thinker=seat, thought=thought, orders=orders))

    def _shot(self, heading: Heading, events: tuple[Event, ...]) -> Shot:
        session = self._session
        views = tuple(session.view(seat) for seat in range(len(self._film.rules.seats)))
        return Shot(0, session.plies_played, heading, views, events)
