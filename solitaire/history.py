"""The plies played so far and the state they lead to. Knows neither seats nor files.

Taking back means replaying from a stored state, so that rules need no code for it.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from solitaire.protocol import Chance, Decide, Event, Over, Pending, Rules, Seat

StateT = TypeVar("StateT")
PlyT = TypeVar("PlyT", bound=Hashable)
ViewT = TypeVar("ViewT")

PLIES_PER_SNAPSHOT: Final = 64
"""At most this many plies are replayed to take one back; a stored state costs a few kilobytes."""


@dataclass(frozen=True, slots=True)
class Played(Generic[PlyT]):
    """A ply that was played."""

    ply: PlyT
    asked: Decide | Chance
    """What it answered."""

    @property
    def seat(self) -> Seat | None:
        """Who chose it; None if it was rolled."""
        return self.asked.seat if isinstance(self.asked, Decide) else None


@dataclass(frozen=True, slots=True)
class Attempt(Generic[StateT, PlyT]):
    """A ply tried on a copy of the state."""

    played: Played[PlyT]
    state: StateT
    events: list[Event]


class History(Generic[StateT, PlyT, ViewT]):
    def __init__(self, rules: Rules[StateT, PlyT, ViewT], start: StateT) -> None:
        self.rules = rules
        self.state = start
        self.plies: list[Played[PlyT]] = []
        self._snapshots = [rules.copy(start)]
        """The states after 0, PLIES_PER_SNAPSHOT, 2 * PLIES_PER_SNAPSHOT ... plies."""

    @property
    def pending(self) -> Pending:
        return self.rules.pending(self.state)

    def attempt(self, ply: PlyT) -> Attempt[StateT, PlyT]:
        """What an offered ply would lead to; nothing changes until it is kept."""
        asked = self.pending
        assert not isinstance(asked, Over), "a ply was played after the end of the game"
        state = self.rules.copy(self.state)
        events: list[Event] = []
        self.rules.apply(state, ply, events)
        return Attempt(Played(ply, asked), state, events)

    def keep(self, attempt: Attempt[StateT, PlyT]) -> None:
        self.state = attempt.state
        self.plies.append(attempt.played)
        if len(self.plies) % PLIES_PER_SNAPSHOT == 0:
            self._snapshots.append(self.rules.copy(self.state))

    def play(self, ply: PlyT) -> list[Event]:
        """Carry out an offered ply at once and return what happened."""
        attempt = self.attempt(ply)
        self.keep(attempt)
        return attempt.events

    def take_back(self, plies: int) -> None:
        """Return to where the game was this many plies ago."""
        left = len(self.plies) - plies
        self.state = self.state_after(left)
        del self.plies[left:]
        del self._snapshots[left // PLIES_PER_SNAPSHOT + 1 :]

    def state_after(self, plies: int) -> StateT:
        """The state after the first so many plies, as a separate copy."""
        snapshot = plies // PLIES_PER_SNAPSHOT
        state = self.rules.copy(self._snapshots[snapshot])
        for played in self.plies[snapshot * PLIES_PER_SNAPSHOT : plies]:
            self.rules.apply(state, played.ply)
        return state
