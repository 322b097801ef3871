"""Thinks for one seat of one game: information-set Monte Carlo tree search over imagined worlds.

It is given views, never a state. The same seed, the same views and the same nodes give the same
answers, whatever the true state behind the views.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from ai.belief import Belief
from ai.budget import Budget, Limit
from ai.choice import PLAY, chosen, ranked
from ai.course import Course
from ai.fingerprint import fingerprint
from ai.levels import Settings
from ai.nodes import Node, NodeStore, Prepared
from ai.playouts import Abandoned, Runner
from ai.report import (
    CARRIED_OUT,
    FORCED,
    HABIT,
    PREPARED,
    SEARCHED,
    ArmStatistics,
    Candidate,
    Report,
    RootStatistics,
)
from ai.selection import Selector
from ai.tree import Tree
from solitaire.advising import Advice
from solitaire.protocol import Decide, Rules

SHOWN: Final = 8
"""Candidates in a report."""

FEWEST_NODES: Final = 2


class Searcher:
    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        advice: Advice[Any, Any],
        settings: Settings,
        seed: int,
        prepared: Prepared | None = None,
    ) -> None:
        self.settings = settings
        self._rules = rules
        self._advice = advice
        self._seed = seed
        self._rng = Random(seed)
        self._runner = Runner(rules, advice, settings.horizon, self._rng)
        self._store = NodeStore(settings.nodes_kept)
        self._tree = Tree(self._runner, _selector(settings, self._rng), self._store, prepared)
        self._course: Course | None = None

    def think(
        self,
        view: Any,
        offered: Sequence[Any],
        limit: Limit | None = None,
        listener: Callable[[Report], None] | None = None,
        purpose: str = PLAY,
    ) -> Report:
        """The choice of the seat that has this view, and what was found on the way."""
        report = self.answer_at_once(view, offered)
        if report is not None:
            return report
        study = self.study(view, offered, limit or Limit(), listener)
        return self.decide(view, study, purpose)

    # -- without searching ------------------------------------------------------------------------

    def answer_at_once(self, view: Any, offered: Sequence[Any]) -> Report | None:
        """What needs no search: a single choice, the next step of a plan that goes as foreseen."""
        course = self._course
        if course is not None and course.foresees(view):
            ply = course.next_ply()
            if ply in offered:
                return self._short_report(ply, FORCED if len(offered) == 1 else CARRIED_OUT)
        if len(offered) == 1:
            return self._short_report(offered[0], FORCED)
        self._course = None
        return None

    def _short_report(self, ply: Any, how: str) -> Report:
        return Report(ply, self._rules.ply_text(ply), how)

    # -- searching --------------------------------------------------------------------------------

    def study(
        self,
        view: Any,
        offered: Sequence[Any],
        limit: Limit,
        listener: Callable[[Report], None] | None = None,
    ) -> RootStatistics:
        """Search without deciding: what several processes found can be merged before decide()."""
        self._rng.seed(fingerprint(self._seed, view))
        self._store.search += 1
        belief = self._belief(view)
        return self._study_reaction(belief, offered, limit, listener)

    def decide(self, view: Any, study: RootStatistics, purpose: str = PLAY) -> Report:
        """Choose by the statistics of this question."""
        rng = Random(fingerprint(self._seed, view, purpose))
        arm = chosen(study, purpose, self.settings.margin, rng)
        return self._report(arm, study)

    def _belief(self, view: Any) -> Belief:
        settings = self.settings
        return Belief(
            self._rules,
            self._advice,
            view,
            self._rng,
            worlds=settings.worlds,
            temper=settings.temper,
            floor=settings.floor,
        )

    # -- a single choice --------------------------------------------------------------------------

    def _study_reaction(
        self,
        belief: Belief,
        offered: Sequence[Any],
        limit: Limit,
        listener: Callable[[Report], None] | None,
    ) -> RootStatistics:
        world = belief.worlds[0]
        effort = self._advice.effort(world)
        if effort <= 0.0:
            ply = self._advice.new_playout().choose(world, self._rng)
            return RootStatistics(HABIT, [ArmStatistics(ply)], worlds=1)
        asked = self._rules.pending(world)
        assert isinstance(asked, Decide)
        root = self._tree.node_at(world, asked)
        if root.policy:
            return _prepared_study(root)
        budget = Budget(self._reaction_nodes(limit, effort), limit)
        self._runner.begin(world, budget)
        self._run_tree(root, belief, budget, listener)
        return _tree_study(root, budget, len(belief.worlds))

    def _reaction_nodes(self, limit: Limit, effort: float) -> int:
        if limit.nodes is not None:
            return limit.nodes
        if limit.seconds is not None:
            return 0
        return max(FEWEST_NODES, round(self.settings.reaction_nodes * effort))

    def _run_tree(
        self,
        root: Node,
        belief: Belief,
        budget: Budget,
        listener: Callable[[Report], None] | None,
    ) -> None:
        tree, store = self._tree, self._store
        try:
            while not budget.is_spent():
                tree.simulate(root, belief.draw(), belief.seat)
                budget.spend()
                if store.is_full():
                    store.drop_half()
                if listener is not None and budget.is_time_to_tell():
                    self._tell(listener, _tree_study(root, budget, len(belief.worlds)))
        except Abandoned:
            pass

    # -- reports ----------------------------------------------------------------------------------

    def _tell(self, listener: Callable[[Report], None], study: RootStatistics) -> None:
        listener(self._report(ranked(study)[0], study))

    def _report(self, arm: ArmStatistics, study: RootStatistics) -> Report:
        return Report(
            arm.key,
            self._rules.ply_text(arm.key),
            study.how,
            study.nodes,
            study.worlds,
            study.seconds,
            tuple([self._candidate(arm) for arm in ranked(study)[:SHOWN]]),
        )

    def _candidate(self, arm: ArmStatistics) -> Candidate:
        text = self._rules.ply_text(arm.key)
        return Candidate(text, arm.visits, arm.mean, arm.error, arm.prior)


def _selector(settings: Settings, rng: Random) -> Selector:
    return Selector(
        rng,
        exploration=settings.exploration,
        prior_exploration=settings.prior_exploration,
        urgency=settings.urgency,
        width=settings.width,
        widening=settings.widening,
        widening_power=settings.widening_power,
        smooth=settings.smooth,
    )


def _tree_study(root: Node, budget: Budget, worlds: int) -> RootStatistics:
    arms = [
        ArmStatistics(
            root.plies[arm],
            root.counts[arm],
            root.totals[arm],
            root.squares[arm],
            root.priors[arm] if root.priors else 1.0 / len(root.plies),
            root.strategy[arm] if root.strategy else 0.0,
        )
        for arm in range(len(root.plies))
    ]
    return RootStatistics(SEARCHED, arms, budget.spent, worlds, budget.seconds_spent())


def _prepared_study(root: Node) -> RootStatistics:
    arms = [
        ArmStatistics(ply, prior=share, share=share)
        for ply, share in zip(root.plies, root.policy, strict=True)
    ]
    return RootStatistics(PREPARED, arms)
