"""Who plays in a comparison: our searcher, and OpenSpiel's Python ISMCTS bot, by CPU time.

Both are given the CPU seconds that one decision may take; what they really took is counted.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]
from open_spiel.python.algorithms.mcts import (  # type: ignore[import-untyped]
    RandomRolloutEvaluator,
)

import ai.search.budget
from ai.search.budget import Limit
from ai.search.levels import Settings
from ai.search.rehearsal import Rehearsal
from ai.search.search import Searcher
from solitaire.advising import NoAdvice
from tests.peers.bridge import AnyRules, Bridge

ENDLESS: Final = 10**9


def count_cpu_seconds() -> None:
    """Let our budgets run by CPU time, as the peer's do: the machine may be busy."""
    setattr(ai.search.budget, "perf_counter", process_time)  # noqa: B010  it is not exported


class Contestant:
    """Plays all games of a match from one seat or the other."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.decisions = 0
        self.used = 0.0

    def begin(self, seed: int) -> None:
        """A new game."""

    def choose(self, state: Any, seat: int, offered: int) -> Any:
        """Chooses by what the seat may see of this state; counts the time and real decisions."""
        started = process_time()
        ply = self.decide(state, seat)
        self.used += process_time() - started
        self.decisions += offered > 1
        return ply

    def decide(self, state: Any, seat: int) -> Any:
        raise NotImplementedError


class Ours(Contestant):
    """The generic search. A kept rehearsal lasts from game to game, otherwise for one game."""

    def __init__(
        self, rules: AnyRules, seconds: float, *, keeps: bool = False, rehearses: bool = True
    ) -> None:
        super().__init__(seconds)
        self._rules = rules
        self._keeps = keeps
        self._rehearses = rehearses
        self._rehearsal: Rehearsal | None = None
        self._searcher: Searcher | None = None

    def begin(self, seed: int) -> None:
        if self._rehearses and (self._rehearsal is None or not self._keeps):
            self._rehearsal = Rehearsal(self._rules, {}, Random(seed))
        self._searcher = new_searcher(self._rules, seed, self._rehearsal)

    def decide(self, state: Any, seat: int) -> Any:
        assert self._searcher is not None
        view, offered = self._rules.view(state, seat), self._rules.actions(state)
        return self._searcher.think(view, offered, Limit(seconds=self.seconds)).ply


def new_searcher(rules: AnyRules, seed: int, rehearsal: Rehearsal | None) -> Searcher:
    useful = rehearsal if rehearsal is not None and rehearsal.is_useful else None
    return Searcher(rules, NoAdvice(rules), Settings(), seed, useful)


class Anyone(Contestant):
    """Chooses at random."""

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(0.0)
        self._rules = rules
        self._rng = Random(0)

    def begin(self, seed: int) -> None:
        self._rng = Random(seed)

    def decide(self, state: Any, seat: int) -> Any:
        return self._rng.choice(self._rules.actions(state))


class _TimeUp(Exception):
    pass


class TimedBot(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot as it is, but it stops by the clock instead of after so many simulations."""

    def __init__(self, game: Any, exploration: float, seed: int) -> None:
        randomness = np.random.RandomState(seed % 2**32)
        evaluator = RandomRolloutEvaluator(1, randomness)
        super().__init__(game, evaluator, exploration, ENDLESS, random_state=randomness)
        self.deadline = 0.0
        self.most = ENDLESS
        self.simulations = 0

    def sample_root_state(self, state: Any) -> Any:
        is_over = process_time() >= self.deadline or self.simulations >= self.most
        # Without a single visit there is no answer yet; two simulations give one.
        if is_over and self._root_node.total_visits > 0:
            raise _TimeUp
        self.simulations += 1
        return super().sample_root_state(state)

    def think(self, state: Any, seconds: float, most: int = ENDLESS) -> int:
        self.simulations = 0
        self.most = most
        self.deadline = process_time() + seconds
        try:
            policy = self.run_search(state)
        except _TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        actions, shares = zip(*policy, strict=True)
        return int(self._random_state.choice(actions, p=shares))


class Peer(Contestant):
    """OpenSpiel's Python ISMCTS with our worlds wherever it cannot make its own."""

    def __init__(self, bridge: Bridge, seconds: float) -> None:
        super().__init__(seconds)
        self._bridge = bridge
        self._bot: TimedBot | None = None
        self._rng = Random(0)

    def begin(self, seed: int) -> None:
        self._rng = Random(seed)
        self._bot = TimedBot(self._bridge.peer, self._bridge.exploration, seed)

    def decide(self, state: Any, seat: int) -> Any:
        bridge, bot = self._bridge, self._bot
        assert bot is not None
        peer_state = bridge.peer_state(state)
        if not bridge.resamples_itself:
            bot.set_resampler(bridge.resampler(bridge.rules.view(state, seat), self._rng))
        action = bot.think(peer_state, self.seconds)
        for ply in bridge.rules.actions(state):
            if bridge.peer_action(peer_state, ply) == action:
                return ply
        raise pyspiel.SpielError(f"no such action: {action}")
