"""How long to think: by simulations, by the clock, until told to stop.

A budget of nodes alone is exactly repeatable; seconds and stopping are not.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

LOOK_UP_AFTER: Final = 0.01
"""Seconds between two questions whether to stop."""

TELL_AFTER: Final = 0.1
"""Seconds between two reports of progress."""

LOOK_BEFORE_EASING: Final = 0.6
"""Part of the eased budget that is spent before the game is held to be won."""

FIRST_EPISODE: Final = 256
"""Simulations after which a search without a bound first comes to a result."""


class Limit:
    """What one decision may cost. Without nodes and seconds the settings of the level decide."""

    __slots__ = ("nodes", "seconds", "stop")

    def __init__(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.stop = stop


class Budget:
    """A limit being used up."""

    def __init__(self, nodes: int, limit: Limit) -> None:
        """`nodes` of 0 leaves the clock or the stop to end it."""
        self.nodes = nodes
        self.spent = 0
        self._stop = limit.stop
        self._started = perf_counter()
        self._seconds = -1.0 if limit.seconds is None else limit.seconds
        self._look_up_at = self._started
        self._tell_at = self._started + TELL_AFTER
        self._is_stopped = False
        self._episode = FIRST_EPISODE
        self._episode_begun = 0
        self._eased_nodes = 0
        self._won = 1.0

    def let_ease(self, won: float, share: float) -> None:
        """Be content with this share of the nodes if the mean score is at least `won`."""
        self._won = won
        self._eased_nodes = round(self.nodes * share)

    def ease(self, mean: float) -> None:
        """Told the mean score now and then: thinking on changes nothing in a game that is won."""
        if self._eased_nodes and self.spent >= self._eased_nodes * LOOK_BEFORE_EASING:
            if mean >= self._won:
                self.nodes = self._eased_nodes
            self._eased_nodes = 0

    def spend(self) -> None:
        self.spent += 1

    def is_spent(self) -> bool:
        """Whether no further simulation may begin."""
        return (self.nodes > 0 and self.spent >= self.nodes) or self.is_stopped()

    def has_room_for(self, nodes: int) -> bool:
        if self.nodes > 0 and self.spent + nodes > self.nodes:
            return False
        return not self.is_stopped()

    def is_stopped(self) -> bool:
        """Whether to leave off at once, even inside a simulation."""
        if self._is_stopped:
            return True
        if self._seconds < 0.0 and self._stop is None:
            return False
        now = perf_counter()
        if self._seconds >= 0.0 and now - self._started >= self._seconds:
            self._is_stopped = True
        elif self._stop is not None and now >= self._look_up_at:
            self._look_up_at = now + LOOK_UP_AFTER
            self._is_stopped = bool(self._stop())
        return self._is_stopped

    def share_spent(self) -> float:
        """How much of the budget is gone, 0 to 1, by what runs out first; without a bound, how
        much of the episode."""
        if not self.is_bounded():
            return min((self.spent - self._episode_begun) / self._episode, 1.0)
        share = 0.0
        if self.nodes > 0:
            share = self.spent / self.nodes
        if self._seconds > 0.0:
            share = max(share, self.seconds_spent() / self._seconds)
        return min(share, 1.0)

    def is_bounded(self) -> bool:
        return self.nodes > 0 or self._seconds >= 0.0

    def begin_episode(self) -> None:
        """Without a bound: as long again as everything before."""
        self._episode_begun = self.spent
        self._episode = max(self.spent, FIRST_EPISODE)

    def seconds_spent(self) -> float:
        return perf_counter() - self._started

    def is_time_to_tell(self) -> bool:
        now = perf_counter()
        if now < self._tell_at:
            return False
        self._tell_at = now + TELL_AFTER
        return True
