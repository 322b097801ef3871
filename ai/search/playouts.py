"""How an imagined game goes on beyond the tree: by both sides' habits, until it can be judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from ai.search.budget import Budget
from ai.search.streams import Draws, Streams
from solitaire.advising import Advice, Playout
from solitaire.protocol import Chance, Over, Rules, Seat

PLIES_BETWEEN_LOOKS: Final = 32
"""Plies played before asking whether to stop; a ply takes some microseconds to a millisecond."""


class Abandoned(Exception):
    """Told to stop inside a simulation: its result is not to be counted."""


class Runner:
    """Plays imagined games on; owns the dice of the simulations."""

    def __init__(
        self, rules: Rules[Any, Any, Any], advice: Advice[Any, Any], horizon: int, rng: Streams
    ) -> None:
        self.rules = rules
        self.advice = advice
        self.rng = rng
        self.draws: Draws = rng.draws
        self._horizon = horizon
        self._until = horizon
        self._budget: Budget | None = None
        self._seat: Seat = 0
        self._standing: Mapping[str, int] = {}

    def begin(self, world: object, budget: Budget) -> None:
        """Simulations from here on start where this world stands."""
        horizon = self.advice.horizon(world) or self._horizon
        self._until = self.advice.clock(world) + horizon
        self._budget = budget

    def remind(self, seat: Seat, standing: Mapping[str, int]) -> None:
        """Playouts go on from what this seat was told to do over turns."""
        self._seat = seat
        self._standing = standing

    def new_playout(self, state: object) -> Playout[Any, Any]:
        playout = self.advice.new_playout()
        if self._standing:
            playout.remember(state, self._seat, self._standing)
        return playout

    def finish(self, state: object, playout: Playout[Any, Any]) -> Sequence[float]:
        """Scores per seat at the end of the game, or expected ones at the horizon."""
        scores = self._play_on(state, playout, False)
        return self.judged(state, playout) if scores is None else scores

    def _play_on(
        self, state: object, playout: Playout[Any, Any], to_the_end: bool
    ) -> Sequence[float] | None:
        """Scores at the end of the game; None where the state can be judged before that."""
        rules, rng = self.rules, self.rng
        plies = 0
        while True:
            pending = rules.pending(state)
            if isinstance(pending, Over):
                return pending.scores
            self.draws.turn_to(self.advice.moment(state))
            if isinstance(pending, Chance):
                ply = roll(rules, state, rng)
            else:
                ply = playout.choose(state, rng)
            rules.apply(state, ply, None)
            if not to_the_end and self.is_far(state):
                return None
            plies += 1
            if plies % PLIES_BETWEEN_LOOKS == 0:
                self._look_up()

    def is_far(self, state: object) -> bool:
        """Whether the state is at the horizon or beyond, and can be judged."""
        return self.advice.clock(state) >= self._until and self.advice.is_settled(state)

    def judged(self, state: object, playout: Playout[Any, Any]) -> Sequence[float]:
        """What a state at the horizon is worth. Where the judgement is not wholly trusted the game
        is played out as well, and both count; the end of the game judges itself."""
        pending = self.rules.pending(state)
        if isinstance(pending, Over):
            return pending.scores
        trust = self.advice.trust(state)
        if trust >= 1.0:
            return self.advice.value(state)
        judged = self.advice.value(state) if trust > 0.0 else None
        ended = self._play_on(state, playout, True)
        assert ended is not None
        if judged is None:
            return ended
        return [trust * judged[seat] + (1.0 - trust) * ended[seat] for seat in range(len(ended))]

    def _look_up(self) -> None:
        if self._budget is not None and self._budget.is_stopped():
            raise Abandoned


def roll(rules: Rules[Any, Any, Any], state: object, rng: Random) -> Any:
    """One outcome by its weight."""
    outcomes = rules.outcomes(state)
    total = 0
    for _, weight in outcomes:
        total += weight
    left = int(rng.random() * total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("an outcome of no weight")
