"""One simulation: down the tree in one imagined world, one new node, habits beyond, learn.

Dice are drawn by their weight and make no nodes. A node of the other side is found by what *that*
side can tell apart in the imagined world, so what is learnt there is learnt for all worlds that
look alike to it.

In every imagined world our own secrets are the true ones, so the other side would learn to act as
if it knew them. Where lessons are wanted it learns from these only: simulations in which our
secrets are dealt anew, as it may imagine them, when it is first asked.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from ai.search.belief import Belief
from ai.search.budget import Budget
from ai.search.nodes import Node, NodeStore
from ai.search.playouts import Runner, roll
from ai.search.rehearsal import Rehearsal
from ai.search.selection import Selector, handicap, prior_visits
from solitaire.protocol import Chance, Decide, Over, Seat

TRIALS_OF_ARM: Final = 6
"""Simulations there must be on the average for each arm that is tried at the root."""

NEVER: Final = 1e-4
"""Arms less likely than this part of the likeliest are not tried at the root: the game says that
they are hardly ever right, and a few simulations would let one win by luck."""

DEEPEST: Final = 100
"""Choices in the tree, then habits take over: where choices can be taken back nodes follow each
other in a ring, and nothing is learnt before a simulation ends."""

NODES_WITHOUT_BOUND: Final = 192
"""Simulations that are expected where the budget does not say."""


class Tree:
    def __init__(
        self,
        runner: Runner,
        selector: Selector,
        store: NodeStore,
        rehearsal: Rehearsal | None,
        lessons: float = 0.0,
    ) -> None:
        """`lessons` is the share of simulations that teach the other side; with none of them it
        learns from all."""
        self.tell: Callable[[], None] | None = None
        """Called now and then while the search runs."""
        self._rules = runner.rules
        self._advice = runner.advice
        self._runner = runner
        self._selector = selector
        self._store = store
        self._rehearsal = rehearsal
        self._plan_questions: set[str] = set()
        """Where the tree ends: asking each time whether there are plans would cost too much."""
        self._path: list[Node] = []
        self._arms: list[int] = []
        self._chances: list[float] = []
        self._lessons = lessons
        self._is_lesson = False
        self._dealt_at = -1
        """Nodes of the path before our secrets were dealt anew; -1 if they were not."""

    def node_at(self, state: object, asked: Decide) -> Node:
        """The node of this situation, made if it is new."""
        key = self._rules.info_key(state, asked.seat)
        node = self._store.find(asked.seat, key)
        return self._new_node(state, asked, key) if node is None else node

    def run(self, root: Node, belief: Belief, budget: Budget) -> None:
        """Simulate until the budget is spent."""
        if root.priors and not root.is_sealed:
            self._narrow_down(root, belief, budget)
            while not budget.is_bounded() and not budget.is_stopped():
                budget.begin_episode()
                self._narrow_down(root, belief, budget)
            return
        while not budget.is_spent():
            state = belief.draw()
            self.simulate(root, self._selector.select(root, belief.seat), state, belief.seat)
            self._spend(budget)

    def _narrow_down(self, root: Node, belief: Belief, budget: Budget) -> None:
        """Sequential halving: the likeliest arms in the same worlds, half of them leaving at each
        round. What matters at the root is the last choice, not how well the arms did meanwhile."""
        expected = budget.nodes if budget.nodes > 0 else max(budget.spent, NODES_WITHOUT_BOUND)
        likely = [
            arm for arm in range(len(root.plies)) if root.priors[arm] > root.priors[0] * NEVER
        ]
        arms = likely[: max(expected // TRIALS_OF_ARM, 2)]
        rounds = max((len(arms) - 1).bit_length(), 1)
        for number in range(rounds):
            until = (number + 1.0) / rounds
            while budget.share_spent() < until and budget.has_room_for(len(arms)):
                index = belief.draw_index()
                chance = self._selector.number()
                for arm in arms:
                    self._runner.draws.begin(chance)
                    self.simulate(root, arm, belief.copy(index), belief.seat)
                    self._spend(budget)
                budget.ease(root.total / root.visits)
            arms = best_half(root, arms)

    def _spend(self, budget: Budget) -> None:
        budget.spend()
        if self._store.is_full():
            self._store.drop_half()
        if self.tell is not None and budget.is_time_to_tell():
            self.tell()

    def simulate(self, root: Node, arm: int, state: object, searcher: Seat) -> None:
        """Play one imagined game with this arm of the root; the given world is used up."""
        path, arms, chances = self._path, self._arms, self._chances
        path.clear()
        arms.clear()
        chances.clear()
        self._dealt_at = -1
        self._is_lesson = self._lessons > 0.0 and self._runner.rng.random() < self._lessons
        scores = self._descend(root, arm, state, searcher)
        for step in range(len(path)):
            node = path[step]
            if not self._learns(step, node.seat == searcher):
                continue
            score = float(scores[node.seat])
            if node.is_sealed:
                node.learn_regrets(arms[step], chances[step], score)
            node.learn(arms[step], score)

    def _learns(self, step: int, is_ours: bool) -> bool:
        """Ours learn with our true secrets, theirs without."""
        if self._lessons == 0.0:
            return True
        if self._dealt_at < 0:
            return is_ours
        return step >= self._dealt_at

    def _descend(self, node: Node, arm: int, state: object, searcher: Seat) -> Sequence[float]:
        rules, runner, selector = self._rules, self._runner, self._selector
        while True:
            self._path.append(node)
            self._arms.append(arm)
            self._chances.append(selector.chance)
            rules.apply(state, node.plies[arm], None)
            pending = rules.pending(state)
            while isinstance(pending, Chance):
                runner.draws.turn_to(runner.advice.moment(state))
                rules.apply(state, roll(rules, state, runner.rng), None)
                pending = rules.pending(state)
            if isinstance(pending, Over):
                return pending.scores
            if runner.is_far(state):
                return runner.judged(state, runner.new_playout(state))
            assert isinstance(pending, Decide)
            if pending.question in self._plan_questions:
                return runner.finish(state, runner.new_playout(state))
            if self._is_lesson and self._dealt_at < 0 and pending.seat != searcher:
                state = rules.imagine(rules.view(state, pending.seat), runner.rng)
                self._dealt_at = len(self._path)
            if len(self._path) >= DEEPEST:
                return runner.finish(state, runner.new_playout(state))
            key = rules.info_key(state, pending.seat)
            found = self._store.find(pending.seat, key)
            if found is None:
                self._open(state, pending, key)
                return runner.finish(state, runner.new_playout(state))
            node = found
            arm = selector.select(node, searcher)

    def _open(self, state: object, asked: Decide, key: Hashable) -> None:
        """The tree grows by one node, unless a plan is asked for: habits make those."""
        if self._advice.slots(state):
            self._plan_questions.add(asked.question)
        else:
            self._new_node(state, asked, key)

    def _new_node(self, state: object, asked: Decide, key: Hashable) -> Node:
        plies = list(self._rules.actions(state))
        priors = list(self._advice.priors(state, plies))
        policy = self._rehearsed_policy(asked.seat, key, plies)
        if priors:
            order = sorted(range(len(plies)), key=lambda index: -priors[index])
            plies = [plies[index] for index in order]
            priors = [priors[index] for index in order]
            policy = [policy[index] for index in order] if policy else policy
        node = Node(asked.seat, plies, priors)
        node.policy = policy
        node.is_sealed = asked.sealed
        node.first = int(self._runner.rng.random() * len(plies))
        self._store.add(asked.seat, key, node)
        return node

    def _rehearsed_policy(self, seat: Seat, key: Hashable, plies: list[Any]) -> list[float]:
        if self._rehearsal is None:
            return []
        policy = self._rehearsal.policy(seat, key, plies)
        return [] if policy is None else list(policy)


def best_half(root: Node, arms: list[int]) -> list[int]:
    """By their means, drawn towards what the priors suggest."""
    base = root.total / root.visits if root.visits > 0 else 0.5
    weight = prior_visits(root.variance())
    scores = {arm: judged(root, arm, base, weight) for arm in arms}
    return sorted(arms, key=lambda arm: -scores[arm])[: (len(arms) + 1) // 2]


def judged(root: Node, arm: int, base: float, weight: float) -> float:
    expected = base - handicap(root.priors[arm], root.priors[0])
    return (root.totals[arm] + weight * expected) / (root.counts[arm] + weight)
