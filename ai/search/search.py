"""Thinks for one seat of one game: information-set Monte Carlo tree search over imagined worlds.

It is given views, never a state. The same seed, the same views and the same nodes give the same
answers, whatever the true state behind the views.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, Final

from ai.honesty.fingerprint import fingerprint
from ai.search.belief import Belief
from ai.search.budget import Budget, Limit
from ai.search.choice import PLAY, chosen, ranked
from ai.search.course import Course
from ai.search.formations import OrderMemory
from ai.search.levels import Settings
from ai.search.nodes import Node, NodeStore
from ai.search.plans import WEIGHTY_SHARE, PlanSearch
from ai.search.playouts import Abandoned, Runner
from ai.search.rehearsal import Rehearsal
from ai.search.report import (
    CARRIED_OUT,
    FORCED,
    HABIT,
    PLANNED,
    REHEARSED,
    SEARCHED,
    ArmStatistics,
    Candidate,
    Report,
    RootStatistics,
)
from ai.search.selection import Selector
from ai.search.streams import Streams
from ai.search.tree import Tree
from solitaire.advising import Advice, PlannedOrder, PlanSlot, SealedGame
from solitaire.protocol import Decide, Rules, Seat

SMALL: Final = 0.01
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
        rehearsal: Rehearsal | None = None,
    ) -> None:
        """A rehearsal, if the game is small enough for one, goes on at every question."""
        self.settings = settings
        self._rules = rules
        self._advice = advice
        self._seed = seed
        self._rng = Random(seed)
        self._runner = Runner(rules, advice, settings.horizon, Streams(seed))
        self.nodes = NodeStore(settings.nodes_kept)
        """Kept through the game."""
        self._rehearsal = rehearsal
        self._tree = Tree(
            self._runner, _selector(settings, self._rng), self.nodes, rehearsal, settings.lessons
        )
        self._memory = OrderMemory()
        self._belief: Belief | None = None
        """Of the question that was studied last."""
        self._slots: Sequence[PlanSlot] = ()
        self._course: Course | None = None
        self._standing: dict[str, int] = {}
        """Orders that last over turns, by the keys of their slots."""
        self._planned_clock = -1
        """The player-turn that was planned last; plans made later in it are corrections."""
        self._planned_view: Any = None

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

    def told(self) -> Mapping[str, int]:
        """The orders of the plan under way, by the keys of its slots; empty if there is none."""
        return {} if self._course is None else self._course.order_by_key

    def standing(self) -> dict[str, int]:
        """Orders that were given to last over turns, by the keys of their slots."""
        return dict(self._standing)

    def stand_by(self, orders: Mapping[str, int]) -> None:
        """The lasting orders of the searcher that decides: to change them costs here too."""
        self._standing = dict(orders)

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
        self._runner.rng.seed(self._rng.getrandbits(64))
        self.nodes.search += 1
        belief = self._imagined(view)
        self._belief = belief
        world = belief.worlds[0]
        if self._course is not None and self._course.is_over(world):
            self._course = None
        self._slots = self._advice.slots(world)
        if self._slots:
            budget = self._budget(self._plan_nodes(view, world, limit), limit)
            return self._study_plan(belief, budget, listener)
        return self._study_reaction(belief, limit, listener)

    def decide(self, view: Any, study: RootStatistics, purpose: str = PLAY) -> Report:
        """Choose by the statistics of this question, which study() was asked about last."""
        rng = Random(fingerprint(self._seed, view, purpose))
        arm = chosen(study, purpose, self.settings.margin, rng)
        if study.how == PLANNED:
            return self._report(self._first_ply(arm.key), study)
        return self._report(arm.key, study)

    def _budget(self, nodes: int, limit: Limit) -> Budget:
        """Eased in won games, unless somebody asked for so many nodes or seconds."""
        budget = Budget(nodes, limit)
        if limit.nodes is None and limit.seconds is None:
            budget.let_ease(self.settings.won, self.settings.won_share)
        return budget

    def _imagined(self, view: Any) -> Belief:
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

    # -- a plan -----------------------------------------------------------------------------------

    def _study_plan(
        self, belief: Belief, budget: Budget, listener: Callable[[Report], None] | None
    ) -> RootStatistics:
        self._runner.begin(belief.worlds[0], budget)
        search = self._plan_search(belief, budget, listener)
        with suppress(Abandoned):
            search.run(budget, self._final_share(search, budget))
        search.remember()
        return self._plan_study(search, budget, len(belief.worlds))

    def _final_share(self, search: PlanSearch, budget: Budget) -> float:
        """A new plan weighs its weighty orders one by one; a correction after a die does not."""
        is_new = self._course is None
        if is_new and search.propose_weighty(budget.nodes):
            return WEIGHTY_SHARE
        search.propose_rallies(budget.nodes)
        return self.settings.final_share

    def _plan_study(self, search: PlanSearch, budget: Budget, worlds: int) -> RootStatistics:
        assert self._belief is not None
        caution = self._caution(self._belief.worlds[0])
        return self._cautious(_plan_study(search, budget, worlds), search.base.orders, caution)

    def _cautious(self, study: RootStatistics, usual: Any, caution: float) -> RootStatistics:
        """Others must surpass the usual choice, if the game is so minded."""
        study.caution = caution
        if caution > 0.0:
            study.base = usual
        return study

    def _caution(self, world: Any) -> float:
        """About plans: one that is being carried out stands more firmly than one that is usual."""
        if self._course is None:
            return self._advice.caution(world)
        return self._advice.steadiness(world)

    def _plan_search(
        self, belief: Belief, budget: Budget, listener: Callable[[Report], None] | None
    ) -> PlanSearch:
        settings = self.settings
        search = PlanSearch(
            self._runner,
            belief,
            self._slots,
            self._memory,
            self._rng,
            width=settings.order_width,
            widening=settings.widening,
            widening_power=settings.widening_power,
            finalists=settings.finalists,
            change_cost=settings.change_cost,
            caution=self._advice.caution(belief.worlds[0]),
            is_steady=self._caution(belief.worlds[0]) > 0.0,
        )
        if self._course is not None:
            search.propose(self._course.order_by_key, is_under_way=True)
        elif self._standing:
            search.propose(self._standing)
        search.keep(self._standing)
        if listener is not None:
            search.tell = lambda: self._tell(
                listener, self._plan_study(search, budget, len(belief.worlds))
            )
        return search

    def _plan_nodes(self, view: Any, world: Any, limit: Limit) -> int:
        clock = self._advice.clock(world)
        is_correction = clock == self._planned_clock and view != self._planned_view
        if not is_correction:
            self._planned_clock = clock
            self._planned_view = view
        if limit.nodes is not None:
            return limit.nodes
        if limit.seconds is not None:
            return 0
        share = self._advice.plan_effort(world)
        if is_correction:
            share *= self.settings.replan_share
        return max(FEWEST_NODES, round(self.settings.plan_nodes * share))

    def _first_ply(self, orders: tuple[int, ...]) -> Any:
        """Begin to carry out a plan."""
        assert self._belief is not None
        world = self._belief.copy(0)
        playout = self._advice.new_executor()
        playout.follow(world, orders)
        rng = Random(self._rng.getrandbits(64))
        course = Course(self._rules, self._advice, world, self._belief.seat, playout, rng)
        for slot, order in zip(self._slots, orders, strict=True):
            course.order_by_key[slot.key] = order
            if slot.is_lasting:
                self._standing[slot.key] = order
        self._course = course
        return course.next_ply()

    # -- a single choice --------------------------------------------------------------------------

    def _study_reaction(
        self,
        belief: Belief,
        limit: Limit,
        listener: Callable[[Report], None] | None,
    ) -> RootStatistics:
        world = belief.worlds[0]
        effort = self._advice.effort(world)
        if effort <= 0.0:
            how = HABIT if self._course is None else CARRIED_OUT
            return RootStatistics(how, [ArmStatistics(self._habitual_ply(belief))], worlds=1)
        asked = self._rules.pending(world)
        assert isinstance(asked, Decide)
        game = self._advice.sealed_game(world) if asked.sealed else None
        if game is not None:
            return self._study_sealed(game, asked.seat, limit, listener)
        budget = self._budget(self._reaction_nodes(limit, effort), limit)
        self._runner.begin(world, budget)
        self._runner.remind(asked.seat, self._standing)
        if self._rehearsal is not None:
            study = self._rehearse(self._rehearsal, world, asked.seat, budget)
            if study is not None:
                return study
        root = self._tree.node_at(world, asked)
        if listener is not None:
            self._tree.tell = lambda: self._tell(
                listener, self._tree_study(root, budget, len(belief.worlds))
            )
        with suppress(Abandoned):
            self._tree.run(root, belief, budget)
        self._tree.tell = None
        return self._tree_study(root, budget, len(belief.worlds))

    def _tree_study(self, root: Node, budget: Budget, worlds: int) -> RootStatistics:
        study = _tree_study(root, budget, worlds)
        if not root.priors:
            return study
        assert self._belief is not None
        usual = max(study.arms, key=lambda arm: arm.prior).key
        return self._cautious(study, usual, self._advice.caution(self._belief.worlds[0]))

    def _study_sealed(
        self,
        game: SealedGame[Any, Any],
        seat: Seat,
        limit: Limit,
        listener: Callable[[Report], None] | None,
    ) -> RootStatistics:
        """A mixture over the choices of a seat that chooses unseen, as its opponent does."""
        from ai.search.sealed import ITERATIONS, SealedStudy, kept  # loads numpy

        budget = Budget(self._sealed_nodes(limit), limit)
        study = SealedStudy(self._rules, self._advice, game)
        if listener is not None:  # solving it every time would take a fifth of the thinking
            study.tell = lambda: listener(
                Report(None, "", SEARCHED, budget.spent, 1, budget.seconds_spent())
            )
        with suppress(Abandoned):
            study.run(budget, self._rng)
        found = study.solved(ITERATIONS)
        shares = kept(found.columns if seat else found.rows)
        return _sealed_study(game.plies[seat], shares.tolist(), found.worths(seat).tolist(), budget)

    def _sealed_nodes(self, limit: Limit) -> int:
        if limit.seconds is not None:
            return limit.nodes or 0
        nodes = self.settings.sealed_nodes if limit.nodes is None else limit.nodes
        return max(nodes, FEWEST_NODES)

    def _rehearse(
        self, rehearsal: Rehearsal, world: Any, seat: Seat, budget: Budget
    ) -> RootStatistics | None:
        """The answer by rehearsing; None if too few rehearsals come by what is asked."""
        plies = self._rules.actions(world)
        shares = rehearsal.study(seat, self._rules.info_key(world, seat), plies, budget)
        if shares is None:
            self.nodes.clear()  # nodes keep what an earlier rehearsal said
            return None
        return _rehearsed_study(plies, shares, budget)

    def _habitual_ply(self, belief: Belief) -> Any:
        """The next step of the plan that is being carried out, or what one usually does."""
        if self._course is None:
            executor = self._advice.new_executor()
            world = belief.copy(0)
            executor.remember(world, belief.seat, self._standing)
            return executor.choose(world, self._rng)
        self._course.go_on_in(belief.copy(0))
        return self._course.next_ply()

    def _reaction_nodes(self, limit: Limit, effort: float) -> int:
        if limit.nodes is not None:
            return limit.nodes
        if limit.seconds is not None:
            return 0
        return max(FEWEST_NODES, round(self.settings.reaction_nodes * effort))

    # -- reports ----------------------------------------------------------------------------------

    def _tell(self, listener: Callable[[Report], None], study: RootStatistics) -> None:
        best = ranked(study)[0].key
        listener(self._report(None if study.how == PLANNED else best, study))

    def _report(self, ply: Any, study: RootStatistics) -> Report:
        """What was found so far; a plan that is still being searched has no first ply yet."""
        return Report(
            ply,
            "" if ply is None else self._rules.ply_text(ply),
            study.how,
            study.nodes,
            study.worlds,
            study.seconds,
            tuple([self._candidate(arm, study.how) for arm in ranked(study)[:SHOWN]]),
        )

    def _candidate(self, arm: ArmStatistics, how: str) -> Candidate:
        orders = self._orders(arm.key) if how == PLANNED else ()
        text = "; ".join(one.text for one in orders) if orders else self._rules.ply_text(arm.key)
        score, error = self._borne_out(arm.mean, arm.error)
        return Candidate(text, arm.visits, score, error, arm.prior, orders)

    def _borne_out(self, score: float, error: float) -> tuple[float, float]:
        """As the game's calibration tells scores, the error by how it stretches them there."""
        if self._belief is None:
            return score, error
        told = partial(self._advice.calibrated, self._belief.worlds[0])
        seen = min(max(score, 0.0), 1.0)
        low, high = max(seen - SMALL, 0.0), min(seen + SMALL, 1.0)
        return told(seen), error * (told(high) - told(low)) / (high - low)

    def _orders(self, orders: tuple[int, ...]) -> tuple[PlannedOrder, ...]:
        assert self._belief is not None
        world = self._belief.worlds[0]
        return tuple(
            [
                self._advice.order_of(world, slot, order)
                for slot, order in zip(self._slots, orders, strict=True)
            ]
        )


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


def _plan_study(search: PlanSearch, budget: Budget, worlds: int) -> RootStatistics:
    arms = [
        ArmStatistics(
            plan.orders,
            plan.trials,
            plan.trial_total,
            plan.trial_squares,
            plan.prior,
            pairs=plan.gain.count,
            gain_total=plan.gain.total,
            gain_squares=plan.gain.squares,
        )
        if plan.trials
        else ArmStatistics(plan.orders, plan.count, plan.total, plan.squares, plan.prior)
        for plan in search.candidates(SHOWN)
    ]
    return RootStatistics(PLANNED, arms, budget.spent, worlds, budget.seconds_spent())


def _sealed_study(
    plies: Sequence[Any], shares: Sequence[float], worths: Sequence[float], budget: Budget
) -> RootStatistics:
    """Each choice with its share, and its worth as if every game had shown it."""
    trials = max(budget.spent, 1)
    arms = [
        ArmStatistics(ply, trials, worth * trials, worth * worth * trials, share, share * trials)
        for ply, share, worth in zip(plies, shares, worths, strict=True)
    ]
    return RootStatistics(SEARCHED, arms, budget.spent, 1, budget.seconds_spent())


def _rehearsed_study(
    plies: Sequence[Any], shares: Sequence[float], budget: Budget
) -> RootStatistics:
    arms = [
        ArmStatistics(ply, prior=share, share=share)
        for ply, share in zip(plies, shares, strict=True)
    ]
    return RootStatistics(REHEARSED, arms, budget.spent, 0, budget.seconds_spent())
