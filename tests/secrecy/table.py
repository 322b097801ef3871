"""What the secrecy tests share: random games of Castiglione, and everything a seat is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.knowledge import is_visible
from solitaire.games.castiglione.core.options import OPTIONS
from solitaire.games.castiglione.core.plies import Ply
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.game import RULES as RULES
from solitaire.games.castiglione.terms import AREA_LIMIT, GARRISON
from solitaire.protocol import Chance, Decide, Event, Over, Seat, may_see
from solitaire.registry import game_of
from solitaire.workbench.randomplay import offered_plies, random_options

BOARD: Final = RULES.board
GUIDE: Final = game_of(RULES).guide()
VISIBILITIES: Final = ("open", "mist", "fog")
SEATS: Final = range(2)
MOST_PLIES: Final = 4000


class Moment:
    """A state of a random game before one of its plies, and what the ply told."""

    __slots__ = ("events", "ply", "state")

    def __init__(self, state: State, ply: Ply, events: list[Event]) -> None:
        self.state = state
        self.ply = ply
        self.events = events
        """All of them, whoever may hear them."""


def options_of(visibility: str, rng: Random) -> dict[str, str]:
    """The other switches as chance has it."""
    return {**random_options(OPTIONS, rng), "visibility": visibility}


def random_game(options: dict[str, str], rng: Random) -> Iterator[Moment]:
    """A game ply by ply; rare outcomes come as often as likely ones. The states are not copies."""
    state = RULES.start(options)
    for _ in range(MOST_PLIES):
        pending = RULES.pending(state)
        if isinstance(pending, Over):
            return
        before = RULES.copy(state)
        ply = rng.choice(offered_plies(RULES, state, pending))
        events: list[Event] = []
        RULES.apply(state, ply, events)
        yield Moment(before, ply, events)


def sampled_moments(visibility: str, count: int, rng: Random) -> Iterator[Moment]:
    """So many moments, spread over whole games with all kinds of options."""
    taken = 0
    while taken < count:
        offset = rng.randrange(SPACING)
        for number, moment in enumerate(random_game(options_of(visibility, rng), rng)):
            if number % SPACING == offset:
                yield moment
                taken += 1
                if taken == count:
                    return


SPACING: Final = 23
"""Plies between two sampled moments; no phase of the game has a rhythm of this length."""


def heard(events: list[Event], seat: Seat) -> list[str]:
    return [RULES.words(event) for event in events if may_see(event.audience, seat)]


def is_asked(state: State, seat: Seat) -> bool:
    pending = RULES.pending(state)
    return isinstance(pending, Decide) and pending.seat == seat


def question_seen(state: State, seat: Seat) -> str:
    """What the seat knows of what the game waits for."""
    pending = RULES.pending(state)
    if isinstance(pending, Decide):
        return pending.question if pending.seat == seat else "the enemy is asked"
    if isinstance(pending, Chance):
        return f"{pending.cause} {pending.audience}"
    return pending.summary


def hidden_counters(state: State, seat: Seat) -> list[int]:
    """Enemy counters on the map that the seat cannot see at this moment."""
    enemy = 1 - seat
    return [
        enemy * 64 + local
        for local in members(BOARD.counters[enemy])
        if state.place[enemy * 64 + local] < AREA_LIMIT
        and BOARD.counter_kind[enemy * 64 + local] != GARRISON
        and not is_visible(state, enemy * 64 + local)
    ]
