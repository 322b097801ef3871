"""Flat Monte Carlo, a baseline: every offered choice gets the same playouts in the same worlds.

The same belief, habits and judgement as the search, but no tree and no plans. All that is kept is
what was chosen at each view: where a choice can be taken back it would go round in a ring for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from ai.honesty.fingerprint import fingerprint
from ai.search.belief import Belief
from ai.search.budget import Budget, Limit
from ai.search.levels import Settings
from ai.search.playouts import Abandoned, Runner
from ai.search.streams import Streams
from solitaire.advising import Advice
from solitaire.protocol import Rules


class FlatSearcher:
    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        advice: Advice[Any, Any],
        settings: Settings,
        seed: int,
    ) -> None:
        self._rules = rules
        self._advice = advice
        self._settings = settings
        self._seed = seed
        self._taken: dict[int, list[Any]] = {}

    def think(self, view: Any, offered: Sequence[Any], limit: Limit) -> Any:
        """The choice with the best mean; the first of them if several are equal."""
        if len(offered) == 1:
            return offered[0]
        key = fingerprint(self._seed, view)
        taken = self._taken.setdefault(key, [])
        others = [ply for ply in offered if ply not in taken] or offered
        means = self._mean_scores(view, others, limit, Random(key))
        taken.append(others[means.index(max(means))])
        return taken[-1]

    def _mean_scores(
        self, view: Any, offered: Sequence[Any], limit: Limit, rng: Random
    ) -> list[float]:
        belief = self._belief(view, rng)
        chance = Streams(rng.getrandbits(64))
        runner = Runner(self._rules, self._advice, self._settings.horizon, chance)
        budget = Budget(limit.nodes or 0, limit)
        runner.begin(belief.worlds[0], budget)
        totals, rounds = [0.0] * len(offered), 0
        with suppress(Abandoned):
            while rounds == 0 or budget.has_room_for(len(offered)):
                self._add_round(totals, offered, belief, runner)
                rounds += 1
                budget.spent += len(offered)
        return totals

    def _add_round(
        self, totals: list[float], offered: Sequence[Any], belief: Belief, runner: Runner
    ) -> None:
        """One playout of each choice in one world; counted only if all were finished."""
        index = belief.draw_index()
        scores = []
        for ply in offered:
            state = belief.copy(index)
            self._rules.apply(state, ply, None)
            scores.append(runner.finish(state, self._advice.new_playout())[belief.seat])
        for place, score in enumerate(scores):
            totals[place] += score

    def _belief(self, view: Any, rng: Random) -> Belief:
        return Belief(
            self._rules,
            self._advice,
            view,
            rng,
            worlds=self._settings.worlds,
            temper=self._settings.temper,
            floor=self._settings.floor,
        )
